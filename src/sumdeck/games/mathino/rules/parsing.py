"""The clauses of an announcement sorted by what they do in a turn. What they mean there is worked out in `reading.py`."""

from collections.abc import Sequence

from sumdeck.games.mathino.rules.clauses import Calculation, Clause
from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.numbers import Number
from sumdeck.rules.game import Refusal


class Parsed:
    """The clauses of a turn sorted by what they do."""

    def __init__(self, clauses: Sequence[Clause]) -> None:
        self.before: list[Clause] = []
        self.after: list[Clause] = []
        self.action: Clause | None = None
        """The word with which the card is played; None for a build that is only calculated."""
        self.piles: list[Clause] = []
        """Piles that are named before that word."""
        self.calculations: list[Calculation] = []
        self.building: Clause | None = None
        self.forced = False
        for clause in clauses:
            self._add(clause)
        if not self._started():
            raise Refusal(Code.NOT_A_TURN if self.piles else Code.NO_ACTION)

    def _add(self, clause: Clause) -> None:
        if clause.verb == "stack":
            if len(clause.named) < 2 and not any(each.number.mark == "s" for each in clause.named):
                raise Refusal(Code.MALFORMED)
            (self.after if self._started() else self.before).append(clause)
        elif self.after:
            raise Refusal(Code.NOT_A_TURN)
        elif clause.verb == "pass":
            raise Refusal(Code.NO_PASS)
        elif clause.verb == "time":
            self.forced = True
        elif clause.verb in ("capture", "match", "discard"):
            if self.action is not None or self.building is not None:
                raise Refusal(Code.ONE_CARD)
            self.action = clause
        elif clause.verb == "build":
            if self.action is not None or self.building is not None:
                raise Refusal(Code.ONE_CARD)
            if clause.calculation is not None:
                self.calculations.append(clause.calculation)
            else:
                self.building = clause
        elif clause.calculation is not None:
            self.calculations.append(clause.calculation)
        elif clause.verb:
            raise Refusal(Code.NOT_A_TURN)
        else:
            self.piles.append(clause)

    def _started(self) -> bool:
        """Whether the card has been spoken of."""
        return self.action is not None or self.building is not None or bool(self.calculations)

    def statement(self) -> str:
        """What a mistake quotes: the calculation, or what is captured."""
        texts = [calculation.text for calculation in self.calculations] + [clause.text for clause in self.piles]
        last = self.action or self.building
        return ", ".join([*texts, *([last.text] if last is not None else [])])


def only_number(clause: Clause) -> Number:
    """The one number that a word names; `building 8s` is the plural of 8."""
    if not clause.named:
        raise Refusal(Code.WHICH_CARD)
    if len(clause.named) > 1 or clause.named[0].made:
        raise Refusal(Code.ONE_CARD)
    number = clause.named[0].number
    return number.unmarked() if clause.verb == "build" else number
