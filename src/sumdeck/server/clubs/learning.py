"""What the children of a class have shown at its tables: for its organiser, on the screen and as a sheet."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import partial
from typing import TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from sumdeck.club.laying import spare_for
from sumdeck.club.match import EntrantId
from sumdeck.club.progress import Progress
from sumdeck.learning.facts import Fact, fact_named, facts_in
from sumdeck.learning.profile import NEXT, Observation, Profile, profile_of
from sumdeck.ledger import BrokenLog
from sumdeck.rules import registry
from sumdeck.rules.game import Refusal
from sumdeck.rules.notation import notation
from sumdeck.rules.sums import sums_in
from sumdeck.server.clubs.endpoints import organised, sheet
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.clubs.learnt import ChildSeen, ClassSeen, FactSeen, HabitSeen, LearningRequest, SentenceSeen
from sumdeck.server.clubs.said import Heard, Missed, Said, Spoken, heard_at, missed_at, said_in
from sumdeck.server.clubs.sheets import as_lines
from sumdeck.server.http import as_json, share_of
from sumdeck.server.site import Site, address_of
from sumdeck.server.workers import Share
from sumdeck.table import load_event
from sumdeck.table.events import Claimed, Opened
from sumdeck.words import LANGUAGES, in_signs, retold, say, speaking, speaking_of

Level: TypeAlias = tuple[str, str]
"""A game and its level."""
MINUTE = 60_000
FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the beginning of a formula."""


async def get_learning(site: Site, request: Request) -> Response:
    """What everybody has shown, told from the logs of all tables."""
    body, club = await organised(site, request, LearningRequest)
    async with site.lessons.at(address_of(request)):
        seen = await seen_in(site, club, body, share_of(request))
    return as_json(seen) if isinstance(seen, ClassSeen) else sheet(club.tournament.progress.name, body.sheet, seen)


async def seen_in(site: Site, club: Club, body: LearningRequest, share: Share) -> ClassSeen | str:
    """It takes the longer the more was said."""
    language = body.language if body.language in LANGUAGES else LANGUAGES[0]
    heard = await site.service.at_leisure(partial(heard_at, club, site.clubs.context.store))
    if body.at_once:
        missed = [club.missed.get((each.table, len(each.log)), [()] * len(each.players)) for each in heard]
    else:
        missed = await asyncio.gather(*(overlooked_at(site, club, each, share) for each in heard))

    def work() -> ClassSeen | str:
        said = said_in(club, heard, missed)
        with speaking(language), speaking_of(family_of(club)):
            seen = class_seen(club, said, usable_in(heard))
            return written(SHEETS[body.sheet](club, said, seen)) if body.sheet else seen

    return await site.service.at_leisure(work)


async def overlooked_at(site: Site, club: Club, heard: Heard, share: Share) -> Missed:
    """What was overlooked at a table so far; looked for once. Where that cannot be told, all else still is."""
    key = heard.table, len(heard.log)
    if key not in club.missed:
        try:
            found = await site.service.elsewhere(share, missed_at, heard.log, len(heard.players))
        except (Refusal, BrokenLog):  # a log of other rules, or a search that took too long
            found = [()] * len(heard.players)
        club.missed = {old: each for old, each in club.missed.items() if old[0] != heard.table} | {key: found}
    return club.missed[key]


def family_of(club: Club) -> str:
    """Of which games the sentences are that are said at its tables."""
    game = club.tournament.progress.terms.game
    return registry.game(game).family if game in registry.games() else ""


def usable_in(heard: Iterable[Heard]) -> dict[Level, set[Fact]]:
    """The facts of each level that somebody has said rightly at a table: with those cards they can be used."""
    found: dict[Level, set[Fact]] = {}
    for each in heard:
        log = [load_event(event) for event in each.log]
        assert isinstance(log[0], Opened)
        sums = (stated for event in log if isinstance(event, Claimed) for stated in sums_in(event.text) if stated.right)
        here = found.setdefault((log[0].game, str(log[0].options.get("level", ""))), set())
        here.update(fact for stated in sums for fact in facts_in(stated))
    return found


def class_seen(club: Club, said: Said, usable: Mapping[Level, Set[Fact]]) -> ClassSeen:
    profiles = {entrant: profile_of(each.said, each.missed, elsewhere=in_tasks(club, entrant)) for entrant, each in said.items()}
    progress = club.tournament.progress
    children = tuple(
        child_seen(club, entrant, profile, said[entrant], not_shown(usable.get(level_of(progress, entrant), set()), profile))
        for entrant, profile in profiles.items()
    )
    return ClassSeen(children, together(children))


def level_of(progress: Progress, entrant: EntrantId) -> Level:
    """What a child plays now."""
    if not progress.terms.game:
        return "", ""
    order = spare_for(progress, entrant)
    return order.game, str(order.options.get("level", ""))


def in_tasks(club: Club, entrant: EntrantId) -> Iterator[tuple[Fact, int, int]]:
    """The facts that a child has said in tasks of this class."""
    for (child, _), told in club.tournament.progress.task_results.items():
        for name, said, wrong in told.facts if child == entrant else ():
            if fact := fact_named(name):
                yield fact, said, wrong


