"""The curtain between people at one screen."""

import re

from tests.terminal.desks import GAME_OF_TWO, PEOPLE, Desk, table, two_people

CLEARED = "-" * 60


def test_two_hands_are_never_on_the_screen_together() -> None:
    desk = Desk(table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3), two_people(GAME_OF_TWO))

    scenes = desk.shown.split(CLEARED)
    hands = [set(re.findall(r"(\w+)’s hand", scene)) for scene in scenes]

    assert {"Ann"} in hands
    assert {"Bo"} in hands
    assert all(len(names) <= 1 for names in hands)


def test_the_next_person_is_asked_for_by_name_before_anything_is_shown() -> None:
    desk = Desk(table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3), ["", "5 + 3 = 8, take 8", ""])

    waiting = desk.shown.split(CLEARED)[3]

    assert waiting.strip().startswith("Pass the screen to Bo.")
    assert "’s hand" not in waiting


def test_the_first_hand_waits_behind_the_curtain_too() -> None:
    desk = Desk(table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3), [])

    assert "Pass the screen to Ann." in desk.shown
    assert "’s hand" not in desk.shown


def test_whoever_comes_to_the_screen_reads_what_was_said_meanwhile() -> None:
    desk = Desk(table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3), ["", "5 + 3 = 8, take 8", ""])

    assert "Ann: 5 + 3 = 8, take 8   (3 cards won)" in desk.shown.split(CLEARED)[4]


def test_one_person_against_the_computer_has_no_curtain() -> None:
    desk = Desk(table("8 2 6", "9 4 6", centre="5 3", against=["greedy"], hand_size=3), ["discard 8"])

    assert "Pass the screen" not in desk.shown
    assert "Your hand" in desk.shown


def test_whoever_leaves_takes_the_hand_off_the_screen() -> None:
    desk = Desk(table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3), ["", "quit"])

    last = desk.shown.split(CLEARED)[-1]

    assert "The game is saved." in last
    assert "’s hand" not in last
