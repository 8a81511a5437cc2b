"""What an organiser is offered before a draw, and what nobody can know of it."""

from __future__ import annotations

from sumdeck.server.clubs.endpoints import as_file
from tests.server.clubs.fairs import CARDBOARD, ONLINE, Fair
from tests.server.live import Live


def test_drawing_again_draws_another_lot_and_is_offered_as_long_as_it_does(live: Live) -> None:
    fair = Fair(live, 8, CARDBOARD)
    assert not fair.view()["redrawable"]
    assert fair.do("begin")["redrawable"]
    before = {tuple(sorted(seat["name"] for seat in table["seats"])) for table in fair.open()}

    assert fair.do("redraw")["redrawable"]
    first, *others = fair.open()
    view = fair.do("report", match=first["id"], order=[[seat["entrant"]] for seat in first["seats"]])

    assert {tuple(sorted(seat["name"] for seat in table["seats"])) for table in (first, *others)} != before
    assert not view["redrawable"]


def test_nobody_is_told_what_the_lot_is_drawn_from(live: Live) -> None:
    fair = Fair(live, 8, CARDBOARD, seed="hat")

    assert "seed" not in fair.view()["settings"]
    assert "seed" not in fair.do("begin")["settings"]


def test_an_organiser_hears_before_whom_a_draw_would_seat(live: Live) -> None:
    fair = Fair(live, 4, CARDBOARD)
    assert fair.do("begin")["filling"] == []

    view = fair.do("enter", entrants=[{"name": "Late Lena"}])

    assert view["drawable"]
    assert [(each["side"], each["players"]) for each in view["filling"]] == [("winners", [4])]


def test_a_side_event_has_a_name_of_its_own(live: Live) -> None:
    for wish, name in (({"name": "Fair of the beaten"}, "Fair of the beaten"), ({}, "Spring fair 2")):
        fair = Fair(live, 4, CARDBOARD)
        fair.do("begin")
        side = fair.do("side", **wish)["side"]

        assert live.ask("GET", f"/api/clubs/{side}").json()["plan"]["name"] == name


def test_who_sits_down_knows_which_game_it_is(live: Live) -> None:
    fair = Fair(live, [{"name": "Ada"}, {"name": "Ben"}], ONLINE)
    fair.do("begin")
    token = fair.post("name", entrant=0).json()["token"]

    assert fair.post("seat", token=token).json()["match"] == fair.open()[0]["id"]


def test_files_are_called_after_their_tournament(live: Live) -> None:
    fair = Fair(live, 4, CARDBOARD)
    fair.do("begin")

    for what in ("standings.csv", "results.csv", "bracket.pdf"):
        told = live.ask("GET", f"/api/clubs/{fair.id}/{what}").headers["content-disposition"]
        assert told == f"attachment; filename=\"Spring-fair-{what}\"; filename*=UTF-8''Spring-fair-{what}"


def test_no_name_of_a_tournament_breaks_out_of_the_name_of_a_file() -> None:
    told = as_file('Größe "14"\r\n小', "results", "csv")["content-disposition"]

    assert told == "attachment; filename=\"Gr-e-14-results.csv\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe-14-%E5%B0%8F-results.csv"
    assert as_file("?!", "bracket", "pdf")["content-disposition"].startswith('attachment; filename="sumdeck-bracket.pdf";')


def test_a_german_spreadsheet_gets_the_separator_that_it_expects(live: Live) -> None:
    fair = Fair(live, 4, CARDBOARD)
    fair.do("begin")

    for what, columns in (("standings.csv", 6), ("results.csv", 8)):
        for language, separator in (("de", ";"), ("en", ",")):
            text = live.ask("GET", f"/api/clubs/{fair.id}/{what}?language={language}").content.decode("utf-8-sig")
            assert {len(line.split(separator)) for line in text.splitlines()} == {columns}
            assert (";Platz" in f";{text}") == (language == "de")
