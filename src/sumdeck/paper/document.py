"""A PDF in the making: pages with bookmarks, a title, a language. The same pages always make the same bytes."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Final

from reportlab.pdfgen.canvas import Canvas

from sumdeck.paper.ink import Inks
from sumdeck.paper.measures import Paper
from sumdeck.paper.pen import Pen

LANGUAGE: Final = "en"
MAKER: Final = "Sumdeck"


class Document:
    """Pages of one kind of paper. `both_sides` tells printers to turn it on its long edge."""

    def __init__(self, title: str, paper: Paper, *, safe: bool = False, both_sides: bool = False) -> None:
        self.paper = paper
        self.pages = 0
        self._bytes = BytesIO()
        self._canvas = Canvas(self._bytes, pagesize=(paper.width, paper.height), invariant=1, lang=LANGUAGE, pageCompression=1)
        self._canvas.setTitle(title)
        self._canvas.setAuthor(MAKER)
        self._canvas.setCreator(MAKER)
        self._canvas.setProducer(MAKER)
        self._canvas.setViewerPreference("DisplayDocTitle", "true")
        self._canvas.setViewerPreference("PrintScaling", "None")  # a card of 60 mm shall be 60 mm wide
        self._canvas.setViewerPreference("Duplex", "DuplexFlipLongEdge" if both_sides else "Simplex")
        self.pen = Pen(self._canvas, Inks(safe))

    def turn(self, bookmark: str) -> Pen:
        """A new page, and the pen for it."""
        if self.pages:
            self._canvas.showPage()
        self.pages += 1
        self._canvas.bookmarkPage(f"page-{self.pages}")
        self._canvas.addOutlineEntry(bookmark, f"page-{self.pages}", level=0)
        return self.pen

    @contextmanager
    def stamp(self, name: str) -> Iterator[Pen]:
        """What is drawn inside is kept under a name, once, and printed by `Pen.stamp` as often as it is wanted."""
        self._canvas.beginForm(name, 0, 0, self.paper.width, self.paper.height)
        yield self.pen
        self._canvas.endForm()

    def finished(self) -> bytes:
        assert self.pages, "a document has pages"
        self._canvas.showPage()
        self._canvas.save()
        return self._bytes.getvalue()
