"""What one game brings to every floor of the house. Where kits are found is in `registry.py`."""

from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from typing import Any, TypeAlias

Part: TypeAlias = Any
"""A thing itself, or where it is, as `module:attribute`: then it is imported when somebody first asks for it."""


@dataclass(frozen=True)
class GameKit:
    """Only the rules have to be there; what is left out is replaced by what serves every game."""

    name: str
    rules: Part
    """Its `Game`, or the class of it."""
    players: Part = ""
    """Its computer players, a tuple of `Player` classes, the weakest first. Otherwise one that plays anything."""
    hints: Part = ""
    """Its ladder of hints, from a game and a view to rungs. Otherwise there are none, and that is said."""
    second_look: Part = ""
    """Its `Looker`. Otherwise no second look is offered."""
    guides: str = ""
    """The package that holds its first games by doing, `guides.toml`. Otherwise there are none."""
    terminal: Part = ""
    """How the text table draws it: a `TerminalView` class. Otherwise as it describes itself, zone by zone."""
    paper: Part = ""
    """How its cards are printed: a `Design` class. Otherwise plainly."""
    web: Part = ""
    """What a page is sent of it: a `Drawing`. Otherwise its zones, card by card."""
    encoding: Part = ""
    """How programs that learn see it, and of which steps they make its moves: an `Encoding`. Otherwise zones and letters."""
    rulebook: Part = ""
    """The module that knows which rules in words a level needs. Otherwise all of them."""
    words: str = ""
    """The package that holds its texts, a file for each language."""

    @cached_property
    def game(self) -> Any:
        found = self.part("rules")
        return found() if isinstance(found, type) else found

    def part(self, name: str) -> Any:
        """One of the parts by its name; None where there is none."""
        part = getattr(self, name)
        return _found(part) if isinstance(part, str) else part


@cache
def _found(part: str) -> Any:
    """What a text leads to: a module, or something in it; None for an empty one."""
    if not part:
        return None
    module, _, attribute = part.partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found


def kit_in(folder: str, name: str) -> GameKit:
    """All that a game brings whose folder, a package, is laid out and named as each of ours."""
    title = name.capitalize()
    return GameKit(
        name,
        rules=f"{folder}.rules.game:{title}",
        players=f"{folder}.players:PLAYERS",
        hints=f"{folder}.players.hints:{name}_rungs",
        second_look=f"{folder}.players.second_look:{title}Looker",
        guides=f"{folder}.players",
        terminal=f"{folder}.terminal.terminal_view:{title}TerminalView",
        paper=f"{folder}.paper.design:{title}Design",
        web=f"{folder}.web.{name}:DRAWING",
        encoding=f"{folder}.encoding:{title}Encoding",
        rulebook=f"{folder}.rulebook.chapter",
        words=f"{folder}.words",
    )
