"""Night floors: in one's own turn, out of turn, one after the other, and who comes first."""

import pytest

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.moves import GoOn
from sumdeck.rules.game import Seat
from tests.games.numberloor.rules.tables import GAME, hand, lays, numberloor, opened, pack_of, refused, say, shuffled

ONE_NIGHT = pack_of(
    'kind = "floor"; time = "day"; value = "0-9"; count = 5',
    'kind = "floor"; time = "night"; value = 8',
    'kind = "balloon"; effect = "step"; value = 3; count = 2',
)
TWO_NIGHTS = pack_of(
    'kind = "floor"; time = "day"; value = "0-9"; count = 5',
    'kind = "floor"; time = "night"; value = "0-9"; count = 2',
    'kind = "balloon"; effect = "step"; value = "1-9"; count = 2',
)


def test_in_ones_own_turn_a_night_floor_is_a_floor() -> None:
    """L-56: by its number, too, where no floor of the day has it; otherwise that one is laid and the night card kept."""
    state = numberloor("5 B3", "N8 8 0", "?")

    assert hand(say(state, "8"), 0) == "0 N8"
    assert hand(say(state, "night 8"), 0) == "0 8"
    assert hand(say(numberloor("5 B3", "N8 0", "?"), "5 + 3 = 8"), 0) == "0"


def test_a_night_floor_counts_as_a_floor() -> None:
    """L-14, L-47: a hand with one has not laid its last floor."""
    state = say(numberloor("5 B3", "8 N1 B2", "?"), "8")

    assert not state.finishing
    assert "stop" in lays(state)


def test_the_same_number_takes_the_turn_over() -> None:
    """L-58, and `night_equal_number` off: never, whatever balloon is open."""
    assert say(numberloor("5 B3", "?", "N5 0"), "night 5", seat=1).seat == 1
    for balloon in ("B3", "Bodd", "Bskip", "Bnear"):
        with refused(Code.NIGHT_EQUAL):
            say(numberloor(f"5 {balloon}", "?", "N5 0", night_equal_number=False), "night 5", seat=1)


def test_day_floors_and_balloons_are_never_laid_out_of_turn() -> None:
    """L-67."""
    state = numberloor("5 B3", "?", "8 N8 B2")

    for text, code in (("8", Code.NOT_YOUR_TURN), ("balloon 2", Code.NOT_A_NIGHT_CARD), ("5 + 3 = 8", Code.NOT_YOUR_TURN)):
        with refused(code):
            say(state, text, seat=1)
    for word in ("take two", "pass", "stop"):
        with refused(Code.NOT_YOUR_TURN):
            say(state, word, seat=1)


def test_a_day_floor_that_is_called_a_night_floor_is_told_what_it_is() -> None:
    """L-67: it is in the hand, only not for this."""
    state = numberloor("5 B3", "8 0", "8 2 B2")

    for text, code in (("night 5 + 3 = 8", Code.NOT_A_NIGHT_CARD), ("night 4", Code.NOT_IN_HAND), ("night 17", Code.NOT_IN_HAND)):
        with refused(code):
            say(state, text, seat=1)
    with refused(Code.NOT_IN_HAND):
        say(state, "night 8")


def test_nobody_takes_cards_after_a_take_over() -> None:
    """L-61, L-62: it is a normal turn in which a floor has been laid."""
    state = say(numberloor("5 B3", "?", "N8 5 B2 0", "?"), "night 8", seat=1)

    assert lays(state) == {"8 − 3 = 5", "balloon 2", "stop"}
    with refused(Code.TOO_LATE_TO_TAKE):
        say(state, "take two")


def test_a_take_over_can_be_taken_over() -> None:
    """L-66, L-63: the next turn is left of the last claimant."""
    state = say(numberloor("5 B3", "?", "N8 0", "N1 0", "?"), "night 8", seat=1)

    state = say(say(state, "night 8 + 3 = 11, floor 1", seat=2), "stop")

    assert (state.seat, opened(state)) == (3, "N1 B3")


