"""Whether `conformance` finds faults, and only where there are some. They are in `faults/`; the sound game is Fives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fives import rules
from fives.rules import NO_OPTION, Bury, Fives, Move, Options, Play, State
from sumdeck.rules.conformance import CHECKS, Broken, Journey, conformance, digest, zone_twins
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import FACE_DOWN, Kind, Refusal, Seat
from tests.budget import budget
from tests.rules.faults import hidden, kept, later, moves
from tests.rules.faults.fault import Faulty
from tests.rules.toy_again import FivesAgain


def faults(*modules: Any) -> Iterator[type[Faulty]]:
    """The faulty games of a module."""
    for module in modules:
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Faulty) and kind not in (Faulty, later.FaultyAgain):
                yield kind


@pytest.fixture(scope="module")
def sound() -> str:
    """The report on the sound game."""
    return str(conformance(Fives(), games=budget(2, 4), states=budget(12, 25)))


def test_a_sound_game_keeps_every_promise(sound: str) -> None:
    assert sound.startswith(f"fives: {len(CHECKS)} of {len(CHECKS)} promises kept")


def test_a_sound_game_that_shuffles_again_keeps_every_promise() -> None:
    conformance(FivesAgain(), games=budget(1, 2), states=budget(10, 25))


def test_the_game_that_shuffles_again_does_so() -> None:
    """A game that never came to its later shuffle would prove nothing."""
    journey = Journey(FivesAgain(), Options(), 2, "again")
    journey.play()

    assert [state.shuffles for state in (journey.states[0], journey.states[-1])] == [0, 1]


def test_every_check_looks_at_something(sound: str) -> None:
    assert "(0)" not in sound


@pytest.mark.thorough
def test_a_sound_game_keeps_its_promises_with_other_options() -> None:
    settings = [Options(highest=3, copies=9, hand=2), Options(highest=9, copies=2, hand=5)]

    in_one_process = [check for check in CHECKS if check != "hash_seeds"]

    conformance(Fives(), options=settings, games=1, seats=[2, 3], seed=7, only=in_one_process)


@pytest.mark.parametrize("kind", faults(hidden, later, moves, kept))
def test_a_fault_is_caught_by_the_check_that_is_meant_for_it(kind: type[Faulty]) -> None:
    report = conformance(kind(), games=2, states=12, only=[kind.caught_by], raises=False)

    assert [broken.check for broken in report.broken] == [kind.caught_by]


def test_every_check_is_proved_by_a_fault() -> None:
    proved = {kind.caught_by for kind in faults(hidden, later, moves, kept)}

    assert proved == set(CHECKS)


def test_a_broken_promise_says_how_to_get_there() -> None:
    """Deal, options and moves of the report lead to a state in which the fault shows."""
    report = conformance(moves.RefusesWhatItLists(), only=["generator_and_checker"], raises=False)
    where = report.broken[0].where

    game = moves.RefusesWhatItLists()
    state = first_state(game, named_deal(game.pack(where.options), where.deal), where.seats, where.options)
    for seat, written in where.moves:
        state = game.apply(state, Seat(seat), eval(written, vars(rules)))

    with pytest.raises(Refusal):
        _ = [game.check(state, state.seat, move) for move in game.legal_moves(state, state.seat)]


def test_what_is_broken_is_raised() -> None:
    with pytest.raises(ExceptionGroup, match="fives breaks 1 of 2 promises") as raised:
        conformance(kept.TakesAnyOption(), games=1, only=["options", "ends"])

    [broken] = raised.value.exceptions
    assert isinstance(broken, Broken)
    assert str(broken).startswith("options: an option that does not exist is taken for Options(")
    assert "\nseats: 1, deal: 'conformance-0-0" in str(broken)


def test_what_is_broken_can_be_reported_instead() -> None:
    report = conformance(kept.TakesAnyOption(), games=1, only=["options", "ends"], raises=False)

    assert str(report).startswith("fives: 1 of 2 promises kept\n  BROKEN  options (")


def test_only_the_named_checks_run() -> None:
    report = conformance(Fives(), only=["ends", "secrets"], games=1, seats=[2])

    assert report.ran == (("ends", 1), ("secrets", 1))


def test_an_unknown_check_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(ValueError, match=r"there is no check ending; there are zone_shuffle, .*ends"):
        conformance(Fives(), only=["ending"])


def test_progress_counts_games() -> None:
    heard: list[tuple[int, int]] = []

    conformance(Fives(), only=["ends"], games=2, seats=[1, 2], progress=lambda done, of: heard.append((done, of)))

    assert heard == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_a_game_that_no_other_process_can_import_is_spared_one_check() -> None:
    class Local(Fives):
        pass

    report = conformance(Local(), games=1, seats=[2], only=["ends", "hash_seeds"])

    assert [check for check, _ in report.ran] == ["ends"]
    assert "hash_seeds" in report.left_out[0]


class AtMostTwo(Fives):
    """Some options of a game do not allow every number of seats."""

    def begin(self, deal: Any, seats: int, options: Any, reshuffle_seed: str = "") -> State:
        if seats > 2:
            raise Refusal(NO_OPTION, seats=seats)
        return super().begin(deal, seats, options, reshuffle_seed)


def test_seats_that_the_options_refuse_are_left_out() -> None:
    report = conformance(AtMostTwo(), games=2, only=["ends"])

    assert report.ran == (("ends", 4),)
    assert report.left_out == ("3 seats: fives.no_option(seats=3)",)


def test_a_report_on_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing was looked at: 3 seats"):
        conformance(AtMostTwo(), seats=[3], games=1)


def test_a_game_that_cannot_start_does_not_end() -> None:
    report = conformance(Fives(), options=[Options(highest=0)], games=1, seats=[2], raises=False)

    assert [broken.check for broken in report.broken] == ["ends"]


class OpenHands(hidden.CallsHandsOpen):
    """Open hands, played as a rule and not by mistake."""

    open_hands = True


def test_a_game_may_say_that_hands_are_open() -> None:
    conformance(OpenHands(), games=1, only=["secrets"])


class BuriesInTheOpen(hidden.TellsWhatWasBuried):
    """A buried card is named first, by the rules."""

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        """Whether the move tells more than it shows."""
        return isinstance(move, Bury)


def test_a_game_may_say_that_a_move_tells_more_than_it_shows() -> None:
    conformance(BuriesInTheOpen(), games=1, only=["redact"])


def test_twins_look_alike_to_their_seat_and_are_not() -> None:
    game = Fives()
    pairs = list(zone_twins(game, Seat(1), seats=2, games=1))

    assert len(pairs) > 10
    for state, twin in pairs:
        assert state != twin
        assert game.view(state, Seat(1)) == game.view(twin, Seat(1))


def test_twins_of_an_onlooker_keep_the_cards_of_the_table() -> None:
    for state, twin in zone_twins(Fives(), None, seats=3, games=1):
        assert (state.pile, state.won) == (twin.pile, twin.won)
        assert state.hands != twin.hands or state.deck != twin.deck or state.buried != twin.buried


def test_a_digest_is_of_one_game() -> None:
    first, again, other = (Journey(Fives(), Options(), 2, name) for name in ("one", "one", "two"))
    for journey in (first, again, other):
        journey.play()

    assert digest(first) == digest(again) != digest(other)


def test_the_sound_game_is_what_it_says() -> None:
    """The faults are worth as much as the game they are planted in: five is won, and a buried card is nobody's to see."""
    game = Fives()
    state = game.begin([Kind(card) for card in (3, 0, 1, 2, 4, 4, 5, 5, 5)], 2, Options())

    state = game.apply(state, Seat(0), game.read(state, Seat(0), "0 + 4 = 4").move)
    state = game.apply(state, Seat(1), game.read(state, Seat(1), "bury 5").move)
    assert game.redact(state, Seat(1), Bury(Kind(4)), Seat(0)) == Bury(FACE_DOWN)
    state = game.apply(state, Seat(0), Play(Kind(0), 5))

    assert state.won == ((0, 3), ())
    assert game.view(state, Seat(0)).shown.buried == (FACE_DOWN,)
