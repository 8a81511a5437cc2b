"""Whole games of Numero, played at random: what is true in every one of them (N-77, N-78), and of every turn."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from sumdeck.games.numero.rules.moves import Build, Challenge, Discard, Move, Take
from sumdeck.games.numero.rules.state import FINAL, OVER, PLAY, State
from sumdeck.rules.game import Json, Kind, Seat
from tests.budget import budget
from tests.games.numero.rules.tables import GAME, shuffled

HOUSES: list[dict[str, Json]] = [
    {"level": "numbers-10"},
    {"level": "numbers-15", "turn_priority": "strict_full"},
    {"level": "subtraction", "keep_answer": True},
    {"level": "times-divide", "scoring": True},
    {"level": "full"},
    {"level": "full", "scoring": True, "leftover_working_piles": "free"},
    {"level": "full", "all_wild_short_hand": "discard_one", "final_chance": "play_on"},
]


class GameOfNumero(RuleBasedStateMachine):
    """Any legal moves, one after the other, at tables with different house rules."""

    @initialize(house=st.sampled_from(HOUSES), seats=st.sampled_from([2, 3]), name=st.sampled_from(["oak", "elm", "ash", "fir"]))
    def deal(self, house: dict[str, Json], seats: int, name: str) -> None:
        self.start = self.state = shuffled(seats, name, **house)
        self.moves: list[tuple[Seat, Move]] = []

    @rule(seed=st.integers(0, 2**32))
    def play(self, seed: int) -> None:
        """A move of somebody who may act: from the list, or drawn without one."""
        rng = Random(seed)
        acting = GAME.to_act(self.state)
        if not acting:
            return
        seat = rng.choice(acting)
        listed = rng.random() < 0.5
        move = rng.choice(GAME.legal_moves(self.state, seat, 2000)) if listed else GAME.sample(self.state, seat, rng)
        before, self.state = self.state, GAME.apply(self.state, seat, move)
        self.moves.append((seat, move))
        plays_one_number_card(before, self.state, seat, move)
        restores_the_hand(before, self.state, seat, move)
        keeps_builds_together(before, self.state, move)

    @invariant()
    def every_card_lies_in_one_place(self) -> None:
        assert cards_of(self.state) == Counter(self.state.setup.pack.deck())

    @invariant()
    def no_hand_has_more_than_five_cards(self) -> None:
        assert all(len(cards) <= 5 for cards in self.state.hands)

    @invariant()
    def a_hand_is_short_only_when_the_deck_is_gone(self) -> None:
        assert self.state.deck == () or all(len(cards) == 5 for cards in self.state.hands)

    def teardown(self) -> None:
        """The deal and the list of moves give the same game again."""
        again = self.start
        for seat, move in self.moves:
            again = GAME.apply(again, seat, move)
        assert again == self.state


def plays_one_number_card(before: State, after: State, seat: Seat, move: Move) -> None:
    """N-10: exactly one, unless the hand had none (N-46, N-47), the final turn was passed (N-69) or no turn was played."""
    gone = played(before, after, seat)
    numbers = sum(after.setup.is_number(card) for card in gone.elements())
    holds_one = any(after.setup.is_number(card) for card in before.hands[seat])
    assert numbers == (1 if isinstance(move, (Take, Build, Discard)) and holds_one else 0)


def restores_the_hand(before: State, after: State, seat: Seat, move: Move) -> None:
    """N-15, N-16, N-66: as many cards are drawn as were played, or all that there are."""
    drawn = len(before.deck) - len(after.deck)
    assert drawn == min(len(before.deck), played(before, after, seat).total())
    assert after.deck == before.deck[drawn:]


def keeps_builds_together(before: State, after: State, move: Move) -> None:
    """N-37: the cards of a build stay together, in a pile or in a winning pile, except after a challenge (N-87)."""
    if isinstance(move, Challenge):
        return
    heaps = [Counter(pile.cards) for pile in after.centre if pile.built]
    heaps += [Counter(won) - Counter(already) for won, already in zip(after.won, before.won, strict=True)]
    assert all(any(Counter(pile.cards) <= heap for heap in heaps) for pile in before.centre if pile.built)


def played(before: State, after: State, seat: Seat) -> Counter[Kind]:
    """The cards that left a hand."""
    drawn = before.deck[: len(before.deck) - len(after.deck)]
    return Counter(before.hands[seat]) + Counter(drawn) - Counter(after.hands[seat])


def cards_of(state: State) -> Counter[Kind]:
    """Every card on the table: deck, hands, centre and winning piles (N-78)."""
    return Counter(card for zone in GAME.zones(state).values() for card in zone.cards)


TestGameOfNumero: Any = GameOfNumero.TestCase
TestGameOfNumero.settings = settings(max_examples=budget(10, 60), stateful_step_count=80)


def played_until(state: State, phase: str, rng: Random) -> State:
    """A game of number cards played at random from one phase to another."""
    while state.phase != phase:
        state = GAME.apply(state, state.seat, GAME.sample(state, state.seat, rng))
    return state


@pytest.mark.parametrize(
    ("level", "seats", "turns"),
    [
        ("numbers-15", 2, 57),
        ("numbers-15", 3, 55),
        ("numbers-15", 4, 53),
        ("numbers-10", 2, 37),
        ("numbers-10", 3, 35),
        ("playing-cards", 2, 37),
    ],
)
@settings(max_examples=budget(5, 30))
@given(rng=st.randoms(use_true_random=False))
def test_somebody_goes_out_after_a_fixed_number_of_turns(level: str, seats: int, turns: int, rng: Random) -> None:
    """N-77 (E-5): whatever is played; the others then hold one card each and have one chance each."""
    start = shuffled(seats, str(rng.random()), level=level, players=4)

    out = played_until(start, FINAL, rng)
    over = played_until(out, OVER, rng)

    assert sum(out.turns) == turns
    assert sorted(len(cards) for cards in out.hands) == [0, *[1] * (seats - 1)]
    assert sum(over.turns) == turns + seats - 1


@settings(max_examples=budget(8, 50))
@given(rng=st.randoms(use_true_random=False))
def test_at_the_end_all_cards_are_won_or_left_in_hand(rng: Random) -> None:
    """N-78: or lie in the centre where nobody ever took (N-75); and the counts say so (N-73)."""
    over = played_until(shuffled(2, str(rng.random()), level="numbers-10"), OVER, rng)
    outcome = GAME.outcome(over)

    centre = 0 if any(over.won) else sum(len(pile.cards) for pile in over.centre)
    assert sum(map(len, over.won)) + sum(map(len, over.hands)) + centre == 40
    assert outcome is not None
    assert outcome.scores == tuple(len(won) - len(hand) for won, hand in zip(over.won, over.hands, strict=True))


def test_a_game_where_everybody_only_discards_ends_too() -> None:
    """N-77, N-75: 57 discards, then a chance that is passed."""
    state = shuffled(2, level="numbers-15")
    while state.phase == PLAY:
        state = GAME.apply(state, state.seat, Discard(state.hands[state.seat][0]))

    over = played_until(state, OVER, Random(0))

    assert sum(state.turns) == 57
    assert cards_of(over) == Counter(over.setup.pack.deck())
