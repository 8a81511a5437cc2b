"""Playing again: everybody agrees, everybody moves on by one seat, and the deal is a new one."""

from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Json, Seat
from sumdeck.table import HouseRules, SeatPlan, Table, TableCode, rematch, seat_in_rematch
from sumdeck.table.commands import REMATCH, Ask, MakeRematch, Reply
from tests.table.tables import CARELESS, NAMES, PERSON, P, Q, R, ask, kinds_of, laid, play_on, refused, reply, unchanged

FRESH = bytes(range(16, 32))


def over(*plans: SeatPlan, **house: Json) -> Table:
    """A game that the clock has played to its end."""
    rules = HouseRules.load({"turn_seconds": 1, "clock_at_zero": "discard", **house})
    return play_on(laid(*plans, house=rules))


def test_a_rematch_waits_for_everybodys_yes() -> None:
    table = over()

    assert kinds_of(ask(table, P, REMATCH)) == ["rematch_asked"]
    assert table.screen(Q).prompt == "prompt.rematch"
    unchanged(table, MakeRematch("t2"), TableCode.NOT_AGREED)
    assert not table.rematch_agreed(0)
    assert kinds_of(reply(table, Q, REMATCH, True)) == ["agreed"]

    assert table.rematch_agreed(0)
    assert kinds_of(table.act(MakeRematch("t2"), 0)) == ["rematch_made"]
    assert table.screen(None).rematch == "t2"


def test_against_the_computer_one_wish_is_enough() -> None:
    table = over(PERSON, CARELESS)

    ask(table, P, REMATCH)

    assert table.rematch_agreed(0)


def test_nobody_waits_for_those_who_have_gone_home() -> None:
    table = over()

    ask(table, P, REMATCH)

    assert not table.rematch_agreed(60_000)
    assert table.rematch_agreed(60_000, {Q: 0})


def test_one_who_does_not_want_to_is_enough() -> None:
    table = over()
    ask(table, P, REMATCH)

    assert kinds_of(reply(table, Q, REMATCH, False)) == ["rematch_refused"]
    unchanged(table, MakeRematch("t2"), TableCode.NOT_AGREED)


def test_there_is_one_rematch() -> None:
    table = over(PERSON, CARELESS)
    ask(table, P, REMATCH)
    table.act(MakeRematch("t2"), 0)

    unchanged(table, MakeRematch("t3"), TableCode.REMATCH_MADE)
    unchanged(table, Ask(P, REMATCH, table.n, "k"), TableCode.REMATCH_MADE)


def test_first_the_game_is_finished() -> None:
    unchanged(laid(), Ask(P, REMATCH, 2, "k"), TableCode.NOT_OVER)
    unchanged(laid(), Reply(Q, REMATCH, True, "k"), TableCode.NOT_ASKED)


def test_everybody_moves_on_by_one_seat() -> None:
    table = over(PERSON, PERSON, CARELESS)
    deal = named_deal(table.state.game.pack_of(table.state.game_state), "again")

    again = Table(rematch(table.state, deal, FRESH, at=5))

    assert again.state.names == (NAMES[1], "careless", NAMES[0])
    assert again.state.phase == "playing"
    assert again.state.opened.deal == deal
    for seat in (P, Q, R):
        assert again.state.names[seat_in_rematch(table.state, seat)] == table.state.names[seat]


def test_two_swap_seats_and_after_another_game_sit_as_before() -> None:
    table = over()

    assert [seat_in_rematch(table.state, Seat(seat)) for seat in (0, 1)] == [Q, P]


def test_a_rematch_may_have_other_house_rules_unless_they_are_locked() -> None:
    deal = named_deal(laid().state.game.pack_of(laid().state.game_state), "again")
    slower = HouseRules(turn_seconds=60)

    assert Table(rematch(over().state, deal, FRESH, slower)).state.house == slower
    locked = over(locked=True)
    assert Table(rematch(locked.state, deal, FRESH)).state.house == locked.state.house
    with refused(TableCode.RULES_LOCKED):
        rematch(locked.state, deal, FRESH, slower)
