"""The house: tables are laid, found, taken up again after a start, and erased; people get seats."""

import asyncio
import json
from pathlib import Path
from unittest.mock import Mock

import pytest

from sumdeck.rules.game import Refusal, Seat
from sumdeck.server.codes import WebCode
from sumdeck.server.context import DAY, HOUR
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.workers import NOBODY
from sumdeck.store import Code, NoSuchTable, StoreError
from sumdeck.table import TableCode
from sumdeck.table.commands import AskHint, SayPhrase
from sumdeck.table.names import is_friendly
from tests.server.service.house import CARELESS, NUMERO, OPTIONS, PERSON, AtOnce, Witness, claim, house

ZERO, ONE = Seat(0), Seat(1)


def test_a_new_table_is_kept_and_found(tmp_path: Path) -> None:
    async def story() -> None:
        service = await here.start()
        running = await here.open(PERSON, CARELESS)

        assert await service.table(running.row.id) is running
        assert await service.by_code(running.row.code) is running
        assert here.store.alive() == [running.row]
        assert here.store.load(running.row.id) == [event.dump() for event in running.table.log]
        assert running.row.tokens == ("token 0", "")
        assert is_friendly(running.table.state.names[0])

    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_table_that_does_not_exist_is_not_found(tmp_path: Path) -> None:
    async def story() -> None:
        service = await here.start()
        with pytest.raises(Refusal, match=WebCode.NO_SUCH_TABLE):
            await service.table("nowhere")
        with pytest.raises(Refusal, match=WebCode.NO_SUCH_TABLE):
            await service.by_code("no-such-four-words")

    with house(tmp_path) as here:
        asyncio.run(story())


def test_everybody_who_joins_gets_a_seat_of_their_own(tmp_path: Path) -> None:
    """Three come at once, and two seats are free."""

    async def story() -> None:
        service = await here.start()
        running = await service.open(NUMERO, OPTIONS, [PERSON, CARELESS, PERSON])
        came = await asyncio.gather(*(service.sit(running, "", f"token {number}") for number in range(3)), return_exceptions=True)

        assert came[:2] == [0, 2]
        assert isinstance(came[2], Refusal)
        assert came[2].code == TableCode.SEAT_TAKEN
        assert running.row.tokens == ("token 0", "", "token 1")
        assert here.store.alive() == [running.row]
        assert len(set(running.table.state.names)) == 3

    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_name_that_cannot_be_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        service = await here.start()
        running = await service.open(NUMERO, OPTIONS, [PERSON, PERSON])
        with pytest.raises(Refusal, match=TableCode.BAD_NAME):
            await service.sit(running, "Rude Person", "token")
        await service.sit(running, "Brave Otter", "token")
        with pytest.raises(Refusal, match=TableCode.SAME_NAME):
            await service.sit(running, "Brave Otter", "another token")
        assert running.row.tokens == ("token", "")

    with house(tmp_path) as here:
        asyncio.run(story())


def test_after_a_start_every_table_is_as_it_was(tmp_path: Path) -> None:
    async def before() -> list[HostedTable]:
        await here.start()
        tables = [await here.open(PERSON, PERSON) for _ in range(5)]
        for running in tables:
            await running.submit(claim(running.table, ZERO))
        await here.service.stop()
        return tables

    async def after() -> None:
        service = await here.start()
        for old in tables:
            running = await service.table(old.row.id)
            assert running.row == old.row
            assert running.table.log == old.table.log
            assert running.table.screen(ONE) == old.table.screen(ONE)
            assert await service.by_code(old.row.code) is running

    with house(tmp_path) as here:
        tables = asyncio.run(before())
        asyncio.run(after())


