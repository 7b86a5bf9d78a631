"""The table of formats. Adding one is a module beside this one and a line here."""

from variorum.reading import html, md, txt
from variorum.reading.content import Format

FORMATS: tuple[Format, ...] = (
    html.FORMAT,
    md.FORMAT,
    txt.FORMAT,
)
SUFFIXES: dict[str, Format] = {suffix: kind for kind in FORMATS for suffix in kind.suffixes}


def recognised(data: bytes) -> Format | None:
    """The format that the content itself shows, if it shows one."""
    head = data[:4096]
    return next((kind for kind in FORMATS if kind.recognises(head)), None)
