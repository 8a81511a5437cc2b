"""What a teacher sees of the children's sums: as they were said, for each child, and for nobody else."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import current_thread
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import pytest

from sumdeck.club.match import EntrantId
from sumdeck.learning.facts import Fact
from sumdeck.learning.profile import ENOUGH, Observation, profile_of
from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Refusal, Seat
from sumdeck.rules.sums import MINUS, sums_in
from sumdeck.server.clubs import glances, learning
from sumdeck.server.clubs import lesson as lesson_of
from sumdeck.server.clubs.glances import erring_at, sent_at, silent_at, since_at
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.clubs.learning import (
    judged,
    not_shown,
    overlooked_at,
    pace_of,
    plainly,
    sentence_seen,
    to_practise,
    usable_in,
)
from sumdeck.server.clubs.said import Heard
from sumdeck.server.service import THREADS
from sumdeck.server.site import Site
from sumdeck.server.workers import NOBODY
from sumdeck.table import HouseRules, TableCode
from sumdeck.table.commands import Pause, Resume
from sumdeck.table.events import Claimed, Event, Hinted, Mistaken, Opened
from sumdeck.table.state import Step
from sumdeck.words import speaking, speaking_of
from tests.server.clubs.fairs import CARDBOARD, ONLINE, Fair
from tests.server.clubs.test_people import people, seated
from tests.server.indoors import Indoors
from tests.server.live import Live
from tests.server.visitor import Visitor, sentence
from tests.table.tables import laid

HELP = ONLINE | {"house": {"hints": True}}


def lesson(live: Live) -> tuple[Fair, str]:
    """Two children at a table: one says two wrong sums, asks for help and says something right. Returns that child's name."""
    fair = Fair(live, people("Ada", "Bo"), HELP)
    fair.do("begin")
    places = seated(fair, 0, 1)
    names = ["Ada", "Bo"]

    async def play() -> str:
        async with (
            Visitor(live.port, places[0]["table"], places[0]["token"]) as one,
            Visitor(live.port, places[1]["table"], places[1]["token"]) as other,
        ):
            speaker, name = (one, names[0]) if one.screen.my_turn else (other, names[1])
            for text in ("8 + 7 = 5", "9 + 4 = 3"):
                answer = await speaker.claim(text, text)
                assert answer["code"] == "sentence.wrong_result", answer
            await speaker.send({"t": "hint", "n": speaker.screen.n, "key": "help"})
            assert (await speaker.until("hint", "no", key="help"))["t"] == "hint"
            await speaker.claim(sentence(speaker.screen.view), "right")
            return name

    return fair, asyncio.run(play())


def seen(fair: Fair, name: str) -> dict[str, Any]:
    answer = fair.post("learning", token=fair.made["token"])
    assert answer.status_code == 200, answer.text
    child: dict[str, Any] = next(child for child in answer.json()["children"] if child["name"] == name)
    return child


def test_every_wrong_sum_is_seen_as_it_was_said(live: Live) -> None:
    fair, name = lesson(live)
    child = seen(fair, name)

    assert child["wrong"] == ["8 + 7 = 5", "9 + 4 = 3"]
    assert (child["sentences"], child["helped"]) == (3, 1)
    assert [(line["right"] is not False, line["helped"]) for line in child["lines"]] == [
        (False, False),
        (False, False),
        (True, True),
    ]
    assert child["lines"][0]["text"] == "8 + 7 = 5"
    assert [(habit["way"], habit["seen"], habit["examples"]) for habit in child["habits"]] == [
        ("lost_ten", 2, ["9 + 4 = 3", "8 + 7 = 5"])
    ]
    assert (child["thin"], child["next"], child["new"]) == (True, ["4+9", "7+8"], []), "of few sums only what was wrong again"
    assert not {"4+9", "7+8"} & set(child["can"])
    assert child["erred"] == 2
    assert {fact["name"]: fact["wrong"] for fact in child["facts"]} | {"7+8": 1, "4+9": 1} == {
        fact["name"]: fact["wrong"] for fact in child["facts"]
    }


