"""What a card could capture of a table: for `discard_rule`, and for whoever names nothing and means everything."""

from collections.abc import Iterable, Mapping, Sequence

from sumdeck.games.mathino.rules.moves import NEW
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Kind, Seat, Value


def is_barred(state: State, seat: Seat, card: Kind) -> bool:
    """Whether `discard_rule` keeps a card from being laid down, as the turn begins (M-65)."""
    if state.setup.options.discard_rule == "free":
        return False
    worth = {place: pile.value for place, pile in enumerate(state.table)}
    return could_capture(state, seat, card, worth, [place for place, pile in enumerate(state.table) if pile.loose])


def could_capture(state: State, seat: Seat, card: Kind, worth: Mapping[int, Value], loose: Iterable[int]) -> bool:
    """Whether a card could capture anything of what lies there at a moment: a pile, or loose cards as a sum (M-40)."""
    if capturable(state, seat, card, worth):
        return True
    sums = state.setup.options.combo_capture and not state.setup.young
    return sums and makes_sum([worth[place] for place in loose], state.setup.number[card])


def capturable(state: State, seat: Seat, card: Kind, worth: Mapping[int, Value]) -> list[int]:
    """The piles of a moment that a card could capture."""
    rules, table = state.setup, state.table
    if rules.young:
        looks = set(rules.attributes)
        return [place for place in worth if looks & set(shared_looks(state, card, (place,)))]
    number = rules.number[card]
    return [name for name, value in worth.items() if name != NEW and abs(value) == number and table[name].open_to(seat)]


def makes_sum(values: Iterable[Value], wanted: int) -> bool:
    """Whether two or more of these make a number. No card is negative, so nothing beyond it need be looked at."""
    single: set[Value] = set()
    several: set[Value] = set()
    for value in values:
        several |= {before + value for before in single | several if before + value <= wanted}
        single.add(value)
    return wanted in several


def alike_to(state: State, card: Kind, look: str) -> tuple[int, ...]:
    """Everything on the table that looks like a card in one respect."""
    return tuple(place for place in range(len(state.table)) if look in shared_looks(state, card, (place,)))


def different_looks(state: State, card: Kind, piles: Sequence[int]) -> list[str]:
    """In what the card and these cards look alike, of all that is in force; what always goes together in the pack counts once."""
    found: list[str] = []
    for look in state.setup.attributes:
        if look in shared_looks(state, card, piles) and not any(goes_together(state, look, other) for other in found):
            found.append(look)
    return found


def goes_together(state: State, one: str, other: str) -> bool:
    """Whether two cards of the pack that agree in the one always agree in the other."""
    pairs = {(looks[one], looks[other]) for looks in state.setup.looks}
    return len(pairs) == len({first for first, _ in pairs}) == len({second for _, second in pairs})


def first_look(state: State, card: Kind, piles: Sequence[int]) -> str:
    """What the very young see in common: the first thing that is in force. Nothing in the usual game."""
    if not state.setup.young:
        return ""
    alike = shared_looks(state, card, piles)
    return next(name for name in state.setup.attributes if name in alike)


def shared_looks(state: State, card: Kind, piles: Sequence[int]) -> tuple[str, ...]:
    """In what the card and all these cards look alike (M-157)."""
    looks = state.setup.looks
    cards = [state.table[place].cards[0] for place in piles]
    return tuple(name for name, look in looks[card].items() if look and all(looks[other][name] == look for other in cards))
