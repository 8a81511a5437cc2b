"""What became of the tasks of a class: told by the children's devices while the lesson is open, and for its teacher alone."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from sumdeck.club.commands import TellTask
from sumdeck.club.match import TaskFacts
from sumdeck.learning.facts import fact_named
from sumdeck.rules.game import Refusal
from sumdeck.server.clubs.asking import EntrantAsks
from sumdeck.server.clubs.endpoints import organised
from sumdeck.server.clubs.schema import OrganiserRequest
from sumdeck.server.clubs.visiting import asked
from sumdeck.server.codes import WebCode
from sumdeck.server.http import as_json
from sumdeck.server.limits import Bucket
from sumdeck.server.requests import TaskText
from sumdeck.server.site import Site
from sumdeck.server.wire import Part, Short
from sumdeck.table.tasks import MOST_GAMES, as_written

MOST_FACTS: Final = 40
"""As many as a picture for a camera would hold."""
TOLD_PER_SECOND: Final = 0.5
TOLD_AT_ONCE: Final = 10
"""So often a child's page may tell how far it has come. Nobody does a step in two seconds for long."""
Steps: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Count: TypeAlias = Annotated[int, Meta(ge=0, lt=10_000)]


class TaskToldRequest(EntrantAsks):
    """So far I have come with a task of this lesson."""

    task: TaskText
    done: Steps
    alone: Steps
    facts: Annotated[tuple[tuple[Short, Count, Count], ...], Meta(max_length=MOST_FACTS)] = ()
    """How often each was said, and how often wrongly."""


class TaskTold(Part):
    """Your teacher has it."""


class OwnTaskRequest(EntrantAsks):
    """What may I do besides?"""


class OwnTask(Part):
    """This, which only you may; empty where there is nothing."""

    task: str


class TaskResultsRequest(OrganiserRequest):
    """How far have they come with their tasks?"""


class TaskResultSeen(Part):
    """How far somebody has come with a task."""

    name: str
    task: str
    done: int
    alone: int
    facts: TaskFacts


class TaskResults(Part):
    """Everybody's."""

    results: tuple[TaskResultSeen, ...]


async def tell(site: Site, request: Request) -> Response:
    """Take in how far a child has come. Raises Refusal for a task of somebody else, and after the lesson."""
    body, club, entrant = await asked(site, request, TaskToldRequest)
    if not all(fact_named(name) for name, _, _ in body.facts) or body.done > steps_of(body.task):
        raise Refusal(WebCode.UNREADABLE)
    if not club.telling.setdefault(entrant, Bucket(TOLD_PER_SECOND, TOLD_AT_ONCE)).take(site.clock()):
        raise Refusal(WebCode.TOO_FAST)
    await club.submit(TellTask(entrant, body.task, body.done, body.alone, body.facts))
    return as_json(TaskTold())


async def own(site: Site, request: Request) -> Response:
    """The task of one child: nobody else who has the address of the class is told of it."""
    _, club, entrant = await asked(site, request, OwnTaskRequest)
    progress = club.tournament.progress
    return as_json(OwnTask(progress.tasks[progress.own_tasks[entrant]] if entrant in progress.own_tasks else ""))


def steps_of(text: str) -> int:
    """So many steps a task has at the most. Raises Refusal for what is none."""
    task = as_written(text)
    return task.count or (MOST_GAMES if task.minutes else 1)


async def results(site: Site, request: Request) -> Response:
    _, club = await organised(site, request, TaskResultsRequest)
    progress = club.tournament.progress
    seen = (
        TaskResultSeen(progress.entrant(entrant).name, progress.tasks[task], told.done, told.alone, told.facts)
        for (entrant, task), told in progress.task_results.items()
    )
    return as_json(TaskResults(tuple(seen)))
