"""Help tells what this table needs, and nothing that it does not have; tables are there for who asks."""

import io

import pytest

from sumdeck.rules import registry
from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Json
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.terminal_view import terminal_view_of
from tests.terminal.desks import Desk, laid

TOPICS = {
    ("mathino", "young"): ("capture 50", "building"),
    ("mathino", "starter"): ("building 50", "digit sums"),
    ("mathino", "basic"): ("stack 50", "squared"),
    ("mathino", "advanced"): ("cube root", "object"),
    ("numberloor", "beginner"): ("5 on left", "balloon"),
    ("numberloor", "intermediate"): ("balloon 2", "night"),
    ("numberloor", "basic"): ("night 8", "on left"),
}
"""What help says at a level, and what it leaves out there."""


@pytest.mark.parametrize(("name", "level"), TOPICS)
def test_help_is_for_the_level(name: str, level: str) -> None:
    shown, absent = TOPICS[name, level]

    told = help_of(name, level=level)

    assert shown in told
    assert absent not in told


def test_help_follows_the_house_rules() -> None:
    assert "object" in help_of("mathino", mistakes="claims")
    assert "stack" not in help_of("mathino", stacking=False)
    assert "negative" not in help_of("mathino", negatives=False)


def test_tables_are_shown_to_who_asks() -> None:
    """M-12: products, squares and cubes may be looked up."""
    game = registry.game("mathino")
    options = game.options({"level": "advanced"})
    desk = Desk(
        laid("mathino", options, named_deal(options.pack, "one", reshuffles=True), 2, ["greedy"], []), ["tables", "help", "quit"]
    )

    assert "169" in desk.answer("tables")
    assert "15625" in desk.answer("tables")
    assert "tables" in desk.answer("help")


def help_of(name: str, **options: Json) -> str:
    """What a player is told."""
    game, shown = registry.game(name), io.StringIO()
    terminal_view_of(game).show_help(Screen(io.StringIO(), shown, width=200), game.options(options))
    return shown.getvalue()
