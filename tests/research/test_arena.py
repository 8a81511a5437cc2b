"""Everybody against everybody: fair to all, rated with intervals, and open to players of one's own."""

import json
from io import StringIO
from itertools import combinations
from pathlib import Path
from random import Random
from re import fullmatch
from typing import Any

import pytest
from rich.console import Console

from sumdeck.cli import main
from sumdeck.players import Player, registry
from sumdeck.research.arena import Arena, jobs_for
from sumdeck.research.arena_command import show
from sumdeck.research.match import Row
from sumdeck.rules.game import Game, View
from sumdeck.rules.record import read_record, verify


class First(Player[Any, Any]):
    """A player of one's own: the first move there is."""

    def choose(self, game: Game[Any, Any], view: View[Any], rng: Random) -> Any:
        assert view.seat is not None
        return game.legal_moves(view.shown, view.seat)[0]


OWN = f"{__name__}:First"


def fought(deal: str, one: str, other: str, won: float) -> list[Row]:
    """A game of two, with what the first of them won of it."""
    places = {1.0: (1, 2), 0.5: (1, 1), 0.0: (2, 1)}[won]
    return [
        Row(deal, 0, seat, seat, player, places[seat], places.count(1), 0, 0, 1, 0, 2, "why")
        for seat, player in enumerate((one, other))
    ]


def test_each_pair_plays_each_deal_from_both_seats() -> None:
    jobs = jobs_for("numero", {}, ("random", "greedy", "planner"), 2, "fair", False)

    assert len(jobs) == 3 * 2 * 2
    assert [job.number for job in jobs] == [0] * 6 + [1] * 6
    assert {(job.match.players, job.seating) for job in jobs[:6]} == {
        (pair, seating) for pair in (("random", "greedy"), ("random", "planner"), ("greedy", "planner")) for seating in (0, 1)
    }


def test_ten_wins_of_eleven_are_400_points() -> None:
    rows = [row for deal in range(11) for row in fought(f"d-{deal}", "ann", "bob", float(deal > 0))]
    best, worst = Arena("numero", ("bob", "ann"), tuple(rows)).ratings

    assert (best.player, worst.player) == ("ann", "bob")
    assert best.points - worst.points == pytest.approx(400, abs=5)
    assert best.low <= best.points <= best.high
    assert best.won.mean == pytest.approx(10 / 11)


def test_who_has_won_every_game_is_not_sure_to_win_them_all() -> None:
    few, many = (
        Arena("numero", ("ann", "bob"), tuple(row for deal in range(deals) for row in fought(f"d-{deal}", "ann", "bob", 1.0)))
        for deals in (8, 200)
    )

    assert few.ratings[0].low < few.ratings[0].points
    assert few.ratings[0].low < many.ratings[0].low


def test_who_has_lost_every_game_is_rated_too_and_shared_wins_are_half() -> None:
    rows = [*fought("d-0", "ann", "bob", 1.0), *fought("d-0", "bob", "cem", 0.5), *fought("d-0", "ann", "cem", 1.0)]
    arena = Arena("numero", ("ann", "bob", "cem"), tuple(rows))
    ann, *others = arena.ratings

    assert ann.player == "ann"
    assert others[0].points == pytest.approx(others[1].points)
    assert arena.against("bob", "cem").mean == arena.against("cem", "bob").mean == 0.5
    assert sum(rating.points for rating in arena.ratings) == pytest.approx(0)


