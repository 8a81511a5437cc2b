"""What Mathino asks of the table besides playing: a clock with a rule of its own, and hands that lie open."""

from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Seat
from sumdeck.rules.mathino import Mathino
from sumdeck.table import HouseRules, Table, open_table
from sumdeck.table.commands import TimeUp
from sumdeck.table.computers import computer_move
from tests.rules.mathino.tables import Box, dealt
from tests.table.tables import NONCE, PERSON, occupied

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


def test_hands_lie_open_where_the_options_say_so() -> None:
    """M-159."""
    assert GAME.shows_hands(GAME.options({"level": "young"}))
    assert not GAME.shows_hands(GAME.options({}))
