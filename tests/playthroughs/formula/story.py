"""A whole game of Formula told as a story that a teacher could check with real cards.

Every line about a seat other than the one that moves comes from what that seat is told and from its view, never from the state.
`python -m tests.playthroughs.formula` writes all stories again.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.formula import Formula, Lay, Move, State
from sumdeck.rules.game import FACE_DOWN, Json, Kind, Seat

GAME = Formula()


@dataclass(frozen=True)
class Plan:
    """A game to be told."""

    name: str
    title: str
    given: Mapping[str, Json]
    deal: str
    seats: int = 2

    @property
    def path(self) -> Path:
        """Where the story lies."""
        return Path(__file__).with_name(f"{self.name}.txt")


PLANS = (
    Plan("base", "Formula, two seats", {}, "spring-fair-4"),
    Plan("harder", "Formula, the harder rule, three seats", {"level": "harder"}, "spring-fair-7", 3),
    Plan("times-divide", "Formula, only × and ÷, two seats", {"level": "times-divide"}, "spring-fair-2"),
    Plan("five-draw", "Formula, fives make the others draw, four seats", {"level": "five-draw"}, "spring-fair-6", 4),
    Plan("everybody", "Formula, all play on, three seats", {"level": "everybody"}, "spring-fair-3", 3),
    Plan("points", "Formula for points, two seats", {"level": "points"}, "spring-fair-1"),
    Plan("no-stock", "Formula with ten cards each and no stock, five seats", {"hand_size": 10}, "spring-fair-1", 5),
)


def tell(plan: Plan) -> str:
    """The story of a plan, from the deal to the outcome."""
    options = GAME.options(plan.given)
    pack = GAME.pack(options)
    deal = named_deal(pack, plan.deal, GAME.shuffles_again)
    lines = [plan.title, "", f"Deal {deal.name!r}, {pack.size} cards. The whole deck, top first:"]
    labels = [pack.label(card) for card in deal.cards]
    lines += ["   " + " ".join(labels[start : start + 26]) for start in range(0, len(labels), 26)]
    lines.append("New cards stand in brackets; J7 is a joker as 7.")
    state: State = first_state(GAME, deal, plan.seats, options)
    rng = Random(plan.deal)
    number = 0
    while GAME.to_act(state):
        number += 1
        move = choose(state, rng)
        after = GAME.apply(state, state.seat, move)
        lines += ["", *turn(number, state, move, after)]
        state = after
    return "\n".join([*lines, "", *ending(state)]) + "\n"


def choose(state: State, rng: Random) -> Move:
    """Any formula, one with many cards more likely; now and then a card is drawn although there is one."""
    moves = GAME.legal_moves(state, state.seat)
    lays = [move for move in moves if isinstance(move, Lay)]
    if not lays or rng.random() < 0.08:
        return moves[-1]
    return max((lays[rng.randrange(len(lays))] for _ in range(2)), key=lambda lay: len(lay.laid))


def turn(number: int, before: State, move: Move, after: State) -> list[str]:
    """One move: what its seat holds and says, what that brings, and what the others are told and see."""
    seat = before.seat
    lines = [f"{number:<4}seat {seat} holds {names(before, before.hands[seat]):<18} {table(GAME.view(before, seat).shown)}"]
    lines.append(f"    says      {GAME.write(before, seat, move)}")
    if after.shuffles > before.shuffles:
        lines.append("    shuffled  " + ("all cards, and dealt again" if after.rounds != before.rounds else "the covered cards"))
    if after.rounds != before.rounds:
        told = after.rounds[-1]
        lines.append(f"    round {len(after.rounds)} is over ({told.why}):  places {each(told.places)},  left {each(told.left)}")
        if before.setup.options.points_game:
            lines.append(f"    points    {each(told.points)},  in all {each(after.points)}")
    else:
        lines += [f"    seat {other} draws  {drawn}" for other, drawn in drawn_cards(before, after)]
    for other in range(before.setup.seats):
        if other != seat:
            lines.append(heard(before, move, after, Seat(other)))
    return lines


def drawn_cards(before: State, after: State) -> Iterable[tuple[int, str]]:
    """Who has a card more than before, and which."""
    for seat, hand in enumerate(after.hands):
        new = list(hand)
        for card in before.hands[seat]:
            if card in new:
                new.remove(card)
        if new:
            yield seat, names(after, new)


def heard(before: State, move: Move, after: State, other: Seat) -> str:
    """What another seat is told and sees."""
    told = GAME.write(before, before.seat, GAME.told(before, before.seat, move, other))
    seen = GAME.view(after, other).shown
    assert set(seen.hands[before.seat]) <= {FACE_DOWN}
    return f"    seat {other} is told  {told},  and sees  {table(seen)}"


def table(state: State) -> str:
    """The formula, the stock, the hands by their sizes."""
    formula = GAME.describe(GAME.view(state, None)).splitlines()[0].removeprefix("formula ")
    piles = f"stock {len(state.stock)},  covered {len(state.covered)}"
    return f"{formula:<18}  hands {each(len(hand) for hand in state.hands)},  {piles}"


def ending(state: State) -> list[str]:
    """Who has what, and who has won."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    lines = [f"The end: {outcome.why}.   {table(state)}"]
    for seat, place in enumerate(outcome.places):
        held = names(state, state.hands[seat]) or "nothing"
        lines.append(f"    seat {seat} holds {held}:  score {outcome.scores[seat]},  place {place}")
    return lines


def names(state: State, cards: Iterable[Kind]) -> str:
    return " ".join(state.setup.pack.label(card) for card in cards)


def each(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))
