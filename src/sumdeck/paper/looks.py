"""How cards are to look, and how many of them go on a sheet."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sumdeck.paper.measures import A4, MM, Box, Paper

BLOCK: Final = (180 * MM, 252 * MM)
"""All cards of a sheet together. It fits A4 and Letter alike, so that a card has one size everywhere."""


@dataclass(frozen=True)
class Look:
    """What is asked for besides the cards themselves."""

    paper: Paper = A4
    large: bool = False
    """Cards of 90 by 126 mm instead of 60 by 84."""
    colour_safe: bool = False
    """Inks that differ in lightness, and the colour in words."""
    backs: bool = True
    """A page of backs after each page of fronts."""

    @property
    def across(self) -> int:
        """How many cards stand side by side, and how many rows there are."""
        return 2 if self.large else 3

    @property
    def per_sheet(self) -> int:
        return self.across**2

    @property
    def block(self) -> Box:
        """The part of the sheet that is cut into cards: in the middle, so that both sides of the paper agree."""
        return middle_block(self.paper)

    def front(self, place: int) -> Box:
        """Where the front of a card is, row by row from the top left."""
        return self.block.cell(place % self.across, place // self.across, self.across, self.across)

    def back(self, place: int) -> Box:
        """Where its back is: turned on the long edge, left is right."""
        return self.block.cell(self.across - 1 - place % self.across, place // self.across, self.across, self.across)

    def cuts(self) -> Iterator[tuple[float, float, float, float]]:
        """The marks around the block, as lines, where a knife goes through."""
        return cut_marks(self.block, self.across, self.across)


def middle_block(paper: Paper) -> Box:
    """The block in the middle of a sheet."""
    width, height = BLOCK
    return Box((paper.width - width) / 2, (paper.height - height) / 2, width, height)


def cut_marks(block: Box, columns: int, rows: int) -> Iterator[tuple[float, float, float, float]]:
    """Lines outside a block, one at each end of every cut."""
    near, far = 1 * MM, 4 * MM
    for step in range(columns + 1):
        x = block.left + step * block.width / columns
        yield from ((x, block.top + near, x, block.top + far), (x, block.bottom - near, x, block.bottom - far))
    for step in range(rows + 1):
        y = block.bottom + step * block.height / rows
        yield from ((block.left - near, y, block.left - far, y), (block.right + near, y, block.right + far, y))
