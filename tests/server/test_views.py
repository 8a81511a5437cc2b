"""Faces: what a page draws is what a seat may know, and nothing more."""

from itertools import product
from random import Random
from typing import Any

import pytest

from sumdeck.games.numero.web.numero import NumeroView
from sumdeck.rules import registry
from sumdeck.rules.conformance import zone_twins
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Seat
from sumdeck.server.views import drawing_of, families, open_hands, player_view_of
from sumdeck.server.wire import write
from tests.budget import budget

WAYS = [
    ("numero", {"level": "full", "scoring": True}, 2),
    ("numero", {"level": "subtraction"}, 3),
    ("numero-solitaire", {"level": "times-divide", "scoring": True}, 1),
]


def played(game: Any, options: Any, seats: int, moves: int, name: str = "faces") -> Any:
    state = first_state(game, named_deal(game.pack(options), name, game.shuffles_again), seats, options)
    rng = Random(name)
    for _ in range(moves):
        if acting := game.to_act(state):
            state = game.apply(state, acting[0], game.sample(state, acting[0], rng))
    return state


def view(game: Any, state: Any, seat: Seat | None) -> NumeroView:
    drawn = player_view_of(game.name, game.view(state, seat), game.to_act(state), game.outcome(state))
    assert isinstance(drawn, NumeroView)
    return drawn


def test_every_game_of_ours_is_drawn_and_a_family_shares_one_face() -> None:
    drawings = {name: drawing_of(name) for name in registry.games()}

    assert all(drawings.values())
    assert len(families()) == len({registry.game(name).family for name in drawings}) + 1  # and the plain one


@pytest.mark.parametrize(("name", "given", "seats"), WAYS)
def test_no_face_depends_on_cards_that_its_seat_cannot_see(name: str, given: dict[str, Any], seats: int) -> None:
    """The leak test of conformance, on the bytes of the view."""
    game = registry.game(name)
    options = game.options(given)
    compared = 0
    for seat in (*map(Seat, range(seats)), None):
        for state, twin in zone_twins(game, seat, seats=seats, options=options, games=budget(1, 5), states=budget(6, 12)):
            assert write(view(game, state, seat)) == write(view(game, twin, seat))
            compared += 1
    assert compared > 10


@pytest.mark.parametrize(("name", "given", "seats"), WAYS)
def test_whoever_it_was_drawn_for_before_each_sees_what_it_would_alone(name: str, given: dict[str, Any], seats: int) -> None:
    game = registry.game(name)
    looking = (*map(Seat, range(seats)), None)
    for moves in range(0, 30, 2):
        state = played(game, game.options(given), seats, moves)
        for first, then in product(looking, repeat=2):
            drawn, known = view(game, state, first), (game.view(state, then), game.to_act(state), game.outcome(state))
            assert player_view_of(name, *known, drawn) == player_view_of(name, *known)


def test_an_onlooker_sees_no_hand() -> None:
    game = registry.game("numero")
    state = played(game, game.options({}), 2, 5)

    assert view(game, state, None).hand is None
    assert view(game, state, None).hands == tuple(len(hand) for hand in state.hands)


@pytest.mark.parametrize(("join_ops", "any_sign"), [("sum", False), ("all_four", True)])
def test_a_page_knows_which_signs_join_piles(join_ops: str, any_sign: bool) -> None:
    """N-18: a house rule brings × and ÷ to cards that have none."""
    game = registry.game("numero")
    state = played(game, game.options({"level": "numbers-10", "join_ops": join_ops}), 2, 0)

    assert view(game, state, None).any_sign is any_sign


def test_cards_are_named_as_sentences_name_them() -> None:
    """What a page puts together from these names is what the game understands."""
    game = registry.game("numero")
    options = game.options({"level": "full", "scoring": True})
    state = played(game, options, 2, 0, "names")
    seat = game.to_act(state)[0]

    hand = view(game, state, seat).hand
    assert hand is not None
    number = next(card for card in hand if not card.wild)
    assert number.say == f"{number.text}{number.letter}"
    assert game.read(state, seat, f"discard {number.say}").text


def test_a_colour_is_never_the_only_sign() -> None:
    game = registry.game("numero")
    state = played(game, game.options({"level": "full", "scoring": True}), 2, 30)

    cards = [card for pile in view(game, state, None).centre for card in pile.cards]
    assert cards
    assert {(card.colour, card.shape, card.letter) for card in cards if not card.wild} <= {
        ("blue", "circle", "b"),
        ("green", "triangle", "g"),
        ("orange", "square", "o"),
        ("red", "star", "r"),
    }


def test_a_build_says_who_built_it_and_of_what() -> None:
    game = registry.game("numero")
    options = game.options({"level": "numbers-10"})
    rng = Random(3)
    for name in map(str, range(50)):
        state = played(game, options, 2, 0, name)
        while acting := game.to_act(state):
            piles = [pile for pile in view(game, state, None).centre if pile.built]
            if piles:
                assert piles[0].name == f"[{piles[0].value}]" or len(piles) > 1
                assert piles[0].builder in (0, 1)
                assert len(piles[0].cards) > 1
                return
            state = game.apply(state, acting[0], game.sample(state, acting[0], rng))
    raise AssertionError("nobody has built anything in fifty games")


@pytest.mark.parametrize(("name", "given", "seats"), WAYS)
def test_a_finished_game_shows_its_outcome_and_can_be_laid_open(name: str, given: dict[str, Any], seats: int) -> None:
    game = registry.game(name)
    state = played(game, game.options(given), seats, 600)
    outcome = game.outcome(state)
    assert outcome is not None

    shown = view(game, state, None)
    assert shown.outcome is not None
    assert (shown.outcome.places, shown.outcome.why) == (outcome.places, outcome.why)
    assert (shown.seat_to_play, shown.to_act, shown.phase) == (None, (), "over")
    assert [len(hand) for hand in open_hands(name, state)] == list(shown.hands)


def test_the_sheet_and_the_points_are_those_of_the_rules() -> None:
    game = registry.game("numero")
    state = played(game, game.options({"level": "full", "scoring": True}), 2, 40)

    shown = view(game, state, Seat(0))
    assert [(line.turn, line.seat, line.take, line.item) for line in shown.sheet] == [
        (entry.turn, entry.seat, entry.take, entry.item) for entry in state.sheet
    ]
    assert shown.points == tuple(str(state.points(Seat(seat))).replace("-", "−") for seat in (0, 1))
    assert shown.assumed


def test_without_scoring_there_are_no_points() -> None:
    game = registry.game("numero")
    shown = view(game, played(game, game.options({}), 2, 10), Seat(1))

    assert (shown.points, shown.sheet, shown.scoring, shown.assumed) == (None, (), False, False)
