"""A folder as a journalist may have it: an article in each format, and what lies about beside it.

Run it to look at one: `python -m tests.reading.cabinet FOLDER`.
"""

from __future__ import annotations

import base64
import io
import os
import plistlib
import quopri
import sys
import zipfile
from email.message import EmailMessage
from html import escape
from pathlib import Path

import pikepdf
import typst
from tests.reading.stories import DAM
from tests.reading.templates import wordpress

_W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_OFFICE = "urn:oasis:names:tc:opendocument:xmlns"

# What each outlet has otherwise than the first: some of it in other words, some in other figures.
_ACCOUNTS: dict[str, tuple[tuple[str, str], ...]] = {
    "page": (),
    "archive": (("About 1,900 people", "Nearly 2,000 people"), ("60 tonnes", "65 tonnes")),
    "agency": (("40 litres", "45 litres"), ("on Sunday, has", "at its worst, has")),
    "word": (("eleven years ago", "nine years ago"), ("Teodor Lang", "Theodor Lang")),
    "writer": (("four villages", "five villages"), ("at least £3.5m", "more than £4m")),
    "rich": (("three days after", "four days after"), ("Agnes Whitlock", "Agnes Whitlok")),
    "mail": (("60 tonnes", "some 60 tonnes"), ("1961", "1963")),
    "forward": (("eleven years ago", "in 2012"), ("until spring", "until May")),
    "note": (("four metres", "three metres"), ("no break-in", "one break-in")),
    "old": (("About 1,900 people", "About 1,700 people"),),
    "mac": (("“We would not", "“I would not"),),
    "wire": (("was last inspected in full", "was last inspected"),),
}


def account(name: str) -> tuple[str, ...]:
    """Paragraphs of the story as one outlet tells it."""
    parts = DAM.parts
    for before, after in _ACCOUNTS[name]:
        parts = tuple(part.replace(before, after) for part in parts)
    return tuple(part.removeprefix("## ") for part in parts)


def _text(name: str, *head: str) -> str:
    return "\n\n".join((*head, *account(name))) + "\n"


def _html(name: str) -> str:
    body = "".join(f"<p>{escape(part)}</p>" for part in account(name))
    return (
        f"<html lang='en'><head><title>{DAM.title} - Valley Post</title><meta property="
        "'og:site_name' content='Valley Post'><meta property='article:published_time' content="
        f"'2023-11-14T19:05:00Z'></head><body><article><h1>{DAM.title}</h1>{body}</article></body>"
        "</html>"
    )


def _mhtml() -> bytes:
    page = quopri.encodestring(_html("archive").encode()).replace(b"\n", b"\r\n")
    picture = base64.b64encode(b"\x89PNG\r\n\x1a\n" + bytes(40))
    return b"\r\n".join(
        (
            b"From: <Saved by Blink>",
            b"Snapshot-Content-Location: https://valleypost.example/dam",
            b"Subject: dam",
            b"Date: Wed, 15 Nov 2023 08:00:00 -0000",
            b"MIME-Version: 1.0",
            b'Content-Type: multipart/related; type="text/html"; boundary="x"',
            b"",
            b"--x",
            b"Content-Type: text/html; charset=utf-8",
            b"Content-Transfer-Encoding: quoted-printable",
            b"Content-Location: https://valleypost.example/dam",
            b"",
            page,
            b"--x",
            b"Content-Type: image/png",
            b"Content-Transfer-Encoding: base64",
            b"",
            picture,
            b"--x--",
            b"",
        )
    )


def _pdf(name: str) -> bytes:
    body = "\n\n".join(
        part.replace("#", "").replace("@", "").replace("$", "") for part in account(name)
    )
    return typst.compile(
        f"""#set document(title: "{DAM.title}", author: "Press Desk")
#set page("a5", columns: 2, header: [#text(7pt)[Ashby Press Agency, 14 November 2023]],
  footer: context [#text(7pt)[Page #counter(page).display()]])
#set text(9pt, hyphenate: true, lang: "en")
#set par(justify: true)
#text(16pt, weight: "bold", hyphenate: false)[{DAM.title}]

{body}
""".encode()
    )


def _package(members: dict[str, str]) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return stream.getvalue()


def _docx() -> bytes:
    def paragraph(text: str, style: str = "") -> str:
        looks = f'<w:pPr><w:pStyle w:val="{style}"/></w:pPr>' if style else ""
        return f"<w:p>{looks}<w:r><w:t>{escape(text)}</w:t></w:r></w:p>"

    body = paragraph(DAM.title, "Title") + "".join(map(paragraph, account("word")))
    return _package(
        {
            "[Content_Types].xml": "<Types/>",
            "word/document.xml": f'<w:document xmlns:w="{_W}"><w:body>{body}</w:body></w:document>',
            "word/styles.xml": f'<w:styles xmlns:w="{_W}"><w:style w:styleId="Title"><w:name '
            'w:val="Title"/></w:style></w:styles>',
            "docProps/core.xml": '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/'
            'package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">'
            f"<dc:title>{DAM.title}</dc:title><dc:creator>Rosa Quill</dc:creator>"
            "</cp:coreProperties>",
        }
    )


