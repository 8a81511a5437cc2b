"""Numberloor at the text table: cards in a row, night cards out of turn, and a screen that tells nobody who holds one."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from sumdeck.cli import main
from sumdeck.rules import registry
from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Json
from sumdeck.rules.record import verify
from sumdeck.terminal.keeping import KeptTable
from tests.games.numberloor.rules.tables import LATER, Box
from tests.terminal.desks import PEOPLE, Desk, again, laid

GAME = registry.game("numberloor")


def table(*hands: str, opened: str, names: Sequence[str] = (), against: Sequence[str] = (), **settings: Json) -> KeptTable:
    """A game at its beginning: these hands, the first player's first, these open cards, and the rest as it is sorted."""
    options = GAME.options({"hand_size": len(hands[0].split())} | settings)
    box = Box(options.pack)
    deal = Deal((*box.cards(" ".join([*hands, opened])), *box.rest()), reshuffle_seed=LATER)
    return laid("numberloor", options, deal, len(hands), against, names)


def test_a_chain_is_said_at_once_and_laid_card_by_card() -> None:
    """LV-3, L-24: and stopping belongs to it."""
    kept = table("5 7 9 B3 6 3 0", "1 1 1 1 1 2 2", opened="3 B2", names=PEOPLE)
    desk = Desk(kept, ["", "5, 7, 9, balloon 3, 6, 3, stop", "quit"])

    assert desk.said == [f"Ann: {text}" for text in ("5", "7", "9", "balloon 3", "6", "3", "stop")]
    assert "Ann: 7 + 2 = 9" in desk.shown
    assert verify(desk.session.table.record(sealed=False)) == []


def test_a_chain_ends_where_a_card_does_not_fit() -> None:
    """L-110: what lies stays, what follows is forgotten."""
    desk = Desk(table("5 6 9 0", "1 1 1 1", opened="3 B2", names=PEOPLE), ["", "5, 6, 9", "quit"])

    assert desk.said == ["Ann: 5"]
    drawn, _, told = desk.answer("5, 6, 9").rpartition("Ann’s hand")
    assert "│ 5  │" in drawn
    assert "Done: 5. Not done: 6, 9. That card doesn’t go there" in " ".join(told.split())


def test_of_a_chain_whose_first_card_does_not_fit_nothing_is_laid() -> None:
    """L-110: and so there is nothing to tell but why."""
    desk = Desk(table("5 6 9 0", "1 1 1 1", opened="3 B2", names=PEOPLE), ["", "6, 5", "5", "quit"])

    assert desk.said == ["Ann: 5"]
    assert "Done" not in desk.shown


def test_a_wrong_sum_in_a_chain_is_a_mistake_and_nothing_is_laid() -> None:
    """L-24."""
    desk = Desk(table("5 7 9 0", "1 1 1 1", opened="3 B2", names=PEOPLE), ["", "3 + 2 = 5, 5 + 2 = 8, 9", "quit"])

    assert desk.said == []
    assert "Not quite: “5 + 2 = 8” isn’t true" in " ".join(desk.shown.split())


def test_the_table_as_it_is_drawn() -> None:
    desk = Desk(table("5 N7 B3", "1 1 1", opened="3 B2", names=PEOPLE), ["", "quit"])

    for piece in ("Face up", "│ 3  │", "│ ±2 │", "│ ☾7 │", "│ ±3 │", "0 stars, 3 in hand", "Ann’s hand"):
        assert piece in desk.shown


@pytest.mark.parametrize("line", ["night 8", "night 5 + 3 = 8"])
def test_a_person_is_asked_before_the_computer_player_goes_on(line: str) -> None:
    """L-57, L-68: with a night card in hand, whether it fits or not."""
    kept = table("1 1 2", "N8 0 2", opened="5 B3", against=["careless"], first_player=1)
    desk = Desk(kept, [line, "stop", "quit"])

    assert desk.said[0] == f"You: {line}"
    assert "careless is about to play" in desk.shown


def test_what_the_table_refuses_in_such_a_moment_ends_nothing() -> None:
    kept = table("2 1 1", "N8 0 2", opened="5 B3", against=["careless"], first_player=1)
    desk = Desk(kept, ["take back", "undo", "object", "link", "quit"])

    assert "nothing to take back" in desk.answer("take back")
    assert "The game is saved." in desk.shown


def test_whoever_presses_enter_lets_the_computer_player_go_on() -> None:
    kept = table("2 1 1", "N8 0 2", opened="5 B3", against=["careless"], first_player=1)
    desk = Desk(kept, ["", "", "", "", "quit"])

    assert desk.said[0] == "careless: 5 − 3 = 2"


def test_whoever_is_asked_again_sees_only_what_is_new() -> None:
    """One line after each card of the computer player, instead of the whole table."""
    kept = table("2 9 6", "N8 0 1", opened="5 B3", against=["greedy"], first_player=1)
    desk = Desk(kept, ["", "", "", "quit"])

    assert desk.said == ["greedy: 5 − 3 = 2", "greedy: 12 − 3 = 9", "greedy: 9 − 3 = 6"]
    assert desk.shown.count("Your hand") == 2  # at the first moment, and when it is one's turn
    assert "Face up: 2, ±3. Anything to say?" in desk.shown


