"""What the commands that play many games have in common: their arguments, where the games are played, and how they are told."""

import json
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TextIO, TypeAlias

from rich.console import Console

from sumdeck.command.arguments import offer, whole
from sumdeck.command.program import Problem
from sumdeck.players import player, players
from sumdeck.players.registry import guests
from sumdeck.progress import ProgressBar
from sumdeck.research.journal import OtherWork
from sumdeck.research.match import Failed, Job, Played
from sumdeck.research.simulate import Playing, Stopped, here, play
from sumdeck.rules.game import Game
from sumdeck.words import say

SEED: Final = "sumdeck"
FAILED, STOPPED = 1, 130
NUMBER: Final = whole(lambda given: say("sim.too_few", given=given), 1)


def add_arguments(parser: ArgumentParser, games: int, lines: str = "sim.csv") -> None:
    """What all of these commands can be told."""
    offer(parser, "game")
    parser.add_argument("--games", type=NUMBER, default=games, metavar=say("argument.number"), help=say("sim.games", usual=games))
    offer(parser, "--level", "--scoring", "--set", "--pack")
    parser.add_argument("--seed", default=SEED, metavar=say("argument.name"), help=say("sim.seed"))
    parser.add_argument("--workers", type=NUMBER, metavar=say("argument.number"), help=say("sim.workers"))
    parser.add_argument("--on", choices=("ray",), metavar="ray", help=say("sim.on"))
    parser.add_argument("--keep", type=Path, metavar=say("argument.file"), help=say("sim.keep"))
    parser.add_argument("--csv", type=Path, metavar=say("argument.file"), help=say(lines))
    parser.add_argument("--json", type=Path, metavar=say("argument.file"), help=say("sim.json"))


def picture(given: str) -> Path:
    """A file to draw into, by the ending of its name."""
    if not given.endswith((".png", ".svg", ".pdf")):
        raise ArgumentTypeError(say("sim.no_picture", given=given))
    return Path(given)


def bring(args: Namespace, *modules: str) -> None:
    """See that what the work needs is installed, before it begins. Raises ModuleNotFoundError."""
    wanted = {"plot": "matplotlib", "on": "ray"}
    for module in (*modules, *(wanted[name] for name in wanted if getattr(args, name, None))):
        import_module(module)


def players_of(game: Game[Any, Any], names: str) -> list[str]:
    """The players that are asked for, by name or as `module:Class`. Raises Problem."""
    chosen = [name.strip() for name in names.split(",")]
    if any(":" in name for name in chosen) and (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # a player of one's own lies in the folder where one works; worker processes take this over
    for name in chosen:
        try:
            player(game.name, name)
        except LookupError as missing:
            known = ", ".join(players(game.name))
            own = ":" in name or name in guests(game.name)
            words = say("sim.no_own_player", reason=missing.args[0]) if own else ""
            raise Problem(words or say("cli.no_such_player", given=name, known=known)) from missing
    return chosen


@contextmanager
def in_words() -> Iterator[None]:
    """Says in words what the work below says by its own names."""
    try:
        yield
    except Failed as failed:
        raise Problem(say("sim.failed", reason=failed), FAILED) from failed
    except OtherWork as other:
        raise Problem(say("sim.other_work", file=other.args[0])) from other


def played(args: Namespace, jobs: Sequence[Job]) -> tuple[list[Played], bool]:
    """Play, with a bar for those who wait: what came of it, and whether that is all. Raises Problem."""
    with in_words(), ProgressBar(Console(stderr=True), say("sim.progress")) as bar:
        try:
            return play(jobs, playing(args), bar.tell, args.keep), True
        except Stopped as stopped:
            return list(stopped.played), False


def playing(args: Namespace) -> Playing:
    """Where the games are played."""
    if args.on == "ray":
        from sumdeck.research.cluster import on_ray

        return on_ray(args.workers)
    return here(args.workers)


Write: TypeAlias = Callable[[Callable[[TextIO], None], Any], None]
"""Writes every game as a table, and what was found as JSON, where they are wanted."""


def written(args: Namespace) -> Write:
    """The files that a command writes: tried before the first game, so that nobody waits in vain for one that cannot be.

    What they held stays until there is something else to write.
    """
    for name in ("plot", "csv", "json"):
        if (path := getattr(args, name, None)) is not None:
            path.open("ab").close()

    def write(table: Callable[[TextIO], None], found: Any) -> None:
        if args.csv is not None:
            with args.csv.open("w", encoding="utf-8", newline="") as file:
                table(file)
            print(say("sim.written", file=args.csv))
        if args.json is not None:
            with args.json.open("w", encoding="utf-8", newline="") as file:
                json.dump(found, file, ensure_ascii=False, indent=1, default=str)

    return write


def stopped(args: Namespace, count: int) -> int:
    Console(stderr=True).print(say("sim.stopped", count=count) + (" " + say("sim.goes_on") if args.keep else ""))
    return STOPPED
