"""`sumdeck arena`: every player against every other, and how strong each is."""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Final

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from sumdeck.command.arguments import Commands, add_command
from sumdeck.command.choices import game_named, options_from
from sumdeck.command.program import Problem
from sumdeck.players import players
from sumdeck.research.arena import Arena, Rating, arena_of, jobs_for
from sumdeck.research.asking import Write, add_arguments, bring, picture, played, players_of, stopped, written
from sumdeck.research.match import Job, Played
from sumdeck.research.summary import write_csv
from sumdeck.words import in_signs, say

GAMES: Final = 100


def add_to(subparsers: Commands) -> None:
    parser = add_command(subparsers, "arena", run, say("cli.arena"))
    add_arguments(parser, GAMES)
    parser.add_argument("--players", metavar=say("argument.names"), help=say("arena.players"))
    parser.add_argument("--records", type=Path, metavar=say("argument.folder"), help=say("arena.records"))
    parser.add_argument("--plot", type=picture, metavar=say("argument.file"), help=say("arena.plot"))


def run(args: Namespace) -> int:
    """Play, then tell. Raises Problem."""
    game = game_named(args.game)
    bring(args, "choix")
    if 2 not in game.seats:
        raise Problem(say("arena.alone", game=game.name))
    chosen = players_of(game, args.players) if args.players else list(players(game.name))
    if len(set(chosen)) < len(chosen) or len(chosen) < 2:
        raise Problem(say("arena.twice", known=", ".join(players(game.name))))
    options = game.dump_options(options_from(game, args, 2))
    jobs = jobs_for(game.name, options, chosen, args.games, args.seed, args.records is not None)
    if args.records is not None:
        args.records.mkdir(parents=True, exist_ok=True)
    write = written(args)
    games, whole = played(args, jobs)
    pairs = len(chosen) * (len(chosen) - 1)
    games = games[: len(games) // pairs * pairs]  # deals that everybody has played
    if games:
        tell(args, write, arena_of(game.name, chosen, games), jobs, games)
    return 0 if whole else stopped(args, len(games))


def tell(args: Namespace, write: Write, arena: Arena, jobs: Sequence[Job], games: Sequence[Played]) -> None:
    """Show the ratings, and write what is wanted."""
    ratings = arena.ratings
    show(Console(), arena, ratings)
    names = [rating.player for rating in ratings]
    matrix = {one: {other: asdict(arena.against(one, other)) for other in names if other != one} for one in names}
    found = {"game": arena.game, "games": len(games), "ratings": [asdict(rating) for rating in ratings], "against": matrix}
    write(partial(write_csv, arena.rows), found)
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
    ladder, matrix = Table(title=title, box=SIMPLE, pad_edge=False), Table(box=SIMPLE, padding=(0, 0, 0, 1), pad_edge=False)
    for table in (ladder, matrix):
        table.add_column(say("sim.player"), no_wrap=True)
    for column in ("arena.rating", "sim.won"):
        ladder.add_column(say(column), justify="right", no_wrap=True)
    for one in ratings:
        matrix.add_column(say("arena.against", player=one.player), justify="right", overflow="fold")
    for one in ratings:
        ladder.add_row(one.player, f"{one.points:+.0f} ({one.low:+.0f} … {one.high:+.0f})", in_signs(str(one.won)))
        against = ["" if other is one else arena.against(one.player, other.player).brief() for other in ratings]
        matrix.add_row(one.player, *map(in_signs, against))
    console.print(ladder, matrix)
    console.print(say("arena.meaning"))
