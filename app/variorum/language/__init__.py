"""Text to sentences, entities, quotes, figures, dates and vectors: the only spaCy and ONNX."""
