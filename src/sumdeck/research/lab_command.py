"""`sumdeck lab`: what house rules and packs do to a game."""

import csv
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final, TextIO

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from sumdeck.command.arguments import Commands, add_command
from sumdeck.command.choices import game_named, options_from
from sumdeck.command.program import Problem
from sumdeck.players import player_names, swift_players
from sumdeck.research.asking import Write, add_arguments, bring, picture, played, players_of, stopped, written
from sumdeck.research.lab import Findings, Variation, findings, jobs_for
from sumdeck.rules.game import Game
from sumdeck.words import in_signs, say

GAMES: Final = 50
CARDS: Final[Mapping[str, Callable[[str], object]]] = {"level": str, "pack": Path}
"""What can be varied besides house rules, as the command takes it."""
COLUMNS: Final = ("length", "first_seat", "skill", "sums", "choices", "stuck")


def add_to(subparsers: Commands) -> None:
    parser = add_command(subparsers, "lab", run, say("cli.lab"))
    add_arguments(parser, GAMES, lines="lab.csv")
    parser.add_argument("--vary", action="append", required=True, metavar=say("argument.variations"), help=say("lab.vary"))
    parser.add_argument("--players", metavar=say("argument.names"), help=say("lab.players"))
    parser.add_argument("--plot", type=picture, metavar=say("argument.file"), help=say("lab.plot"))


def run(args: Namespace) -> int:
    """Play, then tell. Raises Problem."""
    game = game_named(args.game)
    bring(args)
    if 2 not in game.seats:
        raise Problem(say("arena.alone", game=game.name))
    known = player_names(game.name)
    chosen = players_of(game, args.players) if args.players else [swift_players(game.name)[-1], known[0]]
    if len(chosen) != 2:
        raise Problem(say("lab.two"))
    several = varied(game, args)
    jobs = jobs_for(game.name, several, chosen[0], chosen[1], args.games, args.seed)
    write = written(args)
    games, whole = played(args, jobs)
    if whole:
        tell(args, write, findings(several, games))
    return 0 if whole else stopped(args, len(games))


def varied(game: Game[Any, Any], args: Namespace) -> list[Variation]:
    """Every combination of what shall be varied, with the options it makes. Raises Problem."""
    wishes: dict[str, list[str]] = {}
    for wish in args.vary:
        key, sign, values = wish.partition("=")
        if not sign or not all(values.split(",")):
            raise Problem(say("lab.bad_vary", given=wish))
        wishes[key.strip()] = [value.strip() for value in values.split(",")]
    several = []
    for combination in product(*wishes.values()):
        choice = dict(zip(wishes, combination, strict=True))
        rules = [f"{key}={value}" for key, value in choice.items() if key not in CARDS]
        cards = {key: CARDS[key](value) for key, value in choice.items() if key in CARDS}
        asked = Namespace(**vars(args) | cards | {"set": [*args.set, *rules]})
        several.append(Variation(choice, game.dump_options(options_from(game, asked, 2))))
    return several


def tell(args: Namespace, write: Write, found: Sequence[Findings]) -> None:
    """Show the findings, and write what is wanted."""
    table = Table(box=SIMPLE, title=say("lab.title", game=args.game, count=args.games), padding=(0, 0, 0, 1), pad_edge=False)
    keys = list(found[0].variation.varied)
    for key in keys:
        table.add_column(key, no_wrap=True)
    for column in COLUMNS:
        table.add_column(say(f"lab.{column}"), justify="right", overflow="fold")
    for each in found:
        parts = (f"{each.length:.1f}", each.first_seat.brief(), each.skill.brief(), f"{100 * each.sums:.0f} %")
        numbers = (*parts, f"{each.choices:.1f}", f"{100 * each.stuck:.1f} %")
        table.add_row(*each.variation.varied.values(), *map(in_signs, numbers))
    console = Console()
    console.print(table)
    console.print(say("lab.meaning"))
    rows = [dict(each.variation.varied) | {key: value for key, value in asdict(each).items() if key in COLUMNS} for each in found]
    write(partial(write_findings, found), {"game": args.game, "deals": args.games, "variations": rows})
    if args.plot is not None:
        from sumdeck.research.plot import plot_findings

        plot_findings(
            found,
            {column: say(f"lab.{column}") for column in COLUMNS},
            say("lab.title", game=args.game, count=args.games),
            args.plot,
        )


def write_findings(found: Sequence[Findings], file: TextIO) -> None:
    """A line for each variation; shares with their intervals."""
    writer = csv.writer(file, lineterminator="\n")
    shares = ("first_seat", "first_seat_low", "first_seat_high", "skill", "skill_low", "skill_high")
    writer.writerow([*found[0].variation.varied, "length", *shares, "sums", "choices", "stuck"])
    for each in found:
        certain = [number for one in (each.first_seat, each.skill) for number in (one.mean, one.low, one.high)]
        writer.writerow([*each.variation.varied.values(), each.length, *certain, each.sums, each.choices, each.stuck])
