"""The view of Numberloor: what a seat may know, and nothing more; least of all, who holds a night card."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sumdeck.games.numberloor.web.numberloor import NumberloorView
from sumdeck.rules import registry
from sumdeck.rules.conformance import zone_twins
from sumdeck.rules.deals import Deal, first_state
from sumdeck.rules.game import Seat
from sumdeck.server.views import open_hands, player_view_of
from sumdeck.server.wire import write
from tests.browser.dealing import LATER, stacked

GAME = registry.game("numberloor")
LEVELS = ("beginner", "intermediate", "basic")
CLOCKWISE = {"level": "basic", "night_priority": "clockwise"}


def view(state: Any, seat: int | None) -> NumberloorView:
    drawn = player_view_of(
        "numberloor", GAME.view(state, None if seat is None else Seat(seat)), GAME.to_act(state), GAME.outcome(state)
    )
    assert isinstance(drawn, NumberloorView)
    return drawn


def dealt(cards: str, seats: int = 2, **given: Any) -> Any:
    options = GAME.options({"hand_size": 3, **given})
    return first_state(GAME, Deal(stacked(GAME.pack(options), cards.split()), reshuffle_seed=LATER), seats, options)


def after(state: Any, *said: tuple[int, str]) -> Any:
    for seat, text in said:
        state = GAME.apply(state, Seat(seat), GAME.read(state, Seat(seat), text).move)
    return state


@pytest.mark.parametrize("given", [*({"level": level} for level in LEVELS), CLOCKWISE], ids=[*LEVELS, "clockwise"])
def test_no_face_depends_on_cards_that_its_seat_cannot_see(given: dict[str, Any]) -> None:
    """L-109: the leak test of conformance, on the bytes of the view."""
    options = GAME.options(given)
    compared = 0
    for seat in (0, 2, None):
        who = None if seat is None else Seat(seat)
        for state, twin in zone_twins(GAME, who, seats=3, options=options, games=3, states=10):
            assert write(view(state, seat)) == write(view(twin, seat))
            compared += 1
    assert compared > 20


def test_the_same_is_offered_to_everybody_whoever_holds_a_night_card() -> None:
    """L-68: only the hands differ."""
    with_night, without = (view(dealt(f"2 4 7  {card} 0 1  5 ±3"), 0) for card in ("☾8", "8"))

    assert write(with_night) == write(without)
    assert with_night.take_overs
    assert with_night.to_act == (0, 1)


def test_cards_are_named_as_sentences_name_them() -> None:
    state = dealt("5 ±3 skip  0 0 1  3 ±2", level="basic")

    hand = view(state, 0).hand
    assert hand is not None
    assert [card.say for card in hand] == ["5", "balloon 3", "balloon skip"]
    state = after(state, *((0, f"{card.say}") for card in hand))
    assert (view(state, 1).right.text, view(state, 1).armed, view(state, 1).stars) == ("skip", False, (1, 0))


@pytest.mark.parametrize(
    ("level", "said", "words"),
    [
        ("basic", ("take two", "pass"), ("take two", "pass", "take two")),
        ("basic", ("5",), ("take two", "stop")),
        ("beginner", ("pass",), ("pass", "pass")),
        ("beginner", ("4 on 3", "stop"), ("pass", "stop", "pass")),
    ],
)
def test_how_a_turn_goes_on_without_a_card(level: str, said: tuple[str, ...], words: tuple[str, ...]) -> None:
    """L-32, L-34, L-39, L-99, L-100: it depends on what was done, not on what is held."""
    second = "7" if level == "beginner" else "±2"
    state = dealt(f"4 5 8  0 0 1  3 {second}", level=level)

    found = [view(state, 1).way_out]
    for text in said:
        state = after(state, (0, text))
        found.append(view(state, 1).way_out)

    assert tuple(found) == words


def test_with_a_last_word_for_beginners_every_turn_ends_with_pass() -> None:
    state = dealt("4 5 8  0 0 1  3 7", level="beginner", beginner_draw_after_partial=True)

    assert view(after(state, (0, "4 on 3")), 0).way_out == "pass"


def test_a_finish_in_peace_has_a_phase_of_its_own_and_no_way_out() -> None:
    """L-47, L-64: everybody sees that only balloons are left, and nobody else may act."""
    shown = view(after(dealt("8 ±1 ±4  ☾8 ☾2 1  5 ±3", level="basic"), (0, "5 + 3 = 8")), 1)

    assert (shown.phase, shown.way_out, shown.to_act) == ("finishing", "", (0,))


def test_a_claim_that_waits_lies_on_the_table_and_asks_those_who_come_before() -> None:
    """L-69 with `night_priority = clockwise`: only here anybody says go on."""
    state = after(dealt("2 4 7  0 0 1  ☾8 1 1  5 ±3", 3, **CLOCKWISE), (2, "night 8"))

    shown = view(state, 1)
    assert (shown.phase, shown.way_out, shown.seat_to_play, shown.to_act) == ("asked", "go on", 1, (1,))
    assert shown.claimed is not None
    assert (shown.claimed.text, shown.claimant) == ("☾8", 2)
    assert view(after(state, (1, "go on")), 1).claimed is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_finished_game_shows_its_outcome_and_can_be_laid_open(level: str) -> None:
    state = GAME.new("view", 2, level=level, stars_to_win=1)
    rng = Random(5)
    while acting := GAME.to_act(state):
        state = GAME.apply(state, acting[0], GAME.sample(state, acting[0], rng))

    shown = view(state, None)
    assert shown.outcome is not None
    assert (shown.phase, shown.way_out, shown.seat_to_play, shown.hand) == ("over", "", None, None)
    assert [len(hand) for hand in open_hands("numberloor", state)] == list(shown.hands)
    assert max(shown.stars) == shown.target == 1
