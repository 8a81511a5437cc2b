"""Sitting down, watching, and the names people have."""

import pytest

from sumdeck.rules.game import Seat
from sumdeck.table import HouseRules, Table, TableCode
from sumdeck.table.commands import Close, Sit
from tests.table.tables import BUILD, CARELESS, NAMES, PERSON, P, Q, kinds_of, laid, refused, say, unchanged


def free() -> Table:
    """A table at which nobody sits yet."""
    return laid(seated=False)


def test_play_begins_when_every_seat_is_taken() -> None:
    table = free()
    table.act(Sit(P, "Brave Otter", "1"), 0)
    assert (table.state.phase, table.screen(P).to_act) == ("gathering", ())
    with refused(TableCode.NOT_EVERYONE_HERE):
        say(table, P, BUILD)

    decision = table.act(Sit(Q, "Calm Fox", "1"), 0)

    assert kinds_of(decision) == ["seated"]
    assert (table.state.phase, table.screen(P).to_act) == ("playing", (P,))


def test_a_computer_player_sits_there_from_the_first() -> None:
    table = laid(PERSON, CARELESS, seated=False)

    unchanged(table, Sit(Q, "Calm Fox", "1"), TableCode.SEAT_TAKEN)
    assert [person.name for person in table.screen(None).people] == ["", "careless"]


def test_a_seat_is_taken_once() -> None:
    unchanged(laid(), Sit(P, "Merry Owl", "2"), TableCode.SEAT_TAKEN)


def test_no_two_have_the_same_name() -> None:
    table = free()
    table.act(Sit(P, "Brave Otter", "1"), 0)

    unchanged(table, Sit(Q, "Brave Otter", "1"), TableCode.SAME_NAME)


@pytest.mark.parametrize(
    "name", ["", "Mia", "brave otter", "Brave", "Brave Otter ", "Otter Brave", "Brave\nOtter", "Brave Otter Brave Otter"]
)
def test_names_are_friendly_words_of_ours(name: str) -> None:
    unchanged(free(), Sit(P, name, "1"), TableCode.BAD_NAME)


def test_around_one_tablet_people_may_bring_their_own_names() -> None:
    table = laid(house=HouseRules(own_names=True), seated=False)

    table.act(Sit(P, "Mia", "1"), 0)

    assert table.state.names == ("Mia", "")
    for name in ("", " ", "a" * 21, "two\nlines", " Ben", "Ben  B", "\u202eBen"):
        unchanged(table, Sit(Q, name, "1"), TableCode.BAD_NAME)


def test_there_is_no_seat_beyond_the_table() -> None:
    for seat in (-1, 2, 99):
        unchanged(free(), Sit(Seat(seat), "Brave Otter", "1"), TableCode.NO_SUCH_SEAT)


def test_onlookers_come_where_the_house_lets_them() -> None:
    assert laid().screen(None).seat is None
    with refused(TableCode.NO_ONLOOKERS):
        laid(house=HouseRules(onlookers=False)).screen(None)


def test_a_closed_table_takes_nobody_and_nothing() -> None:
    table = free()
    table.act(Close("expired"), 0)

    unchanged(table, Sit(P, "Brave Otter", "1"), TableCode.CLOSED)
    unchanged(table, Close("again"), TableCode.CLOSED)
    assert (table.screen(None).phase, table.screen(None).closed) == ("closed", "expired")
    assert table.screen(None).prompt == "prompt.closed"


def test_everybody_is_listed_with_a_name() -> None:
    people = laid(PERSON, CARELESS).screen(P).people

    assert [(person.kind, person.name, person.player) for person in people] == [
        ("person", NAMES[0], ""),
        ("computer", "careless", "careless"),
    ]
