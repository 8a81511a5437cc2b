"""`sumdeck tournament`: a tournament in the terminal, from the entries to the standings.

It is a tournament of the store, the same that the pages show, and it is decided upon as the server does.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from secrets import token_hex
from typing import Final

from sumdeck.club.commands import Begin, Command, Correct, DrawRound, Enter, Report
from sumdeck.club.events import ClubEvent, load_events
from sumdeck.club.match import RULED, EntrantId, Order
from sumdeck.club.plan import COMING, OPEN, STATUS, Plan, PlanTable, plan_of
from sumdeck.club.progress import Progress
from sumdeck.club.questions import agree
from sumdeck.club.settings import Settings
from sumdeck.club.terms import Terms
from sumdeck.club.tournament import Tournament, open_tournament
from sumdeck.command.arguments import Commands, add_command, offer
from sumdeck.command.program import Problem
from sumdeck.ledger import Done
from sumdeck.rules import registry
from sumdeck.rules.game import Refusal
from sumdeck.store import CLUB, NoSuchTable, Store, TableRow
from sumdeck.table import read_code
from sumdeck.terminal.catalogue import add, listing
from sumdeck.terminal.copies import opened
from sumdeck.terminal.keeping import Kept, new_row, now
from sumdeck.terminal.screen import Screen, own_screen
from sumdeck.words import in_signs, say

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
    """Do what an organiser asks for, and show what has become of the tournament. Raises Problem, Refusal."""
    screen = own_screen(ascii_only=args.ascii)
    with opened(args.store) as store:
        if args.wish == "list":
            show_all(screen, store)
            return 0
        kept = made(store, args) if args.wish == "make" else found(store, args.tournament)
        for command in wished(kept, args):
            kept.do(command)
        show(screen, kept)
    return 0


class KeptTournament(Kept[Progress, ClubEvent, Command, Done]):
    """A tournament and where it is kept."""

    def __init__(self, store: Store, row: TableRow) -> None:
        self.tournament = Tournament(load_events(store.load(row.id)))
        super().__init__(store, row, self.tournament, load_events)

    @property
    def progress(self) -> Progress:
        return self.tournament.progress

    @property
    def plan(self) -> Plan:
        return plan_of(self.progress)


def wished(kept: KeptTournament, args: Namespace) -> Iterator[Command]:
    """The commands that a wish stands for. Raises Problem."""
    if args.wish == "enter":
        yield from map(Enter, args.names)
    elif args.wish == "begin":
        yield Begin()
    elif args.wish == "round":
        yield DrawRound()
    elif args.wish == "say":
        table = game_of(kept.plan, args.number)
        yield (Correct if args.correct else Report)(table.id, order_of(table, args.order))


def made(store: Store, args: Namespace) -> KeptTournament:
    """A new one: as is usual for its game, or with whatever cards people like. Raises Problem, Refusal."""
    answers = {key: getattr(args, key) for key in ("level", "system", "seats") if getattr(args, key) is not None}
    answers["seed"] = token_hex(16)
    if args.level and not args.game:
        raise Problem(say("tournament.level_of_what"))
    settings, terms = agree(args.game, answers) if args.game else (Settings.load(answers), Terms())
    tournament = Tournament([open_tournament(args.name, settings, terms, now())])
    row = new_row(("",), kind=CLUB)
    store.create(row, [event.dump() for event in tournament.log]).result()
    return KeptTournament(store, row)


def found(store: Store, words: str) -> KeptTournament:
    """The tournament with these four words. Raises Problem."""
    try:
        row = store.find(read_code(words))
    except (NoSuchTable, Refusal) as fault:
        raise Problem(say("tournament.no_such", given=words)) from fault
    if row.kind != CLUB:
        raise Problem(say("tournament.no_such", given=words))
    return KeptTournament(store, row)


def game_of(plan: Plan, number: int) -> PlanTable:
    """The game of this number that has been drawn. Raises Problem."""
    for table in tables(plan):
        if table.number == number and table.status != COMING:
            return table
    raise Problem(say("tournament.no_such_game", number=number))


def order_of(table: PlanTable, names: Sequence[str]) -> Order:
    """Who came first, second …: names in this order, with an equals sign between those who are equal. Raises Problem."""
    seated = {seat.name.casefold(): seat.entrant for seat in table.seats if seat.entrant is not None}

    def entrant(name: str) -> EntrantId:
        if name.strip().casefold() not in seated:
            raise Problem(say("tournament.no_such_name", name=name.strip(), number=table.number))
        return seated[name.strip().casefold()]

    return tuple(tuple(map(entrant, place.split("="))) for place in names)


def show(screen: Screen, kept: KeptTournament) -> None:
    """The four words, the games of the last round, and how everybody stands."""
    progress, plan = kept.progress, kept.plan
    screen.note(say("tournament.title", name=plan.name, words=kept.row.code), "bold")
    if not progress.begun:
        names = ", ".join(each.name for each in progress.entrants)
        count = len(progress.entrants)
        screen.note(say("tournament.entries", count=count, names=names) if count else say("tournament.nobody"))
        return
    games = listing(screen, "rounds.round", "rounds.game", "rounds.who", "standings.state")
    for table in tables(plan):
        if table.round == progress.last_round or table.status == OPEN:
            names = " – ".join(f"{seat.name} ({seat.place})" if seat.place else seat.name for seat in table.seats)
            add(screen, games, str(table.round), str(table.number), names, say(STATUS[RULED if table.ruled else table.status]))
    standings = listing(screen, "standings.place", "standings.name", "standings.points", "standings.won", "standings.played")
    for row in plan.standings:
        add(screen, standings, str(row.place), row.name, in_signs(row.points), str(row.won), str(row.played))
    screen.show(games, standings)
    if plan.champion is not None:
        screen.note(say("end.wins", name=progress.entrant(plan.champion).name), "bold")
    elif kept.tournament.drawable:
        screen.note(say("tournament.next"))


def show_all(screen: Screen, store: Store) -> None:
    """Every tournament of the store."""
    rows = store.alive(CLUB)
    table = listing(screen, "argument.words", "standings.name", "rounds.who")
    for row in rows:
        progress = KeptTournament(store, row).progress
        add(screen, table, row.code, progress.name, str(len(progress.entrants)))
    screen.show(table if rows else say("tournament.none"))


def tables(plan: Plan) -> Iterator[PlanTable]:
    """Every game, round by round."""
    for each in plan.rounds:
        yield from each.tables