def test_the_command_rates_players_of_ones_own_in_other_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found, table, records, picture = (tmp_path / name for name in ("found.json", "games.csv", "records", "ladder.svg"))
    files = ["--json", str(found), "--csv", str(table), "--records", str(records), "--plot", str(picture)]

    assert main(["arena", "numberloor", "--games", "2", "--workers", "2", "--players", f"greedy,{OWN}", *files]) == 0

    told = json.loads(found.read_text("utf-8"))
    assert {rating["player"] for rating in told["ratings"]} == {"greedy", OWN}
    assert told["against"]["greedy"][OWN]["mean"] == 1 - told["against"][OWN]["greedy"]["mean"]
    assert len(table.read_text("utf-8").splitlines()) == 1 + 2 * 2 * 2
    assert len(list(records.iterdir())) == 4
    for file in records.iterdir():
        assert not verify(read_record(file.read_text("utf-8")))
    assert picture.read_text("utf-8").startswith("<?xml")
    assert "4 games of numberloor" in capsys.readouterr().out


def test_players_that_a_package_names_play_in_other_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the names of their entry points, whatever the classes are called; one that cannot be imported is in nobody's way."""
    about = tmp_path / "visitors-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: visitors\nVersion: 1\n", "utf-8")
    named = f"[sumdeck.players]\nnumberloor.visitor = {OWN}\nnumberloor.broken = nowhere:Nobody\nnumero.other = {OWN}\n"
    (about / "entry_points.txt").write_text(named, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    registry.guests.cache_clear()

    try:
        assert main(["arena", "numberloor", "--games", "1", "--workers", "2", "--players", "greedy,visitor"]) == 0
        assert "visitor" in capsys.readouterr().out
        assert main(["arena", "numberloor", "--players", "greedy,broken"]) == 2
        assert "nowhere" in capsys.readouterr().err
        assert main(["arena", "numberloor", "--players", "greedy,other"]) == 2
    finally:
        registry.guests.cache_clear()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("numero-solitaire", "is played alone"),
        ("numero --players greedy", "This game has: beginner, "),
        ("numero --players greedy,greedy", "each of them once"),
        ("numero --players greedy,genius", "There is no player genius"),
    ],
)
def test_what_cannot_be_rated_is_refused_in_one_line(capsys: pytest.CaptureFixture[str], arguments: str, reason: str) -> None:
    assert main(["arena", *arguments.split()]) == 2

    told = capsys.readouterr().err
    assert reason in told
    assert told.count("\n") == 1


def test_an_arena_that_was_kept_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    again = [
        "arena",
        "numberloor",
        "--games",
        "1",
        "--workers",
        "1",
        "--players",
        "random,greedy",
        "--keep",
        str(tmp_path / "kept"),
    ]
    main(again)
    first = capsys.readouterr().out
    size = (tmp_path / "kept").stat().st_size

    main(again)

    assert capsys.readouterr().out == first
    assert (tmp_path / "kept").stat().st_size == size


def test_all_players_of_a_game_have_room_in_a_usual_window() -> None:
    """What is piped into a file is as wide as that."""
    names = ("beginner", "careless", "steady", "greedy", "planner", "expert", "random")
    rows = [
        row for one, other in combinations(names, 2) for deal in range(2) for row in fought(f"d-{deal}", one, other, deal / 2)
    ]
    arena, told = Arena("numero", names, tuple(rows)), StringIO()

    show(Console(file=told, width=80), arena, arena.ratings)

    words = told.getvalue().split()
    assert {*names} <= {*words}
    assert words.count("…") == len(names), "each interval of a rating has one, and nothing is cut off"
    assert sum(bool(fullmatch(r"\(\d+–\d+\)", word)) for word in words) == len(names) * (len(names) - 1)


@pytest.mark.parametrize("command", [["arena", "numberloor"], ["lab", "numberloor", "--vary", "hand_size=5,6"]])
@pytest.mark.parametrize("picture", ["missing/ladder.svg", "ladder.txt"])
def test_a_picture_that_cannot_be_drawn_is_refused_before_the_first_game(
    command: list[str], picture: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        ended = main(
            [*command, "--games", "1", "--players", "greedy,random", "--workers", "1", "--plot", str(tmp_path / picture)]
        )
    except SystemExit as refused:
        ended = int(str(refused.code))

    told = capsys.readouterr()
    assert ended == 2
    assert picture in told.err
    assert told.out == ""
