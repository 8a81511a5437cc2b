"""A task that is given to a class: what becomes of it comes to the teacher by itself, while the lesson is open."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from sumdeck.server.clubs import tasks
from tests.server.clubs.fairs import Fair
from tests.server.clubs.test_class import CLASS, come
from tests.server.live import Live
from tests.server.visitor import dial
from tests.waiting import until

TASK = "find; numero times-divide; deal 4b 1234; with ×7; count 10"
ADA, BEN = 0, 1


class Tasked(Fair):
    """A lesson with a task, and two of its children."""

    def __init__(self, live: Live) -> None:
        super().__init__(live, [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cem"}], CLASS, system="class")
        self.keys: list[str] = [self.post("name", entrant=entrant).json()["token"] for entrant in (ADA, BEN)]

    def tell(self, who: int, **more: Any) -> Any:
        return self.post("task", **{"token": self.keys[who], "task": TASK, "done": 1, "alone": 1, "facts": []} | more)

    def told(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.post("task-results", token=self.made["token"]).json()["results"]
        return found


@pytest.fixture
def fair(live: Live) -> Tasked:
    fair = Tasked(live)
    assert fair.do("begin")["task"] == ""
    assert fair.do("task", task=TASK)["task"] == TASK
    return fair


def test_how_far_a_child_has_come_is_on_the_desk_under_the_name_of_the_register(fair: Tasked) -> None:
    assert fair.tell(ADA).status_code == 200
    assert fair.tell(BEN).status_code == 200
    fair.tell(ADA, done=4, alone=3, facts=[["7×8", 5, 2]])

    ada, ben = fair.told()
    assert ada == {"name": "Ada", "task": TASK, "done": 4, "alone": 3, "facts": [["7×8", 5, 2]]}
    assert (ben["name"], ben["done"]) == ("Ben", 1)


def test_whoever_begins_again_on_another_device_loses_nothing(fair: Tasked) -> None:
    fair.tell(ADA, done=4)
    fair.tell(ADA, done=1)

    assert [each["done"] for each in fair.told()] == [4]


def test_the_facts_of_a_task_count_for_what_to_practise_next(fair: Tasked) -> None:
    fair.tell(ADA, done=4, facts=[["7×8", 5, 2], ["3+5", 5, 0]])

    ada, ben, _ = fair.post("learning", token=fair.made["token"]).json()["children"]
    assert {(fact["name"], fact["said"], fact["wrong"]) for fact in ada["facts"]} == {("3+5", 5, 0), ("7×8", 5, 2)}
    assert (ada["can"], ada["next"], ada["sums"], ada["erred"], ada["thin"]) == (["3+5"], ["7×8"], 10, 2, False)
    assert ben["new"] == [], "what was said in a task may be of another level"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"task": TASK.replace("4b", "5a")}, "club.no_such_task"),
        ({"token": "x" * 43}, "web.bad_token"),
        ({"facts": [["7×99", 1, 0]]}, "web.unreadable"),
        ({"facts": [["3+5", 1, 0]] * 41}, "web.unreadable"),
        ({"done": 101}, "web.unreadable"),
        ({"done": 11}, "web.unreadable"),
    ],
)
def test_nothing_else_is_taken_in(fair: Tasked, wrong: dict[str, Any], code: str) -> None:
    assert fair.tell(ADA, **wrong).json()["code"] == code
    assert fair.told() == []


def test_a_task_for_one_child_is_on_their_page_alone_and_stays_there_when_everybody_gets_another(fair: Tasked) -> None:
    own, next_one = TASK.replace("1234", "5678"), TASK.replace("1234", "9999")

    def given() -> list[str]:
        return [fair.post("own-task", token=key).json()["task"] for key in fair.keys]

    assert fair.do("task", task=own, entrants=[BEN])["task"] == TASK
    assert given() == ["", own]
    assert [one["task"] for one in fair.view()["entrants"]] == [0, 2, 0]
    assert "5678" not in str(fair.view()), "whoever has the address of the class could read it"
    assert fair.tell(BEN, task=own).status_code == 200
    assert fair.ask("task", task=own, entrants=[99]).json()["code"] == "club.no_such_entrant"

    assert fair.do("task", task=next_one)["task"] == next_one
    assert given() == ["", own]
    assert [one["task"] for one in fair.view()["entrants"]] == [0, 2, 0]


def test_a_page_tells_at_the_pace_of_a_child(fair: Tasked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "TOLD_PER_SECOND", 0.0)

    answers = [fair.tell(ADA, done=1 + number % 10) for number in range(tasks.TOLD_AT_ONCE + 1)]

    assert [answer.status_code for answer in answers[:-1]] == [200] * tasks.TOLD_AT_ONCE
    assert answers[-1].json()["code"] == "web.too_fast"
    assert fair.tell(BEN).status_code == 200, "what another asks is nobody else's limit"


def test_after_the_lesson_nothing_is_taken_in(fair: Tasked) -> None:
    fair.tell(ADA)
    fair.do("finish")

    assert fair.tell(ADA, done=2).json()["code"] == "club.over"
    assert [each["done"] for each in fair.told()] == [1]


def test_only_the_teacher_sees_them_and_they_go_with_the_class(fair: Tasked) -> None:
    fair.tell(ADA, facts=[["7×8", 5, 2]])

    assert "7×8" not in str(fair.view())
    for token in ("", "x" * 43, fair.keys[ADA]):
        assert fair.post("task-results", token=token).json()["code"] == "web.bad_token"
    fair.do("erase")
    assert fair.post("task-results", token=fair.made["token"]).json()["code"] == "web.no_such_club"


def test_what_cannot_be_done_is_given_to_nobody(fair: Tasked) -> None:
    assert fair.ask("task", task="find; chess; deal 1; count 10").status_code == 400
    assert fair.view()["task"] == TASK


def test_whoever_does_the_task_of_the_class_is_not_called_away(live: Live) -> None:
    fair = Fair(live, 0, CLASS, system="swiss")
    pupils = [come(fair), come(fair)]
    fair.do("begin")
    for pupil in pupils:
        fair.post("seat", token=pupil["token"])
    names = [fair.view()["entrants"][pupil["entrant"]]["name"] for pupil in pupils]

    def seen() -> tuple[set[str], set[str]]:
        table = fair.post("glance", token=fair.made["token"]).json()["tables"][0]
        return set(table["away"]), set(table["at_task"])

    def told() -> set[str]:
        return {one["name"] for one in fair.view()["entrants"] if one["at_task"]}

    async def work() -> None:
        for token, busy in ((pupils[1]["token"], {names[1]}), (fair.made["token"], set()), ("no" * 11, set())):
            async with dial(live.port, f"/ws/club/{fair.id}") as line:
                await line.send(json.dumps({"t": "hello", "v": 1, "token": token}))
                await line.recv()
                now = (set(names) - busy, busy)  # the screen before has gone in a moment
                await asyncio.to_thread(until, lambda now=now: (*seen(), told()) == (*now, now[1]), f"at the task: {busy}")

    asyncio.run(work())
