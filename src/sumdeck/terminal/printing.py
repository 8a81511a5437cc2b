"""`sumdeck print`: paper for the table, as PDF files."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console

from sumdeck.command.arguments import Commands, add_command, offer
from sumdeck.command.choices import game_named, level_from, options_from, own_cards
from sumdeck.command.files import put, reason_of
from sumdeck.command.program import Problem
from sumdeck.progress import ProgressBar
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Game
from sumdeck.words import say

if TYPE_CHECKING:  # whoever prints nothing need not wait for what prints
    from sumdeck.paper.design import Design
    from sumdeck.paper.looks import Look

A4: Final = "a4"


def add_to(subparsers: Commands) -> None:
    parser = add_command(subparsers, "print", run_cards, say("cli.print"))
    commands = parser.add_subparsers(metavar=say("argument.what"), required=True)
    for name, run in PRINTED.items():
        command = add_command(commands, name, run, say(f"print.{name}"))
        offer(command, "game", **({} if name in ("cards", "rules") else {"nargs": "?", "help": say("print.game")}))
        add_choices(command, name)
        command.add_argument("--paper", type=paper_name, default=A4, metavar=say("argument.name"), help=say("print.paper"))
        command.add_argument("--colour-safe", "--color-safe", action="store_true", help=say("print.colour_safe"))
        command.add_argument("-o", "--output", type=Path, metavar=say("argument.file"), help=say("print.output"))
        command.add_argument("--force", action="store_true", help=say("print.force"))
        command.set_defaults(large=False, backs=True)


def add_choices(command: ArgumentParser, name: str) -> None:
    """What can be chosen for cards, and for rules."""
    if name in ("cards", "rules"):
        offer(command, "--level", "--cards")
        command.add_argument("--large", action="store_true", help=say(f"print.large_{name}"))
    if name == "cards":
        offer(command, "--pack", metavar="argument.name_or_file", help=say("print.pack"), type=str)
        command.add_argument("--no-backs", dest="backs", action="store_false", help=say("print.no_backs"))
    if name == "rules":
        offer(command, "--scoring", "--set")
        command.set_defaults(pack=None)


def paper_name(text: str) -> str:
    from sumdeck.paper.measures import PAPERS

    if text.lower() not in PAPERS:
        raise ArgumentTypeError(say("print.no_such_paper", given=text, known=", ".join(PAPERS)))
    return text.lower()


def run_cards(args: Namespace) -> int:
    from sumdeck.paper.cards import card_sheets

    design, look = design_from(args), look_from(args)
    pack = pack_from(design, args)
    file = target(args, args.level or pack.name, "cards")
    with ProgressBar(Console(stderr=True), say("print.progress")) as bar:
        data = made(args, lambda: card_sheets(design, pack, look, bar.tell))
    write(file, data)
    print(say("print.cards_done", cards=pack.size, sheets=bar.done, file=file))
    return 0


def run_rules(args: Namespace) -> int:
    from sumdeck.paper.rules import rules_pages

    design, look = design_from(args), look_from(args)
    file = target(args, *([args.level] if args.level else []), "rules")
    options = [options_from(design.game, each, design.game.seats[0]) for each in wishes(design.game, args)]
    return finish(args, file, made(args, lambda: rules_pages(design, options, look)))


def wishes(game: Game[Any, Any], args: Namespace) -> list[Namespace]:
    """The arguments for each level, where none is named."""
    if args.level or args.cards or not game.levels():
        return [args]
    return [Namespace(**{**vars(args), "level": level.name}) for level in game.levels()]


def run_pages(name: str, args: Namespace) -> int:
    from sumdeck.paper import design

    make = {"sheets": design.score_sheets, "tables": design.tables, "checklist": design.checklists}[name]
    chosen = [design_from(args)] if args.game else design.designs()
    return finish(args, target(args, name), made(args, lambda: make(chosen, look_from(args))))


def design_from(args: Namespace) -> Design:
    """How the game is printed. Raises Problem where there is no such game."""
    from sumdeck.paper.design import design_of

    return design_of(game_named(args.game))


def look_from(args: Namespace) -> Look:
    from sumdeck.paper.looks import Look
    from sumdeck.paper.measures import PAPERS

    return Look(PAPERS[args.paper], args.large, args.colour_safe, args.backs)


def pack_from(design: Design, args: Namespace) -> Pack:
    """The cards to print: a pack of the game or of a file, or as much of it as a level needs. Raises Problem, Refusal."""
    level = level_from(design.game, args)
    design.game.options({"level": level} if level is not None else {})  # refuses what there is not
    ours = design.packs()
    if args.pack is None:
        return next(iter(ours.values())) if level is None else design.of_level(level)
    if args.pack not in ours and not Path(args.pack).exists():
        raise Problem(say("print.no_such_pack", given=args.pack, known=", ".join(ours)))
    pack: Pack = ours[args.pack] if args.pack in ours else own_cards(design.game, Path(args.pack), None)["pack"]
    try:
        return pack if level is None else design.of_level(level, pack)
    except ValueError as fault:
        raise Problem(say("options.bad_pack", reason=fault)) from fault


def target(args: Namespace, *parts: str) -> Path:
    """Where to write. Raises Problem where something is there already, before any work is done."""
    file: Path = args.output or Path("-".join([args.game or "sumdeck", *parts]) + ".pdf")
    if file.is_dir():
        raise Problem(say("print.folder", file=file))
    if file.exists() and not args.force:
        raise Problem(say("print.exists", file=file))
    return file


def made(args: Namespace, make: Callable[[], bytes | None]) -> bytes:
    """What was asked for. Raises Problem where the game has no such thing, or a letter cannot be printed."""
    from sumdeck.paper.fonts import Unprintable

    try:
        data = make()
    except Unprintable as fault:
        raise Problem(say("print.letters", text=fault.text, letters=fault.letters)) from fault
    if data is None:
        raise Problem(say("print.none", game=args.game))
    return data


def finish(args: Namespace, file: Path, data: bytes) -> int:
    """Write it, and say where it is."""
    write(file, data)
    print(say("print.done", file=file))
    return 0


def write(file: Path, data: bytes) -> None:
    """The whole file or none of it. Raises Problem."""
    try:
        put(file, data)
    except OSError as fault:
        raise Problem(say("cli.no_access", file=file, reason=reason_of(fault))) from fault


PRINTED: Final[dict[str, Callable[[Namespace], int]]] = {
    "cards": run_cards,
    "rules": run_rules,
    "sheets": partial(run_pages, "sheets"),
    "tables": partial(run_pages, "tables"),
    "checklist": partial(run_pages, "checklist"),
}
"""What can be printed, by its command."""
