"""The house rules of Mathino: every setting with its values, and the levels that bundle them.

What a setting does is decided where its clause is; the words for players are in `README.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Json
from sumdeck.rules.mathino.packs import PACKS, load_mathino_pack, mathino_pack, plain
from sumdeck.rules.offers import SettingValue
from sumdeck.rules.settling import dump_settled, level_entries, settled_level, settled_pack, settled_settings

OPERATIONS: Final = ("add", "sub", "mul", "div")
ATTRIBUTES: Final = ("number", "shape", "colour")
SUBSETS: Final = {"ops": OPERATIONS, "young_attributes": ATTRIBUTES}
"""Settings that name some of several things: words with spaces between them, or `none`."""

SPANS: Final = {
    "max_abs_value": (1, 10**9),
    "penalty": (0, 1000),
    "target": (1, 1000),
    "max_decks": (1, 60),
    "advance_per_game": (1, 3),
    "hand_cards": (1, 10),
    "table_cards": (0, 12),
    "most_cards_points": (0, 100),
}
"""Settings that take any whole number between two, besides the words that `SETTINGS` lists."""

SETTINGS: Final[dict[str, tuple[SettingValue, ...]]] = {
    "cards": PACKS,
    "variant": ("normal", "young"),
    "ops": ("add sub mul div", "add sub mul", "add sub", "add", "none"),
    "negatives": (True, False),
    "fractions": (False, True),
    "max_abs_value": ("none", 200, 2197),
    "capture_scope": ("any", "all"),
    "combo_capture": (False, True),
    "require_capture_card": (False, True),
    "discard_rule": ("free", "no_capture"),
    "stacking": (True, False),
    "digit_sums": (False, True),
    "digit_sum_digits": ("any", "two"),
    "digit_sum_negative": ("keep", "forbid", "drop"),
    "power_plays": (False, True),
    "negative_root": (False, True),
    "lock_until": ("round_end", "captured"),
    "table_add": (False, True),
    "combo_mix": (True, False),
    "duty_model": ("last_builder", "first_builder", "every_builder", "off"),
    "match_takes_duty": (True, False),
    "stacking_makes_duty": (False, True),
    "discharge": ("any_capture", "own_capture"),
    "sweep_discharges": (False, True),
    "penalty": (14, 7, 1, "target"),
    "penalty_scope": ("stack", "player"),
    "tie_split": ("exact", "floor", "none"),
    "target": (14, 7, 21, 28),
    "final_tie": ("extra_deck", "shared"),
    "floor_zero": (False, True),
    "mistakes": ("strict", "claims"),
    "open_hands": (False, True),
    "young_attributes": ("number shape colour", "number", "shape", "colour"),
    "young_scoring": ("points", "cards_only"),
    "max_decks": ("none", 1, 2, 3),
    "timeout_action": ("discard", "forfeit"),
    "advance_per_game": (1, 2),
    "short_round": ("forbid", "equal"),
    "hand_cards": (4, 3, 5),
    "table_cards": (4, 2, 6),
    "most_cards_points": (4, 0),
}
"""Every setting and the values that a menu offers, the default first."""


@dataclass(frozen=True)
class Options:
    """The pack and the house rules of one match."""

    pack: Pack
    level: str = "basic"
    cards: str = "mathino-52"
    variant: str = "normal"
    ops: str = "add sub mul div"
    negatives: bool = True
    fractions: bool = False
    max_abs_value: int | str = "none"
    capture_scope: str = "any"
    combo_capture: bool = False
    require_capture_card: bool = False
    discard_rule: str = "free"
    stacking: bool = True
    digit_sums: bool = False
    digit_sum_digits: str = "any"
    digit_sum_negative: str = "keep"
    power_plays: bool = False
    negative_root: bool = False
    lock_until: str = "round_end"
    table_add: bool = False
    combo_mix: bool = True
    duty_model: str = "last_builder"
    match_takes_duty: bool = True
    stacking_makes_duty: bool = False
    discharge: str = "any_capture"
    sweep_discharges: bool = False
    penalty: int | str = 14
    penalty_scope: str = "stack"
    tie_split: str = "exact"
    target: int = 14
    final_tie: str = "extra_deck"
    floor_zero: bool = False
    mistakes: str = "strict"
    open_hands: bool = False
    young_attributes: str = "number shape colour"
    young_scoring: str = "points"
    max_decks: int | str = "none"
    timeout_action: str = "discard"
    advance_per_game: int = 1
    """How many of a table go on in a tournament (M-166), which `sumdeck.club` asks for; it changes nothing at the table."""
    short_round: str = "forbid"
    hand_cards: int = 4
    table_cards: int = 4
    most_cards_points: int = 4

    def __reduce__(self) -> tuple[Callable[[Mapping[str, Json]], Options], tuple[Json]]:
        # Unpickling sets the fields one by one, which a frozen class refuses when it is compiled.
        return settle, (dump_options(self),)


@dataclass(frozen=True)
class Level:
    """A named choice of settings."""

    name: str
    title: str
    settings: tuple[tuple[str, SettingValue], ...]


@cache
def levels() -> dict[str, Level]:
    """Every level by name, the easiest first."""
    entries = level_entries("mathino")
    return {entry["name"]: Level(entry["name"], entry["title"], tuple(sorted(entry["settings"].items()))) for entry in entries}


DEFAULT_LEVEL: Final = "basic"


def settle(given: Mapping[str, Json]) -> Options:
    """Options from names and values: `level` first, then single settings, then `pack`. Unknown names and values are refused."""
    name = settled_level(given, levels(), DEFAULT_LEVEL)
    chosen: dict[str, Json] = dict(levels()[name].settings)
    chosen.update(settled_settings(given, SETTINGS, SPANS, SUBSETS))
    if chosen.get("cards") == "mathino-48":
        chosen.setdefault("short_round", "equal")  # the one pack of ours that never comes out even
    pack = settled_pack(given, load_mathino_pack) or mathino_pack(chosen.get("cards", PACKS[0]))
    if chosen.get("variant", "normal") == "normal":
        pack = plain(pack)
    return Options(pack=pack, level=name, **chosen)


def dump_options(options: Options) -> Json:
    """Everything that `settle` needs to make the same options again."""
    return dump_settled(options, SETTINGS)
