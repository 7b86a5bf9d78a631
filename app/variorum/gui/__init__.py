"""The window: the only Qt."""
