"""Positions of Numero in a line: `numero full; turn 0; centre 9 7 [9+1]=10@0 −5; hands 1 4 10 / 5 6; deck 3 8; won rest /`.

Behind `@` stands who made a build. A position does not know how points were made, which builds were doubted, and by which
operations a build came about; they are those that its cards must have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from sumdeck.games.numero.rules.setup import PLUS, Pile, Setup
from sumdeck.games.numero.rules.state import FINAL, NOBODY, OVER, PLAY, State, centre_of
from sumdeck.rules.game import Kind, Refusal, Seat
from sumdeck.rules.laying import Laying, Layout, PositionCode, beside, names, pieces, show


class NumeroLayout(Layout[State]):
    """Centre, deck and winning piles; whose turn it is, and how near the end."""

    parts = ("centre", "deck", "won", "phase", "waiting", "taker", "turns", "takes")
    rest = "deck"

    def lay(self, laying: Laying, blank: State) -> State:
        rules = blank.setup
        piles: list[Pile] = []
        loose: list[Kind] = []
        for piece in pieces(laying.text("centre")):
            if piece.startswith("[") or "@" in piece:
                piles.append(build(laying, rules, piece, len(piles) + 1))
                continue
            card = laying.card(piece)
            if rules.is_number(card):
                piles.append(rules.lone[card])
            else:
                loose.append(card)
        laying.gather("hands", "deck", "won")
        laying.settle()
        hands = laying.heaps("hands")
        for hand in hands:
            if len(hand) > rules.options.hand_size:
                raise Refusal(PositionCode.IMPOSSIBLE, part="hands", piece=names(rules.pack, hand))
        centre = numbered(piles)
        return replace(
            blank,
            deck=laying.ordered("deck"),
            hands=hands,
            centre=centre,
            loose=tuple(sorted(loose)),
            won=laying.heaps("won"),
            seat=laying.seat("turn", Seat(0)),
            phase=laying.word("phase", (PLAY, FINAL, OVER)),
            waiting=laying.seats_in("waiting"),
            last_taker=laying.seat("taker", NOBODY),
            turns=laying.numbers("turns"),
            takes=laying.numbers("takes"),
            serial=sum(pile.built for pile in centre),
        )

    def tell(self, state: State) -> Mapping[str, str]:
        pack = state.setup.pack
        told = {
            "turn": str(state.seat),
            "centre": " ".join([*(show_pile(state.setup, pile) for pile in state.centre), *map(pack.label, state.loose)]),
            "hands": beside(names(pack, hand) for hand in state.hands),
            "deck": names(pack, state.deck),
        }
        if any(state.won):
            told["won"] = beside(names(pack, cards) for cards in state.won)
        if state.phase != PLAY:
            told["phase"] = state.phase
        if state.waiting:
            told["waiting"] = " ".join(map(str, state.waiting))
        if state.last_taker != NOBODY:
            told["taker"] = str(state.last_taker)
        for name, counts in (("turns", state.turns), ("takes", state.takes)):
            if any(counts):
                told[name] = beside(map(str, counts))
        return told

    def forget(self, state: State, blank: State) -> State:
        centre = numbered([replace(pile, ops=ops_of(state.setup, pile.cards)) if pile.built else pile for pile in state.centre])
        return replace(
            blank,
            deck=state.deck,
            hands=state.hands,
            centre=centre,
            loose=state.loose,
            won=tuple(tuple(sorted(cards)) for cards in state.won),
            seat=state.seat,
            phase=state.phase,
            waiting=state.waiting,
            last_taker=state.last_taker,
            turns=state.turns,
            takes=state.takes,
            serial=sum(pile.built for pile in centre),
        )


def build(laying: Laying, rules: Setup, piece: str, serial: int) -> Pile:
    """A build such as `[9+1]=10@0`. Without wild cards it is a sum, which must be true; its value is that of a card (N-33)."""
    text, value, makers, lock = laying.pile("centre", piece)
    if len(makers) != 1 or lock != NOBODY:
        raise Refusal(PositionCode.UNREADABLE, part="centre", piece=piece[:40])
    cards = tuple(sorted(laying.joined_cards(text)))
    if len(cards) < 2:
        raise Refusal(PositionCode.NO_BUILD, part="centre", piece=piece[:40])
    added = all(rules.is_number(card) for card in cards) and rules.options.join_ops == "sum"
    if value not in rules.faces or (added and value != sum(rules.number[card] for card in cards)):
        raise Refusal(PositionCode.FALSE_PILE, part="centre", piece=piece[:40])
    return Pile(value, cards, ops_of(rules, cards), makers[0], serial)


def ops_of(rules: Setup, cards: Sequence[Kind]) -> int:
    """The operations that these cards need (N-82f)."""
    ops = PLUS if sum(rules.is_number(card) for card in cards) > 1 else 0
    for card in cards:
        if rules.is_wild(card):
            ops |= rules.wild_at(card).counts_as
    return ops


def numbered(piles: Sequence[Pile]) -> tuple[Pile, ...]:
    """A centre with its builds numbered as they lie."""
    centre: list[Pile] = []
    for pile in centre_of(piles):
        centre.append(replace(pile, serial=1 + sum(other.built for other in centre)) if pile.built else pile)
    return tuple(centre)


def show_pile(rules: Setup, pile: Pile) -> str:
    """A lone card by its label, a build as `[9+1]=10@0`."""
    if not pile.built:
        return rules.pack.label(pile.cards[0])
    joint = "+" if all(rules.is_number(card) for card in pile.cards) else " "
    return f"[{joint.join(map(rules.pack.label, pile.cards))}]={show(pile.value)}@{pile.builder}"
