"""Night cards at the table: two claims in one moment, a claim that comes late, and a finish that nobody interrupts."""

import pytest

from sumdeck.rules.game import Seat
from sumdeck.table import Done, SeatPlan, Table, TableCode
from sumdeck.table.commands import Say
from tests.games.numberloor.table.tables import A, B, C, laid
from tests.table.tables import PERSON, kinds_of, play_on, refused, say, unchanged

GREEDY, PLANNER = SeatPlan("computer", "greedy"), SeatPlan("computer", "planner")


def test_everybody_is_offered_the_moment_whatever_they_hold() -> None:
    """L-68, L-109: the screens of those who could claim and of those who could not say the same."""
    table = laid(cards="8 B1 B4 N8 0 0 2 2 0 5 B3")

    assert table.state.to_act == (A, B, C)
    assert [table.screen(seat).prompt for seat in (A, B, C)] == ["prompt.your_turn", "prompt.may_speak", "prompt.may_speak"]


@pytest.mark.parametrize(("first", "second"), [((B, "night 8"), (C, "night 2")), ((C, "night 2"), (B, "night 8"))])
def test_of_two_claims_in_the_same_moment_the_first_to_arrive_counts(first: tuple[Seat, str], second: tuple[Seat, str]) -> None:
    """L-69: both were said before either was heard of."""
    table = laid()
    n = table.n

    assert isinstance(table.submit(*first, n, "one", now=1).answer, Done)
    unchanged(table, Say(*second, n, "other"), TableCode.LATE)

    assert table.state.to_act[0] == first[0]
    assert len(table.state.line) == 1


def test_the_turn_and_a_claim_in_the_same_moment() -> None:
    """L-69: whoever comes first; then the claim is late, though the player in turn did nothing wrong either."""
    table = laid()
    n = table.n
    say(table, C, "night 2")

    unchanged(table, Say(A, "5 + 3 = 8", n, "a"), TableCode.LATE)

    table = laid(cards="5 B1 2 N8 0 0 N2 N5 0 5 B3")
    say(table, A, "5 = 5")
    unchanged(table, Say(C, "night 2", n, "c"), TableCode.LATE)
    assert kinds_of(say(table, C, "night 2")) == ["claimed"]


def test_a_claim_that_arrives_twice_is_made_once() -> None:
    table = laid()
    message = Say(C, "night 2", table.n, "k")

    assert table.act(message, 0).answer == table.act(message, 5).answer
    assert len(table.state.line) == 1


def test_nobody_interrupts_a_protected_finish() -> None:
    """L-64 (LS-8): refused while the balloons are laid, possible again when the next turn begins."""
    table = laid()
    say(table, A, "5 + 3 = 8")
    assert table.state.to_act == (A,)
    for seat, text in ((B, "night 8"), (C, "night 2")):
        unchanged(table, Say(seat, text, table.n, "k"), TableCode.NOT_YOUR_TURN)

    say(table, A, "balloon 1")
    unchanged(table, Say(B, "night 8", table.n, "k"), TableCode.NOT_YOUR_TURN)
    say(table, A, "balloon 4")

    assert table.state.game_state.stars == (1, 0, 0)
    assert kinds_of(say(table, C, "night 8 + 4 = 12, floor 2")) == ["claimed"]
    assert table.state.to_act[0] == C


def test_no_claim_between_taking_two_and_the_next_card() -> None:
    """L-68 (LS-24)."""
    table = laid()
    say(table, A, "take two")

    unchanged(table, Say(B, "night 8", table.n, "k"), TableCode.NOT_YOUR_TURN)


def test_a_card_that_does_not_fit_changes_nothing_for_anybody() -> None:
    """L-110: refused by the game, and not noted."""
    table = laid(cards="8 B1 B4 N7 0 0 N2 N5 0 5 B3")
    n = table.n

    with refused("numberloor.does_not_fit"):
        say(table, B, "night 7")

    assert (table.n, table.state.to_act) == (n, (A, B, C))


def test_a_wrong_sum_out_of_turn_is_a_mistake_and_takes_nothing_over() -> None:
    table = laid()

    assert kinds_of(say(table, B, "night 5 + 3 = 9")) == ["mistaken"]
    assert table.state.to_act == (A, B, C)
    assert kinds_of(say(table, B, "night 8")) == ["claimed"]


def test_a_wrong_sum_makes_nobody_late() -> None:
    """What did not move the game leaves the moment as it is."""
    table = laid()
    n = table.n
    say(table, B, "night 5 + 3 = 9")

    assert isinstance(table.submit(C, "night 2", n, "k", now=1).answer, Done)


def test_computer_players_are_asked_clockwise() -> None:
    """L-69: both would play their hand out with it; the nearer one speaks."""
    table = laid(PERSON, PLANNER, PLANNER, cards="0 0 0 N8 8 8 N2 2 2 5 B3")

    move = table.computer_move()

    assert move is not None
    assert (move.seat, move.text) == (B, "night 5 + 3 = 8")


def test_a_person_may_be_quicker_than_a_computer_player() -> None:
    """L-69: what the computer player had in mind then comes late."""
    table = laid(PERSON, PLANNER, PERSON, cards="0 0 0 N8 8 8 N2 2 2 5 B3")
    thought = table.computer_move()
    assert thought is not None
    say(table, C, "night 2")

    unchanged(table, thought, TableCode.LATE)


def test_a_computer_player_waits_where_it_has_nothing_to_claim() -> None:
    assert laid(PERSON, GREEDY, GREEDY, cards="0 0 0 1 1 1 2 2 2 5 B3").computer_move() is None


@pytest.mark.parametrize("level", ["beginner", "intermediate", "basic"])
def test_computer_players_play_whole_games_at_a_table(level: str) -> None:
    """And a table that is read again from its log stands where it stood."""
    cards = "8 1 4 8 0 0 2 5 0 5 3" if level == "beginner" else "8 B1 3 8 0 0 2 5 0 5 B3"
    plans = (GREEDY, PLANNER, SeatPlan("computer", "careless"))
    table = play_on(laid(*plans, cards=cards, level=level, stars_to_win=1))

    assert table.state.outcome is not None
    assert Table(table.log).state.game_state == table.state.game_state


def test_claims_that_wait_for_those_who_sit_nearer() -> None:
    """L-69, `night_priority = clockwise`: the first to arrive is not the first to count."""
    table = laid(night_priority="clockwise")
    say(table, C, "night 2")
    assert table.state.to_act == (B,)
    unchanged(table, Say(A, "5 + 3 = 8", table.n, "k"), TableCode.NOT_YOUR_TURN)

    say(table, B, "night 8")

    assert table.state.to_act[0] == B
    assert len(table.state.game_state.hands[C]) == 3
