"""What is asked of a tournament by HTTP: a new one, a name, a place, a ruling, and what can be taken home."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Final, TypeVar
from urllib.parse import quote

from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response

from sumdeck.club import commands
from sumdeck.club.commands import Command, Correct, Enter, GiveTask, Report, Withdraw
from sumdeck.club.levels import LEAST
from sumdeck.club.match import RULED, EntrantId, MatchId, Order
from sumdeck.club.plan import Plan
from sumdeck.club.questions import agree, questions
from sumdeck.club.settings import CLASS, LONGEST_TEXT, Settings
from sumdeck.club.terms import Terms
from sumdeck.club.tournament import open_tournament as opened
from sumdeck.rules import registry
from sumdeck.rules.game import Refusal
from sumdeck.server import wire
from sumdeck.server.clubs import schema, seating
from sumdeck.server.clubs.glances import Glances, glance_at, slip_at, struggling_at
from sumdeck.server.clubs.hosting import ORGANISER, Club
from sumdeck.server.clubs.laying import check_computer
from sumdeck.server.clubs.lesson import alone_at, finish
from sumdeck.server.clubs.sheets import results_csv, standings_csv, written_in
from sumdeck.server.codes import WebCode
from sumdeck.server.http import as_json, check_pace, check_room, read, share_of
from sumdeck.server.logs import nameless, note
from sumdeck.server.opening import check_sent
from sumdeck.server.recording import Played, look_file
from sumdeck.server.security import hashed, new_key, seat_of, table_for, token_for
from sumdeck.server.site import Site, address_of
from sumdeck.server.static import File, as_response, zipped
from sumdeck.server.tasks import shown
from sumdeck.server.workers import Share
from sumdeck.table import friendly_name
from sumdeck.table.commands import Rule, SendHelp
from sumdeck.table.names import NAME_BYTES
from sumdeck.table.seating import check_name
from sumdeck.table.umpire import ENDED
from sumdeck.words import LANGUAGES

T = TypeVar("T", bound=schema.OrganiserRequest)
WISH_BYTES = 262_144
"""A thousand names."""
NAMES = 50
"""So many names are as dear as a table."""
LONGEST_TERMS = 4000
"""So many letters: every screen is told of them."""
SEED_BYTES = 8
SECOND = " 2"
"""What tells a side event from its tournament, where nobody has said what it is called."""


async def get_questions(site: Site, request: Request) -> Response:
    """What an organiser is asked, game by game."""
    return as_response(await site.service.apart(catalogue), request)


@cache
def catalogue() -> File:
    asked = {name: questions(name) for name in registry.games() if LEAST in registry.game(name).seats}
    return zipped(wire.write(schema.ClubQuestions(asked)), "application/json", "no-cache")


async def make_club(site: Site, request: Request) -> Response:
    body = await read(site, request, schema.ClubRequest, site.new_tables, WISH_BYTES)
    check_room(site, request)
    check_names(site, request, body)
    settings, terms = agreed(body)
    settings = replace(settings, seed=settings.seed or new_seed(site))
    key = body.key or new_key()
    club_id = table_for(key, wire.write(body))
    token = token_for(key, club_id, ORGANISER)
    now = site.wall.now()
    entries = entering(body.entrants, body.friendly, (), terms, site.chance)
    club = await site.clubs.open(opened(body.name, settings, terms, now), club_id, hashed(token), entries)
    club.address = address_of(request)
    site.metrics.count("clubs_opened", terms.game or "any")
    note("tournament opened", club=nameless(club.id), game=terms.game)
    return as_json(schema.ClubMade(club.id, club.row.code, token), 201)


def check_names(site: Site, request: Request, body: schema.ClubRequest | schema.EnterRequest) -> None:
    """Count many names as the tables that they are as dear as: they stay in memory for as long as their tournament is kept."""
    check_pace(site, request, site.new_tables, (len(body.entrants) + body.friendly) // NAMES)


def new_seed(site: Site) -> str:
    """What a lot is drawn from that nobody has chosen."""
    return site.chance(SEED_BYTES).hex()


def agreed(body: schema.ClubRequest) -> tuple[Settings, Terms]:
    """What the organiser's answers mean. Raises Refusal for what cannot be played."""
    terms = dict(body.terms)
    if len(str(terms)) > LONGEST_TERMS:
        raise Refusal(WebCode.TOO_BIG)
    if isinstance(options := terms.get("options"), dict):
        check_sent(options)
    game = terms.pop("game", "")
    if game or terms.get("online"):
        return agree(game, {**terms, **body.settings})
    return Settings.load(body.settings), Terms.load(terms)


async def get_club(site: Site, request: Request) -> Response:
    check_pace(site, request)
    return await shown_whole(site, await club_of(site, request), request)


