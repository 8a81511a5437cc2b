"""A task: something to do with cards, as a value small enough for a link or a QR code. Parts are parted by `;`.

    guide; numero numbers-10                          a first game by doing
    play; numero-solitaire full; deal autumn          a game with the cards of a named deal
    play; numero full; centre 7 9; hands 1 4 / 5 6    a game from a position
    find; numero full; centre 7 9; hands 1 4 / 5 6    whatever can be won most there, in one turn
    find 2; formula base; deal 17                     a puzzle made from that name, of the second of three tiers
    daily; mathino basic; deal 2026-11-17             what this game has for that day: a solitaire, a puzzle, or a game
    find 1; numero full; deal 4b; with ×7; count 10   ten puzzles, made from `4b 1` to `4b 10`, in which ×7 wins most
    play; numberloor basic; deal 4b; minutes 15       games for a quarter of an hour, the first with the cards of `4b 1`

Behind the goal stands the first part of a position, the game with its level and settings, then a deal's name or all other parts.
In a link a task is `1.`, its text in base64url, `.`, and a check sum: one that was cut off is refused. The answer is in no task.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import Any, Final

from sumdeck.players.guides import Guide, guide_for
from sumdeck.players.puzzles import Turn, puzzle
from sumdeck.players.second_look import looker_of
from sumdeck.rules import registry
from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Game, Objection, Refusal, Seat
from sumdeck.rules.laying import parted
from sumdeck.rules.position import NAME as POSITION
from sumdeck.rules.position import options_in
from sumdeck.rules.sums import PLUS, TIMES
from sumdeck.table.codes import TableCode
from sumdeck.table.finding import to_find
from sumdeck.table.observing import facts_of
from sumdeck.table.opening import Start

VERSION: Final = "1"
GUIDE, PLAY, FIND, DAILY = "guide", "play", "find", "daily"
GOALS: Final = (GUIDE, PLAY, FIND, DAILY)
TIERS: Final = range(4)
MORE: Final = {
    PLAY: re.compile(r"(?:minutes (?P<minutes>[1-9]\d?))?"),
    FIND: re.compile(r"(?:with (?P<fact>[+−×÷]\d\d?))?(?:; )?(?:count (?P<count>[1-9]\d?))?"),
    DAILY: re.compile(""),
}
"""What may stand behind a deal."""
MOST_GAMES: Final = 99
"""Nobody plays more in a series."""
FEW_SIGNS: Final = 3
"""So many different faces that are no plain numbers may lie in a turn that is looked at for a fact."""
LONGEST: Final = 1200
"""Letters of a task: as many as a QR code still holds as a link."""
CHECK: Final = 6
"""Letters of the check sum."""


@dataclass(frozen=True)
class Task:
    """What to do, and with which cards."""

    goal: str
    heading: str
    """Game, level and settings, as a position begins."""
    deal: str = ""
    laid: str = ""
    """All other parts of a position; empty where there is a deal, and for a guide."""
    tier: int = 0
    """How hard a puzzle that is made from a deal shall be: 1 to 3, or 0 for any."""
    fact: str = ""
    """What a puzzle that is made from a deal shall ask for: `×7`."""
    count: int = 0
    """So many puzzles one after the other; 0 for one."""
    minutes: int = 0
    """So long games are played one after the other; 0 for one game."""

    @property
    def text(self) -> str:
        goal = f"{self.goal} {self.tier}" if self.tier else self.goal
        more = {"deal": self.deal, "with": self.fact, "count": self.count, "minutes": self.minutes}
        parts = (goal, self.heading, *(f"{name} {value}" for name, value in more.items() if value), self.laid)
        return "; ".join(part for part in parts if part)

    @property
    def is_series(self) -> bool:
        return bool(self.count or self.minutes)

    def at(self, step: int) -> Task:
        """One of a series, the first is 1: everybody has the same. Raises Refusal."""
        if not self.is_series or not 1 <= step <= (self.count or MOST_GAMES):
            raise Refusal(TableCode.BAD_TASK)
        return replace(self, deal=f"{self.deal} {step}", count=0, minutes=0)

    def asks_for(self, turn: Turn) -> bool:
        """Whether what wins most in a turn has the fact that is asked for, in either order."""
        sign, number = self.fact[:1], self.fact[1:]
        state, seat, best = turn
        return not self.fact or any(
            fact.sign == sign and int(number) in ((fact.one, fact.other) if sign in (PLUS, TIMES) else (fact.other,))
            for fact in facts_of(self.game, state, seat, best)
        )

    def is_likely(self, faces: Collection[str]) -> bool:
        """Whether it is worth looking for the fact among these faces: its number is there, and its sign where cards bear that.

        With many other signs a turn is dear to look at, and something else wins most.
        """
        sign, number = self.fact[:1], self.fact[1:]
        signs = {card.face for card in self.game.pack(self.options).cards if card.face.startswith(sign)}
        plain = not signs or (not signs.isdisjoint(faces) and sum(not face.isdigit() for face in faces) <= FEW_SIGNS)
        return plain and (number in faces or sign + number in faces)

    @property
    def link(self) -> str:
        data = self.text.encode()
        return f"{VERSION}.{urlsafe_b64encode(data).decode().rstrip('=')}.{check_sum(data)}"

    @cached_property
    def game(self) -> Game[Any, Any]:
        return registry.game(self.heading.partition(" ")[0])

    @cached_property
    def options(self) -> Any:
        return options_in(self.game, self.heading, self.seats)

    @property
    def level(self) -> str:
        return str(getattr(self.options, "level", ""))

    @property
    def seats(self) -> int:
        """How many play: as many as a position has hands, otherwise two, or one where it is played alone."""
        hands = re.search(r"(?:^|; )hands ([^;]*)", self.laid)
        if hands:
            return len(parted(hands[1]))
        return 2 if 2 in self.game.seats else self.game.seats[0]

    @property
    def guide(self) -> Guide | None:
        return guide_for(self.game.name, self.level) if self.goal == GUIDE else None

    @cached_property
    def state(self) -> Any:
        return self.game.lay(self.laid, self.seats, self.options)

    @property
    def start(self) -> Start:
        """How a game begins that is played for it."""
        guide, pack = self.guide, self.game.pack(self.options)
        laid = guide.laid if guide else self.laid
        deal = named_deal(pack, self.deal or POSITION, self.game.shuffles_again)
        return Start(deal, laid, guide.computer if guide else ())

    @property
    def seat(self) -> Seat:
        return self.game.to_act(self.state)[0]


def as_written(text: str) -> Task:
    """The task that a text or a link says, and no more. Raises Refusal."""
    return parsed(decoded(text) if re.match(r"\d+\.", text) else text)


def read_task(text: str, step: int = 0) -> Task:
    """The task that a text or a link says, with all that its name stands for; or one of a series. Raises Refusal."""
    try:
        task = as_written(text)
        if step:
            task = task.at(step)
        if task.deal:
            named_deal(task.game.pack(task.options), task.deal)
        if task.is_series:
            return task
        if task.goal == DAILY:
            task = of_the_day(task)
        if task.goal == FIND and task.deal:
            likely = task.is_likely if task.fact else None
            laid = puzzle(task.game, task.options, f"find {task.tier} {task.deal}", task.tier, task.asks_for, likely)
            task = replace(task, deal="", tier=0, fact="", laid=laid)
        if task.laid and not task.game.to_act(task.state):
            raise Refusal(TableCode.OVER)
        if task.goal == FIND and not (task.laid and to_find(task.game, task.state, task.seat, puzzle=True)):
            raise Refusal(TableCode.NOTHING_TO_FIND)
    except Objection as objection:
        if objection.code in set(TableCode):
            raise
        raise Refusal(TableCode.BAD_TASK) from objection
    return task


def parsed(text: str) -> Task:
    goal, heading, *rest = [part.strip() for part in text.split(";")] + [""] * (2 - text.count(";") - 1)
    word, _, tier = goal.partition(" ")
    known = heading.partition(" ")[0] in registry.games()
    if len(text) > LONGEST or word not in GOALS or (tier and tier not in map(str, TIERS)) or not known:
        raise Refusal(TableCode.BAD_TASK)
    if word == GUIDE:
        task = Task(word, heading)
        if rest or task.guide is None:
            raise Refusal(TableCode.BAD_TASK)
        return task
    if rest and rest[0].startswith("deal ") and (more := MORE[word].fullmatch("; ".join(rest[1:]))):
        fact, count, minutes = (more.groupdict().get(name) or "" for name in ("fact", "count", "minutes"))
        deal = rest[0].removeprefix("deal ").strip()
        return Task(word, heading, deal, "", int(tier or 0), fact, int(count or 0), int(minutes or 0))
    if word == DAILY or tier or not any(rest):
        raise Refusal(TableCode.BAD_TASK)
    return Task(word, heading, laid="; ".join(rest))


def of_the_day(task: Task) -> Task:
    """What a game has for a day: its solitaire, else something to find, else a game with the cards of the day."""
    level = task.heading.partition(" ")[2]
    for name in registry.games():
        game = registry.game(name)
        if game.family == task.game.family and 1 in game.seats:
            return replace(task, goal=PLAY, heading=f"{name} {level}".strip(), deal=f"daily {task.deal}")
    if looker_of(task.game.name) is not None and puzzle(task.game, task.options, f"find 0 daily {task.deal}", 0):
        return replace(task, goal=FIND, deal=f"daily {task.deal}")
    return replace(task, goal=PLAY, deal=f"daily {task.deal}")


def decoded(link: str) -> str:
    """The text of a link. Raises Refusal where it is damaged, or of a later version."""
    version, _, rest = link.partition(".")
    if version != VERSION:
        raise Refusal(TableCode.OTHER_TASK)
    body, _, check = rest.partition(".")
    try:
        data = urlsafe_b64decode(body + "=" * (-len(body) % 4)) if len(body) <= 2 * LONGEST else b""
        text = data.decode()
    except (Error, ValueError) as fault:
        raise Refusal(TableCode.BAD_TASK) from fault
    if check != check_sum(data):
        raise Refusal(TableCode.BAD_TASK)
    return text


def check_sum(data: bytes) -> str:
    """Some letters that tell a whole task from a part of it."""
    return urlsafe_b64encode(sha256(b"sumdeck task 1\n" + data).digest()).decode()[:CHECK]
