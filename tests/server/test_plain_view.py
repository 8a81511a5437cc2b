"""The plain view: a game that nobody has drawn yet lies there card by card, and tells nobody more than it may."""

from random import Random
from typing import Any

import pytest

from fives.rules import Fives, State
from sumdeck.rules.cards import Card, Pack
from sumdeck.rules.conformance import zone_twins
from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Seat, View, Zone
from sumdeck.server.views import plain
from sumdeck.server.views.plain import PlainView, plain_hands, plain_view
from sumdeck.server.wire import write


class Told(Fives):
    """Fives, which says in words how it stands."""

    def describe(self, view: View[State]) -> str:
        own = [] if view.seat is None else [f"you hold {[card + 1 for card in view.shown.hands[view.seat]]}"]
        return "\n".join([f"the pile makes {view.shown.sum}", *own])


FIVES = Told()


def played(moves: int) -> State:
    options = FIVES.options({})
    state = FIVES.start(named_deal(FIVES.pack(options), "plain").cards, 2, options)
    rng = Random("plain")
    for _ in range(moves):
        if acting := FIVES.to_act(state):
            state = FIVES.apply(state, acting[0], FIVES.sample(state, acting[0], rng))
    return state


def view(state: Any, seat: Seat | None) -> PlainView:
    return plain_view(FIVES, FIVES.view(state, seat), FIVES.to_act(state), FIVES.outcome(state))


def test_a_seat_reads_the_table_and_its_own_cards() -> None:
    state = played(2)

    drawn = view(state, Seat(0))

    assert [(zone.name, zone.seat) for zone in drawn.zones] == [
        ("deck", None),
        ("buried", None),
        ("pile", None),
        ("won", 0),
        ("won", 1),
    ]
    assert [zone.backs for zone in drawn.zones] == [len(state.deck), len(state.buried), 0, 0, 0]
    assert [card.text for card in drawn.zones[2].cards] == [str(card + 1) for card in state.pile]
    assert drawn.lines == (f"the pile makes {state.sum}",)
    assert drawn.own_lines[0] == drawn.lines[0]
    assert drawn.own_lines[1].startswith("you hold")
    assert drawn.hand is not None
    assert [card.text for card in drawn.hand] == [str(card + 1) for card in state.hands[0]]
    assert (drawn.hands, drawn.deck, drawn.seat_to_play) == ((3, 3), len(state.deck), 0)


def test_a_game_that_says_nothing_of_itself_is_seen_only() -> None:
    game, state = Fives(), played(2)

    drawn = plain_view(game, game.view(state, Seat(0)), game.to_act(state), None)

    assert (drawn.lines, drawn.own_lines) == ((), ())


def test_the_level_is_known_by_its_cards() -> None:
    options = FIVES.options({"level": "long"})
    state = FIVES.start(named_deal(FIVES.pack(options), "plain").cards, 2, options)

    assert (view(state, None).level, view(played(0), None).level) == ("long", "usual")
    assert view(state, None).title == ""  # the pack is called as the game, whose name the page knows in its own language


def test_a_hand_that_lies_open_lies_on_the_table_of_the_others() -> None:
    class Open(Fives):
        def zones(self, state: State) -> dict[str, Zone]:
            return {name: Zone(zone.cards) if "hand" in name else zone for name, zone in super().zones(state).items()}

    game, state = Open(), played(0)
    drawn = plain_view(game, game.view(state, Seat(0)), game.to_act(state), None)

    assert [(zone.seat, len(zone.cards)) for zone in drawn.zones if zone.name == "hand"] == [(1, 3)]


def test_a_colour_has_a_shape_beside_it() -> None:
    cards = tuple(Card(face, "numbers", colour) for colour in ("red", "blue") for face in "12")
    pack = Pack("two", "two", "Two colours", cards, (1, 1, 1, 1))

    drawn = [plain.drawn(pack, kind) for kind in pack.kinds()]

    assert [(card.letter, card.shape, card.say) for card in drawn][1:3] == [("r", "triangle", "2"), ("b", "square", "1")]


def test_an_onlooker_reads_only_what_lies_open() -> None:
    drawn = view(played(2), None)

    assert (drawn.hand, drawn.own_lines) == (None, ())
    assert drawn.lines


@pytest.mark.parametrize("seat", [Seat(0), Seat(1), None])
def test_no_plain_face_depends_on_cards_that_its_seat_cannot_see(seat: Seat | None) -> None:
    compared = 0
    for state, twin in zone_twins(FIVES, seat, seats=2, options=FIVES.options({}), games=3, states=10):
        assert write(view(state, seat)) == write(view(twin, seat))
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_what_everybody_may_read_is_the_same_for_everybody(seat: Seat) -> None:
    state = played(3)

    assert view(state, seat).lines == view(state, None).lines


def test_a_finished_game_shows_its_outcome_and_can_be_laid_open() -> None:
    state = played(500)

    drawn = view(state, Seat(0))

    assert drawn.outcome is not None
    assert (drawn.phase, drawn.to_act, drawn.outcome.why) == ("over", (), "fives.no_cards_left")
    assert [len(hand) for hand in plain_hands(FIVES, state)] == list(drawn.hands)
