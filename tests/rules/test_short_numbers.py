"""Long numbers said by their ends: a piece of its own, which only games with such numbers understand."""

import pytest

from sumdeck.rules.game import Refusal
from sumdeck.rules.numerals import Cursor
from sumdeck.rules.steps import SentenceCode
from sumdeck.rules.tokens import tokenise
from tests.rules.sentences import equation


@pytest.mark.parametrize("text", ["1234…6789", "1234...6789"])
def test_a_long_number_is_one_piece(text: str) -> None:
    (token,) = tokenise(text)

    assert (token.kind, token.body) == ("short", "1234…6789")


@pytest.mark.parametrize("text", ["12…", "…12", "12…a"])
def test_both_ends_are_needed(text: str) -> None:
    with pytest.raises(Refusal, match=SentenceCode.UNREADABLE):
        tokenise(text)


def test_a_full_stop_or_three_at_the_end_are_good_manners() -> None:
    assert [token.kind for token in tokenise("12...")] == ["number"]


def test_a_game_that_has_none_cannot_read_it() -> None:
    with pytest.raises(Refusal, match=SentenceCode.UNREADABLE):
        equation("12…34 + 1 = 12…35")
    assert Cursor("12…34", tokenise("12…34")).peek() is not None
