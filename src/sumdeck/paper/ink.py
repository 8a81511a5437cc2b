"""The colours of everything printed, by name. A colour is never the only sign: a shape, a letter or a word goes with it.

The plain inks are those of the page. The colour-safe ones differ in lightness as well, so that they are told apart by eyes that
see no red or no green, and on a printer that has no colours.
"""

from typing import Final

from reportlab.lib.colors import Color, HexColor, toColor

from sumdeck.paper.shapes import OF_COLOUR, OF_SUIT

PLAIN: Final = {
    "ink": "#1e2a27",
    "faint": "#6f7873",
    "hair": "#c9c1b0",
    "mist": "#f3efe6",
    "white": "#ffffff",
    "black": "#000000",
    "felt": "#2f6b5a",
    "gold": "#ffb81c",
    "brass": "#8a5a00",
    "silver": "#cfd4d8",
    "bronze": "#d79a5b",
    "green": "#16713a",
    "orange": "#cf5a00",
    "blue": "#1d4ed8",
    "red": "#b91c1c",
    "spades": "#1e2a27",
    "hearts": "#b91c1c",
    "diamonds": "#b91c1c",
    "clubs": "#1e2a27",
    "wild": "#43286b",
    "wild-line": "#c9a8ff",
    "night": "#1f2f57",
    "wall": "#a8703a",
    "balloon": "#c8492d",
    "nearest": "#6b4fa0",
    "parity": "#1a6f8f",
    "skip": "#4a4f57",
    "symbol": "#ffd76a",
    "numero": "#b84a1b",
    "mathino": "#1d4ed8",
    "numberloor": "#2f6b5a",
    "formula": "#6b4fa0",
}
"""What everything is printed in, unless colour-safe inks are asked for."""

SAFE: Final = PLAIN | {
    "green": "#008a72",
    "orange": "#d07c00",
    "blue": "#1447b0",
    "red": "#6a0c1a",
    "spades": "#1e2a27",
    "hearts": "#b3202f",
    "diamonds": "#2d6bdc",
    "clubs": "#1aa37a",
    "balloon": "#b34700",
}


SIGNED: Final = (*OF_COLOUR, *OF_SUIT)
"""The colours of cards that have a shape of their own. Any other is written out."""


class Inks:
    """Colours by name, for one document."""

    def __init__(self, safe: bool = False) -> None:
        self.safe = safe
        self.known = SAFE if safe else PLAIN

    def __getitem__(self, name: str) -> Color:
        return HexColor(self.known[name])

    def of_card(self, colour: str) -> Color:
        """The ink for a colour of a pack: ours, or one that the world knows and paper shows; dark ink for all others."""
        if colour in SIGNED:
            return self[colour]
        try:
            found = toColor(colour)
        except ValueError:
            found = None
        return found if isinstance(found, Color) and darkness(found) > LIGHTEST else self["ink"]

    def pale(self, ink: str | Color, share: float = 0.16) -> Color:
        """A little of a colour on white."""
        full = self[ink] if isinstance(ink, str) else ink
        return Color(*(1 - share * (1 - part) for part in (full.red, full.green, full.blue)))


LIGHTEST: Final = 0.45
"""Nothing lighter than this is printed as a number on white paper."""


def darkness(colour: Color) -> float:
    """0 for white, 1 for black, as the eye sees it."""
    return float(1 - (0.299 * colour.red + 0.587 * colour.green + 0.114 * colour.blue))
