"""Laying a position: a table in a line that people can type, copy and read, checked before it is played at.

    numero full; turn 0; centre 9 7 [9+1]=10@0; hands 1 4 10 12 / 5 6; deck rest

First the game with its level and settings (`numero full scoring=yes`), then parts in any order, each a name and what lies there.
Cards are called by their labels. Hands, and all else that each seat has, are parted by ` / `. `rest` stands for every card that
is not named, shuffled by a name (`deck rest autumn`) and below the cards that are named (`deck 3 8 rest`). `@0` says whose a pile
is. What else a game has to say is told in its own `position.py`; what a position never knows is how it came about.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.laying import Laying, Layout, PositionCode, parted
from sumdeck.rules.values import Json, Refusal

if TYPE_CHECKING:
    from sumdeck.rules.game import Game

S = TypeVar("S")

NAME: Final = "position"
"""The deal that gives a laid table all that its line does not tell, such as the shuffles to come."""
LONGEST: Final = 50_000


def position(game: Game[S, Any], text: str, options: Any = None) -> S:
    """The state that a line describes. Its first part may give level and settings; `options` are used where it does not."""
    layout = _layout(game)
    if len(text) > LONGEST:
        raise Refusal(PositionCode.TOO_LONG)
    heading, parts = _parts(game, text, ("turn", "hands", *layout.parts))
    if "hands" not in parts:
        raise Refusal(PositionCode.MISSING, part="hands")
    seats = len(parted(parts["hands"]))
    if heading or options is None:
        options = options_in(game, " ".join([game.name, *heading]), seats)
    blank = _blank(game, seats, options)
    laying = Laying(layout, game.pack_of(blank), parts, seats)
    return layout.lay(laying, blank)


def options_in(game: Game[S, Any], heading: str, seats: int) -> Any:
    """The options that the first part of a line gives. Raises Refusal."""
    return game.options({**game.seating(seats), **_settings(heading.split()[1:])})


def lay(game: Game[S, Any], parts: str, seats: int, options: Any) -> S:
    """The same without the first part, for so many seats by options that are known already. Raises Refusal."""
    state = position(game, f"{game.name}; {parts}", options)
    if _layout(game).seats_of(state) != seats:
        raise Refusal(PositionCode.IMPOSSIBLE, part="hands", piece=str(seats))
    return state


def parts_of(game: Game[S, Any], state: S, order: bool = True) -> str:
    """A state as such a line: what `lay` lays."""
    return write_position(game, state, order).partition("; ")[2]


def write_position(game: Game[S, Any], state: S, order: bool = True) -> str:
    """A state as a line. Without `order`, cards that lie face down in a heap are just `rest`."""
    layout = _layout(game)
    told = dict(layout.tell(state))
    if not order and layout.rest in told:
        told[layout.rest] = "rest"
    names = ("turn", layout.parts[0], "hands", *layout.parts[1:])
    parts = [f"{name} {told[name]}".rstrip() for name in names if name in told]
    return "; ".join([_heading(game, layout.options_of(state)), *parts])


def forget(game: Game[S, Any], state: S) -> S:
    """The state without its past: what `position` makes of what `write_position` tells."""
    layout = _layout(game)
    return layout.forget(state, _blank(game, layout.seats_of(state), layout.options_of(state)))


def _blank(game: Game[S, Any], seats: int, options: Any) -> S:
    state: S = first_state(game, named_deal(game.pack(options), NAME, game.shuffles_again), seats, options)
    return state


def _layout(game: Game[S, Any]) -> Layout[S]:
    layout: Layout[S] | None = game.layout
    if layout is None:
        raise Refusal(PositionCode.NO_NOTATION, game=game.name)
    return layout


def _parts(game: Game[Any, Any], text: str, known: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """The words of the heading behind the game's name, and the parts."""
    heading: list[str] = []
    parts: dict[str, str] = {}
    for number, part in enumerate(re.split(r"[;\n]+", text)):
        name, _, told = part.strip().partition(" ")
        if number == 0 and name not in known:
            heading = told.split()
            if name not in ("", game.name):
                raise Refusal(PositionCode.OTHER_GAME, given=name[:40], game=game.name)
        elif not name:
            continue
        elif name not in known:
            raise Refusal(PositionCode.NO_SUCH_PART, given=name[:40], known=", ".join(known))
        elif name in parts:
            raise Refusal(PositionCode.TWICE, part=name)
        else:
            parts[name] = " ".join(told.split())
    return heading, parts


def _settings(words: Sequence[str]) -> dict[str, Json]:
    """Level and settings: `full scoring=yes ops=add+sub`. A level may have several words: `1-10 −2 ×3`."""
    given: dict[str, Json] = {}
    level = " ".join(word for word in words if "=" not in word)
    if level:
        given["level"] = level
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            continue
        if name == "pack":
            raise Refusal(PositionCode.OWN_CARDS)
        given[name] = _setting(value)
    return given


def _setting(text: str) -> Json:
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if re.fullmatch(r"-?\d{1,9}", text) else text.replace("+", " ")


def _heading(game: Game[Any, Any], options: Any) -> str:
    """The game with its level, if it has levels, and the settings that are not the level's own."""
    data = game.dump_options(options)
    level = {"level": data["level"]} if "level" in data else {}
    usual = game.dump_options(game.options(level))
    words = [game.name, *level.values()]
    for name, value in data.items():
        if name not in ("level", "pack") and value != usual[name]:
            shown = ("yes" if value else "no") if isinstance(value, bool) else str(value).replace(" ", "+")
            words.append(f"{name}={shown}")
    settled = {name: value for name, value in data.items() if name != "pack"}
    if game.pack(options) != game.pack(game.options(settled)):
        words.append("pack=own")
    return " ".join(words)
