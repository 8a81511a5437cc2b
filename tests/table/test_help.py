"""How much help a seat gets: levels, and the pictures for counting that the log notes."""

import pytest

from sumdeck.rules.deals import named_deal
from sumdeck.table import Done, HouseRules, Table, TableCode, rematch
from sumdeck.table.commands import AskAid, AskHint, Sit
from sumdeck.table.help import LEVELS, Help, help_at
from sumdeck.table.house import AIDS
from tests.table.tables import BUILD, CARELESS, NAMES, PERSON, P, Q, kinds_of, laid, play_on, say, unchanged

LINE, FRAME, _ = AIDS


def with_level(level: str, **house: object) -> Table:
    """Seat 0 sits down with a level of its own, seat 1 as the house has it."""
    table = laid(house=HouseRules.load(house), seated=False)
    table.act(Sit(P, NAMES[0], "sit", level), 0)
    table.act(Sit(Q, NAMES[1], "sit"), 0)
    return table


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_gives_more_than_the_house_allows(level: str) -> None:
    nothing = help_at(level, HouseRules(hints=False, aids=()))

    assert (nothing.hints, nothing.aids) == (False, ())


def test_usually_a_seat_has_what_the_house_has() -> None:
    assert help_at("", HouseRules(aids=(LINE,))) == Help(aids=(LINE,))


def test_one_who_likes_help_gets_it_sooner() -> None:
    helped = help_at("helped", HouseRules())

    assert (helped.hints, helped.aids, helped.soon) == (True, AIDS, True)


def test_one_who_likes_none_gets_none() -> None:
    table = with_level("alone")

    unchanged(table, AskHint(P, table.n, "k"), TableCode.NO_HINTS)
    unchanged(table, AskAid(P, LINE, "k"), TableCode.NO_AID)


def test_a_level_is_for_one_seat_and_everybody_sees_it() -> None:
    table = with_level("helped")

    assert [person.help_level for person in table.screen(None).people] == ["helped", ""]
    assert (table.screen(P).help, table.screen(Q).help) == (Help(aids=AIDS, soon=True, times=2), Help(aids=AIDS))
    assert table.screen(None).help is None


def test_there_are_three_levels() -> None:
    unchanged(laid(seated=False), Sit(P, NAMES[0], "sit", "champion"), TableCode.NO_SUCH_LEVEL)


def test_one_who_likes_help_has_twice_the_time() -> None:
    table = with_level("helped", turn_seconds=30)

    assert table.due() == 60_000
    say(table, P, BUILD, now=10_000)
    assert table.due() == 40_000


def test_a_picture_is_noted_and_told_to_its_seat_alone() -> None:
    table = laid()
    before = table.screen(Q), table.screen(None)

    assert kinds_of(table.act(AskAid(P, FRAME, "k"), 0)) == ["aided"]

    assert (table.screen(Q), table.screen(None)) == before
    said = table.announcement(table.n, P)
    assert said is not None
    assert (said.code, said.details) == ("told.aided", {"aid": FRAME})


def test_a_picture_is_noted_once_for_each_position() -> None:
    table = laid()
    table.act(AskAid(P, LINE, "k"), 0)

    again = table.act(AskAid(P, LINE, "k2"), 0)
    assert (again.events, again.answer) == ((), Done(table.n))
    assert kinds_of(table.act(AskAid(P, FRAME, "k3"), 0)) == ["aided"]
    say(table, P, BUILD)
    assert kinds_of(table.act(AskAid(P, LINE, "k4"), 0)) == ["aided"]


def test_pictures_may_be_looked_at_while_others_play_and_only_while_there_is_a_game() -> None:
    assert kinds_of(laid().act(AskAid(Q, LINE, "k"), 0)) == ["aided"]
    unchanged(laid(seated=False), AskAid(P, LINE, "k"), TableCode.NOT_EVERYONE_HERE)
    unchanged(laid(PERSON, CARELESS), AskAid(Q, LINE, "k"), TableCode.NOT_IN_CHARGE)


@pytest.mark.parametrize("aid", [LINE, "calculator", ""])
def test_the_house_decides_which_pictures_there_are(aid: str) -> None:
    unchanged(laid(house=HouseRules(aids=(FRAME,))), AskAid(P, aid, "k"), TableCode.NO_AID)


def test_a_level_moves_on_with_its_person() -> None:
    table = play_on(with_level("helped", turn_seconds=1, clock_at_zero="discard"))
    deal = named_deal(table.state.game.pack_of(table.state.game_state), "again")

    assert Table(rematch(table.state, deal, bytes(16))).state.help_levels == ("", "helped")
