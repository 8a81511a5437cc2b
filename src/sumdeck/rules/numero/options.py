"""The house rules of Numero: every setting with its values, and the levels that bundle them.

What a setting does is decided where its clause is; the words for players are in `README.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache

from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Json, Refusal
from sumdeck.rules.numero.chosen import chosen_cards, is_choice
from sumdeck.rules.numero.codes import Code
from sumdeck.rules.numero.packs import load_numero_pack, numero_pack
from sumdeck.rules.offers import SettingValue
from sumdeck.rules.settling import dump_settled, level_entries, settled_level, settled_pack, settled_settings

SETTINGS: dict[str, tuple[SettingValue, ...]] = {
    "scoring": (False, True),
    "turn_priority": ("free", "strict_plain", "strict_full"),
    "join_ops": ("sum", "all_four"),
    "extend_build_with_others": (True, False),
    "join_builds": (True, False),
    "wild_on_build": ("any", "own", "none"),
    "loose_wild_usable": (True, False),
    "leftover_working_piles": ("build_rule", "forbid", "free"),
    "take_back": (True, False),
    "value_domain": ("nonneg_rational", "whole", "positive_whole", "rational"),
    "keep_answer": (False, True),
    "show_answer": ("optional", "always", "never"),
    "golden_rule_2": ("enforced", "challenge"),
    "challenge_evidence": ("at_build", "at_challenge"),
    "challenge_undo": ("full", "card_only", "none"),
    "all_wild_short_hand": ("discard_all", "discard_one"),
    "final_chance": ("each", "next_only", "play_on"),
    "final_turn_wild_discards": (False, True),
    "start_centre_wild": ("keep", "replace"),
    "tie_break": ("none", "most_takes", "replay"),
    "taking_card_in_each_take": ("each", "one", "none"),
    "bonus_stacking": (False, True),
    "decimal_percent_ops": ("lowest_terms", "as_printed", "both"),
    "ops_in_builds": ("all", "this_turn"),
    "clear_the_deck": ("centre_empty", "centre_empty_after_deck", "final_only"),
    "wild_colour": ("neutral", "own", "printed"),
    "centre_leftover_points": ("none", "one_each", "one_each_plus_printed"),
    "most_cards_count": ("pile", "pile_minus_hand"),
    "most_cards_tie": ("none", "each", "split"),
    "solitaire_item_10": (True, False),
    "solitaire_item_11": (False, True),
    "ask_sentence": (False, True),
    "players": (3, 2, 4),
    "hand_size": (5, 3, 4, 6, 7, 8),
    "first_player": ("after_dealer", "dealer"),
}
"""Every setting and its permitted values, the default first. Only `golden_rule_2` has a default that follows another (N-90)."""


@dataclass(frozen=True)
class Options:
    """The pack and the house rules of one game."""

    pack: Pack
    level: str = "full"
    scoring: bool = False
    turn_priority: str = "free"
    join_ops: str = "sum"
    extend_build_with_others: bool = True
    join_builds: bool = True
    wild_on_build: str = "any"
    loose_wild_usable: bool = True
    leftover_working_piles: str = "build_rule"
    take_back: bool = True
    value_domain: str = "nonneg_rational"
    keep_answer: bool = False
    show_answer: str = "optional"
    golden_rule_2: str = "enforced"
    challenge_evidence: str = "at_build"
    challenge_undo: str = "full"
    all_wild_short_hand: str = "discard_all"
    final_chance: str = "each"
    final_turn_wild_discards: bool = False
    start_centre_wild: str = "keep"
    tie_break: str = "none"
    taking_card_in_each_take: str = "each"
    bonus_stacking: bool = False
    decimal_percent_ops: str = "lowest_terms"
    ops_in_builds: str = "all"
    clear_the_deck: str = "centre_empty"
    wild_colour: str = "neutral"
    centre_leftover_points: str = "none"
    most_cards_count: str = "pile"
    most_cards_tie: str = "none"
    solitaire_item_10: bool = True
    solitaire_item_11: bool = False
    ask_sentence: bool = False
    players: int = 3
    """How many may sit down at the most; a fourth must be asked for (N-5)."""
    hand_size: int = 5
    first_player: str = "after_dealer"

    def __reduce__(self) -> tuple[Callable[[Mapping[str, Json]], Options], tuple[Json]]:
        # Unpickling sets the fields one by one, which a frozen class refuses when it is compiled.
        return settle, (dump_options(self),)


@dataclass(frozen=True)
class Level:
    """A named choice of cards and settings."""

    name: str
    title: str
    pack: str
    groups: tuple[str, ...]
    highest: int
    settings: tuple[tuple[str, bool | int | str], ...]

    def cards(self, own: Pack | None = None) -> Pack:
        """The cards of this level, out of its pack or of one's own."""
        chosen = numero_pack(self.pack) if own is None else own
        kinds = [
            kind
            for kind in chosen.kinds()
            if chosen.cards[kind].group in self.groups and int(chosen.cards[kind].trait("value", "0")) <= self.highest
        ]
        if own is not None:
            return own.select(kinds, title=f"{own.title}: {self.title}")
        return chosen.select(kinds, name=self.name, title=self.title)


@cache
def levels() -> dict[str, Level]:
    """Every level by name, the easiest first."""
    found: dict[str, Level] = {}
    for entry in level_entries("numero"):
        found[entry["name"]] = Level(
            entry["name"],
            entry["title"],
            entry["pack"],
            tuple(entry["groups"]),
            entry.get("highest", 15),
            tuple(sorted(entry.get("settings", {}).items())),
        )
    return found


DEFAULT_LEVEL = "numbers-15"


def settle(given: Mapping[str, Json]) -> Options:
    """Options from names and values: `level` first, then `pack`, then single settings. Unknown names and values are refused."""
    pack = settled_pack(given, load_numero_pack)
    name = given.get("level")
    chosen: dict[str, Json] = {}
    if is_choice(name) and pack is None:  # a level is a choice of cards: said as such, it needs no name
        own = chosen_cards(str(name))
        name, pack = own.name, own.pack()
        chosen |= own.settings()
    else:
        free = () if pack is None else (str(name),)  # cards of one's own may come from a level of their own
        name = settled_level(given, (*levels(), *free), DEFAULT_LEVEL)
        level = levels().get(name)
        chosen |= {} if level is None else dict(level.settings)
        pack = pack or level_cards(name)
    chosen.update(settled_settings(given, SETTINGS))
    if chosen.get("scoring"):
        chosen.setdefault("golden_rule_2", "challenge")  # the card game enforces, the scoring game lets players doubt
    elif chosen.get("golden_rule_2") == "challenge":
        raise Refusal(Code.CHALLENGE_NEEDS_SCORING)  # N-83: a challenge is about points
    options = Options(pack=pack, level=name, **chosen)
    if options.scoring:
        return options
    usual = name in levels() and pack is level_cards(name)
    return replace(options, pack=plain_cards(name) if usual else pack.plain())  # N-1: colours and points are ignored


@cache
def level_cards(name: str) -> Pack:
    """The cards of a level, picked out once: a table that tells what is played there asks for them again and again."""
    return levels()[name].cards()


@cache
def plain_cards(name: str) -> Pack:
    """The cards of a level where colours and points are ignored."""
    return level_cards(name).plain()


def dump_options(options: Options) -> Json:
    """Everything that `settle` needs to make the same options again."""
    return dump_settled(options, SETTINGS)
