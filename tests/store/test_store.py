"""What a store keeps, and whom it refuses."""

from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sumdeck.store import Conflict, Event, NewEvents, NewTable, NewTokens, NoSuchTable, Store, StoreError, TableRow
from tests.store.logs import row, said

STRANGE: list[Event] = [
    {"text": "½ × −3 = ?", "more": {"list": [1, [2, None], True, {}]}},
    {"text": "\x00 \ud800 \U0001f0a1 \\ ' \" \n", "": ""},
    {"big": 10**40, "small": -(10**40)},
    {},
]


def test_a_log_comes_back_as_it_was_written(store: Store) -> None:
    store.create(row("oak"), said("one")).result()
    store.append("oak", 1, STRANGE).result()

    assert store.load("oak") == said("one") + STRANGE


def test_another_process_finds_everything(store: Store, url: str) -> None:
    oak, elm = replace(row("oak"), created=2, tokens=("ab", "", "cd")), row("elm")
    store.create(oak, said("one")).result()
    store.create(elm, []).result()

    with Store.open(url) as other:
        assert other.alive() == [elm, oak]
        assert other.row("oak") == oak
        assert other.load("oak") == said("one")
        assert other.load("elm") == []


def test_a_log_is_read_from_any_of_its_events_on(store: Store) -> None:
    store.create(row("oak"), said("one", "two", "three")).result()

    assert store.load("oak", 2) == said("three")
    assert store.load("oak", 3) == []
    with pytest.raises(NoSuchTable):
        store.load("elm", 3)


def test_four_words_lead_to_a_table(store: Store) -> None:
    store.create(row("oak"), said("one")).result()

    assert store.find("four plain words oak") == row("oak")
    with pytest.raises(NoSuchTable):
        store.find("four plain words elm")


def test_events_can_follow_each_other_before_the_first_is_written(store: Store) -> None:
    kept = [store.create(row("oak"), []), *(store.append("oak", n, said(str(n))) for n in range(500))]

    assert [future.result() for future in kept] == [None] * 501
    assert store.load("oak") == said(*map(str, range(500)))


def test_an_event_is_kept_as_it_was_when_it_was_handed_over(store: Store) -> None:
    events = said("before")
    kept = store.create(row("oak"), events)
    events[0]["text"] = "after"
    events.append({})

    kept.result()

    assert store.load("oak") == said("before")


@pytest.mark.parametrize("n", [0, 1, 3])
def test_an_event_has_one_place_in_the_log(store: Store, n: int) -> None:
    """Neither again (0, 1) nor after a hole (3)."""
    store.create(row("oak"), said("one", "two")).result()

    with pytest.raises(Conflict, match=f"event {n} doesn’t fit"):
        store.append("oak", n, said("other")).result()

    assert store.load("oak") == said("one", "two")


def test_events_that_overlap_what_is_there_are_refused_whole(store: Store) -> None:
    store.create(row("oak"), said("one", "two")).result()

    with pytest.raises(Conflict):
        store.append("oak", 1, said("two", "three")).result()

    assert store.load("oak") == said("one", "two")


@pytest.mark.parametrize("other", [row("oak"), replace(row("elm"), code=row("oak").code)])
def test_id_and_code_of_a_table_are_its_own(store: Store, other: TableRow) -> None:
    store.create(row("oak"), said("one")).result()

    with pytest.raises(Conflict, match=r"already a table .* or four plain words oak"):
        store.create(other, said("other")).result()

    assert store.alive() == [row("oak")]
    assert store.load("oak") == said("one")


def changes_to_nothing(store: Store) -> list[Future[None]]:
    return [store.append("oak", 0, said("one")), store.touch("oak", 1, 2), store.write(NewTokens("oak", ("ab",)))]


def test_a_table_that_is_not_there_is_not_written_to(store: Store) -> None:
    for change in changes_to_nothing(store):
        with pytest.raises(NoSuchTable, match="There’s no table oak"):
            change.result()
    with pytest.raises(NoSuchTable):
        store.load("oak")
    with pytest.raises(NoSuchTable):
        store.row("oak")