def _odt() -> bytes:
    body = f'<text:h text:outline-level="1">{DAM.title}</text:h>' + "".join(
        f"<text:p>{escape(part)}</text:p>" for part in account("writer")
    )
    return _package(
        {
            "mimetype": "application/vnd.oasis.opendocument.text",
            "content.xml": f'<office:document-content xmlns:office="{_OFFICE}:office:1.0" '
            f'xmlns:text="{_OFFICE}:text:1.0"><office:body><office:text>{body}</office:text>'
            "</office:body></office:document-content>",
        }
    )


def _rtf() -> bytes:
    def coded(text: str) -> str:
        return "".join(one if one.isascii() else f"\\u{ord(one)}?" for one in text)

    body = "\\par\n".join(map(coded, (DAM.title, *account("rich"))))
    return f"{{\\rtf1\\ansi\\ansicpg1252\\deff0{{\\fonttbl{{\\f0 Arial;}}}}\n{body}}}".encode()


def _mail(name: str, *, forwarded: bool = False) -> bytes:
    mail = EmailMessage()
    mail["From"] = "Desk <desk@ashbytimes.example>"
    mail["To"] = "me@paper.example"
    mail["Subject"] = f"Fwd: {DAM.title}" if forwarded else DAM.title
    mail["Date"] = "Tue, 14 Nov 2023 20:10:00 +0000"
    text = _text(name)
    if forwarded:
        text = (
            "See below.\n\n---------- Forwarded message ---------\nFrom: Ashby Radio News"
            " <news@ashbyradio.example>\nDate: Tue, 14 Nov 2023 at 19:40\nSubject: "
            f"{DAM.title}\nTo: <desk@ashbytimes.example>\n\n{text}"
        )
    mail.set_content(text)
    if not forwarded:
        mail.add_alternative(_html(name), subtype="html")
    mail.add_attachment(b"\x89PNG\r\n\x1a\n", maintype="image", subtype="png", filename="dam.png")
    return bytes(mail)


def _locked(document: bytes) -> bytes:
    stream = io.BytesIO()
    with pikepdf.open(io.BytesIO(document)) as pdf:
        pdf.save(stream, encryption=pikepdf.Encryption(owner="secret", user="secret"))
    return stream.getvalue()


def _bomb() -> bytes:
    body = f'<w:document xmlns:w="{_W}"><w:body>{" " * 400_000_000}</w:body></w:document>'
    return _package({"[Content_Types].xml": "<Types/>", "word/document.xml": body})


def articles() -> dict[str, bytes]:
    """The files that hold an article, by name."""
    front = f"---\ntitle: {DAM.title}\nauthor: Ed Note\ndate: 2023-11-14\n---\n\n"
    agency = _pdf("agency")
    return {
        "01 page.html": wordpress(DAM).encode(),
        "02 archive.mhtml": _mhtml(),
        "03 agency.pdf": agency,
        "04 word.docx": _docx(),
        "05 writer.odt": _odt(),
        "06 rich text.rtf": _rtf(),
        "07 mail.eml": _mail("mail"),
        "08 forwarded.eml": _mail("forward", forwarded=True),
        "09 note.md": (front + _text("note")).encode(),
        "10 old export.txt": _text("old", DAM.title).encode("cp1252"),
        "11 from a Mac.txt": _text("mac", DAM.title).encode("mac-roman").replace(b"\n", b"\r"),
        "12 wire.txt": _text("wire", DAM.title).encode("utf-16"),
        "13 renamed.txt": agency,
    }


def rubbish() -> dict[str, bytes]:
    """Files that hold none, by name."""
    address = "https://lantern.example/news/dam"
    return {
        "20 empty.txt": b"",
        "21 picture named text.txt": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20,
        "22 text named Word.docx": b"Just a line of text.",
        "23 cut short.pdf": _pdf("agency")[:3000],
        "24 locked.pdf": _locked(_pdf("agency")),
        "25 bomb.docx": _bomb(),
        "26 link.url": f"[InternetShortcut]\r\nURL={address}\r\n".encode(),
        "27 link.webloc": plistlib.dumps({"URL": address}),
        "28 photo.jpg": b"\xff\xd8\xff\xe0" + bytes(200),
        "._04 word.docx": b"\x00\x05\x16\x07\x00\x02\x00\x00Mac OS X",
        ".DS_Store": b"\x00\x00\x00\x01Bud1",
        "Thumbs.db": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
        "~$04 word.docx": b"\x05Reader",
    }


def fill(folder: Path) -> None:
    """Put all of them into a folder, with a saved page's own folder and a loop of links."""
    for name, content in (articles() | rubbish()).items():
        (folder / name).write_bytes(content)
    parts = folder / "01 page_files"
    parts.mkdir()
    (parts / "frame.html").write_text(_html("archive"), "utf-8")
    if os.name == "posix":
        (folder / "loop.txt").symlink_to(folder / "loop.txt")
        os.mkfifo(folder / "pipe.txt")


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True)
    fill(target)
