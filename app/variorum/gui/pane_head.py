"""The head of a pane: what the article is, and what can be done with the pane."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QDrag, QPainter
from PySide6.QtWidgets import QApplication, QGridLayout, QMenu, QToolButton, QWidget

from variorum.gui import palette
from variorum.gui.labels import Badge, ElidedLabel, in_menu
from variorum.gui.translation import day

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QDragEnterEvent, QDropEvent, QMouseEvent, QPaintEvent

    from variorum.gui.session import Entry
    from variorum.model.article import Article

_MIME = "application/x-variorum-article"
_UNDERLINE = 2


class PaneHead(QWidget):
    """Letter, title, outlet, date and length of an article.

    Signals:
        wanted: What the user wants of the pane: "hide", "left", "right", "reference" or "facts".
        swapped: Id of the article to show instead.
        dropped: Id of the article whose head was dropped on this one.
    """

    wanted = Signal(str)
    swapped = Signal(str)
    dropped = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, movable: bool = True) -> None:
        super().__init__(parent)
        self.setObjectName("paneHead")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAcceptDrops(movable)
        self._movable = movable
        self._active = False
        self._article = ""
        self._pressed: QPoint | None = None
        self.badge = Badge(self)
        self.title = ElidedLabel(self)
        self.title.setObjectName("paneTitle")
        self.source = ElidedLabel(self)
        self.source.setObjectName("paneFacts")
        self.facts = ElidedLabel(self)
        self.facts.setObjectName("paneFacts")
        self.menu = QToolButton(self)
        self.menu.setObjectName("paneMenu")
        self.menu.setText("⋯")
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._others: Sequence[Entry] = ()
        self._make_menu()
        self.menu.setToolTip(self.tr("Move, swap or hide this article"))
        self.menu.setVisible(movable)
        grid = QGridLayout(self)
        # In every head as many lines, so that the texts below begin at one height.
        grid.setContentsMargins(14, 7, 4, 7)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        grid.addWidget(self.badge, 0, 0)
        grid.addWidget(self.title, 0, 1)
        grid.addWidget(self.menu, 0, 2)
        grid.addWidget(self.source, 1, 1, 1, 2)
        grid.addWidget(self.facts, 2, 1, 1, 2)
        grid.setColumnStretch(1, 1)

    def show_entry(
        self, entry: Entry, *, leading: bool = False, share: float | None = None
    ) -> None:
        """Say what is known of an article, and what is not recorded.

        Args:
            entry: The article.
            leading: Whether its order leads.
            share: Of its words, 0 to 1, how many stand alike in others; None before that is known.
        """
        article = entry.article
        if article is None:
            return
        self._article = entry.id
        words = len(article.text.split())
        self.badge.set_letter(entry.letter)
        name = Path(entry.path).name
        self.title.set_whole(entry.title, f"{entry.title}\n{name}")
        origins = "\n".join([*self._origins(article), "", name])
        source, date = self._source(article)
        date = date and f" · {date}"
        self.source.set_whole(source + date, origins, kept=date)
        facts = [self.tr("%Ln word(s)", "", words)]
        if share is not None:
            facts.append(self.tr("{0} % shared").format(round(100 * share)))
        if leading:
            facts.append(self.tr("reference"))
        if article.as_read:
            facts.append(self.tr("corrected by you"))
        self.facts.set_whole(" · ".join(facts), origins)
        self.menu.setAccessibleName(self.tr("Article {0}: move, swap or hide").format(entry.letter))

    def _source(self, article: Article) -> tuple[str, str]:
        """Where it appeared and when, or that this is not recorded."""
        date = day(article.published or "")
        if not (article.outlet or date):
            return self.tr("outlet and date not recorded"), ""
        return (
            article.outlet or self.tr("outlet not recorded"),
            date or self.tr("date not recorded"),
        )

    def _origins(self, article: Article) -> list[str]:
        """Each fact with the record it was taken from."""
        known = {
            "title": (self.tr("Title"), article.title),
            "outlet": (self.tr("Outlet"), article.outlet),
            "author": (self.tr("Author"), article.author),
            "published": (self.tr("Published"), article.published),
            "modified": (self.tr("Modified"), article.modified),
            "retrieved": (self.tr("Retrieved"), article.retrieved),
            "url": (self.tr("Address"), article.url),
        }
        lines: list[str] = []
        nothing = self.tr("not recorded")
        for name, (label, value) in known.items():
            origin = article.origins.get(name)
            source = f"  ({origin})" if origin else ""
            lines.append(f"{label}: {value or nothing}{source}")
        return lines

    def _make_menu(self) -> None:
        menu = QMenu(self.menu)
        for text, what in (
            (self.tr("Move &left"), "left"),
            (self.tr("Move &right"), "right"),
            (self.tr("&Hide"), "hide"),
            (self.tr("Make it the r&eference"), "reference"),
            (self.tr("Correct &facts…"), "facts"),
        ):
            menu.addAction(text).triggered.connect(partial(self._want, what))
        self.instead = menu.addMenu(self.tr("Show &instead"))
        menu.aboutToShow.connect(self._fill)
        self.menu.setMenu(menu)

    def offer(self, others: Sequence[Entry]) -> None:
        """Say which articles could be shown instead."""
        self._others = others
        self.instead.setEnabled(bool(others))

    def _fill(self) -> None:
        """List the others: there may be hundreds, so it is done when they are asked for."""
        self.instead.clear()
        for other in self._others:
            action = self.instead.addAction(f"{other.letter}  {in_menu(other.title)}")
            action.triggered.connect(partial(self._swap, other.id))

    def _want(self, what: str, *_: object) -> None:
        self.wanted.emit(what)

    def _swap(self, article: str, *_: object) -> None:
        self.swapped.emit(article)

    def set_active(self, *, active: bool) -> None:
        """Show whether the keyboard acts on the text below."""
        self._active = active
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Underline the head of the text that the keyboard acts on."""
        if self._active:
            painter = QPainter(self)
            accent = QColor(palette.current().accent)
            painter.fillRect(0, self.height() - _UNDERLINE, self.width(), _UNDERLINE, accent)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag may begin."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the head, to drop it on another."""
        if self._pressed is None or not self._movable:
            return
        moved = event.position().toPoint() - self._pressed
        if moved.manhattanLength() < QApplication.startDragDistance():
            return
        self._pressed = None
        data = QMimeData()
        data.setData(_MIME, self._article.encode())
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.setPixmap(self.badge.grab())
        drag.exec(Qt.DropAction.MoveAction)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Nothing was dragged."""
        self._pressed = None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept the head of another pane."""
        if event.mimeData().hasFormat(_MIME):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the other article here."""
        event.acceptProposedAction()
        self.dropped.emit(bytes(event.mimeData().data(_MIME).data()).decode())
