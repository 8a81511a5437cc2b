"""On what people play: a small phone, a tablet, a computer."""

from typing import Any, NamedTuple

from playwright.sync_api import ViewportSize

from tests.budget import seldom


class Device(NamedTuple):
    """A screen, and whether fingers touch it."""

    name: str
    width: int
    height: int
    touch: bool

    @property
    def size(self) -> ViewportSize:
        """How large its pages are."""
        return {"width": self.width, "height": self.height}

    @property
    def context(self) -> dict[str, Any]:
        """What a browser has to pretend, but for its size: that is set for each page."""
        return {"has_touch": self.touch, "is_mobile": self.touch}


PHONE = Device("phone", 320, 640, touch=True)
TABLET = Device("tablet", 820, 1180, touch=True)
DESKTOP = Device("desktop", 1366, 768, touch=False)
DEVICES = (PHONE, *(seldom(device) for device in (TABLET, DESKTOP)))
"""Every one for who looks closely; on every run the smallest, whose window is pulled wider now and then."""
WIDER = (DESKTOP,)
"""How wide a window is pulled to look at what a phone shows: the widest, between which and a phone a tablet lies."""
