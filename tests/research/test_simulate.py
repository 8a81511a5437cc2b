"""Many games: repeatable, the same on every number of processes, fair, and clear about what went wrong."""

from dataclasses import replace
from io import StringIO
from random import Random
from typing import Any

import pytest

from fives.rules import Fives
from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.moves import Discard
from sumdeck.players import Player
from sumdeck.research.crew import _hire, _in_order
from sumdeck.research.match import Failed, Job, Match, Series, calculates
from sumdeck.research.simulate import simulate
from sumdeck.research.summary import Summary, write_csv
from sumdeck.rules import registry
from sumdeck.rules.game import Game, Kind, Refusal, View
from sumdeck.rules.kit import GameKit

TABLE = {"level": "subtraction", "scoring": True}


def few(seed: str = "fair", games: int = 4, workers: int = 1, paired: bool = False) -> Summary:
    return simulate("numero", TABLE, ("greedy", "random", "careless"), games, seed, workers, paired)


@pytest.mark.parametrize("paired", [False, True])
def test_the_number_of_processes_makes_no_difference(paired: bool) -> None:
    alone, together = StringIO(), StringIO()

    write_csv(few(workers=1, paired=paired).rows, alone)
    write_csv(few(workers=2, paired=paired).rows, together)

    assert alone.getvalue() == together.getvalue()
    assert len(alone.getvalue().splitlines()) == 1 + 3 * 4 * (3 if paired else 1)


def test_the_seed_decides_everything() -> None:
    assert few().rows == few().rows
    assert [row.score for row in few().rows] != [row.score for row in few("other").rows]


def test_more_games_begin_with_the_same_ones() -> None:
    assert few(games=4).rows[:6] == few(games=2).rows


def test_every_game_is_a_named_deal_with_a_row_for_each_seat() -> None:
    rows = few(games=2).rows

    assert [(row.deal, row.seating, row.seat, row.player) for row in rows] == [
        ("fair-0", 0, 0, "greedy"),
        ("fair-0", 0, 1, "random"),
        ("fair-0", 0, 2, "careless"),
        ("fair-1", 0, 0, "greedy"),
        ("fair-1", 0, 1, "random"),
        ("fair-1", 0, 2, "careless"),
    ]
    assert all(row.moves == sum(each.sentences for each in rows if each.deal == row.deal) for row in rows)


def test_paired_deals_are_played_from_every_seat() -> None:
    rows = few(games=2, paired=True).rows

    for deal in ("fair-0", "fair-1"):
        sat = [(row.seat, row.player) for row in rows if row.deal == deal]
        assert sorted(sat) == [(seat, name) for seat in range(3) for name in ("careless", "greedy", "random")]


def test_equal_players_on_paired_deals_come_out_equal() -> None:
    """Luck belongs to seats, so exchanging two players of one kind changes nothing."""
    one, other = simulate("numero", TABLE, ("random", "random"), 5, "twins", 1, paired=True).standings

    assert replace(one, thought=0) == replace(other, thought=0)


def test_progress_is_told_game_by_game() -> None:
    told: list[tuple[int, int]] = []

    simulate("numero", {}, ("careless", "careless"), 2, paired=True, workers=2, progress=lambda *so_far: told.append(so_far))

    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_the_solitaire_is_simulated_too() -> None:
    rows = simulate("numero-solitaire", {"level": "full"}, ("greedy",), 5, workers=1).rows

    assert [row.deal for row in rows] == [f"sumdeck-{number}" for number in range(5)]
    assert any(row.takes > 0 for row in rows)


@pytest.mark.parametrize("game", ["numero", "mathino", "numberloor", "formula"])
def test_sums_choices_and_thinking_are_counted_in_every_game(game: str) -> None:
    for standing in simulate(game, {}, ("greedy", "greedy"), 1, workers=1, surveyed=True).standings:
        assert 0 < standing.sums <= standing.sentences
        assert standing.choices > 1
        assert 0 <= standing.stuck < 1
        assert standing.thought > 0


