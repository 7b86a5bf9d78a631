"""Word-processor files: a ZIP archive of XML, opened within limits and without entities."""

from __future__ import annotations

import io
import zipfile
import zlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from variorum.reading.wording import squeeze

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lxml.etree import _Element  # pyright: ignore[reportPrivateUsage]

    from variorum.base.errors import ReadingError
    from variorum.reading.source import Source

ZIP_MARK = b"PK\x03\x04"
# An article's XML seldom shrinks to less than a fiftieth; a bomb shrinks to a thousandth.
_MOST_RATIO = 200
_FREE_BYTES = 1_000_000
_MOST_MEMBERS = 10_000
_BLOCK = 1 << 16


@dataclass(frozen=True)
class Line:
    """A paragraph of a document, with the name of its style in lower case."""

    text: str
    style: str = ""


@dataclass
class Gathered:
    """Paragraphs in the making: one may stand within another, as text boxes do, or in a table."""

    text: list[list[str]] = field(default_factory=list[list[str]])
    rows: list[list[str]] = field(default_factory=list[list[str]])

    def add(self, part: str) -> None:
        """Add to the innermost paragraph; text outside of paragraphs is layout."""
        if part and self.text:
            self.text[-1].append(part)

    def paragraph(self, style: str, *, starts: bool) -> Iterator[Line]:
        """Begin a paragraph, or give the one that ends: a line, or more where it has breaks."""
        if starts:
            self.text.append([])
        elif self.text:
            text = "".join(self.text.pop())
            if self.rows:
                self.rows[-1].append(squeeze(text))
            else:
                yield from (Line(line, style) for line in text.split("\n"))

    def row(self, *, starts: bool) -> Iterator[Line]:
        """Begin a row of a table, or give the one that ends as one line."""
        if starts:
            self.rows.append([])
        elif self.rows and (cells := [cell for cell in self.rows.pop() if cell]):
            yield Line(" | ".join(cells), "table")


def members(data: bytes) -> frozenset[str]:
    """Names of what an archive holds; none where it is no archive or a damaged one."""
    if not data.startswith(ZIP_MARK):
        return frozenset()
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return frozenset(archive.namelist()[:_MOST_MEMBERS])
    except (zipfile.BadZipFile, ValueError, NotImplementedError, OSError):
        return frozenset()


def stored_type(data: bytes) -> bytes:
    """The type that an archive of the OpenDocument family names itself."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive, archive.open("mimetype") as stream:
            return stream.read(100)
    except (zipfile.BadZipFile, zlib.error, KeyError, ValueError, RuntimeError, OSError, EOFError):
        return b""


def unpack(source: Source, name: str, *, required: bool = True) -> bytes | None:
    """The bytes of one member, inflated within limits.

    Args:
        source: The archive.
        name: The member.
        required: Whether its absence is an error rather than None.

    Raises:
        ReadingError: The archive is damaged or encrypted, or inflates beyond all measure.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(source.data)) as archive:
            try:
                member = archive.getinfo(name)
            except KeyError:
                if not required:
                    return None
                raise source.error("damaged", f"The document lacks its part {name}.") from None
            _require_sane(source, member)
            return _inflate(source, archive, member)
    except NotImplementedError as error:
        raise source.error("damaged", "The document is packed in an unknown way.") from error
    except RuntimeError as error:
        raise source.error("password", "The document is protected by a password.") from error
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError) as error:
        raise source.error("damaged", "The document is damaged or cut short.") from error


def _require_sane(source: Source, member: zipfile.ZipInfo) -> None:
    allowed = max(_FREE_BYTES, member.compress_size * _MOST_RATIO)
    if member.file_size > min(allowed, source.options.max_bytes):
        raise _bomb(source)


def _inflate(source: Source, archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    """What is declared is not believed: inflating stops at the same limits."""
    allowed = min(max(_FREE_BYTES, len(source.data) * _MOST_RATIO), source.options.max_bytes)
    blocks: list[bytes] = []
    size = 0
    with archive.open(member) as stream:
        while block := stream.read(_BLOCK):
            size += len(block)
            if size > allowed:
                raise _bomb(source)
            blocks.append(block)
    return b"".join(blocks)


def _bomb(source: Source) -> ReadingError:
    return source.error(
        "zip-bomb", "The document inflates to far more than an article can be; it was not opened."
    )


def parse(source: Source, data: bytes) -> _Element:
    """The tree of an XML part. Entities are refused and nothing is fetched.

    Raises:
        ReadingError: It is no XML, or declares entities.
    """
    from lxml.etree import XMLParser, XMLSyntaxError, fromstring

    parser = XMLParser(
        resolve_entities=False, no_network=True, load_dtd=False, huge_tree=False, recover=True
    )
    if b"<!ENTITY" in data:
        raise _entities(source)
    try:
        root = fromstring(data, parser)
    except XMLSyntaxError as error:
        raise source.error("damaged", "The document's XML is damaged.") from error
    if root is None:
        raise source.error("damaged", "The document's XML is damaged.")
    # In another encoding the declarations do not stand in the bytes as such.
    declared = root.getroottree().docinfo.internalDTD
    if declared is not None and any(declared.iterentities()):
        raise _entities(source)
    return root


def _entities(source: Source) -> ReadingError:
    return source.error(
        "xml-entities", "The document declares XML entities, which articles have no use for."
    )


def property_text(root: _Element | None, name: str) -> str:
    """The text of a document property, by its name without a namespace."""
    if root is None:
        return ""
    found = next(root.iter(f"{{*}}{name}"), None)
    return squeeze("".join(found.itertext())) if found is not None else ""
