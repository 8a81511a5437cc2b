"""`sumdeck tournament`: a tournament in the terminal, from the entries to the standings.

It is a tournament of the store, the same that the pages show. What is done with it is in `organising.py`.
"""

from argparse import ArgumentParser, Namespace
from typing import Final

from sumdeck.command.arguments import Commands, add_command, offer
from sumdeck.rules import registry
from sumdeck.terminal.copies import opened
from sumdeck.terminal.screen import own_screen
from sumdeck.words import say

WISHES: Final = ("make", "enter", "begin", "round", "say", "show", "list")
SYSTEMS: Final = ("single", "double", "swiss", "round_robin", "groups")


def add_to(subparsers: Commands) -> None:
    """Describe the command and what it can be asked for."""
    wishes = add_command(subparsers, "tournament", run, say("cli.tournament")).add_subparsers(
        metavar=say("argument.what"), required=True
    )
    for wish in WISHES:
        one = add_command(wishes, wish, run, say(f"tournament.{wish}"))
        if wish not in ("make", "list"):
            one.add_argument("tournament", metavar=say("argument.words"), help=say("tournament.words"))
        describe(one, wish)
        offer(one, "--store", "--ascii", "--plain")
        one.set_defaults(wish=wish)


def describe(parser: ArgumentParser, wish: str) -> None:
    """What else a wish needs."""
    if wish == "make":
        parser.add_argument("name", metavar=say("argument.name"), help=say("tournament.name"))
        parser.add_argument("--game", metavar=say("argument.game"), help=say("cli.game", games=", ".join(registry.games())))
        offer(parser, "--level")
        parser.add_argument("--system", choices=SYSTEMS, help=", ".join(SYSTEMS))
        parser.add_argument("--seats", type=int, metavar=say("argument.number"), help=say("tournament.seats"))
    elif wish == "enter":
        parser.add_argument("names", nargs="+", metavar=say("argument.name"), help=say("tournament.names"))
    elif wish == "say":
        parser.add_argument("number", type=int, metavar=say("argument.number"), help=say("tournament.number"))
        parser.add_argument("order", nargs="+", metavar=say("argument.name"), help=say("tournament.order"))
        parser.add_argument("--correct", action="store_true", help=say("tournament.correct"))


def run(args: Namespace) -> int:
    """Do it, and show what has become of the tournament. Raises Problem, Refusal."""
    from sumdeck.terminal.organising import organise  # not at the top: other commands need not wait for a database

    screen = own_screen(ascii_only=args.ascii)
    with opened(args.store) as store:
        organise(screen, store, args)
    return 0
