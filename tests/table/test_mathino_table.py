"""What Mathino asks of the table besides playing: a clock with a rule of its own, and hands that lie open."""

import pytest

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Json, Refusal, Seat
from sumdeck.table import HouseRules, SeatPlan, Table, TableCode, open_table
from sumdeck.table.commands import TAKE_BACK, Ask, Say, TimeUp
from sumdeck.table.computers import computer_move
from tests.games.mathino.rules.tables import Box, dealt
from tests.table.tables import CARELESS, NONCE, PERSON, P, Q, ask, kinds_of, occupied, reply, say, unchanged

GAME = Mathino()


def test_out_of_time_the_rules_say_what_is_laid_down() -> None:
    """M-168: the card with fewest points, the lowest of them; not the shortest sentence."""
    box = Box(dealt())
    first = [card for text in ("1 4 2g 9", "13 12 11 10", "7 5 6 8") for card in box.cards(text)]
    house = HouseRules(turn_seconds=30, clock_at_zero="discard")
    deal = Deal((*first, *box.left), reshuffle_seed="cd" * 32)
    table = occupied(Table([open_table(GAME, GAME.options({}), [PERSON] * 2, deal, NONCE, house)], GAME))

    table.act(TimeUp(), 31_000)
    said = computer_move(table.state)

    assert said is not None
    assert (said.seat, said.text) == (Seat(0), "discard 4")


@pytest.mark.parametrize("seconds", [0, 30])
@pytest.mark.parametrize("said", ["time is up, discard 4", "forfeit"])
def test_what_only_the_clock_does_is_not_said_by_a_person(seconds: int, said: str) -> None:
    """M-168: with a clock or without one."""
    options = GAME.options({"discard_rule": "no_capture", "timeout_action": "forfeit" if said == "forfeit" else "discard"})
    box = Box(dealt())
    first = [card for text in ("12 4 9 9", "13 12 11 10", "4 5 6 8") for card in box.cards(text)]
    house = HouseRules(turn_seconds=seconds, clock_at_zero="discard" if seconds else "wait")
    deal = Deal((*first, *box.left), reshuffle_seed="cd" * 32)
    table = occupied(Table([open_table(GAME, options, [PERSON] * 2, deal, NONCE, house)], GAME))

    unchanged(table, Say(P, said, table.n, "k"), TableCode.ONLY_THE_CLOCK)
    if seconds:
        table.act(TimeUp(), 31_000)
        by_clock = computer_move(table.state)
        assert by_clock is not None
        assert by_clock.text == said
        assert kinds_of(table.act(by_clock, 31_000)) == ["claimed"] or said == "forfeit"


def test_whoever_was_not_warned_by_a_screen_is_warned_by_the_table() -> None:
    """M-77, M-85: a build that only others could capture is said twice, unless a screen has warned of it."""
    box = Box(dealt())
    first = [card for text in ("1 4 2g 9", "13 12 11 10", "7 5 6 8") for card in box.cards(text)]
    deal = Deal((*first, *box.left), reshuffle_seed="cd" * 32)
    table = occupied(Table([open_table(GAME, GAME.options({}), [PERSON] * 2, deal, NONCE)], GAME))

    with pytest.raises(Refusal, match=Code.LEFT_TO_OTHERS):
        table.act(Say(P, "7 + 4 = 11", table.n, "k", unwarned=True), 4)
    assert kinds_of(table.act(Say(P, "7 + 4 = 11", table.n, "l"), 5)) == ["claimed"]


def trusting(*others: str) -> Table:
    """A person and computer players who check each other; the person holds 1 4 2 9, and 7 5 6 8 lie on the table."""
    box = Box(dealt())
    hands = ("1 4 2g 9", "13 12 11 10", "3 3 12 13")[: len(others) + 1]
    first = [card for text in (*hands, "7 5 6 8") for card in box.cards(text)]
    seats = [PERSON, *(SeatPlan("computer", name) for name in others)]
    options = GAME.options({"mistakes": "claims"} | dict(GAME.seating(len(seats))))
    deal, house = Deal((*first, *box.left), reshuffle_seed="cd" * 32), HouseRules(referee=GAME.referee(options))
    return occupied(Table([open_table(GAME, options, seats, deal, NONCE, house)], GAME))


