"""Who checks: the engine, the opponents, or a challenge.

engine       a wrong sum is refused at once, by the game's `read`.
challenge    so it is here; but whether a seat holds what its claim needs, others may doubt by a move of the game's own. Numero
             decides by `golden_rule_2` whether it is played so.
opponents    the game lets a wrong sum stand as it was said. Any other seat may object until the next turn is complete. If the
             claim is wrong, it is voided with all that came after it, and its seat plays again: no penalty, and perhaps another
             move. If it is right, it is known to be right, and stands. A claim that was voided opens no other claim again.

A game whose last claim ends it leaves nobody the time to object; it should end with a word of everybody else's, as Numero does
where builds can still be doubted.
"""

from typing import Any

from sumdeck.rules.game import Game, Refusal, Seat
from sumdeck.table.claiming import check_in_charge, check_playing
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import Object
from sumdeck.table.events import Event, Objected, Voided
from sumdeck.table.house import OPPONENTS, HouseRules
from sumdeck.table.state import Step, TableState


def check_referee(game: Game[Any, Any], options: Any, house: HouseRules) -> None:
    """Refuse a table whose house rules and whose game do not agree on who checks."""
    checks = game.referee(options)
    if checks != house.referee:
        raise Refusal(TableCode.OTHER_REFEREE, given=house.referee, game=checks)


def open_to(state: TableState, seat: Seat | None) -> list[Step]:
    """The claims to which a seat may object now, the last one last."""
    if seat is None or state.house.referee != OPPONENTS or not state.to_act:
        return []
    return [step for step in state.line if step.n > state.settled and step.seat != seat and step.n not in state.upheld]


def object_to(state: TableState, command: Object, now: int) -> tuple[Event, ...]:
    """An objection, and what comes of it."""
    if state.house.referee != OPPONENTS:
        raise Refusal(TableCode.NO_OBJECTIONS)
    check_playing(state)
    check_in_charge(state, command.seat, command.player)
    step = next((step for step in open_to(state, command.seat) if step.n == command.to_n), None)
    if step is None:
        raise Refusal(TableCode.NOTHING_TO_OBJECT)
    good = state.game.mistake(step.before, step.seat, step.move) is not None
    objected = Objected(command.seat, command.to_n, good, command.key)
    return (objected, Voided(command.to_n, now)) if good else (objected,)
