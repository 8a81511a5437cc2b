"""Wrong sums of computer players, where the opponents check."""

from dataclasses import replace
from random import Random

import pytest

from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.learning.misconceptions import misconceptions
from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Json
from sumdeck.rules.sums import sums_in
from sumdeck.table import HouseRules, SeatPlan, Table, open_table
from sumdeck.table.commands import Object
from sumdeck.table.computers import choose, slip, turn_of
from tests.table.tables import NONCE, PERSON, P, Q, kinds_of, occupied, say

GAME = Mathino()


def against(player: str, slips: int, **settings: Json) -> Table:
    """A person, who plays first, and a computer player that errs so often."""
    options = GAME.options({"mistakes": "claims", **settings})
    house = HouseRules(referee=GAME.referee(options), slips=slips)
    deal = named_deal(GAME.pack(options), "slips", reshuffles=True)
    return occupied(Table([open_table(GAME, options, [PERSON, SeatPlan("computer", player)], deal, NONCE, house)], GAME))


def after_a_discard(table: Table) -> Table:
    state = table.state.game_state
    say(table, P, f"discard {state.setup.pack.label(state.hands[P][0])}")
    return table


def wrong_sums(text: str) -> list[str]:
    return [str(each) for each in sums_in(text) if not each.right]


@pytest.mark.parametrize("player", ["careless", "greedy", "planner"])
def test_a_computer_player_says_a_wrong_sum_that_a_child_would_say(player: str) -> None:
    table = after_a_discard(against(player, 100))

    said = table.computer_move()

    assert said is not None
    (wrong,) = (each for each in sums_in(said.text) if not each.right)
    assert misconceptions(wrong)
    assert kinds_of(table.act(said, 5)) == ["claimed"]


def test_it_makes_a_number_that_is_still_in_the_hand() -> None:
    """Whoever errs on purpose would not; a child wishes for it."""
    table = after_a_discard(against("greedy", 100))
    said = table.computer_move()
    assert said is not None
    table.act(said, 5)

    after = table.state.game_state
    worth = [after.setup.number[card] for card in after.hands[Q]]

    assert sums_in(said.text)[-1].said in worth


def test_whoever_was_caught_says_something_true_next() -> None:
    """Or it would be caught for ever: the same choice comes of the same log."""
    table = after_a_discard(against("greedy", 100))
    said = table.computer_move()
    assert said is not None
    table.act(said, 5)

    assert kinds_of(table.act(Object(P, table.n, "k"), 5)) == ["objected", "voided"]
    again = table.computer_move()

    assert again is not None
    assert wrong_sums(again.text) == []


def test_how_often_is_for_the_table_to_say() -> None:
    wrong = {}
    for slips in (0, 30, 100):
        turn = turn_of(after_a_discard(against("greedy", slips)).state, Q, "greedy")
        said = [choose(replace(turn, rng=Random(number)), GAME) or "" for number in range(40)]
        wrong[slips] = sum(bool(wrong_sums(text)) for text in said)

    assert wrong[0] == 0
    assert 0 < wrong[30] < wrong[100] // 2
    assert wrong[100] > 20  # of forty: now and then it finds nothing to get wrong


def test_where_the_engine_checks_nobody_errs() -> None:
    table = after_a_discard(against("greedy", 100, mistakes="strict"))

    assert turn_of(table.state, Q, "greedy").slips == 0


def test_the_very_young_say_no_sums_and_so_no_wrong_ones() -> None:
    table = after_a_discard(against("greedy", 100, level="young"))

    assert slip(GAME, table.view(Q), Random(1)) is None
