"""Several cards of one number, said at once: `take the 9s`, `take both nines with my 9`. All that lie there are meant."""

from collections.abc import Sequence
from dataclasses import replace

from sumdeck.games.numero.rules.stock import Position
from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.steps import Command, Equation, Step, Term, WildFace

SEVERAL = "s"


def one_by_one(position: Position, parts: tuple[tuple[Step, ...], ...]) -> tuple[tuple[Step, ...], ...]:
    """The same steps with a match for each pile that is meant, as `9 = 9; 9 = 9, take 9`. Nothing less is won than was said."""
    pack = position.setup.pack
    if any(pack.label(kind).endswith(SEVERAL) for kind in pack.kinds()):
        return parts  # a colour of these cards
    if not any(_is_several(term) for part in parts for step in part for term in step.terms):
        return parts
    matched = any(isinstance(step, Equation) for part in parts for step in part)
    found: list[tuple[Step, ...]] = []
    for part in parts:
        steps: list[Step] = []
        for step in part:
            several = [term for term in step.terms if _is_several(term)]
            single = _single(step)
            if isinstance(step, Equation) and step.op == "=" and several:
                steps += _matches(position, step.terms[0], found)
            elif isinstance(step, Command) and step.verb == "take" and _lying(position, several) and not matched:
                steps += [*_matches(position, several[0], found), single]
            else:
                steps.append(single)
        found.append(tuple(steps))
    return tuple(found)


def _matches(position: Position, said: Term | WildFace, found: list[tuple[Step, ...]]) -> list[Step]:
    """The last of the matches; the others become parts of their own."""
    assert isinstance(said, Term)
    term = _one(said)
    match = Equation("=", (term,), term, text=said.text)
    found += [(match,)] * (_lying(position, [said]) - 1)
    return [match]


def _lying(position: Position, said: Sequence[Term | WildFace]) -> int:
    """How many piles are worth the one number that was said."""
    values = {term.value for term in said if isinstance(term, Term)}
    return sum(pile.value in values for pile in position.centre) if len(values) == 1 else 0


def _single(step: Step) -> Step:
    """A step without the letter."""
    if isinstance(step, Command):
        return replace(step, terms=tuple(_one(term) if isinstance(term, Term) else term for term in step.terms))
    return replace(step, terms=tuple(_one(term) for term in step.terms))


def _one(term: Term) -> Term:
    return replace(term, mark="", text=show_value(term.value)) if _is_several(term) else term


def _is_several(term: Term | WildFace) -> bool:
    return isinstance(term, Term) and term.mark == SEVERAL
