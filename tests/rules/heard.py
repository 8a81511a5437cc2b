"""Reading the files of what is heard: a position, then sentences and what each of them is understood as.

    # Whatever stands behind a # is for people only.
    at level full; centre 5 [6+2]=8; hands 3 8 13 / 2 4
    five plus three is eight            -> 5 + 3 = 8
    5 + 3 = 9, take 8                   -> wrong
    take it                             -> asked: numero.which_card
    discard 9                           -> refused: numero.not_in_hand
    said: discard 13                    (this one is played, and the next lines are said at the table after it)

A position is a row of `name value` parted by semicolons: cards as the game's own tests describe them, hands parted by ` / `, and
any setting of the game; or a whole position, which begins with the game's name (`sumdeck/rules/position.py`). An arrow may be
typed `→` or `->`. `wrong` is for mathematics that is not true; `asked` and `refused` are one to the computer, but tell a reader
whether the sentence could have been meant. `by 1:` before a sentence says who speaks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sumdeck.rules.game import Game, Json, Mistake, Refusal, Seat
from tests.games.formula.rules.tables import formula
from tests.games.mathino.rules.tables import mathino
from tests.games.numberloor.rules.tables import numberloor
from tests.games.numero.rules.tables import numero

GAMES = Path(__file__).parent.parent / "games"
SPEAKER = re.compile(r"by (\d): *")


@dataclass(frozen=True)
class Heard:
    """One line of such a file."""

    place: str
    """The file and the line."""
    state: Any
    seat: Seat | None
    """Who speaks; None for the seat whose turn it is."""
    said: str
    expected: str


def lines_of(game: Game[Any, Any]) -> list[Heard]:
    """Every sentence of a game's files: `heard.txt`, and others whose names begin so."""
    files = sorted((GAMES / game.name / "rules").glob("heard*.txt"))
    assert files, f"there are no sentences of {game.name}"
    return [line for path in files for line in _lines(game, path.read_text("utf-8"), f"{game.name}/{path.name}")]


def _lines(game: Game[Any, Any], text: str, name: str) -> Iterator[Heard]:
    state: Any = None
    for number, line in enumerate(text.splitlines(), 1):
        line = line.partition("#")[0].strip()
        place = f"{name}:{number}"
        if line.startswith("at "):
            state = position(game, line.removeprefix("at "))
        elif line.startswith("said:"):
            state = say(game, state, None, line.removeprefix("said:").strip())[1]
        elif line:
            said, arrow, expected = line.replace("→", "->").rpartition("->")
            assert arrow, f"{place}: neither a position nor a sentence and what it is heard as"
            assert state is not None, f"{place}: a sentence before the first position"
            speaker = SPEAKER.match(said)
            seat = Seat(int(speaker[1])) if speaker else None
            yield Heard(place, state, seat, SPEAKER.sub("", said, count=1).strip(), expected.strip())


def heard_as(game: Game[Any, Any], line: Heard) -> str:
    """What a game makes of a sentence, in the words of such a file."""
    try:
        return say(game, line.state, line.seat, line.said)[0]
    except Mistake as mistake:
        return f"wrong: {mistake.code}"
    except Refusal as refusal:
        return f"refused: {refusal.code}"


def agrees(heard: str, expected: str) -> bool:
    """Whether a game heard what it should. A reason for `wrong` need not be given."""
    if expected == "wrong":
        return heard.startswith("wrong: ")
    return heard == re.sub(r"^asked:", "refused:", expected)


def say(game: Game[Any, Any], state: Any, seat: Seat | None, text: str) -> tuple[str, Any]:
    """The canonical sentences of what a text says, with the table after it. A chain of Numberloor is several moves."""
    speaker = game.to_act(state)[0] if seat is None else seat
    try:
        move = game.read(state, speaker, text).move
    except Refusal as refusal:
        written: list[str] = []
        for sentence in refusal.sentences("moves"):
            said, state = say(game, state, seat, sentence)
            written.append(said)
        if not written:
            raise
        return "; ".join(written), state
    mistake = game.mistake(state, speaker, move)
    if mistake is not None:  # at a table where opponents check
        raise mistake
    return game.write(state, speaker, move), game.apply(state, speaker, move)


def position(game: Game[Any, Any], text: str) -> Any:
    """The table that a line describes: whole, `numero full; …`, or by what matters, as the game's own tests describe it."""
    if text.partition(";")[0].split()[0] == game.name:
        return game.position(text)
    given: dict[str, Json] = {}
    for part in text.split(";"):
        name, _, value = part.strip().partition(" ")
        given[name] = value.strip()
    hands = [hand.strip() for hand in re.split(r"(?:^| )/(?: |$)", given.pop("hands", ""))]
    return BUILDERS[game.name](hands, given)


def _numero(hands: list[str], given: Mapping[str, Json]) -> Any:
    others = "|".join(hands[1:])
    return numero(hand=hands[0], others=others, **_settled(given, "centre", "deck"))


def _mathino(hands: list[str], given: Mapping[str, Json]) -> Any:
    settled = _settled(given, "table")
    return mathino(settled.pop("table", ""), *hands, **settled)


def _formula(hands: list[str], given: Mapping[str, Json]) -> Any:
    settled = _settled(given, "table", "stock", "covered")
    return formula(settled.pop("table"), *hands, **settled)


def _numberloor(hands: list[str], given: Mapping[str, Json]) -> Any:
    settled = _settled(given, "open", "pile", "rest", "stars")
    return numberloor(settled.pop("open"), *hands, **settled)


BUILDERS: Mapping[str, Callable[[list[str], Mapping[str, Json]], Any]] = {
    "numero": _numero,
    "mathino": _mathino,
    "formula": _formula,
    "numberloor": _numberloor,
}


def _settled(given: Mapping[str, Json], *cards: str) -> dict[str, Json]:
    """Settings as the values they stand for; what names cards stays text."""
    words: dict[str, Json] = {"true": True, "yes": True, "": True, "false": False, "no": False}
    return {
        name: value if name in cards else int(value) if re.fullmatch(r"-?\d+", value) else words.get(value, value)
        for name, value in given.items()
    }