def test_a_full_stop_lets_everything_pass_until_ones_turn() -> None:
    kept = table("2 9 6", "N8 0 1", opened="5 B3", against=["greedy"], first_player=1)
    desk = Desk(kept, [".", "quit"])

    assert len(desk.said) == 3
    assert desk.shown.count("is about to play") == 1
    assert "Anything to say?" not in desk.shown
    assert "Your turn." in desk.shown


def test_after_ones_turn_there_are_moments_again() -> None:
    kept = table("2 9 6", "N8 0 1", opened="5 B3", against=["greedy"], first_player=1)
    desk = Desk(kept, [".", "take two", "pass", "quit"])

    assert desk.shown.count("is about to play") == 2


def test_nobody_is_asked_without_a_night_card() -> None:
    kept = table("2 1 1", "0 0 2", opened="5 B3", against=["careless"], first_player=1)
    desk = Desk(kept, ["quit"])

    assert "is about to play" not in desk.shown
    assert desk.said[0] == "careless: 5 − 3 = 2"


def test_on_a_shared_screen_a_night_card_is_said_by_name() -> None:
    """L-59: in the turn of another person; the screen is passed on then."""
    desk = Desk(table("5 7 0", "N8 1 1", opened="5 B3", names=PEOPLE), ["", "Bo: night 8", "", "quit"])

    assert desk.said == ["Bo: night 8"]
    assert "Pass the screen to Bo." in desk.shown


def test_on_a_shared_screen_everybody_is_asked_alike() -> None:
    """L-109: whatever they hold."""
    kept = table("0 0 2", "1 1 2", "3 3 3", opened="5 B3", names=PEOPLE, against=["careless"], first_player=2)
    desk = Desk(kept, ["what now", "Bo: night 8", "", "", "", "quit"])

    assert "careless is about to play. To say something" in desk.shown
    assert "That card isn’t in your hand." in desk.shown
    assert desk.said[0].startswith("careless: ")


def test_a_turn_taken_over_in_the_middle_of_a_chain() -> None:
    """L-60: the planner claims, for it can play its hand out; the rest of the chain does not count."""
    kept = table("5 2 5 0", "N8 8 8 8", opened="2 B3", against=["planner"])
    desk = Desk(kept, ["5, 2, 5", "quit"])

    assert desk.said[:2] == ["You: 5", "planner: night 5 + 3 = 8"]
    assert not any(text.startswith("You") for text in desk.said[1:])
    assert "Someone was quicker." in desk.shown


def test_a_star_is_told_and_the_stars_are_the_score() -> None:
    desk = Desk(table("8 5", "1 1", opened="5 B3", names=PEOPLE, stars_to_win=1), ["", "8, 5"])

    assert "Ann: 8 − 3 = 5\nA star for Ann!" in desk.shown
    assert "1 star" in desk.shown.split("The game is over.")[1]


def test_help_rules_cards_and_hints() -> None:
    kept = table("5 7 0", "1 1 1", opened="3 B2", names=PEOPLE)
    desk = Desk(kept, ["", "help", "rules", "cards", "?", "?", "quit"])

    assert "out of turn" in desk.answer("help")
    assert "ROUND THE HOUSE" in desk.answer("rules")
    assert "Floors by night (10)" in desk.answer("cards")
    assert "just the right jump away" in desk.shown


def test_a_game_goes_on_where_it_was_left() -> None:
    kept = table("5 7 0", "1 1 1", opened="3 B2", names=PEOPLE)
    Desk(kept, ["", "5, 7", "quit"])

    assert again(kept, "", "stop", "quit").said == ["Ann: 5", "Ann: 7", "Ann: stop"]


def test_beginners_are_drawn_with_two_floors() -> None:
    desk = Desk(table("5 0 3", "1 1 1", opened="4 9", names=PEOPLE, level="beginner"), ["", "5 on 4, 0 on 9, stop", "quit"])

    assert desk.said == ["Ann: 5 on 4", "Ann: 0 on 9", "Ann: stop"]


def test_whoever_is_asked_about_a_claim_is_told_so() -> None:
    """L-69, `night_priority`."""
    names = ("Ann", "Bo", "Cy")
    kept = table("5 7 0", "1 1 1", "N8 0 0", opened="5 B3", names=names, night_priority="clockwise")
    desk = Desk(kept, ["", "Cy: night 8", "", "go on", "", "quit"])

    assert "Bo, someone has played a night card, but you come first" in desk.shown
    assert "Played out of turn" in desk.shown
    assert desk.said == ["Cy: night 8", "Bo: go on"]


def test_a_pack_of_ones_own_is_told_what_is_unusual_about_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It can be played with all the same; one that is too small cannot."""
    own = tmp_path / "own.toml"
    own.write_text(PACK, "utf-8")

    main(["play", "numberloor", "--pack", str(own), "--against", "greedy", "--level", "basic"])
    assert "exactly 6 blue balloons" in capsys.readouterr().out

    assert main(["play", "numberloor", "--pack", str(own), "--against", "greedy,greedy,greedy,greedy"]) != 0
    assert "The game needs at least 32." in "".join(capsys.readouterr())


PACK = """
game = "numberloor"
name = "own"
title = "My own"

[[card]]
kind = "floor"
time = "day"
value = "0-9"
count = 2
status = "stated"

[[card]]
kind = "balloon"
effect = "step"
value = [1, 2]
status = "stated"
"""