@pytest.mark.parametrize("body", ["{}", "null", json.dumps({"kind": "claimed", "seat": 7}), "Dear diary"])
def test_a_table_that_cannot_be_read_does_not_stop_the_others(
    tmp_path: Path, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    """It is told of in the log, and not by its id, which is the link to it."""

    async def before() -> tuple[str, str]:
        await here.start()
        return (await here.open(PERSON, PERSON)).row.id, (await here.open(PERSON, PERSON)).row.id

    async def after() -> None:
        service = await here.start()
        await here.rest()
        assert (await service.table(good)).row.id == good
        with pytest.raises(Refusal, match=WebCode.NO_SUCH_TABLE):
            await service.table(bad)
        assert len(here.store.alive()) == 2

    with house(tmp_path) as here:
        good, bad = asyncio.run(before())
        with here.store._engine.begin() as connection:
            connection.exec_driver_sql("UPDATE sumdeck_events SET body = ? WHERE table_id = ? AND n = 1", (body, bad))
        asyncio.run(after())
    assert caplog.records
    assert not [record for record in caplog.records if bad in str(vars(record))]


def test_a_table_of_older_rules_is_called_that(tmp_path: Path) -> None:
    """It is there, and stays; but this program does not know how it was played."""

    async def before() -> tuple[str, str]:
        await here.start()
        return (await here.open(PERSON, PERSON)).row.id, (await here.open(PERSON, PERSON)).row.id

    async def after() -> None:
        service = await here.start()
        await here.rest()
        assert (await service.table(good)).row.id == good
        with pytest.raises(Refusal) as caught:
            await service.table(old)
        assert caught.value.code == TableCode.OTHER_VERSION
        assert caught.value.details == {"game": "numero", "version": 1, "plays": NUMERO.version}

    with house(tmp_path) as here:
        good, old = asyncio.run(before())
        opened = {**here.store.load(old)[0], "version": 1}
        with here.store._engine.begin() as connection:
            connection.exec_driver_sql(
                "UPDATE sumdeck_events SET body = ? WHERE table_id = ? AND n = 0", (json.dumps(opened), old)
            )
        asyncio.run(after())


def test_old_tables_are_erased_and_their_screens_sent_away(tmp_path: Path) -> None:
    async def story() -> None:
        service = await here.start(keep=10 * DAY, touch=DAY)
        old, used = await here.open(PERSON, PERSON), await here.open(PERSON, PERSON)
        screen, other = Witness(ZERO), Witness(ZERO)
        old.enter(screen)
        used.enter(other)
        await here.wait(5 * DAY)
        await used.submit(claim(used.table, ZERO))
        await here.wait(6 * DAY)

        assert (screen.parted, other.parted) == (True, False)
        assert list(service.running) == [used]
        assert await service.by_code(used.row.code) is used
        with pytest.raises(NoSuchTable):
            here.store.load(old.row.id)
        with pytest.raises(Refusal, match=WebCode.NO_SUCH_TABLE):
            await service.table(old.row.id)
        with pytest.raises(Refusal, match=WebCode.NO_SUCH_TABLE):
            await service.by_code(old.row.code)
        with pytest.raises(NoSuchTable):
            await old.submit(claim(old.table, ZERO))
        await here.wait(10 * DAY)
        assert list(service.running) == []

    with house(tmp_path) as here:
        asyncio.run(story())


def test_no_table_grows_older_while_the_house_is_closed(tmp_path: Path) -> None:
    async def before() -> None:
        await here.start(keep=DAY)
        await here.open(PERSON, PERSON)

    async def after() -> None:
        await here.wait(2 * DAY)
        await here.start(keep=DAY)
        assert len(here.store.alive()) == 1
        await here.wait(2 * DAY)
        assert here.store.alive() == []

    with house(tmp_path) as here:
        asyncio.run(before())
        here.time._alarms.clear()
        asyncio.run(after())


def test_a_clock_that_was_wrong_for_a_month_changes_nothing_in_the_end(tmp_path: Path) -> None:
    """What was in use meanwhile is noted for a day that is yet to come; it is in use today nevertheless."""

    async def story() -> None:
        await here.start(keep=10 * DAY, touch=HOUR)
        used, old = await here.open(PERSON, PERSON), await here.open(PERSON, PERSON)
        here.time.set(31 * DAY)
        await here.wait(2 * HOUR)
        await used.submit(SayPhrase(ZERO, "phrase.hello", "wrong"))
        assert {row.id for row in here.store.alive()} == {used.id, old.id}
        here.time.set(-31 * DAY)
        for day in range(12):
            await here.wait(DAY)
            await used.submit(SayPhrase(ZERO, "phrase.hello", str(day)))
            await used.submit(claim(used.table, used.table.state.to_act[0]))

        assert [row.id for row in here.store.alive()] == [used.id]

    with house(tmp_path) as here:
        asyncio.run(story())


def test_the_store_learns_now_and_then_that_a_table_is_in_use(tmp_path: Path) -> None:
    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON)
        opened = running.row
        await here.wait(HOUR - 1)
        await running.submit(SayPhrase(ZERO, "phrase.hello", "1"))
        assert here.store.alive() == [opened]
        await here.wait(1)
        await running.submit(SayPhrase(ZERO, "phrase.hello", "2"))

        assert here.store.alive() == [running.row]
        assert running.row.touched == opened.touched + HOUR
        assert running.row.expires_at == opened.expires_at + HOUR

    with house(tmp_path) as here:
        asyncio.run(story())


