"""Commands at a running table: kept first, then heard, each by those who may."""

import asyncio
import json
from pathlib import Path

import pytest

from sumdeck.rules.game import Refusal, Seat
from sumdeck.server import wire
from sumdeck.server.codes import WebCode
from sumdeck.server.messages import snapshot_of
from sumdeck.store import StoreError
from sumdeck.table import Done, TableCode, Wrong
from sumdeck.table.commands import STAND_IN, Ask, AskHint, Say, SayPhrase
from sumdeck.table.state import Step, TableState
from tests.server.service.house import CARELESS, NUMERO, OPTIONS, PERSON, Witness, claim, house
from tests.table.tables import refused

ZERO, ONE = Seat(0), Seat(1)


def test_nobody_hears_of_anything_before_it_is_on_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON)
        screens = [Witness(seat) for seat in (ZERO, ONE, None)]
        for screen in screens:
            running.enter(screen)
        await here.rest()
        n = running.table.n
        here.store.held = True
        saying = asyncio.create_task(running.submit(claim(running.table, ZERO)))
        await here.rest()

        assert not saying.done()
        assert running.table.n == n
        assert [screen.heard for screen in screens] == [[], [], []]

        here.store.release()

        assert await saying == Done(n + 1)
        assert [[heard.n for heard in screen.heard] for screen in screens] == [[n + 1]] * 3
        assert here.store.load(running.row.id) == [event.dump() for event in running.table.log]

    with house(tmp_path) as here:
        asyncio.run(story())


def test_each_hears_what_its_seat_may_know(tmp_path: Path) -> None:
    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON)
        zero, one, onlooker = screens = [Witness(seat) for seat in (ZERO, ONE, None)]
        for screen in screens:
            running.enter(screen)
        await here.rest()

        assert isinstance(await running.submit(Say(ZERO, "1 + 1 = 3, take 3", running.table.n, "wrong")), Wrong)
        await running.submit(SayPhrase(ONE, "phrase.hello", "hello"))

        assert [said.code for said in zero.said] == ["sentence.wrong_result", "phrase.hello"]
        assert [said.code for said in one.said] == [said.code for said in onlooker.said] == ["phrase.hello"]
        assert [heard.key for heard in zero.heard] == ["wrong", ""]
        assert [heard.key for heard in one.heard] == ["hello"]
        assert [heard.key for heard in onlooker.heard] == [""]
        for screen in screens:
            fresh = wire.write(snapshot_of("numero", running.table.screen(screen.seat), frozenset(), 0))
            told, shown = json.loads(screen.heard[-1].message), json.loads(fresh)
            assert {name: told[name] for name in wire.Now.__struct_fields__}.items() <= shown.items()

    with house(tmp_path) as here:
        asyncio.run(story())


def test_commands_are_carried_out_in_their_order(tmp_path: Path) -> None:
    """Both speak to the same screen: the first is heard, the second is late."""

    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON)
        say = claim(running.table, ZERO)
        again = Say(say.seat, say.text, say.n, "another key")
        writes = here.store.writes

        first, second, twice = await asyncio.gather(
            running.submit(say), running.submit(again), running.submit(say), return_exceptions=True
        )

        assert first == twice == Done(say.n + 1)
        assert isinstance(second, Refusal)
        assert second.code == TableCode.LATE
        assert running.table.n == say.n + 1
        assert here.store.writes == writes + 1

    with house(tmp_path) as here:
        asyncio.run(story())


def test_whoever_stops_waiting_does_not_stop_the_move(tmp_path: Path) -> None:
    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON)
        other = Witness(ONE)
        running.enter(other)
        here.store.held = True
        saying = asyncio.create_task(running.submit(claim(running.table, ZERO)))
        await here.rest()
        saying.cancel()
        await here.rest()
        here.store.release()
        await here.rest()

        assert saying.cancelled()
        assert [heard.n for heard in other.heard] == [running.table.n]

    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_screen_that_fails_keeps_nobody_from_hearing(tmp_path: Path) -> None:
    class Broken(Witness):
        def hear(self, heard: object) -> None:
            raise OSError

    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON)
        good = Witness(ONE)
        running.enter(Broken(ONE))
        running.enter(good)
        await running.submit(claim(running.table, ZERO))

        assert len(good.heard) == 1
        assert len(running.listeners) == 1

    with house(tmp_path) as here:
        asyncio.run(story())


