"""`sumdeck record`: look at a game that was kept, watch it again, and find out whether it can be trusted."""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from sumdeck.command.arguments import Commands, add_command, offer, whole
from sumdeck.command.choices import game_named
from sumdeck.command.files import is_code
from sumdeck.command.program import Problem
from sumdeck.rules.deals import LEAST_ENTROPY
from sumdeck.rules.game import Game, Seat
from sumdeck.rules.record import Record, verify, write_record
from sumdeck.table import Table
from sumdeck.terminal.copies import opened
from sumdeck.terminal.finding import by_code
from sumdeck.terminal.old_files import load, table_of
from sumdeck.terminal.screen import Screen, own_screen
from sumdeck.terminal.seats import person
from sumdeck.terminal.session import ShownTable
from sumdeck.terminal.spelling import leaves
from sumdeck.words import say, speaking_of, titled


def add_to(subparsers: Commands) -> None:
    parser = add_command(subparsers, "record", run_show, say("cli.record"))
    commands = parser.add_subparsers(metavar=say("argument.command"), required=True)
    for name, run in (("show", run_show), ("replay", run_replay), ("verify", run_verify), ("save", run_save)):
        command = add_command(commands, name, run, say(f"record.{name}"))
        offer(command, "game", help=say("record.which"))
        if name == "save":
            command.add_argument("file", type=Path, metavar=say("argument.file"), help=say("record.new_file"))
        if name == "replay":
            for option in ("upto", "seat"):
                number = whole(lambda given: say("record.no_count", given=given), 0)
                command.add_argument(f"--{option}", type=number, metavar=say("argument.number"), help=say(f"record.{option}"))
        offer(command, "--store", "--ascii", "--plain")


def run_show(args: Namespace) -> int:
    """What was played, what was said, and how it ended."""
    screen = screen_from(args)
    record, shown = opened_game(screen, args)
    show_header(screen, shown.game, record, shown.names)
    screen.note("")
    with speaking_of(shown.game.family):
        for number, step in enumerate(shown.table_state.line, 1):
            screen.note(f"{number:>3}  {shown.line(step)}")
    if shown.table_state.outcome is None:
        screen.note("\n" + say("record.goes_on"))
    else:
        shown.show_result()
    return 0


def run_replay(args: Namespace) -> int:
    record, shown = opened_game(screen_from(args), args)
    if args.seat is not None and args.seat >= record.seats:
        raise Problem(say("record.no_such_seat", given=args.seat, last=record.seats - 1))
    with speaking_of(shown.game.family):
        show_replay(shown, None if args.seat is None else Seat(args.seat), args.upto)
    return 0


def run_verify(args: Namespace) -> int:
    """Whether everything in it is true: exit code 0, or 1 and what is not."""
    screen = screen_from(args)
    record = kept_table(args).record(sealed=False) if is_code(args.game) else load(Path(args.game)).record
    findings = verify(record)
    for finding in findings:
        screen.note(say("record.finding", file=args.game, finding=finding), "red", whole=True)
    if findings:
        return 1
    screen.note(say("record.good", file=args.game, count=len(record.claims)), "green", whole=True)
    screen.note(say("record.promise_kept" if record.commitment else "record.no_promise"))
    return 0


def run_save(args: Namespace) -> int:
    screen = screen_from(args)
    record = kept_table(args).record(sealed=False)
    with args.file.open("x", encoding="utf-8") as file:
        file.write(write_record(record))
    screen.note(say("record.saved", file=args.file), whole=True)
    return 0


def screen_from(args: Namespace) -> Screen:
    return own_screen(ascii_only=args.ascii, boxes=not args.plain)


def kept_table(args: Namespace) -> Table:
    """The table of four words. Raises Problem."""
    with opened(args.store) as store:
        return by_code(store, args.game).table


def opened_game(screen: Screen, args: Namespace) -> tuple[Record, ShownTable]:
    """The game, played to its last claim; seats without a name are called by their numbers. Raises Problem."""
    if is_code(args.game):
        table = kept_table(args)
        return table.record(sealed=False), ShownTable(screen, table)
    saved = load(Path(args.game))
    game_named(saved.record.game)
    unnamed = tuple(person(say("record.seat_name", seat=seat)) for seat in range(saved.record.seats))
    table = table_of(replace(saved, seats=saved.seats or unnamed, steps=(), hints=()), bytes(LEAST_ENTROPY), 0)
    return saved.record, ShownTable(screen, table)


def show_header(screen: Screen, game: Game[Any, Any], record: Record, names: Sequence[str]) -> None:
    """Which game, which cards, who, and the house rules that are not the usual ones."""
    options = game.options(record.options)
    pack = game.pack(options)
    screen.note(say("record.game", game=game.name, version=record.version), "bold")
    screen.note(say("record.pack", title=titled(game.family, pack.name, pack.title), count=pack.size))
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


def show_replay(shown: ShownTable, seat: Seat | None, upto: int | None) -> None:
    """The table at the beginning and after each claim, up to one of them. A person at the screen says when to go on."""
    show_state(shown, shown.table_state.first, seat)
    for number, step in enumerate(shown.table_state.line[:upto], 1):
        if shown.screen.interactive and leaves(shown.screen.ask(say("record.next"))):
            return
        shown.screen.note(f"\n{number:>3}  {shown.line(step, seat)}\n", "bold")
        show_state(shown, step.after, seat)


def show_state(shown: ShownTable, state: Any, seat: Seat | None) -> None:
    """One table. Each hand comes from the view of its own seat."""
    seats = [Seat(each) for each in shown.table_state.seats] if seat is None else [seat]
    for place, each in enumerate(seats):
        show = shown.terminal_view.draw_hand if place else shown.terminal_view.draw
        show(shown.screen, shown.game.view(state, each), shown.names, say("record.hand", name=shown.names[each]))
