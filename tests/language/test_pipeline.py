"""The pipeline as it is loaded."""

from __future__ import annotations

import pytest
from thinc.api import get_current_ops

from variorum.language import pipeline as pipelines
from variorum.model.options import Options


@pytest.mark.model
def test_matrices_are_multiplied_by_the_faster_library(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = get_current_ops()
    calls: list[str] = []
    monkeypatch.setattr("blis.py.gemm", lambda *_, **__: calls.append("blis"))
    words = pipelines.load(Options().pipeline).parse("Two men fled on Monday.").words
    assert [word.lemma for word in words[0]] == ["two", "man", "flee", "on", "monday", "."]
    assert not calls
    assert get_current_ops() is slow  # as it was for whoever uses the library beside us