def test_who_is_there_is_seen_by_all(tmp_path: Path) -> None:
    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON, CARELESS)
        assert running.away == {ZERO: here.time.now(), ONE: here.time.now()}
        zero, one, second_screen = Witness(ZERO), Witness(ONE), Witness(ONE)
        running.enter(zero)
        await here.wait(5000)
        running.enter(one)
        running.enter(second_screen)
        running.leave(one)
        assert running.away == {}
        running.leave(second_screen)
        running.leave(second_screen)

        assert running.away == {ONE: here.time.now()}
        assert zero.seen == [{ZERO}, {ZERO, ONE}, {ZERO}]

    with house(tmp_path) as here:
        asyncio.run(story())


@pytest.mark.parametrize("fault", ["", "refused", "in doubt"])
def test_a_stand_in_plays_until_its_person_is_back(tmp_path: Path, fault: str) -> None:
    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON, stand_in="careless")
        zero, one = Witness(ZERO), Witness(ONE)
        running.enter(zero)
        running.enter(one)
        running.leave(one)
        ask = Ask(ZERO, STAND_IN, running.table.n, "please", missing=ONE)
        with pytest.raises(Refusal, match=TableCode.STILL_HERE):
            await running.submit(ask)
        await here.wait(60_000)
        await running.submit(ask)
        assert running.table.state.in_charge(ONE) == "careless"

        here.store.faults = {here.store.writes: fault}
        running.enter(one)
        await here.wait(3000)

        assert running.table.state.in_charge(ONE) == ""
        assert zero.said[-1].code == "told.returned"

    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_hint_is_looked_for_outside_the_loop(tmp_path: Path) -> None:
    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON)
        zero = Witness(ZERO)
        running.enter(zero)

        answer = await running.submit(AskHint(ZERO, running.table.n, "help"))

        assert answer.n == running.table.n
        assert zero.said[-1].code == "hint.look_again"

    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_log_has_an_end(tmp_path: Path) -> None:
    async def story() -> None:
        await here.start(most_events=5)
        running = await here.open(PERSON, PERSON)
        await running.submit(SayPhrase(ZERO, "phrase.hello", "1"))
        await running.submit(SayPhrase(ZERO, "phrase.hello", "2"))

        with pytest.raises(Refusal, match=WebCode.TABLE_FULL):
            await running.submit(SayPhrase(ZERO, "phrase.hello", "3"))

    with house(tmp_path) as here:
        asyncio.run(story())


def test_somebody_else_at_the_same_store_is_heard(tmp_path: Path) -> None:
    """Two houses with one store, as two processes would be: who is slower reads what the other wrote, and goes on from there."""

    async def story() -> None:
        one_house, other_house = await here.start(), await here.start()
        running = await one_house.table((await here.open(PERSON, PERSON)).row.id)
        elsewhere = await other_house.table(running.row.id)
        zero, one = Witness(ZERO), Witness(ONE)
        running.enter(zero)
        elsewhere.enter(one)
        await running.submit(claim(running.table, ZERO))
        await elsewhere.submit(SayPhrase(ONE, "phrase.hello", "hello"))
        await elsewhere.submit(claim(elsewhere.table, ONE))
        await running.submit(SayPhrase(ZERO, "phrase.hello", "hello"))

        assert here.store.load(running.row.id) == [event.dump() for event in running.table.log]
        assert [said.seat for said in zero.said] == [0, 1, 1, 0]
        assert [said.seat for said in one.said] == [0, 1, 1]

    with house(tmp_path) as here:
        asyncio.run(story())


def test_what_could_not_be_kept_has_not_happened(tmp_path: Path) -> None:
    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON)
        zero = Witness(ZERO)
        running.enter(zero)
        await here.rest()
        here.store.faults = {here.store.writes: "refused"}
        say = claim(running.table, ZERO)
        with pytest.raises(StoreError, match="Another program is using"):
            await running.submit(say)
        assert zero.heard == []

        assert await running.submit(say) == Done(say.n + 1)
        assert [heard.n for heard in zero.heard] == [say.n + 1]

    with house(tmp_path) as here:
        asyncio.run(story())


