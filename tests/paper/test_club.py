"""For clubs: certificates, and stickers that a camera reads."""

from dataclasses import replace

import pytest
import zxingcpp

from sumdeck.paper.certificates import Certificate, certificates
from sumdeck.paper.fonts import Unprintable
from sumdeck.paper.measures import MM, PAPERS, Box, Paper
from sumdeck.paper.stickers import LONGEST, Sticker, stickers
from tests.paper.reading import is_blank, overlapping, picture, reader, text_of, titles, words

FAIR = Certificate("Łucja", "Spring fair: Mathino", "16 May", 1)
ADDRESS = "http://192.168.1.17:8000/#brave-otter-green-lake"


def table(number: int, address: str = ADDRESS) -> Sticker:
    return Sticker(f"Table {number}", address, "brave otter green lake", "Spring fair")


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)
def test_a_certificate_says_who_came_to_which_place_where_and_when(paper: Paper) -> None:
    pdf = certificates([FAIR], paper)

    assert all(text in text_of(pdf) for text in ("Łucja", "won", "Spring fair: Mathino", "16 May"))
    for page in words(pdf):
        assert overlapping(page) == []
        assert all(Paper("sideways", paper.height, paper.width).printable.holds(box) for _, box in page)


def test_there_is_a_page_for_each_and_a_bookmark_with_the_name() -> None:
    pdf = certificates([FAIR, Certificate("Otter", "Spring fair", "", None)], PAPERS["a4"])

    assert titles(pdf) == ["Łucja", "Otter"]
    assert "took part" in str(reader(pdf).pages[1].extract_text())


def test_a_very_long_name_is_made_to_fit() -> None:
    paper = PAPERS["letter"]

    pdf = certificates([Certificate("Wolfeschlegelsteinhausenbergerdorff " * 3, "A fair " * 20, "some day " * 9, 200)], paper)

    assert all(Paper("sideways", paper.height, paper.width).printable.holds(box) for page in words(pdf) for _, box in page)


def test_a_name_that_no_font_has_is_refused_by_its_letters() -> None:
    with pytest.raises(Unprintable, match="明"):
        certificates([Certificate("小明", "A fair", "", 1)], PAPERS["a4"])


def test_a_name_and_a_tournament_that_are_left_empty_can_be_written_in() -> None:
    paper = Paper("sideways", PAPERS["a4"].height, PAPERS["a4"].width)

    pdf = certificates([Certificate("", "", "16 May", 2), Certificate("Otter", "A fair", "16 May", 3)], PAPERS["a4"])

    assert titles(pdf) == ["2", "Otter"]
    for down in (110, 143):
        line = Box(75 * MM, paper.height - (down + 1) * MM, 25 * MM, 2 * MM)
        assert [is_blank(picture(pdf, page, 2), line, paper) for page in (0, 1)] == [False, True]
    corner = Box(10 * MM, paper.height - 21 * MM, 11 * MM, 11 * MM)
    assert not any(is_blank(picture(pdf, page), corner, paper) for page in (0, 1)), "the border is on every page"


def test_no_certificates_and_no_stickers_are_no_document() -> None:
    with pytest.raises(ValueError, match="no certificates"):
        certificates([], PAPERS["a4"])
    with pytest.raises(ValueError, match="no stickers"):
        stickers([], PAPERS["a4"])


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("address", [ADDRESS, "https://example.org/ü?a=1&b=2", "http://a.example/" + "x" * 200])
def test_a_camera_finds_the_table_by_its_sticker(paper: str, address: str) -> None:
    pdf = stickers([table(number, f"{address}-{number}") for number in range(1, 10)], PAPERS[paper])

    found = [code.text for page in (0, 1) for code in zxingcpp.read_barcodes(picture(pdf, page, 3))]

    assert sorted(found) == sorted(f"{address}-{number}" for number in range(1, 10))


def test_stickers_are_tidy_and_say_the_words_too() -> None:
    pdf = stickers([table(number) for number in range(1, 9)], PAPERS["letter"])

    assert titles(pdf) == ["Table 1 – Table 8"]
    assert text_of(pdf).count("Spring fair") == 8
    assert text_of(pdf).count(ADDRESS) == 8
    for page in words(pdf):
        assert overlapping(page) == []
        assert all(PAPERS["letter"].printable.holds(box) for _, box in page)


@pytest.mark.parametrize("paper", PAPERS)
def test_stickers_name_the_players_and_a_poster_comes_first(paper: str) -> None:
    players = ("Otter", "小明", "Wolfeschlegelsteinhausenbergerdorff", "Łucja")
    seated = [replace(table(number), players=players[: 2 + number % 3]) for number in range(1, 9)]

    pdf = stickers(seated, PAPERS[paper], Sticker("Come in", ADDRESS, "brave otter green lake", "Spring fair " * 5))

    assert titles(pdf) == ["Come in", "Table 1 – Table 8"]
    assert text_of(pdf).count("Otter") == 8
    assert zxingcpp.read_barcodes(picture(pdf, 0, 2))[0].text == ADDRESS
    for page in words(pdf):
        assert overlapping(page) == []
        assert all(PAPERS[paper].printable.holds(box) for _, box in page)


@pytest.mark.parametrize("address", ["", "x" * (LONGEST + 1)])
def test_an_address_that_no_sticker_holds_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="an address has 1 to"):
        stickers([table(1, address)], PAPERS["a4"])


def test_the_same_wish_gives_the_same_bytes() -> None:
    assert certificates([FAIR], PAPERS["a4"]) == certificates([FAIR], PAPERS["a4"])
    assert stickers([table(1)], PAPERS["a4"]) == stickers([table(1)], PAPERS["a4"])
