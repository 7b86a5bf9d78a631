"""Checks a report years later: its data, the articles' files, and the pages themselves."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Literal

import msgspec

import variorum
from variorum.base.errors import ExportError, VariorumError
from variorum.base.paths import actual
from variorum.export import pdf
from variorum.export.pages import same_pages
from variorum.export.phrases import listing
from variorum.export.report import build
from variorum.export.settings import ReportSettings
from variorum.model.article import AnnotatedArticle, ReadFact
from variorum.model.comparison import Comparison
from variorum.model.invariants import require_sound

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from variorum.model.article import Article
    from variorum.model.options import Options

_FACTS = ("title", "outlet", "author", "url", "published", "modified")
_MOVABLE = {"evidence file"}

Outcome = Literal["same", "changed", "missing", "unknown"]


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that was checked.

    Attributes:
        subject: What: a file, the data, the pages.
        outcome: Whether it still is as the report says; `unknown` where that cannot be told.
        message: One plain sentence.
    """

    subject: str
    outcome: Outcome
    message: str


class Verification(msgspec.Struct, frozen=True, kw_only=True):
    """The result of checking a report.

    Attributes:
        generator: Program and version that made the report.
        checks: What was checked, in order.
    """

    generator: str
    checks: tuple[Check, ...]

    @property
    def summary(self) -> str:
        """One plain sentence on all checks together."""
        outcomes = {check.outcome for check in self.checks}
        if "changed" in outcomes:
            return "This is not as it was when it was made."
        if "missing" in outcomes:
            return "Nothing was found to be changed, but articles are missing."
        if "unknown" in outcomes:
            return "Nothing was found to be changed, but not everything could be checked."
        return "Nothing was changed."

    @property
    def intact(self) -> bool:
        """Whether nothing was found to be changed or missing."""
        return all(check.outcome in ("same", "unknown") for check in self.checks)


def verify(file: Path, folder: Path | None = None) -> Verification:
    """Check a report against itself and against the articles' files.

    Args:
        file: A PDF that this program made with the comparison attached.
        folder: Where the articles' files are now; without it they are sought where they were
            read, and beside the report.

    Raises:
        ExportError: The file cannot be read or is no such report, or there is no such folder.
    """
    if folder is not None and not folder.is_dir():
        raise ExportError("no-folder", "There is no such folder.", path=str(folder))
    # A pipe or a device may never end.
    if file.exists() and not file.is_file():
        message = "This is a folder." if file.is_dir() else "This is no file."
        raise ExportError("unreadable", f"{message} Name the PDF.", path=str(file))
    try:
        data = file.read_bytes()
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise ExportError(
            "unreadable", f"The file cannot be read: {reason}.", path=str(file)
        ) from error
    attached = _attachments(data, file)
    if "comparison.json" not in attached:
        raise ExportError("no-comparison", "No comparison is attached to it.", path=str(file))
    try:
        comparison = msgspec.json.decode(attached["comparison.json"], type=Comparison)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        message = f"The attached comparison is damaged: {error}."
        raise ExportError("damaged-comparison", message, path=str(file)) from error
    try:
        require_sound(comparison)
        checks = [*_spans(comparison), _pages(data, comparison, attached)]
    except ValueError as error:
        message = f"It is not as the program makes it: {error}."
        checks = [Check(subject="attached comparison", outcome="changed", message=message)]
    for article in comparison.articles:
        checks += _article(article, comparison, file, folder)
    checks += _originals(comparison, attached)
    return Verification(generator=comparison.generator, checks=tuple(checks))


def _attachments(data: bytes, file: Path) -> dict[str, bytes]:
    import pypdfium2

    try:
        document = pypdfium2.PdfDocument(data)
        try:
            found = [document.get_attachment(n) for n in range(document.count_attachments())]
            return {item.get_name(): bytes(item.get_data()) for item in found}
        finally:
            document.close()
    except pypdfium2.PdfiumError as error:
        message = "This is no PDF, or it is damaged so that it cannot be opened."
        raise ExportError("no-report", message, path=str(file)) from error


def _spans(comparison: Comparison) -> Iterator[Check]:
    """Whether what the data says of the texts is what stands there."""
    texts = {article.id: article.text for article in comparison.articles}
    faults = 0
    total = 0
    for divergence in comparison.divergences:
        for reading in divergence.readings:
            total += 1
            text = texts.get(reading.article, "")
            faults += text[reading.start : reading.end] != reading.text
    for article in comparison.articles:
        marked = (*article.sentences, *article.entities, *article.quotes, *article.figures)
        total += len(marked)
    if faults:
        message = f"{faults:,} of {total:,} places do not quote the texts that are attached."
        yield Check(subject="attached comparison", outcome="changed", message=message)
    else:
        message = f"All {total:,} places quote the texts that are attached."
        yield Check(subject="attached comparison", outcome="same", message=message)


