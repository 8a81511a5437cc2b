"""Night cards over real sockets: a race of two claims, a late one, and a finish that nobody interrupts (L-64, L-69)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from sumdeck.rules.cards import Pack
from sumdeck.rules.deals import Deal, secret_deal
from sumdeck.server import service
from tests.games.numberloor.table.tables import deal
from tests.server.indoors import Indoors
from tests.server.live import PERSON
from tests.server.visitor import Visitor

PLANNER = {"kind": "computer", "player": "planner"}


def prepared_deal(pack: Pack, entropy: bytes, reshuffles: bool = False) -> Deal:
    """The same cards for every table of Numberloor."""
    return deal(pack) if pack.game == "numberloor" else secret_deal(pack, entropy, reshuffles)


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Indoors]:
    """A server with the cards of these tests. Its time stands still: a moment ends when somebody ends it."""
    with pytest.MonkeyPatch.context() as patch, Indoors(tmp_path_factory.mktemp("night")) as live:
        patch.setattr(service, "secret_deal", prepared_deal)
        yield live


def at_the_table(live: Indoors, scene: Callable[..., Awaitable[Any]], *seats: dict[str, Any], **settings: Any) -> Any:
    """Play a scene with a visitor for every person: seat 0 is in turn, seats 1 and 2 hold night cards."""
    wish = {"game": "numberloor", "level": "basic", "settings": {"hand_size": 3, **settings}}
    made = live.open(*(seats or (PERSON,) * 3), way="tablet", house={"moment_seconds": 60}, **wish)

    async def play() -> Any:
        async with AsyncExitStack() as stack:
            visitors = [Visitor(live.port, made["table"], own["token"]) for own in made["seats"]]
            for visitor in visitors:
                await stack.enter_async_context(visitor)
            return await scene(*visitors)

    return asyncio.run(play())


async def settled(*visitors: Visitor) -> None:
    """Wait until every visitor has heard everything."""
    last = max(visitor.screen.n for visitor in visitors)
    for visitor in visitors:
        while visitor.screen.n < last:
            await visitor.hear()


def test_two_claims_in_the_same_moment(live: Indoors) -> None:
    """L-69: one of them counts, the other is late; everybody sees the same, whichever it was."""

    async def race(active: Visitor, near: Visitor, far: Visitor) -> tuple[list[Any], list[Any]]:
        assert active.screen.view["to_act"] == [0, 1, 2]
        answers = await asyncio.gather(near.claim("night 8", "near"), far.claim("night 2", "far"))
        await settled(active, near, far)
        return list(answers), [visitor.screen.view["seat_to_play"] for visitor in (active, near, far)]

    for _ in range(4):
        answers, turns = at_the_table(live, race)
        assert sorted(answer["t"] for answer in answers) == ["event", "no"]
        assert next(answer["code"] for answer in answers if answer["t"] == "no") == "table.late"
        assert turns == [1 + [answer["t"] for answer in answers].index("event")] * 3


def test_what_came_of_a_claim_is_told_again_to_whoever_comes_back(live: Indoors) -> None:
    """L-60: after a gap, and to a page that begins afresh, the log is the one of those who were there."""

    async def go_and_come_back(active: Visitor, near: Visitor, far: Visitor) -> list[Any]:
        seen = active.screen.n
        await active.socket.close()
        await near.claim("night 8", "near")
        await active.come(seen)
        while active.screen.n < near.screen.n:
            await active.hear()
        async with Visitor(live.port, far.table, far.token) as afresh:
            return [visitor.screen.said[-1]["news"] for visitor in (near, active, afresh)]

    expected = [{"code": "numberloor.taken_over", "seats": [0], "details": {}}]
    assert at_the_table(live, go_and_come_back) == [expected] * 3


def test_a_claim_that_arrives_late(live: Indoors) -> None:
    """The card was meant for a position that is gone; nothing is lost by it, and it can be tried again if it fits."""

    async def come_late(active: Visitor, near: Visitor, far: Visitor) -> tuple[Any, Any]:
        seen = near.screen.n
        assert (await far.claim("night 5", "first"))["t"] == "event"
        late = await near.claim("night 8", "late", n=seen)
        await settled(active, near, far)
        return late, await near.claim("night 5 + 3 = 8", "again")

    late, again = at_the_table(live, come_late)
    assert (late["t"], late["code"]) == ("no", "table.late")
    assert (again["t"], again["view"]["seat_to_play"]) == ("event", 1)


def test_a_claim_during_a_protected_finish(live: Indoors) -> None:
    """L-64: seat 0 has laid its last floor. When both balloons lie, the moment comes again."""

    async def finish(active: Visitor, near: Visitor, far: Visitor) -> list[Any]:
        everybody = (active, near, far)
        await active.claim("5 + 3 = 8", "last floor")
        await settled(*everybody)
        assert [visitor.screen.view["to_act"] for visitor in everybody] == [[0]] * 3
        answers = [await near.claim("night 8", "one"), await far.claim("night 2", "two")]
        await active.claim("balloon 1", "balloon")
        await settled(*everybody)
        answers.append(await near.claim("night 8", "three"))
        await active.claim("balloon 4", "last balloon")
        await settled(*everybody)
        assert near.screen.view["stars"] == [1, 0, 0]
        return [*answers, await far.claim("night 8 + 4 = 12, floor 2", "now")]

    *refused, accepted = at_the_table(live, finish)
    assert [answer["code"] for answer in refused] == ["table.not_your_turn"] * 3
    assert (accepted["t"], accepted["view"]["seat_to_play"]) == ("event", 2)


def test_a_claim_and_the_turn_itself_in_the_same_moment(live: Indoors) -> None:
    """L-69: whoever reaches the table first; the other hears that the game has moved on."""

    async def race(active: Visitor, near: Visitor, far: Visitor) -> list[Any]:
        return list(await asyncio.gather(active.claim("5 + 3 = 8", "turn"), near.claim("night 8", "night")))

    answers = at_the_table(live, race)
    assert sorted(answer["t"] for answer in answers) == ["event", "no"]
    assert next(answer["code"] for answer in answers if answer["t"] == "no") in ("table.late", "table.not_your_turn")


def test_a_person_has_a_moment_before_the_computer_player_claims(live: Indoors) -> None:
    """The computer player holds back, and the person who is quicker has the turn."""

    async def be_quick(active: Visitor, far: Visitor) -> Any:
        return await far.claim("night 2", "quick")

    answer = at_the_table(live, be_quick, PERSON, PLANNER, PERSON)
    assert (answer["t"], answer["view"]["seat_to_play"]) == ("event", 2)


def test_whoever_is_alone_with_computer_players_need_not_wait(live: Indoors) -> None:
    """The moment is the person's own to give up."""

    async def have_nothing_to_say(person: Visitor) -> Any:
        await person.socket.send('{"t": "hurry"}')
        return await person.told("told.claimed")

    assert at_the_table(live, have_nothing_to_say, PLANNER, PERSON, PLANNER)["said"]["seat"] != 1


def test_nobody_hears_who_could_have_claimed(live: Indoors) -> None:
    """L-109: until a night card lies, no message to the others names one."""

    async def listen(active: Visitor, near: Visitor, far: Visitor) -> str:
        await active.claim("take two", "draw")
        await settled(active, near, far)
        return "".join(active.heard)

    assert "☾" not in at_the_table(live, listen)
