"""Something to find: a position of a game between computer players in which a turn can win a lot. A name always makes the same.

What there is to find is worked out again by whoever judges; a puzzle holds the position alone.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from sumdeck.players.registry import player, players, swift_players
from sumdeck.players.second_look import Looker, seeker_of
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Game, Objection, Seat
from sumdeck.rules.position import parts_of

DEALS: Final = 60
"""So many games are begun in search of one puzzle."""
RARE: Final = 240
"""So many for one in which something certain has to be found: most of their turns promise nothing, and cost little."""
CLAIMS: Final = 24
"""So long each of them is played."""
PAST: Final = ("won", "under")
"""Cards that nobody plays with any more: a puzzle puts them back into the deck, and is the shorter for it."""


Turn = tuple[Any, Seat, tuple[Any, ...]]
"""A state, whose turn it is there, and the moves that win most."""


def puzzle(
    game: Game[Any, Any],
    options: Any,
    name: str,
    tier: int,
    fits: Callable[[Turn], bool] = lambda _: True,
    promises: Callable[[frozenset[str]], bool] | None = None,
) -> str:
    """A position in which whoever is to play has something to find, as its tier (1 to 3; 0: any) says.

    Empty if there is none, or if none was found for what the search may cost: something rare may be in no game. To look at a
    turn is dear, so it is asked first whether the faces that lie open there promise anything.
    """
    looker = seeker_of(game.name)
    if looker is None:
        return ""
    for number in range(RARE if promises else DEALS):
        for turn, hard in turns_of(game, options, f"{name} {number}", looker, promises or bool):
            if looker.spent > looker.visits:
                return ""
            if hard and tier in (0, hard) and fits(turn):
                state, seat, _ = turn
                laid = shortened(game, state, seat)
                if laid:
                    return laid
    return ""


def turns_of(
    game: Game[Any, Any], options: Any, name: str, looker: Looker[Any, Any], promises: Callable[[frozenset[str]], bool]
) -> Iterator[tuple[Turn, int]]:
    """The turns of a game between computer players that have something to find, with how hard that is."""
    seats = 2 if 2 in game.seats else game.seats[0]
    state, rng = first_state(game, named_deal(game.pack(options), name, game.shuffles_again), seats, options), Random(name)
    partner = player(game.name, looker.partner if looker.partner in players(game.name) else swift_players(game.name)[-1])
    before: Seat | None = None
    for _ in range(CLAIMS):
        acting = game.to_act(state)
        if not acting:
            return
        seat = acting[0]
        view = game.view(state, seat)
        if seat != before and promises(faces_before(game, state, seat)):
            best = looker.best(game, view)
            if best:
                yield (state, seat, best), looker.tier(game, view, best)
        move = partner.choose(game, view, rng)
        if move is None:
            return
        before, state = seat, game.apply(state, seat, move)


def faces_before(game: Game[Any, Any], state: Any, seat: Seat) -> frozenset[str]:
    """The faces that a seat sees and may still play with."""
    cards = game.pack_of(state).cards
    zones = (zone for name, zone in game.zones(state).items() if zone.open_to(seat) and name.partition(" ")[0] not in PAST)
    return frozenset(cards[card].face for zone in zones for card in zone.cards)


def shortened(game: Game[Any, Any], state: Any, seat: Seat) -> str:
    """The position as a line, as short as can be; empty where a line does not tell it."""
    looker = seeker_of(game.name)
    assert looker is not None
    line = parts_of(game, state, order=False)
    options, seats = game.layout.options_of(state), game.layout.seats_of(state)
    parts = [part for part in line.split("; ") if part.partition(" ")[0] not in PAST]
    wanted = looker.worth(game.view(state, seat), looker.best(game, game.view(state, seat)))
    for laid in ("; ".join(parts), line):
        try:
            view = game.view(game.lay(laid, seats, options), seat)
            if game.to_act(view.shown)[:1] == (seat,) and looker.worth(view, looker.best(game, view)) == wanted:
                return laid
        except Objection:
            continue
    return ""
