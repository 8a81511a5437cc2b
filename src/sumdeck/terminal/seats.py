"""Who sits where: a person or a computer player, each with a name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sumdeck.language import say
from sumdeck.terminal.problem import Problem

FRIENDLY: Final = ("Otter", "Heron", "Badger", "Fox")
"""Names for people who give none."""
LONGEST_NAME: Final = 20


@dataclass(frozen=True)
class Sitter:
    """Somebody at the table."""

    name: str
    player: str = ""
    """Which computer player; empty for a person."""

    @property
    def person(self) -> bool:
        return not self.player


def seat_all(seats: int, against: Sequence[str], names: Sequence[str]) -> tuple[Sitter, ...]:
    """People first, then the computer players. Raises Problem if they do not fit."""
    people = seats - len(against)
    if people < 0:
        raise Problem(say("seats.too_many_players", count=len(against), seats=seats))
    if len(names) > people:
        raise Problem(say("seats.too_many_names", names=len(names), people=people))
    chosen = [clean_name(name) for name in names]
    if people == 1 and not chosen:
        chosen = [say("seats.you")]
    chosen += [name for name in FRIENDLY if name not in chosen][: people - len(chosen)]
    computers = [Sitter(f"{name} {place + 1}" if against.count(name) > 1 else name, name) for place, name in enumerate(against)]
    sitters = (*(Sitter(name) for name in chosen), *computers)
    for sitter in sitters:
        if sum(other.name == sitter.name for other in sitters) > 1:
            raise Problem(say("seats.same_name", name=sitter.name))
    return sitters


def clean_name(name: str) -> str:
    """A name as it is shown. Raises Problem if it is none."""
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > LONGEST_NAME or not tidy.isprintable():
        raise Problem(say("seats.bad_name", longest=LONGEST_NAME))
    return tidy


def people_at(sitters: Sequence[Sitter]) -> int:
    """How many of them are persons."""
    return sum(sitter.person for sitter in sitters)
