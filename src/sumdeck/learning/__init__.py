"""What a player knows, told from the sentences that they have said: facts, mistakes, and what is due next. No clock is here."""

from sumdeck.learning.facts import Fact, fact_named, facts_in, maps
from sumdeck.learning.memory import AGAIN, GOOD, HARD, Memory, Trace
from sumdeck.learning.misconceptions import Misconception, misconceptions
from sumdeck.learning.profile import Habit, Observation, Profile, Tally, profile_of
from sumdeck.learning.spaced import brought_by, spaced
from sumdeck.rules.sums import DIVIDE, MINUS, PLUS, TIMES, Sum, sums_in

__all__ = [
    "AGAIN",
    "DIVIDE",
    "GOOD",
    "HARD",
    "MINUS",
    "PLUS",
    "TIMES",
    "Fact",
    "Habit",
    "Memory",
    "Misconception",
    "Observation",
    "Profile",
    "Sum",
    "Tally",
    "Trace",
    "brought_by",
    "fact_named",
    "facts_in",
    "maps",
    "misconceptions",
    "profile_of",
    "spaced",
    "sums_in",
]
