"""The house rules of Numero: every setting with its values, and the levels that bundle them.

What a setting does is decided where its clause is; the words for players are in `README.md`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from sumdeck.games.numero.rules.chosen import chosen_cards, is_choice
from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.packs import SCHEMA, numero_pack
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Json, Refusal
from sumdeck.rules.offers import Level
from sumdeck.rules.options import Changes, GameOptions, level_entries, setting, settled


@dataclass(frozen=True)
class Options(GameOptions):
    """The pack and the house rules of one game."""

    scoring: bool = setting(False, True, clause="N-79")
    turn_priority: str = setting("free", "strict_plain", "strict_full", clause="N-13", part="turn")
    join_ops: str = setting("sum", "all_four", clause="N-18", part="turn")
    extend_build_with_others: bool = setting(True, False, clause="N-38", part="build")
    join_builds: bool = setting(True, False, clause="N-20", part="build")
    wild_on_build: str = setting("any", "own", "none", clause="N-57", part="wild")
    loose_wild_usable: bool = setting(True, False, clause="N-59", part="wild")
    leftover_working_piles: str = setting("build_rule", "forbid", "free", clause="N-62", part="wild")
    take_back: bool = setting(True, False, clause="N-63", part="turn")
    value_domain: str = setting("nonneg_rational", "whole", "positive_whole", "rational", clause="N-64", part="turn")
    keep_answer: bool = setting(False, True, clause="N-39", part="build")
    show_answer: str = setting("optional", "always", "never", clause="N-41", part="build")
    golden_rule_2: str = setting("enforced", "challenge", clause="N-83", part="build")
    """The one setting whose usual value follows another, `scoring` (N-90)."""
    challenge_evidence: str = setting("at_build", "at_challenge", clause="N-86", part="build")
    challenge_undo: str = setting("full", "card_only", "none", clause="N-87", part="build")
    all_wild_short_hand: str = setting("discard_all", "discard_one", clause="N-47", part="wild")
    final_chance: str = setting("each", "next_only", "play_on", clause="N-70", part="end")
    final_turn_wild_discards: bool = setting(False, True, clause="N-71", part="wild")
    start_centre_wild: str = setting("keep", "replace", clause="N-9", part="wild")
    tie_break: str = setting("none", "most_takes", "replay", clause="N-76", part="end")
    taking_card_in_each_take: str = setting("each", "one", "none", clause="N-81", part="scoring")
    bonus_stacking: bool = setting(False, True, clause="N-82", part="scoring")
    decimal_percent_ops: str = setting("lowest_terms", "as_printed", "both", clause="N-82", part="scoring")
    ops_in_builds: str = setting("all", "this_turn", clause="N-82", part="scoring")
    clear_the_deck: str = setting("centre_empty", "centre_empty_after_deck", "final_only", clause="N-82", part="scoring")
    wild_colour: str = setting("neutral", "own", "printed", clause="N-82", part="scoring")
    centre_leftover_points: str = setting("none", "one_each", "one_each_plus_printed", clause="N-93", part="scoring")
    most_cards_count: str = setting("pile", "pile_minus_hand", clause="N-94", part="scoring")
    most_cards_tie: str = setting("none", "each", "split", clause="N-94", part="scoring")
    solitaire_item_10: bool = setting(True, False, clause="N-111", part="scoring")
    solitaire_item_11: bool = setting(False, True, clause="N-111", part="scoring")
    ask_sentence: bool = setting(False, True, clause="N-99", part="turn")
    players: int = setting(3, 2, 4, clause="N-5")
    """How many may sit down at the most; a fourth must be asked for (N-5)."""
    hand_size: int = setting(5, 3, 4, 6, 7, 8, clause="N-2", part="turn")
    first_player: str = setting("after_dealer", "dealer", clause="N-7", part="turn")


@dataclass(frozen=True)
class CardLevel:
    """A named choice of cards and settings."""

    name: str
    title: str
    pack: str
    groups: tuple[str, ...]
    settings: Changes
    highest: int = 15

    def cards(self, own: Pack | None = None) -> Pack:
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
def levels() -> dict[str, CardLevel]:
    """Every level by name, the easiest first."""
    return {name: CardLevel(**entry) for name, entry in level_entries("numero").items()}


@cache
def offered_levels() -> tuple[Level, ...]:
    """Every level with its cards."""
    return tuple(Level(level.name, level.title, level.cards(), level.settings) for level in levels().values())


DEFAULT_LEVEL = "numbers-15"


def settle(given: Mapping[str, Json]) -> Options:
    """Options from names and values; the level comes first. Unknown names and values are refused."""
    asked = given.get("level")
    others: dict[str, Changes] = {}
    if given.get("pack") is not None:
        others = {} if str(asked) in levels() else {str(asked): ()}  # cards of one's own may come from a level of their own
    elif is_choice(asked):  # a level is a choice of cards: said as such, it needs no name
        choice = chosen_cards(str(asked))
        given = {**given, "level": choice.name, "pack": choice.pack()}
        others = {choice.name: tuple(choice.settings().items())}
    name, own, chosen = settled(Options, given, DEFAULT_LEVEL, SCHEMA, others)
    pack = own or level_cards(name)
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
