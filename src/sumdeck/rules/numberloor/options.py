"""The house rules of Numberloor: every setting with its values, and the levels.

What a setting does is decided where its clause is; the words for players are in `README.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Json, Refusal
from sumdeck.rules.numberloor.packs import HOUSE, house_pack, load_numberloor_pack, marks_of, unmarked
from sumdeck.rules.offers import SettingValue
from sumdeck.rules.settling import dump_settled, level_entries, settled_level, settled_pack, settled_settings

SETTINGS: dict[str, tuple[SettingValue, ...]] = {
    "stars_to_win": (0, 1, 2, 3, 4, 5, 6, 7),
    "hand_size": (6, 3, 4, 5, 7, 8),
    "first_player": (0, 1, 2, 3, 4),
    "draw_only_when_stuck": (False, True),
    "redraw_all_balloons": (False, True),
    "night_moments": ("any_card", "between_turns"),
    "night_equal_number": (True, False),
    "night_priority": ("first", "clockwise"),
    "night_single_card": (False, True),
    "equal_always": (True, False),
    "skip_repeat": ("once", "each_played_turn", "always"),
    "beginner_draw_after_partial": (False, True),
    "max_turns": (0, 100, 200, 500, 1000, 2000),
}
"""Every setting and the values that menus offer, the default first.

No stars to win means as many as the number of players asks for, no turns at the most that there is no limit.
"""

SPANS: Final = {"stars_to_win": (0, 99), "hand_size": (1, 40), "max_turns": (0, 100_000)}
"""Settings that take any whole number between two, and not only those that are offered."""


@dataclass(frozen=True)
class Options:
    """The pack and the house rules of one game."""

    pack: Pack
    """The deck of the level, floors and balloons together (L-9, L-10, L-86, L-92), marks left off."""
    level: str = "basic"
    stars_to_win: int = 0
    hand_size: int = 6
    first_player: int = 0
    draw_only_when_stuck: bool = False
    redraw_all_balloons: bool = False
    night_moments: str = "any_card"
    night_equal_number: bool = True
    night_priority: str = "first"
    night_single_card: bool = False
    equal_always: bool = True
    skip_repeat: str = "once"
    beginner_draw_after_partial: bool = False
    max_turns: int = 0

    def __reduce__(self) -> tuple[Callable[[Mapping[str, Json]], Options], tuple[Json]]:
        # Unpickling sets the fields one by one, which a frozen class refuses when it is compiled.
        return settle, (dump_options(self),)


@dataclass(frozen=True)
class Level:
    """A named choice of cards, and what lies open (L-2)."""

    name: str
    title: str
    drop_marks: tuple[str, ...]
    keep_kinds: tuple[str, ...]
    stacks: str
    """`floor+balloon` or `floor+floor`."""
    take_overs: bool
    """Whether night cards are claimed out of turn."""

    def cards(self, own: Pack | None = None) -> Pack:
        """The deck of this level, out of the house's pack or of one's own. Taken out of itself, a deck stays as it is."""
        chosen = house_pack() if own is None else own
        kinds = [kind for kind in chosen.kinds() if self.keeps(marks_of(chosen.cards[kind]), chosen.cards[kind].group)]
        if not kinds:
            raise ValueError(f"{chosen.name}: no card of it belongs to the level {self.name}")
        deck = unmarked(chosen.select(kinds))
        return deck.select(deck.kinds(), self.name, self.title) if chosen.name == HOUSE else deck

    def keeps(self, marks: tuple[str, ...], group: str) -> bool:
        """Whether a card with these marks is in the deck: blue ones at 6+, and special ones that are not red (L-89, L-90)."""
        return group in self.keep_kinds and not any(mark in self.drop_marks for mark in marks)


@cache
def levels() -> dict[str, Level]:
    """Every level by name, the easiest first."""
    found: dict[str, Level] = {}
    for entry in level_entries("numberloor"):
        found[entry["name"]] = Level(
            entry["name"],
            entry["title"],
            tuple(entry["drop_marks"]),
            tuple(entry["keep_kinds"]),
            entry["stacks"],
            entry["take_overs"],
        )
    return found


DEFAULT_LEVEL = "basic"


def settle(given: Mapping[str, Json]) -> Options:
    """Options from names and values. Unknown names and values are refused."""
    name = settled_level(given, levels(), DEFAULT_LEVEL)
    chosen = settled_settings(given, SETTINGS, SPANS)
    try:
        pack = levels()[name].cards(settled_pack(given, load_numberloor_pack))
    except ValueError as fault:
        raise Refusal("options.bad_pack", reason=str(fault)) from fault
    return Options(pack=pack, level=name, **chosen)


def dump_options(options: Options) -> Json:
    """Everything that `settle` needs to make the same options again."""
    return dump_settled(options, SETTINGS)
