"""The games by name: those in `sumdeck.games`, those of other packages, and those that a program registers itself.

A folder of `sumdeck.games` has a module `kit` with `KITS`. Another package names its own under the entry-point group
`sumdeck.games`: a `GameKit`, or several.
"""

import warnings
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from typing import Any, Final

from sumdeck.rules.game import Game
from sumdeck.rules.kit import GameKit
from sumdeck.rules.values import Json

GROUP: Final = "sumdeck.games"
_registered: Final[dict[str, GameKit]] = {}


def games() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted({*_found(), *_registered}))


def game(name: str) -> Game[Any, Any]:
    """The game of this name. Raises LookupError, which lists the names there are."""
    made: Game[Any, Any] = kit(name).game
    return made


def new(name: str, seed: int | str, seats: int, **options: Json) -> tuple[Game[Any, Any], Any]:
    """A game by its name, and its first state: `game, state = new("numero", "river", 2, level="full")`. See `Game.new`."""
    played = game(name)
    return played, played.new(seed, seats, **options)


def kit(name: str) -> GameKit:
    """All that a game brings. Raises LookupError, which lists the names there are."""
    known = _registered.get(name) or _found().get(name)
    if known is None:
        raise LookupError(f"there is no game {name!r}; there are {', '.join(games())}")
    return known


def kit_of(made: Game[Any, Any]) -> GameKit:
    """All that a game brings; of one that nobody has registered, that is its rules."""
    return kit(made.name) if made.name in games() else GameKit(made.name, made)


def kits() -> Iterator[GameKit]:
    """What every game brings, by name."""
    return map(kit, games())


def register(made: Game[Any, Any] | GameKit) -> None:
    """Make a game known by its name until the program ends. Raises ValueError if the name is taken."""
    if made.name in games():
        raise ValueError(f"there is a game {made.name!r} already")
    _registered[made.name] = made if isinstance(made, GameKit) else GameKit(made.name, made)


@cache
def _found() -> dict[str, GameKit]:
    """The kits of our own folders and of other packages. One that cannot be used is named, and the others can."""
    found: dict[str, GameKit] = {}
    for kit in (*_ours(), *_others()):
        if kit.name in found:
            warnings.warn(f"there are two games {kit.name!r}; the second is left out", RuntimeWarning, stacklevel=2)
        else:
            found[kit.name] = kit
    return found


def _ours() -> Iterator[GameKit]:
    for folder in sorted(resources.files(GROUP).iterdir(), key=lambda folder: folder.name):
        if folder.joinpath("kit.py").is_file():
            yield from import_module(f"{GROUP}.{folder.name}.kit").KITS


def _others() -> Iterator[GameKit]:
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            loaded: GameKit | Iterable[GameKit] = entry.load()
            for kit in (loaded,) if isinstance(loaded, GameKit) else loaded:
                if kit.game.name != kit.name:
                    raise ValueError(f"its kit is called {kit.name!r}, and its game {kit.game.name!r}")
                yield kit
        except Exception as fault:  # whatever is wrong in a stranger's package shall not close our house
            warnings.warn(f"the game {entry.name!r} ({entry.value}) cannot be used: {fault}", RuntimeWarning, stacklevel=2)


def show(name: str, state: object) -> str:
    """The `repr` of a state of this game."""
    return game(name).show(state)
