"""A second look at turns of Mathino: the capture that wins most cards, as the rules count them."""

from __future__ import annotations

from typing import Any

import pytest

from sumdeck.games.mathino.players.second_look import MathinoLooker
from sumdeck.games.mathino.rules.state import PLAY, State
from sumdeck.players.second_look import Missed, missed
from sumdeck.rules.game import Seat
from tests.games.mathino.rules.tables import GAME, mathino
from tests.players.bouts import Table, walk

LOOKER = MathinoLooker()
P = Seat(0)


def seen(state: State, said: str) -> Missed | None:
    """What a sentence leaves lying in a position."""
    return missed(GAME, GAME.view(state, P), [(P, GAME.read(state, P, said).move)])


def test_a_discard_where_three_cards_lay() -> None:
    """M-36: the card from the hand is won as well."""
    assert seen(mathino("7, 5<1 4>1, 9", "5 2 11", "3"), "discard 2") == Missed(3, 0, "cards", steps=0)


def test_of_two_captures_the_larger_one_counts() -> None:
    state = mathino("7, 5<1 4>1, -5<3 8>1", "5 7 11", "3")

    assert seen(state, "7, capture 7") == Missed(5, 2, "cards", steps=0)
    assert seen(state, "5 and −5, capture 5") is None


def test_a_locked_pile_was_not_there_to_be_had() -> None:
    assert seen(mathino("2<7 1 3>1!, 9", "2 11", "3"), "discard 11") is None


def test_the_very_young_are_left_in_peace() -> None:
    state = mathino("7b", "7g 2r", "3b", level="young")

    assert LOOKER.best(GAME, GAME.view(state, P)) == ()


def test_the_ladder_leads_to_the_capture_where_the_game_would_rather_build() -> None:
    view = GAME.view(mathino("7, 5<1 4>1, 9", "5 2 11", "3"), P)

    rungs = LOOKER.rungs(GAME, view, 3)

    assert [code for code, _ in rungs][:2] == ["hint.look_again", "hint.mathino_capture"]
    assert rungs[-1] == ("hint.move", {"move": "5, capture 5"})


HOUSES: tuple[dict[str, Any], ...] = (
    {"level": "starter"},
    {"level": "basic"},
    {"level": "advanced", "combo_capture": True},
    {"level": "advanced", "mistakes": "claims"},
)


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_what_could_be_won_is_what_the_rules_give(house: dict[str, Any]) -> None:
    found = 0
    for moment in list(walk(Table("mathino", 2, house), ("careless", "random")))[:80]:
        view, state, seat = moment.game.view(moment.state, moment.seat), moment.state, moment.seat
        best, turn = LOOKER.best(moment.game, view), LOOKER.turn(view, [(seat, moment.move)])
        for move in (*best, *turn):
            after = moment.game.apply(state, seat, move)
            if state.phase == PLAY and (after.deck, after.round) == (state.deck, state.round):  # then all are counted
                assert LOOKER.worth(view, [move]) == len(after.won[seat]) - len(state.won[seat])
        found += bool(best)
    assert found > 5
