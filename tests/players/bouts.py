"""Tables for computer players to sit down at, and walks through whole games that they play."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from sumdeck.games.numero.rules.options import levels
from sumdeck.players import Player, player
from sumdeck.rules.game import Game, Json, Seat
from sumdeck.rules.registry import game

BOTS = ("random", "careless", "greedy", "planner")
LONELY_BOTS = ("random", "careless", "greedy")


@dataclass(frozen=True)
class Table:
    """A game with its options and seats."""

    game: str
    seats: int
    given: Mapping[str, Json]

    def __str__(self) -> str:
        """For the name of a test."""
        return " ".join([self.game, str(self.seats), *(f"{key}={value}" for key, value in self.given.items())])


def numero(seats: int = 2, **given: Json) -> Table:
    return Table("numero", seats, {"level": "full", **given} | ({"players": 4} if seats == 4 else {}))


LEVELS = tuple(
    numero(seats=2 + (place + scoring) % 3, level=level, scoring=bool(scoring))
    for place, level in enumerate(levels())
    for scoring in (0, 1)
)
"""Every level by cards and by points; the scoring game is played with challenges. All numbers of seats come up."""

HOUSES = (
    numero(keep_answer=True),
    numero(turn_priority="strict_plain", level="times-divide"),
    numero(turn_priority="strict_full", level="times-divide"),
    numero(join_ops="all_four", level="subtraction"),
    numero(join_builds=False, extend_build_with_others=False),
    numero(wild_on_build="own"),
    numero(loose_wild_usable=False, leftover_working_piles="forbid"),
    numero(leftover_working_piles="free", level="subtraction"),
    numero(value_domain="rational", level="times-divide"),
    numero(scoring=True, show_answer="always", challenge_evidence="at_challenge"),
    numero(scoring=True, taking_card_in_each_take="one", clear_the_deck="final_only", golden_rule_2="enforced"),
    numero(all_wild_short_hand="discard_one", final_chance="play_on", final_turn_wild_discards=True, hand_size=3),
)
"""House rules that change what a player may do."""

SOLITAIRES = tuple(Table("numero-solitaire", 1, {"level": level, "scoring": level == "full"}) for level in ("numbers-15", "full"))


@dataclass(frozen=True)
class Moment:
    """A choice that a player has made in a game."""

    game: Game[Any, Any]
    state: Any
    seat: Seat
    player: Player[Any, Any]
    chance: object
    """The state of its rng before it chose."""
    move: Any

    def again(self, state: Any) -> Any:
        """What the same player chooses with the same luck from its view of a state."""
        rng = Random()
        rng.setstate(self.chance)  # type: ignore[arg-type]
        return self.player.choose(self.game, self.game.view(state, self.seat), rng)


def walk(table: Table, bots: tuple[str, ...], deal: str = "walk") -> Iterator[Moment]:
    """Every choice in a game of these players, those who only wait included. Too few players take turns in sitting down."""
    rules = game(table.game)
    state = rules.new(deal, table.seats, **table.given)
    rng = Random(deal)
    sitting = [player(table.game, bots[seat % len(bots)]) for seat in range(table.seats)]
    while acting := rules.to_act(state):
        for seat in (*acting[1:], acting[0]):
            chance = rng.getstate()
            move = sitting[seat].choose(rules, rules.view(state, seat), rng)
            yield Moment(rules, state, seat, sitting[seat], chance, move)
            if move is not None:
                state = rules.apply(state, seat, move)
                break
        else:
            raise AssertionError(f"nobody moves in {state}")
