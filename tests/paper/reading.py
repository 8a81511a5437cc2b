"""PDFs read back: their words with the places where they stand, and their pages as pictures. By others than wrote them."""

from functools import lru_cache
from io import BytesIO

import pypdfium2
from PIL import Image
from pypdf import PdfReader

from sumdeck.paper.measures import Box, Paper


def reader(pdf: bytes) -> PdfReader:
    return PdfReader(BytesIO(pdf))


def titles(pdf: bytes) -> list[str]:
    """The bookmarks."""
    return [str(entry["/Title"]) for entry in reader(pdf).outline if isinstance(entry, dict)]


@lru_cache(32)
def words(pdf: bytes) -> list[list[tuple[str, Box]]]:
    """Page by page, every piece of text and the box that it fills."""
    found = []
    with pypdfium2.PdfDocument(pdf) as document:
        for page in document:
            text = page.get_textpage()
            corners = [text.get_rect(index) for index in range(text.count_rects())]
            boxes = [Box(left, bottom, right - left, top - bottom) for left, bottom, right, top in corners]
            found.append([(text.get_text_bounded(*places).strip(), box) for places, box in zip(corners, boxes, strict=True)])
    return found


def text_of(pdf: bytes) -> str:
    """All words, one after the other."""
    return " ".join(" ".join(page.extract_text().split()) for page in reader(pdf).pages)


def picture(pdf: bytes, page: int, scale: float = 1.0) -> Image.Image:
    """A page in shades of grey."""
    with pypdfium2.PdfDocument(pdf) as document:
        shown: Image.Image = document[page].render(scale=scale, grayscale=True).to_pil().convert("L")
        return shown


def is_blank(shown: Image.Image, box: Box, paper: Paper) -> bool:
    """Whether nothing is printed in a box of a page."""
    scale = shown.width / paper.width
    edges = (box.left, paper.height - box.top, box.right, paper.height - box.bottom)
    part = shown.crop(tuple(round(edge * scale) for edge in edges))  # type: ignore[arg-type]
    return min(part.tobytes()) > 250


def overlapping(page: list[tuple[str, Box]], slack: float = 0.6) -> list[tuple[str, str]]:
    """The words that lie on each other."""
    found = []
    boxes = sorted(((box, text) for text, box in page if text), key=lambda each: each[0].left)
    for place, (first, text) in enumerate(boxes, 1):
        for second, other in boxes[place:]:
            if second.left >= first.right:
                break  # so are all that follow
            if first.overlaps(second, slack):
                found.append((text, other))
    return found
