"""No sentence costs more than a visit budget allows, whatever the house rules and the cards, one's own too: a search for others.

Cost is counted in calls, never in seconds. Hypothesis is told what each example has cost, and goes on from the dearest.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from json import dumps
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, target
from hypothesis import strategies as st
from hypothesis.strategies import DataObject, DrawFn, SearchStrategy

from sumdeck.rules import registry
from sumdeck.rules.game import Game, Objection, Refusal, Seat
from sumdeck.rules.packfile import PackError
from sumdeck.rules.steps import SentenceCode
from tests.budget import budget
from tests.effort import effort

MOST = 1_500_000
"""Calls and returns: a tenth of a second in plain Python. The dearest sentence we know takes 1,080,000."""
DEAR = "2+5=7;1+3+3=7;6+1=7;5+1+1=7;7=7;4+1+2=7;4+3=7, take 7"


def cost(game: Game[Any, Any], state: Any, seat: Seat, text: str) -> tuple[str, int]:
    """How a sentence is answered, and what that takes."""

    def read() -> str:
        try:
            return game.read(state, seat, text).text
        except Objection as objection:
            return objection.code

    return effort(read)


def house_rules(game: Game[Any, Any]) -> SearchStrategy[dict[str, Any]]:
    """Some level, and some rules that are not its own."""
    changed = {each.key: st.sampled_from(each.values) for each in game.settings() if each.values}
    levels = (
        st.fixed_dictionaries({"level": st.sampled_from([level.name for level in game.levels()])})
        if game.levels()
        else st.just({})
    )
    return st.builds(lambda level, rules: {**rules, **level}, levels, st.fixed_dictionaries({}, optional=changed))


@st.composite
def own_cards(draw: DrawFn, game: Game[Any, Any]) -> dict[str, Any]:
    """Cards of one's own, as somebody would write them into a file: some that there are, and some of them many times."""
    folder = files(f"sumdeck.games.{game.family}.rules") / "packs"
    lines = tomllib.loads(draw(st.sampled_from(sorted(path.read_text("utf-8") for path in folder.iterdir()))))["card"]
    head = f'game = "{game.family}"\nname = "own"\ntitle = "Own"\n'
    cards = [
        {**line, **{key: draw(some_of(value)) for key, value in line.items()}, "count": draw(st.integers(1, 9))}
        for line in lines
        if line in (lines[0], lines[-1]) or draw(st.booleans())
    ]
    text = head + "".join("[[card]]\n" + "".join(f"{key} = {dumps(value)}\n" for key, value in card.items()) for card in cards)
    try:
        return {**(game.own_pack(text, "own.toml", None) or {})}
    except (PackError, Refusal):  # too few, or something is missing
        return {}


def some_of(value: Any) -> SearchStrategy[Any]:
    """Some of the values that a line of a pack lists."""
    span = re.fullmatch(r"(\d+)-(\d+)", value) if isinstance(value, str) else None
    listed = list(range(int(span[1]), int(span[2]) + 1)) if span else value
    return st.lists(st.sampled_from(listed), min_size=1, unique=True) if isinstance(listed, list) else st.just(value)


def played(game: Game[Any, Any], seats: int, rules: dict[str, Any], chance: Random, moves: int) -> Any:
    """A position of a game, or None where there is none by these rules. Whoever discards what they can fills the table."""
    try:
        state = game.new(chance.random().hex(), seats, **rules)
    except Objection:
        return None
    for _ in range(moves):
        seat = game.to_act(state)[0]
        after = game.apply(state, seat, game.sample(state, seat, chance))
        if not game.to_act(after):
            break
        state = after
    return state


def pieces(game: Game[Any, Any], state: Any, seat: Seat, chance: Random) -> list[str]:
    """What can be said there, whole and cut up: numbers, signs and words that mean something."""
    whole = [game.write(state, seat, game.sample(state, seat, chance)) for _ in range(4)]
    cut = {word for text in whole for word in text.replace(",", " , ").replace(";", " ; ").split()}
    return [*whole, *sorted(cut), ";", ",", "+", "="]


@pytest.mark.parametrize("name", registry.games())
def test_no_sentence_is_dear(name: str) -> None:
    game = registry.game(name)

    @settings(max_examples=budget(15, 3_000), deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(st.data())
    def search(data: DataObject) -> None:
        seats, own = data.draw(st.sampled_from(game.seats)), data.draw(st.booleans())
        rules = {**data.draw(house_rules(game)), **(data.draw(own_cards(game)) if own else {})}
        chance, moves = Random(data.draw(st.integers(0, 99))), data.draw(st.integers(0, 24))
        state = played(game, seats, rules, chance, moves)
        if state is None:
            return
        seat = game.to_act(state)[0]
        said = data.draw(st.lists(st.sampled_from(pieces(game, state, seat, chance)), min_size=1, max_size=40))
        text = (" ".join(said) + " ") * data.draw(st.integers(1, 20))
        _, dear = cost(game, state, seat, text[: game.longest_sentence].strip() or "?")
        target(float(dear))
        assert dear <= MOST

    search()


@pytest.mark.parametrize("deal", range(budget(2, 40)))
def test_what_was_the_dearest_sentence_is_refused_with_advice(deal: int) -> None:
    """Many small cards and many equations: nothing is guessed from those ways that were tried."""
    game = registry.game("numero")
    state = game.new(deal, 4, level="times-divide", scoring=True)
    for _ in range(33):
        seat = game.to_act(state)[0]
        card = game.pack_of(state).label(state.hands[seat][0])
        try:
            state = game.apply(state, seat, game.read(state, seat, f"discard {card}").move)
        except Objection:
            state = game.apply(state, seat, game.sample(state, seat, Random(deal)))
    code, dear = cost(game, state, game.to_act(state)[0], DEAR)

    assert dear <= MOST
    assert dear < MOST // 3 or code == SentenceCode.TOO_MANY_WAYS
