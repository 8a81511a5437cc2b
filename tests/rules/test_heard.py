"""Each game hears what its files `heard*.txt` say, line by line. How such a file is written is told in `heard.py`."""

from typing import Any

import pytest

from sumdeck.games.formula.rules.game import Formula
from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.games.numberloor.rules.game import Numberloor
from sumdeck.games.numero.rules.game import Numero
from sumdeck.rules.game import Game
from tests.rules.heard import Heard, agrees, heard_as, lines_of

GAMES: dict[str, Game[Any, Any]] = {"numero": Numero(), "mathino": Mathino(), "formula": Formula(), "numberloor": Numberloor()}
LINES = [line for game in GAMES.values() for line in lines_of(game)]


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.place)
def test_a_sentence_is_heard_as_its_line_says(line: Heard) -> None:
    """The name of a failing test is the file and the line."""
    heard = heard_as(GAMES[line.place.partition("/")[0]], line)

    assert agrees(heard, line.expected), f"{line.place}: {line.said!r} is heard as {heard!r}, not as {line.expected!r}"
