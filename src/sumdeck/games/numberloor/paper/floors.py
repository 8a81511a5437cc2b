"""Floors: a slice of a house, with windows above and below its number; at night it is dark, and the moon is out."""

from __future__ import annotations

from typing import Final

from sumdeck.paper import faces
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import Pen

WINDOWS: Final = (20.8, 29.2, 37.6)
"""Where the windows stand, from the left."""
STARS: Final = ((9, 40, 2.6), (41.5, 33, 2.2), (10.5, 26, 1.8))


def draw_floor(pen: Pen, number: str, night: bool, marked: bool, large: bool) -> None:
    """One floor. A mark takes the place of a window."""
    paint = "white" if night else "ink"
    faces.frame(pen, "night" if night else "wall", "night" if night else pen.inks.pale("gold", 0.12))
    for _ in faces.both_ways(pen):
        for left in WINDOWS[1:] if marked else WINDOWS:
            draw_window(pen, Box(left, 56.5, 6.4, 7.5), night)
    if night:
        pen.shape("moon", Box(36, 44, 7.5, 7.5), "gold")
        for x, y, side in STARS:
            pen.shape("spark", Box(x - side / 2, y - side / 2, side, side), "gold")
    faces.middle(pen, number, paint)
    faces.both_corners(pen, faces.Corner(number, "moon" if night else ""), paint, paint, large)


def draw_window(pen: Pen, box: Box, lit: bool) -> None:
    """Four panes."""
    pen.box(box, "gold" if lit else "white", "wall", 0.6, corner=0.8)
    pen.line(box.centre[0], box.bottom, box.centre[0], box.top, "wall", 0.5)
    pen.line(box.left, box.centre[1], box.right, box.centre[1], "wall", 0.5)
