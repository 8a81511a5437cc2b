"""A game against the computer whose cards bring what is due: an honest shuffle among several, and the record says so."""

from __future__ import annotations

from pathlib import Path

from sumdeck.learning.facts import Fact
from sumdeck.learning.spaced import AMONG, sayable
from sumdeck.rules.deals import first_state, secret_deal
from sumdeck.rules.game import Seat
from sumdeck.rules.record import read_record, verify, write_record
from sumdeck.rules.registry import game
from sumdeck.server.opening import spaced_start
from sumdeck.store import Store
from sumdeck.table import Table, load_events
from tests.server.indoors import Indoors

NUMERO = game("numero")
OPTIONS = NUMERO.options({"level": "numbers-15"})
DUE = ("3+5", "4+7", "6+8", "2+9")
WISH = {
    "game": "numero",
    "level": "numbers-15",
    "settings": {},
    "way": "computer",
    "seats": [{"kind": "person", "name": "Ann"}, {"kind": "computer", "player": "careless", "name": "Dot"}],
    "house": {"own_names": True},
}


def test_of_several_secret_deals_the_one_is_taken_that_brings_most() -> None:
    seeds = [bytes([number]) * 32 for number in range(16)]
    deals = [secret_deal(OPTIONS.pack, seed) for seed in seeds]
    due = {Fact("+", 3, 5), Fact("+", 4, 7), Fact("+", 6, 8), Fact("+", 2, 9)}
    brought = [len(sayable(NUMERO, first_state(NUMERO, deal, 2, OPTIONS), Seat(0)) & due) for deal in deals]

    start = spaced_start("numero", OPTIONS, 2, seeds, (*DUE, "nonsense", "99+1"))

    assert start.deal == deals[brought.index(max(brought))]
    assert (start.among, start.wished) == (16, DUE)


def test_the_choice_is_in_the_record_and_nobody_else_is_served_so(tmp_path: Path) -> None:
    with Indoors(tmp_path) as house:
        answers = [
            house.ask("POST", "/api/tables", {**WISH, **more})
            for more in ({"due": DUE}, {}, {"due": DUE, "way": "friends", "house": {}, "seats": [{"kind": "person"}] * 2})
        ]
        assert [answer.status_code for answer in answers] == [201, 201, 201]
        assert house.ask("POST", "/api/tables", {**WISH, "due": ["1+1"] * 13}).status_code == 400
    with Store.open(str(tmp_path / "tables.sqlite")) as store:
        tables = [Table(load_events(store.load(answer.json()["table"]))) for answer in answers]

    records = [read_record(write_record(table.record(sealed=False))) for table in tables]
    assert [(record.among, record.wished) for record in records] == [(AMONG, DUE), (0, ()), (0, ())]
    assert all(verify(record) == [] for record in records)
