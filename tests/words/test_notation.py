"""Sentences as each language writes them: its verbs, its decimal sign, its sign for division. What is shown so is heard so."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sumdeck.rules import registry
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.values import Objection
from sumdeck.words import LANGUAGES, in_signs, retold, say, speaking, speaking_of
from sumdeck.words.verbs import in_verbs
from tests.budget import by_turns

GAMES = [name for name in registry.games() if registry.kit(name).words.startswith("sumdeck.")]
MOVES = 25


@pytest.mark.parametrize(
    ("game", "written", "shown"),
    [
        ("numero", "8 ÷ 4 = 2, take 2", "8 : 4 = 2, nimm 2"),
        ("numero", "0.25 × 8 = 2; discard 0.5 ÷3", "0,25 × 8 = 2; leg 0,5 :3"),
        ("mathino", "12 ÷ 3, building 4", "12 : 3, baue 4"),
        ("numberloor", "go on", "spielt weiter"),
        ("formula", "80 ÷ [2] = [4]0", "80 : [2] = [4]0"),
    ],
)
def test_german_schools_write_it_so(game: str, written: str, shown: str) -> None:
    with speaking("de"), speaking_of(game):
        assert retold(written) == shown
        assert say("hint.move", move=written) == f"Jetzt sag es selbst: {shown}"
    with speaking_of(game):
        assert retold(written) == written


def test_a_sign_of_an_address_or_a_file_stays_as_it_is() -> None:
    with speaking("de"):
        assert "127.0.0.1" in say("link.here", address="http://127.0.0.1:8000/", command="sumdeck")
        assert say("print.done", file="level-1.5.pdf").endswith("level-1.5.pdf")
        assert in_signs("÷4") == ":4"


@pytest.mark.parametrize(("name", "language"), by_turns(GAMES, LANGUAGES, of=3))
def test_what_is_shown_in_a_language_is_heard_in_it(name: str, language: str) -> None:
    game: Any = registry.game(name)
    for level in game.levels():
        options, rng = game.options({"level": level.name}), Random(level.name)
        state = first_state(game, named_deal(game.pack(options), "heard", game.shuffles_again), game.seats[0], options)
        for _ in range(MOVES):
            if not game.to_act(state):
                break
            seat = game.to_act(state)[0]
            moves = game.legal_moves(state, seat)
            for move in rng.sample(list(moves), min(3, len(moves))):
                written = game.write(state, seat, move)
                with speaking(language), speaking_of(game.family):
                    shown = retold(written)
                assert heard(game, state, seat, in_verbs(name, shown)) == heard(game, state, seat, written), shown
            state = game.apply(state, seat, rng.choice(list(moves)))


def heard(game: Any, state: Any, seat: int, text: str) -> Any:
    """What a sentence is understood as; the reason, where it is not."""
    try:
        return game.read(state, seat, text).move
    except Objection as objection:
        return objection.code
