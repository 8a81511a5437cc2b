"""Games in the store: nothing that was acknowledged is ever lost, and whoever says it first has said it."""

import pytest

from sumdeck.store import KEPT
from sumdeck.terminal.keeping import KeptTable
from sumdeck.terminal.screen import Screen
from tests.terminal.desks import GAME_OF_TWO, PEOPLE, Desk, again, claims_of, own_store, table, two_people


def stored(kept: KeptTable) -> KeptTable:
    """The table as the store has it by now."""
    return KeptTable(own_store(), own_store().row(kept.row.id))


def test_a_game_that_was_left_goes_on_as_if_it_never_had() -> None:
    whole = Desk(table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3), two_people(GAME_OF_TWO))

    kept = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    desks = [again(kept, "", turn, "quit") for turn in GAME_OF_TWO]

    assert desks[-1].session.state == whole.session.state
    assert desks[-1].said == whole.said
    assert stored(kept).table.state.outcome == whole.session.table_state.outcome


def test_the_computer_plays_the_same_when_a_game_is_gone_on_with() -> None:
    def begun() -> KeptTable:
        return table("8 2 6", "9 4 6", centre="5 3", against=["random"], hand_size=3, deck="1 1 2 2 3 3 7 7")

    whole = Desk(begun(), ["discard 8", "discard 2", "discard 6"])
    kept = begun()
    desks = [again(kept, line) for line in ("discard 8", "discard 2", "discard 6")]

    assert desks[-1].said == whole.said


def test_leaving_says_how_to_go_on() -> None:
    kept = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)

    desk = Desk(kept, ["", "quit"], width=40)

    assert desk.shown.endswith(f"The game is saved. sumdeck resume continues it. ({kept.row.code})\n")


def test_control_c_leaves_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(screen: Screen, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", interrupted)
    desk = Desk(table("8 2 6", "9 4 6", centre="5 3", against=["greedy"], hand_size=3), [])

    assert "The game is saved." in desk.shown


def test_a_move_is_in_the_store_before_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever kills the program at the very moment of the announcement finds the move."""
    kept = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    told: list[int] = []
    note = Screen.note

    def announce(screen: Screen, text: str, style: str = "", *, whole: bool = False) -> None:
        if text.startswith("Ann: 5 + 3 = 8"):
            told.append(len(claims_of(stored(kept))))
        note(screen, text, style, whole=whole)

    monkeypatch.setattr(Screen, "note", announce)
    Desk(kept, ["", "5 + 3 = 8, take 8", ""])

    assert told[0] == 1


def test_what_was_played_in_another_window_counts_and_is_told() -> None:
    here = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    Desk(stored(here), ["", "5 + 3 = 8, take 8"])

    desk = Desk(here, ["", "discard 8", "", "discard 4"])

    assert "Ann: 5 + 3 = 8, take 8" in desk.answer("discard 8")
    assert "This game has moved on in another window." in desk.answer("discard 8")
    assert [text for _, text in claims_of(stored(here))] == ["5 + 3 = 8, take 8", "discard 4"]


def test_a_hint_in_another_window_is_no_reason_to_say_it_again() -> None:
    here = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    Desk(stored(here), ["", "?"])

    desk = Desk(here, ["", "5 + 3 = 8, take 8"])

    assert "another window" not in desk.shown
    assert desk.said == ["Ann: 5 + 3 = 8, take 8"]


def test_whoever_looks_sees_what_was_played_in_another_window() -> None:
    here = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    there = stored(here)
    here_first = Desk(here, [""])
    Desk(there, ["", "5 + 3 = 8, take 8"])

    desk = Desk(here_first.session.kept, ["", "table", "", "quit"])

    assert "Pass the screen to Bo." in desk.shown


def test_the_computer_answers_once_in_two_windows() -> None:
    here = table("8 2 6", "9 4 6", centre="5 3", against=["greedy"], hand_size=3, deck="1 1 2 2 3 3 7 7")
    there = stored(here)
    Desk(there, ["discard 8"])

    desk = Desk(here, ["discard 2", "discard 2"])

    assert [seat for seat, _ in claims_of(stored(here))][:4] == [0, 1, 0, 1]
    assert "another window" in desk.shown


def test_games_of_the_terminal_are_kept_until_somebody_erases_them() -> None:
    kept = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    Desk(kept, ["", "5 + 3 = 8, take 8"])

    assert stored(kept).row.expires_at == KEPT
