"""The list of legal moves against trying everything, under every house rule that has a say in it."""

from dataclasses import replace
from random import Random

import pytest

from sumdeck.games.numero.rules.moves import Challenge, Move
from sumdeck.games.numero.rules.setup import Pile
from sumdeck.games.numero.rules.state import FINAL, NO_CARD, PLAY, Made, State
from sumdeck.rules.game import Refusal, Seat
from tests.budget import budget
from tests.games.numero.rules.naming_turns import all_turns, name_of
from tests.games.numero.rules.random_positions import DOMAINS, random_position, rules, state_of
from tests.games.numero.rules.tables import GAME, numero

ME = Seat(0)

House = dict[str, bool | str]

THEMES: dict[str, House] = {
    "usual": {},
    "forbid": {"leftover_working_piles": "forbid"},
    "challenge": {"scoring": True},
    "enforced scoring": {"scoring": True, "golden_rule_2": "enforced"},
    "always shown": {"scoring": True, "show_answer": "always"},
    "never shown": {"scoring": True, "show_answer": "never"},
    "keep answer": {"keep_answer": True},
    "keep answer, challenge": {"keep_answer": True, "scoring": True},
    "keep answer, take before build": {"keep_answer": True, "turn_priority": "strict_full"},
    "take before build": {"turn_priority": "strict_plain"},
    "take before build, with wild cards": {"turn_priority": "strict_full"},
    "nobody is made to bluff": {"turn_priority": "strict_full", "scoring": True},
    "all four joins": {"join_ops": "all_four"},
}


def random_state(rng: Random, house: House, phase: str = PLAY) -> State:
    """A small position under a house rule, all others at random; some builds carry a promise."""
    settings: House = {
        "value_domain": rng.choice(["whole", "positive_whole"] if house.get("join_ops") == "all_four" else list(DOMAINS)),
        "wild_on_build": rng.choice(["any", "any", "own", "none"]),
        "join_builds": rng.random() < 0.7,
        "extend_build_with_others": rng.random() < 0.7,
        "loose_wild_usable": rng.random() < 0.9,
        "final_turn_wild_discards": rng.random() < 0.5,
    }
    piles, wilds = rng.choice([(0, 1), (1, 1), (1, 3), (2, 1), (2, 2), (2, 3), (3, 0), (3, 1), (3, 2)])
    table = rules(**(settings | house))
    state = state_of(random_position(rng, table, piles, wilds, built=0.4, hand=rng.choice([1, 2, 3])), phase)
    made = [promised(rng, state, pile) for pile in state.centre if pile.built]
    for each in made[: len(made) if rng.random() < 0.5 else 0]:  # some builds lie under those that are seen
        face = state.setup.number[rng.choice([card for card in state.hands[ME] if state.setup.number[card]] or [0])]
        under = Pile(face or 5, (), 0, rng.choice([0, 0, 1]), each.serial + 100)
        made[made.index(each)] = replace(each, parts=(under,))
        made.append(promised(rng, state, under))
    return replace(state, made=tuple(made))


def promised(rng: Random, state: State, pile: Pile) -> Made:
    """How a build may have come about."""
    held = rng.random() < 0.7
    owed = held and state.setup.options.keep_answer
    return Made(pile.serial, Seat(pile.builder), pile.value, held, rng.random() < 0.5, (0, 0), NO_CARD, (), (), owed)


def turns_of(state: State) -> list[Move]:
    """The moves of seat 0 without its challenges."""
    return [move for move in GAME.legal_moves(state, ME) if not isinstance(move, Challenge)]


@pytest.mark.parametrize("phase", [PLAY, FINAL])
@pytest.mark.parametrize("theme", THEMES)
def test_exactly_the_turns_are_listed_that_trying_everything_finds(theme: str, phase: str) -> None:
    rng = Random(f"{theme} {phase}")
    cut_short = found = 0
    for _ in range(budget(12, 60) if phase == PLAY else budget(14, 30)):
        state = random_state(rng, THEMES[theme], phase)
        names = [name_of(state, move) for move in turns_of(state)]
        found += len(names)

        assert len(set(names)) == len(names)
        if GAME.legal_moves(state, ME).complete:
            assert set(names) == all_turns(state)
        else:
            cut_short += 1

    assert cut_short <= 1  # only where values below 0 let numbers grow without bound
    assert found > budget(20, 50)


