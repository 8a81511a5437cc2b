"""`sumdeck sim`: many games between computer players, with a table of what they came to."""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from itertools import cycle, islice
from typing import Final

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from sumdeck.command.arguments import Commands, add_command
from sumdeck.command.choices import game_named, options_from
from sumdeck.command.program import Problem
from sumdeck.players import swift_players
from sumdeck.research.asking import add_arguments, bring, played, players_of, stopped, written
from sumdeck.research.match import Match
from sumdeck.research.simulate import jobs_of
from sumdeck.research.summary import Standing, Summary, write_csv
from sumdeck.words import in_signs, say

GAMES: Final = 100


def add_to(subparsers: Commands) -> None:
    parser = add_command(subparsers, "sim", run, say("cli.sim"))
    add_arguments(parser, GAMES)
    parser.add_argument("--players", metavar=say("argument.names"), help=say("sim.players"))
    parser.add_argument("--paired", action="store_true", help=say("sim.paired"))
    parser.add_argument("--survey", action="store_true", help=say("sim.survey"))


def run(args: Namespace) -> int:
    """Play, then tell. Raises Problem."""
    game = game_named(args.game)
    bring(args)
    chosen = players_of(game, args.players) if args.players else usual(swift_players(game.name), game.seats[0])
    if len(chosen) not in game.seats:
        raise Problem(say("cli.bad_seats", game=game.name, least=game.seats[0], most=game.seats[-1]))
    options = game.dump_options(options_from(game, args, len(chosen)))
    match = Match(game.name, options, tuple(chosen), args.seed, args.survey)
    jobs = jobs_of(match, args.games, args.paired)
    write = written(args)
    games, whole = played(args, jobs)
    if games:
        summary = Summary(game.name, match.players, tuple(row for each in games for row in each.rows))
        show(Console(), summary, args)
        found = {"game": game.name, "games": summary.games, "players": [asdict(each) for each in summary.standings]}
        write(partial(write_csv, summary.rows), found | {"seats": [asdict(each) for each in summary.seats]})
    return 0 if whole else stopped(args, len(games))


def usual(known: Sequence[str], seats: int) -> list[str]:
    """Who plays if nobody is named: the strongest that answer at once; where there are too few, they sit there again."""
    return list(islice(cycle(reversed(known)), seats))


def show(console: Console, summary: Summary, args: Namespace) -> None:
    """Who won, what they said, and what it means. Two tables, so that each fits an ordinary terminal."""
    first, last = summary.rows[0].deal, summary.rows[-1].deal
    console.print(say("sim.title", count=summary.games, game=summary.game, first=first, last=last))
    for columns in columns_of(summary, args):
        table = Table(box=SIMPLE, padding=(0, 0, 0, 1), pad_edge=False)
        table.add_column(say("sim.player"), no_wrap=True)
        for column in columns:
            table.add_column(say(f"sim.{column}"), justify="right", no_wrap=True)
        for name, each in zip(summary.names, summary.standings, strict=True):
            table.add_row(name, *(in_signs(cell(each, column)) for column in columns))
        console.print(table)
    console.print(say("sim.per_game"))
    shortest, mean, longest = summary.lengths
    console.print(say("sim.lengths", shortest=shortest, mean=in_signs(f"{mean:.1f}"), longest=longest))
    if len(summary.players) > 1:
        console.print(say("sim.seats", shares=in_signs("; ".join(map(str, summary.seats)))))
    else:  # the others end in one way
        for why, games in summary.endings.items():
            console.print(say("sim.ending", count=games, why=say(why)))


def columns_of(summary: Summary, args: Namespace) -> tuple[list[str], list[str]]:
    """What is worth a column here: not every game has takes, and nobody wins alone against nobody."""
    several, takes = len(summary.players) > 1, any(row.takes for row in summary.rows)
    won = ["wins", "shared_wins", *(["deals_won"] if args.paired else []), "won"] if several else []
    surveyed = ["choices", "stuck"] if args.survey else []
    said = [*(["takes"] if takes else []), "sentences", "sums", *surveyed, "thought"]
    return [*won, "score", "spread"], ["quartiles", *said]


def cell(standing: Standing, column: str) -> str:
    """A number as it is shown."""
    value = getattr(standing, column)
    if column == "quartiles":
        return " ".join(f"{each:g}" for each in value)
    if column == "stuck":
        return f"{100 * value:.0f} %"
    if column == "thought":
        return say("sim.milliseconds", count=f"{1000 * value:.1f}")
    return f"{value:.1f}" if isinstance(value, float) else str(value)
