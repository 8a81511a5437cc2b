"""Sentences of random games: the legal moves of some of their positions, as the games write them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Game, Json, Refusal, Seat
from tests.budget import budget
from tests.ways import ways

GAMES = budget(2, 6)
POSITIONS = budget(3, 15)
"""Of a game, spread over its length."""
SENTENCES = budget(4, 20)
"""Of a position."""


def house_rules(played: Game[Any, Any], rng: Random) -> dict[str, Json]:
    """Some level with some settings at other values than usual, which go together."""
    while True:
        given = dict(rng.choice(ways(played)))
        given |= {each.key: rng.choice(each.values) for each in played.settings() if rng.random() < 0.25}
        try:
            played.options(given)
            return given
        except Refusal:
            continue


def positions(played: Game[Any, Any], settings: Mapping[str, Json], games: int = GAMES) -> Iterator[tuple[Any, Seat]]:
    """Some positions of random games, with the seat that speaks there."""
    options = played.options(settings)
    for number in range(games):
        rng = Random(number)
        deal = named_deal(played.pack(options), f"every number {number}", played.shuffles_again)
        state = first_state(played, deal, min(2, played.seats[-1]), options)
        met: list[tuple[Any, Seat]] = []
        for _ in range(120):
            acting = played.to_act(state)
            if not acting:
                break
            met.append((state, acting[0]))
            moves = played.legal_moves(state, acting[0]) if rng.random() < 0.1 else ()
            move = moves[rng.randrange(len(moves))] if moves else played.sample(state, acting[0], rng)
            state = played.apply(state, acting[0], move)
        yield from rng.sample(met, min(POSITIONS, len(met)))


def sentences(played: Game[Any, Any], state: Any, seat: Seat) -> list[str]:
    """How some of the legal moves are said; the long ones too."""
    rng = Random(f"{played.describe(played.view(state, seat))}")
    moves = played.legal_moves(state, seat)
    chosen = [moves[place] for place in rng.sample(range(len(moves)), min(SENTENCES, len(moves)))]
    return [text for text in (played.write(state, seat, move) for move in chosen) if len(text) <= played.longest_sentence]
