"""Rules, score sheets, tables and checklists: on every paper, with nothing off the page and no words on each other."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files

import pytest

from fives.rules import Fives
from sumdeck.games.mathino.rules.tables import sums_of_digits
from sumdeck.games.numero.paper.design import EACH, WORTH
from sumdeck.paper.design import Design, checklists, design_of, designs, score_sheets, tables
from sumdeck.paper.looks import Look
from sumdeck.paper.measures import PAPERS
from sumdeck.paper.rules import rules_pages
from sumdeck.rulebook import rules_of, setting_up
from sumdeck.rules import registry
from sumdeck.words import say
from tests.budget import by_turns
from tests.paper.reading import overlapping, reader, text_of, titles, words
from tests.ways import ways

GAMES = registry.games()
LOOKS = [Look(paper, large) for paper in PAPERS.values() for large in (False, True)]


def designed(game: str) -> Design:
    return design_of(registry.game(game))


@cache
def all_rules(game: str, look: Look) -> bytes:
    design = designed(game)
    return rules_pages(design, [design.game.options(way) for way in ways(design.game)], look)


def assert_tidy(pdf: bytes, look: Look) -> None:
    for page in words(pdf):
        assert page
        assert overlapping(page) == []
        assert all(look.paper.printable.holds(box) for _, box in page)


@pytest.mark.parametrize(("game", "look"), by_turns(GAMES, LOOKS), ids=str)
def test_rules_are_tidy(game: str, look: Look) -> None:
    assert_tidy(all_rules(game, look), look)


@pytest.mark.parametrize(("game", "paper"), by_turns(GAMES, PAPERS))
def test_there_is_one_page_of_rules_for_each_level(game: str, paper: str) -> None:
    played = registry.game(game)

    pages = reader(all_rules(game, Look(PAPERS[paper]))).pages

    assert len(pages) == len(ways(played))
    for page, level in zip(pages, played.levels(), strict=bool(played.levels())):
        assert say(f"level.{played.family}.{level.name}") in " ".join(page.extract_text().split())


@pytest.mark.parametrize(("game", "large"), by_turns(GAMES, [False, True]))
def test_every_rule_of_a_level_is_on_paper_whole(game: str, large: bool) -> None:
    design = designed(game)
    for way in ways(design.game):
        options = design.game.options(way)

        printed = text_of(rules_pages(design, [options], Look(large=large)))

        # A sample of cards stands on the page too: words are looked for, one after the other.
        for text in [*setting_up(design.game, options), *rules_of(design.game, options)]:
            assert re.sub(r"\W", "", text) in re.sub(r"\W", "", printed), text


@pytest.mark.parametrize("look", LOOKS[::2], ids=str)
@pytest.mark.parametrize("make", [score_sheets, tables, checklists])
def test_sheets_of_all_games_are_tidy(make: Callable[[Sequence[Design], Look], bytes | None], look: Look) -> None:
    pdf = make(designs(), look)

    assert pdf is not None
    assert_tidy(pdf, look)
    assert pdf == make(designs(), look)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_score_sheets(game: str) -> None:
    pdf = score_sheets([designed(game)], Look())

    assert pdf is not None
    assert titles(pdf)


def test_a_game_without_sheets_gives_none() -> None:
    plain: Sequence[Design] = [design_of(Fives())]

    assert (score_sheets(plain, Look()), tables(plain, Look()), checklists(plain, Look())) == (None, None, None)
    assert tables([designed("formula")], Look()) is None


def test_the_checklist_says_what_the_rules_say() -> None:
    """N-80: the table in the README of the game."""
    text = (files("sumdeck.games.numero") / "README.md").read_text("utf-8")
    table = dict(re.findall(r"^  \| (\d+) \| (\w+) \|", text, re.MULTILINE))

    assert {item: str(points) if points else "printed" for item, points in WORTH.items()} == table
    assert set(EACH) == {"1", "2"}


def test_there_are_four_checklists_with_every_item() -> None:
    pdf = checklists([designed("numero")], Look())

    assert pdf is not None
    printed = text_of(pdf)
    assert printed.count("a take with all four of them") == printed.count("most cards at the end") == 4


@pytest.mark.parametrize(("number", "sums"), [(7, []), (10, [1]), (99, [18, 9]), (169, [16, 7]), (2197, [19, 10, 1])])
def test_digit_sums_go_on_to_one_digit(number: int, sums: list[int]) -> None:
    """M-118, M-119, M-122."""
    assert sums_of_digits(number) == sums


def test_the_tables_hold_every_product_and_power() -> None:
    pdf = tables([designed("mathino")], Look())
    assert pdf is not None
    products, powers = ([text for text, _ in page] for page in words(pdf))

    for left in range(1, 14):
        for right in range(1, 14):
            assert str(left * right) in " ".join(products).split()
    assert all(str(number**power) in " ".join(powers).split() for number in range(1, 26) for power in (1, 2, 3))