def test_what_was_kept_after_all_is_acknowledged(tmp_path: Path) -> None:
    """The line to the server broke in the moment of the commit."""

    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON)
        zero = Witness(ZERO)
        running.enter(zero)
        await here.rest()
        here.store.faults = {here.store.writes: "in doubt"}
        say = claim(running.table, ZERO)

        assert await running.submit(say) == Done(say.n + 1)
        assert [heard.n for heard in zero.heard] == [say.n + 1]

    with house(tmp_path) as here:
        asyncio.run(story())


def test_what_was_kept_is_heard_when_the_store_can_be_read_again(tmp_path: Path) -> None:
    """The server has gone with the commit. Nobody says anything more, and yet everybody hears of it when it is back."""

    async def story() -> None:
        await here.start(retry=2000)
        running = await here.open(PERSON, PERSON)
        zero = Witness(ZERO)
        running.enter(zero)
        await here.rest()
        here.store.faults, here.store.unreadable = {here.store.writes: "in doubt"}, True
        say = claim(running.table, ZERO)
        for _ in range(2):
            with pytest.raises(StoreError, match="doesn’t answer"):
                await running.submit(say)
        await here.wait(5000)
        assert zero.heard == []
        here.store.unreadable = False
        await here.wait(2000)

        assert [heard.n for heard in zero.heard] == [say.n + 1]
        assert await running.submit(say) == Done(say.n + 1)

    with house(tmp_path) as here:
        asyncio.run(story())


@pytest.mark.parametrize("fault", ["refused", "in doubt"])
def test_a_seat_and_its_token_are_given_together(tmp_path: Path, fault: str) -> None:
    async def story() -> None:
        service = await here.start()
        running = await service.open(NUMERO, OPTIONS, [PERSON, PERSON])
        here.store.faults = {here.store.writes: fault}
        if fault == "refused":
            with pytest.raises(StoreError):
                await service.sit(running, "", "lost")
            assert running.row.tokens == ("", "")

        assert await service.sit(running, "", "token") == 0
        assert running.row.tokens == ("token", "")
        assert here.store.alive() == [running.row]

    with house(tmp_path) as here:
        asyncio.run(story())


@pytest.mark.parametrize(("said", "apart"), [("1 + 1 = 3, take 3", 0), ("1 + 1 = 2, " * 8 + "2 + 1 = 4, take 4", 1)])
def test_the_loop_does_not_wait_until_a_long_sentence_is_understood(tmp_path: Path, said: str, apart: int) -> None:
    """So many numbers can mean many cards, and whoever says them may mean to keep the house busy."""

    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON)
        answer = await running.submit(Say(ZERO, said, running.table.n, "k"))

        assert isinstance(answer, Wrong)
        assert len(here.work.asked) == apart

    with house(tmp_path) as here:
        asyncio.run(story())


def test_what_a_long_sentence_with_a_slip_may_mean_is_found_out_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To hear it with another word costs as much as to hear it without the slip: a slip in each kept the house busy."""
    heard = []
    hear = TableState.hear

    def noted(state: TableState, seat: Seat, text: str) -> Step:
        heard.append(text)
        return hear(state, seat, text)

    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON)
        monkeypatch.setattr(TableState, "hear", noted)
        said = "1 + 1 = 2; " * 6 + "takee 2"
        with refused("sentence.did_you_mean", piece="takee", word="take"):
            await running.submit(Say(ZERO, said, running.table.n, "k"))

        assert heard == [said]
        assert len(here.work.asked) == 1

    with house(tmp_path) as here:
        asyncio.run(story())


def test_where_something_took_long_all_that_follows_is_understood_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However short it is: what it costs counts, not how many letters it has.

    Once is nobody's fault; and before that only a clock is looked at, which also runs while other programs do.
    """

    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON)
        monkeypatch.setattr("sumdeck.server.hosted_table.QUICK", -1.0)
        asked = []
        for key in "abcd":
            await running.submit(Say(ZERO, "1 + 1 = 3, take 3", running.table.n, key))
            asked.append(len(here.work.asked))

        assert asked == [0, 0, 0, 1]

    with house(tmp_path) as here:
        asyncio.run(story())
