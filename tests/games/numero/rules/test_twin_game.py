"""Numero beside its slow twin: the same number of ways to go on, and the same table after every move."""

from random import Random

import pytest

from sumdeck.games.numero.rules.packs import SCHEMA
from sumdeck.games.numero.rules.state import State
from sumdeck.rules.deals import named_deal
from sumdeck.rules.packfile import read_pack
from sumdeck.rules.perft import perft
from tests.budget import budget, seldom
from tests.games.numero.rules.naming_turns import name_of, table_of
from tests.games.numero.rules.oracle_turns import Heap, name
from tests.games.numero.rules.tables import GAME
from tests.games.numero.rules.twin_game import Twin, perft_of, twin_of

HEAD = 'game = "numero"\nname = "tiny"\ntitle = "A tiny pack"\n'
PACKS = {
    "numbers": """
[[card]]
value = "1-5"
count = 3
status = "assumed"
""",
    "wild cards": """
[[card]]
value = "1-4"
count = 2
status = "assumed"
[[card]]
op = "sub"
operand = [1, 2]
status = "assumed"
[[card]]
op = "mul"
operand = 2
status = "assumed"
[[card]]
op = "frac"
operand = "1/2"
status = "assumed"
""",
}


def both(pack: str, settings: dict[str, bool | str], deal: str, seats: int = 2) -> tuple[State, Twin]:
    """A game and its twin with the same deal of a tiny pack."""
    cards = read_pack(HEAD + PACKS[pack], "tiny.toml", SCHEMA)
    options = GAME.options({"level": "tiny", "pack": cards.dump(), "hand_size": 3} | settings)
    kinds = named_deal(options.pack, deal).cards
    return GAME.start(kinds, seats, options), twin_of([options.pack.cards[kind] for kind in kinds], seats, options)


@pytest.mark.parametrize(
    ("pack", "settings", "depth"),
    [
        ("numbers", {}, 4),
        ("numbers", {"keep_answer": True}, 4),
        ("numbers", {"turn_priority": "strict_plain"}, 6),
        ("wild cards", {}, 3),
        seldom("wild cards", {"leftover_working_piles": "forbid", "value_domain": "whole"}, 3),
        ("wild cards", {"turn_priority": "strict_full", "wild_on_build": "none"}, 4),
    ],
)
def test_as_many_ways_to_go_on_as_the_twin_counts(pack: str, settings: dict[str, bool | str], depth: int) -> None:
    for deal in ("one", "two")[: budget(1, 2)]:
        state, twin = both(pack, settings, deal)

        assert perft(GAME, state, depth) == perft_of(twin, depth)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize(
    "settings", [{}, {"turn_priority": "strict_full"}, {"keep_answer": True, "final_turn_wild_discards": True}]
)
def test_every_table_looks_as_the_twin_says_until_the_end(pack: str, settings: dict[str, bool | str], seats: int) -> None:
    for number in range(budget(3, 6) if seats == 2 else budget(1, 2)):
        rng = Random(number)
        state, twin = both(pack, settings, f"game {number}", seats)
        while GAME.to_act(state):
            moves = {name_of(state, move): move for move in GAME.legal_moves(state, state.seat)}
            after = twin.moves()
            assert moves.keys() == after.keys()
            said = rng.choice(sorted(moves))
            state, twin = GAME.apply(state, state.seat, moves[said]), after[said]

            assert looks(state) == twin_looks(twin)
        assert twin.over


def looks(state: State) -> list[object]:
    """All that lies on a table, by names."""
    cards = state.setup.pack.cards
    return [
        [cards[card] for card in state.deck],
        *([sorted(name(cards[card]) for card in zone) for zone in zones] for zones in (state.hands, state.won)),
        sorted(map(heap_looks, table_of(state).centre)),
        sorted(name(cards[card]) for card in state.loose),
        state.seat if GAME.to_act(state) else None,
    ]


def twin_looks(twin: Twin) -> list[object]:
    return [
        list(twin.deck),
        *([sorted(name(card) for card in zone) for zone in zones] for zones in (twin.hands, twin.won)),
        sorted(map(heap_looks, twin.centre)),
        sorted(map(name, twin.loose)),
        None if twin.over else twin.seat,
    ]


def heap_looks(heap: Heap) -> tuple[str, int]:
    return heap.name, heap.builder
