"""What a move has brought besides its sentence: points item by item, how a challenge ended, who gets what is left."""

from sumdeck.games.numero.rules.news import HAD_IT, HAD_IT_NOT, SCORED, SWEPT
from sumdeck.games.numero.rules.state import State
from sumdeck.rules.game import News, Seat
from tests.games.numero.rules.tables import GAME, P, Q, numero, say, table

RIVAL = "5r 6r 7r 8r 14r"
DECK = "11g 11b 11r 13g 13r rest"


def told(state: State, sentence: str, seat: Seat = P) -> tuple[News, ...]:
    """The news of a sentence."""
    move = GAME.read(state, seat, sentence).move
    return GAME.news(state, seat, move, GAME.apply(state, seat, move))


def test_where_cards_count_a_turn_says_it_all() -> None:
    assert told(numero("9 4 5", "1 2 9"), "9 = 9, take 9") == ()


def test_a_take_is_counted_item_by_item() -> None:
    """N-82: each item once, with its sign."""
    news = told(table("9g 13b", "9b 12r 4g 2g 3r", RIVAL, deck=DECK), "9 = 9, take 9")

    assert {one.code for one in news} == {SCORED}
    assert [(one.seats, one.details["item"], one.details["points"]) for one in news][:2] == [((P,), "1", "+1"), ((P,), "2", "+2")]


def test_a_challenge_tells_whether_the_card_was_there_and_what_it_costs() -> None:
    """N-83, N-84."""
    bluff, honest = (say(table("9g 13b", f"1b {card} 4g 2g 3r", RIVAL, deck=DECK), "build 9 + 1 = 10") for card in ("12r", "10r"))

    assert told(bluff, "challenge [10]", Q) == (News(HAD_IT_NOT, (P,), {"value": "10", "points": "−20"}),)
    assert told(honest, "challenge [10]", Q) == (News(HAD_IT, (Q,), {"value": "10", "points": "−10"}),)


def test_whoever_took_last_is_told_to_get_what_is_left() -> None:
    """N-72: whether the last move of all was a take or not; nobody hears of an empty centre."""
    final = say(numero("9 5", "9", "5"), "9 = 9, take 9")
    loose = say(numero("9 5", "9", "1"), "9 = 9, take 9")
    both = say(numero("9 5 4", "9", "5"), "9 = 9, take 9")

    assert told(final, "5 = 5, take 5", Q) == ()
    assert told(loose, "pass", Q) == (News(SWEPT, (P,)),)
    assert told(both, "5 = 5, take 5", Q) == (News(SWEPT, (Q,)),)
