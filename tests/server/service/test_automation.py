"""What the house does by itself: computer players, clocks, rematches."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar
from unittest.mock import Mock

import pytest

from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.games.numberloor.rules.game import Numberloor
from sumdeck.rules.game import FACE_DOWN, Seat
from sumdeck.server.automation import think
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.seat_claims import SeatClaim
from sumdeck.server.workers import Lost, Share
from sumdeck.table import HouseRules, SeatPlan
from sumdeck.table.commands import REMATCH, Ask, Reply, Say, SayPhrase
from sumdeck.table.computers import Turn, choose
from sumdeck.table.events import Claimed, ClockRanOut
from sumdeck.table.state import OVER
from tests.server.service.house import CARELESS, NUMERO, PERSON, House, Witness, claim, house, timeless

T = TypeVar("T")
ZERO, ONE = Seat(0), Seat(1)


async def at_once(share: Share, work: Callable[..., T], *arguments: object) -> T:
    """Workers without processes, that may be sent what is made in a test."""
    return work(*arguments)


def test_a_computer_player_answers_after_a_pause(tmp_path: Path) -> None:
    async def story() -> None:
        await here.start(pause=1000)
        running = await here.open(PERSON, CARELESS)
        await running.submit(claim(running.table, ZERO))
        n = running.table.n
        await here.wait(999)
        assert running.table.n == n

        await here.wait(1)

        assert running.table.n == n + 1
        assert isinstance(running.table.log[-1], Claimed)
        assert running.table.log[-1].player == "careless"

    with house(tmp_path) as here:
        asyncio.run(story())


@pytest.mark.parametrize("thinking", [False, True])
def test_nobody_has_to_wait_for_a_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinking: bool) -> None:
    """Nor is it forgotten before the computer player has found what to say."""

    async def story() -> None:
        found = asyncio.Event()

        async def think(share: Share, work: Callable[..., T], *arguments: object) -> T:
            await found.wait()
            return work(*arguments)

        service = await here.start()
        running = await here.open(PERSON, CARELESS)
        monkeypatch.setattr(here.work, "do", think if thinking else at_once)
        await running.submit(claim(running.table, ZERO))
        n = running.table.n
        await here.rest()
        service.hurry(running, ZERO)
        found.set()
        await here.rest()

        assert running.table.n == n + 1

    with house(tmp_path) as here:
        asyncio.run(story())


def test_where_people_may_speak_a_computer_player_holds_back(tmp_path: Path) -> None:
    """In a game with claims out of turn everybody has a moment, and only the last who might use it can cut it short."""

    async def story() -> None:
        service = await here.start(pause=0)
        tokens = {seat: SeatClaim("", f"token {seat}") for seat in (ZERO, ONE)}
        game, seats = Numberloor(), (PERSON, PERSON, CARELESS)
        running = await service.open(game, game.options({"level": "basic"}), seats, HouseRules(moment_seconds=3), tokens)
        for seat in (ZERO, ONE):
            while running.table.state.to_act[0] == seat:
                await running.submit(
                    Say(seat, "take two" if drawn[-1:] != [seat] else "pass", running.table.n, f"{running.table.n}")
                )
                drawn.append(seat)
        n = running.table.n
        await here.wait(2999)
        service.hurry(running, ZERO)  # seat 1 may still want to claim
        await here.rest()
        assert running.table.n == n

        await here.wait(1)
        assert running.table.n == n + 1

    drawn: list[Seat] = []
    with house(tmp_path) as here:
        asyncio.run(story())


def test_nobody_waits_once_everybody_would_go_on(tmp_path: Path) -> None:
    """Whoever is first to say so is not forgotten when the last one does."""

    async def story() -> None:
        service = await here.start(pause=0)
        game, seats = Numberloor(), (PERSON, PERSON, CARELESS)
        tokens = {seat: SeatClaim("", f"token {seat}") for seat in (ZERO, ONE)}
        running = await service.open(game, game.options({"level": "basic"}), seats, HouseRules(), tokens)
        for seat in (ZERO, ONE):
            for text in ("take two", "pass"):
                await running.submit(Say(seat, text, running.table.n, f"{seat} {text}"))
        n = running.table.n
        service.hurry(running, ZERO)
        await here.rest()
        assert running.table.n == n

        service.hurry(running, ONE)
        await here.rest()
        assert running.table.n == n + 1

    with house(tmp_path) as here:
        asyncio.run(story())


def test_where_people_check_a_computer_player_leaves_them_time_to_object(tmp_path: Path) -> None:
    """Between two computer players the next turn would settle what the first has said, before anybody has read it."""

    async def story() -> None:
        service = await here.start(pause=0)
        game = Mathino()
        options = game.options({"mistakes": "claims"} | dict(game.seating(3)))
        rules = HouseRules(referee=game.referee(options), moment_seconds=3)
        running = await service.open(game, options, (PERSON, CARELESS, CARELESS), rules, {ZERO: SeatClaim("", "token")})
        state = running.table.state.game_state
        await running.submit(Say(ZERO, f"discard {state.setup.pack.label(state.hands[ZERO][0])}", running.table.n, "k"))
        await here.wait(0)  # the first of the two may speak at once
        n = running.table.n
        await here.wait(2999)
        assert running.table.n == n

        await here.wait(1)
        assert running.table.n == n + 1

    with house(tmp_path) as here:
        asyncio.run(story())


def test_whoever_calls_out_of_turn_is_waited_for(tmp_path: Path) -> None:
    """Once in each position, for long enough to say a sentence."""

    async def story() -> None:
        service = await here.start(pause=0)
        game, seats = Numberloor(), (PERSON, CARELESS)
        house_rules = HouseRules(moment_seconds=3)
        running = await service.open(game, game.options({"level": "basic"}), seats, house_rules, {ZERO: SeatClaim("", "token")})
        for text in ("take two", "pass"):
            await running.submit(Say(ZERO, text, running.table.n, text))
        n = running.table.n
        await here.wait(2000)
        service.hold(running, ZERO)
        await here.wait(19_999)
        service.hold(running, ZERO)
        assert running.table.n == n
        await here.wait(1)
        assert running.table.n == n + 1

    with house(tmp_path) as here:
        asyncio.run(story())


def test_whoever_has_called_may_think_better_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        service = await here.start(pause=0)
        game, seats = Numberloor(), (PERSON, CARELESS)
        running = await service.open(game, game.options({"level": "basic"}), seats, HouseRules(), {ZERO: SeatClaim("", "token")})
        for text in ("take two", "pass"):
            await running.submit(Say(ZERO, text, running.table.n, text))
        n = running.table.n
        service.hold(running, ZERO)
        await here.wait(10_000)
        assert running.table.n == n

        service.hurry(running, ZERO)
        await here.rest()
        assert running.table.n == n + 1

    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_computer_player_thinks_again_if_something_happens_meanwhile(tmp_path: Path) -> None:
    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, CARELESS)
        await running.submit(claim(running.table, ZERO))
        await here.wait(500)
        await running.submit(SayPhrase(ZERO, "phrase.hello", "hello"))
        await here.wait(5000)

        assert isinstance(running.table.log[-1], Claimed)
        assert running.table.log[-1].seat == 1

    with house(tmp_path) as here:
        asyncio.run(story())


def test_computer_players_alone_come_to_an_end(tmp_path: Path) -> None:
    async def story() -> None:
        await here.start()
        running = await here.open(CARELESS, CARELESS, CARELESS)
        await here.wait(500 * 1000)

        assert running.table.state.phase == OVER
        assert len(asyncio.all_tasks()) == 1

    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_computer_player_that_would_rather_wait_is_asked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the scoring level a computer player may doubt a build, and need not."""

    async def story() -> None:
        service = await here.start()
        options = NUMERO.options({"level": "times-divide", "scoring": True})
        plans, rules = (
            [PERSON, PERSON, SeatPlan("computer", "planner")],
            HouseRules(referee=NUMERO.referee(options), moment_seconds=0),
        )
        running = await service.open(NUMERO, options, plans, rules, dict.fromkeys((ZERO, ONE), SeatClaim()))
        waited = []

        def ask(turn: Turn) -> str | None:
            said = choose(turn)
            if said is None:
                waited.append(turn.n)
            return said

        monkeypatch.setattr("sumdeck.server.automation.think", ask)
        monkeypatch.setattr(here.work, "do", at_once)
        while running.table.state.phase != OVER:
            n = running.table.n
            await here.wait(1000)
            if running.table.n == n:
                await running.submit(claim(running.table, running.table.state.to_act[0], "planner"))

        assert len(waited) > 0
        assert len(waited) == len(set(waited))

    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_computer_player_goes_on_after_a_start_as_it_would_have(tmp_path: Path) -> None:
    async def undisturbed() -> HostedTable:
        await here.start()
        running = await here.open(CARELESS, CARELESS)
        await here.wait(500 * 1000)
        return running

    async def begin() -> str:
        here.chance.seed(1)
        await here.start()
        running = await here.open(CARELESS, CARELESS)
        await here.wait(7500)
        return running.row.id

    async def go_on() -> HostedTable:
        here.time._alarms.clear()
        running = await (await here.start()).table(again)
        await here.wait(500 * 1000)
        return running

    with house(tmp_path / "one") as here:
        expected = asyncio.run(undisturbed())
    with house(tmp_path / "other") as here:
        again = asyncio.run(begin())
        found = asyncio.run(go_on())

    assert len(expected.table.log) > 20
    assert timeless(found.table.log) == timeless(expected.table.log)