async def do(site: Site, request: Request) -> Response:
    """What an organiser asks for."""
    order = await read(site, request, schema.ClubOrder, site.visits, WISH_BYTES)
    if isinstance(order.what, schema.EnterRequest):
        check_names(site, request, order.what)  # first: the process that hosts the tournament does not count visitors of others
    elif isinstance(order.what, schema.SideRequest):
        check_room(site, request)
    club = await own_club(site, request, order.token)
    if isinstance(order.what, schema.EraseRequest):
        last = await site.showing.view(club, site.wall.now())
        await site.clubs.remove(club)
        note("tournament erased", club=nameless(club.id))
        return as_json(last)
    if not site.events.take(address_of(request), much=1 + len(club.tournament.progress.entrants) // NAMES):
        raise Refusal(WebCode.TOO_FAST)  # all of them may be drawn again
    await carry_out(site, club, order.what, share_of(request))
    return await settled(site, club, request)


async def settled(site: Site, club: Club, request: Request) -> Response:
    """The tournament, when the tables are laid that were drawn just now."""
    await site.clubs.settle(club)
    return await shown_whole(site, club, request)


async def shown_whole(site: Site, club: Club, request: Request) -> Response:
    """All that everybody may see of it: made once for all who ask, since with a thousand players that takes a while."""
    return as_response(await site.showing.broadcast(club).file(), request)


async def glance(site: Site, request: Request) -> Response:
    """How everybody gets on, at the tables and against the computer, for the organiser."""
    _, club = await organised(site, request, schema.GlanceRequest)
    erring, silent = struggling_at(await alone_at(site.clubs, club))
    open_ones = [match.id for match in club.tournament.progress.open if match.id in club.tables]
    now = site.wall.now()
    return as_json(Glances(tuple(glance_at(club, match, now) for match in open_ones), erring, silent, now))


async def look(site: Site, request: Request) -> Response:
    """A table as the referee sees it."""
    body, club = await organised(site, request, schema.RecordRequest)
    running = club.table(body.match)
    seen = await site.service.elsewhere(share_of(request), look_file, Played.at(running, sealed=False))
    return as_response(seen, request)


async def get_standings(site: Site, request: Request) -> Response:
    """The standings as they are on the screen, for a spreadsheet."""
    await ranked_club(site, request)
    return await as_csv(site, request, "standings", standings_csv)


async def get_results(site: Site, request: Request) -> Response:
    """Every game as it is on the screen, for a spreadsheet."""
    return await as_csv(site, request, "results", results_csv)


async def as_csv(site: Site, request: Request, what: str, write: Callable[[Plan], str]) -> Response:
    """What the plan shows as a sheet, in the language of the page."""
    check_pace(site, request)
    plan = await site.showing.plan(await club_of(site, request))
    language = request.query_params.get("language", LANGUAGES[0])
    language = language if language in LANGUAGES else LANGUAGES[0]
    text = await site.service.elsewhere(share_of(request), written_in, language, write, plan)
    return sheet(plan.name, what, text)


def sheet(tournament: str, what: str, text: str) -> Response:
    """A file for a spreadsheet. The mark at its beginning lets every program know the letters."""
    return Response(text.encode("utf-8-sig"), 200, as_file(tournament, what, "csv"), "text/csv; charset=utf-8")


async def club_of(site: Site, request: Request) -> Club:
    """The tournament of a request. Raises Refusal, Elsewhere."""
    return await site.clubs.club(request.path_params["club"])


async def ranked_club(site: Site, request: Request) -> Club:
    """The tournament of a request that ranks people. Raises Refusal: a class has no such page."""
    club = await club_of(site, request)
    if club.tournament.progress.settings.system == CLASS:
        raise Refusal(WebCode.NO_SUCH_PAGE)
    return club


async def organised(site: Site, request: Request, kind: type[T]) -> tuple[T, Club]:
    """What the organiser of a tournament asks for, and that tournament. Raises Refusal for anybody else."""
    body = await read(site, request, kind, site.visits)
    return body, await own_club(site, request, body.token)


async def own_club(site: Site, request: Request, token: str) -> Club:
    """The tournament that a request is about, for its organiser. Raises Refusal for anybody else."""
    club = await club_of(site, request)
    if seat_of(token, club.row.tokens[:1]) != ORGANISER:
        raise Refusal(WebCode.BAD_TOKEN)
    club.address = address_of(request)
    return club


async def carry_out(site: Site, club: Club, what: schema.ClubDo, share: Share) -> None:
    """Do what the organiser has asked for. Raises Refusal, StoreError."""
    match what:
        case schema.EnterRequest():
            names = [entrant.name for entrant in club.tournament.progress.entrants]
            terms = club.tournament.progress.terms
            await club.submit(*entering(what.entrants, what.friendly, names, terms, site.chance))
        case schema.ReleaseRequest():
            await seating.release(site.clubs, club, what.entrant)
        case schema.WithdrawRequest(why="absent") if what.entrant not in gone_from(club):
            await seating.let_go(site.clubs, club, what.entrant)
        case schema.PauseRequest():
            await seating.rest(site.clubs, club, what.on)
        case schema.GiveTaskRequest():
            await site.service.elsewhere(share, shown, what.task, 0)  # nobody is given what cannot be done
            await club.submit(GiveTask(what.task, tuple(map(EntrantId, what.entrants))))
        case schema.FinishRequest():
            async with site.lessons.at(share.address):
                await finish(site.clubs, club)
        case schema.RuleRequest():
            await rule(site, club, what)
        case schema.HelpRequest():
            slip = slip_at(club, what.match, what.what) if what.match in club.tables else ""
            await club.table(what.match).submit(SendHelp(what.what, slip))
        case schema.SideRequest():
            main = club.tournament.progress
            settings = Settings(system="swiss", seats=main.settings.seats, seed=new_seed(site))
            name = what.name.strip() or f"{main.name[: LONGEST_TEXT - len(SECOND)]}{SECOND}"
            await site.clubs.open_side_event(club, opened(name, settings, main.terms, site.wall.now()))
        case _:
            await club.submit(command_of(club, what))


def gone_from(club: Club) -> list[int]:
    return [entrant.id for entrant in club.tournament.progress.entrants if entrant.gone]


def command_of(club: Club, what: schema.ClubDo) -> Command:
    """What an organiser asks of the tournament itself: mostly the command of the same fields."""
    match what:
        case schema.ReportRequest():
            matches = club.tournament.progress.matches
            known = what.match < len(matches) and matches[what.match].result is not None
            return (Correct if known else Report)(MatchId(what.match), ordered(what.order), what.points)
        case schema.WithdrawRequest():
            return Withdraw(EntrantId(what.entrant), what.why)
    return COMMANDS[type(what)](**asdict(what))


COMMANDS: Final[Mapping[type[schema.ClubDo], Callable[..., Command]]] = {
    schema.ReturnRequest: commands.Return,
    schema.KeepNameRequest: commands.SettleName,
    schema.BeginRequest: commands.Begin,
    schema.DrawRequest: commands.DrawRound,
    schema.RedrawRequest: commands.Redraw,
    schema.AssignRequest: commands.Assign,
    schema.TimerRequest: commands.SetTimer,
    schema.UndoRequest: commands.Undo,
}


async def rule(site: Site, club: Club, what: schema.RuleRequest) -> None:
    """Decide at a table. A game that is ended by it has the result that comes with the ruling, or the ruling is refused."""
    report = Report(MatchId(what.match), ordered(what.order), (), RULED)
    if what.ruling == ENDED:
        club.tournament.decide(report)
    await seating.rule(club, what.match, Rule(what.ruling, what.to))
    await club.submit(commands.Rule(MatchId(what.match), what.text, decision=what.ruling))
    if what.ruling == ENDED:
        await club.submit(report)


def ordered(order: tuple[tuple[int, ...], ...]) -> Order:
    return tuple(tuple(EntrantId(player) for player in equals) for equals in order)


def entering(
    entrants: Sequence[schema.EntrantRequest], friendly: int, taken: Sequence[str], terms: Terms, chance: Callable[[int], bytes]
) -> list[Enter]:
    """Those who are named, and so many more with friendly names. Where tables are laid here, a name fits on a seat.

    Where the door is open they are a register: whoever comes taps their own name.
    """
    entries = [
        Enter(body.name, body.club, body.rating, player=body.player, absent=terms.open_door and not body.player)
        for body in entrants
    ]
    for entry in entries:
        check_computer(terms.game if terms.online else "", entry.player)
        if terms.online:
            check_name(entry.name, own=True)
    names = [*taken, *(entry.name for entry in entries)]
    for _ in range(friendly):
        names.append(friendly_name(chance(NAME_BYTES), names))
        entries.append(Enter(names[-1], absent=terms.open_door))
    return entries


def as_file(tournament: str, what: str, ending: str) -> dict[str, str]:
    """The headers of a file. The name is told in plain letters as well, for whoever knows no others."""
    called = re.sub(r"\W+", "-", tournament).strip("-") or "sumdeck"
    name = f"{called}-{what}.{ending}"
    plain = re.sub(r"-+", "-", re.sub(r"[^A-Za-z0-9.]+", "-", name)).strip("-")
    return {
        "content-disposition": f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(name)}",
        "cache-control": "no-store",
    }
