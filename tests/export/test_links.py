from __future__ import annotations

import pytest

from variorum.base.errors import ExportError
from variorum.export.links import connect


def file(*objects: bytes) -> bytes:
    """A PDF of the given objects, numbered from 1."""
    data = b"%PDF-1.7\n"
    offsets: list[int] = []
    for number, content in enumerate(objects, 1):
        offsets.append(len(data))
        data += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    start = len(data)
    data += b"xref\n0 %d\n0000000000 65535 f\r\n" % (len(objects) + 1)
    data += b"".join(b"%010d 00000 n\r\n" % offset for offset in offsets)
    return data + b"trailer\n<<>>\nstartxref\n%d\n%%%%EOF" % start


def link(to: bytes, at: bytes, top: bytes = b"700.5") -> bytes:
    address = b"variorum:%s:%s" % (to, at)
    return (
        b"<</Type/Annot/Subtype/Link/Rect[10 20 30 %s]/Border[0 0 0]"
        b"/A<</Type/Action/S/URI/URI(%s)>>/F 4/StructParent 0/Contents(%s)>>"
    ) % (top, address, address)


PAGE = b"<</Type/Page/Parent 9 0 R/Annots[2 0 R 3 0 R]>>"


def test_links_lead_to_the_place_that_names_itself() -> None:
    data = file(PAGE, link(b"place-1-1", b"difference-1"), link(b"difference-1", b"place-1-1"))
    connected = connect(data)
    assert len(connected) == len(data)
    assert connected.count(b"/Dest[1 0 R/XYZ null 770 null]") == 2
    assert b"/Contents(To place 1, 1)" in connected
    assert b"/URI" not in connected


def test_text_that_looks_like_a_link_is_left_alone() -> None:
    stream = b"<</Length 3>>stream\n4 0 obj\n" + link(b"nowhere", b"x") + b"\nendstream"
    data = file(
        PAGE, link(b"place-1-1", b"difference-1"), link(b"difference-1", b"place-1-1"), stream
    )
    assert stream in connect(data)


def test_a_link_that_leads_nowhere_is_an_error_and_no_damage() -> None:
    data = file(PAGE, link(b"place-9-9", b"difference-1"), link(b"difference-1", b""))
    with pytest.raises(ExportError, match="leads nowhere: place-9-9"):
        connect(data)


def test_a_file_of_another_build_is_refused() -> None:
    with pytest.raises(ExportError, match="no cross-reference table"):
        connect(b"%PDF-1.7\nnothing")