@pytest.mark.parametrize("fault", ["refused", "in doubt"])
def test_a_computer_player_tries_again_when_the_store_has_failed(tmp_path: Path, fault: str) -> None:
    async def story() -> None:
        await here.start(pause=1000, retry=2000)
        running = await here.open(PERSON, CARELESS)
        await running.submit(claim(running.table, ZERO))
        n = running.table.n
        here.store.faults = {here.store.writes: fault, here.store.writes + 1: "refused"}
        await here.wait(10_000)

        assert [event.seat for event in running.table.log[n:] if isinstance(event, Claimed)] == [0, 1]

    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_computer_player_that_fails_leaves_the_table_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, CARELESS)
        failing = Mock(side_effect=ZeroDivisionError)
        monkeypatch.setattr(here.work, "do", failing)
        await running.submit(claim(running.table, ZERO))
        n = running.table.n
        await here.wait(60_000)
        assert running.table.n == n
        assert failing.call_count == 1
        monkeypatch.undo()

        await running.submit(SayPhrase(ZERO, "phrase.hello", "hello"))
        await here.wait(1000)

        assert running.table.n == n + 2

    with house(tmp_path) as here:
        asyncio.run(story())


def test_for_a_computer_player_that_is_lost_the_least_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, CARELESS)

        async def lose(share: Share, work: Callable[[Turn], str | None], turn: Turn) -> str | None:
            if turn.name == "careless":
                raise Lost
            return work(turn)

        monkeypatch.setattr(here.work, "do", lose)
        await running.submit(claim(running.table, ZERO))
        n = running.table.n
        await here.wait(60_000)

        assert running.table.n == n + 1
        assert isinstance(running.table.log[-1], Claimed)

    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_computer_player_is_sent_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    """With other cards in all hands and in the deck that it cannot see, it would be sent the same."""

    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, CARELESS)
        await running.submit(claim(running.table, ZERO))
        state = running.table.state
        await here.wait(10_000)

        (share, work, (turn,)), *_ = here.work.asked
        view = state.game.view(state.game_state, ONE)
        assert (share.table, work) == (running.row.id, think)
        assert (turn.game, turn.view, turn.name) == ("numero", view, "careless")
        assert {name for name, zone in NUMERO.zones(turn.view.shown).items() if FACE_DOWN in zone.cards} == {"deck", "hand 0"}
        assert state.opened.nonce not in repr(vars(turn))

    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_clock_runs_out(tmp_path: Path) -> None:
    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON, turn_seconds=30, clock_at_zero="discard")
        screen = Witness(ZERO)
        running.enter(screen)
        await here.wait(29_999)
        assert screen.heard == []
        await here.wait(1)
        assert [said.code for said in screen.said] == ["told.clock_discard"]
        await here.wait(1000)
        assert [said.code for said in screen.said] == ["told.clock_discard", "told.claimed"]

        await here.wait(30_000)

        assert [event.seat for event in running.table.log if isinstance(event, ClockRanOut)] == [0, 1]

    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_claim_stops_the_clock(tmp_path: Path) -> None:
    async def story() -> None:
        await here.start()
        running = await here.open(PERSON, PERSON, turn_seconds=30)
        for seat in (ZERO, ONE, ZERO):
            await here.wait(29_999)
            await running.submit(claim(running.table, seat))

        assert not [event for event in running.table.log if isinstance(event, ClockRanOut)]

    with house(tmp_path) as here:
        asyncio.run(story())


