"""What a move of Numero has brought besides its sentence: points item by item, how a challenge ended, who gets what is left."""

from typing import Final

from sumdeck.games.numero.rules.moves import Challenge, Move, Take
from sumdeck.games.numero.rules.score import group_cards
from sumdeck.games.numero.rules.state import OVER, Entry, State
from sumdeck.rules.arithmetic import exact, show_value
from sumdeck.rules.game import News, Seat

SCORED, HAD_IT, HAD_IT_NOT, SWEPT = "numero.scored", "numero.had_it", "numero.had_it_not", "numero.swept"
NEWS_CODES: Final = frozenset((SCORED, HAD_IT, HAD_IT_NOT, SWEPT))


def news(state: State, seat: Seat, move: Move, after: State) -> tuple[News, ...]:
    """What was written down; of a challenge also which card was there or missing (N-83, N-84); and who gets the rest."""
    rest = swept(state, move, after) if after.phase == OVER else ()
    written = after.sheet[len(state.sheet) :]
    if isinstance(move, Challenge):
        value = show_value(next(made.value for made in state.made if made.serial == move.serial))
        return (
            rest
            + tuple(
                News(HAD_IT if line.item == "false_alarm" else HAD_IT_NOT, (line.seat,), {"value": value, "points": signed(line)})
                for line in written
                if line.item in ("false_alarm", "false_build")
            )
            + tuple(scored([line for line in written if line.item not in ("false_alarm", "false_build")]))
        )
    return rest + tuple(scored(list(written)))


def swept(state: State, move: Move, after: State) -> tuple[News, ...]:
    """Whoever took last has won more than this move has taken (N-72)."""
    taken = 1 + sum(len(group_cards(group, state.centre)) for group in move.groups) if isinstance(move, Take) else 0
    won = sum(map(len, after.won)) - sum(map(len, state.won))
    return (News(SWEPT, (after.last_taker,)),) if won > taken else ()


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
