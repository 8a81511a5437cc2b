"""Each game hears what its files `heard*.txt` say, line by line. How such a file is written is told in `heard.py`."""

from typing import Any

import pytest

from sumdeck.games.formula.rules.game import Formula
from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.games.numberloor.rules.game import Numberloor
from sumdeck.games.numero.rules.game import Numero
from sumdeck.rules.game import Game, Refusal
from sumdeck.rules.steps import SentenceCode
from tests.rules.heard import Heard, agrees, heard_as, lines_of

GAMES: dict[str, Game[Any, Any]] = {"numero": Numero(), "mathino": Mathino(), "formula": Formula(), "numberloor": Numberloor()}
LINES = [line for game in GAMES.values() for line in lines_of(game)]


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.place)
def test_a_sentence_is_heard_as_its_line_says(line: Heard) -> None:
    """The name of a failing test is the file and the line."""
    heard = heard_as(GAMES[line.place.partition("/")[0]], line)

    assert agrees(heard, line.expected), f"{line.place}: {line.said!r} is heard as {heard!r}, not as {line.expected!r}"


STUCK = (
    *("I'm stuck", "I don’t know.", "I can't do this!", "can I have a hint?", "Help me please", "no idea what to do"),
    *("Ich weiß nicht", "ich weiss es nicht", "Keine Ahnung!", "Gib mir einen Tipp", "das ist zu schwer"),
    *("ik weet het niet", "ik zit vast", "Je ne sais pas", "je suis bloquée", "no sé", "Necesito ayuda"),
)


@pytest.mark.parametrize("said", STUCK)
@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_who_is_stuck_is_told_of_hints_in_every_game(game: Game[Any, Any], said: str) -> None:
    """On the page, in the terminal and in the library alike; no hint is given unasked."""
    state = game.new("river", 2)

    with pytest.raises(Refusal, match=SentenceCode.STUCK):
        game.read(state, game.to_act(state)[0], said)