def _pages(data: bytes, comparison: Comparison, attached: dict[str, bytes]) -> Check:
    """Whether the pages are, byte for byte, what the attached comparison gives."""
    subject = "pages of the report"
    own = f"Variorum {variorum.__version__}"
    if "settings.json" not in attached or comparison.generator != own:
        message = f"Made by {comparison.generator or 'an unknown version'}; only that version"
        return Check(
            subject=subject, outcome="unknown", message=f"{message} can make the same pages again."
        )
    try:
        settings = msgspec.json.decode(attached["settings.json"], type=ReportSettings)
        again = pdf.render(
            build(comparison, settings=settings, paged=True),
            settings=settings,
            comparison=comparison,
        )
    except (VariorumError, msgspec.MsgspecError, ValueError, RecursionError) as error:
        message = f"The pages could not be made again: {error}."
        return Check(subject=subject, outcome="unknown", message=message)
    if again.data == data:
        message = "Byte for byte what the attached comparison gives."
        return Check(subject=subject, outcome="same", message=message)
    if same_pages(again.data, data):
        message = (
            "Every page looks the same, but the bytes are not those that were made: the file was "
            "saved anew, or changed where it cannot be seen, such as where links lead."
        )
        return Check(subject=subject, outcome="unknown", message=message)
    if again.notices:
        message = "They depend on files or fonts of the computer that made them."
        return Check(subject=subject, outcome="unknown", message=message)
    message = "Not what the attached comparison gives: the file was changed after it was made."
    return Check(subject=subject, outcome="changed", message=message)


def _article(
    article: AnnotatedArticle, comparison: Comparison, file: Path, folder: Path | None
) -> Iterator[Check]:
    found = _find(article, file, folder)
    if found is None:
        message = "Not found, so it could not be compared."
        outcome = "missing" if folder is not None else "unknown"
        yield Check(subject=article.path, outcome=outcome, message=message)
        return
    path, digest = found
    if digest == article.sha256:
        named = "" if path.name == _name(article) else f", now called {path.name}"
        message = f"SHA-256 as recorded{named}."
        yield _text(article, path, comparison.options, comparison.generator) or Check(
            subject=article.path, outcome="same", message=message
        )
        return
    message = f"The file {path} is another one than was compared (SHA-256 {digest})."
    yield Check(subject=article.path, outcome="changed", message=message)


def _text(article: AnnotatedArticle, path: Path, options: Options, generator: str) -> Check | None:
    """What is wrong with the text that is attached, if anything: it must be what the file holds."""
    from variorum.reading import read

    try:
        found = read(path, options=options)
        text = found.text
    except VariorumError as error:
        message = f"SHA-256 as recorded, but its text could not be read again: {error.message}"
        return Check(subject=article.path, outcome="unknown", message=message)
    if text == article.text:
        return _facts(article, found)
    if generator != f"Variorum {variorum.__version__}":
        message = f"SHA-256 as recorded, but {generator} read another text from it."
        return Check(subject=article.path, outcome="unknown", message=message)
    message = "SHA-256 as recorded, but its text is another one than the report shows."
    return Check(subject=article.path, outcome="changed", message=message)


def _facts(article: AnnotatedArticle, again: Article) -> Check | None:
    """What is wrong with what the report gives as read: outlet, author, dates, address.

    What the user corrected is told as such; what was read before is compared. Facts that come
    from a file of evidence beside the article may be lost with it.
    """
    wrong: list[str] = []
    for name in _FACTS:
        given = article.as_read.get(name) or _fact(article, name)
        found = _fact(again, name)
        movable = {given.origin, found.origin} & _MOVABLE
        if not movable and given.value != found.value:
            wrong.append(name)
    if not wrong:
        return None
    message = f"SHA-256 as recorded, but the file does not record this: {listing(wrong)}."
    return Check(subject=article.path, outcome="changed", message=message)


def _fact(article: Article, name: str) -> ReadFact:
    return ReadFact(value=getattr(article, name), origin=article.origins.get(name))


def _name(article: AnnotatedArticle) -> str:
    return re.split(r"[/\\]", article.path)[-1]


def _find(article: AnnotatedArticle, file: Path, folder: Path | None) -> tuple[Path, str] | None:
    """Where the article's file is now, and its hash; by name, else by hash in the folder."""
    name = _name(article)
    places = [folder / name] if folder is not None else [actual(article.path), file.parent / name]
    if folder is not None:
        places += sorted(path for path in folder.rglob("*") if path.name == name)
    first: tuple[Path, str] | None = None
    for path in dict.fromkeys(places):
        digest = _digest(path)
        if digest == article.sha256:
            return path, article.sha256
        if digest and first is None:
            first = path, digest
    for path in sorted(folder.rglob("*")) if folder is not None else ():
        same_size = path.is_file() and path.stat().st_size == article.bytes
        if same_size and _digest(path) == article.sha256:
            return path, article.sha256
    return first


def _digest(path: Path) -> str | None:
    try:
        if not path.is_file():  # a report may name pipes and devices
            return None
        with path.open("rb") as stream:
            return hashlib.file_digest(stream, "sha256").hexdigest()
    except OSError:
        return None


def _originals(comparison: Comparison, attached: dict[str, bytes]) -> Iterator[Check]:
    known = {article.sha256 for article in comparison.articles}
    for name, data in attached.items():
        if name in ("comparison.json", "settings.json"):
            continue
        if hashlib.sha256(data).hexdigest() in known:
            message = "SHA-256 as recorded."
            yield Check(subject=f"attached {name}", outcome="same", message=message)
        else:
            message = "Not a file that was compared."
            yield Check(subject=f"attached {name}", outcome="changed", message=message)
