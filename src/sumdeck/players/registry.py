"""Which computer players there are for each game: those of its kit, and those that other packages bring.

A package names a player of its own under the entry-point group `sumdeck.players`, as `<game>.<name>`. Where a player
is asked for by name, `module:Class` stands for any that can be imported.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from random import Random
from typing import Any

from sumdeck.players.player import Player
from sumdeck.rules import registry
from sumdeck.rules.game import Game, View


class Anybody(Player[Any, Any]):
    """Some legal move, as the game itself draws one."""

    name = "random"

    def choose(self, game: Game[Any, Any], view: View[Any], rng: Random) -> Any:
        return game.sample(view.shown, view.own_seat, rng)


def players(game: str) -> tuple[str, ...]:
    """The names of a game's computer players, the weakest first: those that are offered. Who plays anything is no opponent."""
    known = player_names(game)
    return known if known == (Anybody.name,) else tuple(name for name in known if name != Anybody.name)


def player_names(game: str) -> tuple[str, ...]:
    """Every name that a table, a record or a command may hold: `random` too, for researchers and from earlier days."""
    return tuple(kind.name for kind in kinds(game))


def swift_players(game: str) -> tuple[str, ...]:
    """Those of the players that answer in a moment: whoever searches is asked for by name."""
    return tuple(kind.name for kind in kinds(game) if kind.name in players(game) and not kind.sight.visits)


def player(game: str, name: str) -> Player[Any, Any]:
    """A computer player by name, or as `module:Class`. Raises LookupError that says which there are, or why there is none."""
    if ":" in name:
        return imported(name)()
    for kind in kinds(game):
        if kind.name == name:
            return kind()
    if name in guests(game):
        return imported(guests(game)[name])()
    raise LookupError(f"no player {name!r} for {game}; there are: {', '.join(players(game)) or 'none'}")


def kinds(game: str) -> tuple[type[Player[Any, Any]], ...]:
    """The computer players of a game, the weakest first; none where there is no such game."""
    if game not in registry.games():
        return ()
    return registry.kit(game).part("players") or (Anybody,)


@cache
def guests(game: str) -> dict[str, str]:
    """The players that other packages bring for a game, and where they are: one that fails, fails only who asks for it.

    They are asked for by the name of their entry point, and offered to nobody.
    """
    found = [(entry.name.partition("."), entry.value) for entry in entry_points(group="sumdeck.players")]
    return {name: value for (of, _, name), value in found if of == game}


def imported(name: str) -> type[Player[Any, Any]]:
    """A player by the place of its class. Raises LookupError with the reason where there is none."""
    module, _, attribute = name.partition(":")
    try:
        kind = getattr(import_module(module), attribute)
    except Exception as fault:  # whatever a stranger's module may do when it is imported
        raise LookupError(f"{name}: {type(fault).__name__}: {fault}") from fault
    if not (isinstance(kind, type) and issubclass(kind, Player)):
        raise LookupError(f"{name} is no Player")
    kind.name = getattr(kind, "name", attribute)
    return kind
