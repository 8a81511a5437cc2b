"""What can be told of a player from the sentences that they have said: their facts, their habits, and what to practise next."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from sumdeck.learning.facts import Fact, facts_in
from sumdeck.learning.memory import AGAIN, GOOD, HARD, Memory
from sumdeck.learning.misconceptions import Misconception, misconceptions, shows_in
from sumdeck.rules.sums import Sum, sums_in

REPEATED: Final = 2
"""So often a way to err is seen before it is called a habit, and a fact overlooked before that tells something by itself."""
NEXT: Final = 3
"""So many facts are named to be practised next."""
LEANING: Final = 3
"""Who asks for help less often leans on nobody."""
ENOUGH: Final = 10
"""Fewer sums tell too little of anybody."""


@dataclass(frozen=True)
class Observation:
    """A sentence that somebody has said."""

    text: str
    at: int
    """When, in milliseconds."""
    right: bool
    """Whether the table accepted its mathematics."""
    helped: bool = False
    """Whether help was asked for before it."""
    thought: int = 0
    """For how many milliseconds they had thought."""
    sent: bool = False
    """Whether a teacher had sent help that nobody asked for."""


@dataclass(frozen=True)
class Tally:
    """How often a fact was said, wrongly, overlooked where it would have won something, and said after help was asked for."""

    said: int = 0
    wrong: int = 0
    missed: int = 0
    helped: int = 0


@dataclass(frozen=True)
class Habit:
    """A way to err that was seen more than once."""

    way: Misconception
    seen: int
    examples: tuple[Sum, ...]
    """The player's own, the latest first."""


@dataclass(frozen=True)
class Profile:
    """All that is told of a player."""

    said: int
    """Sentences."""
    sums: int
    """With the facts that were counted elsewhere."""
    erred: int
    """How many of those were wrong."""
    wrong: tuple[Sum, ...]
    """Every wrong sum as it was said, in its order."""
    helped: int
    tallies: Mapping[Fact, Tally]
    habits: tuple[Habit, ...]
    memory: Memory
    next: tuple[Fact, ...]
    """What was wrong, said with help only, or overlooked; first what a habit was seen in.

    Of few sums only that, what was overlooked again, and what took help of whoever leans on it.
    """
    can: tuple[Fact, ...]
    """What was said rightly at the first try and without help, not wrongly since, and is not to be practised next."""

    @property
    def thin(self) -> bool:
        """Whether too little was seen to tell anything by what is missing."""
        return self.sums < ENOUGH

    @property
    def leans(self) -> bool:
        """Whether help was asked for as often as for every third sum."""
        return leaning(self.helped, self.sums)

    @property
    def idle(self) -> bool:
        """Whether hardly anything was found: a sum in less than every fifth sentence."""
        return self.said >= ENOUGH and 5 * self.sums < self.said

    @property
    def shown(self) -> frozenset[Fact]:
        """What was said, right or wrong."""
        return frozenset(fact for fact, tally in self.tallies.items() if tally.said)


def leaning(helped: int, sums: int) -> bool:
    return helped >= LEANING and 3 * helped >= sums


def profile_of(
    said: Sequence[Observation],
    missed: Iterable[Fact] = (),
    elsewhere: Iterable[tuple[Fact, int, int]] = (),
) -> Profile:
    """Everything at once, from sentences in their order, and from facts that were overlooked, or counted elsewhere."""
    remembered = Memory()
    tallies: dict[Fact, Tally] = {}
    wrong: list[Sum] = []
    count = 0
    for each in said:
        sums = sums_in(each.text)
        count += len(sums)
        for stated in sums:
            if not stated.right:
                wrong.append(stated)
            facts = facts_in(stated)
            for place, fact in enumerate(facts):
                # Where a long sum is wrong, its beginning may have been right: only the last step is held against anybody.
                slipped = not stated.right and place == len(facts) - 1
                grade = AGAIN if slipped else HARD if each.helped or each.sent else GOOD
                remembered = remembered.after(fact, grade, each.at)
                old = tallies.get(fact, Tally())
                tallies[fact] = replace(old, said=old.said + 1, wrong=old.wrong + slipped, helped=old.helped + each.helped)
    for fact in missed:
        old = tallies.get(fact, Tally())
        tallies[fact] = replace(old, missed=old.missed + 1)
    can, erred = known_at_once(said), len(wrong)
    for fact, often, wrongly in elsewhere:
        count, erred = count + often, erred + wrongly
        can = can - {fact} if wrongly else can | {fact}
        old = tallies.get(fact, Tally())
        tallies[fact] = replace(old, said=old.said + often, wrong=old.wrong + wrongly)
    habits = habits_in(wrong)
    last = said[-1].at if said else 0
    habitual = in_habits(wrong, habits)
    # Of few sums, what was overlooked or wrong once tells nothing; what was overlooked, or wrong in the same way, again does, and
    # help that was asked for again and again.
    helped = sum(each.helped for each in said)
    helpless = leaning(helped, count)
    again = {
        fact: tally
        for fact, tally in tallies.items()
        if habitual.get(fact) or tally.missed >= REPEATED or (helpless and tally.helped)
    }
    told = tallies if count >= ENOUGH else again
    practise = next_facts(told, can, remembered, last, habitual, [habit.way for habit in habits])
    return Profile(
        len(said),
        count,
        erred,
        tuple(wrong),
        helped,
        tallies,
        habits,
        remembered,
        practise,
        tuple(sorted(can - set(practise))),
    )


