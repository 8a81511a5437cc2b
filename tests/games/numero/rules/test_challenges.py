"""Challenges: who may doubt a build, until when, and what it costs. False builds come apart in `test_challenge_undone.py`."""

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Accept, Challenge, Discard
from sumdeck.games.numero.rules.state import State
from sumdeck.rules.game import Json, Seat
from tests.games.numero.rules.scoring import points
from tests.games.numero.rules.tables import GAME, P, Q, R, mistaken, refused, say, table
from tests.games.numero.rules.telling import centre

BLUFF = "1b 12r 4g 2g 3r"
HONEST = "1b 10r 4g 2g 3r"
RIVAL = "5r 6r 7r 8r 14r"
THIRD = "5b 6b 7b 8b 14b"
DECK = "11g 11b 11r 13g 13r 14g 15g 15b"


def built(hand: str = BLUFF, *others: str, **settings: Json) -> State:
    """Seat 0 has built 10 out of 9 and 1."""
    return say(table("9g 13b", hand, *(others or (RIVAL,)), deck=DECK, **settings), "build 9 + 1 = 10")


def idle(state: State, turns: int) -> State:
    """The game after so many turns in which nobody does more than discard a number card."""
    for _ in range(turns):
        card = next(card for card in state.hands[state.seat] if state.setup.number[card])
        state = GAME.apply(state, state.seat, Discard(card))
    return state


def test_a_build_without_its_answer_costs_its_builder_20() -> None:
    """N-83: the card played lies alone in the centre again, and the nine beside it."""
    after = say(built(BLUFF), "challenge [10]", seat=Q)

    assert (points(after.sheet, P), points(after.sheet, Q)) == ({"false_build": -20}, {})
    assert centre(after) == "1b | 9g | 13b"


def test_a_build_with_its_answer_costs_the_doubter_10() -> None:
    """N-84: the build stands."""
    before = built(HONEST)

    after = say(before, "challenge [10]", seat=Q)

    assert (points(after.sheet, P), points(after.sheet, Q)) == ({}, {"false_alarm": -10})
    assert after.centre == before.centre


def test_a_challenge_is_no_turn() -> None:
    """N-89: it is made between turns, and whose turn it was, it still is."""
    before = built(BLUFF)

    after = say(before, "challenge [10]", seat=Q)

    assert (after.seat, after.turns, after.hands, after.deck) == (before.seat, before.turns, before.hands, before.deck)


@pytest.mark.parametrize(("turns", "is_open"), [(0, True), (1, True), (2, True), (3, False), (4, False)])
def test_two_seats_may_doubt_until_their_second_turn_begins(turns: int, is_open: bool) -> None:
    """N-85: after the build, after b+1, after b+2 up to the start of b+3; not from then on."""
    state = idle(built(BLUFF), turns)

    assert (Challenge(1) in GAME.legal_moves(state, Q)) == is_open
    if is_open:
        assert points(say(state, "challenge [10]", seat=Q).sheet, P) == {"false_build": -20}
    else:
        with refused(Code.NO_SUCH_BUILD):
            say(state, "challenge [10]", seat=Q)


@pytest.mark.parametrize(("seat", "last"), [(Q, 3), (R, 4)])
def test_each_of_three_seats_has_a_window_of_its_own(seat: Seat, last: int) -> None:
    """N-85: the second seat until the start of b+4, the third until the start of b+5."""
    state = built(BLUFF, RIVAL, THIRD)

    for turns in range(last + 1):
        assert points(say(idle(state, turns), "challenge [10]", seat=seat).sheet, P) == {"false_build": -20}
    with refused(Code.NO_SUCH_BUILD):
        say(idle(state, last + 1), "challenge [10]", seat=seat)


def test_those_who_may_doubt_may_act() -> None:
    """N-85: the seat whose turn it is comes first, then whoever has an open window."""
    state = built(BLUFF, RIVAL, THIRD)

    assert [GAME.to_act(idle(state, turns)) for turns in range(6)] == [(Q, R), (R, Q), (P, Q, R), (Q, R), (R,), (P,)]


def test_passing_a_final_turn_is_a_turn() -> None:
    """N-85 (E-2): seat 1 has discarded, then passes its last turn: its second turn after the build has begun."""
    state = table("9g 13b", "1b 12r", "5r 6r", deck="")

    bluffed = say(state, "build 9 + 1 = 10", "discard 5", "discard 12")

    assert Challenge(1) in GAME.legal_moves(bluffed, Q)
    assert GAME.outcome(say(bluffed, "pass")) is not None


