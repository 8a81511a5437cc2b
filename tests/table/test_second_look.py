"""A second look after the game: the turns with most to find, from what their seat could see, and never the answer unasked."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.games.mathino.rules.state import OVER
from sumdeck.players.second_look import Missed
from sumdeck.rules.conformance import zone_twin
from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Mistake, Seat
from sumdeck.table import HouseRules, Table, TableCode, open_table
from sumdeck.table.commands import Sit
from sumdeck.table.finding import Find
from sumdeck.table.second_look import Moment, help_in_search, most_telling, search, second_look
from sumdeck.table.state import Step, TableState
from tests.games.mathino.rules.tables import mathino
from tests.games.numberloor.rules.tables import GAME as NUMBERLOOR
from tests.games.numberloor.rules.tables import numberloor
from tests.table.tables import CARELESS, NONCE, NUMERO, PERSON, P, Q, laid, play_on, refused, say

HANDS = ("8 1 2 12 13", "2 3 7 9 15")


def overlooked(house: HouseRules | None = None, level: str = "", **settings: Any) -> Table:
    """Seat 0 has laid down an 8 where 5 + 3 lay, and then the clock has played to the end."""
    house = house or HouseRules()
    house = replace(house, turn_seconds=1, clock_at_zero="discard")
    table = laid(PERSON, CARELESS, house=house, hands=HANDS, centre="5 3", seated=False, **settings)
    table.act(Sit(P, "Brave Otter", "sit", level), 0)
    say(table, P, "discard 8")
    return play_on(table)


def test_the_turn_with_most_to_find_is_named_and_what_it_was_worth() -> None:
    first, *_ = second_look(overlooked().state, P)

    assert (first.at, first.missed.could, first.missed.did, first.missed.unit) == (0, 3, 0, "cards")


def test_in_the_scoring_game_points_are_counted() -> None:
    """One for the take, three for its cards, five for the empty centre."""
    table = laid(
        PERSON, CARELESS, hands=("8g 1b 2g 12r 13r", "2r 3g 7r 9r 15r"), centre="5g 3r", deck="11g", scoring=True,
        house=HouseRules(referee="challenge", turn_seconds=1, clock_at_zero="discard"),
    )  # fmt: skip
    say(table, P, "discard 8")

    first, *_ = second_look(play_on(table).state, P)

    assert (first.at, first.missed.could, first.missed.unit) == (0, 9, "points")


def test_there_is_no_second_look_while_the_game_goes_on() -> None:
    table = laid()
    say(table, P, "discard 4")

    for look in (
        lambda: second_look(table.state, P),
        lambda: search(table.state, P, 0, "7 = 7, take 7"),
        lambda: help_in_search(table.state, P, 0, 0),
    ):
        with refused(TableCode.NOT_OVER):
            look()


def test_nothing_is_said_about_what_a_computer_or_the_clock_has_played() -> None:
    table = overlooked()

    assert {moment.at for moment in second_look(table.state, P)} == {0}
    assert second_look(table.state, Q) == ()


def test_one_who_has_found_everything_is_left_in_peace() -> None:
    table = laid(PERSON, CARELESS, house=HouseRules(turn_seconds=1, clock_at_zero="discard"), hands=HANDS, centre="5 3")
    say(table, P, "5 + 3 = 8, take 8")

    assert second_look(play_on(table).state, P) == ()


def test_it_knows_no_more_than_its_seat_knew() -> None:
    """Exchange every card that the seat could not see: the same turns are shown."""
    table_state = overlooked().state
    rng = Random(1)

    for _ in range(20):
        twins = [zone_twin(NUMERO, each.before, P, rng) or each.before for each in table_state.line]
        line = tuple(replace(each, before=twin) if each.seat == P else each for each, twin in zip(table_state.line, twins))
        assert [each.before for each in line] != [each.before for each in table_state.line]
        assert second_look(replace(table_state, line=line), P) == second_look(table_state, P)


def test_a_sentence_is_judged_in_that_turn() -> None:
    table_state = overlooked().state

    assert search(table_state, P, 0, "5 + 3 = 8, take 8") == Find(3)
    assert search(table_state, P, 0, "discard 1") == Find(0)
    with pytest.raises(Mistake):
        search(table_state, P, 0, "5 + 3 = 9, take 8")
    with refused("numero.not_equal"):
        search(table_state, P, 0, "5 + 3 = 8, take 2")


def test_only_ones_own_turns_are_searched() -> None:
    table_state = overlooked().state

    for at in (-1, 1, 1000):
        with refused(TableCode.NOT_YOUR_TURN):
            search(table_state, P, at, "5 + 3 = 8, take 8")


def test_the_ladder_is_the_one_of_the_game() -> None:
    table_state = overlooked().state

    rungs = [help_in_search(table_state, P, 0, rung) for rung in range(9)]

    assert [hint.code for _, hint in rungs][:2] == ["hint.look_again", "hint.kind_join"]
    assert rungs[-1] == rungs[5] == (5, rungs[5][1])
    assert dict(rungs[5][1].details) == {"move": "3 + 5 = 8, take 8"}


def test_who_plays_without_hints_searches_without_them() -> None:
    for table in (overlooked(HouseRules(hints=False)), overlooked(level="alone")):
        with refused(TableCode.NO_HINTS):
            help_in_search(table.state, P, 0, 0)


def test_a_move_that_leaves_nothing_to_look_for_has_no_ladder() -> None:
    """A doubt at the end, when all turns are played."""
    table_state = overlooked().state
    strange = replace(table_state, line=(replace(table_state.line[0], before=table_state.game_state), *table_state.line[1:]))

    with refused(TableCode.NOTHING_TO_HINT):
        help_in_search(strange, P, 0, 0)


def test_at_most_two_turns_are_shown_and_the_second_only_if_it_tells_something() -> None:
    table = laid(PERSON, CARELESS, house=HouseRules(turn_seconds=99), hands=HANDS, centre="5 3")
    while table.state.to_act:
        if table.state.to_act[0] == P:
            state = table.state.game_state
            say(table, P, NUMERO.write(state, P, NUMERO.legal_moves(state, P)[-1]))
        else:
            step_of_computer(table)

    moments = second_look(table.state, P)

    assert len(moments) == 2
    assert moments[0].missed.more >= moments[1].missed.more >= 2
    assert all(is_own(table.state, moment.at, P) for moment in moments)


def moment(at: int, could: int, did: int = 0, steps: int = 1) -> Moment:
    return Moment(at, Missed(could, did, "cards", steps))


@pytest.mark.parametrize(
    ("moments", "shown"),
    [
        ([], []),
        ([moment(3, 2), moment(5, 4)], [5, 3]),
        ([moment(3, 4, 1), moment(5, 4)], [5, 3]),
        ([moment(3, 3, 2), moment(5, 3, 2)], [3]),  # the second would tell too little
        ([moment(3, 9, steps=7), moment(5, 3, steps=4)], [5]),  # hardly anybody finds seven equations
        ([moment(3, 9, steps=7), moment(5, 8, steps=6)], [5]),
        ([moment(1, 2), moment(2, 3), moment(3, 4), moment(4, 5)], [4, 3]),
    ],
)
def test_the_most_telling_turns_are_those_that_can_be_found(moments: list[Moment], shown: list[int]) -> None:
    assert [one.at for one in most_telling(moments)] == shown


def step_of_computer(table: Table) -> None:
    move = table.computer_move()
    assert move is not None
    table.act(move, 0)


def is_own(table_state: TableState, at: int, seat: Seat) -> bool:
    return table_state.line[at].seat == seat and not table_state.line[at].player


# A turn of many moves


def chain() -> TableState:
    """A game of Numberloor in which seat 0 has stopped after one floor of three; then it was over."""
    state = numberloor("4 B2", "6 8 0 1", "3 5", stars_to_win=1)
    house = HouseRules(turn_seconds=1, clock_at_zero="discard")
    options = state.setup.options
    deal = named_deal(options.pack, "chain", True)
    table = Table([open_table(NUMBERLOOR, options, (PERSON, CARELESS), deal, NONCE, house)])
    first = NUMBERLOOR.read(state, P, "4 + 2 = 6").move
    laid_one = NUMBERLOOR.apply(state, P, first)
    stop = NUMBERLOOR.read(laid_one, P, "stop").move
    line = (
        Step(1, P, "4 + 2 = 6", state, first, laid_one),
        Step(2, P, "stop", laid_one, stop, replace(NUMBERLOOR.apply(laid_one, P, stop), ended="numberloor.stars")),
    )
    return replace(table.state, line=line, help_levels=("", ""))


def test_a_chain_is_searched_card_by_card() -> None:
    table_state = chain()

    (moment,) = second_look(table_state, P)
    finds = [search(table_state, P, 0, "4 + 2 = 6"), search(table_state, P, 0, "6 + 2 = 8", ["4 + 2 = 6"])]

    assert (moment.at, moment.turn, moment.missed.could, moment.missed.did) == (0, 1, 3, 1)
    assert [find.won for find in finds] == [1, 2]
    assert [NUMBERLOOR.view(find.after, P).shown.number(0) for find in finds] == [6, 8]


def test_a_chain_ends_with_the_word_for_it_and_nothing_is_dealt_in_a_search() -> None:
    table_state = chain()

    assert search(table_state, P, 0, "stop", ["4 + 2 = 6"]) == Find(1)
    assert search(table_state, P, 0, "take two") == Find(0)
    with refused(TableCode.NOT_YOUR_TURN):
        search(table_state, P, 0, "4 + 2 = 6", ["take two"])


def test_help_in_a_chain_is_about_the_next_card() -> None:
    table_state = chain()

    assert dict(help_in_search(table_state, P, 0, 9)[1].details) == {"move": "4 + 2 = 6"}
    assert dict(help_in_search(table_state, P, 0, 9, ["4 + 2 = 6"])[1].details) == {"move": "6 + 2 = 8"}
    with refused(TableCode.NOTHING_TO_HINT):
        help_in_search(table_state, P, 0, 9, ["4 + 2 = 6", "stop"])


def test_where_players_check_each_other_a_search_is_checked_all_the_same() -> None:
    """M-113 lets a wrong value stand; a search has nobody who could object to it."""
    game = Mathino()
    state = mathino("7, 9", "5 2", "3", mistakes="claims")
    wrong = game.read(state, P, "7 + 2, building 5").move
    assert game.mistake(state, P, wrong)
    table_state = chain()
    table_state = replace(table_state, game=game, line=(Step(1, P, "", state, wrong, replace(state, phase=OVER)),))

    with pytest.raises(Mistake):
        search(table_state, P, 0, "7 + 2, building 5")
    assert search(table_state, P, 0, "discard 2") == Find(0)
