"""The house rules of Formula: every setting with its values, and the levels that bundle them.

What a setting does is decided where its clause is; the words for players are in `README.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from sumdeck.rules.cards import Pack
from sumdeck.rules.formula.codes import Code
from sumdeck.rules.formula.packs import dealt_part, formula_pack, load_formula_pack, symbols_of
from sumdeck.rules.formula.starting import can_begin
from sumdeck.rules.game import Json, Refusal
from sumdeck.rules.offers import Level, SettingValue
from sumdeck.rules.settling import dump_settled, level_entries, settled_level, settled_pack, settled_settings

SETTINGS: dict[str, tuple[SettingValue, ...]] = {
    "hand_size": (7, 3, 4, 5, 6, 8, 9, 10),
    "cards_per_turn": (3, 4, 5),
    "max_number_cards": (3, 2),
    "leading_zeros": (False, True),
    "extend": ("both", "right"),
    "insert_between": (False, True),
    "table_cards": ("stay", "rearrange"),
    "first_answer_max": (2, 1),
    "allow_same_formula": (False, True),
    "must_play_if_able": (False, True),
    "play_after_draw": (False, True),
    "zero_quotient_lock": (False, True),
    "wrong_formula": ("retry", "draw"),
    "must_reuse": (False, True),
    "winner_extra_card": (False, True),
    "play_on": ("off", "ranking", "literal"),
    "five_draw": (False, True),
    "zero_is_multiple_of_five": (True, False),
    "times_divide_only": (False, True),
    "points_game": (False, True),
    "rounds": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    "max_turns": (0, 100, 200, 500, 1000, 2000),
}
"""Every setting and the values that menus offer, the default first. `cards_per_turn` follows `times_divide_only` (F-89)."""

SPANS: Final = {"hand_size": (1, 12), "rounds": (1, 99), "max_turns": (0, 100_000)}
"""Settings that take any whole number between two, not only those that are offered. No turns at the most mean no limit."""

LAST_TURN: Final = 10_000
"""Without a limit of the table's own a round still ends here: nobody has ever sat so long, and a program must stop."""

MOST_ROUNDS = 100
"""A points game that has not come to its end by then ends all the same: every game does."""


@dataclass(frozen=True)
class Options:
    """The pack and the house rules of one game."""

    pack: Pack
    """All cards, the symbols too."""
    level: str = "base"
    hand_size: int = 7
    cards_per_turn: int = 3
    max_number_cards: int = 3
    leading_zeros: bool = False
    extend: str = "both"
    insert_between: bool = False
    table_cards: str = "stay"
    first_answer_max: int = 2
    allow_same_formula: bool = False
    must_play_if_able: bool = False
    play_after_draw: bool = False
    zero_quotient_lock: bool = False
    wrong_formula: str = "retry"
    must_reuse: bool = False
    winner_extra_card: bool = False
    play_on: str = "off"
    five_draw: bool = False
    zero_is_multiple_of_five: bool = True
    times_divide_only: bool = False
    points_game: bool = False
    rounds: int = 1
    max_turns: int = 0
    """After so many turns a round ends as in F-70; 0 for no limit."""

    def __reduce__(self) -> tuple[Callable[[Mapping[str, Json]], Options], tuple[Json]]:
        # Unpickling sets the fields one by one, which a frozen class refuses when it is compiled.
        return settle, (dump_options(self),)


@cache
def levels() -> dict[str, Level]:
    """Every level by name, the quickest first. All are played with all cards."""
    found: dict[str, Level] = {}
    cards = dealt_part(formula_pack("full"))
    for entry in level_entries("formula"):
        settings = tuple(sorted(entry.get("settings", {}).items()))
        found[entry["name"]] = Level(entry["name"], entry["title"], cards, settings)
    return found


DEFAULT_LEVEL = "base"


def settle(given: Mapping[str, Json]) -> Options:
    """Options from names and values: `level` first, then `pack`, then single settings. Unknown names and values are refused."""
    name = settled_level(given, levels(), DEFAULT_LEVEL)
    pack = settled_pack(given, load_formula_pack) or formula_pack("full")
    chosen: dict[str, Json] = dict(levels()[name].settings)
    chosen.update(settled_settings(given, SETTINGS, SPANS))
    if chosen.get("times_divide_only"):
        chosen.setdefault("cards_per_turn", 4)  # F-89
    options = Options(pack=pack.plain(), level=name, **chosen)  # a colour on a card would mean nothing here
    symbols = symbols_in_play(options)
    if symbols and not can_begin(dealt_part(options.pack), symbols, options.first_answer_max):
        raise Refusal(Code.NO_START)  # FA-20
    return options


def symbols_in_play(options: Options) -> tuple[str, ...]:
    """The symbols that a table plays with (F-23, F-88)."""
    symbols = symbols_of(options.pack)
    return tuple(sign for sign in symbols if sign in "×÷") if options.times_divide_only else symbols


def dump_options(options: Options) -> Json:
    """Everything that `settle` needs to make the same options again."""
    return dump_settled(options, SETTINGS)