def not_shown(usable: Set[Fact], profile: Profile) -> list[Fact]:
    """What comes up here and a child has left to others, the largest first: for whoever errs in nothing, that is next."""
    if profile.thin:
        return []
    new = sorted(usable - profile.shown - set(profile.next), key=lambda fact: (-max(fact.one, fact.result), fact))
    return new[:NEXT]


def together(children: Sequence[ChildSeen]) -> tuple[FactSeen, ...]:
    """The facts of all children, counted together."""
    counts: dict[str, FactSeen] = {}
    for fact in (fact for child in children for fact in child.facts):
        old = counts.get(fact.name, FactSeen(fact.name, 0, 0, 0))
        counts[fact.name] = FactSeen(fact.name, old.said + fact.said, old.wrong + fact.wrong, old.missed + fact.missed)
    return tuple(counts.values())


def child_seen(club: Club, entrant: EntrantId, profile: Profile, spoken: Spoken, new: Sequence[Fact]) -> ChildSeen:
    return ChildSeen(
        entrant,
        club.tournament.progress.entrant(entrant).name,
        profile.said,
        profile.sums,
        profile.erred,
        tuple(map(str, profile.wrong)),
        profile.helped,
        profile.leans,
        profile.idle,
        pace_of(spoken.said),
        tuple(FactSeen(fact.name, tally.said, tally.wrong, tally.missed) for fact, tally in sorted(profile.tallies.items())),
        tuple(HabitSeen(habit.way, habit.seen, tuple(map(str, habit.examples))) for habit in profile.habits),
        profile.thin,
        tuple(fact.name for fact in profile.can),
        tuple(fact.name for fact in profile.next),
        tuple(fact.name for fact in new),
        tuple(map(sentence_seen, spoken.said)),
    )


def pace_of(said: Sequence[Observation]) -> float:
    """Sums a minute of one's own turns; 0 where those took less than one."""
    thought = sum(one.thought for one in said)
    return round(MINUTE * sum(len(sums_in(one.text)) for one in said) / thought, 1) if thought >= MINUTE else 0


def sentence_seen(one: Observation) -> SentenceSeen:
    sums = sums_in(one.text)
    right = one.right and all(stated.right for stated in sums) if sums or not one.right else None
    return SentenceSeen(plainly(one.text), right, one.helped, round(one.thought / 1000))


def plainly(text: str) -> str:
    """A sentence without the marks that tell which card or pile is meant: `[9]b = 9` is `9 = 9`."""
    pieces = tuple((part[0].strip("[]"), "") if len(part) == 2 and isinstance(part, tuple) else part for part in notation(text))
    return retold(pieces).replace("@", "")


def sentence_lines(club: Club, said: Said, _: ClassSeen) -> Iterator[Sequence[object]]:
    yield heading("name", "sentence", "right", "helped", "seconds")
    for entrant, each in said.items():
        name = club.tournament.progress.entrant(entrant).name
        for line in map(sentence_seen, each.said):
            yield name, line.text, judged(line.right), yes(line.helped), line.seconds or ""


def child_lines(club: Club, said: Said, everybody: ClassSeen) -> Iterator[Sequence[object]]:
    yield heading("name", "sentences", "sums", "wrong", "helped", "pace", "habits", "can", "next", "new")
    for seen in everybody.children:
        counts = (seen.sentences, seen.sums, seen.erred, seen.helped, in_signs(str(seen.pace)) if seen.pace else "")
        yield seen.name, *counts, patterns(seen), in_signs(", ".join(seen.can)), to_practise(seen), in_signs(", ".join(seen.new))


def patterns(seen: ChildSeen) -> str:
    """The habits of a child, and whether it leans on help or finds little."""
    leans = [say("learnt.leans", helped=seen.helped)] * seen.leans
    idle = [say("learnt.idle", sums=seen.sums, count=seen.sentences)] * seen.idle
    return ", ".join([*(say(f"habit.{habit.way}") for habit in seen.habits), *leans, *idle])


def to_practise(seen: ChildSeen) -> str:
    """What comes next; whoever finds little looks for more first. Where there is nothing, whether enough was seen to say so."""
    if seen.next or seen.idle:
        return in_signs(", ".join([say("learnt.find")] * seen.idle + list(seen.next)))
    return say("learnt.thin", count=seen.sums) if seen.thin else say("learnt.fine")


def fact_lines(club: Club, said: Said, seen: ClassSeen) -> Iterator[Sequence[object]]:
    yield heading("name", "fact", "said", "wrong", "missed")
    for name, facts in ((say("learnt.everyone"), seen.facts), *((child.name, child.facts) for child in seen.children)):
        for fact in facts:
            yield name, in_signs(fact.name), fact.said, fact.wrong, fact.missed


SHEETS = {"sentences": sentence_lines, "children": child_lines, "facts": fact_lines}


def heading(*columns: str) -> Sequence[str]:
    return [say(f"learnt.column.{column}") for column in columns]


def judged(right: bool | None) -> str:
    return "" if right is None else say("learnt.yes" if right else "learnt.no")


def yes(true: bool) -> str:
    return say("learnt.yes") if true else ""


def written(lines: Iterator[Sequence[object]]) -> str:
    """Lines for a spreadsheet. Nothing that a child has typed is taken for a formula there."""
    return as_lines([f"'{cell}" if str(cell).startswith(FORMULAS) else cell for cell in line] for line in lines)
