"""What a club prints: by everybody who knows it, on both papers, and never with an address that somebody made up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import pytest
import zxingcpp

from sumdeck.club.commands import Begin, Enter
from sumdeck.club.settings import Settings
from sumdeck.club.tournament import Tournament, open_tournament
from sumdeck.paper import stickers
from sumdeck.paper.measures import PAPERS
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.clubs.paper import SIZES
from sumdeck.server.clubs.press import MOST_CLUBS, Press
from sumdeck.server.limits import PerAddress
from sumdeck.server.service import Service
from sumdeck.server.workers import NOBODY, Share
from tests.paper.reading import picture, reader, text_of, titles
from tests.server.clubs.fairs import CARDBOARD, ONLINE, Fair, computers
from tests.server.indoors import Indoors
from tests.server.live import Live, Served
from tests.waiting import LIMIT

FOUR = [{"name": name} for name in ("Otter", "Fox", "Owl", "小明")]


def fair(live: Served, **settings: Any) -> Fair:
    return Fair(live, FOUR, CARDBOARD, seeding="given", **settings)


def printed(fair: Fair, what: str, **headers: str) -> bytes:
    answer = fair.live.ask("GET", f"/api/clubs/{fair.id}/{what}", **headers)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf"), answer.text
    assert answer.headers["content-disposition"].startswith("attachment")
    body: bytes = answer.content
    return body


def refused(fair: Fair, what: str, **headers: str) -> tuple[int, str]:
    answer = fair.live.ask("GET", f"/api/clubs/{fair.id}/{what}", **headers)
    return answer.status_code, answer.json()["code"]


def end_round(fair: Fair) -> None:
    """The first of every table wins."""
    for table in fair.open():
        fair.do("report", match=table["id"], order=[[seat["entrant"]] for seat in table["seats"]])


def codes_on(pdf: bytes) -> list[str]:
    """What a camera reads, page by page."""
    return [code.text for page in range(len(reader(pdf).pages)) for code in zxingcpp.read_barcodes(picture(pdf, page, 3))]


def test_the_bracket_is_printed_as_it_stands_now(live: Live) -> None:
    club = fair(live)
    assert refused(club, "bracket.pdf") == (400, "club.not_begun")
    club.do("begin")
    before = printed(club, "bracket.pdf")

    end_round(club)
    club.do("draw")
    after = printed(club, "bracket.pdf")

    assert titles(after) == ["Bracket", "Standings"]
    assert all(name in text_of(after) for name in ("Spring fair", "Otter", "Fox", "Owl"))
    assert ("winner of 1" in text_of(before), "winner of 1" in text_of(after)) == (True, False)
    assert printed(club, "bracket.pdf") == after


def test_both_papers_are_known_and_no_other(live: Live) -> None:
    club = fair(live)
    club.do("begin")

    for name, paper in PAPERS.items():
        for what, sideways in (("bracket", True), ("stickers", False)):
            box = reader(printed(club, f"{what}.pdf?paper={name}")).pages[0].mediabox
            wanted = (paper.height, paper.width) if sideways else (paper.width, paper.height)
            assert (float(box.width), float(box.height)) == pytest.approx(wanted, abs=0.01)
    assert refused(club, "bracket.pdf?paper=a3") == (400, "web.unreadable")
    assert set(SIZES) == set(PAPERS)


def test_certificates_come_after_the_last_game_in_the_order_of_places(live: Live) -> None:
    club = fair(live)
    for do in ("begin", "draw"):
        club.do(do)
        assert refused(club, "certificates.pdf") == (400, "web.not_over")
        end_round(club)

    pdf = printed(club, "certificates.pdf")

    rows = club.view()["plan"]["standings"]
    pages = [" ".join(page.extract_text().split()) for page in reader(pdf).pages]
    assert len(pages) == len(rows) == 4
    for row, page in zip(rows, pages, strict=True):
        assert {1: "won", 2: "came 2nd in", 3: "came 3rd in"}[row["place"]] + " Spring fair" in page
        assert row["name"] in page or row["name"] == "小明"
        assert f"{datetime.now().astimezone():%Y}" in page


def test_who_has_left_took_part(live: Live) -> None:
    club = fair(live)
    club.do("begin")
    club.do("withdraw", entrant=1)
    while not club.view()["plan"]["over"]:
        end_round(club)
        if club.view()["drawable"]:
            club.do("draw")

    text = text_of(printed(club, "certificates.pdf"))

    assert "Fox took part in Spring fair" in text
    assert "Otter won Spring fair" in text


def test_computer_players_get_no_certificate(live: Live) -> None:
    club = Fair(live, [{"name": "Ada"}, {"name": "Ben"}, *computers(2)], ONLINE)
    club.do("begin")
    while not (view := club.view())["plan"]["over"]:
        for table in club.open():
            club.do("report", match=table["id"], order=[[seat["entrant"]] for seat in table["seats"]])
        if view["drawable"]:
            club.do("draw")

    text = text_of(printed(club, "certificates.pdf"))

    # Computer players may be done before somebody tells their result; whoever came before a person counts in any case.
    place = next(row["place"] for row in club.view()["plan"]["standings"] if row["name"] == "Ada")
    assert ("Ada won" if place == 1 else f"Ada came {place}") in text
    assert "careless" not in text


def test_a_german_club_prints_in_german(live: Live) -> None:
    club = fair(live)
    while not club.do("draw" if club.view()["begun"] else "begin")["plan"]["over"]:
        end_round(club)
        if not club.view()["drawable"]:
            break

    assert "Turnierbaum" in text_of(printed(club, "bracket.pdf?language=de"))
    urkunde = text_of(printed(club, "certificates.pdf?language=de"))
    assert "Otter hat gewonnen: Spring fair" in urkunde
    assert "Certificate" in text_of(printed(club, "certificates.pdf")), "and nobody else does"
    assert "Tisch 1" in text_of(printed(club, "stickers.pdf?language=de"))
    assert refused(club, "bracket.pdf?language=xx") == (400, "web.unreadable")


def test_each_table_in_the_room_has_a_sticker_that_leads_to_it(live: Live) -> None:
    club = fair(live)
    link = f"{live.address}/#/club/{club.id}"

    pdf = printed(club, "stickers.pdf")

    assert codes_on(pdf) == [link, f"{link}/table/1", f"{link}/table/2"], "before anybody plays, and for all rounds"
    poster, tables = (" ".join(page.extract_text().split()) for page in reader(pdf).pages)
    assert all(club.made["code"] in page for page in (poster, tables))
    assert all(words in tables for words in ("Table 1", "Table 2"))
    assert club.made["token"] not in tables
    club.do("begin")
    for entrant in (0, 1):
        club.do("withdraw", entrant=entrant)
    assert len(codes_on(printed(club, "stickers.pdf"))) == 3, "a table that was in use keeps its sticker"


@pytest.mark.parametrize("host", ["fair.example", "Fair.Example:8443", "192.168.1.17:8000", "[2001:db8::1]:8000"])
def test_the_link_is_the_address_by_which_one_has_come(live: Live, host: str) -> None:
    club = fair(live)

    assert codes_on(printed(club, "stickers.pdf", host=host))[0] == f"http://{host.lower()}/#/club/{club.id}"


@pytest.mark.parametrize(
    "host", ["", "a b", "you@evil.example", "evil.example/x#", '"><script>', "a:123456", "x" * 200, "a:b", "-a"]
)
def test_what_is_no_address_is_not_printed(live: Live, host: str) -> None:
    club = fair(live)

    answer = live.ask("GET", f"/api/clubs/{club.id}/stickers.pdf", host=host)

    assert answer.status_code == 400
    assert b"%PDF" not in answer.content


def test_a_club_that_is_not_there_prints_nothing(live: Live) -> None:
    for what in ("bracket", "certificates", "stickers"):
        assert live.ask("GET", f"/api/clubs/nowhere/{what}.pdf").status_code == 404


def test_whoever_asks_too_often_waits(tmp_path: Path) -> None:
    with Indoors(tmp_path, visits_at_once=2) as live:
        club = fair(live)

        answers = [live.ask("GET", f"/api/clubs/{club.id}/stickers.pdf").status_code for _ in range(3)]

        assert answers == [200, 200, 429]


def test_whoever_calls_the_house_by_many_names_has_only_so_much_drawn(tmp_path: Path) -> None:
    """The address stands on stickers, so each name of the house is another drawing, and for five hundred tables a long one."""
    with Indoors(tmp_path, papers_at_once=2) as live:
        club = fair(live)

        answers = [live.ask("GET", f"/api/clubs/{club.id}/stickers.pdf", host=host).status_code for host in "abcb"]

        assert answers == [200, 200, 429, 200], "what is drawn already is had by everybody"


def test_stickers_are_masked_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """To find the best mask is seven eighths of the work of a code."""
    tried = Mock(return_value=3)
    monkeypatch.setattr(stickers, "best_mask", tried)
    wanted = [stickers.Sticker(f"Table {number}", f"http://fair.example/#/club/x/table/{number}") for number in range(1, 30)]

    pdf = stickers.stickers(wanted, PAPERS["a4"])

    assert codes_on(pdf) == [sticker.address for sticker in wanted]
    tried.assert_called_once()


class Apart:
    """A service that draws at once, and counts."""

    def __init__(self) -> None:
        self.drawn = 0

    async def elsewhere(self, share: Share, work: Callable[..., bytes], *drawn: Any) -> bytes:
        self.drawn += 1
        return work(*drawn)


class Hosted:
    """As much of a club as the press knows."""

    def __init__(self) -> None:
        self.tournament = Tournament([open_tournament("Fair", Settings())])


def test_nothing_is_drawn_twice_while_nothing_has_changed() -> None:
    service, club = Apart(), Hosted()
    press = Press(cast(Service, service), PerAddress(0, 1000, lambda: 0.0))

    async def ask(what: str, about: Hosted = club, link: str = "here") -> int:
        document = await press.printed(NOBODY, cast(Club, about), draw, what, "en", "a4", link)
        assert document == f"{what} en a4 {link}".encode()
        return service.drawn

    def draw(*drawn: str) -> bytes:
        return " ".join(drawn).encode()

    async def story() -> None:
        assert [await ask(what) for what in ("a", "b", "a", "b")] == [1, 2, 2, 2]
        for command in (Enter("Otter"), Enter("Fox"), Begin()):
            club.tournament.act(command)
        assert [await ask(what) for what in ("a", "a")] == [3, 3]
        assert [await ask("b", link=str(link)) for link in range(9)] == [*range(4, 13)]
        assert await ask("a") == 12, "who calls the house by many names does not make it forget what it has drawn for others"
        others = [Hosted() for _ in range(MOST_CLUBS)]
        for other in others:
            await ask("a", other)
        drawn = service.drawn
        assert await ask("a") == drawn + 1, "what is kept has an end"

    asyncio.run(story())


class Slow(Apart):
    """One that never ends with what is called slow."""

    def __init__(self) -> None:
        super().__init__()
        self.busy = asyncio.Event()

    async def elsewhere(self, share: Share, work: Callable[..., bytes], *drawn: Any) -> bytes:
        document = await super().elsewhere(share, work, *drawn)
        if "slow" in drawn:
            self.busy.set()
            await asyncio.get_running_loop().create_future()
        return document


def words(*drawn: str) -> bytes:
    return " ".join(drawn).encode()


def test_what_is_drawn_already_and_what_others_wish_for_wait_for_nobody() -> None:
    """One document is drawn at a time for an address, and somebody may wish for thirty others first."""

    async def story() -> None:
        service, club = Slow(), cast(Club, Hosted())
        press = Press(cast(Service, service), PerAddress(0, 1000, lambda: 0.0))
        await press.sheet(NOBODY, words, "cards")
        await press.printed(NOBODY, club, words, "sheets", "en", "a4", "here")
        busy = asyncio.create_task(press.sheet(NOBODY, words, "slow"))
        await service.busy.wait()

        async with asyncio.timeout(LIMIT):
            assert await press.sheet(NOBODY, words, "cards") == b"cards"
            assert await press.printed(NOBODY, club, words, "sheets", "en", "a4", "here") == b"sheets en a4 here"
            assert await press.sheet(Share("another address"), words, "rules") == b"rules"
            assert await press.printed(Share("another address"), club, words, "poster", "en", "a4") == b"poster en a4"
        busy.cancel()

    asyncio.run(story())
