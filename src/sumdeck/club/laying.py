"""The table of a match: what is played there and by which rules, and how its end is told to the tournament."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import Report
from sumdeck.club.levels import group_of, played_by
from sumdeck.club.match import Entrant, EntrantId, Match, MatchId, Order
from sumdeck.club.progress import Progress
from sumdeck.club.questions import options_of
from sumdeck.club.results import explained, match_of
from sumdeck.rules import registry
from sumdeck.rules.deals import shuffled
from sumdeck.rules.game import Json, Kind, Outcome, Refusal
from sumdeck.table.house import HouseRules

USUAL: Final[Mapping[str, Json]] = {"take_back": "locked", "hints": False, "own_names": True, "umpire": True, "locked": True}
"""The house rules of a tournament, unless its terms say otherwise."""
SPARE_SEATS: Final = 2
"""One for a person, one for the computer."""


@dataclass(frozen=True)
class TableOrder:
    """What a table is to be laid with."""

    game: str
    options: Json
    """Complete, as the game dumps them."""
    house: HouseRules
    players: tuple[EntrantId, ...]
    """In the order of their seats, which is a lot: nobody begins for being strong."""
    deal_group: str
    """Tables of one group get one deal; empty: each gets its own."""


def table_for(progress: Progress, id: MatchId) -> TableOrder:
    """The order for a match. Raises Refusal."""
    match = match_of(progress, id)
    group = deal_group(progress, match)
    return ordered(progress, match.players[0], len(match.players), seated(progress, match), match.championship, group)


def spare_for(progress: Progress, entrant: EntrantId) -> TableOrder:
    """The order for a table at which somebody plays against the computer meanwhile; their seat is the first. Raises Refusal."""
    return ordered(progress, entrant, SPARE_SEATS, (entrant,))


def ordered(
    progress: Progress,
    entrant: EntrantId,
    seats: int,
    players: tuple[EntrantId, ...],
    championship: bool = False,
    deal_group: str = "",
) -> TableOrder:
    """What somebody plays, and by which rules."""
    terms = progress.terms
    if not terms.game:
        raise Refusal(ClubCode.NO_SUCH_GAME, given="", known=", ".join(registry.games()))
    name, chosen = played_by(progress.entrant(entrant), terms)
    game, own = registry.game(name), replace(terms, game=name, options=chosen)
    if name != terms.game:  # it has a target of its own
        own = replace(own, target=0, championship_target=0)
    options = game.options(options_of(game, own, championship) | dict(game.seating(seats)))
    # M-168: the clock of a turn, and what it does at zero.
    clock = {"turn_seconds": terms.turn_seconds, "clock_at_zero": terms.clock_at_zero if terms.turn_seconds else "wait"}
    house = HouseRules.load({**USUAL, "referee": game.referee(options), **clock, **terms.house})
    return TableOrder(name, game.dump_options(options), house, players, deal_group)


def deal_group(progress: Progress, match: Match) -> str:
    """Which tables have the same cards as that of a match; empty where each has its own."""
    if not progress.terms.same_deal:
        return ""
    group = group_of(progress.entrant(match.players[0]), progress.terms)
    own = "" if group == group_of(Entrant(EntrantId(-1), ""), progress.terms) else " ".join(("", *group))
    return f"{match.round} {len(match.players)} {match.championship}{own}"


def seated(progress: Progress, match: Match) -> tuple[EntrantId, ...]:
    """The players of a match in the order of their seats."""
    seed = f"sumdeck tournament seats 1\n{progress.settings.seed}\n{match.id}".encode()
    lot = shuffled([Kind(place) for place in range(len(match.players))], seed)
    return tuple(match.players[place] for place in lot)


def report_of(progress: Progress, id: MatchId, outcome: Outcome) -> Report:
    """The result of a table that has come to its end online. It may be tied: then `decide` refuses it, and `tied` tells who.

    Points are told where they are whole and explain the places; who forfeits may have had most of them.
    """
    match = match_of(progress, id)
    order = order_by_places(seated(progress, match), outcome.places)
    points = points_in(progress, match, outcome)
    return Report(id, order, points if explained(match, order, points) else ())


def points_in(progress: Progress, match: Match, outcome: Outcome) -> tuple[int, ...]:
    """What each player of a match has, in their order there; nothing where it is not in whole points."""
    scores = dict(zip(seated(progress, match), outcome.scores))
    points = tuple(score for player in match.players if isinstance(score := scores[player], int))
    return points if len(points) == len(match.players) else ()


def order_by_places(players: Sequence[EntrantId], places: Sequence[Any]) -> Order:
    """An order from places, 1 the best, equals sharing one."""
    return tuple(tuple(player for player, theirs in zip(players, places) if theirs == place) for place in sorted(set(places)))
