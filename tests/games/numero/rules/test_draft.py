"""A turn in the making (N-63): steps said one at a time, taken back, given up, and read together in the end."""

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.draft import Draft, give_up, go_on, take_back
from sumdeck.games.numero.rules.moves import Build, Move, Take
from sumdeck.games.numero.rules.solitaire import Solitaire
from sumdeck.games.numero.rules.state import State
from sumdeck.rules.conformance.picture import picture
from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Claim, Mistake, Seat
from tests.games.numero.rules.tables import GAME, card, numero, refused, say

FIRST = Seat(0)


def told(state: State, *lines: str) -> Draft:
    """The draft after these lines, none of which ends the turn."""
    draft = Draft()
    for line in lines:
        longer = go_on(GAME, state, FIRST, draft, line)
        assert isinstance(longer, Draft), f"{line} ended the turn"
        draft = longer
    return draft


def ended(state: State, *lines: str) -> Claim[Move]:
    """The turn that the last of these lines ends."""
    claim = go_on(GAME, state, FIRST, told(state, *lines[:-1]), lines[-1])
    assert isinstance(claim, Claim)
    return claim


@pytest.mark.parametrize(
    ("lines", "whole"),
    [
        (["10 - 2 = 8", "take 8"], "10 - 2 = 8, take 8"),
        (["10 - 2 = 8", "5 - 4 = 1", "8 + 1 = 9", "take 9"], "10 - 2 = 8, 5 - 4 = 1, 8 + 1 = 9, take 9"),
        (["10 - 2 = 8, 5 - 4 = 1", "8 + 1 = 9, take 9"], "10 - 2 = 8, 5 - 4 = 1, 8 + 1 = 9, take 9"),
        (["5 - 4 = 1", "1 + 8 = 9"], "5 - 4 = 1, 1 + 8 = 9"),
        (["discard -2", "discard 9"], "discard -2; discard 9"),
        (["10 - 2 = 8", "discard 9"], "10 - 2 = 8, leave; discard 9"),
        (["10 - 2 = 8, leave", "discard 9"], "10 - 2 = 8, leave; discard 9"),
    ],
)
def test_steps_make_the_same_turn_as_one_sentence(lines: list[str], whole: str) -> None:
    """N-63: a turn is checked as a whole, however it was said."""
    state = numero(centre="10 5", hand="−2 −4 8 9")

    claim = ended(state, *lines)

    assert claim.move == GAME.read(state, FIRST, whole).move
    assert GAME.read(state, FIRST, claim.text).move == claim.move


def test_steps_for_two_takes_stay_apart() -> None:
    """N-63, N-24: what equals the taking card and is used by nothing else is a take of its own."""
    state = numero(centre="10 5 3", hand="−2 8")

    claim = ended(state, "10 - 2 = 8", "5 + 3 = 8, take 8")

    assert isinstance(claim.move, Take)
    assert len(claim.move.groups) == 2


def test_steps_of_two_takes_may_be_said_in_turns() -> None:
    """N-63: the second step belongs to the other take, the third goes on with the first."""
    state = numero(centre="15 5 3", hand="−2 −5 8")

    claim = ended(state, "15 - 2 = 13", "5 + 3 = 8", "13 - 5 = 8", "take 8")

    assert claim.move == GAME.read(state, FIRST, "5 + 3 = 8; 15 - 2 = 13, 13 - 5 = 8, take 8").move


def test_steps_that_lead_nowhere_are_refused_with_their_reason() -> None:
    """N-62: what is neither taken nor built upon would stay there, and 24 is on no card."""
    state = numero(centre="8 6", hand="×3 6 9")
    draft = told(state, "8 × 3 = 24")

    with refused(Code.NO_SUCH_FACE, value=24):
        go_on(GAME, state, FIRST, draft, "take 6")
    with refused(Code.NO_MATCH, said="9"):
        go_on(GAME, state, FIRST, draft, "take 9")


def test_a_line_that_plays_the_number_card_ends_the_turn() -> None:
    """N-11: without a wild card, a true sum of the centre that the hand can take is a take; one with a hand card is a build."""
    state = numero(centre="5 3 9", hand="8 1 10")

    assert isinstance(ended(state, "5 + 3 = 8").move, Take)
    assert isinstance(ended(state, "9 + 1 = 10").move, Build)


def test_a_wild_card_alone_does_not_end_the_turn() -> None:
    """N-12: 8 could be taken at once, but the player has not said so, and may go on to 9."""
    state = numero(centre="10 5", hand="−2 −4 8 9")

    assert told(state, "10 - 2 = 8").lines == ("10 - 2 = 8",)


def test_a_join_that_the_hand_cannot_take_is_a_step() -> None:
    """N-21: it is a step inside a take or build, here one of 12."""
    state = numero(centre="5 3", hand="4 9 12")

    claim = ended(state, "5 + 3 = 8", "8 + 4 = 12")

    assert claim.move == GAME.read(state, FIRST, "build 5 + 3 = 8, 8 + 4 = 12").move


def test_a_half_turn_changes_nothing() -> None:
    """N-63: the state is the one before, and another seat sees nothing of it."""
    state = numero(centre="10 5", hand="−2 −4 8 9")
    before = picture(state)

    told(state, "10 - 2 = 8", "5 - 4 = 1")

    assert picture(state) == before


