"""A second look: what a turn has left lying, exactly counted, from the player's own view, and no more than the ladder tells.

Here what all games share, and Numero. The others have tests of their own beside their players.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from sumdeck.games.numero.rules.moves import Take
from sumdeck.games.numero.rules.state import State
from sumdeck.players.hints import hints
from sumdeck.players.second_look import Missed, looker_of, missed
from sumdeck.rules.conformance import zone_twin
from sumdeck.rules.game import Seat
from tests.budget import THOROUGH, budget
from tests.games.numero.rules.tables import GAME
from tests.games.numero.rules.tables import numero as laid
from tests.players.bouts import HOUSES, LEVELS, SOLITAIRES, Moment, Table, numero, walk

TABLES = (*LEVELS, *HOUSES[:4], *SOLITAIRES)[:: budget(2, 1)]


def seen(centre: str, hand: str, said: str) -> Missed | None:
    """What a sentence leaves lying in a position."""
    state = laid(centre, hand)
    return missed(GAME, GAME.view(state, Seat(0)), [(Seat(0), GAME.read(state, Seat(0), said).move)])


def test_a_discard_where_a_join_lay() -> None:
    assert seen("5 3 11", "8 1 2", "discard 1") == Missed(3, 0, "cards")


def test_a_small_take_where_a_larger_one_lay() -> None:
    assert seen("8 5 3", "8 1", "8 = 8, take 8") == Missed(4, 2, "cards", steps=2)


def test_nothing_was_missed_by_the_best_or_where_nothing_lay() -> None:
    assert seen("5 3 11", "8 1 2", "5 + 3 = 8, take 8") is None
    assert seen("7 11", "8 1 2", "discard 1") is None


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_agrees_with_the_last_rung_and_with_what_the_rules_pay(table: Table) -> None:
    """What could have been won is what the move at the end of the ladder wins, card by card or point by point."""
    found = 0
    for moment in islice(walk(table, ("careless",) * table.seats), budget(30, 40)):
        view = moment.game.view(moment.state, moment.seat)
        look = None if moment.move is None else missed(moment.game, view, [(moment.seat, moment.move)])
        if look is None:
            continue
        found += 1
        answer = dict(hints(moment.game, view)[-1].details)["move"]
        best = moment.game.read(moment.state, moment.seat, answer).move
        assert isinstance(best, Take)
        assert worth(moment, best) == look.could > look.did == worth(moment, moment.move)
        if isinstance(moment.state, State) and moment.state.deck:  # at the very end other things are counted too
            assert paid(moment, best) == look.could
    assert found or table.game == "numero-solitaire" or table.given["level"] in ("numbers-10", "playing-cards")


def paid(moment: Moment, move: Take) -> object:
    """What the rules give for a move."""
    before, after = moment.state, moment.game.apply(moment.state, moment.seat, move)
    if before.setup.options.scoring:
        return after.points(moment.seat) - before.points(moment.seat)
    return len(after.won[moment.seat]) - len(before.won[moment.seat])


def worth(moment: Moment, move: Any) -> int:
    """What a move wins, as the second look counts it."""
    looker = looker_of(moment.game.name)
    assert looker is not None
    return looker.worth(moment.game.view(moment.state, moment.seat), [move])


OTHERS = (
    numero(level="times-divide", scoring=True),
    Table("mathino", 2, {"level": "basic"}),
    Table("mathino", 3, {"level": "advanced", "mistakes": "claims"}),
    Table("numberloor", 2, {"level": "basic"}),
    Table("formula", 3, {}),
    *[Table("formula", 2, {"table_cards": "rearrange"})] * THOROUGH,
)


@pytest.mark.parametrize("table", OTHERS, ids=str)
def test_it_knows_no_more_than_the_player_knew(table: Table) -> None:
    rng, twins = Random(7), 0
    deals = (walk(table, ("beginner",) * table.seats, deal) for deal in ("walk", "on", "and on"))
    walked = list(islice(chain.from_iterable(deals), budget(30, 60)))
    for place, moment in enumerate(walked):
        twin = zone_twin(moment.game, moment.state, moment.seat, rng)
        if moment.move is None or twin is None:
            continue
        twins += 1

        looks = [
            missed(moment.game, moment.game.view(state, moment.seat), played(walked[place:])) for state in (moment.state, twin)
        ]

        assert looks[0] == looks[1]
    assert twins > 10


def played(moments: Sequence[Moment]) -> list[tuple[Seat, Any]]:
    """Who has moved how, in all these moments; those who only waited have not."""
    return [(moment.seat, moment.move) for moment in moments if moment.move is not None]
