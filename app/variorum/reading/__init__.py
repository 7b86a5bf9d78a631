"""File to article: one module a format."""
