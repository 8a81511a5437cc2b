"""A whole lesson of twenty-six children, from the code to the last trace: odd, late, by a wrong name, with a lost tablet."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.clubs.fairs import Fair
from tests.server.clubs.test_class import CLASS
from tests.server.indoors import Indoors
from tests.server.visitor import Visitor, sentence

NAMES = [f"Child {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
LATE = NAMES[-1]


class Lesson:
    """The children, and their teacher."""

    def __init__(self, school: Indoors) -> None:
        self.school = school
        self.fair = Fair(school, [{"name": name} for name in NAMES], CLASS, system="class")
        self.keys: dict[str, str] = {}

    def tap(self, name: str) -> None:
        found = self.school.ask("POST", "/api/find-club", {"code": self.fair.view()["digits"]}).json()
        assert found["club"] == self.fair.id
        answer = self.fair.post("name", entrant=NAMES.index(name))
        assert answer.status_code == 201, answer.text
        self.keys[name] = answer.json()["token"]

    def seat(self, name: str) -> dict[str, Any]:
        """Where a child plays: at a table, or against the computer. Nobody has nothing to play."""
        key = self.keys[name]
        for what in ("seat", "spare"):
            answer = self.fair.post(what, token=key)
            if answer.status_code == 200:
                place: dict[str, Any] = answer.json() | {"token": key}
                return place
        raise AssertionError(f"{name} has nothing to play")

    def speak(self, *names: str) -> None:
        """Whoever of these is to play says something wrong, and then something that counts."""
        seats = [self.seat(name) for name in names]

        async def turn(seat: dict[str, Any]) -> None:
            async with Visitor(self.school.port, seat["table"], seat["token"]) as child:
                if child.screen.my_turn:
                    await child.claim("8 + 7 = 5", "wrong")
                    await child.claim(sentence(child.screen.view), "right")

        async def all_turns() -> None:
            for seat in seats:
                await turn(seat)

        asyncio.run(all_turns())


def test_a_lesson_of_twenty_six(tmp_path: Path) -> None:
    with Indoors(tmp_path) as school:
        lesson = Lesson(school)
        fair = lesson.fair
        for name in NAMES[:-1]:
            lesson.tap(name)
        fair.post("not-me", token=lesson.keys.pop("Child B"))  # that was not B
        lesson.tap("Child B")
        fair.do("begin")
        assert len(fair.open()) == 12

        lesson.speak(*lesson.keys)
        alone = [name for name in lesson.keys if lesson.seat(name)["match"] < 0]
        assert len(alone) == 1, "one of twenty-five plays the computer"

        lesson.tap(LATE)
        assert {lesson.seat(name)["match"] for name in (LATE, *alone)} == {12}, "until somebody comes late"
        fair.do("release", entrant=2)
        lost = lesson.keys.pop("Child C")
        lesson.tap("Child C")
        assert fair.post("seat", token=lost).json()["code"] == "web.bad_token"
        assert lesson.seat("Child C")["match"] >= 0

        seen = fair.post("learning", token=fair.made["token"]).json()["children"]
        assert sum("8 + 7 = 5" in child["wrong"] for child in seen) >= 12
        view = fair.do("finish")
        assert (view["plan"]["over"], view["plan"]["played"]) == (True, 12), "nobody has said anything at the thirteenth"
        sums, wrong = sum(child["sums"] for child in seen), sum(len(child["wrong"]) for child in seen)
        assert (view["said"], view["right"]) == (sums, sums - wrong)
        fair.do("erase")
        assert school.ask("GET", f"/api/clubs/{fair.id}").status_code == 404
    assert not any(b"Child" in file.read_bytes() for file in tmp_path.glob("*.sqlite*"))
