"""One sentence out of steps that were said one after the other.

`10 − 2 = 8`, then `5 − 4 = 1`, then `8 + 1 = 9, take 9` belong together, because each uses what an earlier one made. What nothing
uses in the end is a take of its own if it equals the taking card, and otherwise a pile left changed (N-62).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sumdeck.games.numero.rules.interpret import faces
from sumdeck.games.numero.rules.listening import read_words
from sumdeck.rules.game import Value
from sumdeck.rules.steps import Command, Equation, Step, Term


@dataclass(eq=False)
class Chain:
    """Equations that use each other's results."""

    said: list[str]
    results: list[Value]
    """Those not used yet."""


def weave(lines: Sequence[str], last: str, *, every_term: bool) -> str:
    """The sentence that the steps and the last line make together; `every_term` where piles may be joined by any operation."""
    if not lines:
        return last
    chains: list[Chain] = []
    apart: list[str] = []
    for line in lines:
        for part in read_words(line):
            if any(isinstance(step, Command) for step in part):
                apart.append(", ".join(step.text for step in part))
                continue
            for step in part:
                assert isinstance(step, Equation)
                link(chains, step, every_term)
    parts = read_words(last)
    woven = [weave_part(chains, part, every_term) for part in parts]
    taking = taking_value(parts)
    for chain in chains:
        said = ", ".join(chain.said)
        if taking is not None and chain.results == [taking]:
            woven.insert(0, said)
        else:
            apart.append(f"{said}, leave")
    return "; ".join(apart + woven)


def weave_part(chains: list[Chain], part: Sequence[Step], every_term: bool) -> str:
    """A part of the last line with the steps it uses; those chains are then taken out."""
    own = Chain([], [])
    chains.append(own)
    for step in part:
        if isinstance(step, Equation):
            grown = link(chains, step, every_term)
            if own in chains:
                chains.remove(own)
                grown.said[:0] = own.said
                grown.results[:0] = own.results
            own = grown
    chains.remove(own)
    return ", ".join([*own.said, *(step.text for step in part if isinstance(step, Command))])


def link(chains: list[Chain], equation: Equation, every_term: bool) -> Chain:
    """Add an equation to the chains whose results it uses: they become one, at the end."""
    used: list[Chain] = []
    for term in operands(equation, every_term):
        for chain in chains:
            if term.value in chain.results and not term.bracket and not term.mark:
                chain.results.remove(term.value)
                if chain not in used:
                    used.append(chain)
                break
    grown = Chain([], [])
    for chain in used:
        chains.remove(chain)
        grown.said += chain.said
        grown.results += chain.results
    grown.said.append(equation.text)
    grown.results.append(equation.result.value)
    chains.append(grown)
    return grown


def operands(equation: Equation, every_term: bool) -> list[Term]:
    """The terms that can be results of earlier steps: not the number on a wild card."""
    if equation.op in ("=", "+") or every_term:
        return list(equation.terms)
    return [argument for _, argument in faces(equation)]


def taking_value(parts: Sequence[Sequence[Step]]) -> Value | None:
    """The value of the taking card, if the line names one."""
    for part in parts:
        for step in part:
            if isinstance(step, Command) and step.verb == "take" and len(step.terms) == 1:
                return step.terms[0].value if isinstance(step.terms[0], Term) else None
    return None
