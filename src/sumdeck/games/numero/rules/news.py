"""What a move of Numero has brought besides its sentence: the points of a take item by item, and how a challenge ended."""

from typing import Final

from sumdeck.games.numero.rules.moves import Challenge, Move
from sumdeck.games.numero.rules.state import Entry, State
from sumdeck.rules.arithmetic import exact, show_value
from sumdeck.rules.game import News, Seat

SCORED, HAD_IT, HAD_IT_NOT = "numero.scored", "numero.had_it", "numero.had_it_not"
NEWS_CODES: Final = frozenset((SCORED, HAD_IT, HAD_IT_NOT))


def news(state: State, seat: Seat, move: Move, after: State) -> tuple[News, ...]:
    """What was written down; of a challenge also which card was shown or missing (N-83, N-84)."""
    written = after.sheet[len(state.sheet) :]
    if isinstance(move, Challenge):
        value = show_value(next(made.value for made in state.made if made.serial == move.serial))
        return tuple(
            News(HAD_IT if line.item == "false_alarm" else HAD_IT_NOT, (line.seat,), {"value": value, "points": signed(line)})
            for line in written
            if line.item in ("false_alarm", "false_build")
        ) + tuple(scored([line for line in written if line.item not in ("false_alarm", "false_build")]))
    return tuple(scored(list(written)))


def scored(lines: list[Entry]) -> list[News]:
    """Each item once for each seat, in the order of the sheet."""
    found: dict[tuple[Seat, str], Entry] = {}
    for line in lines:
        known = found.get((line.seat, line.item))
        points = exact(line.points + known.points) if known else line.points
        found[line.seat, line.item] = Entry(line.turn, line.seat, line.item, points)
    return [News(SCORED, (line.seat,), {"item": line.item, "points": signed(line)}) for line in found.values() if line.points]


def signed(line: Entry) -> str:
    """Points with their sign: `+10`, `−20`."""
    return ("+" if line.points > 0 else "") + show_value(line.points)
