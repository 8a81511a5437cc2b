"""A second Numero, slow and plain, to play beside the real one: no scoring, no challenges, turns from `oracle_turns`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from sumdeck.games.numero.rules.options import Options
from sumdeck.rules.cards import Card
from tests.games.numero.rules.oracle_turns import PASS, Heap, Table, Tries, Turn, is_number, number


@dataclass(frozen=True)
class Twin:
    """Everything on the table of the second game."""

    options: Options
    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    centre: tuple[Heap, ...]
    loose: tuple[Card, ...]
    won: tuple[tuple[Card, ...], ...]
    seat: int = 0
    waiting: tuple[int, ...] | None = None
    """Once somebody is out: who has a final turn after this one."""
    over: bool = False
    last_taker: int = -1
    serial: int = 0
    promised: tuple[tuple[int, int, Fraction], ...] = ()
    """Seat, serial and value of every build whose answer its maker has kept."""

    def moves(self) -> dict[str, Twin]:
        """Every move by its name, with the table after it."""
        if self.over:
            return {}
        promised = tuple((serial, value) for seat, serial, value in self.promised if seat == self.seat)
        hand = self.hands[self.seat]
        table = Table(self.options, self.seat, hand, self.centre, self.loose, self.waiting is not None, promised)
        tries = Tries(table)
        if not any(is_number(card) for card in hand) and self.waiting is None:
            return {name: self.after_wilds() for name in tries.all()}
        turns = tries.turns()
        return {name: self.next_seat() if name == PASS else self.after(tries, turns[name]) for name in tries.all()}

    def after(self, tries: Tries, turn: Turn) -> Twin:
        """The table after a turn: cards moved one by one, then the hand restored."""
        played = self.hands[self.seat][turn.card]
        value = number(played)
        used = (*turn.groups, *turn.left)
        piles = [heap for place, heap in enumerate(self.centre) if not any(place in thing.piles for thing in used)]
        spent = {wild for thing in used for wild in thing.wilds}
        from_hand = {tries.wilds[wild][1] for wild in spent | set(turn.dropped)} | {turn.card}
        taken_up = [tries.wilds[wild][0] for wild in spent if tries.wilds[wild][1] is None]
        news: list[tuple[Fraction, list[Card], frozenset[int]]] = []
        won: list[Card] = []
        for thing in used:
            cards = [card for place in thing.piles for card in self.centre[place].cards]
            cards += [tries.wilds[wild][0] for wild in thing.wilds]
            builds = [self.centre[place] for place in thing.piles if self.centre[place].serial]
            covers = frozenset(heap.serial for heap in builds).union(*(heap.covers for heap in builds))
            if thing in turn.left:
                news.append((thing.value, cards, covers))
            elif turn.act == "build":
                news.append((thing.value + value, [*cards, played], covers))
            else:
                won += cards
        if turn.act == "discard":
            piles.append(Heap(value, (played,)))
        elif turn.act == "take":
            won.append(played)
        hand = [card for place, card in enumerate(self.hands[self.seat]) if place not in from_hand]
        kept = {number(card) for card in hand if is_number(card)}
        twin = replace(self, promised=tuple(each for each in self.promised if each[0] != self.seat or each[2] in kept))
        for worth, cards, covers in news:
            twin = replace(twin, serial=twin.serial + 1, promised=(*twin.promised, (self.seat, twin.serial + 1, worth)))
            piles.append(Heap(worth, tuple(cards), self.seat, twin.serial, covers))
        loose = without(self.loose, taken_up) + [tries.wilds[wild][0] for wild in turn.dropped]
        winner = self.seat if turn.act == "take" else self.last_taker
        twin = replace(twin, centre=tuple(piles), loose=tuple(loose), last_taker=winner)
        return twin.with_won(self.seat, won).restored(hand)

    def after_wilds(self) -> Twin:
        """N-46: the whole hand laid loose into the centre."""
        return replace(self, loose=self.loose + self.hands[self.seat]).restored([])

    def restored(self, hand: list[Card]) -> Twin:
        """N-65, N-66: cards drawn from the top, as many as there are; then the next seat."""
        missing = self.options.hand_size - len(hand)
        hand += self.deck[:missing]
        hands = tuple(tuple(hand) if seat == self.seat else other for seat, other in enumerate(self.hands))
        return replace(self, deck=self.deck[missing:], hands=hands).next_seat()

    def next_seat(self) -> Twin:
        """N-68 to N-70: round the table; once somebody is out, one final turn for each of the others."""
        seats = len(self.hands)
        others = tuple((self.seat + step) % seats for step in range(1, seats))
        if self.waiting is None and (self.deck or self.hands[self.seat]):
            return replace(self, seat=others[0])
        waiting = others if self.waiting is None else self.waiting
        return replace(self, seat=waiting[0], waiting=waiting[1:]) if waiting else self.ended()

    def ended(self) -> Twin:
        """N-72: the centre goes to whoever took last."""
        if self.last_taker < 0:
            return replace(self, over=True)
        rest = [card for heap in self.centre for card in heap.cards] + list(self.loose)
        return replace(self, over=True, centre=(), loose=()).with_won(self.last_taker, rest)

    def with_won(self, seat: int, cards: list[Card]) -> Twin:
        return replace(self, won=tuple((*pile, *cards) if seat == each else pile for each, pile in enumerate(self.won)))


def twin_of(deal: Sequence[Card], seats: int, options: Options) -> Twin:
    """A game at its beginning: hands in blocks, then as many cards into the centre as there are seats (N-2 to N-6)."""
    size = options.hand_size
    hands = tuple(tuple(deal[seat * size : (seat + 1) * size]) for seat in range(seats))
    centre = deal[seats * size : seats * (size + 1)]
    piles = tuple(Heap(number(card), (card,)) for card in centre if is_number(card))
    loose = tuple(card for card in centre if not is_number(card))
    return Twin(options, tuple(deal[seats * (size + 1) :]), hands, piles, loose, ((),) * seats)


def perft_of(twin: Twin, depth: int) -> int:
    """How many series of exactly so many moves can follow."""
    if depth == 0:
        return 1
    moves = twin.moves()
    return len(moves) if depth == 1 else sum(perft_of(after, depth - 1) for after in moves.values())


def without(cards: Sequence[Card], gone: Sequence[Card]) -> list[Card]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left
