"""Positions of Numero in a line: `numero full; turn 0; centre 9 7 [9+1]=10@0 −5; hands 1 4 10 / 5 6; deck 3 8; won rest /`.

Behind `@` stands who made a build. `[9+1]=10@0?` may still be doubted, as if it had just been made with its last card, and `??`
says that its maker bluffs. Where answers are kept, whoever holds the answer to a build of their own has to keep it. A position
does not know how points were made, what lies under a build, and by which operations it came about: those that its cards need.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from sumdeck.games.numero.rules.challenge import doubtable
from sumdeck.games.numero.rules.codes import ENDINGS
from sumdeck.games.numero.rules.setup import PLUS, Pile, Setup
from sumdeck.games.numero.rules.solo import noticed
from sumdeck.games.numero.rules.state import CONFIRM, FINAL, NO_CARD, NOBODY, OVER, PLAY, Made, State, centre_of
from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.game import Kind, Refusal, Seat
from sumdeck.rules.laying import Laying, Layout, Part, PositionCode, heaps, numbers, pieces, seat, seats, word

FIELDS: Final = {
    "won": heaps("won"),
    "phase": word("phase", PLAY, FINAL, CONFIRM, OVER),
    "waiting": seats("waiting"),
    "taker": seat("last_taker"),
    "turns": numbers("turns"),
    "takes": numbers("takes"),
}


class NumeroLayout(Layout[State]):
    """Centre, deck and winning piles; whose turn it is, and how near the end."""

    first = "centre"
    rest = "deck"
    fields: ClassVar[Mapping[str, Part]] = FIELDS

    def lay(self, laying: Laying, blank: State) -> State:
        piles, loose, doubts = lay_centre(laying, blank.setup)
        laying.gather("hands", "deck", "won")
        laying.settle()
        state = self.laid(laying, blank, loose=loose)
        for hand in state.hands:
            laying.must(len(hand) <= blank.setup.options.hand_size, "hands", blank.setup.pack.names(hand))
        laying.must(state.phase != PLAY or bool(state.hands[state.seat]), "hands")  # N-10: a turn plays a card
        laying.must(state.phase != FINAL or not state.deck, "phase")  # N-69: a final turn comes when nothing is left to draw
        state = with_builds(state, piles, doubts)
        if state.phase == CONFIRM and not (state.waiting and all(doubtable(state, seat) for seat in state.waiting)):
            raise Refusal(PositionCode.IMPOSSIBLE, part="phase", piece=CONFIRM)  # N-89: only for those who may still doubt
        return state

    def tell(self, state: State) -> Mapping[str, str]:
        return self.parts_in_text(state, centre=" ".join([*show_piles(state), *map(state.setup.pack.label, state.loose)]))

    def forget(self, state: State, blank: State) -> State:
        piles = [replace(pile, ops=ops_of(state.setup, pile.cards)) if pile.built else pile for pile in state.centre]
        won = tuple(tuple(sorted(cards)) for cards in state.won)
        return with_builds(replace(state, won=won, sheet=blank.sheet), piles, doubts_of(state))


Doubts = Mapping[int, tuple[bool, Kind]]
"""For builds that may be doubted, by their numbers: whether their makers bluff, and the number card that was added last."""


def lay_centre(laying: Laying, rules: Setup) -> tuple[list[Pile], tuple[Kind, ...], Doubts]:
    """The piles of the centre, the wild cards that lie loose, and what may be doubted."""
    piles: list[Pile] = []
    loose: list[Kind] = []
    doubts: dict[int, tuple[bool, Kind]] = {}
    for piece in pieces(laying.text("centre")):
        if piece.startswith("[") or "@" in piece:
            plain = piece.rstrip("?")
            pile, card = build(laying, rules, plain, len(piles) + 1)
            piles.append(pile)
            marks = len(piece) - len(plain)
            if marks > 2 * rules.challenges:
                raise Refusal(PositionCode.UNREADABLE, part="centre", piece=piece[:40])
            if marks:
                doubts[pile.serial] = (marks == 2, card)
            continue
        kind = laying.card(piece)
        if rules.is_number(kind):
            piles.append(rules.lone[kind])
        else:
            loose.append(kind)
    return piles, tuple(sorted(loose)), doubts


def build(laying: Laying, rules: Setup, piece: str, serial: int) -> tuple[Pile, Kind]:
    """A build such as `[9+1]=10@0`, and its last card if it is a number.

    Without wild cards it is a sum, which must be true; its value is that of a card (N-33).
    """
    text, value, makers, lock = laying.pile("centre", piece)
    if len(makers) != 1 or lock != NOBODY:
        raise Refusal(PositionCode.UNREADABLE, part="centre", piece=piece[:40])
    cards = laying.joined_cards(text)
    if len(cards) < 2:
        raise Refusal(PositionCode.NO_BUILD, part="centre", piece=piece[:40])
    added = all(rules.is_number(card) for card in cards) and rules.options.join_ops == "sum"
    if value not in rules.faces or (added and value != sum(rules.number[card] for card in cards)):
        raise Refusal(PositionCode.FALSE_PILE, part="centre", piece=piece[:40])
    last = cards[-1] if rules.is_number(cards[-1]) else NO_CARD
    return Pile(value, tuple(sorted(cards)), ops_of(rules, cards), makers[0], serial), last


def ops_of(rules: Setup, cards: Sequence[Kind]) -> int:
    """The operations that these cards need (N-82f)."""
    ops = PLUS if sum(rules.is_number(card) for card in cards) > 1 else 0
    for card in cards:
        if rules.is_wild(card):
            ops |= rules.wild_at(card).counts_as
    return ops


def with_builds(state: State, piles: Sequence[Pile], doubts: Doubts) -> State:
    """The state with these piles in its centre, builds numbered as they lie, and with what is to be known of each."""
    centre: list[Pile] = []
    made: list[Made] = []
    for pile in centre_of(piles):
        if pile.built:
            serial = 1 + sum(other.built for other in centre)
            made += how_made(state, pile, serial, doubts.get(pile.serial))
            pile = replace(pile, serial=serial)
        centre.append(pile)
    return replace(state, centre=tuple(centre), made=tuple(made), serial=sum(pile.built for pile in centre))


def how_made(state: State, pile: Pile, serial: int, doubt: tuple[bool, Kind] | None) -> list[Made]:
    """What a table remembers of a build that may be doubted (N-85), or whose answer is kept (`keep_answer`)."""
    rules = state.setup
    keeps = rules.options.keep_answer and state.phase != OVER
    if doubt is None and not keeps:
        return []
    bluff, card = doubt or (False, NO_CARD)
    holds = any(rules.number[each] == pile.value for each in state.hands[pile.builder])
    rest = list(pile.cards)
    if card != NO_CARD:
        rest.remove(card)
    parts = centre_of([rules.lone[each] for each in rest if rules.is_number(each)])
    wilds = tuple(each for each in rest if rules.is_wild(each))
    held = not bluff and (holds or doubt is not None)
    return [
        Made(
            serial, Seat(pile.builder), pile.value, held, doubt is None, state.turns, card, wilds, parts, keeps and held and holds
        )
    ]


def doubts_of(state: State) -> Doubts:
    """The builds of a state that somebody may still doubt."""
    open_to = [made for seat in range(state.setup.seats) for made in doubtable(state, Seat(seat))]
    lying = {pile.serial for pile in state.centre if pile.built}
    return {made.serial: (made.held is False, made.card) for made in open_to if made.serial in lying}


def show_piles(state: State) -> list[str]:
    """Lone cards by their labels, builds as `[9+1]=10@0`, those that may be doubted with their last card last."""
    doubts, rules, shown = doubts_of(state), state.setup, []
    for pile in state.centre:
        cards = list(pile.cards)
        bluff, card = doubts.get(pile.serial, (False, NO_CARD)) if pile.built else (False, NO_CARD)
        if card != NO_CARD:
            cards.remove(card)
            cards.append(card)
        elif pile.serial in doubts:
            cards.sort(key=rules.is_wild)  # no number card was added
        labels = [rules.pack.label(each) for each in cards]
        joint = "+" if all(rules.is_number(each) for each in cards) else " "
        marks = ("??" if bluff else "?") if pile.built and pile.serial in doubts else ""
        shown.append(f"[{joint.join(labels)}]={show_value(pile.value)}@{pile.builder}{marks}" if pile.built else labels[0])
    return shown


SOLO_FIELDS: Final = {
    "won": heaps("won"),
    "turns": numbers("turns"),
    "takes": numbers("takes"),
    "ended": word("ended", "", *sorted(ENDINGS)),
}


class SoloLayout(NumeroLayout):
    """Centre, hand, deck and what was won. There are no builds (N-101)."""

    fields = SOLO_FIELDS

    def lay(self, laying: Laying, blank: State) -> State:
        piles, loose, _ = lay_centre(laying, blank.setup)
        if any(pile.built for pile in piles):
            raise Refusal(PositionCode.IMPOSSIBLE, part="centre", piece=laying.text("centre")[:40])
        laying.gather("hands", "deck", "won")
        laying.settle()
        solo = self.laid(laying, blank, centre=centre_of(piles), loose=loose, sheet=())
        return replace(solo, phase=OVER) if solo.ended else noticed(replace(solo, phase=FINAL))

    def tell(self, state: State) -> Mapping[str, str]:
        return {part: text for part, text in super().tell(state).items() if part != "turn"}

    def forget(self, state: State, blank: State) -> State:
        return replace(state, sheet=())
