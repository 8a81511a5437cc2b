"""What people say in their own language is written down in the words of the rules."""

from __future__ import annotations

import pytest

from sumdeck.rules import registry
from sumdeck.rules.listening import all_words
from sumdeck.rules.listening.wordlist import fold
from sumdeck.words.verbs import in_verbs, verbs_of
from tests.effort import effort

GAMES = registry.games()


@pytest.mark.parametrize(
    ("game", "said", "meant"),
    [
        ("numero", "5 + 3 = 8, Nimm 8", "5 + 3 = 8, take 8"),
        ("numero", "bau 9 + 1 = 10", "build 9 + 1 = 10"),
        ("numero", "10 − 2 = 8, lass; leg 3", "10 − 2 = 8, leave; discard 3"),
        ("numero-solitaire", "schluss", "stop"),
        ("mathino", "1 + 4, baue 5", "1 + 4, building 5"),
        ("mathino", "8 quadriert mit 2 ist 64, als Quersumme 10, baue 10", "8 squared with 2 is 64, digit sum 10, building 10"),
        ("mathino", "dritte Wurzel aus 8 mit 3, baue 2", "cube root of 8 with 3, building 2"),
        ("mathino", "9b, erobere 5b nach Farbe", "9b, capture 5b by colour"),
        ("numberloor", "Nacht 9 + 2 = 11, Stock 1", "night 9 + 2 = 11, floor 1"),
        ("numberloor", "Ballon gerade", "balloon even"),
        ("numberloor", "5 auf links 4", "5 on left 4"),
        ("formula", "Ziehe", "draw"),
    ],
)
def test_german_verbs_are_understood(game: str, said: str, meant: str) -> None:
    assert in_verbs(game, said) == meant
    assert in_verbs(game, meant) == meant


def test_what_a_place_of_the_desk_is_called_can_be_typed_too() -> None:
    assert in_verbs("mathino", "ablegen 12") == "discard 12"
    assert in_verbs("mathino", "5, Erobern 5") == "5, capture 5"


@pytest.mark.parametrize("text", ["20 + J30 = 50", "fünf plus drei ist acht!", "☃", "", "{take} 5"])
def test_everything_else_stays_as_it_was_said(text: str) -> None:
    assert in_verbs("formula", text) == text


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_sentences_are_found_without_reading_everything(game: str) -> None:
    """The first sentence of a game waits for that, and everybody else on a server with it. All texts took ten times as much."""
    assert effort(lambda: verbs_of.__wrapped__(game))[1] < 700_000


@pytest.mark.parametrize("game", GAMES)
def test_no_verb_of_a_language_is_a_number_or_a_sign_in_another(game: str) -> None:
    """They are heard all at once: German says `mal` for times."""
    heard = all_words()

    for said, verb in verbs_of(game).items():
        key = fold(said)
        assert heard.signs.get(key) in (None, heard.signs.get(verb)), said
        assert key not in heard.numbers or verb == "two", said
