"""Among honest shuffles, the one that brings what is due."""

from sumdeck.learning.facts import Fact
from sumdeck.learning.spaced import sayable, spaced
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Seat
from sumdeck.rules.registry import game
from sumdeck.rules.sums import PLUS

NUMERO = game("numero")
OPTIONS = NUMERO.options({"level": "numbers-15"})
DEALS = [named_deal(OPTIONS.pack, f"spaced {place}") for place in range(24)]


def test_the_facts_of_a_turn_are_those_of_its_sums() -> None:
    """5 + 3 makes the 8 in hand; 3 + 4 makes nothing that is there, nor does the 15 of the other."""
    state = NUMERO.position("numero numbers-15; centre 5 3; hands 8 4 / 15 7")

    assert sayable(NUMERO, state, Seat(0)) == {Fact(PLUS, 3, 5)}


def test_the_deal_is_taken_that_lets_whoever_begins_say_most_of_what_is_due() -> None:
    due = {Fact(PLUS, one, other) for one in range(1, 8) for other in range(one, 8)}
    brought = [len(sayable(NUMERO, first_state(NUMERO, deal, 2, OPTIONS), Seat(0)) & due) for deal in DEALS]

    assert min(brought) < max(brought)
    assert spaced(NUMERO, OPTIONS, 2, DEALS, due) == brought.index(max(brought))


def test_where_nothing_is_due_the_first_shuffle_is_as_good_as_any() -> None:
    assert spaced(NUMERO, OPTIONS, 2, DEALS, ()) == 0
