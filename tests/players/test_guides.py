"""First games by doing: each can be played as it is told, at every level it is for, with a computer player that plays along."""

from __future__ import annotations

import pytest

from sumdeck.players.guides import Guide, guide_for, guides
from sumdeck.rules import registry
from sumdeck.rules.game import Seat
from sumdeck.words.pages import words

CHILD = {
    "numbers": ["8 = 8, take 8", "3 + 4 = 7, take 7", "build 6 + 1 = 7"],
    "signs": ["8 - 2 = 6, take 6", "5 + 4 = 9, take 9", "discard 3"],
    "parts": ["1/2 of 8 = 4, take 4", "5 + 4 = 9, take 9", "discard 3"],
    "young": ["5b, capture 5g", "8r, capture 8b", "3g, capture 3r"],
    "sums": ["9, capture 9", "5 + 3 = 8", "8, capture 8"],
    "next-door": ["5 on 4; stop", "4 on 5; stop", "2 on 3; stop"],
    "balloons": ["3 + 2 = 5; 5 + 2 = 7; stop", "balloon 3; 9 - 3 = 6; stop", "take two"],
    "formula": ["2 + 4 = 6", "2 + 7 = 9", "draw"],
    "products": ["2 x 4 = 8", "2 x 3 = 6", "draw"],
}
"""What a child says who finds what the guide asks for; parted where a turn is several claims."""
ALL = [(name, guide, level) for name in registry.games() for guide in guides(name) for level in guide.levels]


@pytest.mark.parametrize(("game", "guide", "level"), ALL, ids=lambda each: getattr(each, "name", each))
def test_a_guide_can_be_followed_with_a_computer_that_plays_along(game: str, guide: Guide, level: str) -> None:
    rules = registry.game(game)
    state = rules.lay(guide.laid, 2, rules.options({**rules.seating(2), "level": level}))
    lines = list(guide.computer)
    for turn in CHILD[guide.name]:
        for said in turn.split("; ") if game == "numberloor" else [turn]:
            if rules.to_act(state)[0] == Seat(0):
                state = rules.apply(state, Seat(0), rules.read(state, Seat(0), said).move)
        while lines and rules.to_act(state)[0] == Seat(1):
            state = rules.apply(state, Seat(1), rules.read(state, Seat(1), lines.pop(0)).move)

    assert lines == []


@pytest.mark.parametrize("guide", [guide for name in registry.games() for guide in guides(name)], ids=lambda each: each.name)
def test_the_computer_of_a_guide_shows_first_how_it_is_done(guide: Guide) -> None:
    assert any(sign in guide.computer[0] for sign in ("=", "capture", "on"))


@pytest.mark.parametrize("game", [name for name in registry.games() if registry.kit(name).guides])
def test_every_level_has_a_guide_of_three_turns_with_words(game: str) -> None:
    for level in registry.game(game).levels():
        guide = guide_for(game, level.name)
        assert guide is not None
        assert len(guide.turns) == 3
        assert {f"learn.{game}.{turn}" for turn in guide.turns} <= set(words())
