"""Games of Formula as records: later shuffles belong to the deal, so that everything can be played again."""

from dataclasses import replace
from random import Random

import pytest

from sumdeck.games.formula.rules.state import State
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Json
from sumdeck.rules.record import Record, read_record, verify, write_record
from tests.games.formula.rules.tables import GAME


def played(seats: int, given: dict[str, Json]) -> Record:
    """A game of moves drawn at random."""
    options = GAME.options(given)
    deal = named_deal(GAME.pack(options), "record", GAME.shuffles_again)
    state: State = first_state(GAME, deal, seats, options)
    rng = Random("record")
    claims = []
    while GAME.to_act(state):
        move = GAME.sample(state, state.seat, rng)
        claims.append((state.seat, GAME.write(state, state.seat, move)))
        state = GAME.apply(state, state.seat, move)
    return Record("formula", GAME.version, GAME.dump_options(options), seats, deal, tuple(claims), GAME.outcome(state))


@pytest.mark.parametrize(("seats", "given"), [(2, {"rounds": 3}), (5, {"hand_size": 10, "five_draw": True})])
def test_a_record_can_be_trusted(seats: int, given: dict[str, Json]) -> None:
    """F-67, F-73: with new deals, and with covered cards shuffled in."""
    record = played(seats, given)

    assert verify(read_record(write_record(record))) == []


def test_a_record_with_other_shuffles_is_found_out() -> None:
    record = played(2, {"rounds": 3})

    found = verify(replace(record, deal=replace(record.deal, reshuffle_seed="0" * 64)))

    assert "deal.later" in [finding.field for finding in found]
