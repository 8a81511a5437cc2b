"""How a move of Numero sounds: the sentence that a child can say and type (N-96, N-97).

`reading.py` understands what is written here.
"""

from collections.abc import Sequence
from fractions import Fraction

from sumdeck.games.numero.rules.challenge import doubtable
from sumdeck.games.numero.rules.moves import (
    Accept,
    Build,
    Challenge,
    Change,
    Discard,
    Expression,
    Group,
    Move,
    Pass,
    Pick,
    Stop,
    Take,
    Turn,
)
from sumdeck.games.numero.rules.setup import Pile, Setup
from sumdeck.games.numero.rules.state import Made, State
from sumdeck.games.numero.rules.stock import Position
from sumdeck.rules.arithmetic import add, divide, exact, multiply, show_value, subtract
from sumdeck.rules.game import Kind, Seat, Value, View
from sumdeck.rules.saying import letters, say_face, say_match, say_sum, say_wild
from sumdeck.rules.steps import WildFace

JOIN_SIGNS = {"-": "−", "*": "×", "/": "÷"}


def write(state: State, seat: Seat, move: Move) -> str:
    if isinstance(move, Challenge):
        return f"challenge {challenge_name(doubtable(state, seat), move.serial)}"
    return write_turn(state.position(seat), move)


def write_turn(position: Position, move: Move) -> str:
    """A turn, or a single word."""
    if isinstance(move, Pass):
        return "pass"
    if isinstance(move, Stop):
        return "stop"
    if isinstance(move, Accept):
        return "accept"
    assert isinstance(move, (Take, Build, Discard))
    speaker = Speaker(position)
    parts = [", ".join([*speaker.equations(group), "leave"]) for group in move.left]
    parts += speaker.drops(move)
    if isinstance(move, Take):
        said = ["; ".join(", ".join(speaker.match_or_equations(group, move.card)) for group in move.groups)]
        parts.append(f"{said[0]}, take {speaker.number(move.card)}")
    elif isinstance(move, Build):
        parts.append(f"build {', '.join(speaker.build(move))}")
    elif move.card is not None:
        parts.append(f"discard {speaker.number(move.card)}")
    return "; ".join(parts) + (", show" if move.shown else "")


def describe(view: View[State]) -> str:
    state, seat = view.shown, view.seat
    position = state.position(seat if seat is not None else state.seat)
    counts = ", ".join(f"seat {other} {len(pile)}" for other, pile in enumerate(state.won))
    lines = [describe_centre(position)]
    if seat is not None:
        lines.append(f"hand    {state.setup.pack.names(position.hand)}")
    lines.append(f"deck    {len(state.deck)} cards; won: {counts}; seat {state.seat} to play")
    return "\n".join(lines)


def describe_centre(position: Position) -> str:
    """The piles and the loose wild cards."""
    piles = [Speaker(position).pile(place) for place in range(len(position.centre))]
    loose = [say_face(wild_face(position.setup, card)) for card in position.loose]
    return f"centre  {' | '.join(piles + loose) or 'empty'}"


class Speaker:
    """Says the cards and values of one position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.rules = position.setup

    def number(self, card: Kind) -> str:
        """A number card by its value, with the letter of its colour where the pack needs one: `5`, `5g`."""
        return str(self.rules.number[card]) + mark_of(self.rules, card)

    def pile(self, place: int) -> str:
        """A lone card as its number; a build in brackets, with a letter where several have this value."""
        pile = self.position.centre[place]
        if not pile.built:
            return self.number(pile.cards[0])
        return build_name(self.position.centre, place)

    def equations(self, group: Group) -> list[str]:
        """The equations of a group, from its innermost parts outward."""
        said: list[str] = []
        self.say(group.how, said)
        return said

    def match_or_equations(self, group: Group, card: Kind) -> list[str]:
        """As `equations`; a plain match is said as such."""
        if isinstance(group.how, Pick):
            return [say_match(self.pile(group.how.pile), str(self.rules.number[card]))]
        return self.equations(group)

    def build(self, move: Build) -> list[str]:
        """The equations of a build, the one that adds the hand card at the end (N-97)."""
        said: list[str] = []
        base, _ = self.say(move.base.how, said)
        total = exact(move.base.value + self.rules.number[move.card])
        return [*said, say_sum([base, self.number(move.card)], show_value(total))]

    def drops(self, move: Turn) -> list[str]:
        """The wild cards laid down, as one part."""
        if not move.dropped:
            return []
        return ["discard " + " ".join(say_face(wild_face(self.rules, card)) for card in move.dropped)]

    def say(self, how: Expression, said: list[str]) -> tuple[str, Value]:
        """Say what makes a value; returns how the value is called from then on, and the value."""
        if isinstance(how, Pick):
            return self.pile(how.pile), self.position.centre[how.pile].value
        if isinstance(how, Change):
            argument, before = self.say(how.of, said)
            after = self.rules.wild_at(how.wild).apply(before)
            assert after is not None
            also_in_hand = how.loose and how.wild in self.position.hand
            said.append(say_wild(wild_face(self.rules, how.wild, also_in_hand), argument, show_value(after)))
            return show_value(after), after
        left, x = self.say(how.left, said)
        right, y = self.say(how.right, said)
        if how.op == "+":
            total: Value | None = add(x, y)
        else:
            total = subtract(x, y) if how.op == "-" else multiply(x, y) if how.op == "*" else divide(x, y)
        assert total is not None
        result = show_value(total)
        if how.op == "+":
            said.append(say_sum([left, right], result))
        else:
            said.append(f"{enclosed(left)} {JOIN_SIGNS[how.op]} {as_pile(right)} = {result}")
        return result, total


def enclosed(term: str) -> str:
    """A term that may stand beside any sign."""
    return f"({term})" if "/" in term or term.startswith("−") else term


def as_pile(term: str) -> str:
    """What lies in the centre, where a bare number would be the one on a wild card: `8 − (4)`."""
    return term if term.startswith(("(", "[")) else f"({term})"


def mark_of(rules: Setup, card: Kind) -> str:
    """The letters that tell a card from others with its face."""
    face = rules.pack.cards[card].face
    return rules.pack.label(card)[len(face) :]


def wild_face(rules: Setup, card: Kind, table: bool = False) -> WildFace:
    """A wild card as sentences name it; `table` where one like it is in the hand too, and the loose one is meant."""
    known = rules.pack.cards[card]
    op, form = known.trait("op"), known.trait("form", "plain")
    operand = exact(Fraction(known.trait("operand")))
    return WildFace(op, operand, form, mark_of(rules, card), table)


def is_said(rules: Setup, card: Kind, face: WildFace) -> bool:
    """Whether a wild card is the one that was said."""
    known = wild_face(rules, card)
    return (known.op, known.operand, known.form) == (face.op, face.operand, face.form) and face.mark in ("", known.mark)


def build_name(centre: Sequence[Pile], place: int) -> str:
    """`[8]`, or `[8]a`, `[8]b` … where several builds have the value 8."""
    value = centre[place].value
    same = [other for other, pile in enumerate(centre) if pile.built and pile.value == value]
    return bracketed(value, same.index(place), len(same))


def challenge_name(open_builds: Sequence[Made], serial: int) -> str:
    """A build that may be challenged, in the order in which they were made."""
    value = next(made.value for made in open_builds if made.serial == serial)
    same = [made.serial for made in open_builds if made.value == value]
    return bracketed(value, same.index(serial), len(same))


def bracketed(value: Value, number: int, among: int) -> str:
    """A build's name from its value and its place among equals."""
    return f"[{show_value(value)}]" + (letters(number) if among > 1 else "")
