"""What the commands that play many games have in common: their arguments, where the games are played, and how they are told."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TextIO, TypeAlias

from rich.console import Console

from sumdeck.players import player, players
from sumdeck.progress import ProgressBar
from sumdeck.research.journal import OtherWork
from sumdeck.research.match import Failed, Job, Played
from sumdeck.research.simulate import Playing, Stopped, here, play
from sumdeck.rules import registry
from sumdeck.rules.game import Game
from sumdeck.words import say

OptionsFrom: TypeAlias = Callable[[Game[Any, Any], Namespace, int], Any]
"""How the options of a game are taken from the command line. The caller knows, for all commands alike."""

SEED: Final = "sumdeck"
WRONG, FAILED, STOPPED = 2, 1, 130


class BadArguments(Exception):
    """Why nothing came of a command, in words, and the exit code that says so."""

    def __init__(self, words: str, code: int = WRONG) -> None:
        super().__init__(words)
        self.code = code


def add_arguments(parser: ArgumentParser, games: int) -> None:
    """What all of these commands can be told."""
    parser.add_argument("game", metavar=say("argument.game"), help=say("cli.game", games=", ".join(registry.games())))
    parser.add_argument("--games", type=number, default=games, metavar=say("argument.number"), help=say("sim.games", usual=games))
    parser.add_argument("--level", metavar=say("argument.level"), help=say("cli.level"))
    parser.add_argument("--scoring", action="store_true", help=say("cli.scoring"))
    parser.add_argument("--set", action="append", default=[], metavar=say("argument.setting"), help=say("cli.set"))
    parser.add_argument("--pack", type=Path, metavar=say("argument.file"), help=say("cli.pack"))
    parser.add_argument("--seed", default=SEED, metavar=say("argument.name"), help=say("sim.seed"))
    parser.add_argument("--workers", type=number, metavar=say("argument.number"), help=say("sim.workers"))
    parser.add_argument("--on", choices=("ray",), metavar="ray", help=say("sim.on"))
    parser.add_argument("--keep", type=Path, metavar=say("argument.file"), help=say("sim.keep"))
    parser.add_argument("--csv", type=Path, metavar=say("argument.file"), help=say("sim.csv"))
    parser.add_argument("--json", type=Path, metavar=say("argument.file"), help=say("sim.json"))


def number(text: str) -> int:
    """A number from 1 on."""
    if not (text.isascii() and text.isdigit() and 0 < int(text[:10]) == int(text)):
        raise ArgumentTypeError(say("sim.too_few", given=text))
    return int(text)


def bring(args: Namespace, *modules: str) -> None:
    """See that what the work needs is installed, before it begins. Raises ModuleNotFoundError."""
    wanted = {"plot": "matplotlib", "on": "ray"}
    for module in (*modules, *(wanted[name] for name in wanted if getattr(args, name, None))):
        import_module(module)


def game_of(args: Namespace) -> Game[Any, Any]:
    """The game that is asked for. Raises BadArguments."""
    if args.game not in registry.games():
        raise BadArguments(say("cli.no_such_game", given=args.game, known=", ".join(registry.games())))
    return registry.game(args.game)


def players_of(game: Game[Any, Any], names: str) -> list[str]:
    """The players that are asked for, by name or as `module:Class`. Raises BadArguments."""
    chosen = [name.strip() for name in names.split(",")]
    if any(":" in name for name in chosen) and (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # a player of one's own lies in the folder where one works; worker processes take this over
    for name in chosen:
        try:
            player(game.name, name)
        except LookupError as missing:
            known = ", ".join(players(game.name))
            words = say("sim.no_own_player", reason=missing.args[0]) if ":" in name else ""
            raise BadArguments(words or say("cli.no_such_player", given=name, known=known)) from missing
    return chosen


@contextmanager
def told() -> Iterator[None]:
    """Says in words what the work below says by its own names."""
    try:
        yield
    except Failed as failed:
        raise BadArguments(say("sim.failed", reason=failed), FAILED) from failed
    except OtherWork as other:
        raise BadArguments(say("sim.other_work", file=other.args[0])) from other


def played(args: Namespace, jobs: Sequence[Job]) -> tuple[list[Played], bool]:
    """Play, with a bar for those who wait: what came of it, and whether that is all. Raises BadArguments."""
    with told(), ProgressBar(Console(stderr=True), say("sim.progress")) as bar:
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


class Files:
    """The files that a command writes: opened before the first game, so that nobody waits in vain for one that cannot be."""

    def __init__(self, args: Namespace) -> None:
        """Raises OSError."""
        self._args = args
        self._open: dict[str, TextIO] = {}
        for name in ("csv", "json"):
            path: Path | None = getattr(args, name)
            if path is not None:
                self._open[name] = path.open("w", encoding="utf-8", newline="")

    def __enter__(self) -> Files:
        return self

    def __exit__(self, *_: object) -> None:
        for file in self._open.values():
            file.close()

    def write(self, table: Callable[[TextIO], None], found: Any) -> None:
        """Write every game as a table, and what was found as JSON, where they are wanted."""
        if "csv" in self._open:
            table(self._open["csv"])
            print(say("sim.written", file=self._args.csv))
        if "json" in self._open:
            json.dump(found, self._open["json"], ensure_ascii=False, indent=1, default=str)


def stopped(console: Console, args: Namespace, count: int) -> int:
    console.print(say("sim.stopped", count=count) + (" " + say("sim.goes_on") if args.keep else ""))
    return STOPPED


def ended(run: Callable[[Namespace], int], args: Namespace) -> int:
    """Run a command; what is wrong is said in one line."""
    try:
        return run(args)
    except BadArguments as wrong:
        print(f"sumdeck: {wrong}", file=sys.stderr)
        return wrong.code
