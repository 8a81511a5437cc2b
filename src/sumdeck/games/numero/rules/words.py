"""The words of a turn: which steps of a sentence belong to a take, a build, a discard, before its numbers are cards.

Which cards they can be is asked in `reading.py`.
"""

from dataclasses import dataclass, replace
from itertools import chain

from sumdeck.games.numero.rules.codes import Code
from sumdeck.rules.game import Refusal
from sumdeck.rules.steps import Command, Equation, Step, Term, WildFace, judge

VERBS = {
    **dict.fromkeys(("take", "win", "grab", "collect", "match", "matching", "capture"), "take"),
    **dict.fromkeys(("build", "building", "builds", "make", "making"), "build"),
    **dict.fromkeys(("discard", "drop", "throw"), "discard"),
    **dict.fromkeys(("challenge", "doubt"), "challenge"),
    **{word: word for word in ("leave", "pass", "stop", "show", "accept", "play", "draw")},
}
"""The words that players may use, and what they mean."""


@dataclass(frozen=True)
class Parsed:
    """A turn as it was said, before its numbers are cards."""

    groups: tuple[tuple[Equation, ...], ...]
    """Equations without a word of their own: they belong to the take or the build."""
    left: tuple[tuple[Equation, ...], ...]
    taking: Term | None
    wins: bool
    """Whether a take was said, with its card or without."""
    announced: bool
    """Whether the take was said before everything that it wins, as in `take 10; 6 + 4 = 10`: it may be a match by itself."""
    building: bool
    discarded: tuple[Term, ...]
    dropped: tuple[WildFace, ...]
    shown: bool
    played: Term | None
    """A card that is played, and nothing said of how."""
    all_down: bool
    """Whether cards are laid down, and none was named: what a hand of wild cards does with all of them (N-46)."""

    @property
    def only_discards(self) -> bool:
        """Whether one number card is laid down, and nothing else said: there is one way to understand that."""
        others = self.groups or self.left or self.dropped or self.wins or self.building or self.all_down
        return len(self.discarded) == 1 and self.played is None and not others


def understand(parts: tuple[tuple[Step, ...], ...], text: str, *, apart: bool = False) -> Parsed:
    """Sort the steps of a sentence by the words that stand with them.

    With `apart`, what follows a take behind a comma is a group of its own.
    """
    groups: list[tuple[Equation, ...]] = []
    left: list[tuple[Equation, ...]] = []
    taking: Term | None = None
    wins = announced = building = shown = all_down = False
    played: Term | None = None
    discarded: list[Term] = []
    dropped: list[WildFace] = []
    named: list[Term | WildFace] = []
    for part in parts:
        equations: list[Equation] = []
        stays = False
        for step in part:
            if isinstance(step, Equation):
                equations.append(step)
            elif step.verb == "take":
                if wins:
                    raise Refusal(Code.ONE_NUMBER_CARD)
                wins = True
                taking = only_card(step) if step.terms or not any(isinstance(each, Equation) for each in chain(*parts)) else None
                announced = not groups and not equations and not introduces(step, text)
                if apart and equations:
                    groups.append(tuple(equations))
                    equations = []
            elif step.verb == "discard":
                all_down = all_down or not step.terms
                for term in step.terms:
                    if isinstance(term, Term):
                        discarded.append(term)
                    else:
                        dropped.append(term)
            elif step.verb == "play":
                dropped += [term for term in step.terms if isinstance(term, WildFace)]
                numbers = tuple(term for term in step.terms if isinstance(term, Term))
                if numbers:
                    played = only_card(replace(step, terms=numbers))
            elif step.verb == "leave" and equations:
                left.append(tuple(equations))
                equations = []
            elif step.verb in ("build", "leave", "show"):
                named += step.terms
                building = building or step.verb == "build"
                shown = shown or step.verb == "show"
                stays = stays or step.verb == "leave"
            else:
                raise Refusal(Code.NOT_A_TURN)
        if equations:
            (left if stays else groups).append(tuple(equations))
        elif stays:
            raise Refusal(Code.WHICH_SUM)
    made = [each[-1].result.value for each in groups + left]
    if made and any(not isinstance(card, Term) or card.value not in made for card in named):
        raise Refusal(Code.TWO_RESULTS)
    plays = wins + building + bool(discarded) + (played is not None)
    if plays > 1 or len(discarded) > 1 or (groups and (discarded or played is not None)):
        raise Refusal(Code.ONE_NUMBER_CARD)
    return Parsed(
        tuple(groups), tuple(left), taking, wins, announced, building, tuple(discarded), tuple(dropped), shown, played, all_down
    )


def introduces(command: Command, text: str) -> bool:
    """Whether a colon stands behind a command: `take 10: 6 + 4 = 10` says one thing, `take 10; 6 + 4 = 10` may say two."""
    return text.partition(command.text)[2].lstrip().startswith(":")


def only_card(command: Command) -> Term:
    """The one number card that a command names."""
    if not command.terms:
        raise Refusal(Code.WHICH_CARD)
    if len(command.terms) > 1:
        raise Refusal(Code.ONE_NUMBER_CARD)
    card = command.terms[0]
    assert isinstance(card, Term)  # `reading.py` has refused wild cards
    return card


def judge_all(parts: tuple[tuple[Step, ...], ...]) -> None:
    """Every equation must be true, whatever the cards. They are counted as they were said."""
    number = 0
    for part in parts:
        for step in part:
            if isinstance(step, Equation):
                judge(step, number)
                number += 1


def single_word(parts: tuple[tuple[Step, ...], ...]) -> Command | None:
    """The command, if that is all that was said."""
    only = parts[0][0]
    return only if len(parts) == 1 and len(parts[0]) == 1 and isinstance(only, Command) else None
