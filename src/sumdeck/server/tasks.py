"""Tasks over HTTP: what a link asks one to do, a table for it, and searching in a position. Workers read, make and judge them."""

from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from sumdeck.players import players
from sumdeck.players.second_look import seeker_of
from sumdeck.rules.game import Game, Refusal, Seat
from sumdeck.server import requests, wire
from sumdeck.server.codes import WebCode
from sumdeck.server.http import as_json, check_room, read, share_of
from sumdeck.server.logs import nameless, note
from sumdeck.server.messages import plain
from sumdeck.server.seat_claims import SeatClaim
from sumdeck.server.security import hashed, new_key, table_for, token_for
from sumdeck.server.site import Site
from sumdeck.server.views import player_view_of
from sumdeck.table import HouseRules, SeatPlan, Start
from sumdeck.table.finding import find, help_to_find, to_find
from sumdeck.table.help import help_at
from sumdeck.table.seating import check_name
from sumdeck.table.tasks import FIND, Task, read_task
from sumdeck.words.verbs import in_verbs

ME = Seat(0)
"""Whoever plays for a task begins, unless a position says who does."""


async def look(site: Site, request: Request) -> Response:
    body = await read(site, request, requests.TaskRequest, site.visits)
    return as_json(await site.service.elsewhere(share_of(request), shown, body.task, body.step))


async def play(site: Site, request: Request) -> Response:
    """A table for a task; the sender gets the token of the seat that is the sender's."""
    body = await read(site, request, requests.TaskTableRequest, site.new_tables)
    check_room(site, request)
    if body.called:
        check_name(body.called, own=True)
    wish = await site.service.elsewhere(share_of(request), wished, body.task, body.step)
    key = body.key or new_key()
    table = table_for(key, wire.write(body))
    token = token_for(key, table, wish.seat)
    seats = wish.plans(body.player or wish.player, body.called)
    sitting = {wish.seat: SeatClaim(body.name, hashed(token), body.help_level)}
    house = HouseRules(referee=wish.game.referee(wish.options), own_names=True)
    running = await site.service.open(wish.game, wish.options, seats, house, sitting, table, start=wish.start)
    site.metrics.count("tables_opened", wish.game.name)
    note("table opened", table=nameless(running.row.id), game=wish.game.name, way="task")
    own = (requests.OwnSeat(wish.seat, token),)
    return as_json(requests.TaskTable(running.row.id, own, wish.game.name, wish.level, wish.turns), 201)


async def search(site: Site, request: Request) -> Response:
    """What a sentence wins there."""
    body = await read(site, request, requests.TaskSearchRequest, site.visits)
    return as_json(await site.service.elsewhere(share_of(request), found, body.task, body.text, body.before))


async def help_there(site: Site, request: Request) -> Response:
    body = await read(site, request, requests.TaskHelpRequest, site.visits)
    return as_json(await site.service.elsewhere(share_of(request), helped, body.task, body.rung, body.before))


@dataclass(frozen=True)
class TaskWish:
    """A table as a task asks for it."""

    game: Game[Any, Any]
    options: Any
    level: str
    count: int
    seat: Seat
    start: Start
    turns: tuple[str, ...]

    @property
    def player(self) -> str:
        """A kind one for whoever learns, otherwise one that is worth playing."""
        known = players(self.game.name)
        return next(iter(known[(0 if self.turns else 2) :]), known[-1])

    def plans(self, player: str, called: str) -> list[SeatPlan]:
        plans = [SeatPlan("computer", player)] * self.count
        if called and self.count == 2:
            plans = [SeatPlan("computer", player, called)] * 2
        plans[self.seat] = SeatPlan()
        return plans


def wished(text: str, step: int) -> TaskWish:
    """The table for a task, in a worker. Raises Refusal for a task that is not played."""
    task = read_task(text, step)
    if task.goal == FIND or task.is_series:
        raise Refusal(WebCode.UNREADABLE)
    turns = task.guide.turns if task.guide else ()
    seat = task.seat if task.laid else ME
    return TaskWish(task.game, task.options, task.level, task.seats, seat, task.start, turns)


def shown(text: str, step: int) -> requests.TaskShown:
    task = read_task(text, step)
    seat = task.seat if task.laid else ME
    moment = moment_of(task) if task.goal == FIND and not task.is_series else None
    help_, series = help_at("", HouseRules()), (task.fact, task.count, task.minutes)
    return requests.TaskShown(task.link, task.goal, task.game.name, task.level, task.deal, moment, seat, help_, *series)


def moment_of(task: Task) -> requests.Moment:
    """The turn in which something is to be found."""
    game, looker, seat = task.game, seeker_of(task.game.name), task.seat
    assert looker is not None
    view = game.view(task.state, seat)
    could = to_find(game, task.state, seat, puzzle=True)
    return requests.Moment(0, 0, could, 0, looker.unit(view), player_view_of(game.name, view, game.to_act(task.state), None))


def found(text: str, said: str, before: tuple[str, ...]) -> requests.Found:
    task = puzzle_in(text)
    sentences = [in_verbs(task.game.name, each) for each in (said, *before)]
    find_ = find(task.game, task.state, task.seat, sentences[0], sentences[1:], puzzle=True)
    if find_.after is None:
        return requests.Found(find_.won, None)
    view = task.game.view(find_.after, task.seat)
    return requests.Found(find_.won, player_view_of(task.game.name, view, task.game.to_act(find_.after), None))


def helped(text: str, rung: int, before: tuple[str, ...]) -> requests.SearchHelp:
    task = puzzle_in(text)
    sentences = [in_verbs(task.game.name, each) for each in before]
    rung, hint = help_to_find(task.game, task.state, task.seat, rung, sentences, puzzle=True)
    return requests.SearchHelp(rung, hint.code, plain(dict(hint.details)))


def puzzle_in(text: str) -> Task:
    """A task in which something is to be found. Raises Refusal for any other."""
    task = read_task(text)
    if task.goal != FIND or task.is_series:
        raise Refusal(WebCode.UNREADABLE)
    return task
