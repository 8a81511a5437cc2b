"""A tournament in use: kept like a table, with the same care for faults of the store and for other processes."""

import asyncio
from pathlib import Path
from unittest.mock import Mock

import pytest

from sumdeck.club import fold
from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import Begin, Enter, Report
from sumdeck.club.settings import Settings
from sumdeck.club.tournament import Tournament, open_tournament
from sumdeck.rules.game import Refusal
from sumdeck.server.clubs.clubs import Clubs
from sumdeck.server.clubs.hosting import Club
from sumdeck.store import CLUB, StoreError, TableRow
from tests.server.service.house import House, house


async def opened(here: House, entrants: int = 0) -> Club:
    """A tournament in a house of its own."""
    await here.start()
    clubs = Clubs(here.service)
    await clubs.start()
    commands = [Enter(f"Otter {number}") for number in range(entrants)]
    return await clubs.open(open_tournament("Fair", Settings()), "fair", "organiser", commands)


def names(club: Club) -> list[str]:
    return [entrant.name for entrant in club.tournament.progress.entrants]


def test_somebody_else_at_the_same_store_is_heard(tmp_path: Path) -> None:
    """Two houses with one store: who is slower reads what the other wrote, decides anew, and tells its own screens."""

    async def story() -> None:
        club, elsewhere = await opened(here), await opened(here)
        told = Mock()
        elsewhere.watchers.add(told)
        await club.submit(Enter("Otter"))
        await elsewhere.submit(Enter("Fox"))
        await club.submit(Enter("Owl"), Enter("Hare"))

        assert names(club) == ["Otter", "Fox", "Owl", "Hare"]
        assert names(elsewhere) == ["Otter", "Fox"]
        assert told.called
        assert here.store.load("fair") == [event.dump() for event in club.tournament.log]
        with pytest.raises(Refusal, match=ClubCode.SAME_NAME):
            await elsewhere.submit(Enter("Owl"))

    with house(tmp_path) as here:
        asyncio.run(story())


def test_who_comes_to_another_house_has_a_place_of_their_own(tmp_path: Path) -> None:
    """The token belongs to the place that is true when it is written, not to the one that was next before."""

    async def story() -> None:
        club, elsewhere = await opened(here), await opened(here)
        houses = {"a{}": club, "b{}": elsewhere, "c{}": club}
        came = [await one.welcome(lambda taken: f"Otter {len(taken)}", token.format) for token, one in houses.items()]

        assert came == [0, 1, 2]
        assert here.store.alive(CLUB)[0].tokens == ("organiser", "a1", "b2", "c3")
        assert club.row.tokens == ("organiser", "a1", "b2", "c3")

    with house(tmp_path) as here:
        asyncio.run(story())


@pytest.mark.parametrize("fault", ["refused", "in doubt"])
def test_what_was_kept_after_all_is_acknowledged_and_what_was_not_has_not_happened(tmp_path: Path, fault: str) -> None:
    async def story() -> None:
        club = await opened(here)
        here.store.faults = {here.store.writes: fault}
        if fault == "refused":
            with pytest.raises(StoreError):
                await club.submit(Enter("Otter"))
            assert names(club) == []
        else:
            await club.submit(Enter("Otter"))
            assert names(club) == ["Otter"]
        await club.submit(Enter("Fox"))

        assert here.store.load("fair") == [event.dump() for event in club.tournament.log]

    with house(tmp_path) as here:
        asyncio.run(story())


def test_several_commands_are_carried_out_together_or_not_at_all(tmp_path: Path) -> None:
    async def story() -> None:
        club = await opened(here)
        writes = here.store.writes
        await club.submit(Enter("Otter"), Enter("Fox"), Begin())
        assert here.store.writes == writes + 1

        match = club.tournament.progress.open[0]
        order = tuple((player,) for player in match.players)
        with pytest.raises(Refusal, match=ClubCode.BEGUN):
            await club.submit(Report(match.id, order), Begin())
        assert club.tournament.progress.open == (match,)
        assert here.store.writes == writes + 1

    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_command_costs_the_same_however_long_the_log_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        club = await opened(here, entrants=200)
        evolve = Mock(side_effect=fold.evolve)
        monkeypatch.setattr(Tournament, "fold", staticmethod(evolve))
        await club.submit(Enter("Fox"))

        assert evolve.call_count == 1

    with house(tmp_path) as here:
        asyncio.run(story())


def test_a_tournament_that_moves_while_its_side_event_is_taken_up_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Taken up, and lost to another process before the side event was: that is no reason to say that there is none."""

    async def story() -> None:
        fair = await opened(here)
        before = Clubs(here.service)
        before.clubs = {fair.id: fair}
        await before.open_side_event(fair, open_tournament("Second chance", Settings()))
        after, take_up, lost = Clubs(here.service), Clubs._take_up, [fair.row.lease]

        async def losing(clubs: Clubs, row: TableRow) -> bool:
            found = await take_up(clubs, row)
            if row.id == fair.id and lost:
                clubs._let_go([lost.pop()])
            return found

        monkeypatch.setattr(Clubs, "_take_up", losing)

        assert (await after.club(fair.id)).id == fair.id
        assert not lost

    with house(tmp_path) as here:
        asyncio.run(story())
