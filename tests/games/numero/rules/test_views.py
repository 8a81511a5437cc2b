"""What a seat sees of Numero is made without its zones, because every event asks for it; it is what the zones let it see."""

from random import Random

import pytest

from sumdeck.rules import registry
from sumdeck.rules.game import Game, Seat


@pytest.mark.parametrize(
    ("name", "seats", "scoring"), [("numero", 2, True), ("numero", 3, False), ("numero-solitaire", 1, False)]
)
def test_a_view_is_what_the_zones_let_a_seat_see(name: str, seats: int, scoring: bool) -> None:
    numero, rng = registry.game(name), Random(seats)
    state = numero.new("river", seats, level="full", scoring=scoring)
    while numero.outcome(state) is None:
        for seat in (None, *map(Seat, range(seats))):
            assert numero.view(state, seat) == Game.view(numero, state, seat)
        acting = numero.to_act(state)[0]
        state = numero.carry_out(state, acting, numero.sample(state, acting, rng))
