"""Tables where everybody has discarded for a long time. A person waits for the answer, so visits are counted, not seconds."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from sumdeck.games.numero.players import enlarge
from sumdeck.games.numero.players.best_take import best_take
from sumdeck.games.numero.players.enlarge import MOST_TRIALS, enlarged
from sumdeck.games.numero.players.packing import Packing
from sumdeck.games.numero.players.sight import cards_won
from sumdeck.games.numero.players.simple import BUDGET
from sumdeck.games.numero.rules.moves import Discard, Take
from sumdeck.games.numero.rules.reach import Search
from sumdeck.games.numero.rules.state import State
from sumdeck.games.numero.rules.stock import Position
from sumdeck.players import player
from sumdeck.rules.game import Refusal
from tests.games.numero.rules.tables import GAME

CROWDS = [(24, False), (36, False), (36, True), (60, True)]
"""How many cards lie in the centre, and whether the game is for points."""
HAND = 5


@cache
def crowded(cards: int, scoring: bool) -> State:
    """A table with so many cards in the centre, every third of them a wild card: nobody has done anything but discard."""
    state = GAME.new(f"crowd {cards}", 2, level="full", scoring=scoring)
    while sum(len(pile.cards) for pile in state.centre) + len(state.loose) < cards:
        position = state.position(state.seat)
        number, wilds = position.numbers()[0], position.wilds()
        state = discarded(state, Discard(number, (), tuple(wilds[:1]))) or GAME.apply(state, state.seat, Discard(number, (), ()))
    return state


def discarded(state: State, move: Discard) -> State | None:
    try:
        return GAME.apply(state, state.seat, move)
    except Refusal:
        return None


@pytest.mark.parametrize("name", ["greedy", "planner"])
@pytest.mark.parametrize(("cards", "scoring"), CROWDS)
def test_an_answer_has_a_budget(name: str, cards: int, scoring: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two searches, for takes and for builds; each taking card then tries larger takes, and puts its groups together."""
    state, seen = crowded(cards, scoring), Counter[str]()
    spend, solve, allowed = Search.spend, Packing.solve, enlarge.is_allowed

    def spent(search: Search, visits: int) -> None:
        spend(search, visits)
        seen["visits"] += visits

    def solved(packing: Packing, free: int, phase: int) -> tuple[int, tuple[int, ...]]:
        seen["packed"] += 1
        return solve(packing, free, phase)

    def tried(position: Position, take: Take) -> bool:
        seen["trials"] += 1
        return allowed(position, take)

    monkeypatch.setattr(Search, "spend", spent)
    monkeypatch.setattr(Packing, "solve", solved)
    monkeypatch.setattr(enlarge, "is_allowed", tried)
    player("numero", name).choose(GAME, GAME.view(state, state.seat), Random(1))

    assert 0 < seen["visits"] <= 2 * BUDGET
    assert 0 < seen["packed"] <= HAND * BUDGET // 4
    assert seen["trials"] <= HAND * MOST_TRIALS


@pytest.mark.parametrize("name", ["careless", "greedy", "planner"])
@pytest.mark.parametrize(("cards", "scoring"), CROWDS)
def test_what_a_player_says_there_is_understood(name: str, cards: int, scoring: bool) -> None:
    state = crowded(cards, scoring)
    move = player("numero", name).choose(GAME, GAME.view(state, state.seat), Random(1))

    assert move is not None
    assert GAME.read(state, state.seat, GAME.write(state, state.seat, move)).move == move


def test_larger_takes_are_tried_only_so_often() -> None:
    state = crowded(36, False)
    position = state.position(state.seat)
    found = best_take(position, budget=BUDGET)
    assert found is not None
    small = Take(found.take.card, found.take.groups[:1])

    steps = [len(cards_won(position, enlarged(position, small, len_of, most))) for most in (0, 1, 50, MOST_TRIALS)]

    assert steps == sorted(steps)
    assert steps[0] == len(cards_won(position, small))


def len_of(take: Take) -> int:
    return sum(len(group.piles) + len(group.loose) + len(group.wilds) for group in take.groups)
