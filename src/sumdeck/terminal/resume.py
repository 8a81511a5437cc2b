"""`sumdeck resume`: go on with a game that was left."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from dataclasses import replace
from pathlib import Path

from sumdeck.language import say
from sumdeck.rules.recordfields import RecordError
from sumdeck.terminal.play import AGAINST, add_screen_options, game_named
from sumdeck.terminal.problem import Problem
from sumdeck.terminal.saved import latest, load
from sumdeck.terminal.screen import own_screen
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
    saved = latest() if args.file is None else load(args.file)
    if not saved.sitters:  # a record from elsewhere: somebody against the computer
        saved = replace(saved, sitters=seat_all(saved.record.seats, [AGAINST] * (saved.record.seats - 1), ()))
    screen = own_screen(ascii_only=args.ascii, boxes=not args.plain)
    try:
        sitting = Sitting(screen, game_named(saved.record.game), saved)
    except RecordError as fault:
        raise Problem(say("saved.no_record", file=saved.path, reason=fault)) from fault
    Session(sitting).run()
    return 0