def test_a_wrong_step_is_a_mistake_and_is_not_kept() -> None:
    """N-63, N-99: what was said, and no answer."""
    state = numero(centre="10 5", hand="−2 8")

    with pytest.raises(Mistake) as caught:
        told(state, "10 - 2 = 7")

    assert caught.value.details == {"said": "10 - 2 = 7", "at": 0}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("10 - 4 = 6", Code.NO_SUCH_CARD),
        ("7 - 2 = 5", Code.NO_SUCH_CARD),
        ("√10 = 2", "sentence.undefined"),
        ("1 - 2 = -1", Code.OUTSIDE_DOMAIN),
        ("discard -7", Code.NOT_IN_HAND),
        ("10 + 8 = 18", Code.NO_SUCH_FACE),
    ],
)
def test_a_step_needs_its_cards_and_permitted_values(line: str, code: str) -> None:
    """N-63, N-64: what cannot be played is refused at once, not at the end of the turn."""
    state = numero(centre="10 1", hand="−2 8 3")

    with refused(code):
        told(state, line)


def test_a_wild_card_serves_once_in_all_steps() -> None:
    """N-61."""
    state = numero(centre="10 10", hand="−2 8 3")

    with refused(Code.NO_SUCH_CARD):
        told(state, "10 - 2 = 8", "10 - 2 = 8")


def test_a_hand_without_a_number_card_has_no_steps() -> None:
    """N-46: all its wild cards are laid down."""
    state = numero(centre="10 5", hand="−2 −4")

    with refused(Code.DISCARD_ALL_WILDS):
        told(state, "10 - 2 = 8")


def test_the_last_step_can_be_taken_back() -> None:
    """N-63, `take_back = true`."""
    state = numero(centre="10 5", hand="−2 −4 8 9")
    draft = told(state, "10 - 2 = 8", "5 - 4 = 1")

    assert take_back(state, FIRST, draft) == Draft(("10 - 2 = 8",))
    assert give_up(state, FIRST, draft) == Draft()


def test_where_wild_cards_stay_no_step_with_one_is_taken_back() -> None:
    """N-63, `take_back = false`; a mere join has played nothing and may go."""
    state = numero(centre="10 5", hand="−2 −4 8 9", take_back=False)
    draft = told(state, "10 - 2 = 8", "8 + 5 = 13")

    draft = take_back(state, FIRST, draft)
    with refused(Code.WILDS_STAY):
        take_back(state, FIRST, draft)


def test_giving_up_leaves_the_wild_cards_of_the_hand_in_the_centre() -> None:
    """With `take_back = false` they have become loose discards; a number card must still follow (N-45)."""
    state = numero(centre="10 5 −3", hand="−2 −4 8 9", take_back=False)
    draft = told(state, "10 - 2 = 8", "8 - 3 = 5", "discard -4")

    draft = give_up(state, FIRST, draft)
    claim = go_on(GAME, state, FIRST, draft, "discard 9")

    assert isinstance(claim, Claim)
    after = GAME.apply(state, FIRST, claim.move)
    assert after.loose == tuple(sorted(card(state, name) for name in ("−2", "−3", "−4")))


def test_in_a_final_turn_giving_up_leaves_nothing() -> None:
    """N-71: nothing may be dumped into the centre there, so there is nothing to repair and passing stays possible."""
    state = say(numero(centre="10 5", hand="7", others="−2 −4 8", take_back=False), "discard 7")
    second = Seat(1)
    draft = go_on(GAME, state, second, Draft(), "10 - 2 = 8")
    assert isinstance(draft, Draft)

    assert give_up(state, second, draft) == Draft()
    assert isinstance(go_on(GAME, state, second, draft, "pass"), Claim)
    with refused(Code.NO_WILD_DISCARDS):
        go_on(GAME, state, second, draft, "discard -4")


def test_a_challenge_waits_until_the_turn_is_complete() -> None:
    """N-89."""
    state = say(numero(centre="9 6", hand="1 10", others="−2 4 8", scoring=True), "9 + 1 = 10")
    second = Seat(1)
    draft = go_on(GAME, state, second, Draft(), "6 - 2 = 4")
    assert isinstance(draft, Draft)

    with refused(Code.NUMBER_CARD_OUTSTANDING):
        go_on(GAME, state, second, draft, "challenge [10]")
    assert isinstance(go_on(GAME, state, second, Draft(), "challenge [10]"), Claim)


def test_only_the_seat_to_play_has_a_turn_in_the_making() -> None:
    state = numero(centre="10 5", hand="8", others="−2 8")

    with refused(Code.NOT_YOUR_TURN):
        go_on(GAME, state, Seat(1), Draft(), "10 - 2 = 8")


def test_the_solitaire_is_said_in_steps_too() -> None:
    """N-63, N-102."""
    game = Solitaire()
    options = game.options({"level": "subtraction", "pack": GAME.options({"level": "subtraction"}).pack})
    state = game.start(named_deal(options.pack, "steps").cards, 1, options)
    sentence = next(game.write(state, FIRST, move) for move in game.legal_moves(state, FIRST) if isinstance(move, Take))
    *steps, last = sentence.replace("; ", ", ").split(", ")

    draft: Draft | Claim[Move] = Draft()
    for line in steps:
        assert isinstance(draft, Draft)
        draft = go_on(game, state, FIRST, draft, line)
        if isinstance(draft, Claim):
            break
    claim = draft if isinstance(draft, Claim) else go_on(game, state, FIRST, draft, last)

    assert isinstance(claim, Claim)
    assert game.apply(state, FIRST, claim.move).takes >= (1,)
