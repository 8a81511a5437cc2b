"""When a game is over: another game, a second look, good-bye."""

from sumdeck.terminal.keeping import KeptTable
from tests.terminal.desks import GAME_OF_TWO, PEOPLE, Desk, own_store, table, two_people


def over(*lines: str) -> Desk:
    """Ann and Bo after their game."""
    kept = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    return Desk(kept, [*two_people(GAME_OF_TWO), "7", *lines])


def test_whoever_plays_again_sits_at_the_next_table_one_seat_on() -> None:
    desk = over("again")

    assert desk.following is not None
    assert desk.following.table.state.names == ("Bo", "Ann")
    assert desk.following.table.state.to_act
    assert desk.session.table_state.rematch == desk.following.row.id


def test_a_rematch_that_was_laid_elsewhere_is_the_one() -> None:
    desk = over("again")
    kept = KeptTable(own_store(), own_store().row(desk.session.kept.row.id))

    again = Desk(kept, ["7", "again"])

    assert again.following is not None
    assert desk.following is not None
    assert again.following.row == desk.following.row


def test_a_second_look_shows_where_there_was_more_and_never_what() -> None:
    kept = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    turns = ["discard 2", "discard 4", "discard 6", "discard 6", "discard 8", "discard 9", "pass"]
    desk = Desk(kept, [*two_people(turns), "look Ann", "", "5 + 3 = 9", "?", "5 + 3 = 8, take 8", "", ""])

    assert "On turn 1 Ann could have won 3 cards. At the time it was 0. Find it!" in desk.shown
    assert "isn’t true" in desk.answer("5 + 3 = 9")
    assert "Look again" in desk.answer("?")
    assert "Yes! That wins 3 cards." in desk.answer("5 + 3 = 8, take 8")


def test_where_nothing_was_missed_there_is_nothing_to_look_at() -> None:
    assert "You’ve seen everything there is to see." in over("look Ann", "").shown


def test_nothing_or_quit_leaves() -> None:
    assert over("").following is None
    assert over("quit").following is None
    assert over().following is None
