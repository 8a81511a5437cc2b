"""The operations that cards stand for, and whole games counted a second time from the cards alone."""

from collections.abc import Sequence
from random import Random

import pytest

from sumdeck.games.numero.rules.moves import Take
from sumdeck.games.numero.rules.setup import setup
from sumdeck.games.numero.rules.state import State
from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Kind
from tests.games.numero.rules.scoring import options, pack_with, signs_of
from tests.games.numero.rules.tables import GAME
from tests.playthroughs.numero.choosing import choose


@pytest.mark.parametrize(
    ("wild", "signs"),
    [
        ("frac 1/2", "÷"),
        ("frac 2/3", "÷×"),
        ("pow 2", "×"),
        ("pow 3", "×"),
        ("root 2", "÷"),
        ("root 3", "÷"),
        ("frac 50%", "÷"),
        ("frac 0.75", "÷×"),
        ("frac 200%", "×"),
        ("frac 2.5", "÷×"),
        ("frac 2/4", "÷×"),
        ("sub 3", "−"),
        ("mul 3", "×"),
        ("div 4", "÷"),
    ],
)
def test_the_operations_a_wild_card_stands_for(wild: str, signs: str) -> None:
    """N-82b, N-82c, N-82d."""
    rules = setup(options(pack=pack_with(wild)), 2)

    assert signs_of(rules.wild_at(Kind(len(rules.number) - 1)).counts_as) == set(signs)


@pytest.mark.parametrize("deal", ["harbour", "meadow", "lantern"])
def test_the_sheet_can_be_audited_from_the_cards_alone(deal: str) -> None:
    """N-79, N-82f: whole games with the full pack, each take counted a second time from the cards spread out."""
    chosen = options(golden_rule_2="enforced")
    state = GAME.start(named_deal(chosen.pack, deal).cards, 2, chosen)
    rng = Random(deal)
    audited = 0
    while state.phase != "over":
        seat, move = choose(GAME, state, rng)
        after = GAME.apply(state, seat, move)
        if isinstance(move, Take):
            lines = after.sheet[len(state.sheet) :]
            assert sum(line.points for line in lines if line.item not in ("left_cards", "left_points", "11")) == audit(
                state, move
            )
            audited += 1
        state = after

    assert audited > 10
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert sum(outcome.scores) == sum(entry.points for entry in state.sheet)


def audit(state: State, take: Take) -> int:
    """The points of a take as a referee counts them with the cards in front of him, without a look at `score.py`."""
    pack = state.setup.pack
    total = 1 + pack.cards[take.card].points
    for group in take.groups:
        won = [card for place in group.piles for card in state.centre[place].cards] + [*group.wilds, *group.loose]
        total += 1 + len(won) + sum(pack.cards[card].points for card in won)
        total += bonus([pack.cards[card].face for card in won], {pack.cards[card].colour for card in [*won, take.card]})
    empty = len(state.centre) == sum(len(group.piles) for group in take.groups)
    loose_gone = sorted(state.loose) == sorted(card for group in take.groups for card in group.loose)
    return total + (5 if empty and loose_gone and not take.left and not take.dropped else 0)


def bonus(faces: Sequence[str], colours: set[str]) -> int:
    """Items 4 to 9 of one take; the taking card adds one to the size."""
    size = len(faces) + 1
    signs = set("+" if sum(face.isdecimal() for face in faces) > 1 else "")
    for face in faces:
        if face[0] in "−×÷":
            signs.add(face[0])
        elif face in ("²", "³"):
            signs.add("×")
        elif not face.isdecimal():
            signs |= set("÷×" if face in ("2/3", "3/4", "75%") else "÷")
    colours = colours - {""}
    by_size = 5 if size > 5 else 2 if size == 5 else 0
    by_colour = 5 if size >= 5 and len(colours) in (1, 4) else 0
    return by_size + by_colour + {4: 10, 3: 5}.get(len(signs), 0)