def test_the_interrupted_player_may_claim_the_turn_back() -> None:
    """L-66, L-70."""
    state = say(say(numberloor("5 B3", "5 N1 0", "N8 0"), "5"), "night 8", seat=1)

    assert say(state, "night 1", seat=0).seat == 0


def test_a_turn_that_was_cut_off_needs_no_floor() -> None:
    """L-60: the balloon stays where it lies, and its duty is gone."""
    state = say(numberloor("5 B1", "8 B3 0", "N8 0", "?"), "balloon 3")

    state = say(say(state, "night 8", seat=1), "stop")

    assert (state.seat, hand(state, 0), opened(state)) == (2, "0 8", "N8 B3")


def test_whoever_ended_a_turn_may_claim_the_next() -> None:
    """L-70, L-68 (a)."""
    state = say(numberloor("5 B3", "8 N1 0", "?", "?"), "8", "stop")
    assert GAME.to_act(state) == (1, 2, 0)

    assert say(state, "night 8 + 3 = 11, floor 1", seat=0).seat == 0


def test_a_skip_comes_before_any_claim() -> None:
    """L-84: the first moment is the start of the turn after the skipped one."""
    state = say(numberloor("5 B3", "8 Bskip 0", "N8 0", "?"), "8", "balloon skip", "stop")
    assert (state.seat, GAME.to_act(state)) == (2, (2, 0, 1))

    assert say(state, "night 8", seat=1).seat == 1


def test_everybody_may_act_in_such_a_moment_whatever_they_hold() -> None:
    """L-68, L-109: who holds a night card is nobody's business. Whoever has no cards at all can claim nothing."""
    assert GAME.to_act(numberloor("5 B3", "?", "1", "N8", "?")) == (0, 1, 2, 3)
    assert GAME.to_act(numberloor("5 B3", "?", "", "N8", "?")) == (0, 2, 3)
    assert lays(numberloor("5 B3", "?", "1", "N8"), seat=1) == {"go on"}
    assert lays(numberloor("5 B3", "?", "1", "N8"), seat=2) == {"night 5 + 3 = 8", "go on"}


def test_a_moment_may_be_let_pass() -> None:
    """Then this seat is asked no more until something has happened."""
    state = say(numberloor("5 B3", "8 0", "N8 N5 0", "?"), "go on", seat=1)
    assert GAME.to_act(state) == (0, 2)
    with refused(Code.GO_ON_ALREADY):
        say(state, "night 8", seat=1)
    with refused(Code.GO_ON_ALREADY):
        say(state, "go on", seat=1)

    assert GAME.to_act(say(state, "8")) == (0, 1, 2)


def test_nobody_lets_a_moment_pass_in_the_own_turn() -> None:
    with refused(Code.GO_ON_ALREADY):
        GAME.check(numberloor("5 B3", "8 0", "?"), Seat(0), GoOn())


def test_claims_between_turns_only() -> None:
    """L-68, `night_moments = between_turns`."""
    state = numberloor("5 B3", "8 0", "N8 0", night_moments="between_turns")
    assert GAME.to_act(state) == (0, 1)

    state = say(state, "8")
    assert GAME.to_act(state) == (0,)
    with refused(Code.NOT_NOW):
        say(state, "night 8", seat=1)
    assert GAME.to_act(say(state, "stop")) == (1, 0)


def test_a_claim_may_be_one_card_only() -> None:
    """`night_single_card`: then stop; another claim is still possible (L-66)."""
    state = say(numberloor("5 B3", "?", "N8 8 B2", "N8", "?", night_single_card=True, pack=TWO_NIGHTS), "night 8", seat=1)
    assert lays(state) == {"stop"}
    with refused(Code.ONLY_STOP):
        say(state, "8")

    assert say(state, "night 8", seat=2).stars == (0, 0, 1, 0)


