"""What a house rule changes is measured, and shown with how sure it is."""

import csv
import json
from pathlib import Path

import pytest

from sumdeck.cli import main
from sumdeck.games.formula.rules import packs
from sumdeck.research.lab import Variation, findings, jobs_for
from sumdeck.research.match import Played, Row

FULL = Path(packs.__file__).with_name("packs") / "full.toml"


def game(deal: int, seating: int, first_seat_wins: bool, moves: int) -> Played:
    """A game of two equal players, or of a strong one (the first entry) and a weak one."""
    rows = [
        Row(
            f"d-{deal}",
            seating,
            seat,
            (seat + seating) % 2,
            "x",
            1 if (seat == 0) == first_seat_wins else 2,
            1,
            0,
            0,
            4,
            3,
            moves,
            "",
        )
        for seat in range(2)
    ]
    return Played(tuple(rows))


def test_the_findings_are_those_of_each_variation() -> None:
    """Two deals: the first seat wins both; the strong one wins three of four."""
    plain, quick = Variation({"rule": "a"}, {}), Variation({"rule": "b"}, {})
    alike = [game(0, 0, True, 10), game(1, 0, True, 20)]
    uneven = [game(0, 0, True, 99), game(0, 1, False, 99), game(1, 0, True, 99), game(1, 1, True, 99)]

    one, other = findings([plain, quick], [*alike, *uneven, *[game(0, 0, False, 6), game(1, 0, False, 6)], *uneven])

    assert (one.length, one.first_seat.mean, one.skill.mean, one.sums) == (15, 1.0, 0.75, 0.75)
    assert (other.length, other.first_seat.mean) == (6, 0.0)


def test_every_variation_is_played_alike() -> None:
    several = [Variation({"hand_size": size}, {"hand_size": size}) for size in (4, 5)]

    jobs = jobs_for("numero", several, "greedy", "random", 2, "fair")

    assert [job.match.options["hand_size"] for job in jobs] == [4] * 6 + [5] * 6
    assert [(job.number, job.match.players[1], job.seating) for job in jobs[:6]] == [
        *((0, "greedy", 0), (1, "greedy", 0)),
        *((0, "random", 0), (0, "random", 1), (1, "random", 0), (1, "random", 1)),
    ]


def test_the_command_sweeps_every_combination(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = ["--csv", str(tmp_path / "lab.csv"), "--json", str(tmp_path / "lab.json"), "--plot", str(tmp_path / "lab.svg")]
    asked = ["--vary", "hand_size=4,5", "--vary", "level=numbers-10,numbers-15", "--players", "greedy,random"]

    assert main(["lab", "numero", "--games", "1", "--workers", "1", *asked, *files]) == 0

    with (tmp_path / "lab.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    varied = [(row["hand_size"], row["level"]) for row in rows]
    assert varied == [("4", "numbers-10"), ("4", "numbers-15"), ("5", "numbers-10"), ("5", "numbers-15")]
    assert all(float(row["skill_low"]) <= float(row["skill"]) <= float(row["skill_high"]) for row in rows)
    assert len(json.loads((tmp_path / "lab.json").read_text("utf-8"))["variations"]) == 4
    assert (tmp_path / "lab.svg").read_text("utf-8").startswith("<?xml")
    assert "What changes in numero" in capsys.readouterr().out


def test_packs_are_varied_as_rules_are(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(FULL.read_text("utf-8").replace("count = 5", "count = 6"), "utf-8")
    found = tmp_path / "lab.json"
    asked = ["--vary", f"pack={FULL},{own}", "--players", "greedy,random", "--json", str(found)]

    assert main(["lab", "formula", "--games", "1", "--workers", "1", *asked]) == 0

    full, more = json.loads(found.read_text("utf-8"))["variations"]
    assert (full["pack"], more["pack"]) == (str(FULL), str(own))
    assert full["choices"] != more["choices"]


def test_what_a_file_held_stays_until_there_is_something_to_write(tmp_path: Path) -> None:
    kept, rows = tmp_path / "other.jsonl", tmp_path / "lab.csv"
    kept.write_text("other games\n", "utf-8")
    rows.write_text("months of work\n", "utf-8")

    assert main(["lab", "formula", "--games", "1", "--vary", "hand_size=4", "--csv", str(rows), "--keep", str(kept)]) == 2

    assert rows.read_text("utf-8") == "months of work\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("numero --vary hand_size", "key=value,value"),
        ("numero --vary hand_size=4,99", "hand_size can’t be 99"),
        ("numero --vary hand_size=4 --players greedy", "a strong one and a weak one"),
        ("numero-solitaire --vary hand_size=4", "is played alone"),
    ],
)
def test_what_cannot_be_varied_is_refused_in_one_line(capsys: pytest.CaptureFixture[str], arguments: str, reason: str) -> None:
    assert main(["lab", *arguments.split()]) == 2

    told = capsys.readouterr().err
    assert reason in told
    assert told.count("\n") == 1
