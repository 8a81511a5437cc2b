"""The house rules of Mathino: every setting with its values, and the levels that bundle them.

What a setting does is decided where its clause is; the words for players are in `README.md`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from sumdeck.games.mathino.rules.packs import PACKS, SCHEMA, mathino_pack, plain
from sumdeck.rules.game import Json
from sumdeck.rules.offers import Level
from sumdeck.rules.options import GameOptions, level_entries, setting, settled

OPERATIONS: Final = ("add", "sub", "mul", "div")
ATTRIBUTES: Final = ("number", "shape", "colour")


@dataclass(frozen=True)
class Options(GameOptions):
    """The pack and the house rules of one match."""

    cards: str = setting(*PACKS, clause="M-1", part="cards")
    variant: str = setting("normal", "young", clause="M-155")
    ops: str = setting(
        "add sub mul div", "add sub mul", "add sub", "add", "none", some_of=OPERATIONS, clause="M-60", part="signs"
    )
    negatives: bool = setting(True, False, clause="M-61", part="signs")
    fractions: bool = setting(False, True, clause="M-53", part="signs")
    max_abs_value: int = setting(0, 200, 2197, span=(0, 10**9), clause="M-54", part="signs")
    """0 for no limit, here as everywhere."""
    capture_scope: str = setting("any", "all", clause="M-35", part="taking")
    combo_capture: bool = setting(False, True, clause="M-40", part="taking")
    require_capture_card: bool = setting(False, True, clause="M-50", part="taking")
    discard_rule: str = setting("free", "no_capture", clause="M-65", part="taking")
    stacking: bool = setting(True, False, clause="M-68", part="taking")
    digit_sums: bool = setting(False, True, clause="M-117", part="digits")
    digit_sum_digits: str = setting("any", "two", clause="M-122", part="digits")
    digit_sum_negative: str = setting("keep", "forbid", "drop", clause="M-125", part="digits")
    power_plays: bool = setting(False, True, clause="M-126", part="digits")
    negative_root: bool = setting(False, True, clause="M-131", part="digits")
    lock_until: str = setting("round_end", "captured", clause="M-140", part="digits")
    table_add: bool = setting(False, True, clause="M-143", part="digits")
    combo_mix: bool = setting(True, False, clause="M-149", part="digits")
    duty_model: str = setting("last_builder", "first_builder", "every_builder", "off", clause="M-80", part="duty")
    match_takes_duty: bool = setting(True, False, clause="M-93", part="duty")
    stacking_makes_duty: bool = setting(False, True, clause="M-82", part="duty")
    discharge: str = setting("any_capture", "own_capture", clause="M-81", part="duty")
    sweep_discharges: bool = setting(False, True, clause="M-90", part="duty")
    penalty: int | str = setting(14, 7, 1, "target", span=(0, 1000), clause="M-87", part="duty")
    penalty_scope: str = setting("stack", "player", clause="M-86", part="duty")
    tie_split: str = setting("exact", "floor", "none", clause="M-102", part="match")
    target: int = setting(14, 7, 21, 28, span=(1, 1000), clause="M-106")
    final_tie: str = setting("extra_deck", "shared", clause="M-109", part="match")
    floor_zero: bool = setting(False, True, clause="M-110", part="match")
    mistakes: str = setting("strict", "claims", clause="M-114", part="check")
    open_hands: bool = setting(False, True, clause="M-159", part="cards")
    young_attributes: str = setting(
        "number shape colour", "number", "shape", "colour", some_of=ATTRIBUTES, clause="M-156", part="young"
    )
    young_scoring: str = setting("points", "cards_only", clause="M-160", part="young")
    max_decks: int = setting(0, 1, 2, 3, span=(0, 60), clause="M-109", part="match")
    """0 for no limit."""
    timeout_action: str = setting("discard", "forfeit", clause="M-168", part="check")
    advance_per_game: int = setting(1, 2, span=(1, 3), clause="M-166")
    """How many of a table go on in a tournament (M-166), which `sumdeck.club` asks for; it changes nothing at the table."""
    short_round: str = setting("forbid", "equal", clause="M-21", part="cards")
    hand_cards: int = setting(4, 3, 5, span=(1, 10), clause="M-15", part="cards")
    table_cards: int = setting(4, 2, 6, span=(0, 12), clause="M-15", part="cards")
    most_cards_points: int = setting(4, 0, span=(0, 100), clause="M-101", part="match")


DEFAULT_LEVEL: Final = "basic"
LIMITS: Final = ("max_abs_value", "max_decks")
NO_LIMIT: Final = "none"
"""How versions before 4 wrote what is 0 now; their records and tables are read on."""


def settle(given: Mapping[str, Json]) -> Options:
    """Options from names and values; the level comes first. Unknown names and values are refused."""
    given = {key: 0 if key in LIMITS and value == NO_LIMIT else value for key, value in given.items()}
    name, own, chosen = settled(Options, given, DEFAULT_LEVEL, SCHEMA)
    if chosen.get("cards") == "mathino-48":
        chosen.setdefault("short_round", "equal")  # the one pack of ours that never comes out even
    pack = own or mathino_pack(chosen.get("cards", PACKS[0]))
    if chosen.get("variant", "normal") == "normal":
        pack = plain(pack)
    return Options(pack=pack, level=name, **chosen)


@cache
def levels() -> dict[str, Level]:
    """Every level by name, the easiest first (M-162: a tournament may use any of them)."""
    return {name: Level(pack=settle({"level": name}).pack, **entry) for name, entry in level_entries("mathino").items()}