def test_changes_are_made_together_or_not_at_all(store: Store) -> None:
    """A friend sits down: the event and the token. Somebody else was faster."""
    store.create(row("oak"), said("one")).result()

    with pytest.raises(Conflict):
        store.write(NewTokens("oak", ("ab",)), NewEvents("oak", 0, said("sits"))).result()
    assert store.alive() == [row("oak")]

    store.write(NewTokens("oak", ("ab",)), NewEvents("oak", 1, said("sits")), NewTable(row("elm"), [])).result()
    assert store.alive() == [row("elm"), replace(row("oak"), tokens=("ab",))]
    assert store.load("oak") == said("one", "sits")


def test_a_table_in_use_is_kept_for_longer(store: Store) -> None:
    store.create(row("oak"), []).result()

    store.touch("oak", touched=5, expires_at=9).result()

    assert store.alive() == [replace(row("oak"), touched=5, expires_at=9)]


def test_what_was_handed_over_is_finished_before_closing(url: str) -> None:
    store = Store.open(url)
    kept = [store.create(row(str(number)), said("one")) for number in range(200)]
    store.close()
    store.close()

    assert all(future.done() for future in kept)
    with pytest.raises(StoreError, match="The store is closed"):
        store.append("0", 1, said("two"))
    with Store.open(url) as again:
        assert len(again.alive()) == 200


def test_nobody_can_cancel_what_others_may_rely_on(store: Store) -> None:
    first, second = store.create(row("oak"), []), store.append("oak", 0, said("one"))

    assert not first.cancel()

    second.result()


def test_a_log_with_a_hole_is_called_damaged(store: Store) -> None:
    store.create(row("oak"), said("one", "two", "three")).result()
    with store._engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM sumdeck_events WHERE n = 1")

    with pytest.raises(StoreError, match="damaged: a log has a hole"):
        store.load("oak")


def test_an_event_that_cannot_be_read_is_called_damaged(store: Store) -> None:
    store.create(row("oak"), said("one")).result()
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE sumdeck_events SET body = 'one'")

    with pytest.raises(StoreError, match="damaged: a log cannot be read"):
        store.load("oak")


@pytest.mark.parametrize(
    ("column", "value"),
    [
        *(("tokens", value) for value in ("'one'", "''", "'7'", "'{}'", "'[7]'", "x'ff'", "'" + "[" * 100_000 + "'")),
        *((column, value) for column in ("created", "touched", "expires_at") for value in ("'soon'", "1.5", "x'00'")),
        *((column, "x'ff'") for column in ("id", "code", "kind")),
    ],
    ids=lambda value: value[:12],
)
def test_a_damaged_row_is_set_aside_and_the_others_go_on(tmp_path: Path, caplog: Any, column: str, value: str) -> None:
    """Only SQLite keeps such things: PostgreSQL minds what a column holds."""
    with Store.open(str(tmp_path / "tables.sqlite")) as store:
        store.create(row("oak"), []).result()
        store.create(row("ash"), said("one")).result()
        with store._engine.begin() as connection:
            connection.exec_driver_sql(f"UPDATE sumdeck_tables SET {column} = {value} WHERE id = 'oak'")

        assert [each.id for each in store.alive()] == ["ash"]
        assert store.load("ash") == said("one")
        with pytest.raises(NoSuchTable):
            store.row("oak")
        store.expire(1).result()
        assert [each.id for each in store.alive()] == ["ash"]
    assert column == "kind" or "set aside" in caplog.text
    assert "oak" not in caplog.text


def test_an_event_that_is_none_is_called_damaged(store: Store) -> None:
    store.create(row("oak"), said("one")).result()
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE sumdeck_events SET body = '7'")

    with pytest.raises(StoreError, match="no event"):
        store.load("oak")
