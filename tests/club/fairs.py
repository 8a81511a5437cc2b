"""Tournaments for the tests: opened, entered, and played by whoever the test wants to win."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

import pytest

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import Begin, DrawRound, Enter, Report
from sumdeck.club.match import EntrantId, Match, MatchId, Order
from sumdeck.club.settings import Settings
from sumdeck.club.tournament import Tournament, open_tournament
from sumdeck.rules.game import Refusal

Chooser: TypeAlias = Callable[[Match], Order]


def best_seed(match: Match) -> Order:
    """Who entered first wins, the next comes second, and so on."""
    return tuple((player,) for player in sorted(match.players))


def worst_seed(match: Match) -> Order:
    """Who entered last wins."""
    return best_seed(match)[::-1]


def by_lot(chance: random.Random) -> Chooser:
    """Anybody may win."""

    def choose(match: Match) -> Order:
        order = list(match.players)
        chance.shuffle(order)
        return tuple((player,) for player in order)

    return choose


def opened(players: int | Sequence[Enter], **settings: Any) -> Tournament:
    """A tournament in the order of entry, with entrants called 1, 2, 3 … if only their number is given."""
    tournament = Tournament([open_tournament("Spring fair", Settings(**({"seeding": "given"} | settings)))])
    entries = [Enter(str(number + 1)) for number in range(players)] if isinstance(players, int) else players
    for entry in entries:
        tournament.act(entry)
    return tournament


def begun(players: int | Sequence[Enter], **settings: Any) -> Tournament:
    """The same, with its first round drawn."""
    tournament = opened(players, **settings)
    tournament.act(Begin())
    return tournament


def end_round(tournament: Tournament, choose: Chooser = best_seed) -> None:
    """Every open game ends."""
    for match in tournament.progress.open:
        tournament.act(Report(match.id, choose(match)))


def play_round(tournament: Tournament, choose: Chooser = best_seed) -> None:
    """Every open game ends, and what comes next is drawn."""
    end_round(tournament, choose)
    if tournament.drawable:
        tournament.act(DrawRound())


def play_out(tournament: Tournament, choose: Chooser = best_seed) -> Tournament:
    """Play until it is over."""
    while not tournament.over:
        play_round(tournament, choose)
    return tournament


def win(tournament: Tournament, match: int, *order: int) -> None:
    """Report a match by the numbers on people's chests, the first first."""
    tournament.act(Report(MatchId(match), ranking(*order)))


def ranking(*order: int) -> Order:
    """An order without equals, by numbers from 1."""
    return tuple((EntrantId(number - 1),) for number in order)


def tables(tournament: Tournament, round: int, side: str = "") -> list[str]:
    """Who sits together in a round, as `1 8`."""
    return [
        " ".join(tournament.progress.entrant(player).name for player in match.players)
        for match in tournament.progress.in_round(round)
        if side in ("", match.side)
    ]


def places(tournament: Tournament) -> list[str]:
    """The standings, as `1 Otter`."""
    return [f"{standing.place} {tournament.progress.entrant(standing.entrant).name}" for standing in tournament.standings]


def games(tournament: Tournament) -> int:
    """How many games have been played."""
    return sum(match.played for match in tournament.progress.matches)


@contextmanager
def refused(code: ClubCode, **details: object) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    """Expect a refusal, with these details among its own."""
    with pytest.raises(Refusal) as caught:
        yield caught
    assert caught.value.code == code
    assert details.items() <= caught.value.details.items()
