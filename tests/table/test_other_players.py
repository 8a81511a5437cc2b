"""Another computer player takes the seat of one, in the middle of a game."""

import pytest

from sumdeck.rules.deals import named_deal
from sumdeck.table import HouseRules, Table, TableCode, rematch
from sumdeck.table.commands import STAND_IN, Ask
from tests.table.tables import BUILD, CARELESS, PERSON, P, Q, R, ask, kinds_of, laid, play_on, reply, say, unchanged

AT_HOME = HouseRules(own_names=True, turn_seconds=1, clock_at_zero="discard")


def exchanged() -> Table:
    """Seat 0 has built; then Leo, an expert, sits down in place of the computer player that was careless."""
    table = laid(PERSON, CARELESS, house=AT_HOME)
    say(table, P, BUILD)
    ask(table, P, STAND_IN, missing=Q, player="expert", called="Leo")
    return table


def test_another_plays_on_with_the_same_cards() -> None:
    table = exchanged()
    seen = table.screen(P).people[Q]

    assert (seen.kind, seen.name, seen.player) == ("computer", "Leo", "expert")
    move = table.computer_move()
    assert move is not None
    assert (move.seat, move.player) == (Q, "expert")
    table.act(move, 0)
    told = table.announcement(table.n, P)
    assert told is not None
    assert (told.code, told.details["name"]) == ("told.claimed", "Leo")


def test_what_the_one_before_had_in_mind_is_not_heard_any_more() -> None:
    table = laid(PERSON, CARELESS)
    say(table, P, BUILD)
    thought = table.computer_move()
    assert thought is not None
    ask(table, P, STAND_IN, missing=Q, player="planner")

    unchanged(table, thought, TableCode.NOT_IN_CHARGE)


def test_everybody_hears_of_it_and_a_log_goes_on_with_the_other() -> None:
    table = exchanged()
    asked, agreed = table.announcement(table.n - 1, P), table.announcement(table.n, None)
    assert asked is not None
    assert agreed is not None

    assert (asked.code, agreed.code) == ("told.other_asked", "told.other_plays")
    assert asked.details["player"] == agreed.details["player"] == "expert"
    assert Table(table.log).state == table.state


def test_what_the_one_before_has_said_stays_theirs() -> None:
    """Whoever comes later, or looks back, hears it from the one who said it."""
    table = laid(PERSON, CARELESS, house=AT_HOME)
    say(table, P, BUILD)
    move = table.computer_move()
    assert move is not None
    table.act(move, 0)
    said, before = table.n, table.state.names[Q]
    ask(table, P, STAND_IN, missing=Q, player="expert", called="Leo")

    told = Table(table.log).announcement(said, P)

    assert told is not None
    assert told.details["name"] == before != "Leo"


def test_a_rematch_is_against_the_other_too() -> None:
    state = play_on(exchanged()).state
    again = rematch(state, named_deal(state.game.pack_of(state.game_state), "again"), bytes(16))

    assert Table(again).state.people[0].player == "expert"
    assert Table(again).state.names[0] == "Leo"


def test_the_other_people_are_asked() -> None:
    table = laid(PERSON, PERSON, CARELESS)

    assert kinds_of(ask(table, P, STAND_IN, missing=R, player="planner")) == ["stand_in_asked"]
    assert table.screen(Q).prompt == "prompt.stand_in"
    assert kinds_of(reply(table, Q, STAND_IN, True)) == ["agreed", "stand_in_agreed"]
    assert table.state.in_charge(R) == table.state.names[R] == "planner"


@pytest.mark.parametrize(
    ("player", "called", "code"),
    [
        ("", "", TableCode.NOT_A_PERSON),
        ("grandma", "", TableCode.NO_SUCH_PLAYER),
        ("planner", "Stinker", TableCode.BAD_NAME),
        ("careless", "", TableCode.SAME_NAME),
    ],
)
def test_it_has_to_be_somebody_with_a_friendly_name_of_their_own(player: str, called: str, code: TableCode) -> None:
    table = laid(PERSON, CARELESS)

    unchanged(table, Ask(P, STAND_IN, table.n, "k", Q, player, called), code)


def test_where_the_rules_are_locked_everybody_keeps_the_opponent_they_were_given() -> None:
    table = laid(PERSON, CARELESS, house=HouseRules(locked=True))

    unchanged(table, Ask(P, STAND_IN, table.n, "k", Q, "planner"), TableCode.RULES_LOCKED)
