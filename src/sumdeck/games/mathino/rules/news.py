"""What a move of Mathino has brought besides its sentence, at the end of a round: penalties, points, leftovers, the next deal."""

from typing import Final

from sumdeck.games.mathino.rules.moves import Capture, Move
from sumdeck.games.mathino.rules.piles import NOBODY
from sumdeck.games.mathino.rules.state import OVER, State
from sumdeck.rules.arithmetic import exact, show_value
from sumdeck.rules.game import News, Seat

DECK_OVER, LEFTOVERS, SCORED = "mathino.deck_over", "mathino.leftovers", "mathino.scored"
NEXT_ROUND, LAST_ROUND = "mathino.next_round", "mathino.last_round"
NEWS_CODES: Final = frozenset((DECK_OVER, LEFTOVERS, SCORED, NEXT_ROUND, LAST_ROUND))


def news(state: State, seat: Seat, move: Move, after: State) -> tuple[News, ...]:
    """The order of M-99; nothing within a round, and nothing where nobody is left to play with."""
    over = after.phase == OVER
    if len(after.playing) == 1 or (not over and (after.deck, after.round) == (state.deck, state.round)):
        return ()
    found = []
    if over or after.deck != state.deck:
        found.append(News(DECK_OVER, (), {"deck": str(state.deck + 1)}))
        captor = seat if isinstance(move, Capture) else state.last_capturer
        if captor != NOBODY:
            found.append(News(LEFTOVERS, (captor,)))  # M-94
    found += scored(state, after)
    if not over:
        number = {"deck": str(after.deck + 1), "round": str(after.round + 1)}
        found.append(News(LAST_ROUND if after.last_round else NEXT_ROUND, (), number))  # M-23
    return tuple(found)


def scored(state: State, after: State) -> list[News]:
    """What was written down, with the totals that each line leads to (M-88, M-100)."""
    totals = list(state.totals)
    found = []
    for entry in after.sheet[len(state.sheet) :]:
        totals[entry.seat] = exact(totals[entry.seat] + entry.points)
        points = ("+" if entry.points > 0 else "") + show_value(entry.points)
        details = {"item": entry.item, "points": points, "total": show_value(totals[entry.seat])}
        found.append(News(SCORED, (entry.seat,), details))
    return found
