"""A turn in the making: words, stages, pages."""

from collections.abc import Callable, Mapping

import pytest

from sumdeck.rl.steps import Listed, Paged, Stage, Word, begin, endings
from sumdeck.rules.game import MoveList

WORDS = {"ab": (0, 1), "ac": (0, 2), "b": (1,)}


class Two(Stage[str]):
    """First a word, then another."""

    def ways(self) -> Mapping[Word, Stage[str] | Callable[[], str]]:
        return {(5,): Listed(MoveList(list(WORDS)), WORDS.__getitem__), (6, 7): lambda: "alone"}


def test_the_steps_that_can_come_next_are_those_of_the_words_left() -> None:
    turn = begin(Listed(MoveList(list(WORDS)), WORDS.__getitem__))

    assert turn.steps == [0, 1]
    assert turn.after(0).steps == [1, 2]
    assert turn.after(0).after(2).move == "ac"
    assert turn.after(1).move == "b"


def test_a_step_that_cannot_come_next_is_refused_and_leaves_the_turn_as_it_was() -> None:
    turn = begin(Listed(MoveList(list(WORDS)), WORDS.__getitem__))

    with pytest.raises(ValueError, match=r"step 2 cannot come next; \[0, 1\] can"):
        turn.after(2)
    assert turn.steps == [0, 1]


def test_a_word_leads_to_another_stage_and_all_that_was_said_is_kept() -> None:
    turn = begin(Two())

    assert turn.after(5).after(0).after(1).said == (5, 0, 1)
    assert {move for _, move in endings(turn)} == {"ab", "ac", "b", "alone"}


def test_a_list_that_ended_early_says_so_at_every_later_step() -> None:
    turn = begin(Listed(MoveList(list(WORDS), complete=False), WORDS.__getitem__))

    assert not turn.complete
    assert not turn.after(0).complete


def test_a_long_list_is_turned_page_by_page() -> None:
    turn = begin(Paged(MoveList("abcdefg"), 3))

    assert turn.steps == [0, 1, 2, 3]
    assert turn.after(3).after(3).after(0).move == "g"
    assert turn.after(3).after(3).steps == [0]
    assert [move for _, move in endings(turn)] == list("abcdefg")
