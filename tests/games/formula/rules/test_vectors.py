"""Every worked example, one line each: the table, what is in the hand, what is said, and what comes of it.

New cards are marked, `[8]`, as in the examples; where one is about what the hand lacks, the sentence is said without marks.
"""

import pytest

from sumdeck.games.formula.rules.codes import Code
from sumdeck.rules.game import Json
from sumdeck.rules.steps import SentenceCode
from tests.games.formula.rules.tables import formula, lying, meant, names, refused, say

LEGAL: tuple[tuple[str, str, str, str, dict[str, Json]], ...] = (
    ("FV-1", "2 4", "6 9", "2 + 4 = [6]", {}),
    ("FV-2", "2 4", "8 9", "2 x 4 = [8]", {}),
    ("FV-4", "2 + 4 = 6", "1 8 8 9", "[1] x [8] = [8]", {}),
    ("FV-5", "2 + 4 = 6", "8 8 4 9", "[8] x [8] = 6[4]", {}),
    ("FV-6", "2 + 4 = 6", "3 5 9", "2 + [3] = [5]", {}),
    ("FV-7", "2 + 4 = 6", "8 9", "2 x 4 = [8]", {}),
    ("FV-8", "2 + 4 = 6", "6 1 0 9", "[6] + 4 = [1][0]", {}),
    ("FV-9", "6 + 4 = 10", "2 9", "6 - 4 = [2]", {}),
    ("FV-10", "6 + 4 = 10", "4 8 2 9", "[4] + [8] = 1[2]", {}),
    ("FV-12", "6 + 4 = 10", "5 1 9", "6 - [5] = [1]", {}),
    ("FV-14", "5 x 0 = 0", "1 8 8 9", "[1] x [8] = [8]", {}),
    ("FV-16", "10 - 4 = 6", "2 4 8 9", "1[2] - [4] = [8]", {}),
    ("FV-17", "10 - 4 = 6", "2 8 9", "1[2] - 4 = [8]", {}),
    ("FV-18", "2 + 4 = 6", "1 1 9", "[1]2 + 4 = [1]6", {}),
    ("FV-19", "2 + 4 = 6", "8 8 1 9", "[8] + [8] = [1]6", {}),
    ("FV-20", "3 + 5 = 8", "4 1 2 9", "3 x [4] = [1][2]", {}),
    ("FV-22", "2 + 2 = 4", "4 9", "2 x 2 = [4]", {}),
    ("FV-24", "2 + 4 = 6", "4 2 9", "[4] + [2] = 6", {}),
    ("FV-29", "2 + 4 = 6", "0 0 9", "[0] / 4 = [0]", {}),
    ("FV-30", "0 / 4 = 0", "4 2 8 9", "0 / [4][2][8] = 0", {}),
    ("FV-32", "428 x 0 = 0", "3 4 7 9", "[3] + [4] = [7]", {}),
    ("FV-33", "5 x 0 = 0", "7 0 0 9", "[7] x [0] = [0]", {}),
    ("FV-37", "20 x 5 = 100", "5 4 9", "2[5] x [4] = 100", {}),
    ("FV-39", "428 + 0 = 428", "1 9", "428 x [1] = 428", {}),
    ("FV-41", "12 + 4 = 16", "8 8 9", "1[8]2 + 4 = 1[8]6", {"insert_between": True}),
    ("FV-42", "2 + 4 = 6", "J 9 1", "2 + [J7] = [9]", {}),
    ("FV-44", "2 + J7 = 9", "3 2 1 9", "[3] x J7 = [2][1]", {}),
    ("FV-45", "8 9", "1 7 9", "8 + 9 = [1][7]", {}),
    ("FV-47", "2 J", "6 9", "2 x J3 = [6]", {}),
    ("FV-49", "2 + 4 = 6", "8 8 4 9", "[8] x [8] = 6[4]", {"must_reuse": True}),
    ("FV-50", "5 x 0 = 0", "1 8 8 9", "[1] x [8] = [8]", {"must_reuse": True}),
    ("FV-51", "2 x 4 = 8", "9 9 8 1 2", "[9] x [9] = [8][1]", {"times_divide_only": True}),
    ("FV-57", "2 + 4 = 6", "8 8 9", "[8] x [8] = 64", {"table_cards": "rearrange"}),
    ("FV-58", "2 + 4 = 6", "0 0 8 9", "2 x [0]4 = [0][8]", {"leading_zeros": True}),
    ("FV-59", "9 1", "1 0 9", "9 + 1 = [1][0]", {}),
)

