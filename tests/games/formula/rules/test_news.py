"""What a move has brought besides its sentence."""

from sumdeck.games.formula.rules.news import FIVE, IS_OUT, ROUND, SHUFFLED
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import News, Seat
from tests.games.formula.rules.tables import GAME, formula, say


def told(state: State, *sentences: str) -> tuple[News, ...]:
    """The news of the last of these sentences."""
    *before, last = sentences
    state = say(state, *before)
    move = GAME.read(state, state.seat, last).move
    return GAME.news(state, state.seat, move, GAME.apply(state, state.seat, move))


def test_a_plain_turn_says_it_all() -> None:
    assert told(formula("2 + 4 = 6", "8 9", "7", "7"), "2 x 4 = 8") == ()
    assert told(formula("2 + 4 = 6", "8 9", "7", "7"), "draw") == ()


def test_whoever_draws_for_a_five_is_named() -> None:
    """F-83."""
    state = formula("2 5", "1 0 9", "1", "1", five_draw=True)

    assert told(state, "2 x 5 = 10") == (News(FIVE, (Seat(1), Seat(2)), {"answer": "10"}),)


def test_a_new_stock_is_told() -> None:
    """F-68."""
    assert told(formula("2 + 4 = 6", "8 9", "7", stock="", covered="1 2"), "draw") == (News(SHUFFLED),)
    five = formula("2 + 3 = 5", "1 4 9", "7", "8", stock="6", covered="0", five_draw=True)
    assert told(five, "1 + 4 = 5") == (News(FIVE, (Seat(1), Seat(2)), {"answer": "5"}), News(SHUFFLED))


def test_who_is_out_is_told_where_the_others_play_on() -> None:
    """F-81."""
    state = formula("2 + 4 = 6", "8", "7", "7", play_on="ranking")

    assert told(state, "2 x 4 = 8") == (News(IS_OUT, (Seat(0),), {"place": "1"}),)


def test_the_end_of_a_round_names_its_winner() -> None:
    """F-73; the only round is over with the game, which has its own words."""
    assert told(formula("2 + 4 = 6", "8", "7 1", rounds=3), "2 x 4 = 8") == (News(ROUND, (Seat(0),), {"round": "1"}),)
    assert told(formula("2 + 4 = 6", "8", "7 1"), "2 x 4 = 8") == ()
