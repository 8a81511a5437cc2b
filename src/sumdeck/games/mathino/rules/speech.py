"""How a move of Mathino sounds: what a player announces (M-31). `reading.py` understands what is written here.

A loose card is called by its label (`8`, the golden `7g`), a build pile by its value where nothing else has it, otherwise in
brackets and with a letter: `[8]`, `[8]b`. The pile that a turn has just made is `it`.
"""

from collections.abc import Sequence
from itertools import pairwise

from sumdeck.games.mathino.rules.capturing import different_looks
from sumdeck.games.mathino.rules.moves import MATCH, NEW, SIGNS, Accept, Build, Capture, Discard, Forfeit, Groups, Move
from sumdeck.games.mathino.rules.numbers import LONGEST, show_number
from sumdeck.games.mathino.rules.piles import NOBODY, Pile
from sumdeck.games.mathino.rules.state import CONFIRM, State
from sumdeck.rules.arithmetic import MINUS
from sumdeck.rules.digits import show_whole
from sumdeck.rules.game import Seat, Value, View
from sumdeck.rules.saying import letters


def write(state: State, seat: Seat, move: Move) -> str:
    if isinstance(move, Accept):
        return "accept"
    if isinstance(move, Forfeit):
        return "forfeit"
    names = pile_names(state.table, state.setup.pack.labels)
    clauses = [*say_stacks(names, move.before), *say_action(state, names, move), *say_stacks(names, move.after)]
    return ", ".join(clauses)


def say_action(state: State, names: Sequence[str], move: Capture | Build | Discard) -> list[str]:
    """What the card does."""
    card = state.setup.pack.label(move.card)
    if isinstance(move, Discard):
        return ["time is up", f"discard {card}"] if move.forced else [f"discard {card}"]
    if isinstance(move, Capture):
        sums = [" + ".join(names[place] for place in group) for group in move.sums]
        if move.stated:
            sums = [f"({said} = {show_number(value)})" for said, value in zip(sums, move.stated)]
        several = state.setup.young and len(different_looks(state, move.card, move.piles)) > 1
        look = f" by {move.attribute}" if several else ""
        return [" and ".join([*(names[place] for place in move.piles), *sums]), f"capture {card}{look}"]
    base = say_base(state, names, move)
    if move.op == MATCH:
        alone = move.base == ((move.base[0][0],),) and base in (show_number(move.value), card) and is_only(state, move.value)
        sign = MINUS if move.value < 0 else ""
        return [f"matching {sign}{card}"] if alone else [base, f"matching {sign}{card}"]
    said = say_operation(move, base, card, state.setup.pack.cards[move.card].face)
    if not move.steps:
        return [said, f"building {show_number(move.value)}"]
    stated = [*move.way[1:], move.value]
    clauses = [f"{said} is {show_number(stated[0])}"]
    keeps = state.setup.options.digit_sum_negative == "keep"
    clauses += [say_digits(before, after, keeps) for before, after in pairwise(stated)]
    return [*clauses, f"building {show_number(move.value)}"]


def say_operation(move: Build, base: str, card: str, face: str) -> str:
    """The left side: `8 × −3`, `8 squared`, `cube root of 8`. A golden 2 or 3 is named with its power."""
    if move.op in SIGNS:
        return f"{base} {SIGNS[move.op]} {MINUS if move.sign < 0 else ''}{card}"
    named = "" if card == face else f" with {card}"
    if move.op in ("square", "cube"):
        raised = f"({base})" if base.startswith(MINUS) else base  # −5² is another number
        return f"{raised} {move.op}d{named}" if move.op == "cube" else f"{raised} squared{named}"
    root = "cube root" if move.op == "cube_root" else "square root"
    return f"{'negative ' if move.sign < 0 else ''}{root} of {base}{named}"


def say_digits(before: Value, after: Value, keeps: bool) -> str:
    """A digit sum: `6 + 4 is 10` (M-118). The digits of −55 make 10 too, and it is built with its sign (M-125).

    Only the new value is said where the digits are many, or where a sign was lost or came from nowhere.
    """
    digits = show_whole(abs(before.numerator))
    signed = (before < 0) == (after < 0) if keeps else before >= 0
    if not isinstance(before, int) or not signed or not 1 < len(digits) <= LONGEST:
        return f"digit sum {show_number(after)}"
    return f"{' + '.join(digits)} is {show_number(-after if before < 0 else after)}"


def say_base(state: State, names: Sequence[str], move: Build) -> str:
    """What the card is played on: `8`, `(5 + 4)`, `(6 and 6)`; with the sum that was stated, where that is wrong."""
    parts = [" + ".join(names[place] for place in part) for part in move.base]
    worth = sum(state.table[place].value for place in move.base[0])
    stated = "" if move.way[0] == worth else f" = {show_number(move.way[0])}"
    if len(parts) == 1 and len(move.base[0]) == 1:
        return parts[0]
    return f"({' and '.join(parts)}{stated})"


def say_stacks(names: Sequence[str], groups: Groups) -> list[str]:
    """Each stacking: `stack 8 [8]`."""
    return ["stack " + " ".join("it" if place == NEW else names[place] for place in group) for group in groups]


def is_only(state: State, value: Value) -> bool:
    """Whether no other pile has this value."""
    return sum(pile.value == value for pile in state.table) == 1


def pile_names(table: Sequence[Pile], labels: Sequence[str]) -> list[str]:
    """What each pile of a table is called."""
    shown = [show_number(pile.value) for pile in table]
    built = [text for text, pile in zip(shown, table) if not pile.loose]
    seen: dict[str, int] = {}
    names: list[str] = []
    for text, pile in zip(shown, table):
        if pile.loose:
            names.append(labels[pile.cards[0]])
            continue
        number = seen.get(text, 0)
        seen[text] = number + 1
        if shown.count(text) == 1 and "/" not in text:
            names.append(text)
        else:
            names.append(f"[{text}]" + (letters(number) if built.count(text) > 1 else ""))
    return names


def describe(view: View[State]) -> str:
    state, seat = view.shown, view.seat
    pack = state.setup.pack
    lines = [f"deck {state.deck + 1}, round {state.round + 1}{', the last round' if state.last_round else ''}"]
    lines.append("table: " + (", ".join(tell_pile(state, place) for place in range(len(state.table))) or "empty"))
    for place, hand in enumerate(state.hands):
        cards = pack.names(hand) or "empty"
        own = " (you)" if place == seat else ""
        total = "" if state.setup.counts_cards else f"; {show_number(state.totals[place])} points"
        lines.append(f"seat {place}{own}: hand {cards}; {len(state.won[place])} captured{total}")
    turn = "confirms" if state.phase == CONFIRM else "is to play"
    return "\n".join([*lines, f"seat {state.seat} {turn}; {len(state.stock)} cards in the stock"])


def tell_pile(state: State, place: int) -> str:
    """A pile with its cards, and who owes or locks it."""
    pile = state.table[place]
    labels = state.setup.pack.labels
    if pile.loose:
        return labels[pile.cards[0]]
    duty = f", duty of {' and '.join(f'seat {seat}' for seat in pile.duty)}" if pile.duty else ""
    lock = f", locked by seat {pile.lock}" if pile.lock != NOBODY else ""
    return f"{pile_names(state.table, labels)[place]} <{' '.join(labels[card] for card in pile.cards)}{duty}{lock}>"