@pytest.mark.parametrize(("evidence", "loser"), [("at_build", P), ("at_challenge", Q)])
def test_a_card_drawn_later_makes_no_bluff_true(evidence: str, loser: Seat) -> None:
    """N-86: the ten comes from the deck at the end of the very turn; only where cards are shown now, it counts."""
    state = table("9g 13b", BLUFF, RIVAL, deck="10r 11g 11b", challenge_evidence=evidence)

    after = say(say(state, "build 9 + 1 = 10"), "challenge [10]", seat=Q)

    assert {entry.seat for entry in after.sheet} == {loser}


@pytest.mark.parametrize(("evidence", "loser"), [("at_build", Q), ("at_challenge", P)])
def test_an_answer_played_since_makes_no_build_false(evidence: str, loser: Seat) -> None:
    """N-86: seat 0 held the ten, and has discarded it; only where cards are shown now, it is missing."""
    state = built(HONEST, challenge_evidence=evidence)

    after = say(say(state, "discard 5", "discard 10"), "challenge [10]", seat=Q)

    assert {entry.seat for entry in after.sheet} == {loser}


def test_a_build_is_challenged_once() -> None:
    """N-88: what the second seat has doubted in vain, the third cannot doubt again."""
    after = say(built(HONEST, RIVAL, THIRD), "challenge [10]", seat=Q)

    for seat in (Q, R):
        with refused(Code.NO_SUCH_BUILD):
            say(after, "challenge [10]", seat=seat)
    assert GAME.to_act(after) == (Q,)


def test_nobody_doubts_his_own_build() -> None:
    """N-83: an opponent does."""
    state = idle(built(BLUFF), 1)

    with refused(Code.NO_SUCH_BUILD):
        say(state, "challenge [10]", seat=P)
    assert not any(isinstance(move, Challenge) for move in GAME.legal_moves(state, P))


def test_penalties_may_lead_below_zero_and_add_up() -> None:
    """N-83, N-84, N-95: two doubts in vain."""
    state = say(built("1b 2b 10r 12r 4g"), "challenge [10]", seat=Q)

    after = say(say(state, "discard 14", "build [10] + 2 = 12"), "challenge [12]", seat=Q)

    assert (after.points(P), after.points(Q)) == (0, -20)


def test_challenges_belong_to_the_scoring_game() -> None:
    """N-83: the card game refuses the bluff itself, and so does a scoring game that enforces golden rule 2."""
    for settings in ({"scoring": False}, {"golden_rule_2": "enforced"}):
        colour = "" if settings.get("scoring") is False else "g"
        state = table(f"9{colour}", f"1{colour} 10{colour} 2{colour}", f"5{colour}", **settings)

        with refused(Code.NO_ANSWER_CARD, value="11"):
            say(state, "build 9 + 2 = 11")
        with refused(Code.NO_CHALLENGES):
            say(say(state, "build 9 + 1 = 10"), "challenge [10]")


def test_even_a_bluff_is_true_arithmetic_with_real_cards() -> None:
    """N-90: the value is on some card, the sum is right, the cards are there."""
    state = table("9g 13b", BLUFF, RIVAL)

    with refused(Code.NO_SUCH_FACE, value="21"):
        say(state, "build 9 + 12 = 21")
    with refused(Code.NO_SUCH_CARD, said="5"):
        say(state, "build 9 + 5 = 14")
    with mistaken("sentence.wrong_result", said="9 + 1 = 11", at=0):
        say(state, "build 9 + 1 = 11")


def test_a_pile_left_changed_can_be_a_bluff_too() -> None:
    """N-62, N-90: 10 − 2 left as an 8 that nobody holds is legal here, challengeable, and must be on a card."""
    state = table("10g 13b", "−2 ×3 3r 12r 4g", RIVAL)

    after = say(state, "10 − 2 = 8, leave; discard 3")

    assert Challenge(1) in GAME.legal_moves(after, Q)
    with refused(Code.NO_SUCH_FACE, value="30"):
        say(state, "10 × 3 = 30, leave; discard 3")


def test_what_is_left_freely_cannot_be_doubted() -> None:
    """N-62: under `leftover_working_piles = free` no answer is asked for, so none can be missing."""
    state = table("10g 13b", "−2 3r 12r 4g", RIVAL, leftover_working_piles="free")

    after = say(state, "10 − 2 = 8, leave; discard 3")

    assert GAME.to_act(after) == (Q,)
    with refused(Code.NOT_SHOWN_HERE):
        say(state, "10 − 2 = 8, leave; discard 3, show")


@pytest.mark.parametrize("priority", ["strict_plain", "strict_full"])
def test_no_table_demands_a_bluff(priority: str) -> None:
    """N-90, `turn_priority`: without a take or a build that could be proved a discard is allowed; with a ten it is not."""
    poor = table("9g", "1b 12r 4g", RIVAL, turn_priority=priority)
    rich = table("9g", "1b 10r 4g", RIVAL, turn_priority=priority)

    assert centre(say(poor, "discard 4")) == "4g | 9g"
    with refused(Code.MUST_BUILD):
        say(rich, "discard 4")