def test_stopping_finishes_what_was_submitted(tmp_path: Path) -> None:
    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, CARELESS)
        here.store.held = True
        saying = asyncio.create_task(running.submit(claim(running.table, ZERO)))
        await here.rest()
        stopping = asyncio.create_task(here.service.stop())
        await here.rest()
        assert not stopping.done()
        here.store.release()
        await stopping

        assert (await saying).n == running.table.n
        assert len(here.store.load(running.row.id)) == running.table.n + 1
        assert len(asyncio.all_tasks()) == 1

    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_table_that_is_asked_for_while_the_house_closes_is_finished_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settled: list[str] = []
    usual = HostedTable.settle

    async def settle(running: HostedTable) -> None:
        if not settled:
            await here.open(PERSON, CARELESS)
        settled.append(running.id)
        await usual(running)

    async def story() -> None:
        service = await here.start()
        await here.open(PERSON, CARELESS)
        await here.open(PERSON, CARELESS)
        monkeypatch.setattr(HostedTable, "settle", settle)

        await service.hand_over()

    with house(tmp_path) as here:
        asyncio.run(story())

        assert sorted(settled) == sorted(row.id for row in here.store.alive())
        assert len(settled) == 3


def test_a_table_that_nobody_uses_rests_in_the_store(tmp_path: Path) -> None:
    async def story() -> None:
        service = await here.start(rest=HOUR)
        left, watched, played = [await here.open(PERSON, PERSON) for _ in range(3)]
        screen = Witness(None)
        watched.enter(screen)
        await here.wait(HOUR - 1000)
        await played.submit(claim(played.table, ZERO))
        await here.wait(1000)
        assert list(service.running) == [watched, played]

        again = await service.table(left.row.id)

        assert again is not left
        assert again.table.log == left.table.log
        assert await service.by_code(left.row.code) is again

    with house(tmp_path) as here:
        asyncio.run(story())


def test_after_a_start_the_house_goes_on_by_itself_where_it_has_work(tmp_path: Path) -> None:
    """Of three tables one waits for a computer player and one for a clock; the third waits for somebody to come."""

    async def before() -> tuple[str, str, str]:
        await here.start()
        computers, clock, people = (
            await here.open(CARELESS, CARELESS),
            await here.open(PERSON, PERSON, turn_seconds=9),
            await here.open(PERSON, PERSON),
        )
        return computers.row.id, clock.row.id, people.row.id

    async def after() -> None:
        service = await here.start()
        await here.wait(60_000)
        assert [running.row.id for running in service.running] == [computers, clock]
        assert len(here.store.load(computers)) > 5
        assert here.store.load(clock)[-1]["kind"] == "clock_ran_out"
        assert len(here.store.load(people)) == 3

    with house(tmp_path) as here:
        computers, clock, people = asyncio.run(before())
        here.time._alarms.clear()
        asyncio.run(after())


def test_after_a_start_tables_that_were_not_in_use_are_left_alone(tmp_path: Path) -> None:
    """There may be very many of them. Whoever comes finds them as they were."""

    async def before() -> str:
        await here.start()
        return (await here.open(PERSON, CARELESS)).row.id

    async def after() -> None:
        here.time.ring_until(here.time.now() + 3 * HOUR)
        service = await here.start()
        await here.wait(60_000)
        assert service.running == ()
        assert service.kept == 1
        assert (await service.table(table)).row.id == table

    with house(tmp_path) as here:
        table = asyncio.run(before())
        here.time._alarms.clear()
        asyncio.run(after())