@pytest.mark.parametrize(
    ("said", "counts"),
    [
        ("2 + 5 = 7, take 7", True),
        ("11 − 5, building 6", True),
        ("1/5 of 5 = 1, take 1", True),
        ("3² = 9, take 9", True),
        ("√[9] = 3, take 3", True),
        ("7 = 7, take 7", False),
        ("discard −4 1/10; discard 4", False),
        ("discard 3/4 ³", False),
        ("12, capture 12", False),
    ],
)
def test_a_sentence_with_a_sum_is_told_from_others(said: str, counts: bool) -> None:
    assert calculates(said) == counts


class Sleeper(Player[Any, Any]):
    """Never moves."""

    name = "sleeper"

    def choose(self, game: Game[Any, Any], view: View[Any], rng: Random) -> Any:
        return None


class Cheat(Player[Any, Any]):
    """Lays down a card that it has not got."""

    name = "cheat"

    def choose(self, game: Game[Any, Any], view: View[Any], rng: Random) -> Any:
        held = view.shown.hands[view.seat]
        return Discard(next(Kind(card) for card in range(15) if card not in held))


class Clumsy(Player[Any, Any]):
    """Breaks."""

    name = "clumsy"

    def choose(self, game: Game[Any, Any], view: View[Any], rng: Random) -> Any:
        raise IndexError("no such thought")


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (Sleeper, r"deal 'fair-0', seating 1, move 1: nobody moves, though seats 0 may"),
        (Cheat, r"deal 'fair-0', seating 1, move 1, seat 0 \(cheat\): the move is refused, numero.not_in_hand\(\)"),
        (Clumsy, r"deal 'fair-0', seating 1, move 1, seat 0 \(clumsy\): IndexError: no such thought"),
    ],
)
def test_a_player_that_fails_is_named_with_its_deal(monkeypatch: pytest.MonkeyPatch, bot: Any, reason: str) -> None:
    numero = registry.kit("numero")
    monkeypatch.setitem(registry._registered, "numero", replace(numero, players=(*numero.part("players"), bot)))
    match = Match("numero", {}, ("greedy", bot.name), "fair")

    with pytest.raises(Failed, match=f"^{reason}$"):
        Series(match).play(Job(match, 0, seating=1))


class Endless(Numero):
    """Says that its games are shorter than they are."""

    name = "endless"
    longest = 10


def test_a_game_that_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    endless = replace(registry.kit("numero"), name="endless", rules=Endless)
    monkeypatch.setitem(registry._registered, "endless", endless)

    with pytest.raises(Failed, match=r"deal 'fair-0', seating 0, move 11: the game goes on after 10 moves"):
        simulate("endless", {}, ("greedy", "greedy"), 1, "fair", 1)


def test_a_process_that_does_not_know_the_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only this process has heard of it."""
    monkeypatch.setitem(registry._registered, "fives", GameKit("fives", Fives, players=(Clumsy,)))

    with pytest.raises(Failed, match="deal 'fair-0', seating 0, in a process of its own: there is no game 'fives'"):
        simulate("fives", {}, ("clumsy", "clumsy"), 2, "fair", 2)


def test_a_process_that_dies_is_noticed_and_its_deal_named() -> None:
    worker, match = _hire(), Match("numero", TABLE, ("greedy", "greedy"), "fair")
    worker.process.kill()
    worker.process.join()

    with worker.line, pytest.raises(Failed, match="deal 'fair-3', seating 0: the process that played it has died"):
        list(_in_order([worker], [Job(match, 3), Job(match, 4)]))


@pytest.mark.parametrize(
    ("game", "options", "players", "games", "seed", "fault"),
    [
        ("chess", {}, ("greedy",), 1, "s", LookupError),
        ("numero", {}, ("greedy", "genius"), 1, "s", LookupError),
        ("numero", {"level": "99"}, ("greedy", "greedy"), 1, "s", Refusal),
        ("numero", {}, ("greedy",) * 4, 1, "s", Refusal),
        ("numero", {}, ("greedy", "greedy"), 1, "x" * 80, Refusal),
        ("numero", {}, ("greedy", "greedy"), 0, "s", ValueError),
    ],
)
def test_what_does_not_exist_is_refused_before_anything_is_played(
    game: str, options: dict[str, Any], players: tuple[str, ...], games: int, seed: str, fault: type[Exception]
) -> None:
    played: list[tuple[int, int]] = []

    with pytest.raises(fault):
        simulate(game, options, players, games, seed, 1, progress=lambda *so_far: played.append(so_far))

    assert played == []