def test_after_a_start_people_have_time_to_come_back(tmp_path: Path) -> None:
    async def begin() -> str:
        await here.start()
        return (await here.open(PERSON, PERSON, turn_seconds=30)).row.id

    async def go_on() -> None:
        here.time._alarms.clear()
        await here.wait(60_000)
        running = await (await here.start(grace=20_000)).table(table)
        n = running.table.n
        await here.wait(19_999)
        assert running.table.n == n
        await here.wait(1)
        assert isinstance(running.table.log[-1], ClockRanOut)

    with house(tmp_path) as here:
        table = asyncio.run(begin())
        asyncio.run(go_on())


@pytest.mark.parametrize("fault", ["refused", "in doubt"])
def test_a_clock_rings_again_when_the_store_has_failed(tmp_path: Path, fault: str) -> None:
    async def story() -> None:
        await here.start(retry=2000)
        running = await here.open(PERSON, PERSON, turn_seconds=30)
        writes = here.store.writes
        here.store.faults = {writes: fault, writes + 1: "refused"}
        await here.wait(30_000)
        assert here.store.writes == writes + 1
        await here.wait(60_000)

        assert len([event for event in running.table.log if isinstance(event, ClockRanOut)]) == 1

    with house(tmp_path) as here:
        asyncio.run(story())


