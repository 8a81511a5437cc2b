"""Positions of Mathino in a line: `mathino advanced; turn 0; table 7 [1+4]=5@0 [3 8]=−5@1!1; hands 3 8 / 4 1; stock rest`.

Behind `@` stands whose duty a pile is (`@0+1` for two), behind `!` who has locked it; `8~` lies sideways. A position knows the
totals of a match, but not its score sheet.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from sumdeck.games.mathino.rules.piles import NOBODY, Pile, table_of
from sumdeck.games.mathino.rules.results import results
from sumdeck.games.mathino.rules.setup import Setup
from sumdeck.games.mathino.rules.state import CONFIRM, NO_CARD, OVER, PLAY, State
from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.game import Refusal, Value
from sumdeck.rules.laying import Laying, Layout, Part, PositionCode, beside, heaps, number, pieces, seat, seats, word

SIDEWAYS = "~"
WORKED_OUT = 4
"""The value of a pile with more cards is taken for what it is said to be: there are too many ways to make one."""


FIELDS: Final = {
    "won": heaps("won"),
    "phase": word("phase", PLAY, CONFIRM, OVER),
    "deck": number("deck"),
    "round": number("round"),
    "capturer": seat("last_capturer"),
    "owed": seats("owed"),
    "totals": Part("totals", Laying.values, lambda _, totals: beside(map(show_value, totals)) if any(totals) else ""),
    "played": Part(
        "played",
        lambda laying, part: laying.named(laying.text(part)) if laying.text(part) else NO_CARD,
        lambda pack, card: "" if card == NO_CARD else pack.label(card),
    ),
    "lost": seats("forfeited"),
}


class MathinoLayout(Layout[State]):
    """Table, stock and captured cards, with what the match has brought so far."""

    first = "table"
    rest = "stock"
    fields = FIELDS

    def lay(self, laying: Laying, blank: State) -> State:
        rules = blank.setup
        piles = [pile_of(laying, rules, piece) for piece in pieces(laying.text("table"))]
        laying.gather("hands", "stock", "won")
        laying.settle()
        state = self.laid(laying, blank, table=table_of(piles))
        laying.must(state.phase != PLAY or bool(state.hands[state.seat]), "hands")  # M-18: a turn plays a card
        for hand in state.hands:
            laying.must(len(hand) <= rules.options.hand_cards, "hands", rules.pack.names(hand))  # M-15
        for pile in state.table:
            laying.must(may_lie(rules, pile), "table", show_pile(rules, pile))
        return state

    def tell(self, state: State) -> Mapping[str, str]:
        return self.parts_in_text(state, table=" ".join(show_pile(state.setup, pile) for pile in state.table))

    def forget(self, state: State, blank: State) -> State:
        won = tuple(tuple(sorted(cards)) for cards in state.won)
        return replace(state, won=won, sheet=blank.sheet, reshuffle_seed=blank.reshuffle_seed)


def pile_of(laying: Laying, rules: Setup, piece: str) -> Pile:
    """A loose card, or a pile of several."""
    if not piece.startswith("[") and "@" not in piece and "!" not in piece:
        return rules.lone[laying.card(piece)]
    text, value, duty, lock = laying.pile("table", piece)
    chunks = text.replace("+", " ").split()
    cards = tuple(laying.card(chunk.removesuffix(SIDEWAYS)) for chunk in chunks)
    if len(cards) < 2:
        raise Refusal(PositionCode.NO_BUILD, part="table", piece=piece[:40])
    turned = tuple(place for place, chunk in enumerate(chunks) if chunk.endswith(SIDEWAYS))
    if not rules.claims and len(cards) <= WORKED_OUT and value not in worths(rules, [rules.number[card] for card in cards]):
        raise Refusal(PositionCode.FALSE_PILE, part="table", piece=piece[:40])
    return Pile(value, cards, duty, lock, turned)


def may_lie(rules: Setup, pile: Pile) -> bool:
    """Whether there can be a pile with these duties and this lock, whatever it is worth."""
    options = rules.options
    last, locked = options.duty_model == "last_builder", pile.lock != NOBODY
    if not pile.loose and rules.young:
        return False  # M-155
    if (locked and not options.power_plays) or (pile.duty and options.duty_model == "off"):
        return False  # M-127, M-134
    if last and len(pile.duty) > 1:
        return False  # M-80
    return not (last and locked and options.lock_until == "round_end") or pile.duty == (pile.lock,)  # M-142


def worths(rules: Setup, numbers: Sequence[int]) -> set[Value]:
    """All that cards can be worth which lie on each other in this order: played on (M-45), added, matched or stacked (M-72)."""
    piles: dict[tuple[int, int], set[Value]] = {}
    bases: dict[tuple[int, int], set[Value]] = {}
    for size in range(1, len(numbers) + 1):
        for start in range(len(numbers) - size + 1):
            end = start + size
            cuts = range(start + 1, end)
            added = {one + other for cut in cuts for one in bases[start, cut] for other in bases[cut, end]}
            alike = {value for cut in cuts for value in piles[start, cut] & piles[cut, end]}
            matched = {value for cut in cuts for value in bases[start, cut] & bases[cut, end]}
            here: set[Value] = {numbers[start]} if size == 1 else alike
            for base in bases[start, end - 1] if size > 1 else ():
                here |= {made.value for made in results(rules, base, numbers[end - 1])}
                here |= {base} if abs(base) == numbers[end - 1] else set()
            piles[start, end] = here
            bases[start, end] = here | added | matched
    return piles[0, len(numbers)]


def show_pile(rules: Setup, pile: Pile) -> str:
    """A loose card by its label, a pile as `[1+4]=5@0!0`."""
    if pile.loose:
        return rules.pack.label(pile.cards[0])
    cards = [rules.pack.label(card) + (SIDEWAYS if place in pile.turned else "") for place, card in enumerate(pile.cards)]
    owners = f"@{'+'.join(map(str, pile.duty))}" if pile.duty else ""
    return f"[{' '.join(cards)}]={show_value(pile.value)}{owners}{f'!{pile.lock}' if pile.lock != NOBODY else ''}"
