"""What a teacher sees of the children's sums, as it travels. `learning.py` works it out, for the organiser alone."""

from typing import Literal

from sumdeck.server.clubs.schema import OrganiserRequest
from sumdeck.server.wire import Part, Short


class LearningRequest(OrganiserRequest):
    """What have they shown?"""

    sheet: Literal["", "sentences", "children", "facts"] = ""
    """As a sheet with a line for each of these; empty: for the screen."""
    language: Short = "en"
    at_once: bool = False
    """Without what was overlooked, unless that is known: to look for it takes long."""


class FactSeen(Part):
    """A fact that a child has used."""

    name: str
    """`3+5`."""
    said: int
    wrong: int
    missed: int
    """How often it would have won more than what was said."""


class HabitSeen(Part):
    """A way to err that a child has shown more than once."""

    way: str
    """`habit.<way>` has its words."""
    seen: int
    examples: tuple[str, ...]
    """The child's own."""


class SentenceSeen(Part):
    """A sentence as it was said."""

    text: str
    right: bool | None
    """None where no sum was said and nothing was wrong, as in a discard."""
    helped: bool
    """Whether help was asked for before it."""
    seconds: int
    """How long they had thought; 0 where nobody has measured."""


class ChildSeen(Part):
    """What one child has shown."""

    entrant: int
    name: str
    sentences: int
    sums: int
    """At the tables and in tasks."""
    erred: int
    """How many of those were wrong."""
    wrong: tuple[str, ...]
    """Every wrong sum of the tables as it was said."""
    helped: int
    """Sentences before which help was asked for."""
    leans: bool
    """Whether that is often."""
    idle: bool
    """Whether hardly anything was found."""
    pace: float
    """Sums a minute of their own turns at the tables; 0 where those took less than one. Nobody is ranked by it."""
    facts: tuple[FactSeen, ...]
    habits: tuple[HabitSeen, ...]
    thin: bool
    """Whether so few sums tell too little: then only what a habit was seen in, or what was overlooked again, is proposed."""
    can: tuple[str, ...]
    """What was said rightly at the first try and without help, not wrongly since, and is not to be practised next."""
    next: tuple[str, ...]
    """What to practise next."""
    new: tuple[str, ...]
    """What others have said rightly at this child's level, and this child has not, the largest first."""
    lines: tuple[SentenceSeen, ...]
    """Everything they have said, in its order."""


class ClassSeen(Part):
    """What everybody has shown."""

    children: tuple[ChildSeen, ...]
    facts: tuple[FactSeen, ...]
    """Of all together."""
