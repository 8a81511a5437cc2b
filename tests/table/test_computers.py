"""Computer players at the table: they speak when it is theirs to speak, and doubt before the turn is played."""

from dataclasses import replace
from random import Random

import pytest

from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.moves import Move
from sumdeck.games.numero.rules.state import State
from sumdeck.players import players
from sumdeck.rules.game import Claim, Refusal, Seat
from sumdeck.table import Done, HouseRules, SeatPlan, Table, TableCode
from sumdeck.table.commands import SayPhrase, TimeUp
from sumdeck.table.computers import Turn, choose
from tests.games.numero.rules.tables import GAME as NUMERO
from tests.table.tables import BUILD, CARELESS, PERSON, TAKE, P, Q, R, bluffed, kinds_of, laid, play_on, say, unchanged

GREEDY = SeatPlan("computer", "greedy")


def test_nobody_speaks_for_a_person() -> None:
    assert laid(PERSON, CARELESS).computer_move() is None
    assert laid(CARELESS, PERSON, seated=False).computer_move() is None


@pytest.mark.parametrize("name", players("numero"))
def test_every_computer_player_can_sit_at_a_table(name: str) -> None:
    table = play_on(
        laid(SeatPlan("computer", name), SeatPlan("computer", "random"), level="numbers-10", hands=(), centre="", deck="")
    )

    assert table.state.outcome is not None


def test_a_resumed_table_goes_on_as_it_would_have() -> None:
    table = laid(PERSON, SeatPlan("computer", "random"))
    say(table, P, BUILD)

    assert Table(table.log).computer_move() == table.computer_move()


def test_an_expert_whose_time_is_up_says_what_comes_to_mind_first() -> None:
    """What it has searched hangs on visits and not on the clock, unless a machine is too busy to wait for it."""
    state = NUMERO.new("13", 2)
    expert = Turn(0, "numero", NUMERO.view(state, state.seat), "expert", Random(1))
    hasty = replace(expert, name="sumdeck.games.numero.players.expert:Thrifty")

    assert choose(expert) != choose(hasty)
    assert choose(expert, time_is_up=lambda: True) == choose(hasty)


def test_whoever_doubts_does_so_before_the_turn_is_played() -> None:
    """The third seat holds every 10, so it knows that seat 0 has bluffed."""
    hands = ("1b 12r 4g 2g 3r", "5r 6r 7r 8r 14r", "10b 10g 10o 10r 14b")
    plans = (PERSON, CARELESS, CARELESS)
    table = laid(*plans, hands=hands, centre="9g 13b 13r", deck="", scoring=True, house=HouseRules(referee="challenge"))
    say(table, P, BUILD)
    assert table.state.to_act == (Q, R)

    move = table.computer_move()

    assert move is not None
    assert (move.seat, move.text) == (R, "challenge [10]")


def test_a_computer_player_who_speaks_late_is_refused_like_anybody() -> None:
    table = laid(PERSON, CARELESS)
    say(table, P, BUILD)
    move = table.computer_move()
    assert move is not None
    table.act(move, 0)
    late = type(move)(move.seat, move.text, move.n, "another key", move.player)

    unchanged(table, late, TableCode.LATE)


def test_what_a_computer_player_says_twice_is_said_once() -> None:
    table = laid(PERSON, CARELESS)
    say(table, P, BUILD)
    move = table.computer_move()
    assert move is not None

    table.act(move, 0)

    again = table.act(move, 0)
    assert (again.events, again.answer) == ((), Done(table.n))


def test_a_person_cannot_silence_whoever_speaks_for_the_clock() -> None:
    """By using up, beforehand, the key of the message to come."""
    table = laid(house=HouseRules(turn_seconds=1, clock_at_zero="discard"))
    table.act(SayPhrase(P, "phrase.let_me_think", f"least {table.n + 2}"), 0)
    table.act(TimeUp(), 1000)
    move = table.computer_move()
    assert move is not None
    assert move.key == f"least {table.n}"

    assert kinds_of(table.act(move, 1000)) == ["claimed"]


def test_the_least_that_can_be_said_finds_nothing_out() -> None:
    """With wild cards only, a doubt would be shorter than the discard of all of them; but it could cost points."""
    wild = "−2 −3 −4 ×2 ×3"
    table = bluffed(HouseRules(turn_seconds=1, clock_at_zero="discard"), rival=wild, level="times-divide")
    table.act(TimeUp(), 1000)

    move = table.computer_move()

    assert move is not None
    assert move.text == f"discard {wild}"


def test_what_one_seat_says_is_not_taken_for_another_seats_words() -> None:
    table = laid()
    say(table, P, BUILD)
    table.state.hear(Q, TAKE)

    with pytest.raises(Refusal):
        table.state.hear(P, TAKE)


def test_a_turn_of_too_many_words_gives_way_to_a_plainer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the table would refuse it, and the game would wait for ever."""
    table = laid(GREEDY, PERSON)
    usual = table.computer_move()
    assert usual is not None
    monkeypatch.setattr(type(table.state.game), "longest_sentence", len(usual.text) - 1)

    plainer = table.computer_move()

    assert plainer is not None
    assert len(plainer.text) < len(usual.text)
    assert table.act(plainer, 0).events


def test_words_that_can_mean_two_turns_give_way_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = laid(GREEDY, PERSON)
    usual, heard = table.computer_move(), Numero.read
    assert usual is not None

    def read(game: Numero, state: State, seat: Seat, text: str) -> Claim[Move]:
        if text == usual.text:
            raise Refusal("numero.unclear")
        return heard(game, state, seat, text)

    monkeypatch.setattr(Numero, "read", read)
    clear = table.computer_move()

    assert clear is not None
    assert clear.text != usual.text
    assert table.act(clear, 0).events
