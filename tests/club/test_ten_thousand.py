"""Tournaments by chance, of 2 to 200 players: whatever happens in them, they end, and end well. Thoroughly, ten thousand."""

import json
from collections import Counter
from itertools import groupby

import pytest

from sumdeck.club.events import load_events
from sumdeck.club.match import EntrantId
from sumdeck.club.progress import Progress
from sumdeck.club.tournament import Tournament
from tests.budget import budget
from tests.club.lives import Life

HEAPS, EACH = budget(4, 20), budget(100, 500)


@pytest.mark.parametrize("heap", range(HEAPS))
def test_every_tournament_ends_with_a_complete_ranking(heap: int) -> None:
    for number in range(heap * EACH, (heap + 1) * EACH):
        life = Life(number)

        tournament = life.live()

        assert tournament.over
        everybody_has_a_place(tournament)
        if not life.had_trouble:
            all_games_were_played(tournament, life.players)
        assert replayed(tournament) == tournament.progress, number


@pytest.mark.parametrize("number", range(0, HEAPS * EACH, budget(53, 97)))
def test_a_tournament_is_the_same_whenever_it_is_played(number: int) -> None:
    assert Life(number).live().log == Life(number).live().log


def everybody_has_a_place(tournament: Tournament) -> None:
    progress, standings = tournament.progress, tournament.standings
    taking_part = [each.id for each in progress.entrants if each.id in progress.last_seated or not each.gone]
    assert sorted(standing.entrant for standing in standings) == sorted(taking_part)
    place = 1
    for shared, tied in groupby(standings, key=lambda standing: standing.place):
        assert shared == place
        place += len(list(tied))


def all_games_were_played(tournament: Tournament, players: int) -> None:
    """As many as the system asks for, where nobody came late, left, or was wrongly reported."""
    progress = tournament.progress
    settings, games = progress.settings, [match for match in progress.standing if not match.bye]
    assert all(match.played for match in progress.matches if not match.bye)
    if settings.system in ("single", "double"):
        everybody_but_the_champion_is_out(tournament)
    if settings.seats > 2:
        return
    if settings.system == "single":
        assert len(games) == players - 1 + any(match.side == "third" for match in games)
    if settings.system == "double":
        assert len(games) in (2 * players - 2, 2 * players - 1)
    if settings.system == "round_robin":
        assert len(games) == players * (players - 1) // 2
        assert progress.last_round == players - 1 + players % 2
    if settings.system == "swiss":
        assert len(games) == progress.rounds * (players // 2)


def everybody_but_the_champion_is_out(tournament: Tournament) -> None:
    """They have lost as many games as it takes; with one final only, its loser perhaps fewer."""
    settings, matches = tournament.progress.settings, tournament.progress.standing
    lost: Counter[EntrantId] = Counter()
    for match in matches:
        if match.side != "third":
            going_on = 1 if match.side == "final" else max(1, min(settings.advance, len(match.players) - 1))
            lost.update(match.finish[going_on:])
    lives = 2 if settings.system == "double" else 1
    champion, second = (standing.entrant for standing in tournament.standings[:2])
    out = {player for player, times in lost.items() if times == lives}
    assert tournament.champion == champion
    assert max(lost.values()) <= lives
    assert out | {champion, second} == {entrant.id for entrant in tournament.progress.entrants}
    if settings.second_final:
        assert champion not in out
        assert second in out


def replayed(tournament: Tournament) -> Progress:
    """The tournament as its dumped log tells it."""
    text = json.dumps([event.dump() for event in tournament.log])
    return Tournament(load_events(json.loads(text))).progress
