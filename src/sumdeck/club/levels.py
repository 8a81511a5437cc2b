"""What is played at a table of a class: everybody's game, or what its players have been given of their own."""

from collections.abc import Mapping
from typing import Final

from sumdeck.club.codes import ClubCode
from sumdeck.club.match import Entrant
from sumdeck.club.progress import Progress
from sumdeck.club.terms import Terms
from sumdeck.rules import registry
from sumdeck.rules.game import Json, Refusal

LEAST: Final = 2
"""Whoever plays alone has nobody to play against."""


def played_by(entrant: Entrant, terms: Terms) -> tuple[str, Mapping[str, Json]]:
    """The game and the options that somebody plays with."""
    if not (entrant.game or entrant.level):
        return terms.game, terms.options
    game = entrant.game or terms.game
    others = terms.options if game == terms.game else {}
    return game, {**others, "level": entrant.level} if entrant.level else others


def group_of(entrant: Entrant, terms: Terms) -> tuple[str, str]:
    """Those who play the same sit together."""
    game, options = played_by(entrant, terms)
    return game, str(options.get("level", ""))


def check_level(progress: Progress, game: str, level: str) -> None:
    """Refuse a game that two cannot play here, and a level that it does not have."""
    name = game or progress.terms.game
    if not progress.terms.online or name not in registry.games() or LEAST not in registry.game(name).seats:
        raise Refusal(ClubCode.NO_SUCH_GAME, given=name, known=", ".join(registry.games()))
    if progress.settings.seats not in registry.game(name).seats:
        raise Refusal(ClubCode.NOT_SO_MANY, game=name, seats=progress.settings.seats)
    known = [each.name for each in registry.game(name).levels()]
    if level not in known:
        raise Refusal(ClubCode.NO_SUCH_VALUE, setting="level", given=level, known=", ".join(known))
