"""The house rules of Numberloor: every setting with its values, and the levels.

What a setting does is decided where its clause is; the words for players are in `README.md`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from sumdeck.games.numberloor.rules.packs import HOUSE, SCHEMA, house_pack, marks_of, unmarked
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Json, Refusal
from sumdeck.rules.offers import Level
from sumdeck.rules.options import Changes, GameOptions, level_entries, setting, settled


@dataclass(frozen=True)
class Options(GameOptions):
    """The house rules of one game. Its pack is the deck of the level, floors and balloons together, marks left off.

    See L-9, L-10, L-86 and L-92.
    """

    stars_to_win: int = setting(0, 1, 2, 3, 4, 5, 6, 7, span=(0, 99), clause="L-8")
    """0 for as many as the number of players asks for."""
    hand_size: int = setting(6, 3, 4, 5, 7, 8, span=(1, 40), clause="L-11")
    first_player: int = setting(0, 1, 2, 3, 4, clause="L-19")
    draw_only_when_stuck: bool = setting(False, True, clause="L-36", part="balloons")
    redraw_all_balloons: bool = setting(False, True, clause="L-54", part="balloons")
    night_moments: str = setting("any_card", "between_turns", clause="L-68", part="night")
    night_equal_number: bool = setting(True, False, clause="L-58", part="night")
    night_priority: str = setting("first", "clockwise", clause="L-69", part="night")
    night_single_card: bool = setting(False, True, clause="L-61", part="night")
    equal_always: bool = setting(True, False, clause="L-76", part="balloons")
    skip_repeat: str = setting("once", "each_played_turn", "always", clause="L-80", part="balloons")
    beginner_draw_after_partial: bool = setting(False, True, clause="L-100", part="beginners")
    max_turns: int = setting(0, 100, 200, 500, 1000, 2000, span=(0, 1_000_000_000), clause="L-84")
    """0 for no limit."""


@dataclass(frozen=True)
class DeckLevel:
    """A named choice of cards, and what lies open (L-2)."""

    name: str
    title: str
    drop_marks: tuple[str, ...]
    keep_kinds: tuple[str, ...]
    stacks: str
    """`floor+balloon` or `floor+floor`."""
    take_overs: bool
    """Whether night cards are claimed out of turn."""
    settings: Changes = ()

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
def levels() -> dict[str, DeckLevel]:
    """Every level by name, the easiest first."""
    return {name: DeckLevel(**entry) for name, entry in level_entries("numberloor").items()}


@cache
def offered_levels() -> tuple[Level, ...]:
    """Every level with its deck."""
    return tuple(Level(level.name, level.title, level.cards()) for level in levels().values())


DEFAULT_LEVEL = "basic"


def settle(given: Mapping[str, Json]) -> Options:
    """Options from names and values; the level comes first. Unknown names and values are refused."""
    name, own, chosen = settled(Options, given, DEFAULT_LEVEL, SCHEMA)
    try:
        pack = levels()[name].cards(own)
    except ValueError as fault:
        raise Refusal("options.bad_pack", reason=str(fault)) from fault
    return Options(pack=pack, level=name, **chosen)
