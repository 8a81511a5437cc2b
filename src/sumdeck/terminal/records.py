"""`sumdeck record`: look at a game that was kept, watch it again, and find out whether it can be trusted."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from dataclasses import replace
from pathlib import Path
from typing import Any

from sumdeck.language import say
from sumdeck.rules.game import Game, Seat
from sumdeck.rules.record import Record, verify
from sumdeck.rules.recordfields import RecordError
from sumdeck.terminal.ending import show_result
from sumdeck.terminal.play import add_screen_options, game_named
from sumdeck.terminal.problem import Problem
from sumdeck.terminal.replaying import show_replay
from sumdeck.terminal.saved import Saved, load
from sumdeck.terminal.screen import Screen, own_screen
from sumdeck.terminal.seats import Sitter
from sumdeck.terminal.sitting import Sitting


def add_to(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Describe the commands."""
    parser = subparsers.add_parser("record", help=say("cli.record"), description=say("cli.record"))
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, run in (("show", run_show), ("replay", run_replay), ("verify", run_verify)):
        command = commands.add_parser(name, help=say(f"record.{name}"), description=say(f"record.{name}"))
        command.add_argument("file", type=Path, metavar="FILE", help=say("record.file"))
        if name == "replay":
            command.add_argument("--upto", type=count, metavar="N", help=say("record.upto"))
            command.add_argument("--seat", type=count, metavar="S", help=say("record.seat"))
        add_screen_options(command)
        command.set_defaults(run=run)


def count(text: str) -> int:
    """A number from 0 on."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ArgumentTypeError(say("record.no_count", given=text))
    return int(text)


def run_show(args: Namespace) -> int:
    """What was played, what was said, and how it ended."""
    screen = screen_from(args)
    sitting = opened(screen, load(args.file))
    show_header(screen, sitting.game, sitting.record, sitting.names)
    screen.note("")
    for number, spoken in enumerate(sitting.story.spoken, 1):
        screen.note(f"{number:>3}  {sitting.desk.log_line(spoken, sitting.names)}")
    if sitting.game.outcome(sitting.state) is None:
        screen.note("\n" + say("record.goes_on"))
    else:
        show_result(sitting)
    return 0


def run_replay(args: Namespace) -> int:
    """The table after every claim."""
    screen = screen_from(args)
    sitting = opened(screen, load(args.file))
    if args.seat is not None and args.seat >= sitting.record.seats:
        raise Problem(say("record.no_such_seat", given=args.seat, last=sitting.record.seats - 1))
    show_replay(sitting, None if args.seat is None else Seat(args.seat), args.upto)
    return 0


def run_verify(args: Namespace) -> int:
    """Whether everything in it is true: exit code 0, or 1 and what is not."""
    screen = screen_from(args)
    record = load(args.file).record
    findings = verify(record)
    for finding in findings:
        screen.note(say("record.finding", file=args.file, finding=finding), "red", whole=True)
    if findings:
        return 1
    screen.note(say("record.good", file=args.file, count=len(record.claims)), "green", whole=True)
    screen.note(say("record.promise_kept" if record.commitment else "record.no_promise"))
    return 0


def screen_from(args: Namespace) -> Screen:
    """The screen that the arguments ask for."""
    return own_screen(ascii_only=args.ascii, boxes=not args.plain)


def opened(screen: Screen, saved: Saved) -> Sitting:
    """The game, played to its last claim; seats without a name are called by their numbers. Raises Problem."""
    record = saved.record
    sitters = saved.sitters or tuple(Sitter(say("record.seat_name", seat=seat)) for seat in range(record.seats))
    try:
        return Sitting(screen, game_named(record.game), replace(saved, sitters=sitters))
    except RecordError as fault:
        raise Problem(say("saved.no_record", file=saved.path, reason=fault)) from fault


def show_header(screen: Screen, game: Game[Any, Any], record: Record, names: list[str]) -> None:
    """Which game, which cards, who, and the house rules that are not the usual ones."""
    options = game.options(record.options)
    pack = game.pack(options)
    screen.note(say("record.game", game=game.name, version=record.version), "bold")
    screen.note(say("record.pack", title=pack.title, count=pack.size))
    screen.note(say("record.players", names=", ".join(names)))
    screen.note(say("record.named_deal", name=record.deal.name) if record.deal.name else say("record.secret_deal"))
    if record.begun:
        screen.note(say("record.begun", count=record.begun))
    unusual = unusual_options(game, record)
    if unusual:
        screen.note(say("record.options", options=", ".join(unusual)))


def unusual_options(game: Game[Any, Any], record: Record) -> list[str]:
    """The settings that differ from what their level brings."""
    given = {key: record.options[key] for key in ("level", "pack") if key in record.options}
    usual = game.dump_options(game.options(given))
    return [f"{key}={str(value).lower()}" for key, value in record.options.items() if key not in given and usual[key] != value]