def known_at_once(said: Iterable[Observation]) -> frozenset[Fact]:
    """What was said rightly without help where it had not just been said wrongly, and not wrongly since."""
    known: set[Fact] = set()
    tried: set[Fact] = set()
    """What was wrong since the last sentence that was right."""
    for each in said:
        sums = sums_in(each.text)
        wrong = {fact for stated in sums if not stated.right for fact in facts_in(stated)[-1:]}
        right = {fact for stated in sums if stated.right for fact in facts_in(stated)}
        tried |= wrong
        known = (known if each.helped or each.sent else known | (right - tried)) - wrong
        if each.right and not wrong:
            tried = set()
    return frozenset(known)


def habits_in(wrong: Sequence[Sum]) -> tuple[Habit, ...]:
    """The ways to err that were seen again, the most frequent first."""
    seen: dict[Misconception, list[Sum]] = {}
    for each, way in reversed([*zip(wrong, ways_of(wrong))]):
        if way is not None:
            seen.setdefault(way, []).append(each)
    habits = (Habit(way, len(sums), tuple(dict.fromkeys(sums))[:2]) for way, sums in seen.items() if len(sums) >= REPEATED)
    return tuple(sorted(habits, key=lambda habit: -habit.seen))


def ways_of(wrong: Sequence[Sum]) -> list[Misconception | None]:
    """For each wrong sum the way that may have led to it; of several, the one that explains most of them all.

    Whoever loses tens says 8 + 5 = 3 too, which is 8 − 5 as well. Of ways that explain as many, it is the most telling one.
    """
    possible = [misconceptions(each) for each in wrong]
    often = Counter(way for ways in possible for way in ways)
    return [max(ways, key=lambda way: often[way], default=None) for ways in possible]


def in_habits(wrong: Sequence[Sum], habits: Sequence[Habit]) -> dict[Fact, int]:
    """The facts in which a habit was seen, with how often that habit was."""
    seen: dict[Misconception | None, int] = {habit.way: habit.seen for habit in habits}
    found: dict[Fact, int] = {}
    for each, way in zip(wrong, ways_of(wrong)):
        for fact in facts_in(each)[-1:] if way in seen else ():
            found[fact] = max(found.get(fact, 0), seen[way])
    return found


def next_facts(
    tallies: Mapping[Fact, Tally],
    can: Set[Fact],
    memory: Memory,
    at: int,
    habitual: Mapping[Fact, int],
    ways: Sequence[Misconception],
) -> tuple[Fact, ...]:
    """First what a habit was seen in, then what it can show in, what was wrong, what took help, what was overlooked."""

    def helped(fact: Fact) -> int:
        return 0 if fact in can else tallies[fact].helped

    def apart(fact: Fact) -> tuple[bool, bool]:
        asked = Sum((Fraction(fact.one), Fraction(fact.other)), fact.sign, Fraction(fact.result))
        return not habitual.get(fact), not any(shows_in(way, asked) for way in ways)

    def missed(fact: Fact) -> int:
        """Whoever knows a harder one has not looked; that is not to be practised."""
        harder = (each for each in can if each.sign == fact.sign and each.one >= fact.one and each.other >= fact.other)
        return 0 if any(harder) else tallies[fact].missed

    shaky = [fact for fact, tally in tallies.items() if tally.wrong or helped(fact) or missed(fact)]
    shaky.sort(
        key=lambda fact: (
            *(*apart(fact), -habitual.get(fact, 0)),
            *(-tallies[fact].wrong, -helped(fact), -missed(fact), memory.known(fact, at), fact),
        )
    )
    return tuple(shaky[:NEXT])
