"""Looking one turn ahead: what a move wins, what it sets up for itself, and what it offers the others.

Every candidate leaves a centre behind. For each face, what that centre would give to whoever plays it is weighed by how likely
the next player is to hold it, and by whether it is in the player's own hand.
"""

from sumdeck.games.numero.rules.moves import Build, Discard, Take, groups_of
from sumdeck.games.numero.rules.state import State
from sumdeck.games.numero.rules.stock import Position
from sumdeck.rules.game import FACE_DOWN, Kind
from sumdeck.rules.hands import without

OFFER, PROMISE = 0.9, 0.6
"""How much counts what the next player is offered, and what is kept for oneself."""

WILD_PRICE = 0.35
"""What a wild card of the hand is worth keeping for."""

MOST_PILES = 10
"""Piles looked at when weighing a centre; the rest hardly matters."""


def weighed(
    state: State, position: Position, found: list[tuple[float, Take | Build | Discard]], high: float
) -> list[Take | Build | Discard]:
    """What was found, by what it wins, what it sets up and what it offers; the best first."""
    chances = holding_chances(state, position)
    scored = [(worth(position, move, gain, chances, high), move) for gain, move in found]
    scored.sort(key=lambda each: -each[0])
    return [move for _, move in scored]


def worth(position: Position, move: Take | Build | Discard, gain: float, chances: list[float], high: float) -> float:
    """What a move wins, less what it offers the next player, and with what it keeps for oneself: a take, high cards."""
    values, sizes = centre_after(position, move)
    gains = face_gains(values, sizes, len(chances))
    number = position.setup.number
    rest = position.hand if move.card is None else without(position.hand, move.card)
    own = {number[card] for card in rest if number[card]}
    offered = expected(gains, chances)
    kept = max((gains[face] for face in own), default=0.0)
    spent = sum(len(group.wilds) for group in groups_of(move)) + len(move.dropped)
    hand = high * sum(number[card] for card in rest) / max(position.setup.faces)
    return gain - OFFER * offered + PROMISE * kept - WILD_PRICE * spent + hand


def centre_after(position: Position, move: Take | Build | Discard) -> tuple[list[int], list[int]]:
    """The values and sizes of the piles that a move leaves, smallest first."""
    gone = {place for group in groups_of(move) for place in group.piles}
    piles = [(int(pile.value), len(pile.cards)) for place, pile in enumerate(position.centre) if place not in gone]
    number = position.setup.number
    if isinstance(move, Build):
        cards = 1 + len(move.base.wilds) + len(move.base.loose)
        cards += sum(len(position.centre[place].cards) for place in move.base.piles)
        piles.append((int(move.base.value) + number[move.card], cards))
    elif isinstance(move, Discard) and move.card is not None:
        piles.append((number[move.card], 1))
    return smallest(piles)


def smallest(piles: list[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """The values and sizes of the smallest piles, smallest first."""
    piles.sort()
    return [value for value, _ in piles[:MOST_PILES]], [size for _, size in piles[:MOST_PILES]]


def face_gains(values: list[int], sizes: list[int], faces: int) -> list[float]:
    """For each face, how many cards it would win from these piles by plain sums, the taking card included; 0 for none."""
    by_sum: list[list[tuple[int, int]]] = [[] for _ in range(faces)]
    stack: list[tuple[int, int, int, int]] = [(0, 0, 0, 0)]
    while stack:
        start, total, mask, size = stack.pop()
        for place in range(start, len(values)):
            grown = total + values[place]
            if grown >= faces:
                break  # values are sorted: the rest is larger
            more = size + sizes[place]
            by_sum[grown].append((more, mask | 1 << place))
            stack.append((place + 1, grown, mask | 1 << place, more))
    gains = [0.0] * faces
    for face in range(1, faces):
        used = won = 0
        for size, mask in sorted(by_sum[face], reverse=True):
            if not mask & used:
                used |= mask
                won += size
        gains[face] = won + 1.0 if won else 0.0
    return gains


def expected(gains: list[float], chances: list[float]) -> float:
    """What the next player wins on average, if he plays the best of what he happens to hold."""
    order = sorted(range(len(gains)), key=lambda face: (-gains[face], face))
    total, none_yet = 0.0, 1.0
    for face in order:
        if gains[face] == 0.0:
            break
        total += none_yet * chances[face] * gains[face]
        none_yet *= 1.0 - chances[face]
    return total


def holding_chances(state: State, position: Position) -> list[float]:
    """For each face, how likely the next player is to hold it, going by the cards out of sight."""
    number = position.setup.number
    counts = list(position.setup.pack.counts)
    seen: list[Kind] = list(position.hand)
    seen += [card for pile in position.centre for card in pile.cards] + list(position.loose)
    seen += [card for pile in state.won for card in pile]
    for card in seen:
        if card != FACE_DOWN:
            counts[card] -= 1
    unseen = sum(counts)
    following = state.hands[(position.seat + 1) % state.setup.seats]
    chances = [0.0] * (max(position.setup.faces) + 1)
    for face in position.setup.faces:
        left = sum(counts[kind] for kind in range(len(counts)) if number[kind] == face)
        none = 1.0
        for drawn in range(len(following)):
            if unseen - drawn > 0:
                none *= max(0.0, 1.0 - left / (unseen - drawn))
        chances[face] = 1.0 - none
    return chances