def test_the_best_computer_player_notices_every_wrong_sum() -> None:
    table = trusting("random", "planner")
    before = table.state.game_state
    say(table, P, "7 + 1, building 9")

    objection = table.computer_objection()

    assert objection is not None
    assert (objection.seat, objection.to_n, objection.player) == (Seat(2), table.n, "planner")
    table.act(objection, 5)
    assert table.state.game_state == before
    assert table.computer_objection() is None


def test_the_weakest_computer_player_notices_none() -> None:
    table = trusting("random")
    say(table, P, "7 + 1, building 9")

    assert table.computer_objection() is None


def test_computer_players_let_stand_what_is_right() -> None:
    table = trusting("planner")
    say(table, P, "8 + 1, building 9")
    for _ in range(3):
        assert table.computer_objection() is None
        move = table.computer_move()
        if move is None:
            break
        table.act(move, 5)


def test_hands_lie_open_where_the_options_say_so() -> None:
    """M-159."""
    assert GAME.shows_hands(GAME.options({"level": "young"}))
    assert not GAME.shows_hands(GAME.options({}))


SHORT = "4 13  7 5 6 8  9 12"


def short_rounds(*plans: SeatPlan, cards: str = SHORT, take_back: str = "consent", **settings: Json) -> Table:
    """Two at a table, one card each and a round is over."""
    box = Box(dealt(hand_cards=1, **settings))
    first, options = box.cards(cards), GAME.options({"hand_cards": 1, **settings})
    deal, house = (
        Deal((*first, *box.left), reshuffle_seed="cd" * 32),
        HouseRules(take_back=take_back, referee=GAME.referee(options)),
    )
    return occupied(Table([open_table(GAME, options, plans or [PERSON] * 2, deal, NONCE, house)], GAME))


def test_within_a_round_a_turn_is_taken_back() -> None:
    table = short_rounds()
    say(table, P, "discard 4")

    ask(table, P, TAKE_BACK)

    assert kinds_of(reply(table, Q, TAKE_BACK, True)) == ["agreed", "taken_back"]


def test_no_turn_is_taken_back_once_a_round_has_been_dealt() -> None:
    """Whoever has seen the new cards knows what nobody could know when the turn was played."""
    for take_back in ("consent", "free"):
        table = short_rounds(take_back=take_back)
        say(table, P, "discard 4")
        say(table, Q, "discard 13")
        assert len(table.state.game_state.hands[P]) == 1

        unchanged(table, Ask(Q, TAKE_BACK, table.n, "k"), TableCode.TAKE_BACK_DEALT)
        unchanged(table, Ask(P, TAKE_BACK, table.n, "k"), TableCode.TAKE_BACK_DEALT)


def test_nor_against_a_computer_player_who_has_played_last() -> None:
    table = short_rounds(PERSON, CARELESS)
    say(table, P, "discard 4")
    move = table.computer_move()
    assert move is not None
    table.act(move, 0)

    unchanged(table, Ask(P, TAKE_BACK, table.n, "k"), TableCode.TAKE_BACK_DEALT)


def test_nor_once_the_last_turn_of_a_round_was_accepted() -> None:
    """Where the players check each other, the cards come with the last word (M-116): until then a turn may be taken back."""
    table = short_rounds(mistakes="claims")
    say(table, P, "discard 4")
    say(table, Q, "discard 13")
    ask(table, Q, TAKE_BACK)
    reply(table, P, TAKE_BACK, True)
    say(table, Q, "discard 13")
    say(table, P, "accept")

    unchanged(table, Ask(Q, TAKE_BACK, table.n, "k"), TableCode.TAKE_BACK_DEALT)


def test_nor_where_hands_lie_open() -> None:
    table = short_rounds(cards="4b 13b  7g 5g 6g 8g  9r 12r", level="young")
    say(table, P, "discard 4b")
    say(table, Q, "discard 13b")

    unchanged(table, Ask(P, TAKE_BACK, table.n, "k"), TableCode.TAKE_BACK_DEALT)
