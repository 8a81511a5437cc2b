"""What the children of a class have shown at its tables: for its organiser, on the screen and as a sheet."""

from collections.abc import Iterator, Sequence

from starlette.requests import Request
from starlette.responses import Response

from sumdeck.club.match import EntrantId
from sumdeck.learning.profile import Observation, profile_of
from sumdeck.rules import registry
from sumdeck.rules.sums import sums_in
from sumdeck.server.clubs.endpoints import organised, sheet
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.clubs.learnt import ChildSeen, ClassSeen, FactSeen, HabitSeen, LearningRequest, SentenceSeen
from sumdeck.server.clubs.said import Said, said_in
from sumdeck.server.clubs.sheets import as_lines
from sumdeck.server.http import as_json
from sumdeck.server.site import Site
from sumdeck.words import LANGUAGES, in_signs, retold, say, speaking, speaking_of

FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the beginning of a formula."""


async def get_learning(site: Site, request: Request) -> Response:
    """What everybody has shown, told from the logs of all tables."""
    body, club = await organised(site, request, LearningRequest)
    language = body.language if body.language in LANGUAGES else LANGUAGES[0]
    store = site.clubs.context.store

    def work() -> ClassSeen | str:
        said = said_in(club, store)
        with speaking(language), speaking_of(family_of(club)):
            if body.sheet:
                return written(SHEETS[body.sheet](club, said))
            return ClassSeen(tuple(child_seen(club, entrant, each) for entrant, each in said.items()))

    seen = await site.service.apart(work)
    return as_json(seen) if isinstance(seen, ClassSeen) else sheet(club.tournament.progress.name, body.sheet, seen)


def family_of(club: Club) -> str:
    """Of which games the sentences are that are said at its tables."""
    game = club.tournament.progress.terms.game
    return registry.game(game).family if game in registry.games() else ""


def child_seen(club: Club, entrant: EntrantId, said: Sequence[Observation]) -> ChildSeen:
    profile = profile_of(said)
    return ChildSeen(
        entrant,
        club.tournament.progress.entrant(entrant).name,
        profile.said,
        profile.sums,
        tuple(map(str, profile.wrong)),
        profile.helped,
        round(profile.per_minute, 1),
        tuple(FactSeen(fact.name, tally.said, tally.wrong) for fact, tally in sorted(profile.tallies.items())),
        tuple(HabitSeen(habit.way, habit.seen, tuple(map(str, habit.examples))) for habit in profile.habits),
        tuple(fact.name for fact in profile.next),
        tuple(map(sentence_seen, said)),
    )


def sentence_seen(one: Observation) -> SentenceSeen:
    right = one.right and all(stated.right for stated in sums_in(one.text))
    return SentenceSeen(retold(one.text), right, one.helped, round(one.thought / 1000))


def sentence_lines(club: Club, said: Said) -> Iterator[Sequence[object]]:
    yield heading("name", "sentence", "right", "helped", "seconds")
    for entrant, each in said.items():
        name = club.tournament.progress.entrant(entrant).name
        for line in map(sentence_seen, each):
            yield name, line.text, yes(line.right), yes(line.helped), line.seconds or ""


def child_lines(club: Club, said: Said) -> Iterator[Sequence[object]]:
    yield heading("name", "sentences", "sums", "wrong", "helped", "per_minute", "habits", "next")
    for entrant, each in said.items():
        seen = child_seen(club, entrant, each)
        habits = ", ".join(say(f"habit.{habit.way}") for habit in seen.habits)
        counts = (seen.sentences, seen.sums, len(seen.wrong), seen.helped, in_signs(str(seen.per_minute)))
        yield seen.name, *counts, habits, in_signs(", ".join(seen.next))


def fact_lines(club: Club, said: Said) -> Iterator[Sequence[object]]:
    yield heading("name", "fact", "said", "wrong")
    for entrant, each in said.items():
        seen = child_seen(club, entrant, each)
        for fact in seen.facts:
            yield seen.name, in_signs(fact.name), fact.said, fact.wrong


SHEETS = {"sentences": sentence_lines, "children": child_lines, "facts": fact_lines}


def heading(*columns: str) -> Sequence[str]:
    return [say(f"learnt.column.{column}") for column in columns]


def yes(true: bool) -> str:
    return say("learnt.yes") if true else ""


def written(lines: Iterator[Sequence[object]]) -> str:
    """Lines for a spreadsheet. Nothing that a child has typed is taken for a formula there."""
    return as_lines([f"'{cell}" if str(cell).startswith(FORMULAS) else cell for cell in line] for line in lines)
