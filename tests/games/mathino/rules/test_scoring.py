"""The end of a deck and of a match: V-S1 to V-S6, M-94 to M-110."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import islice

import pytest

from sumdeck.games.mathino.rules.ending import end_round
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Json, Value
from tests.games.mathino.rules.tables import GAME, dealt, mathino, say


def won(counts: Sequence[int], totals: tuple[Value, ...] = (), **settings: Json) -> State:
    """A deck that has just been played: each seat has captured so many cards, in the order of the pack."""
    pack = dealt(len(counts), **settings).setup.pack
    cards = iter([pack.label(card) for card in pack.deck()])
    piles = tuple(" ".join(islice(cards, count)) for count in counts)
    left = list(cards)
    assert not left or not sum(counts)
    return mathino(", ".join(left), *[""] * len(counts), won=piles, totals=totals, **settings)


def prizes(state: State) -> list[Value]:
    """The prize for most cards of each seat."""
    sheet = end_round(state).sheet
    return [
        next((entry.points for entry in sheet if entry.seat == seat and entry.item == "most"), 0)
        for seat in range(state.setup.seats)
    ]


def test_equal_cards_share_the_prize() -> None:
    """V-S1 and V-S2: M-101, M-102, exactly."""
    assert prizes(won([26, 26])) == [2, 2]
    assert prizes(won([16, 16, 16, 4])) == [Fraction(4, 3)] * 3 + [0]
    assert prizes(won([10, 10, 10, 10, 10, 2])) == [Fraction(4, 5)] * 5 + [0]
    assert prizes(won([13, 13, 13, 13])) == [1] * 4


def test_the_prize_may_be_split_otherwise() -> None:
    """`tie_split`."""
    assert prizes(won([16, 16, 16, 4], tie_split="floor")) == [1, 1, 1, 0]
    assert prizes(won([26, 26], tie_split="none")) == [0, 0]
    assert prizes(won([30, 22], tie_split="none")) == [4, 0]


def test_one_deck_gives_at_most_thirteen() -> None:
    """V-S3: M-3, M-100, M-101, M-104, M-107."""
    state = end_round(won([52, 0]))

    assert state.totals == (13, 0)
    assert state.deck == 1
    assert GAME.outcome(state) is None


def test_the_highest_total_wins() -> None:
    """V-S4: M-106, M-108."""
    state = end_round(won([0, 52], totals=(15, 4)))

    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.why) == ((2, 1), (15, 17), "mathino.target")


def test_a_shared_lead_plays_another_deck() -> None:
    """V-S5: M-109; or the win is shared (`final_tie`)."""
    tied = won([26, 26], totals=(10, 13))
    points = [sum(tied.setup.points[card] for card in cards) for cards in tied.won]
    level = replace(tied, totals=(14 - points[0], 14 - points[1]))

    assert end_round(level).totals == (16, 16)
    assert GAME.outcome(end_round(level)) is None
    shared = won([26, 26], final_tie="shared")
    outcome = GAME.outcome(end_round(replace(shared, totals=level.totals)))
    assert outcome is not None
    assert (outcome.places, outcome.why) == ((1, 1), "mathino.shared")


def test_a_total_can_fall_again() -> None:
    """V-S6: thirteen, then a penalty, then five: four, and the match goes on (M-88, M-105, M-106, M-110)."""
    state = mathino("5", "3", "13", totals=(13, 0))
    state = say(state, "5 + 3, building 8", "discard 13")
    assert state.totals == (-1, 0)

    last = won([0, 52], totals=(0, -9))
    ended = end_round(replace(last, totals=(0, -9)))
    assert ended.totals == (0, 4)
    assert GAME.outcome(ended) is None


def test_the_leftovers_go_to_the_last_capturer_of_the_deck() -> None:
    """M-94 to M-97: also from an earlier round, and locked or owed cards too."""
    state = mathino("9, 16<4 2>0!, 5", "12", "13", last=True, last_capturer=0, target=1000, level="advanced")

    state = say(state, "discard 12", "discard 13")

    gained = {entry.seat: entry.points for entry in state.sheet if entry.item == "most"}
    assert gained == {1: 4}
    assert [entry.seat for entry in state.sheet if entry.item == "penalty"] == [0]


def test_if_nobody_captured_nobody_gets_anything() -> None:
    """M-98, M-103."""
    state = won([0, 0])
    assert len(state.table) == 52

    ended = end_round(state)

    assert ended.sheet == ()
    assert ended.totals == (0, 0)


def test_the_match_may_end_after_so_many_decks() -> None:
    """`max_decks`: the highest total wins, equals share."""
    outcome = GAME.outcome(end_round(won([52, 0], max_decks=1)))
    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.why) == ((1, 2), (13, 0), "mathino.last_deck")

    level = won([26, 26], max_decks=1)
    points = [sum(level.setup.points[card] for card in cards) for cards in level.won]
    outcome = GAME.outcome(end_round(replace(level, totals=(-points[0], -points[1]))))
    assert outcome is not None
    assert outcome.places == (1, 1)


@pytest.mark.parametrize(("target", "over"), [(13, True), (14, False)])
def test_another_target_may_be_agreed_on(target: int, over: bool) -> None:
    """M-106."""
    assert (GAME.outcome(end_round(won([52, 0], target=target))) is not None) == over


def test_totals_are_exact() -> None:
    """M-102: three thirds of four are four."""
    state = won([16, 16, 16, 4], totals=(Fraction(38, 3), 0, 0, 0))
    points = sum(state.setup.points[card] for card in state.won[0])

    ended = end_round(replace(state, totals=(Fraction(38, 3) - points, 0, 0, 0)))

    assert ended.totals[0] == 14
    assert type(ended.totals[0]) is int
    assert GAME.outcome(ended) is not None


def test_no_match_is_endless() -> None:
    """Penalties could go on for ever; sixty decks are enough for everybody."""
    state = replace(won([52, 0], totals=(-100, -100)), deck=59)

    outcome = GAME.outcome(end_round(state))
    assert outcome is not None
    assert outcome.why == "mathino.last_deck"


def test_what_happens_at_the_end_of_a_round_happens_in_order() -> None:
    """M-99: stackings, the check, duties and locks cleared, the leftovers, the score, the target, the next deal."""
    state = mathino("8<5 3>0, 8, 9", "8 12", "13 11", last=True, last_capturer=1, totals=(1, 1), target=1000)

    state = say(state, "discard 8", "discard 13", "stack 8 [8], discard 12", "discard 11")

    items = [(entry.item, entry.seat) for entry in state.sheet]
    assert items == [("penalty", 0), ("cards", 1), ("most", 1)]
    assert state.totals == (-13, 14)
    assert state.dealer == 0
