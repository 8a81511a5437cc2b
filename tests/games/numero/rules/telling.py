"""What lies on a table of Numero, and what a seat can do there, in words. Tables are made by `tables.py`.

Cards are told in one order: numbers by size, then wild cards as the pack has them.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from sumdeck.games.numero.rules.moves import Build, Discard, Group, Move, Take
from sumdeck.games.numero.rules.setup import Pile
from sumdeck.games.numero.rules.state import State
from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.game import Kind
from tests.games.numero.rules.tables import GAME


def lying(state: State) -> str:
    """The centre: lone numbers, builds with all their cards as `[1+9]=10`, loose wild cards."""
    lone = [told(state, pile.cards) for pile in state.centre if not pile.built]
    builds = [told_build(state, pile) for pile in state.centre if pile.built]
    return " ".join([*lone, *builds, *told(state, state.loose).split()])


def centre(state: State) -> str:
    """The same with every card by its label: builds as `9: 5g 4b`, then loose wild cards."""
    piles = [f"{pile.value}: {labels(state, pile.cards)}" if pile.built else labels(state, pile.cards) for pile in state.centre]
    return " | ".join(piles + [labels(state, [card]) for card in state.loose])


def labels(state: State, kinds: Sequence[Kind]) -> str:
    """Cards by their labels, as they lie."""
    return " ".join(state.setup.pack.label(card) for card in kinds)


def hand(state: State, seat: int = 0) -> str:
    return told(state, state.hands[seat])


def gain(before: State, after: State, seat: int = 0) -> str:
    """The cards that a seat has won in between."""
    return told(after, (Counter(after.won[seat]) - Counter(before.won[seat])).elements())


def counts(before: State, after: State) -> list[int]:
    """What each seat's cards won since, less its cards left in hand, come to."""
    return [len(after.won[seat]) - len(before.won[seat]) - len(after.hands[seat]) for seat in range(after.setup.seats)]


def takes(state: State) -> list[str]:
    """Every take, wild cards that play no part and other piles left alone: `10 takes 10 and 4 6`."""
    return sorted(
        f"{told(state, [move.card])} takes {' and '.join(told_group(state, group) for group in move.groups)}"
        for move in plain_turns(state)
        if isinstance(move, Take)
    )


def builds(state: State) -> list[str]:
    """Every build with a number card, in the same way: `4 onto 3 5`."""
    return sorted(
        f"{told(state, [move.card])} onto {told_group(state, move.base)}"
        for move in plain_turns(state)
        if isinstance(move, Build)
    )


def discards(state: State) -> str:
    """Every number card that can be discarded."""
    return told(state, [move.card for move in plain_turns(state) if isinstance(move, Discard) and move.card is not None])


def plain_turns(state: State) -> list[Move]:
    """The turns that lay down no wild card and leave no changed pile; the list has to be complete."""
    moves = all_moves(state)
    return [move for move in moves if not isinstance(move, (Take, Build, Discard)) or not (move.left or move.dropped)]


def all_moves(state: State) -> Sequence[Move]:
    moves = GAME.legal_moves(state, state.seat)
    assert moves.complete, "the search for moves came to no end"
    return moves


def told(state: State, cards: Iterable[Kind]) -> str:
    """Cards by their names."""
    order = sorted(cards, key=lambda card: (state.setup.number[card] or 1000, card))
    return " ".join(state.setup.pack.label(card) for card in order)


def told_build(state: State, pile: Pile) -> str:
    """A build with its numbers, then its wild cards: `[8+10−5]=13`."""
    numbers = told(state, [card for card in pile.cards if state.setup.is_number(card)])
    wilds = told(state, [card for card in pile.cards if state.setup.is_wild(card)])
    return f"[{numbers.replace(' ', '+')}{wilds.replace(' ', '')}]={show_value(pile.value)}"


def told_group(state: State, group: Group) -> str:
    """The cards of a group; a build in it is told as in the centre."""
    piles = [state.centre[place] for place in group.piles]
    told_piles = [told_build(state, pile) if pile.built else told(state, pile.cards) for pile in piles]
    return " ".join([*told_piles, *told(state, group.wilds + group.loose).split()])
