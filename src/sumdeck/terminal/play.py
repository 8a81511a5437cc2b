"""`sumdeck play`: choose a game and who plays it, and sit down; `sumdeck resume`: go on with one that was left, here or there."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from secrets import token_bytes
from typing import Any

from sumdeck.command.arguments import Commands, add_command, offer
from sumdeck.command.choices import game_named, keep_level, options_from
from sumdeck.command.program import Problem
from sumdeck.players import player_names, players
from sumdeck.rules import registry
from sumdeck.rules.deals import LEAST_ENTROPY, Deal, first_state, named_deal, secret_deal
from sumdeck.rules.game import Game
from sumdeck.rules.options import settings_of
from sumdeck.store import Store
from sumdeck.table import SeatPlan, Table, open_table
from sumdeck.table.house import HouseRules
from sumdeck.terminal.copies import opened
from sumdeck.terminal.finding import chosen, take_in
from sumdeck.terminal.keeping import BYTES, KeptTable, now
from sumdeck.terminal.old_files import Saved
from sumdeck.terminal.screen import Screen, own_screen
from sumdeck.terminal.seats import computer, friendly, house_rules, person, seat_all, show_players, sit_down
from sumdeck.terminal.spelling import means
from sumdeck.terminal.terminal_view import about_game
from sumdeck.terminal.turns import play_at
from sumdeck.words import say, titled

AGAINST = "greedy"


def add_to(subparsers: Commands) -> None:
    parser = add_command(subparsers, "play", run, say("cli.play"))
    offer(parser, "game", nargs="?")
    offer(parser, "--level", "--cards")
    parser.add_argument("--save-level", metavar=say("argument.name"), help=say("cli.save_level"))
    parser.add_argument("--against", metavar=say("argument.names"), help=say("cli.against"))
    parser.add_argument("--seats", type=int, metavar=say("argument.number"), help=say("cli.seats"))
    parser.add_argument("--names", metavar=say("argument.names"), help=say("cli.names"))
    parser.add_argument("--seed", metavar=say("argument.name"), help=say("cli.seed"))
    offer(parser, "--scoring", "--set", "--pack")
    parser.add_argument("--referee", choices=settings_of(HouseRules)["referee"].values, help=say("cli.referee"))
    offer(parser, "--store", "--ascii", "--plain")
    parser = add_command(subparsers, "resume", run_resume, say("cli.resume"))
    offer(parser, "game", nargs="?", help=say("cli.resume_game"))
    offer(parser, "--store", "--ascii", "--plain")


def run(args: Namespace) -> int:
    screen = own_screen(ascii_only=args.ascii, boxes=not args.plain)
    if args.game is None:
        args.game = choose(screen, say("menu.game"), {name: about_game(name) for name in registry.games()})
        levels = game_named(args.game).levels()
        if levels and args.level is None and args.pack is None and args.cards is None:
            args.level = choose(
                screen,
                say("menu.level"),
                {level.name: titled(game_named(args.game).family, level.name, level.title) for level in levels},
            )
    game = game_named(args.game)
    plans = plans_from(screen, game, args)
    options = options_from(game, args, len(plans))
    if args.save_level is not None:
        if args.cards is None:
            raise Problem(say("levels.no_cards"))
        keep_level(game, args.save_level, options.level)
        screen.note(say("levels.kept", name=args.save_level, cards=options.level))
    if args.pack is not None:
        for remark in game.pack_remarks(args.pack.read_text("utf-8"), str(args.pack), args.level, len(plans)):
            screen.note(say(remark), "yellow")
    deal = dealt(screen, game, options, len(plans), args.seed)
    with opened(args.store) as store:
        play_at(screen, laid(store, game, options, plans, deal))
    return 0


def run_resume(args: Namespace) -> int:
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


def laid(store: Store, game: Game[Any, Any], options: Any, plans: Sequence[SeatPlan], deal: Deal) -> KeptTable:
    """A new table in the store, where everybody sits."""
    # With a deal that has a name everything shall go as it went for others; a secret one is sealed with a secret.
    nonce = sha256(deal.name.encode()).digest() if deal.name else token_bytes(BYTES)
    at = now()
    table = Table([open_table(game, options, plans, deal, nonce, house_rules(game.referee(options)), at)], game)
    sit_down(table, plans, at)
    return KeptTable.lay(store, table)


def dealt(screen: Screen, game: Game[Any, Any], options: Any, seats: int, name: str | None) -> Deal:
    """The cards in their order. Where nothing could be played with them, somebody at the screen may ask for others."""
    pack, later = game.pack(options), game.shuffles_again
    while True:
        deal = secret_deal(pack, token_bytes(LEAST_ENTROPY), later) if name is None else named_deal(pack, name, later)
        if game.to_act(first_state(game, deal, seats, options)):
            return deal
        screen.note(say("deal.nothing_to_play"))
        if name is not None or not screen.interactive or means(screen.ask(say("deal.another")), "command.no"):
            return deal


def check_seats(game: Game[Any, Any], options: Any, seats: int) -> None:
    """Refuse what so many cannot play, before anybody is asked for a name. Raises Refusal."""
    first_state(game, named_deal(game.pack(options), "any", game.shuffles_again), seats, options)


def plans_from(screen: Screen, game: Game[Any, Any], args: Namespace) -> tuple[SeatPlan, ...]:
    """Who sits where: as the arguments say, and where they leave it open, as the people at the screen say."""
    names = parts(args.names)
    against = parts(args.against)
    for name in against:
        if name not in player_names(game.name):
            raise Problem(say("cli.no_such_player", given=name, known=", ".join(players(game.name))))
    seats = args.seats
    if seats is not None and seats not in game.seats:
        raise Problem(say("cli.bad_seats", game=game.name, least=game.seats[0], most=game.seats[-1]))
    if seats is not None:
        check_seats(game, options_from(game, args, seats), seats)
    if seats is not None and seats > 1 and not names and not against:
        return ask_seats(screen, game, seats)
    if seats is not None and against and not names:
        against = [against[place % len(against)] for place in range(max(len(against), seats - 1))]  # one person against them all
    if game.seats[-1] == 1:
        return seat_all(1, against, names)
    fewest = max(2, game.seats[0])
    if seats is None and len(names) < 2 and not against and players(game.name):
        against = [usual_player(game)] * (fewest - 1)
    return seat_all(seats or max(fewest, len(names) + len(against), 1 + len(against)), against, names)


def usual_player(game: Game[Any, Any]) -> str:
    """Who sits opposite when nobody else is named."""
    known = players(game.name)
    return AGAINST if AGAINST in known else known[-1]


def ask_seats(screen: Screen, game: Game[Any, Any], seats: int) -> tuple[SeatPlan, ...]:
    """Ask for a name or a computer player for each seat."""
    known = players(game.name)
    screen.note(say("menu.seats", players=", ".join(known)))
    show_players(screen, game.name)
    plans: list[SeatPlan] = []
    while len(plans) < seats:
        usual = next(name for name in friendly() if all(name != plan.name for plan in plans))
        line = screen.ask(say("menu.seat", number=len(plans) + 1, usual=usual)).strip() or usual
        try:
            plan = computer(line) if line in player_names(game.name) else person(line)
            if any(other.name == plan.name for other in plans):
                raise Problem(say("seats.same_name", name=plan.name))
        except Problem as problem:
            screen.note(str(problem), "yellow")
        else:
            plans.append(plan)
    return tuple(plans)


def parts(listed: str | None) -> Sequence[str]:
    return [part.strip() for part in listed.split(",")] if listed else []


def choose(screen: Screen, question: str, choices: Mapping[str, str]) -> str:
    names = list(choices)
    longest = max(len(name) for name in names)
    screen.note(f"\n{question}", "bold")
    for number, (name, title) in enumerate(choices.items(), 1):
        screen.note(f"  {number}  {name:<{longest}}  {title}")
    while True:
        line = screen.ask(say("menu.number", count=len(names))).strip().lower()
        if not line:
            return names[0]
        if line in choices:
            return line
        if line in map(str, range(1, len(names) + 1)):
            return names[int(line) - 1]
        screen.note(say("menu.unknown", given=line, count=len(names)), "yellow")
