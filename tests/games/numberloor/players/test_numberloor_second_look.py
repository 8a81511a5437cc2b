"""A second look at turns of Numberloor: the longest chain, card by card, and only of turns that their player has ended."""

from __future__ import annotations

from typing import Any

import pytest

from sumdeck.games.numberloor.players.second_look import NumberloorLooker
from sumdeck.games.numberloor.rules.moves import GoOn, Move, Pass, Stop, TakeTwo
from sumdeck.games.numberloor.rules.state import State
from sumdeck.players.second_look import Missed, missed
from sumdeck.rules.game import Seat
from tests.games.numberloor.rules.tables import GAME, numberloor
from tests.players.bouts import Table, walk

LOOKER = NumberloorLooker()
P, Q = Seat(0), Seat(1)


def seen(state: State, *said: str) -> Missed | None:
    """What a turn leaves lying, sentence by sentence."""
    moves: list[tuple[Seat, Move]] = []
    after = state
    for text in said:
        moves.append((P, GAME.read(after, P, text).move))
        after = GAME.apply(after, P, moves[-1][1])
    return missed(GAME, GAME.view(state, P), moves)


def two_floors_of_three() -> State:
    """From 4 by twos: 6, 8, and 0 above it; the 1 stays."""
    return numberloor("4 B2", "6 8 0 1", "?")


def test_a_turn_that_ended_too_soon() -> None:
    assert seen(two_floors_of_three(), "4 + 2 = 6", "stop") == Missed(3, 1, "cards")
    assert seen(two_floors_of_three(), "4 + 2 = 6", "6 + 2 = 8", "8 + 2 = 10", "stop") is None


def test_balloons_lead_to_floors_and_are_not_counted_themselves() -> None:
    state = numberloor("4 B2", "7 B3 1", "?")

    assert seen(state, "take two") is None  # the turn is judged with the two cards
    assert missed(GAME, GAME.view(state, P), [(P, Pass())]) == Missed(1, 0, "cards")


def test_two_cards_that_were_taken_count_as_seen() -> None:
    state = GAME.apply(numberloor("4 B2", "1", "?", pile="6 8"), P, TakeTwo())

    assert missed(GAME, GAME.view(state, P), [(P, Pass())]) == Missed(2, 0, "cards")


def test_a_turn_that_was_taken_over_is_nobodys_fault() -> None:
    state = numberloor("4 B2", "6 8 0 1", "N8 1")
    first = GAME.read(state, P, "4 + 2 = 6").move
    night = GAME.read(GAME.apply(state, P, first), Q, "night 6 + 2 = 8").move

    assert missed(GAME, GAME.view(state, P), [(P, first), (Q, night)]) is None
    assert missed(GAME, GAME.view(state, P), [(P, first), (Q, GoOn()), (P, Stop())]) == Missed(3, 1, "cards")


def test_it_is_asked_at_the_first_card_only() -> None:
    state = two_floors_of_three()
    later = GAME.apply(state, P, GAME.read(state, P, "4 + 2 = 6").move)

    assert missed(GAME, GAME.view(later, P), [(P, Stop())]) is None


def test_beginners_are_left_in_peace() -> None:
    state = numberloor("4 7", "5 6 8 1", "?", level="beginner")

    assert missed(GAME, GAME.view(state, P), [(P, Pass())]) is None


def test_where_the_chain_is_lost_the_ladder_says_so_and_nothing_else() -> None:
    view = GAME.view(two_floors_of_three(), P)

    assert LOOKER.rungs(GAME, view, 4) == [("hint.numberloor_begin_again", {})]
    assert LOOKER.rungs(GAME, view, 3)[-1] == ("hint.move", {"move": "4 + 2 = 6"})


HOUSES: tuple[dict[str, Any], ...] = (
    {"level": "basic"},
    {"level": "intermediate"},
    {"level": "basic", "equal_always": False},
    {"level": "basic", "draw_only_when_stuck": True},
)


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_the_chain_can_be_laid_to_its_end(house: dict[str, Any]) -> None:
    """And the turn goes on until then, unless it is played out."""
    found = 0
    for moment in list(walk(Table("numberloor", 2, house), ("careless", "careless")))[:150]:
        state, seat = moment.state, moment.seat
        view = moment.game.view(state, seat)
        if moment.move is None or not LOOKER.turn(view, [(seat, moment.move), (seat, Stop())]):
            continue
        chain = LOOKER.best(moment.game, view)
        for place, move in enumerate(chain):
            state = moment.game.apply(state, seat, move)
            assert LOOKER.number(moment.game.view(state, seat), 0) == LOOKER.number(view, 0) or place == len(chain) - 1
        found += bool(chain)
    assert found > 5
