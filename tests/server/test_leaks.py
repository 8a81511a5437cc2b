"""The leak test over every byte: exchange cards that a seat cannot see, and all that its socket ever carries stays the same."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from sumdeck.games.numero.rules.game import Numero
from sumdeck.rules.conformance.texts import NASTY
from sumdeck.rules.conformance.twins import deal_twin, surface
from sumdeck.rules.deals import Deal, named_deal
from sumdeck.rules.game import Objection, Seat
from sumdeck.server.clock import WallClock
from sumdeck.server.security import hashed
from sumdeck.store import Store, TableRow
from sumdeck.table import HouseRules, Table, four_words, open_table
from tests.budget import by_turns
from tests.server.live import Live
from tests.server.visitor import Visitor
from tests.table.tables import PERSON, occupied, say

GAME = Numero()
WAYS: list[dict[str, Any]] = [{"level": "subtraction"}, {"level": "times-divide", "scoring": True}]
PAIRS, CLAIMS = 3, 12
PROBES = (*(f"{card} + {card + 1} = 99, take {card}" for card in range(1, 16, 2)), "build [10] + 1 = 99", *NASTY[:4])
"""None of them can be true."""


@dataclass(frozen=True)
class Pair:
    """Two tables that a seat cannot tell apart, and what is said at both."""

    seat: Seat | None
    tables: tuple[str, str]
    claims: Sequence[tuple[Seat, str]]


@pytest.mark.parametrize(("seat", "way"), by_turns([Seat(0), Seat(1), None], WAYS), ids=str)
def test_no_byte_on_a_socket_depends_on_cards_its_seat_cannot_see(live: Live, seat: Seat | None, way: dict[str, Any]) -> None:
    with Store.open(live.store) as store:
        pairs = [planted(store, way, seat, Random(f"{way} {seat} {number}")) for number in range(PAIRS)]
    for pair in pairs:
        heard = [asyncio.run(heard_at(live, table, pair)) for table in pair.tables]
        assert heard[0] == heard[1]
        assert len(heard[0]) > len(pair.claims)
    assert sum(len(pair.claims) for pair in pairs) > 10


def planted(store: Store, way: dict[str, Any], seat: Seat | None, rng: Random) -> Pair:
    """Two tables in the store, with deals that are twins for a seat."""
    options = GAME.options(way)
    while True:
        deal = named_deal(GAME.pack(options), f"leak {rng.random()}").cards
        twin, _ = deal_twin(deal, rng)
        tables = [table_with(options, Deal(cards)) for cards in (deal, twin)]
        claims = said_at_both(tables, seat, rng)
        if deal != twin and len(claims) > 3:
            fresh = [table_with(options, Deal(cards)) for cards in (deal, twin)]
            return Pair(seat, (kept(store, fresh[0], rng), kept(store, fresh[1], rng)), claims)


def table_with(options: Any, deal: Deal) -> Table:
    house = HouseRules(referee=GAME.referee(options), take_back="free")
    return occupied(Table([open_table(GAME, options, [PERSON, PERSON], deal, bytes(16), house)], GAME))


def said_at_both(tables: Sequence[Table], seat: Seat | None, rng: Random) -> list[tuple[Seat, str]]:
    """What can be said at both tables, as long as the seat sees the same of both."""
    claims: list[tuple[Seat, str]] = []
    while len(claims) < CLAIMS and is_alike(tables, seat):
        state = tables[0].state.game_state
        speaker = GAME.to_act(state)[0]
        text = GAME.write(state, speaker, GAME.sample(state, speaker, rng))
        try:
            for table in tables:
                say(table, speaker, text)
        except Objection:  # a rival has played one of the exchanged cards
            return claims
        if is_alike(tables, seat):
            claims.append((speaker, text))
    return claims


def is_alike(tables: Sequence[Table], seat: Seat | None) -> bool:
    """Whether a seat cannot tell the tables apart, and the games go on."""
    states = [table.state.game_state for table in tables]
    going_on = all(table.state.outcome is None for table in tables)
    return going_on and surface(GAME, states[0], seat) == surface(GAME, states[1], seat)


def kept(store: Store, table: Table, rng: Random) -> str:
    """A table in the store; its seats are opened by the tokens `seat 0` and `seat 1`."""
    now = WallClock().now()
    name = f"table{rng.getrandbits(60):016x}"
    row = TableRow(name, four_words(rng.randbytes(5)), now, now, now + 10**9, tuple(hashed(f"seat {n}") for n in (0, 1)))
    store.create(row, [event.dump() for event in table.log]).result()
    return name


async def heard_at(live: Live, table: str, pair: Pair) -> list[str]:
    """Every message that the socket of the seat carries, while the claims are made and the seat is curious."""
    tokens = [f"seat {seat}" for seat in (0, 1)]
    speakers = [Visitor(live.port, table, token) for token in tokens]
    for speaker in speakers:
        await speaker.come()
    async with Visitor(live.port, table, "" if pair.seat is None else tokens[pair.seat]) as curious:
        for count, (seat, text) in enumerate(pair.claims):
            await be_curious(curious, count)
            speaker = speakers[seat]
            answer = await speaker.claim(text, f"claim {count}", n=curious.screen.n)
            assert answer["t"] == "event", answer
            await curious.told("told.claimed")
        await be_curious(curious, len(pair.claims))
        again = Visitor(live.port, table, "" if pair.seat is None else tokens[pair.seat])
        await again.come()
        await again.socket.close()
    for speaker in speakers:
        await speaker.socket.close()
    return [without_promise(message) for message in (*curious.heard, *again.heard)]


async def be_curious(curious: Visitor, count: int) -> None:
    """Try whatever might tell something."""
    n = curious.screen.n
    for place, text in enumerate(PROBES):
        await curious.send({"t": "claim", "n": n, "key": f"probe {count} {place}", "text": text})
        await curious.until("no", "event")
    await curious.send({"t": "hint", "n": n, "key": f"help {count}"})
    await curious.until("hint", "no")
    await curious.send({"t": "aid", "aid": "number-line", "key": f"picture {count}"})
    await curious.until("event", "no")
    await curious.send({"t": "look", "at": count})


def without_promise(message: str) -> str:
    """A message without the time, and without the commitment: that is of the deal, and tells nothing without its nonce."""
    return re.sub(r'"commitment":"[0-9a-f]{64}"', '"commitment":""', re.sub(r'"at":\d+', '"at":0', message))
