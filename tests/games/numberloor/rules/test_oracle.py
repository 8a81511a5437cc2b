"""The legal moves, compared with a slow copy of the rules in whole random games; and what is always true in them."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sumdeck.games.numberloor.rules.moves import GoOn, Lay, Move, Pass, Stop, TakeTwo
from sumdeck.games.numberloor.rules.options import Options, levels
from sumdeck.games.numberloor.rules.state import State
from sumdeck.games.numberloor.rules.turns import fault
from sumdeck.rules.game import Json, Seat
from sumdeck.rules.options import settings_of
from tests.budget import budget
from tests.games.numberloor.rules.oracle import Sight, sentences
from tests.games.numberloor.rules.tables import GAME, name_of, shuffled

SETTINGS = {key: each.values for key, each in settings_of(Options).items()}


def house_rules(number: int) -> dict[str, Json]:
    """Every setting at another of its values, as far as a small table allows."""
    chosen = {key: values[(number + place) % len(values)] for place, (key, values) in enumerate(SETTINGS.items())}
    return chosen | {"first_player": number % 2, "night_priority": "first", "max_turns": 300}


def acted(state: State, seat: Seat, move: Move, after: State, done: tuple[str, ...]) -> tuple[str, ...]:
    """What has been done in the turn that goes on after a move."""
    if isinstance(move, GoOn):
        return done
    if after.seat != state.seat:
        return ("claim",) if seat != state.seat and after.seat == seat else ()
    if after.turns != state.turns:
        return ()
    if isinstance(move, Lay):
        return (*done, "balloon" if state.setup.number[move.card] < 0 else "floor")
    return (*done, "draw") if isinstance(move, TakeTwo) else ()


def sight(state: State, seat: Seat, done: tuple[str, ...], rules: dict[str, Json]) -> Sight:
    """What the slow copy is told of a position."""
    pack, level = state.setup.pack, state.setup.options.level
    first, second = (name_of(pack, card) for card in state.opened)
    floors = (int(first), int(second)) if level == "beginner" else (int(first.lstrip("N")),)
    hand = tuple(name_of(pack, card) for card in state.hands[seat])
    only_balloons = bool({"floor", "claim"} & set(done)) and not any(
        state.setup.number[card] >= 0 for card in state.hands[state.seat]
    )
    balloon = "" if level == "beginner" else second
    return Sight(floors, balloon, hand, seat == state.seat, done, only_balloons, seat in state.going_on, rules, level)


def listed(state: State, seat: Seat) -> set[tuple[str, int]]:
    """The legal moves by the names of their cards."""
    found: set[tuple[str, int]] = set()
    for move in GAME.legal_moves(state, seat):
        if isinstance(move, Lay):
            found.add((name_of(state.setup.pack, move.card), move.stack))
        else:
            found.add((GAME.write(state, seat, move), -1))
    return found


def allowed_one_by_one(state: State, seat: Seat) -> list[Move]:
    """The same as the rules answer for each move by itself."""
    moves: list[Move] = [move for card in sorted(set(state.hands[seat])) for move in state.setup.lays[card]]
    moves += [TakeTwo(), Pass(), Stop(), GoOn()]
    return [move for move in moves if fault(state, seat, move) is None]


@pytest.mark.parametrize("level", levels())
@pytest.mark.parametrize("number", range(8))
def test_the_legal_moves_are_those_of_the_slow_copy(level: str, number: int) -> None:
    """In every position of a game, for every seat, under mixed house rules and with two to five seats."""
    rng = Random(f"{level} {number}")
    rules = {key: values[0] for key, values in SETTINGS.items()} if number < 3 else house_rules(number)
    state = shuffled(2 + number % 4, f"oracle-{number}", level=level, **rules)
    done: tuple[str, ...] = ()
    for _ in range(250):
        if state.ended:
            break
        for seat in range(state.setup.seats):
            assert listed(state, Seat(seat)) == sentences(sight(state, Seat(seat), done, rules)), (seat, done)
            assert list(GAME.legal_moves(state, Seat(seat))) == allowed_one_by_one(state, Seat(seat))
        acting = GAME.to_act(state)
        seat = acting[0] if rng.random() < 0.6 else rng.choice(acting)
        moves = GAME.legal_moves(state, seat)
        move = GAME.sample(state, seat, rng) if rng.random() < 0.5 else moves[rng.randrange(len(moves))]
        after = GAME.apply(state, seat, move)
        done = acted(state, seat, move, after, done)
        state = after


@settings(max_examples=budget(15, 100))
@given(st.integers(0, 10**6), st.integers(2, 5), st.sampled_from(sorted(levels())), st.integers(0, 11))
def test_what_is_always_true(deal: int, seats: int, level: str, number: int) -> None:
    """Every card lies in one zone; stars only grow, by one; nobody is skipped and laid upon; hands are sorted."""
    rng = Random(deal)
    rules = house_rules(number) | {"night_priority": rng.choice(["first", "clockwise"])}
    state = shuffled(seats, f"deal {deal}", level=level, **rules)
    while not state.ended:
        acting = GAME.to_act(state)
        seat = rng.choice(acting)
        after = GAME.apply(state, seat, GAME.sample(state, seat, rng))

        cards = [card for zone in GAME.zones(after).values() for card in zone.cards]
        assert tuple(sorted(cards)) == state.setup.pack.deck()
        assert 0 <= sum(after.stars) - sum(state.stars) <= 1
        assert all(tuple(sorted(hand)) == hand for hand in after.hands)
        assert after.number(0) >= 0
        assert not after.armed or after.setup.skip[after.opened[1]]
        assert after.finishing <= after.floor_laid
        assert after.turns <= state.turns + 1 + (seat != state.seat)  # whoever takes over may play out at once (L-65)
        state = after
