"""A second look at turns of Formula: the formula that lays most cards, as the rules count them."""

from __future__ import annotations

from typing import Any

import pytest

from sumdeck.games.formula.players.second_look import FormulaLooker
from sumdeck.games.formula.rules.moves import Draw, Lay, Pass
from sumdeck.games.formula.rules.state import State
from sumdeck.players.second_look import Missed, missed
from sumdeck.rules.game import Seat
from tests.games.formula.rules.tables import GAME, formula
from tests.players.bouts import Table, walk

LOOKER = FormulaLooker()
P = Seat(0)


def seen(state: State, said: str) -> Missed | None:
    """What a sentence leaves lying in a position."""
    return missed(GAME, GAME.view(state, P), [(P, GAME.read(state, P, said).move)])


def test_a_card_was_drawn_where_three_could_be_laid() -> None:
    assert seen(formula("2 + 7 = 9", "3 8 J"), "draw") == Missed(3, 0, "cards")


def test_two_cards_were_laid_where_three_could_be() -> None:
    state = formula("2 + 7 = 9", "1 8 0")

    assert seen(state, "[1] + [8] = 9") == Missed(3, 2, "cards")
    assert seen(state, "2 + [8] = [1][0]") is None


def test_after_drawing_the_turn_is_judged_with_the_new_card() -> None:
    state = formula("2 + 7 = 9", "3 8 J", play_after_draw=True)

    assert missed(GAME, GAME.view(state, P), [(P, Draw()), (P, Pass())]) is None
    drawn = GAME.apply(state, P, Draw())
    look = missed(GAME, GAME.view(drawn, P), [(P, Pass())])
    assert look is not None
    assert (look.could >= 3, look.did) == (True, 0)


def test_the_ladder_leads_to_the_formula_with_most_cards() -> None:
    state = formula("2 + 7 = 9", "3 8 J")

    rungs = LOOKER.rungs(GAME, GAME.view(state, P), 3)

    said = rungs[-1][1]["move"]
    assert rungs[1] == ("hint.formula_lay", {"cards": "3", "count": "3"})
    move = GAME.read(state, P, said).move
    assert isinstance(move, Lay)
    assert len(move.laid) == 3


HOUSES: tuple[dict[str, Any], ...] = ({}, {"must_reuse": True}, {"table_cards": "rearrange"}, {"points_game": True})


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_what_could_be_laid_is_what_leaves_the_hand(house: dict[str, Any]) -> None:
    found = 0
    for moment in list(walk(Table("formula", 2, house), ("careless", "random")))[:40]:
        view, seat = moment.game.view(moment.state, moment.seat), moment.seat
        for move in LOOKER.best(moment.game, view):
            after = moment.game.apply(moment.state, seat, move)
            laid = len(moment.state.hands[seat]) - len(after.hands[seat])
            assert len(after.rounds) > len(moment.state.rounds) or LOOKER.worth(view, [move]) == laid
            found += 1
    assert found > 3