ILLEGAL: tuple[tuple[str, str, str, str, str, dict[str, Json]], ...] = (
    ("FV-11", "6 + 4 = 10", "5 9", "6 - 5 = 1", Code.TAKEN_AWAY, {}),
    ("FV-13", "5 x 0 = 0", "4 2 8 9", "428 x 0 = 0", Code.ZERO_MUST_GO, {}),
    ("FV-18", "2 + 4 = 6", "1 1 9", "12 + 4 = 16", Code.EXTEND_RIGHT, {"extend": "right"}),
    ("FV-19", "2 + 4 = 6", "8 8 1 9", "8 + 8 = 16", Code.EXTEND_RIGHT, {"extend": "right"}),
    ("FV-21", "2 + 4 = 6", "6 9", "2 + 4 = 6", Code.SAME_FORMULA, {}),
    ("FV-23", "2 + 2 = 4", "9 8", "2 x 2 = 4", Code.NO_NEW_CARD, {}),
    ("FV-25", "2 + 4 = 6", "9 8", "4 + 2 = 6", Code.CARD_MOVED, {}),
    ("FV-26", "2 + 4 = 6", "9 2", "2 - 4 = 2", Code.BELOW_ZERO, {}),
    ("FV-27", "2 + 4 = 6", "7 2 3 9", "7 / 2 = 3", SentenceCode.WRONG_RESULT, {}),
    ("FV-28", "2 + 4 = 6", "5 0 0 9", "5 / 0 = 0", Code.BY_ZERO, {}),
    ("FV-30", "0 / 4 = 0", "4 2 8 9", "0 / 428 = 0", Code.ZERO_MUST_GO, {"zero_quotient_lock": True}),
    ("FV-31", "0 x 5 = 0", "7 9", "0 x 7 = 0", Code.ZERO_MUST_GO, {}),
    ("FV-34", "5 x 0 = 0", "3 8 9", "5 + 3 = 8", Code.ZERO_MUST_GO, {}),
    ("FV-36", "2 + 4 = 6", "0 9", "2 + 4 = 06", Code.LEADING_ZERO, {}),
    ("FV-37", "20 x 5 = 100", "5 4 9", "25 x 4 = 100", Code.NUMBER_TOO_LONG, {"max_number_cards": 2}),
    ("FV-38", "12 + 4 = 16", "9 9 1 0 0 8", "[9][9] + [1] = 1[0][0]", Code.TOO_MANY_CARDS, {}),
    ("FV-40", "428 + 0 = 428", "1 1 9", "4281 + 0 = 4281", Code.NUMBER_TOO_LONG, {}),
    ("FV-41", "12 + 4 = 16", "8 8 9", "182 + 4 = 186", Code.SQUEEZED_IN, {}),
    ("FV-43", "2 + J7 = 9", "1 9 8", "1 + J8 = 9", Code.JOKER_KEEPS_DIGIT, {}),
    ("FV-46", "2 4", "3 7 9", "3 + 4 = 7", Code.ONLY_THE_ANSWER, {}),
    ("FV-48", "2 + 4 = 6", "1 8 8 9", "1 x 8 = 8", Code.REUSE, {"must_reuse": True}),
    ("FV-51", "2 x 4 = 8", "9 9 8 1 2", "[9] x [9] = [8][1]", Code.TOO_MANY_CARDS, {}),
    ("FV-52", "2 x 4 = 8", "3 7 9", "3 + 4 = 7", Code.NO_SUCH_SYMBOL, {"times_divide_only": True}),
    ("FV-57", "2 + 4 = 6", "8 8 9", "8 x 8 = 64", Code.CARD_MOVED, {}),
    ("FV-58", "2 + 4 = 6", "0 0 8 9", "2 x 04 = 08", Code.LEADING_ZERO, {}),
    ("FV-59", "9 1", "1 0 9", "9 + 1 = 10", Code.ANSWER_TOO_LONG, {"first_answer_max": 1}),
    ("FV-60", "0 + 4 = 4", "0 0 9", "0 / 0 = 0", Code.BY_ZERO, {}),
    ("FV-61", "2 + 4 = 6", "J 9", "2 + J4 = 6", Code.SAME_FORMULA, {}),
)


@pytest.mark.parametrize(("name", "table", "cards", "said", "settings"), LEGAL, ids=[line[0] for line in LEGAL])
def test_a_legal_example(name: str, table: str, cards: str, said: str, settings: dict[str, Json]) -> None:
    """The cards marked leave the hand, and the formula lies as it was said."""
    state = formula(table, cards, **settings)

    after = say(state, said)

    new = [part[-1] if "J" not in part else "J" for part in _marked(said)]
    assert names(after, sorted(meant(state, said).laid)).split() == sorted(new)
    assert lying(after) == said.replace("[", "").replace("]", "").replace("x", "×").replace("-", "−").replace("/", "÷")


@pytest.mark.parametrize(("name", "table", "cards", "said", "code", "settings"), ILLEGAL, ids=[line[0] for line in ILLEGAL])
def test_an_illegal_example(name: str, table: str, cards: str, said: str, code: str, settings: dict[str, Json]) -> None:
    """The reason is the one the example is about."""
    with refused(code):
        say(formula(table, cards, **settings), said)


def _marked(said: str) -> list[str]:
    return [part.split("]")[0] for part in said.split("[")[1:]]