def test_the_last_floor_comes_before_the_single_card() -> None:
    """L-47 prevails over `night_single_card`."""
    state = say(numberloor("5 B3", "?", "N8 B2", night_single_card=True), "night 8", seat=1)
    assert lays(state) == {"balloon 2"}

    assert say(state, "balloon 2").stars == (0, 1)


@pytest.mark.parametrize("level", ["beginner", "intermediate"])
def test_no_turn_is_taken_over_at_the_other_levels(level: str) -> None:
    """L-87, L-92."""
    assert GAME.to_act(shuffled(4, level=level)) == (0,)


def test_a_night_floor_of_ones_own_pack_is_an_ordinary_floor_at_the_intermediate_level() -> None:
    """L-87."""
    state = numberloor("5 B3", "N8 0", "?", level="intermediate", pack=ONE_NIGHT)
    assert GAME.to_act(state) == (0,)

    state = say(state, "night 8")

    assert opened(state) == "N8 B3"
    with refused(Code.NO_NIGHT_HERE):
        say(numberloor("5 B3", "?", "N8 0", level="intermediate", pack=ONE_NIGHT), "night 8", seat=1)


def test_the_first_claim_counts() -> None:
    """L-69: whoever spoke first has the turn; the other's card must fit what lies there now."""
    state = say(numberloor("5 B3", "?", "N8 0", "N2 0"), "night 2", seat=2)

    with refused(Code.DOES_NOT_FIT):
        say(state, "night 8", seat=1)


def test_the_seats_that_may_claim_are_named_clockwise() -> None:
    """L-69: so a simulation, which asks one after the other, finds the nearest first."""
    assert GAME.to_act(numberloor("5 B3", "?", "?", "?", "?", "?", turn=3)) == (3, 4, 0, 1, 2)


class TestClockwise:
    """L-69, `night_priority = clockwise`: a claim waits for the word of those who sit nearer to whose turn it is."""

    def test_a_claim_waits(self) -> None:
        state = say(numberloor("5 B3", "8 0", "N8 0", "N2 0", "?", night_priority="clockwise"), "night 2", seat=2)

        assert (GAME.to_act(state), state.seat, state.claimant, opened(state)) == ((1,), 0, 2, "5 B3")
        for seat in (0, 2, 3):
            with refused(Code.CLAIM_FIRST):
                say(state, "go on", seat=seat)
        with refused(Code.CLAIM_FIRST):
            say(state, "8")

    def test_a_nearer_claim_comes_first_and_the_other_card_goes_back(self) -> None:
        state = say(numberloor("5 B3", "8 0", "N8 0", "N2 0", "?", night_priority="clockwise"), "night 2", seat=2)

        state = say(state, "night 8", seat=1)

        assert (state.seat, opened(state), hand(state, 2), state.claimed) == (1, "N8 B3", "0 N2", ())

    def test_nobody_nearer_wants_it(self) -> None:
        state = say(numberloor("5 B3", "8 0", "N8 0", "N2 0", "?", night_priority="clockwise"), "night 2", seat=2)

        state = say(state, "go on", seat=1)

        assert (state.seat, opened(state), hand(state, 1)) == (2, "N2 B3", "0 N8")

    def test_who_has_let_the_moment_pass_is_not_asked_again(self) -> None:
        state = say(numberloor("5 B3", "8 0", "N8 0", "N2 0", "?", night_priority="clockwise"), "go on", seat=1)

        assert say(state, "night 2", seat=2).seat == 2

    def test_the_nearest_seat_waits_for_nobody(self) -> None:
        state = numberloor("5 B3", "8 0", "N8 0", "N2 0", "?", night_priority="clockwise")

        assert say(state, "night 8", seat=1).seat == 1

    def test_the_last_card_of_a_hand_waits_too(self) -> None:
        """L-65: the star comes when the card lies."""
        state = say(numberloor("5 B3", "8 0", "?", "N2", night_priority="clockwise"), "night 2", seat=2)
        assert (state.stars, state.hands[2]) == ((0, 0, 0), ())

        assert say(state, "go on", seat=1).stars == (0, 0, 1)
