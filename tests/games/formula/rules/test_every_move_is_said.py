"""F-62, F-63: every legal move has a sentence that reads back to it, whatever jokers lie on the table and in the hand."""

from random import Random

import pytest

from sumdeck.games.formula.rules.codes import Code
from sumdeck.games.formula.rules.moves import Draw
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import Refusal
from tests.budget import budget
from tests.games.formula.rules.tables import GAME, formula, lying, meant, names, refused, say

SIGNS = {"+": int.__add__, "−": int.__sub__, "×": int.__mul__, "÷": int.__floordiv__}


def unheard(state: State) -> list[str]:
    """The sentences that are written for a legal move and do not lead back to it."""
    found = []
    for move in GAME.legal_moves(state, state.seat):
        text = GAME.write(state, state.seat, move)
        try:
            heard = GAME.read(state, state.seat, text).move
        except Exception as objection:
            heard = objection  # type: ignore[assignment]
        if heard != move:
            found.append(f"{text}: {heard}")
    return found


@pytest.mark.parametrize(
    ("table", "hand"),
    [
        ("6 + 0 = J6", "0 3 3 3 4 4 J"),
        ("0 ÷ 9J9 = 0", "8 0 5"),
        ("2 + J7 = 9", "1 2 7 8 9 J"),
        ("J2 + J2 = 4", "2 2 4 1"),
        ("J J", "0 1 2 5 7"),
        ("4 J", "J 0 2 8"),
    ],
)
@pytest.mark.parametrize("table_cards", ["stay", "rearrange"])
def test_no_sentence_that_is_written_is_refused(table: str, hand: str, table_cards: str) -> None:
    assert unheard(formula(table, hand, table_cards=table_cards)) == []


@pytest.mark.parametrize("number", range(budget(8, 400)))
def test_no_sentence_is_refused_at_any_table_with_jokers(number: int) -> None:
    """Some joker lies on the table, some joker is held, and some house rule is set."""
    rng = Random(number)
    table = some_table(rng)
    hand = ["J", *rng.sample("00112233445566778899", rng.randint(1, 4))][table.count("J") - 1 :]
    state = formula(
        table,
        " ".join(hand),
        insert_between=rng.random() < 0.3,
        table_cards=rng.choice(("stay", "stay", "rearrange")),
        leading_zeros=rng.random() < 0.3,
    )

    assert unheard(state) == []


def some_table(rng: Random) -> str:
    """A true formula in which one digit or two are jokers."""
    while True:
        sign = rng.choice(list(SIGNS))
        left, right = (rng.randrange(rng.choice((10, 100))) for _ in range(2))
        if (sign == "÷" and (right == 0 or left % right)) or (sign == "−" and left < right):
            continue
        text = f"{left} {sign} {right} = {SIGNS[sign](left, right)}"
        if len(text.split()[-1]) > 3:
            continue
        for _ in range(rng.choice((1, 1, 2))):
            place = rng.choice([at for at, each in enumerate(text) if each.isdigit() and text[at - 1 : at] != "J"] or [-1])
            if place >= 0:
                text = f"{text[:place]}J{text[place:]}"
        return text


def test_a_card_that_is_marked_as_new_covers_the_one_at_its_place() -> None:
    """F-63: not a joker elsewhere, while the joker here is kept."""
    state = formula("6 + 0 = J6", "0 3 3 3 4 4 J")

    assert lying(say(state, "6 - 0 = [J6]")) == "6 − 0 = J6"
    assert lying(say(state, "[J6] - 0 = J6")) == "J6 − 0 = J6"


def test_a_plain_card_and_a_joker_of_one_digit_are_told_apart() -> None:
    state = formula("0 ÷ 9J9 = 0", "8 0 5")

    assert lying(say(state, "0 / [5]9[8] = 0")) == "0 ÷ 598 = 0"
    assert lying(say(state, "0 / [5]J9[8] = 0")) == "0 ÷ 5J98 = 0"
    with refused(Code.UNCLEAR):
        say(state, "0 / 598 = 0")


def test_a_digit_alone_never_spends_a_joker_of_the_hand() -> None:
    """F-62: a joker that lies there may be kept by its digit alone; one from the hand has to be named."""
    with refused(Code.ZERO_MUST_GO):
        say(formula("0 × J7 = 0", "1 8 J"), "1 + 7 = 8")

    state = formula("2 + J7 = 9", "1 8 J")
    assert names(state, meant(state, "1 + 7 = 8").laid) == "1 8"
    assert lying(say(state, "1 + 7 = 8")) == "1 + J7 = 8"
    assert names(state, meant(state, "[1] + [J7] = [8]").laid) == "1 8 J"


def test_two_ways_to_lay_a_true_sentence_are_shown() -> None:
    """Never guessed: the one keeps a card that the other spends."""
    with refused(Code.UNCLEAR, ways=("2 × 4 = [8]", "2 × [4] = [8]")):
        say(formula("2 + 4 = 6", "4 8 9"), "2 x 4 = 8")
    with refused(Code.UNCLEAR, ways=("1 + J7 = [8]", "1 + [7] = [8]")):
        say(formula("1 x J7 = 7", "7 8 J"), "1 + 7 = 8")


def test_of_many_ways_the_first_few_are_shown() -> None:
    """F-35: here each of the three cards may be covered by its like, or not."""
    with pytest.raises(Refusal) as caught:
        say(formula("2 + 2 = 4", "2 2 4 9"), "2 x 2 = 4")

    assert caught.value.details["ways"] == ("2 × [2] = 4", "2 × 2 = [4]", "[2] × [2] = 4", "2 × [2] = [4]")


def test_a_named_joker_may_be_the_one_on_the_table_or_one_of_the_hand() -> None:
    with refused(Code.UNCLEAR):
        say(formula("2 + J7 = 9", "1 8 J"), "1 + J7 = 8")


def test_a_digit_alone_may_keep_a_joker_among_marked_cards() -> None:
    state = formula("2 + J7 = 9", "1 4 7 J")

    assert lying(say(state, "2 x 7 = [1][4]")) == "2 × J7 = 14"
    assert GAME.read(state, state.seat, "draw").move == Draw()