def test_one_of_two_equal_builds_is_doubted_by_its_letter() -> None:
    """N-88: builds of equal value are separate, and the sentence must say which. Alone, the word is enough."""
    state = table("9g 6b", "1b 4r 12r 2g 3g", "5r 6r 7r 8r 14r", deck=DECK)

    both = say(state, "build 9 + 1 = 10", "discard 5", "build 6 + 4 = 10")

    for said, code in (
        ("challenge [10]", Code.UNCLEAR),
        ("challenge", Code.NO_SUCH_BUILD),
        ("challenge [9]", Code.NO_SUCH_BUILD),
    ):
        with refused(code):
            say(both, said, seat=Q)
    assert centre(say(both, "challenge [10]b", seat=Q)) == "4r | 5r | 6b | 10: 1b 9g"
    assert centre(say(both, "doubt [10]a", seat=Q)) == "1b | 5r | 9g | 10: 4r 6b"
    assert points(say(built(BLUFF), "challenge", seat=Q).sheet, P) == {"false_build": -20}


def test_an_open_window_holds_up_the_end() -> None:
    """N-89: seat 0 goes out with a bluff; seat 1 passes its last turn and may still challenge, or let it stand."""
    state = say(table("9g 13b", "1b", "5r", deck="", won=("rest",), last_taker=Q), "build 9 + 1 = 10", "pass")

    assert (state.phase, GAME.to_act(state), GAME.outcome(state)) == ("confirm", (Q,), None)
    assert set(GAME.legal_moves(state, Q)) == {Challenge(1), Accept()}
    accepted, doubted = say(state, "accept", seat=Q), say(state, "challenge [10]", seat=Q)
    assert (accepted.points(P), doubted.points(P)) == (10, 10 - 20)  # with the ten for most cards
    for after in (accepted, doubted):
        assert GAME.outcome(after) is not None
        assert len(after.won[Q]) == 3


def test_each_seat_gives_its_word_for_itself() -> None:
    """N-89: two seats may still challenge; one lets the build stand, which does not bind the other."""
    state = say(table("9g 13b", "1b", "5r", "5b", deck=""), "build 9 + 1 = 10", "pass", "pass")

    after = say(state, "accept", seat=R)

    assert GAME.to_act(state) == (Q, R)
    assert GAME.to_act(after) == (Q,)
    with refused(Code.NO_SUCH_BUILD):
        say(after, "challenge [10]", seat=R)
    assert GAME.outcome(say(after, "challenge [10]", seat=Q)) is not None


def test_only_those_with_an_open_window_are_waited_for() -> None:
    """N-89: the builder's word is not asked for, turns are over, and in mid-game there is nothing to accept."""
    state = say(table("9g 13b", "1b", "5r", deck=""), "build 9 + 1 = 10", "pass")

    with refused(Code.NOTHING_TO_ACCEPT):
        say(state, "accept", seat=P)
    with refused(Code.NOT_YOUR_TURN):
        say(state, "discard 5", seat=Q)
    with refused(Code.NOTHING_TO_ACCEPT):
        say(built(BLUFF), "accept", seat=Q)
    with refused(Code.OVER):
        say(say(state, "accept", seat=Q), "challenge [10]", seat=Q)


def test_a_game_without_open_windows_ends_at_once() -> None:
    """N-89: nothing was built in the last turns."""
    after = say(table("9g 13b", "1b", "5r", deck=""), "discard 1", "pass")

    assert GAME.outcome(after) is not None


def test_a_table_for_challenges_that_plays_for_no_points_is_refused() -> None:
    """N-83: a doubt costs points, so it belongs to the scoring game."""
    with refused(Code.CHALLENGE_NEEDS_SCORING):
        GAME.options({"golden_rule_2": "challenge"})
    assert GAME.options({"golden_rule_2": "challenge", "scoring": True}).golden_rule_2 == "challenge"


@pytest.mark.parametrize(("scoring", "golden_rule_2"), [(False, "enforced"), (True, "enforced"), (True, "challenge")])
def test_the_referee_is_whoever_may_doubt(scoring: bool, golden_rule_2: str) -> None:
    """N-90: doubting belongs to the scoring game, and there to tables that let builders bluff."""
    options = GAME.options({"scoring": scoring, "golden_rule_2": golden_rule_2})
    state = GAME.start(options.pack.deck(), 2, options)

    assert (GAME.referee(options) == "challenge") == state.setup.challenges
    assert GAME.referee(options) in ("engine", "challenge")
