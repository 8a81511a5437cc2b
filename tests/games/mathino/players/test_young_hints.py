"""The ladder of the very young: what is alike is told bit by bit, and the page can draw every bit."""

import re

import pytest

from sumdeck.games.mathino.rules.moves import Capture
from sumdeck.games.mathino.rules.state import State
from sumdeck.players.hints import Hint, hints
from sumdeck.rules.game import Json
from sumdeck.words import say as words
from tests.games.mathino.rules.tables import GAME, mathino
from tests.players.bouts import Table, walk

CARD = re.compile(r"\b\d+[a-z]\b")


def ladder(state: State) -> list[Hint]:
    return hints(GAME, GAME.view(state, state.seat))


def young(table: str, hand: str, **settings: Json) -> State:
    return mathino(table, hand, "13r 13o", level="young", **settings)


def test_cards_of_one_number_have_six_rungs() -> None:
    """M-156: the number, then which number, then the card; which cards lie there for it is left to find."""
    rungs = ladder(young("5g, 5o, 8r", "5b 2o"))

    assert rungs == [
        Hint("hint.look_again"),
        Hint("hint.mathino_alike_number"),
        Hint("hint.mathino_seek", (("look", "5"),)),
        Hint("hint.part", (("card", "5b"),)),
        Hint("hint.example", (("move", "1g, capture 1o"),)),
        Hint("hint.move", (("move", "5g and 5o, capture 5b"),)),
    ]


@pytest.mark.parametrize(("look", "seen"), [("shape", "star"), ("colour", "blue")])
def test_cards_of_one_suit_are_alike_in_what_the_table_looks_for(look: str, seen: str) -> None:
    rungs = ladder(young("9b, 8r", "5b 2o", young_attributes=look))

    assert rungs[1].code == f"hint.mathino_alike_{look}"
    assert rungs[2].details == (("look", seen),)
    assert dict(rungs[4].details)["move"].count("b") == 0


def test_where_nothing_is_alike_a_card_is_laid_down() -> None:
    rungs = ladder(young("9g", "5b 2o"))

    assert [rung.code for rung in rungs] == ["hint.look_again", "hint.mathino_unlike", "hint.move"]


@pytest.mark.parametrize("cards", ["mathino-52", "playing-cards"])
def test_in_a_whole_deck_the_example_is_no_answer_and_every_card_of_a_rung_can_be_drawn(cards: str) -> None:
    for moment in walk(Table("mathino", 3, {"level": "young", "max_decks": 1, "cards": cards}), ("greedy", "careless")):
        rungs = hints(moment.game, moment.game.view(moment.state, moment.seat))
        assert all("{" not in words(rung.code, **dict(rung.details)) for rung in rungs)
        move = moment.game.read(moment.state, moment.seat, dict(rungs[-1].details)["move"]).move
        if not isinstance(move, Capture):
            continue
        labels = moment.state.setup.pack.labels
        here = {labels[card] for card in moment.state.hands[moment.seat]}
        example = CARD.findall(dict(rungs[4].details)["move"])

        assert len(example) == 2
        assert set(example) <= set(labels)
        assert not here & set(example)
