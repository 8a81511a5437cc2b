"""`sumdeck arena`: every player against every other, and how strong each is."""

from __future__ import annotations

from argparse import Namespace, _SubParsersAction
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from sumdeck.players import players
from sumdeck.research.arena import Arena, Rating, arena_of, jobs_for
from sumdeck.research.asking import (
    BadArguments,
    Files,
    OptionsFrom,
    add_arguments,
    bring,
    ended,
    game_of,
    played,
    players_of,
    stopped,
)
from sumdeck.research.match import Job, Played
from sumdeck.research.summary import write_csv
from sumdeck.words import in_signs, say

GAMES: Final = 100


def add_to(subparsers: _SubParsersAction[Any], options_from: OptionsFrom) -> None:
    parser = subparsers.add_parser("arena", help=say("cli.arena"), description=say("cli.arena"))
    add_arguments(parser, GAMES)
    parser.add_argument("--players", metavar=say("argument.names"), help=say("arena.players"))
    parser.add_argument("--records", type=Path, metavar=say("argument.folder"), help=say("arena.records"))
    parser.add_argument("--plot", type=Path, metavar=say("argument.file"), help=say("arena.plot"))
    parser.set_defaults(run=partial(ended, partial(run, options_from)))


def run(options_from: OptionsFrom, args: Namespace) -> int:
    """Play, then tell. Raises BadArguments."""
    game = game_of(args)
    bring(args, "choix")
    if 2 not in game.seats:
        raise BadArguments(say("arena.alone", game=game.name))
    chosen = players_of(game, args.players) if args.players else list(players(game.name))
    if len(set(chosen)) < len(chosen) or len(chosen) < 2:
        raise BadArguments(say("arena.twice"))
    options = game.dump_options(options_from(game, args, 2))
    jobs = jobs_for(game.name, options, chosen, args.games, args.seed, args.records is not None)
    if args.records is not None:
        args.records.mkdir(parents=True, exist_ok=True)
    with Files(args) as files:
        games, whole = played(args, jobs)
        pairs = len(chosen) * (len(chosen) - 1)
        games = games[: len(games) // pairs * pairs]  # deals that everybody has played
        if games:
            tell(args, files, arena_of(game.name, chosen, games), jobs, games)
    return 0 if whole else stopped(Console(stderr=True), args, len(games))


def tell(args: Namespace, files: Files, arena: Arena, jobs: Sequence[Job], games: Sequence[Played]) -> None:
    """Show the ratings, and write what is wanted."""
    ratings = arena.ratings
    show(Console(), arena, ratings)
    names = [rating.player for rating in ratings]
    matrix = {one: {other: asdict(arena.against(one, other)) for other in names if other != one} for one in names}
    found = {"game": arena.game, "games": len(games), "ratings": [asdict(rating) for rating in ratings], "against": matrix}
    files.write(partial(write_csv, arena.rows), found)
    if args.plot is not None:
        from sumdeck.research.plot import plot_ratings

        plot_ratings(ratings, say("arena.title", game=arena.game, count=len(games)), args.plot)
    for job, each in zip(jobs, games, strict=False):
        if each.record:
            file = f"{'-'.join(job.match.players).replace(':', '.')}-{job.deal}-{job.seating}.json"
            (args.records / file).write_text(each.record, "utf-8")


def show(console: Console, arena: Arena, ratings: Sequence[Rating]) -> None:
    """The ladder, and each against each."""
    title = say("arena.title", game=arena.game, count=len(arena.rows) // 2)
    table = Table(box=SIMPLE, title=title, padding=(0, 0, 0, 1), pad_edge=False)
    table.add_column(say("sim.player"), no_wrap=True)
    for column in ("arena.rating", "sim.won"):
        table.add_column(say(column), justify="right", no_wrap=True)
    for rating in ratings:
        table.add_column(say("arena.against", player=rating.player), justify="right")
    for one in ratings:
        against = ["" if other is one else str(arena.against(one.player, other.player)) for other in ratings]
        points = f"{one.points:+.0f} ({one.low:+.0f} … {one.high:+.0f})"
        table.add_row(one.player, points, *map(in_signs, (str(one.won), *against)))
    console.print(table)
    console.print(say("arena.meaning"))
