"""`sumdeck games`, `levels`, `settings`, `cards` and `rules`: what there is to play with."""

from argparse import Namespace
from collections.abc import Callable
from typing import Final

from rich.box import ASCII, SIMPLE
from rich.table import Table
from rich.text import Text

from sumdeck.command.arguments import Commands, add_command, offer
from sumdeck.command.choices import game_named, options_from, own_levels
from sumdeck.players import players
from sumdeck.rules import registry
from sumdeck.terminal.pages import show_page
from sumdeck.terminal.screen import Screen, own_screen
from sumdeck.terminal.terminal_view import about_game, terminal_view_of
from sumdeck.words import say, titled


def add_to(subparsers: Commands) -> None:
    for name, show in SHOWN.items():
        parser = add_command(subparsers, name, run, say(f"cli.{name}"))
        cards = ("--level", "--cards", "--pack") if name in ("cards", "rules") else ()
        offer(parser, *(["game"] if name != "games" else []), *cards, *(["--scoring"] if name == "rules" else []))
        offer(parser, "--ascii", "--plain")
        parser.set_defaults(show=show, **({"set": []} if cards else {}))


def run(args: Namespace) -> int:
    args.show(own_screen(ascii_only=args.ascii), args)
    return 0


def show_games(screen: Screen, args: Namespace) -> None:
    table = listing(screen, "catalogue.game", "catalogue.about", "catalogue.players")
    for name in registry.games():
        add(screen, table, name, about_game(name), ", ".join(players(name)))
    screen.show(table)


def show_levels(screen: Screen, args: Namespace) -> None:
    table = listing(screen, "catalogue.level", "catalogue.about", "catalogue.size")
    game = game_named(args.game)
    levels, usual = game.levels(), getattr(game.options({}), "level", "")
    for level in levels:
        title = titled(game.family, level.name, level.title)
        about = say("catalogue.usual", level=title) if level.name == usual else title
        add(screen, table, level.name, about, str(level.pack.size))
    for name, cards in own_levels(game).items():
        add(screen, table, name, cards, str(game.pack(game.options({"level": cards})).size))
    screen.show(table if levels else say("catalogue.no_levels", game=args.game))


def show_settings(screen: Screen, args: Namespace) -> None:
    """The house rules with their values, the usual one first."""
    game = game_named(args.game)
    settings = game.settings()
    if not settings:
        screen.note(say("catalogue.no_settings", game=game.name))
        return
    lines = []
    for setting in settings:
        values = ", ".join(str(value).lower() for value in setting.values)
        if setting.span:
            values = say("catalogue.or_any", values=values, least=setting.span[0], most=setting.span[1])
        lines += [f"{setting.key}: {values}", f"    {say(f'setting.{game.family}.{setting.key}')}"]
    show_page(screen, say("catalogue.settings"), lines)
    screen.note(
        "\n" + say("catalogue.how_to_set", game=game.name, key=settings[0].key, value=str(settings[0].values[-1]).lower())
    )


def show_pack(screen: Screen, args: Namespace) -> None:
    """The cards of a level, with their points where a game can be played for points."""
    game = game_named(args.game)
    args.scoring = any(setting.key == "scoring" for setting in game.settings())
    terminal_view_of(game).show_cards(screen, options_from(game, args, game.seats[0]))


def show_rules(screen: Screen, args: Namespace) -> None:
    game = game_named(args.game)
    terminal_view_of(game).show_rules(screen, options_from(game, args, game.seats[0]))


def listing(screen: Screen, *titles: str) -> Table:
    """An empty table with these columns."""
    table = Table(box=SIMPLE if screen.lines else ASCII)
    for title in titles:
        table.add_column(say(title), overflow="fold")
    return table


def add(screen: Screen, table: Table, *cells: str) -> None:
    table.add_row(*(Text(screen.spelt(cell)) for cell in cells))


SHOWN: Final[dict[str, Callable[[Screen, Namespace], None]]] = {
    "games": show_games,
    "levels": show_levels,
    "settings": show_settings,
    "cards": show_pack,
    "rules": show_rules,
}
"""What can be shown, by its command."""
