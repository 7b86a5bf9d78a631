"""Lists of words written as plain text: how the tables of this layer stay readable."""


def words(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())
