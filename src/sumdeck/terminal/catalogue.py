"""`sumdeck games`, `levels`, `settings` and `cards`: what there is to play with."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from rich.box import ASCII, SIMPLE
from rich.table import Table
from rich.text import Text

from sumdeck.language import say
from sumdeck.players import players
from sumdeck.rules import registry
from sumdeck.rules.numero import SETTINGS, levels
from sumdeck.terminal.choices import options_from
from sumdeck.terminal.pages import show_cards, show_page
from sumdeck.terminal.play import add_screen_options, game_named
from sumdeck.terminal.screen import Screen, own_screen


def add_to(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Describe the commands."""
    for name, show in (("games", show_games), ("levels", show_levels), ("settings", show_settings), ("cards", show_pack)):
        parser = subparsers.add_parser(name, help=say(f"cli.{name}"), description=say(f"cli.{name}"))
        if name != "games":
            parser.add_argument("game", metavar="GAME", help=say("cli.game"))
        if name == "cards":
            parser.add_argument("--level", help=say("cli.level"))
            parser.add_argument("--pack", type=Path, metavar="FILE", help=say("cli.pack"))
            parser.set_defaults(scoring=True, set=[])
        add_screen_options(parser)
        parser.set_defaults(run=run, show=show)


def run(args: Namespace) -> int:
    """Show what was asked for."""
    if args.show is not show_games:
        game_named(args.game)
    args.show(own_screen(ascii_only=args.ascii), args)
    return 0


def show_games(screen: Screen, args: Namespace) -> None:
    """The games, and who plays them."""
    table = listing(screen, "catalogue.game", "catalogue.about", "catalogue.players")
    for name in registry.games():
        add(screen, table, name, say(f"game.{name}"), ", ".join(players(name)))
    screen.show(table)


def show_levels(screen: Screen, args: Namespace) -> None:
    """The levels, the easiest first."""
    table = listing(screen, "catalogue.level", "catalogue.about", "catalogue.size")
    for name, level in levels().items():
        add(screen, table, name, level.title, str(level.cards().size))
    screen.show(table)


def show_settings(screen: Screen, args: Namespace) -> None:
    """The house rules with their values, the usual one first."""
    lines = []
    for name, values in SETTINGS.items():
        lines += [f"{name}: {', '.join(str(value).lower() for value in values)}", f"    {say(f'setting.numero.{name}')}"]
    show_page(screen, say("catalogue.settings"), lines)
    screen.note("\n" + say("catalogue.how_to_set"))


def show_pack(screen: Screen, args: Namespace) -> None:
    """The cards of a level."""
    show_cards(screen, options_from(game_named(args.game), args, 2))


def listing(screen: Screen, *titles: str) -> Table:
    """An empty table with these columns."""
    table = Table(box=ASCII if screen.ascii_only else SIMPLE)
    for title in titles:
        table.add_column(say(title), overflow="fold")
    return table


def add(screen: Screen, table: Table, *cells: str) -> None:
    """Another row."""
    table.add_row(*(Text(screen.spelt(cell)) for cell in cells))
