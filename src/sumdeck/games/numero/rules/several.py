"""Several cards of one number, said at once: `take the 9s`, `take both nines with my 9`. All that lie there are meant.

So are as many as were named: `take 8 and 8`, and behind a sum that makes 8 `take 8 and the other 8`.
"""

from collections.abc import Sequence
from dataclasses import replace

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.stock import Position
from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.game import Refusal
from sumdeck.rules.steps import Command, Equation, Step, Term, WildFace

SEVERAL = "s"


def one_by_one(position: Position, parts: tuple[tuple[Step, ...], ...]) -> tuple[tuple[Step, ...], ...]:
    """The same steps with a match for each pile that is meant, as `9 = 9; 9 = 9, take 9`. Nothing less is won than was said."""
    parts = _named_alike(position, parts)
    if not any(_is_several(term) for part in parts for step in part for term in step.terms):
        return parts
    pack = position.setup.pack
    if any(pack.label(kind).endswith(SEVERAL) for kind in pack.kinds()):
        return parts  # a colour of these cards
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


def _named_alike(position: Position, parts: tuple[tuple[Step, ...], ...]) -> tuple[tuple[Step, ...], ...]:
    """The same steps with a match for each card that a take names twice; the last may be the card that takes."""
    steps = [step for part in parts for step in part]
    alike = [step for step in steps if isinstance(step, Command) and step.verb == "take" and _is_alike(step)]
    if len(alike) != 1:
        return parts
    take = alike[0]
    term, made = take.terms[0], any(isinstance(step, Equation) for step in steps)
    lying, named = _lying(position, [term]), len(take.terms) - made
    if made and lying > named:
        raise Refusal(Code.UNCLEAR)  # one of them may be what was made, or all may lie there
    assert isinstance(term, Term)
    match: tuple[Step, ...] = (Equation("=", (term,), term, text=take.text),)
    others = tuple(tuple(replace(take, terms=(term,)) if step is take else step for step in part) for part in parts)
    return (*(match for _ in range(min(lying, named))), *others)


def _is_alike(take: Command) -> bool:
    """Whether a take names one number several times, and nothing else."""
    first = take.terms[0] if take.terms else None
    plain = isinstance(first, Term) and not first.bracket and not first.mark and not first.table
    return plain and len(take.terms) > 1 and all(term == first for term in take.terms)


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
