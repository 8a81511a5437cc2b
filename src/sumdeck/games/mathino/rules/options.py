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
from sumdeck.rules.options import HouseRules, level_entries, setting, settled

OPERATIONS: Final = ("add", "sub", "mul", "div")
ATTRIBUTES: Final = ("number", "shape", "colour")


@dataclass(frozen=True)
class Options(HouseRules):
    """The pack and the house rules of one match."""

    cards: str = setting(*PACKS, clause="M-1")
    variant: str = setting("normal", "young", clause="M-155")
    ops: str = setting("add sub mul div", "add sub mul", "add sub", "add", "none", some_of=OPERATIONS, clause="M-60")
    negatives: bool = setting(True, False, clause="M-61")
    fractions: bool = setting(False, True, clause="M-53")
    max_abs_value: int = setting(0, 200, 2197, span=(0, 10**9), clause="M-54")
    """0 for no limit, here as everywhere."""
    capture_scope: str = setting("any", "all", clause="M-35")
    combo_capture: bool = setting(False, True, clause="M-40")
    require_capture_card: bool = setting(False, True, clause="M-50")
    discard_rule: str = setting("free", "no_capture", clause="M-65")
    stacking: bool = setting(True, False, clause="M-68")
    digit_sums: bool = setting(False, True, clause="M-117")
    digit_sum_digits: str = setting("any", "two", clause="M-122")
    digit_sum_negative: str = setting("keep", "forbid", "drop", clause="M-125")
    power_plays: bool = setting(False, True, clause="M-126")
    negative_root: bool = setting(False, True, clause="M-131")
    lock_until: str = setting("round_end", "captured", clause="M-140")
    table_add: bool = setting(False, True, clause="M-143")
    combo_mix: bool = setting(True, False, clause="M-149")
    duty_model: str = setting("last_builder", "first_builder", "every_builder", "off", clause="M-80")
    match_takes_duty: bool = setting(True, False, clause="M-93")
    stacking_makes_duty: bool = setting(False, True, clause="M-82")
    discharge: str = setting("any_capture", "own_capture", clause="M-81")
    sweep_discharges: bool = setting(False, True, clause="M-90")
    penalty: int | str = setting(14, 7, 1, "target", span=(0, 1000), clause="M-87")
    penalty_scope: str = setting("stack", "player", clause="M-86")
    tie_split: str = setting("exact", "floor", "none", clause="M-102")
    target: int = setting(14, 7, 21, 28, span=(1, 1000), clause="M-106")
    final_tie: str = setting("extra_deck", "shared", clause="M-109")
    floor_zero: bool = setting(False, True, clause="M-110")
    mistakes: str = setting("strict", "claims", clause="M-114")
    open_hands: bool = setting(False, True, clause="M-159")
    young_attributes: str = setting("number shape colour", "number", "shape", "colour", some_of=ATTRIBUTES, clause="M-156")
    young_scoring: str = setting("points", "cards_only", clause="M-160")
    max_decks: int = setting(0, 1, 2, 3, span=(0, 60), clause="M-109")
    """0 for no limit."""
    timeout_action: str = setting("discard", "forfeit", clause="M-168")
    advance_per_game: int = setting(1, 2, span=(1, 3), clause="M-166")
    """How many of a table go on in a tournament (M-166), which `sumdeck.club` asks for; it changes nothing at the table."""
    short_round: str = setting("forbid", "equal", clause="M-21")
    hand_cards: int = setting(4, 3, 5, span=(1, 10), clause="M-15")
    table_cards: int = setting(4, 2, 6, span=(0, 12), clause="M-15")
    most_cards_points: int = setting(4, 0, span=(0, 100), clause="M-101")


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
