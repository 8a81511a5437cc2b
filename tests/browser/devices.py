"""On what people play: a small phone, a tablet, a computer."""

from typing import Any, NamedTuple

import pytest


class Device(NamedTuple):
    """A screen, and whether fingers touch it."""

    name: str
    width: int
    height: int
    touch: bool

    @property
    def context(self) -> dict[str, Any]:
        """What a browser has to pretend."""
        size = {"width": self.width, "height": self.height}
        return {"viewport": size, "screen": size, "has_touch": self.touch, "is_mobile": self.touch}


PHONE = Device("phone", 320, 640, touch=True)
TABLET = Device("tablet", 820, 1180, touch=True)
DESKTOP = Device("desktop", 1366, 768, touch=False)
DEVICES = (PHONE, pytest.param(TABLET, marks=pytest.mark.thorough), DESKTOP)
"""Every one for who looks closely; the smallest and the widest on every run, between which a tablet lies."""
