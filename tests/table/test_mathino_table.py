"""What Mathino asks of the table besides playing: a clock with a rule of its own, and hands that lie open."""

from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Seat
from sumdeck.rules.mathino import Mathino
from sumdeck.table import HouseRules, SeatPlan, Table, open_table
from sumdeck.table.commands import TimeUp
from sumdeck.table.computers import computer_move
from tests.rules.mathino.tables import Box, dealt
from tests.table.tables import NONCE, PERSON, P, occupied, say

GAME = Mathino()


def test_out_of_time_the_rules_say_what_is_laid_down() -> None:
    """M-168: the card with fewest points, the lowest of them; not the shortest sentence."""
    box = Box(dealt())
    first = [card for text in ("1 4 2g 9", "13 12 11 10", "7 5 6 8") for card in box.cards(text)]
    house = HouseRules(turn_seconds=30, clock_at_zero="discard")
    deal = Deal((*first, *box.left), later="cd" * 32)
    table = occupied(Table([open_table(GAME, GAME.options({}), [PERSON] * 2, deal, NONCE, house)], GAME))

    table.act(TimeUp(), 31_000)
    said = computer_move(table.course)

    assert said is not None
    assert (said.seat, said.text) == (Seat(0), "discard 4")


def trusting(*others: str) -> Table:
    """A person and computer players who check each other; the person holds 1 4 2 9, and 7 5 6 8 lie on the table."""
    box = Box(dealt())
    hands = ("1 4 2g 9", "13 12 11 10", "3 3 12 13")[: len(others) + 1]
    first = [card for text in (*hands, "7 5 6 8") for card in box.cards(text)]
    seats = [PERSON, *(SeatPlan("computer", name) for name in others)]
    options = GAME.options({"mistakes": "claims"} | dict(GAME.seating(len(seats))))
    deal, house = Deal((*first, *box.left), later="cd" * 32), HouseRules(referee=GAME.referee(options))
    return occupied(Table([open_table(GAME, options, seats, deal, NONCE, house)], GAME))


def test_the_best_computer_player_notices_every_wrong_sum() -> None:
    table = trusting("random", "planner")
    before = table.course.state
    say(table, P, "7 + 1, building 9")

    objection = table.computer_objection()

    assert objection is not None
    assert (objection.seat, objection.to_n, objection.player) == (Seat(2), table.n, "planner")
    table.act(objection, 5)
    assert table.course.state == before
    assert table.computer_objection() is None


def test_the_weakest_computer_player_notices_none() -> None:
    table = trusting("random")
    say(table, P, "7 + 1, building 9")

    assert table.computer_objection() is None


def test_computer_players_let_stand_what_is_right() -> None:
    table = trusting("planner")
    say(table, P, "8 + 1, building 9")
    for _ in range(3):
        assert table.computer_objection() is None
        move = table.computer_move()
        if move is None:
            break
        table.act(move, 5)


def test_hands_lie_open_where_the_options_say_so() -> None:
    """M-159."""
    assert GAME.shows_hands(GAME.options({"level": "young"}))
    assert not GAME.shows_hands(GAME.options({}))