async def finished(here: House, **rules: object) -> HostedTable:
    """A table of two people and a computer player where the game is over."""
    running = await here.open(PERSON, CARELESS, PERSON, **rules)
    while running.table.state.phase != OVER:
        seat = running.table.state.to_act[0]
        if seat == 1:
            await here.wait(1000)
        else:
            await running.submit(claim(running.table, seat))
    return running


def test_a_rematch_is_laid_when_everybody_agrees(tmp_path: Path) -> None:
    async def story() -> None:
        service = await here.start()
        old = await finished(here)
        screens = Witness(ZERO), Witness(Seat(2))
        for screen in screens:
            old.enter(screen)
        await old.submit(Ask(ZERO, REMATCH, old.table.n, "again"))
        await here.rest()
        assert old.table.state.rematch == ""
        await old.submit(Reply(Seat(2), REMATCH, True, "yes"))
        await here.rest()

        new = await service.table(old.table.state.rematch)

        assert screens[0].said[-1].code == screens[1].said[-1].code == "told.rematch_made"
        assert new.row.tokens == ("", "token 2", "token 0")
        names = old.table.state.names
        assert new.table.state.names == (names[1], names[2], names[0])
        assert len(here.store.alive()) == 2
        assert new.table.state.opened.deal != old.table.state.opened.deal

    with house(tmp_path) as here:
        asyncio.run(story())


def test_nobody_waits_for_the_word_of_somebody_who_has_gone(tmp_path: Path) -> None:
    async def story() -> None:
        await here.start()
        old = await finished(here, patience_seconds=600)
        screens = Witness(ZERO), Witness(Seat(2))
        for screen in screens:
            old.enter(screen)
        await old.submit(Ask(ZERO, REMATCH, old.table.n, "again"))
        old.leave(screens[1])
        await here.wait(600_000 - 1)
        assert old.table.state.rematch == ""
        await here.wait(1)

        assert old.table.state.rematch != ""

    with house(tmp_path) as here:
        asyncio.run(story())


@pytest.mark.parametrize("fault", ["refused", "in doubt"])
def test_there_is_one_rematch_whatever_the_store_does(tmp_path: Path, fault: str) -> None:
    async def story() -> None:
        service = await here.start()
        old = await finished(here)
        await old.submit(Ask(ZERO, REMATCH, old.table.n, "again"))
        here.store.faults = {here.store.writes + 1: fault}
        await old.submit(Reply(Seat(2), REMATCH, True, "yes"))
        await here.wait(10_000)

        assert (await service.table(old.table.state.rematch)).table.n >= 2
        assert len(here.store.alive()) == 2

    with house(tmp_path) as here:
        asyncio.run(story())
