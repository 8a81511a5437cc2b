"""How a game begins: hands, two open cards, and a pile (L-9 to L-20, L-93)."""

from collections.abc import Sequence

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.options import Options
from sumdeck.games.numberloor.rules.setup import Setup, setup
from sumdeck.games.numberloor.rules.state import State, holds_floor
from sumdeck.games.numberloor.rules.validation import check_deck
from sumdeck.rules.deals import shuffle_again
from sumdeck.rules.game import Kind, Refusal, Seat
from sumdeck.rules.hands import without

MOST_DEALS = 1000
"""With a deck that fails so often, nobody would want to play."""


def deal_out(deal: Sequence[Kind], seats: int, options: Options, reshuffle_seed: str) -> State:
    """The first state. Where somebody has no floor, or no pair can be opened, everything is dealt again (L-12, L-13, L-17)."""
    if options.first_player >= seats:
        raise Refusal(Code.NO_SUCH_FIRST, first=options.first_player, seats=seats)
    rules = setup(options, seats)
    check_deck(rules.pack, rules.level, seats, options.hand_size)
    order = tuple(deal)
    for shuffles in range(MOST_DEALS):
        hands, rest = hands_of(rules, order)
        opened = open_two(rules, rest)
        if opened is not None and (rules.two_floors or all(holds_floor(rules, hand) for hand in hands)):  # L-102
            return first_state(rules, hands, opened, rest, reshuffle_seed, shuffles)
        order = shuffle_again(order, reshuffle_seed, shuffles + 1)
    raise Refusal(Code.NEVER_DEALT)


def hands_of(rules: Setup, order: tuple[Kind, ...]) -> tuple[tuple[tuple[Kind, ...], ...], tuple[Kind, ...]]:
    """A hand for every seat, in blocks from the top, the first player's first; and the undealt cards (L-11, L-19, L-94)."""
    size, seats = rules.options.hand_size, rules.seats
    hands = [tuple(sorted(order[place * size : (place + 1) * size])) for place in range(seats)]
    turned = [hands[(seat - rules.options.first_player) % seats] for seat in range(seats)]
    return tuple(turned), order[size * seats :]


def open_two(rules: Setup, rest: tuple[Kind, ...]) -> tuple[Kind, Kind] | None:
    """The open cards: the first floor and the first number balloon (L-15 to L-17), or the next two floors (L-93)."""
    if rules.two_floors:
        return rest[0], rest[1]
    floors = [card for card in rest if rules.number[card] >= 0]
    steps = [card for card in rest if rules.step[card]]
    return (floors[0], steps[0]) if floors and steps else None


def first_state(
    rules: Setup,
    hands: tuple[tuple[Kind, ...], ...],
    opened: tuple[Kind, Kind],
    rest: tuple[Kind, ...],
    reshuffle_seed: str,
    shuffles: int,
) -> State:
    """The state before the first act. What is not opened stays in its order (L-17, L-18)."""
    first, stars = Seat(rules.options.first_player), (0,) * rules.seats
    return State(rules, without(rest, *opened), hands, opened, first, stars, reshuffle_seed, shuffles)