def test_a_start_waits_for_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes first gets their table first, however many there are."""

    async def before() -> list[str]:
        await here.start()
        return [(await here.open(PERSON, PERSON)).row.id for _ in range(20)]

    async def after() -> None:
        load = Mock(side_effect=here.store.load)
        monkeypatch.setattr(here.store, "load", load)
        service = await here.start()
        await service.table(tables[-1])
        assert load.call_count < 4
        for _ in range(20):
            await here.rest()

        assert sorted(call.args[0] for call in load.call_args_list) == sorted(tables)

    with house(tmp_path) as here:
        tables = asyncio.run(before())
        asyncio.run(after())


def test_a_table_with_an_id_of_the_senders_is_laid_once(tmp_path: Path) -> None:
    """The answer may have been lost, with the house that gave it."""

    async def story() -> None:
        service = await here.start()
        first = await service.open(NUMERO, OPTIONS, [PERSON, PERSON], table_id="wished for")
        again = await service.open(NUMERO, OPTIONS, [PERSON, PERSON], table_id="wished for")
        await service.stop()
        service = await here.start()
        later = await service.open(NUMERO, OPTIONS, [PERSON, PERSON], table_id="wished for")

        assert again is first
        assert later.row == first.row
        assert later.table.log == first.table.log
        assert len(here.store.alive()) == 1

    with house(tmp_path) as here:
        asyncio.run(story())


def test_four_words_that_lead_elsewhere_are_not_given_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        service = await here.start()
        codes = iter(["a", "a", "b"])
        monkeypatch.setattr("sumdeck.server.service.four_words", lambda _: next(codes))
        tables = [await service.open(NUMERO, OPTIONS, [PERSON, PERSON], table_id=name) for name in ("one", "other")]

        assert [running.row.code for running in tables] == ["a", "b"]

    with house(tmp_path) as here:
        asyncio.run(story())


def test_whoever_asks_how_it_is_while_that_is_found_out_has_nothing_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look waits for the disk, and everybody who plays would wait behind a thousand of them."""

    async def story() -> None:
        await here.start()
        looked = Mock(side_effect=here.store.check)
        monkeypatch.setattr(here.store, "check", looked)

        await asyncio.gather(*(here.service.check() for _ in range(100)))
        assert looked.call_count == 1

        await here.service.check()
        assert looked.call_count == 2

    with house(tmp_path) as here:
        asyncio.run(story())


def test_nobody_at_a_table_waits_behind_what_belongs_to_no_move(tmp_path: Path) -> None:
    """A task of a hundred letters can take a worker eight seconds, and whoever likes asks for one after the other."""

    async def story() -> None:
        service = await here.start(office=office)
        running = await here.open(PERSON, PERSON)

        await service.elsewhere(NOBODY, len, "a task")
        assert (len(here.work.asked), len(office.asked)) == (0, 1)

        await running.submit(AskHint(running.table.state.to_act[0], running.table.n, "a hint"))
        assert (len(here.work.asked), len(office.asked)) == (1, 1)

    office = AtOnce()
    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_house_opens_on_a_full_disk_and_says_what_is_wrong(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It ended by a fault of eighty lines, and of what it could not keep later the log said nothing."""

    async def story() -> None:
        await here.start()
        table = (await here.open(PERSON, PERSON)).row.id
        here.store.expire = Mock(side_effect=StoreError(Code.FULL, where="here"))  # type: ignore[method-assign]

        running = await (await here.start()).table(table)

        assert "old tables could not be erased: " in caplog.text
        here.store.faults = {here.store.writes: "refused"}
        with pytest.raises(StoreError):
            await running.submit(SayPhrase(Seat(0), "phrase.hello", "hello"))
        assert "a table cannot be kept: store.locked" in caplog.text

    with house(tmp_path) as here:
        asyncio.run(story())
