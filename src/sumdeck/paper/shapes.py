"""The shapes that go with colours and suits, and a few more, as outlines in a box of ten by ten.

As on the page, y goes downwards. An outline is made of M (begin), L (line), C (curve) and Z (close), each with absolute
places, as in SVG.
"""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final


def round_at(x: float, y: float, radius: float) -> str:
    k = 0.5523 * radius
    return (
        f"M {x} {y - radius} C {x + k} {y - radius} {x + radius} {y - k} {x + radius} {y} "
        f"C {x + radius} {y + k} {x + k} {y + radius} {x} {y + radius} "
        f"C {x - k} {y + radius} {x - radius} {y + k} {x - radius} {y} "
        f"C {x - radius} {y - k} {x - k} {y - radius} {x} {y - radius} Z"
    )


def rays(points: int, outer: float, inner: float, y: float = 5.0) -> str:
    """A star with so many points, one of them on top."""
    corners = []
    for step in range(2 * points):
        radius, angle = (inner if step % 2 else outer), pi * step / points
        corners.append(f"{5 + radius * sin(angle):.3f} {y - radius * cos(angle):.3f}")
    return "M " + " L ".join(corners) + " Z"


def petals(count: int, ring: float, radius: float) -> str:
    """Circles around the middle, which is filled."""
    turns = [2 * pi * step / count for step in range(count)]
    return " ".join([round_at(5, 5, ring), *(round_at(5 + ring * sin(a), 5 - ring * cos(a), radius) for a in turns)])


SHAPES: Final = {
    "circle": round_at(5, 5, 5),
    "triangle": "M 5 0.3 L 10.2 9.6 L -0.2 9.6 Z",
    "square": "M 0.5 0.5 L 9.5 0.5 L 9.5 9.5 L 0.5 9.5 Z",
    "star": rays(5, 5.7, 2.75, 5.6),
    "spark": rays(4, 5.4, 1.7),
    "moon": "M 7.4 0.6 C 3.2 -0.7 0.2 2.0 0.2 5.1 C 0.2 8.4 3.4 10.9 7.6 9.4 "
    "C 4.9 8.7 3.7 7.0 3.7 5.0 C 3.7 3.0 4.8 1.4 7.4 0.6 Z",
    "flower": petals(5, 2.7, 2.35),
    "drop": "M 5 -0.2 C 6.3 2.9 8.8 4.4 8.8 6.6 C 8.8 8.7 7.1 10.1 5 10.1 C 2.9 10.1 1.2 8.7 1.2 6.6 C 1.2 4.4 3.7 2.9 5 -0.2 Z",
    "heart": "M 5 9.7 C 1.6 6.7 0 5.1 0 3 C 0 1.3 1.2 0.4 2.6 0.4 C 3.7 0.4 4.6 1.1 5 2.1 "
    "C 5.4 1.1 6.3 0.4 7.4 0.4 C 8.8 0.4 10 1.3 10 3 C 10 5.1 8.4 6.7 5 9.7 Z",
    "diamond": "M 5 -0.2 L 9.2 5 L 5 10.2 L 0.8 5 Z",
    "spade": "M 5 0 C 8.3 2.9 10 4.4 10 6.2 C 10 7.6 9 8.4 7.7 8.4 C 6.8 8.4 6 8 5.5 7.2 C 5.6 8.6 6 9.5 6.9 10 L 3.1 10 "
    "C 4 9.5 4.4 8.6 4.5 7.2 C 4 8 3.2 8.4 2.3 8.4 C 1 8.4 0 7.6 0 6.2 C 0 4.4 1.7 2.9 5 0 Z",
    "club": " ".join([round_at(5, 2.5, 2.4), round_at(2.4, 6.2, 2.4), round_at(7.6, 6.2, 2.4)])
    + " M 4 3.5 L 6 3.5 L 6.3 7.3 L 3.7 7.3 Z M 5 5.5 C 5.2 8.4 5.8 9.4 6.9 10 L 3.1 10 C 4.2 9.4 4.8 8.4 5 5.5 Z",
    "balloon": "M 5 -0.2 C 8.1 -0.2 10 2.1 10 4.7 C 10 7.6 7.6 10 5 10.5 C 2.4 10 0 7.6 0 4.7 C 0 2.1 1.9 -0.2 5 -0.2 Z",
    "up": "M 5 1.5 L 10 8.5 L 0 8.5 Z",
    "down": "M 5 8.5 L 10 1.5 L 0 1.5 Z",
    "onwards": "M 1.5 0 L 8.5 5 L 1.5 10 Z",
}
"""Every shape by name. Packs name those they need; a shape that is not here is printed as a word."""

OF_COLOUR: Final = {"green": "triangle", "orange": "square", "blue": "circle", "red": "star"}
"""The shape that goes with a colour where the pack names none: the same as on the page."""
OF_SUIT: Final = {"spades": "spade", "hearts": "heart", "diamonds": "diamond", "clubs": "club"}


def steps(name: str) -> Iterator[tuple[str, list[float]]]:
    """The outline of a shape, step by step: a letter, and its places with y upwards in a box of one by one."""
    letter, numbers = "", list[float]()
    for token in [*SHAPES[name].split(), ""]:
        if token and not token.isalpha():
            numbers.append(float(token) / 10 if len(numbers) % 2 == 0 else 1 - float(token) / 10)
            continue
        if letter:
            yield letter, numbers
        letter, numbers = token, []
