"""A PDF in the making: its pages, and the pen that draws on them. The same pages always make the same bytes."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Final, Literal
from unicodedata import name, normalize

from reportlab.lib.colors import Color
from reportlab.pdfgen.canvas import Canvas

from sumdeck.paper import fonts
from sumdeck.paper.ink import Inks
from sumdeck.paper.measures import Box, Paper
from sumdeck.paper.shapes import steps

Side = Literal["left", "centre", "right"]
Ink = str | Color
CAP: float = 0.705
"""How high a digit of our letters is, measured by their size."""


class Pen:
    """Draws. Colours are names of our inks."""

    def __init__(self, canvas: Canvas, inks: Inks) -> None:
        self.canvas = canvas
        self.inks = inks

    def colour(self, ink: Ink) -> Color:
        return self.inks[ink] if isinstance(ink, str) else ink

    @contextmanager
    def placed(self, box: Box, width: float, height: float) -> Iterator[None]:
        """Inside, a box is `width` by `height` units, counted from its lower left corner."""
        self.canvas.saveState()
        self.canvas.translate(box.left, box.bottom)
        self.canvas.scale(box.width / width, box.height / height)
        yield
        self.canvas.restoreState()

    @contextmanager
    def turned(self, width: float, height: float) -> Iterator[None]:
        """Inside, everything is upside down, for whoever sits opposite."""
        self.canvas.saveState()
        self.canvas.translate(width, height)
        self.canvas.rotate(180)
        yield
        self.canvas.restoreState()

    def box(
        self, box: Box, fill: Ink = "", line: Ink = "", thick: float = 0.5, corner: float = 0, dash: tuple[float, ...] = ()
    ) -> None:
        """A rectangle, with round corners if asked for."""
        self.canvas.saveState()
        self._prepare(fill, line, thick, dash)
        measures = (box.left, box.bottom, box.width, box.height)
        if corner:
            self.canvas.roundRect(*measures, corner, stroke=int(bool(line)), fill=int(bool(fill)))
        else:
            self.canvas.rect(*measures, stroke=int(bool(line)), fill=int(bool(fill)))
        self.canvas.restoreState()

    def shape(self, name: str, box: Box, fill: Ink = "", line: Ink = "", thick: float = 0.5) -> None:
        path = self.canvas.beginPath()
        for letter, numbers in steps(name):
            across = [box.left + number * box.width for number in numbers[::2]]
            up = [box.bottom + number * box.height for number in numbers[1::2]]
            places = [number for pair in zip(across, up, strict=True) for number in pair]
            if letter == "M":
                path.moveTo(*places)
            elif letter == "L":
                path.lineTo(*places)
            elif letter == "C":
                path.curveTo(*places)
            else:
                path.close()
        self.canvas.saveState()
        self._prepare(fill, line, thick, ())
        self.canvas.drawPath(path, stroke=int(bool(line)), fill=int(bool(fill)), fillMode=1)
        self.canvas.restoreState()

    def line(
        self, x: float, y: float, to_x: float, to_y: float, ink: Ink = "ink", thick: float = 0.5, dash: tuple[float, ...] = ()
    ) -> None:
        self.canvas.saveState()
        self._prepare("", ink, thick, dash)
        self.canvas.line(x, y, to_x, to_y)
        self.canvas.restoreState()

    def stamp(self, name: str) -> None:
        """What the document keeps under this name, where it was drawn."""
        self.canvas.doForm(name)

    def text(
        self, x: float, y: float, text: str, size: float, ink: Ink = "ink", side: Side = "left", font: str = fonts.BOLD
    ) -> None:
        """Words on a line: x is their left end, their middle or their right end; y is what they stand on. Raises Unprintable."""
        x -= {"left": 0.0, "centre": 0.5, "right": 1.0}[side] * fonts.width(text, font, size)
        self.canvas.setFillColor(self.colour(ink))
        for used, piece in fonts.runs(text, font):
            self.canvas.setFont(used.fontName, size)
            self.canvas.drawString(x, y, piece)
            x += used.stringWidth(piece, size)

    def fitted(self, box: Box, text: str, size: float, ink: Ink = "ink", side: Side = "centre", font: str = fonts.BOLD) -> float:
        """One line in the middle of a box, as large as it may be and fits; returns its size. Raises Unprintable."""
        size = min(size, size * box.width / max(fonts.width(text, font, size), 0.001))
        x = {"left": box.left, "centre": box.centre[0], "right": box.right}[side]
        self.text(x, box.centre[1] - CAP * size / 2, text, size, ink, side, font)
        return size

    def _prepare(self, fill: Ink, line: Ink, thick: float, dash: tuple[float, ...]) -> None:
        if fill:
            self.canvas.setFillColor(self.colour(fill))
        if line:
            self.canvas.setStrokeColor(self.colour(line))
            self.canvas.setLineWidth(thick)
            self.canvas.setLineCap(1)
            self.canvas.setLineJoin(1)
        if dash:
            self.canvas.setDash(list(dash))


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


SMALLEST: Final = 6.5
"""No letters are smaller than this."""
MORE: Final = "…"
BOX: Final = "☐"
SPOKEN: Final = ("HANGUL SYLLABLE ", "HIRAGANA LETTER ", "KATAKANA LETTER ")
"""Of these scripts every letter is a sound, and called by it."""


def spelled(text: str) -> str:
    """A text as far as we can print it."""
    letters = [letter if fonts.printable(letter) else sound(letter) for letter in normalize("NFC", text)]
    spelt = "".join(letters)
    return spelt if fonts.printable(text) else spelt[:1].upper() + spelt[1:]


def sound(letter: str) -> str:
    called = name(letter, "")
    for script in SPOKEN:
        if called.startswith(script):
            return called.removeprefix(script).removeprefix("SMALL ").lower()
    return BOX


def write(pen: Pen, box: Box, text: str, size: float, ink: Ink = "ink", font: str = fonts.TEXT, side: Side = "left") -> None:
    """One line: smaller where it is too wide, cut off where it would be too small; a pen can mend it where letters lack."""
    if not text or BOX in spelled(text):
        pen.line(box.left, box.centre[1] - size * 0.35, box.right - 2, box.centre[1] - size * 0.35, "faint", 0.5)
    if text:
        least = min(size, SMALLEST)
        pen.fitted(box, shortened(spelled(text), font, least, box.width), size, ink, side, font)


def shortened(text: str, font: str, size: float, width: float) -> str:
    """As much of a text as has room."""
    short, length = text, len(text)
    while length > 1 and fonts.width(short, font, size) > width:
        length -= 1
        short = text[:length].rstrip() + MORE
    return short