def test_the_desk_hears_at_once_of_a_child_who_errs_much(live: Live) -> None:
    fair = Fair(live, people("Ada", "Bo"), HELP)
    fair.do("begin")
    places = seated(fair, 0, 1)

    async def errs() -> None:
        async with (
            Visitor(live.port, places[0]["table"], places[0]["token"]) as one,
            Visitor(live.port, places[1]["table"], places[1]["token"]) as other,
        ):
            speaker = one if one.screen.my_turn else other
            for number, text in enumerate(("8 + 7 = 5", "9 + 4 = 3", "8 + 7 = 5")):
                assert await asyncio.to_thread(erring) == []
                await speaker.claim(text, str(number))
            (found,) = await asyncio.to_thread(erring)
            assert (found["wrong"], found["last"], found["sums"]) == (3, 3, ["8 + 7 = 5", "9 + 4 = 3"])
            assert found["way"] == "lost_ten"
            first, second = [await asyncio.to_thread(sent) for _ in "ab"]
            assert (first, second.startswith("hint.slip.")) == ("hint.slip.lost_ten", False)
            await asyncio.to_thread(fair.do, "help", match=0, what="picture")
            assert (await speaker.told("told.aid_sent"))["said"]["details"] == {"aid": "ten-frame"}
            await speaker.claim(sentence(speaker.screen.view), "right")

    def sent() -> str:
        """What the child reads when the teacher sends a hint: first about what goes wrong, then the usual help."""
        fair.do("help", match=0, what="hint")
        (table,) = fair.post("glance", token=fair.made["token"]).json()["tables"]
        code: str = table["sent"]["code"]
        return code

    def erring() -> list[dict[str, Any]]:
        (table,) = fair.post("glance", token=fair.made["token"]).json()["tables"]
        found: list[dict[str, Any]] = table["erring"]
        return found

    asyncio.run(errs())


def test_what_was_sent_is_told_of_a_table_whose_game_has_just_ended() -> None:
    """Nobody is to play there, and its match is still open until the result has come in."""
    hint = Hinted(Seat(1), 0, "hint.slip.lost_ten", (), "")
    state = SimpleNamespace(moved=-1, to_act=())
    table = Mock(log=[hint], state=state)

    assert sent_at(table) is table.announcement.return_value
    table.announcement.assert_called_once_with(0, Seat(1))


def test_a_pause_is_no_thinking_not_even_before_the_table_has_heard_of_its_end() -> None:
    table = laid(house=HouseRules(umpire=True))
    began = table.state.began
    table.act(Pause(), began + 3_000)

    assert since_at(table.state, began + 123_000) == began + 120_000
    table.act(Resume(), began + 123_000)
    assert since_at(table.state, began + 300_000) == began + 120_000


@pytest.mark.parametrize(("said", "told"), [("wwrrrr", 0), ("wwwrrr", 1), ("rrrrrrwww", 1), ("wwwrrrr", 0), ("wwwwrrr", 1)])
def test_who_errs_much_is_told_from_what_they_reckoned_lately(said: str, told: int) -> None:
    texts: dict[str, Event] = {"w": Mistaken(Seat(0), "8 + 7 = 5", "", (), ""), "r": Claimed(Seat(0), "8 + 7 = 15", "", 0)}

    assert len(list(erring_at("Finn", [texts[each] for each in said], Seat(0)))) == told
    assert list(erring_at("Finn", [texts[each] for each in said], Seat(1))) == []


