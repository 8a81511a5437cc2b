"""What a game has to choose from: levels, settings, cards of one's own. Every menu is made from what its game tells here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

if TYPE_CHECKING:
    from sumdeck.rules.cards import Pack

SettingValue: TypeAlias = bool | int | str


@dataclass(frozen=True)
class Level:
    """How hard: some cards, and some settings. `options({"level": name})` chooses it."""

    name: str
    title: str
    pack: Pack
    settings: tuple[tuple[str, SettingValue], ...] = ()
    """What this level changes about the usual."""


@dataclass(frozen=True)
class Setting:
    """A house rule. `options({key: value})` sets it; its words are `setting.<family>.<key>`."""

    key: str
    values: tuple[SettingValue, ...]
    """All that it can be, the usual one first."""
    span: tuple[int, int] | None = None
    """It can also be any whole number from the one to the other."""
    some_of: tuple[str, ...] = ()
    """It can also name some of these things: words with spaces between them, or `none`."""
    clause: str = ""
    """Which clause of the rules tells of it."""
    part: str = ""
    """Under which heading menus show it, `choose.part.<part>` in the words of its game; empty for what belongs to none."""


class Offers:
    """What a game tells of itself. A game without levels, settings or other packs leaves everything as it is here."""

    name: ClassVar[str]
    target: ClassVar[str] = ""
    """The setting that says how far a game is played: points to win, stars, rounds. Empty: there is none."""
    advance: ClassVar[str] = ""
    """The setting that says how many of a table go on in a tournament. Empty: there is none."""

    @property
    def family(self) -> str:
        """Whose words it is told in: its own, unless it is another way to play a game that has them already."""
        return self.name

    def levels(self) -> tuple[Level, ...]:
        """The levels, the easiest first."""
        return ()

    def seating(self, seats: int) -> Mapping[str, SettingValue]:
        """The settings without which so many could not sit down."""
        return {}

    def own_pack(self, text: str, source: str, level: str | None) -> Mapping[str, Any] | None:
        """Options for cards of one's own: those that a level chooses from a pack file, or all of them with the usual settings.

        `source` is the name of the file. Raises PackError or Refusal. None: this game takes no cards but its own.
        """
        return None

    def pack_remarks(self, text: str, source: str, level: str | None, seats: int) -> tuple[str, ...]:
        """What is unusual about a pack file that can be played with all the same: codes, whose words ask for nothing."""
        return ()
