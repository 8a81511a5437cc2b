"""`sumdeck resume`: go on with a game that was left, in the terminal or in a browser."""

from argparse import Namespace
from dataclasses import replace

from sumdeck.command.arguments import Commands, add_command, offer
from sumdeck.command.choices import game_named
from sumdeck.terminal.copies import opened
from sumdeck.terminal.finding import chosen, take_in
from sumdeck.terminal.keeping import KeptTable
from sumdeck.terminal.old_files import Saved
from sumdeck.terminal.play import ask_seats
from sumdeck.terminal.screen import Screen, own_screen
from sumdeck.terminal.seats import seat_all
from sumdeck.terminal.turns import play_at
from sumdeck.words import say


def add_to(subparsers: Commands) -> None:
    parser = add_command(subparsers, "resume", run, say("cli.resume"))
    offer(parser, "game", nargs="?", help=say("cli.resume_game"))
    offer(parser, "--store", "--ascii", "--plain")


def run(args: Namespace) -> int:
    screen = own_screen(ascii_only=args.ascii, boxes=not args.plain)
    with opened(args.store) as store:
        found = chosen(screen, store, args.game)
        play_at(screen, found if isinstance(found, KeptTable) else take_in(store, seated(screen, found)))
    return 0


def seated(screen: Screen, saved: Saved) -> Saved:
    """The game with somebody on every seat: whoever sat there, or else people, who are asked for their names if they can be."""
    game = game_named(saved.record.game)
    if saved.seats:
        return saved
    screen.note(say("saved.who_sits"))
    if screen.interactive and saved.record.seats > 1:
        return replace(saved, seats=ask_seats(screen, game, saved.record.seats))
    return replace(saved, seats=seat_all(saved.record.seats, (), ()))
