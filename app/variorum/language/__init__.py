"""Text to sentences, entities, quotes, figures, dates and vectors: the only spaCy and ONNX."""

from variorum.language.annotator import Language, load

__all__ = ["Language", "load"]
