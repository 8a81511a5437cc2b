"""Tasks: small values that fit into a link, are the same for everybody, and are refused when a part of them is missing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sumdeck.players.second_look import seeker_of
from sumdeck.rules import registry
from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Refusal, Seat
from sumdeck.rules.record import read_record, verify, write_record
from sumdeck.table import SeatPlan, Table, TableCode, load_events, open_table
from sumdeck.table.commands import Say, Sit
from sumdeck.table.finding import find, to_find
from sumdeck.table.observing import facts_said
from sumdeck.table.tasks import LONGEST, read_task
from tests.table.tables import NONCE

DAY = "2026-11-17"
LEVELS = [(name, level.name) for name in registry.games() for level in registry.game(name).levels()]
GOOD = [
    "guide; numero numbers-10",
    "play; numero-solitaire full; deal autumn",
    "play; numero full scoring=yes; turn 1; centre 7 9; hands 1 4 / 5 6",
    "find; numero full; centre 7 9 −5; hands 2 4 / 5 6; deck rest",
    "find 1; numero times-divide; deal 4b; with ×7; count 10",
    "find; formula base; deal 4b; count 5",
    "play; numberloor basic; deal 4b; minutes 15",
]
BAD = [
    "", "x", "play; numero", "win; numero full; deal x", "guide; chess", "guide; numero-solitaire full", "find; numero full",
    "play; numero; deal ", "play; numero full; centre 99; hands 1 / 2", "play; numero no-such-level; deal x",
    "play; numero full pack=mine; deal x", "play; numero full; deal a; deal b", "guide; numero full; deal x", "play;;;",
    "play; numero full; deal x; count 3", "find; numero full; deal x; minutes 3", "play; numero full; deal x; minutes 0",
    "find; numero full; deal x; with 7", "find; numero full; deal x; count 100", "daily; numero full; deal x; count 3",
    "find 9; numero full; deal x", "daily; numero full; centre 7; hands 1 / 2", ";" * 500,
    "play; numero full; deal " + "x" * LONGEST, "1.", "1...", "1.%%%.abc", "1.w6.abc",
]  # fmt: skip


@pytest.mark.parametrize("text", GOOD)
def test_a_task_is_the_same_as_a_text_and_as_a_link(text: str) -> None:
    task = read_task(text)

    assert (task.text, read_task(task.link)) == (text, task)
    assert task.link.isascii()
    assert len(task.link) < 200


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_task_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_task(text)

    assert refusal.value.code == TableCode.BAD_TASK


def test_no_part_of_a_link_is_taken_for_another_task() -> None:
    link = read_task(GOOD[2]).link

    for end in range(2, len(link)):
        with pytest.raises(Refusal, match=TableCode.BAD_TASK):
            read_task(link[:end])


def test_a_task_of_a_later_version_is_called_so() -> None:
    with pytest.raises(Refusal, match=TableCode.OTHER_TASK):
        read_task("2" + read_task(GOOD[0]).link[1:])


def test_a_puzzle_without_anything_to_find_is_none() -> None:
    for text in ("find; numero full; centre 7; hands 1 / 2", "find; mathino young; deal 3"):
        with pytest.raises(Refusal, match=TableCode.NOTHING_TO_FIND):
            read_task(text)


def test_nothing_is_to_be_found_where_the_game_is_over() -> None:
    """It had no answer at all: nobody was to play whose turn could be looked at."""
    for goal in ("find", "play"):
        with pytest.raises(Refusal, match=TableCode.OVER):
            read_task(f"{goal}; numero-solitaire full; centre 3 5; hands −2 −3; deck rest; ended numero.no_take_left")


@pytest.mark.parametrize("level", ["starter", "basic", "advanced"])
def test_a_puzzle_of_mathino_is_a_sum_whose_answer_one_keeps(level: str) -> None:
    """To capture one would only compare."""
    for tier, least in ((1, 2), (2, 3), (3, 4)):
        task = read_task(f"find {tier}; mathino {level}; deal 1")
        could = to_find(task.game, task.state, task.seat, puzzle=True)
        moves = list(task.game.legal_moves(task.state, task.seat))
        said = [task.game.write(task.state, task.seat, move) for move in moves]
        won = {text: find(task.game, task.state, task.seat, text, puzzle=True).won for text in said}

        assert least <= could == max(won.values())
        assert all("building" in text for text, worth in won.items() if worth)
        assert all(not won[text] for text in said if "capture" in text or "discard" in text)


@pytest.mark.parametrize("level", ["numbers-10", "numbers-15", "subtraction"])
def test_a_puzzle_of_numero_is_a_sum_and_not_only_a_card_that_equals_a_pile(level: str) -> None:
    """A built pile of 12 and a 12 in the hand win three cards, and ask for nothing."""
    for step in range(1, 6):
        task = read_task(f"find; numero {level}; deal 4b; count 5", step)
        [best] = registry.kit("numero").part("second_look")().best(task.game, task.game.view(task.state, task.seat))

        assert facts_said(task.game.write(task.state, task.seat, best))


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_every_day_has_something_for_each_game_and_level(game: str, level: str) -> None:
    today, tomorrow = (read_task(f"daily; {game} {level}; deal {day}") for day in (DAY, "2026-11-18"))

    assert today == read_task(f"daily; {game} {level}; deal {DAY}")
    assert today != tomorrow
    assert today.goal in ("play", "find")
    assert today.game.family == registry.game(game).family


@pytest.mark.parametrize("tier", [1, 2, 3])
def test_a_harder_puzzle_has_more_equations(tier: int) -> None:
    task = read_task(f"find {tier}; numero subtraction; deal 17")
    ladder = registry.kit("numero").part("second_look")()
    [best] = ladder.best(task.game, task.game.view(task.state, task.seat))

    said = task.game.write(task.state, task.seat, best)

    assert said not in task.text
    assert min(said.count("="), 3) == tier
    assert find(task.game, task.state, task.seat, said).won == to_find(task.game, task.state, task.seat) >= 3


def test_a_game_from_a_position_is_kept_verified_and_played_on() -> None:
    task = read_task("play; numero numbers-10; centre 8 3; hands 8 7 / 10 2; deck 5 6 rest")
    start = task.start
    opened = open_table(task.game, task.options, [SeatPlan(), SeatPlan("computer", "careless")], start.deal, NONCE)
    table = Table([replace(opened, laid=start.laid)])
    table.act(Sit(Seat(0), "Brave Otter", "sit"), 0)
    table.act(Say(Seat(0), "8 = 8, take 8", table.n, "key"), 0)

    again = Table(load_events([event.dump() for event in table.log]))
    record = read_record(write_record(table.record(sealed=False)))

    assert again.state.game_state == table.state.game_state
    assert record.laid == start.laid
    assert verify(record) == []
    assert record.deal == named_deal(task.game.pack(task.options), "position", task.game.shuffles_again)


def test_a_series_is_the_same_for_everybody_and_never_twice_the_same() -> None:
    text = "find; formula base; deal 4b; count 3"
    steps = [read_task(text, step) for step in (1, 2, 3)]

    assert steps == [read_task(read_task(text).link, step) for step in (1, 2, 3)]
    assert len({step.laid for step in steps}) == 3
    for step in (4, -1):
        with pytest.raises(Refusal, match=TableCode.BAD_TASK):
            read_task(text, step)
    with pytest.raises(Refusal, match=TableCode.BAD_TASK):
        read_task("play; numero full; deal x", 1)


@pytest.mark.parametrize(("heading", "fact"), [("numero times-divide", "×7"), ("numero numbers-15", "+6")])
def test_what_wins_most_asks_for_the_fact(heading: str, fact: str) -> None:
    task = read_task(f"find; {heading}; deal 4b; with {fact}; count 2", 2)
    ladder = registry.kit("numero").part("second_look")()
    best = ladder.best(task.game, task.game.view(task.state, task.seat))

    assert replace(task, fact=fact).asks_for((task.state, task.seat, best))


@pytest.mark.parametrize("level", ["numero times-divide", "mathino advanced"])
def test_a_search_ends_at_what_it_may_cost(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fact may be in no game; nobody waits for that longer than a worker may take."""
    seeker: Any = type(seeker_of(level.partition(" ")[0]))
    spent: list[int] = []

    def best(looker: Any, *position: Any) -> Any:
        spent.append(looker.spent)
        return looked(looker, *position)

    looked = seeker.best
    monkeypatch.setattr(seeker, "best", best)
    monkeypatch.setattr(seeker, "visits", 3_000)

    with pytest.raises(Refusal, match=TableCode.NOTHING_TO_FIND):
        read_task(f"find; {level}; deal 4b; with ×12; count 2", 1)

    assert any(spent)
    assert sum(each > 3_000 for each in spent) <= 2, "it goes on"


def test_only_turns_whose_cards_promise_the_fact_are_looked_at() -> None:
    numero, mathino = (read_task(f"find; {level}; deal 4b; with ×7; count 2") for level in ("numero full", "mathino basic"))

    assert numero.is_likely({"7", "×3", "12"})
    assert not numero.is_likely({"7", "12"}), "nothing multiplies"
    assert not numero.is_likely({"8", "×3"})
    assert numero.is_likely({"7", "×3", "−2", "½"})
    assert not numero.is_likely({"7", "×3", "−2", "½", "÷5"}), "something else wins most there, after a long search"
    assert mathino.is_likely({"7", "3"}), "no card of it bears a sign"


def test_games_for_some_minutes_have_cards_of_their_own() -> None:
    first, second = (read_task("play; numberloor basic; deal 4b; minutes 15", step) for step in (1, 2))

    assert (first.deal, second.deal, first.is_series) == ("4b 1", "4b 2", False)
    assert first.start.deal != second.start.deal
