"""A whole lesson of twenty-six children, from the code to the last trace: odd, late, by a wrong name, with a lost tablet."""

from pathlib import Path

import pytest

from tests.server.clubs.fairs import Fair
from tests.server.clubs.lessons import LATE, NAMES, Lesson
from tests.server.clubs.test_class import CLASS
from tests.server.indoors import Indoors


@pytest.mark.thorough
def test_a_lesson_of_twenty_six(tmp_path: Path) -> None:
    with Indoors(tmp_path) as school:
        fair = Fair(school, [{"name": name} for name in NAMES], CLASS, system="class")
        lesson = Lesson(school, fair.id)
        lesson.tap(*NAMES[:-1])
        fair.post("not-me", token=lesson.keys.pop("Child B"))  # that was not B
        lesson.tap("Child B")
        fair.do("begin")
        assert len(fair.open()) == 12

        lesson.speak(*lesson.keys)
        alone = lesson.alone()
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
        states = [table["status"] for number in view["plan"]["rounds"] for table in number["tables"]]
        assert (view["plan"]["over"], states) == (True, ["unfinished"] * 12), "nobody has said anything at the thirteenth"
        sums, wrong = sum(child["sums"] for child in seen), sum(len(child["wrong"]) for child in seen)
        assert (view["said"], view["right"]) == (sums, sums - wrong)
        fair.do("erase")
        assert school.ask("GET", f"/api/clubs/{fair.id}").status_code == 404
    assert not any(b"Child" in file.read_bytes() for file in tmp_path.glob("*.sqlite*"))
