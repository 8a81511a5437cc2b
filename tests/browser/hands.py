"""How a person acts: with a mouse, with a finger, or with keys alone."""

from __future__ import annotations

from abc import ABC, abstractmethod

from playwright.sync_api import Locator, Page

FOCUSED = "document.activeElement?.dataset.card ?? ''"
WAY = """place => {
    const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
    const [x, y] = middle(document.activeElement.getBoundingClientRect());
    const [a, b] = middle(document.querySelector(`[data-card="${place}"]`).getBoundingClientRect());
    return [a - x, b - y];
}"""
LETTERS = {"take": "t", "build": "b", "discard": "d"}
NAMES = {"take": "Take", "build": "Build", "discard": "Discard"}
SIGNS = {"+": "plus", "−": "minus", "×": "times", "÷": "divided by", "/": "fraction line"}


class Hands(ABC):
    """What one can do at the table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @abstractmethod
    def choose(self, place: str) -> None:
        """Choose a card."""

    @abstractmethod
    def enter(self, text: str) -> None:
        """Enter a sign or a number."""

    @abstractmethod
    def put(self, verb: str) -> None:
        """Put the chosen card to its place."""

    @abstractmethod
    def press(self, name: str) -> None:
        """Press a button by its name."""


class Pointer(Hands):
    """A mouse."""

    def press_at(self, target: Locator) -> None:
        target.click()

    def choose(self, place: str) -> None:
        self.press_at(self.page.locator(f'[data-card="{place}"]'))

    def enter(self, text: str) -> None:
        keypad = self.page.get_by_role("group", name="Keypad")
        for key in text:
            self.press_at(keypad.get_by_role("button", name=SIGNS.get(key, key), exact=True))

    def put(self, verb: str) -> None:
        places = self.page.get_by_role("group", name="Where does your card go?")
        self.press_at(places.get_by_role("button", name=NAMES[verb]))

    def press(self, name: str) -> None:
        self.press_at(self.page.get_by_role("button", name=name, exact=True))


class Finger(Pointer):
    """A finger on glass."""

    def press_at(self, target: Locator) -> None:
        target.tap()


class Keys(Hands):
    """A keyboard, and nothing else: arrows to a card, Enter, digits, the first letter of a place."""

    def choose(self, place: str) -> None:
        self.go_to(place)
        self.page.keyboard.press("Enter")

    def go_to(self, place: str) -> None:
        """By arrow keys as the card lies; where they lead past it, by Tab."""
        if not self.page.evaluate(FOCUSED):
            self.page.keyboard.press("ArrowDown")
        for _ in range(12):
            if self.page.evaluate(FOCUSED) == place:
                return
            x, y = self.page.evaluate(WAY, place)
            sideways = "ArrowRight" if x > 0 else "ArrowLeft"
            self.page.keyboard.press(("ArrowDown" if y > 0 else "ArrowUp") if abs(y) > 40 else sideways)
        for _ in range(60):
            if self.page.evaluate(FOCUSED) == place:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {place}")

    def enter(self, text: str) -> None:
        self.page.keyboard.type(text.replace("×", "*").replace("−", "-").replace("÷", ":"))

    def put(self, verb: str) -> None:
        self.page.keyboard.press(LETTERS[verb])

    def press(self, name: str) -> None:
        self.reach(self.page.get_by_role("button", name=name, exact=True))
        self.page.keyboard.press("Enter")

    def follow(self, name: str) -> None:
        """Follow a link by its name, the first if there are several."""
        self.reach(self.page.get_by_role("link", name=name, exact=True).first)
        self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        """Press Tab until the focus is there."""
        for _ in range(100):
            if target.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {target}")
