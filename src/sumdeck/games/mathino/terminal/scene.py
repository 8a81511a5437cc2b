"""A view of Mathino as a scene for the text table: piles by their value, and in words what is in them and whose they are."""

from collections.abc import Sequence

from sumdeck.games.mathino.rules.numbers import show_number
from sumdeck.games.mathino.rules.piles import NOBODY, Pile
from sumdeck.games.mathino.rules.speech import pile_names
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Kind, Seat, View
from sumdeck.terminal.table import DrawnZone, Piece, Scene, places
from sumdeck.words import say, titled


def scene_of(view: View[State], names: Sequence[str]) -> Scene:
    shown = view.shown
    called = pile_names(shown.table, shown.setup.pack.labels)
    pieces = [pile_piece(shown, pile, name) for pile, name in zip(shown.table, called)]
    zone = DrawnZone(say("mathino_table.title"), tuple(pieces), say("table.mathino.empty"))
    seats = places(names, lambda seat: counted(shown, seat), shown.seat)
    zones = [zone, *open_hands(view, names)]
    hand = () if view.seat is None else tuple(card_piece(shown, card) for card in shown.hands[view.seat])
    pack = shown.setup.pack
    return Scene(titled("mathino", pack.name, pack.title), heading(shown), seats, tuple(zones), hand)


def counted(state: State, seat: Seat) -> list[str]:
    held = say("table.held", count=len(state.hands[seat]))
    return [say("table.won", count=len(state.won[seat])), *points(state, seat), held]


def points(state: State, seat: int) -> list[str]:
    """The total of a seat; none where cards are counted instead (M-160)."""
    total = state.totals[seat]
    return [] if state.setup.counts_cards else [say("table.points", count=total, points=show_number(total))]


def heading(state: State) -> str:
    """Which deck and round it is; the last one is announced (M-23)."""
    deck = state.deck + 1
    if state.last_round:
        return say("mathino_table.last_heading", deck=deck)
    return say("mathino_table.heading", deck=deck, round=state.round + 1, count=len(state.stock))


def open_hands(view: View[State], names: Sequence[str]) -> list[DrawnZone]:
    """The hands of the others, where they lie open (M-159)."""
    shown = view.shown
    if not shown.setup.options.open_hands:
        return []
    return [
        DrawnZone(
            say("table.hand_of", name=name), tuple(card_piece(shown, card) for card in shown.hands[seat]), say("table.hand_empty")
        )
        for seat, name in enumerate(names)
        if seat != view.seat
    ]


def pile_piece(state: State, pile: Pile, name: str) -> Piece:
    """A loose card, or a build pile by its value."""
    if pile.loose:
        return card_piece(state, pile.cards[0])
    return Piece(name, "build", below=say("table.cards", count=len(pile.cards)))


def card_piece(state: State, card: Kind) -> Piece:
    pack = state.setup.pack
    return Piece(pack.label(card), "number", pack.cards[card].colour)


def pile_lines(state: State, names: Sequence[str]) -> list[str]:
    """What is in each build pile, and who has to capture it."""
    pack = state.setup.pack
    lines: list[str] = []
    for pile, name in zip(state.table, pile_names(state.table, pack.labels)):
        if pile.loose:
            continue
        cards = " ".join(pack.label(card) for card in pile.cards)
        if pile.lock != NOBODY:
            code = "mathino_table.locked" if pile.duty else "mathino_table.only_locked"
            lines.append(say(code, name=name, cards=cards, holder=names[pile.lock]))
        elif pile.duty:
            holder = ", ".join(names[seat] for seat in pile.duty)
            lines.append(say("mathino_table.duty", name=name, cards=cards, holder=holder))
        else:
            lines.append(say("mathino_table.pile", name=name, cards=cards))
    return lines