def test_a_look_at_the_desk_costs_no_more_in_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table of a class is asked, on the event loop, and a log may have ten thousand events."""
    read = Mock(wraps=sums_in)
    monkeypatch.setattr(glances, "sums_in", read)
    log = [Claimed(Seat(0), f"discard {number}", str(number), 0, "") for number in range(10_000)]

    assert list(erring_at("Finn", log, Seat(0))) == []
    assert read.call_count <= glances.WITHIN


@pytest.mark.parametrize(("said", "told"), [("ddddd", 5), ("ddddsd", 1), ("sddd", 3), ("ddCdd", 2)])
def test_who_finds_nothing_is_told_by_the_turns_in_which_a_card_was_only_given_away(said: str, told: int) -> None:
    game = Mock(write=lambda before, seat, move: move)
    moves = {"d": "discard 4", "s": "5 + 3 = 8, take 8", "C": "discard 1"}
    own = [Step(0, Seat(0), "", None, moves[each], None, "greedy" if each == "C" else "") for each in said]
    line = [step for each in own for step in (each, Step(0, Seat(1), "", None, "5 = 5, take 5", None))]

    assert silent_at(Mock(game=game, line=line), Seat(0)) == told
    assert silent_at(Mock(game=game, line=line), Seat(1)) == 0


def test_what_was_said_is_told_before_what_was_overlooked_is_known(live: Live) -> None:
    fair, name = lesson(live)
    answer = fair.post("learning", token=fair.made["token"], at_once=True).json()
    child = next(child for child in answer["children"] if child["name"] == name)

    assert child["wrong"] == ["8 + 7 = 5", "9 + 4 = 3"]
    assert not any(fact["missed"] for fact in child["facts"])


def test_whoever_errs_in_nothing_has_something_new_to_practise() -> None:
    """Ben has made no mistake: what Ada has said and he has not is next, the largest first."""
    many = [Observation("1 + 1 = 2", 0, True)] * ENOUGH
    ada = profile_of(
        [*many, Observation("9 + 4 = 13", 0, True), Observation("2 + 3 = 5", 0, True), Observation("12 - 5 = 7", 0, True)]
    )
    ben = profile_of([*many, Observation("3 + 2 = 5", 0, True)])

    assert [fact.name for fact in not_shown(ada.shown | ben.shown, ben)] == ["4+9", "12−5"]
    assert not_shown(ada.shown | ben.shown, ada) == []
    assert not_shown(ada.shown, profile_of(many[1:])) == [], "of whoever has said little nothing is told by what is missing"


def test_whoever_finds_little_is_to_look_for_more_however_few_the_sums() -> None:
    idle = profile_of([Observation("discard 3", 0, True)] * ENOUGH)

    assert (idle.idle, idle.next) == (True, ())
    with speaking("en"):
        assert to_practise(idle) == "finding sums among the cards"  # type: ignore[arg-type]
        idle = profile_of([Observation("discard 3", 0, True)] * ENOUGH, missed=[Fact(MINUS, 18, 3)] * 2)
        seen = SimpleNamespace(idle=idle.idle, next=[fact.name for fact in idle.next])
        assert to_practise(seen) == "finding sums among the cards, 18−3"  # type: ignore[arg-type]


def test_what_others_only_got_wrong_or_another_level_has_is_not_asked_of_anybody() -> None:
    def table(level: str, *log: Event) -> Heard:
        opened = Opened("numero", 1, {"level": level}, (), Deal(()), "", "", HouseRules(), 0)
        return Heard(level, (), [event.dump() for event in (opened, *log)])

    wrong = Mistaken(Seat(0), "8 + 9 = 10", "", (), "")
    here = table("numbers-10", wrong, Claimed(Seat(0), "2 + 3 = 5, take 5", "", 0))
    above = table("full", Claimed(Seat(0), "7 x 8 = 56", "", 0))

    found = usable_in([here, above])
    assert {level: [fact.name for fact in facts] for (_, level), facts in found.items()} == {
        "numbers-10": ["2+3"],
        "full": ["7×8"],
    }


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("[9]b = 9, take 9", "9 = 9, take 9"),
        ("[9+1] + 2 = 12, take 12", "9+1 + 2 = 12, take 12"),
        ("8 + 7 = 5", "8 + 7 = 5"),
    ],
)
def test_a_sentence_is_told_without_the_marks_of_its_cards(said: str, told: str) -> None:
    with speaking("en"), speaking_of("numero"):
        assert plainly(said) == told


@pytest.mark.parametrize(
    ("text", "accepted", "told"),
    [("5 + 3 = 8", True, "yes"), ("5 + 3 = 9", True, "no"), ("5 + 3 = 9", False, "no"), ("discard 4", True, "")],
)
def test_only_a_sum_is_called_right(text: str, accepted: bool, told: str) -> None:
    with speaking("en"), speaking_of("numero"):
        assert judged(sentence_seen(Observation(text, 0, accepted)).right) == told


def test_a_sheet_says_the_same_in_the_language_of_the_page(live: Live) -> None:
    fair, name = lesson(live)

    def sheet(what: str, language: str) -> list[str]:
        answer = fair.post("learning", token=fair.made["token"], sheet=what, language=language)
        assert answer.headers["content-type"].startswith("text/csv")
        return list(answer.content.decode("utf-8-sig").splitlines())

    assert sheet("sentences", "en")[0] == "Name,Sentence,Right,Asked for help,Seconds"
    assert f"{name},8 + 7 = 5,no,," in sheet("sentences", "en")
    assert any(line.startswith(f"{name};3;") and "Verliert einen Zehner" in line for line in sheet("children", "de"))
    assert {f"{name},4+9,1,1,0", "Everyone together,4+9,1,1,0"} <= set(sheet("facts", "en"))


@pytest.mark.parametrize(("seconds", "told"), [((10, 20), 0), ((10, 50), 3), ((60, 60), 1.5)])
def test_sums_a_minute_are_told_of_ones_own_turns_from_the_first_whole_minute(seconds: tuple[int, int], told: float) -> None:
    first, second = (1000 * each for each in seconds)
    said = [
        Observation("5 + 3 = 9", 0, False),
        Observation("5 + 3 = 8, take 8", 0, True, thought=first),
        Observation("2 + 3 = 5, take 5", 0, True, thought=second),
    ]

    assert pace_of(said) == told


def test_nobody_but_the_organiser_sees_it(live: Live) -> None:
    fair, _ = lesson(live)

    for wrong in ("", "x" * 43):
        assert fair.post("learning", token=wrong).json()["code"] == "web.bad_token"


def test_a_table_that_cannot_be_searched_is_told_of_without_what_was_missed() -> None:
    async def elsewhere(*_: object) -> None:
        raise Refusal(TableCode.OTHER_VERSION)

    site = cast(Site, SimpleNamespace(service=SimpleNamespace(elsewhere=elsewhere)))
    club = cast(Club, SimpleNamespace(missed={}))

    assert asyncio.run(overlooked_at(site, club, Heard("table", (EntrantId(0), EntrantId(1)), []), NOBODY)) == [(), ()]


def test_nobody_waits_for_a_teacher_who_reads_a_whole_year(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve who asked for what four hundred tables had said kept everybody from every table for as long as that took."""
    threads: set[str] = set()

    def heard(*_: object) -> list[Heard]:
        threads.add(current_thread().name)
        return []

    for module in (learning, lesson_of):
        monkeypatch.setattr(module, "heard_at", heard)
    with Indoors(tmp_path) as house, ThreadPoolExecutor(2 * THREADS) as teachers:
        fair = Fair(house, people("Ada", "Bo"), CARDBOARD)
        fair.do("begin")
        asked = [teachers.submit(fair.post, "learning", token=fair.made["token"], language="en") for _ in range(2 * THREADS)]
        fair.do("finish")

        assert {each.result().status_code for each in asked} == {200}
    assert len(threads) == 1
    assert not any(name.startswith("house") for name in threads)
