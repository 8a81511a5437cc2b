"""Work that is stopped goes on where it was, and never with the games of another."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from sumdeck.research.crew import play_all
from sumdeck.research.journal import OtherWork
from sumdeck.research.match import Job, Match, Played
from sumdeck.research.simulate import Stopped, jobs_of, play
from tests.budget import seldom

MATCH = Match("numero", {"level": "numbers-10", "scoring": True}, ("careless", "random"), "kept", recorded=True)
JOBS = jobs_of(MATCH, 6)


def here(jobs: Sequence[Job]) -> Iterator[Played]:
    return play_all(jobs, 1)


def interrupted(after: int, jobs: Sequence[Job]) -> Iterator[Played]:
    """Somebody presses Ctrl-C after some games."""
    yield from here(jobs[:after])
    raise KeyboardInterrupt


def test_what_was_stopped_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    with pytest.raises(Stopped) as stopped:
        play(JOBS, lambda jobs: interrupted(2, jobs), kept=kept)
    told: list[int] = []

    whole = play(JOBS, here, lambda done, _: told.append(done), kept)

    assert len(stopped.value.played) == 2
    assert told == [3, 4, 5, 6]
    assert whole == play(JOBS, here)
    assert play(JOBS, lambda jobs: iter(()), kept=kept) == whole


@pytest.mark.parametrize("cut", [1, 40])
def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path, cut: int) -> None:
    kept = tmp_path / "games.jsonl"
    whole = play(JOBS[:3], here, kept=kept)
    kept.write_bytes(kept.read_bytes()[:-cut])

    assert play(JOBS[:3], here, kept=kept) == whole
    assert play(JOBS[:3], lambda jobs: iter(()), kept=kept) == whole


@pytest.mark.parametrize(
    "other",
    [
        jobs_of(MATCH, 5),
        seldom(jobs_of(Match("numero", {"level": "numbers-10"}, ("careless", "random"), "kept", recorded=True), 6)),
        seldom(
            jobs_of(Match("numero", {"level": "numbers-10", "scoring": True}, ("random", "careless"), "kept", recorded=True), 6)
        ),
    ],
)
def test_the_games_of_another_work_are_never_taken_for_these(tmp_path: Path, other: list[Job]) -> None:
    kept = tmp_path / "games.jsonl"
    play(other, here, kept=kept)
    before = kept.read_bytes()

    with pytest.raises(OtherWork):
        play(JOBS, here, kept=kept)

    assert kept.read_bytes() == before


@pytest.mark.parametrize("text", ["a shopping list\n", "[]\n", '{"format": "sumdeck games 1"}\n'])
def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    (tmp_path / "list.txt").write_text(text, "utf-8")

    with pytest.raises(OtherWork):
        play(JOBS, here, kept=tmp_path / "list.txt")

    assert (tmp_path / "list.txt").read_text("utf-8") == text