@pytest.mark.parametrize("theme", THEMES)
def test_every_listed_move_is_accepted_as_it_stands_and_understood_when_said(theme: str) -> None:
    rng = Random(f"say {theme}")
    for number in range(budget(8, 15)):
        state = random_state(rng, THEMES[theme], FINAL if number % 5 == 4 else PLAY)
        moves = list(GAME.legal_moves(state, ME))
        sentences = [GAME.write(state, ME, move) for move in moves]

        assert [GAME.check(state, ME, move) for move in moves] == moves
        assert [GAME.read(state, ME, sentence).move for sentence in sentences] == moves
        assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("theme", [theme for theme in THEMES if THEMES[theme].get("scoring")])
def test_a_turn_that_is_not_listed_is_refused(theme: str) -> None:
    """Turns of a table without restrictions, said at a stricter one: accepted only where the strict table lists them."""
    rng = Random(f"strict {theme}")
    refused = accepted = 0
    for number in range(25):
        strict = random_state(rng, THEMES[theme], FINAL if number % 5 == 4 else PLAY)
        lax = replace(strict, setup=rules(scoring=True, value_domain=strict.setup.options.value_domain), phase=PLAY)
        listed = all_turns(strict)
        for move in turns_of(lax):
            try:
                judged = GAME.check(strict, ME, move)
            except Refusal:
                refused += 1
            else:
                accepted += 1
                assert name_of(strict, judged) in listed

    assert refused > 50
    assert accepted > 50


def test_where_leaving_is_free_every_pile_with_a_value_on_a_card_is_listed() -> None:
    """`leftover_working_piles = free`: any value may be left, too many to list; the list says that it is not complete."""
    rng = Random("free")
    outcomes = set()
    for number in range(40):
        state = random_state(rng, {"leftover_working_piles": "free"}, FINAL if number % 5 == 4 else PLAY)
        faces = {str(face) for face in state.setup.faces}
        everything = all_turns(state)
        listed = {name_of(state, move) for move in turns_of(state)}
        complete = GAME.legal_moves(state, ME).complete
        outcomes.add(complete)

        assert listed == {turn for turn in everything if values_left(turn) <= faces}
        assert listed == everything or not complete
        assert complete or state.phase == PLAY

    assert outcomes == {True, False}


def values_left(turn: str) -> set[str]:
    """The values of the piles that a turn leaves changed, by its name."""
    left = turn.partition("leaving")[2].partition("dropping")[0]
    return {group.rpartition(" = ")[2] for group in left.split("; ") if " = " in group}


@pytest.mark.parametrize("rule", ["discard_all", "discard_one"])
def test_a_hand_of_wild_cards_is_laid_down(rule: str) -> None:
    """N-46, N-47: the whole hand, or any one card where a short hand may keep the rest."""
    rng = Random(rule)
    for wilds in (1, 2, 3, 5, 5, 5):
        position = random_position(rng, rules(all_wild_short_hand=rule), 2, 0, hand=0)
        cards = tuple(sorted(rng.sample([kind for kind in position.setup.pack.deck() if position.setup.is_wild(kind)], wilds)))
        for phase in (PLAY, FINAL):
            state = state_of(replace(position, hand=cards), phase)

            assert {name_of(state, move) for move in turns_of(state)} == all_turns(state)


def test_challenges_are_listed_for_everybody_who_may_doubt() -> None:
    """N-85, N-88: builds of others that are unsettled, until a seat's second turn after them."""
    state = numero(centre="[5+3]=8 [6+4]=10 [7+2]=9", hand="8 9", others="3 12", scoring=True, built_by=1)
    made = [
        Made(serial, Seat(builder), value, True, settled, turns, NO_CARD, (), ())
        for serial, builder, value, settled, turns in [
            (1, 1, 8, False, (0, 1)),
            (2, 1, 10, True, (0, 1)),
            (3, 0, 9, False, (1, 1)),
        ]
    ]
    state = replace(state, made=tuple(made), turns=(1, 1))

    assert [move for move in GAME.legal_moves(state, Seat(0)) if isinstance(move, Challenge)] == [Challenge(1)]
    assert list(GAME.legal_moves(state, Seat(1))) == [Challenge(3)]
    assert list(GAME.legal_moves(replace(state, turns=(2, 3)), Seat(1))) == []


def test_a_list_is_a_sequence() -> None:
    moves = GAME.legal_moves(numero(centre="9 7 4 −2", hand="5 2 7 −3 ×3"), ME)

    assert len(moves) == len(list(moves)) > 20
    assert [moves[place] for place in range(len(moves))] == list(moves)
    assert moves[-1] == list(moves)[-1]
    assert list(moves[3:9:2]) == list(moves)[3:9:2]
    with pytest.raises(IndexError):
        moves[len(moves)]
    with pytest.raises(IndexError):
        moves[-len(moves) - 1]
