"""Whole matches of any moves: what is always true (I-1 to I-10)."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.games.mathino.rules.moves import NEW, POWERS, Build, Capture, Discard, Move
from sumdeck.games.mathino.rules.play import play_turn
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Objection, Value
from tests.budget import budget

GAME = Mathino()
LEVELS = ("starter", "basic", "advanced")


def match(level: str, seats: int, seed: int, cards: str = "mathino-52") -> Iterator[tuple[State, Move, State]]:
    """Every turn of a match of one deck, with the table before and after it."""
    state = GAME.new(f"any {seed}", seats, level=level, max_decks=1, cards=cards)
    rng = Random(seed)
    while GAME.to_act(state):
        moves = GAME.legal_moves(state, state.seat, budget=400)
        move = moves[rng.randrange(len(moves))] if rng.random() < 0.6 else GAME.sample(state, state.seat, rng)
        after = GAME.apply(state, state.seat, move)
        yield state, move, after
        state = after


matches = given(st.sampled_from(LEVELS), st.sampled_from([2, 3, 4, 6]), st.integers(0, 10**6))
few = settings(max_examples=budget(4, 30))


@matches
@few
def test_every_card_lies_in_one_place(level: str, seats: int, seed: int) -> None:
    """I-1 and I-2: all cards, each once; after k turns of 52 cards, 48 − k are in the stock and the hands."""
    for turns, (_, _, after) in enumerate(match(level, seats, seed), start=1):
        lying = Counter(card for zone in GAME.zones(after).values() for card in zone.cards)
        assert lying == Counter(after.setup.pack.deck())
        assert len(after.stock) + sum(map(len, after.hands)) == 48 - turns
    assert turns == 48


@given(st.sampled_from([2, 3, 4, 6]), st.integers(0, 10**6))
@few
def test_cards_that_cannot_be_shared_take_no_turn(seats: int, seed: int) -> None:
    """I-2: with 48 cards, a deck has 44 turns less the cards set aside."""
    turns = list(match("basic", seats, seed, "mathino-48"))

    assert len(turns) == 44 - 44 % (4 * seats) % seats
    assert len(turns[-1][2].stock) == 44 % (4 * seats) % seats


@matches
@few
def test_duties_and_locks_belong_together_and_end_with_the_round(level: str, seats: int, seed: int) -> None:
    """I-3, I-4 and I-5."""
    for before, _, after in match(level, seats, seed):
        for pile in after.table:
            assert pile.lock == -1 or pile.duty == (pile.lock,)
            assert pile.loose == (len(pile.cards) == 1)
            if pile.loose:
                assert pile.value == after.setup.number[pile.cards[0]]
                assert (pile.duty, pile.lock) == ((), -1)
        if after.round != before.round:
            assert all(not pile.duty and pile.lock == -1 for pile in after.table)


@matches
@few
def test_a_capture_takes_whole_piles_of_its_size(level: str, seats: int, seed: int) -> None:
    """I-6: none of them locked by another."""
    for before, move, after in match(level, seats, seed):
        if isinstance(move, Capture):
            piles = [before.table[place] for place in move.piles]
            assert all(abs(pile.value) == before.setup.number[move.card] and pile.open_to(before.seat) for pile in piles)
            gained = len(after.won[before.seat]) - len(before.won[before.seat])
            swept = after.phase == "over" or after.deck != before.deck
            assert swept or gained == 1 + sum(len(pile.cards) for pile in piles)


class Ledger:
    """A second book of what each pile is worth, kept by the cards in it and written from the moves alone."""

    def __init__(self, state: State) -> None:
        self.worth: list[tuple[Counter[int], Value]] = [
            (Counter(map(int, pile.cards)), state.setup.number[pile.cards[0]]) for pile in state.table
        ]

    def write(self, state: State, move: Move) -> None:
        """Work the turn out on its own."""
        assert isinstance(move, (Build, Capture, Discard))
        book = {place: self.find(Counter(map(int, pile.cards)), pile.value) for place, pile in enumerate(state.table)}
        number = state.setup.number[move.card]
        if isinstance(move, Capture):
            for place in move.piles:
                del book[place]
        elif isinstance(move, Discard):
            book[NEW] = (Counter([int(move.card)]), number)
        else:
            parts = [[book.pop(place) for place in part] for part in move.base]
            base = Fraction(sum(worth for _, worth in parts[0]))
            cards = sum((found for part in parts for found, _ in part), Counter([int(move.card)]))
            book[NEW] = (cards, reckon(base, move, number))
        for group in move.after:
            piles = [book.pop(place) for place in group]
            assert len({worth for _, worth in piles}) == 1
            book[min(group)] = (sum((found for found, _ in piles), Counter()), piles[0][1])
        self.worth = list(book.values())

    def find(self, cards: Counter[int], value: Value) -> tuple[Counter[int], Value]:
        return next(entry for entry in self.worth if entry == (cards, value))


def reckon(base: Fraction, move: Build, number: int) -> Value:
    """The value of a build, the slow way."""
    card = move.sign * number
    if move.op in POWERS:
        roots = (root for root in range(int(abs(base)) + 1) if root ** POWERS[move.op] == abs(base))
        size = abs(base) ** POWERS[move.op] if move.op in ("square", "cube") else Fraction(next(roots))
        value = -size if base < 0 and POWERS[move.op] == 3 else size
    else:
        ways = {"add": lambda: base + card, "sub": lambda: base - card, "mul": lambda: base * card, "match": lambda: base}
        value = ways[move.op]() if move.op in ways else base / card
    assert value.denominator == 1
    made = value.numerator
    for _ in range(move.steps):
        made = (-1 if made < 0 else 1) * sum(map(int, str(abs(made))))
    return made


@given(st.sampled_from(LEVELS), st.sampled_from([2, 3]), st.integers(0, 10**6))
@few
def test_the_moves_alone_tell_what_each_pile_is_worth(level: str, seats: int, seed: int) -> None:
    """I-7: the book that is kept beside the game agrees with the table, pile by pile."""
    ledger: Ledger | None = None
    for before, move, after in match(level, seats, seed):
        ledger = Ledger(before) if ledger is None else ledger
        if any(not -(10**6) < pile.value < 10**6 for pile in before.table):
            return  # roots by trial would take too long
        ledger.write(before, move)
        if after.phase != "over":
            booked = sorted((sorted(cards.elements()), worth) for cards, worth in ledger.worth)
            assert booked == sorted((sorted(map(int, pile.cards)), pile.value) for pile in after.table)


@matches
@few
def test_a_deck_is_worth_thirteen_and_penalties_are_fourteen_each(level: str, seats: int, seed: int) -> None:
    """I-8 and I-9."""
    charged = 0
    final: State | None = None
    for before, move, after in match(level, seats, seed):
        if after.round != before.round or after.phase == "over":
            assert isinstance(move, (Build, Capture, Discard))
            left = [pile for pile in play_turn(before, before.seat, move).table if pile.duty]
            news = [entry.points for entry in after.sheet[len(before.sheet) :] if entry.item == "penalty"]
            assert sum(news) == -14 * len(left)
            charged += 14 * len(left)
        final = after
    assert final is not None
    points = sum((entry.points for entry in final.sheet if entry.item != "penalty"), Fraction(0))
    assert points == (13 if final.last_capturer != -1 else 0)
    assert sum(map(len, final.won)) in (0, 52)
    assert sum(final.totals, Fraction(0)) == points - charged


@matches
@few
def test_a_refused_turn_changes_nothing(level: str, seats: int, seed: int) -> None:
    """I-10, M-30: bit for bit."""
    rng = Random(seed)
    last: Move | None = None
    for before, move, _ in match(level, seats, seed):
        if last is not None and rng.random() < 0.3:
            trace = repr(before), hash(before)
            try:
                GAME.apply(before, before.seat, last)
            except Objection:
                assert (repr(before), hash(before)) == trace
        last = move
