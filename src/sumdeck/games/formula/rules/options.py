"""The house rules of Formula: every setting with its values, and the levels that bundle them.

What a setting does is decided where its clause is; the words for players are in `README.md`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from sumdeck.games.formula.rules.codes import Code
from sumdeck.games.formula.rules.packs import SCHEMA, dealt_part, formula_pack, symbols_of
from sumdeck.games.formula.rules.starting import can_begin
from sumdeck.rules.game import Json, Refusal
from sumdeck.rules.offers import Level
from sumdeck.rules.options import GameOptions, level_entries, setting, settled

LAST_TURN: Final = 10_000
"""Without a limit of the table's own a round still ends here: nobody has ever sat so long, and a program must stop."""

MOST_ROUNDS = 100
"""A points game that has not come to its end by then ends all the same: every game does."""


@dataclass(frozen=True)
class Options(GameOptions):
    """The pack, the symbols too, and the house rules of one game."""

    hand_size: int = setting(7, 3, 4, 5, 6, 8, 9, 10, span=(1, 12), clause="F-3", part="variations")
    cards_per_turn: int = setting(3, 4, 5, clause="F-20", part="laying")
    """Four, where `times_divide_only` is chosen and nothing else is said (F-89)."""
    max_number_cards: int = setting(3, 2, clause="F-40", part="laying")
    leading_zeros: bool = setting(False, True, clause="F-43", part="laying")
    extend: str = setting("both", "right", clause="F-33", part="laying")
    insert_between: bool = setting(False, True, clause="F-51", part="laying")
    table_cards: str = setting("stay", "rearrange", clause="F-26", part="laying")
    first_answer_max: int = setting(2, 1, clause="F-13", part="laying")
    allow_same_formula: bool = setting(False, True, clause="F-34", part="laying")
    must_play_if_able: bool = setting(False, True, clause="F-37", part="turns")
    play_after_draw: bool = setting(False, True, clause="F-37", part="turns")
    zero_quotient_lock: bool = setting(False, True, clause="F-58", part="laying")
    wrong_formula: str = setting("retry", "draw", clause="F-38", part="turns")
    must_reuse: bool = setting(False, True, clause="F-75", part="variations")
    winner_extra_card: bool = setting(False, True, clause="F-79", part="variations")
    play_on: str = setting("off", "ranking", "literal", clause="F-80", part="variations")
    five_draw: bool = setting(False, True, clause="F-83", part="variations")
    zero_is_multiple_of_five: bool = setting(True, False, clause="F-85", part="variations")
    times_divide_only: bool = setting(False, True, clause="F-88", part="variations")
    points_game: bool = setting(False, True, clause="F-92", part="variations")
    rounds: int = setting(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, span=(1, 99), clause="F-73")
    max_turns: int = setting(0, 100, 200, 500, 1000, 2000, span=(0, 1_000_000_000), clause="F-70", part="turns")
    """After so many turns a round ends as in F-70; 0 for no limit."""


@cache
def levels() -> dict[str, Level]:
    """Every level by name, the quickest first. All are played with all cards."""
    cards = dealt_part(formula_pack("full"))
    return {name: Level(pack=cards, **entry) for name, entry in level_entries("formula").items()}


DEFAULT_LEVEL = "base"


def settle(given: Mapping[str, Json]) -> Options:
    """Options from names and values; the level comes first. Unknown names and values are refused."""
    name, own, chosen = settled(Options, given, DEFAULT_LEVEL, SCHEMA)
    pack = own or formula_pack("full")
    if chosen.get("times_divide_only"):
        chosen.setdefault("cards_per_turn", 4)  # F-89
    options = Options(pack=pack.plain(), level=name, **chosen)  # a colour on a card would mean nothing here
    symbols = symbols_in_play(options)
    if symbols and not can_begin(dealt_part(options.pack), symbols, options.first_answer_max):
        raise Refusal(Code.NO_START)
    return options


def symbols_in_play(options: Options) -> tuple[str, ...]:
    """The symbols that a table plays with (F-23, F-88)."""
    symbols = symbols_of(options.pack)
    return tuple(sign for sign in symbols if sign in "×÷") if options.times_divide_only else symbols
