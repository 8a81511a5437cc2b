"""On which line of a pack file a thing stands. The TOML reader tells nobody, so the lines are found beside it.

Where a file is written in an unusual way (quoted keys, cards as one inline list) the nearest line above is given.
"""

import re
from typing import Final

QUIET: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"""' r"|'''.*?'''" r'|"(?:[^"\\\n]|\\.)*"' r"|'[^'\n]*'" r"|#[^\n]*",
    re.DOTALL,
)
"""Text and comments: nothing in them is a key."""
HEADER: Final = re.compile(r"\s*\[\[?\s*card\s*\]")
KEY: Final = re.compile(r"\s*([A-Za-z0-9_-]+)\s*[=.]")
WHERE: Final = re.compile(r"at line ([0-9]+)")


class Lines:
    """The lines of the keys in one file."""

    def __init__(self, text: str) -> None:
        self._top: dict[str, int] = {}
        self._cards: list[dict[str, int]] = []
        self._headers: list[int] = []
        quiet = QUIET.sub(lambda found: "\n" * found.group().count("\n"), text)
        keys = self._top
        for number, line in enumerate(quiet.split("\n"), start=1):
            if HEADER.match(line):
                keys = {}
                self._headers.append(number)
                self._cards.append(keys)
            elif found := KEY.match(line):
                keys.setdefault(found.group(1), number)

    def top(self, key: str) -> int:
        """The line of a key above the cards, or of the first card; 1 if there is neither."""
        if key == "card" and self._headers:
            return self._headers[0]
        return self._top.get(key, 1)

    def card(self, index: int, key: str) -> int:
        """The line of a key in a `[[card]]` table; of the table's header where the key is missing."""
        if index >= len(self._cards):
            return self.top("card")
        return self._cards[index].get(key, self._headers[index])


def syntax_line(message: str, text: str) -> int:
    """The line that the TOML reader complains about: the last one where it only speaks of the end."""
    found = WHERE.search(message)
    if found:
        return int(found.group(1))
    return text.rstrip().count("\n") + 1 if "end of document" in message else 1
