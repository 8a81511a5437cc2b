"""`sumdeck resume`: go on with a game that was left."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from dataclasses import replace
from pathlib import Path

from sumdeck.language import say
from sumdeck.terminal.play import add_screen_options, ask_sitters, game_named
from sumdeck.terminal.saved import Saved, latest, load, playable
from sumdeck.terminal.screen import Screen, own_screen
from sumdeck.terminal.seats import seat_all
from sumdeck.terminal.session import Session
from sumdeck.terminal.sitting import Sitting


def add_to(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("resume", help=say("cli.resume"), description=say("cli.resume"))
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=say("cli.resume_file"))
    add_screen_options(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Go on."""
    screen = own_screen(ascii_only=args.ascii, boxes=not args.plain)
    saved = (
        latest(notice=lambda words: screen.note(words, "yellow", whole=True)) if args.file is None else playable(load(args.file))
    )
    Session(Sitting(screen, game_named(saved.record.game), seated(screen, saved))).run()
    return 0


def seated(screen: Screen, saved: Saved) -> Saved:
    """The game with somebody on every seat: whoever sat there, or else people, who are asked for their names if they can be."""
    if saved.sitters:
        return saved
    screen.note(say("saved.who_sits"))
    if screen.interactive and saved.record.seats > 1:
        return replace(saved, sitters=ask_sitters(screen, game_named(saved.record.game), saved.record.seats))
    return replace(saved, sitters=seat_all(saved.record.seats, (), ()))
