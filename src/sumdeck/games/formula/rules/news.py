"""What a move of Formula has brought besides its sentence: cards drawn for a five, a new stock, somebody out, a round over."""

from typing import Final

from sumdeck.games.formula.rules.moves import Lay, Move, value_of
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import News, Seat

IS_OUT, FIVE, SHUFFLED, ROUND = "formula.is_out", "formula.five", "formula.shuffled", "formula.round"
NO_EXTRA_CARD = "formula.no_extra_card"
NEWS_CODES: Final = frozenset((IS_OUT, FIVE, SHUFFLED, ROUND, NO_EXTRA_CARD))


def news(state: State, seat: Seat, move: Move, after: State) -> tuple[News, ...]:
    """In the order in which it happens. The end of the only round is told by the outcome."""
    if len(after.rounds) > len(state.rounds):
        return () if state.setup.options.rounds == 1 and after.ended else (round_over(after), *no_extra_card(after))
    found = []
    if len(after.out) > len(state.out):
        found.append(News(IS_OUT, (seat,), {"place": str(len(after.out))}))  # F-81
    grown = tuple(Seat(other) for other, hand in enumerate(after.hands) if len(hand) > len(state.hands[other]))
    laid = len(move.laid) if isinstance(move, Lay) else 0
    if isinstance(move, Lay) and grown:
        found.append(News(FIVE, grown, {"answer": str(value_of(move.answer))}))  # F-83
    drawn = sum(map(len, after.hands)) - sum(map(len, state.hands)) + laid
    if len(after.stock) + drawn != len(state.stock):
        found.append(News(SHUFFLED))  # F-68
    return tuple(found)


def round_over(after: State) -> News:
    """Who has won the round that is over."""
    return News(ROUND, winners(after), {"round": str(len(after.rounds))})


def no_extra_card(after: State) -> tuple[News, ...]:
    """That there were too few cards for an extra one each (F-79)."""
    options = after.setup.options
    if after.ended or not options.winner_extra_card or any(len(hand) > options.hand_size for hand in after.hands):
        return ()
    return (News(NO_EXTRA_CARD, winners(after)),)


def winners(after: State) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, place in enumerate(after.rounds[-1].places) if place == 1)
