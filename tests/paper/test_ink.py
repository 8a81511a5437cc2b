"""Inks: told apart by eyes that see colours otherwise, and by a printer that has none."""

from itertools import combinations

import pytest
from reportlab.lib.colors import Color

from sumdeck.paper.ink import PLAIN, SAFE, Inks

# What is left of red, green and blue for eyes without the red, the green or the blue cones (Machado, Oliveira, Fernandes 2009).
EYES = {
    "without red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "without green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "without blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "without colours": ((0.2126, 0.7152, 0.0722),) * 3,
}
LEAST = {"without red": 20, "without green": 20, "without blue": 20, "without colours": 7}


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def lab(red: float, green: float, blue: float) -> tuple[float, float, float]:
    """How the eye sees a colour: lightness, and two differences of colour."""
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (max(0.0, part) ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(ink: Color, eyes: str) -> tuple[float, float, float]:
    parts = [linear(part) for part in (ink.red, ink.green, ink.blue)]
    red, green, blue = (sum(weight * part for weight, part in zip(row, parts, strict=True)) for row in EYES[eyes])
    return lab(red, green, blue)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("colours", [("green", "orange", "blue", "red"), ("spades", "hearts", "diamonds", "clubs")])
def test_colour_safe_inks_are_told_apart_by_everybody(colours: tuple[str, ...], eyes: str) -> None:
    inks = Inks(safe=True)

    for one, other in combinations(colours, 2):
        distance = sum((a - b) ** 2 for a, b in zip(seen(inks[one], eyes), seen(inks[other], eyes), strict=True)) ** 0.5
        assert distance > LEAST[eyes], (one, other)


@pytest.mark.parametrize("safe", [False, True])
def test_numbers_stand_out_from_paper(safe: bool) -> None:
    """WCAG asks 3 to 1 of large print."""
    inks = Inks(safe)

    for name in ("green", "orange", "blue", "red", "spades", "hearts", "diamonds", "clubs", "ink", "faint"):
        parts = [linear(part) for part in (inks[name].red, inks[name].green, inks[name].blue)]
        light = sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))
        assert 1.05 / (light + 0.05) > 3


def test_colours_of_the_world_are_printed_and_pale_or_unknown_ones_are_ink() -> None:
    inks = Inks()

    assert inks.of_card("purple").hexval() == "0x800080"
    assert inks.of_card("red").hexval() == inks["red"].hexval()
    for pale in ("lightyellow", "gold", "blurple", ""):
        assert inks.of_card(pale).hexval() == inks["ink"].hexval()


def test_every_safe_ink_has_a_plain_one() -> None:
    assert SAFE.keys() == PLAIN.keys()
