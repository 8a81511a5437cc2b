"""`sumdeck sim`: many games between computer players, with a table of what they came to."""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError, Namespace, _SubParsersAction
from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final, TypeAlias

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from sumdeck.players import players
from sumdeck.progress import ProgressBar
from sumdeck.research.match import Failed
from sumdeck.research.simulate import simulate
from sumdeck.research.summary import Summary
from sumdeck.rules import registry
from sumdeck.rules.game import Game
from sumdeck.words import in_signs, say

OptionsFrom: TypeAlias = Callable[[Game[Any, Any], Namespace, int], Any]
"""How the options of a game are taken from the command line. The caller knows, for all commands alike."""

GAMES: Final = 100
SEED: Final = "sumdeck"
WRONG, FAILED, STOPPED = 2, 1, 130


def add_to(subparsers: _SubParsersAction[Any], options_from: OptionsFrom) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("sim", help=say("cli.sim"), description=say("cli.sim"))
    parser.add_argument("game", metavar=say("argument.game"), help=say("cli.game", games=", ".join(registry.games())))
    parser.add_argument("--games", type=number, default=GAMES, metavar=say("argument.number"), help=say("sim.games", usual=GAMES))
    parser.add_argument("--players", metavar=say("argument.names"), help=say("sim.players"))
    parser.add_argument("--level", metavar=say("argument.level"), help=say("cli.level"))
    parser.add_argument("--scoring", action="store_true", help=say("cli.scoring"))
    parser.add_argument("--set", action="append", default=[], metavar=say("argument.setting"), help=say("cli.set"))
    parser.add_argument("--pack", type=Path, metavar=say("argument.file"), help=say("cli.pack"))
    parser.add_argument("--seed", default=SEED, metavar=say("argument.name"), help=say("sim.seed"))
    parser.add_argument("--workers", type=number, metavar=say("argument.number"), help=say("sim.workers"))
    parser.add_argument("--paired", action="store_true", help=say("sim.paired"))
    parser.add_argument("--csv", type=Path, metavar=say("argument.file"), help=say("sim.csv"))
    parser.set_defaults(run=partial(run, options_from))


def number(text: str) -> int:
    """A number from 1 on."""
    if not (text.isascii() and text.isdigit() and 0 < int(text[:10]) == int(text)):
        raise ArgumentTypeError(say("sim.too_few", given=text))
    return int(text)


def run(options_from: OptionsFrom, args: Namespace) -> int:
    """Play, then tell."""
    if args.game not in registry.games():
        return wrong(say("cli.no_such_game", given=args.game, known=", ".join(registry.games())))
    game = registry.game(args.game)
    known = players(game.name)
    chosen = [name.strip() for name in args.players.split(",")] if args.players else usual(known, game.seats[0])
    for name in chosen:
        if name not in known:
            return wrong(say("cli.no_such_player", given=name, known=", ".join(known)))
    if len(chosen) not in game.seats:
        return wrong(say("cli.bad_seats", game=game.name, least=game.seats[0], most=game.seats[-1]))
    options = game.dump_options(options_from(game, args, len(chosen)))
    bar = ProgressBar(Console(stderr=True), say("sim.progress"))
    try:
        with bar:
            summary = simulate(game.name, options, chosen, args.games, args.seed, args.workers, args.paired, bar.tell)
    except Failed as failed:
        return wrong(say("sim.failed", reason=failed), FAILED)
    except KeyboardInterrupt:
        return wrong(say("sim.stopped", count=bar.done), STOPPED)
    show(Console(), summary, args.paired)
    if args.csv is not None:
        summary.write_csv(args.csv)
        print(say("sim.written", file=args.csv))
    return 0


def usual(known: Sequence[str], seats: int) -> list[str]:
    """Who plays if nobody is named: the strongest, against each other; where there are too few, they sit there again."""
    return list(islice(cycle(reversed(known)), seats))


def wrong(words: str, code: int = WRONG) -> int:
    """Say in one line why nothing came of it."""
    print(f"sumdeck: {words}", file=sys.stderr)
    return code


def show(console: Console, summary: Summary, paired: bool) -> None:
    """The table, and what it means."""
    first, last = summary.rows[0].deal, summary.rows[-1].deal
    title = say("sim.title", count=summary.games, game=summary.game, first=first, last=last)
    table = Table(box=SIMPLE, title=title, padding=(0, 0, 0, 1), pad_edge=False)
    table.add_column(say("sim.player"), no_wrap=True)
    counted = ["sim.wins", "sim.shared_wins"] if len(summary.players) > 1 else []
    counted += ["sim.deals_won"] if paired else []
    takes = any(row.takes for row in summary.rows)  # not every game has them
    for column in [*counted, "sim.score", "sim.spread", *(["sim.takes"] if takes else []), "sim.sentences", "sim.equations"]:
        table.add_column(say(column), justify="right", no_wrap=True)
    for name, each in zip(summary.names, summary.standings, strict=True):
        counts = [each.wins, each.shared_wins, each.deals_won][: len(counted)]
        means = [each.score, each.spread, *([each.takes] if takes else []), each.sentences, each.equations]
        table.add_row(name, *map(str, counts), *(in_signs(f"{mean:.1f}") for mean in means))
    console.print(table)
    console.print(say("sim.per_game"))
    shortest, mean, longest = summary.lengths
    console.print(say("sim.lengths", shortest=shortest, mean=in_signs(f"{mean:.1f}"), longest=longest))
    if len(summary.players) == 1:  # the others end in one way
        for why, games in summary.endings.items():
            console.print(say("sim.ending", count=games, why=say(why)))
