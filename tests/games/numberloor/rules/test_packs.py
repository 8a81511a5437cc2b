"""The pack of the house, packs of one's own, and what is said about those that cannot be played with."""

from dataclasses import replace
from fractions import Fraction

import pytest

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.moves import Lay
from sumdeck.games.numberloor.rules.options import levels
from sumdeck.games.numberloor.rules.packs import SCHEMA, house_pack, marks_of
from sumdeck.games.numberloor.rules.validation import pack_warnings, redeal_chance
from sumdeck.rules.cards import Pack
from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Json, Seat
from sumdeck.rules.packfile import PackError, read_pack
from tests.games.numberloor.rules.tables import (
    GAME,
    Box,
    fits,
    lays,
    numberloor,
    opened,
    pack_of,
    refused,
    say,
    shuffled,
    stacked,
)

DAYS = 'kind = "floor"; time = "day"; value = "0-9"; count = 5'
STEPS = 'kind = "balloon"; effect = "step"; value = "1-3"; count = 4'
CHOSEN = 'kind = "balloon"; effect = "parity"; value = "chosen"; count = 2'


def counted(pack: Pack, mark: str = "") -> dict[str, int]:
    """How many cards there are of each group, of those that bear a mark."""
    found: dict[str, int] = {}
    for card, count in zip(pack.cards, pack.counts, strict=True):
        if not mark or mark in marks_of(card):
            found[card.group] = found.get(card.group, 0) + count
    return found


def test_the_whole_pack() -> None:
    """Ninety-two cards; six balloons are blue; all night floors and all steps above 3 are red."""
    pack = house_pack()

    assert (pack.size, counted(pack)) == (92, {"floors": 50, "nights": 10, "balloons": 24, "specials": 8})
    assert (counted(pack, "blue"), counted(pack, "red")) == ({"balloons": 6}, {"nights": 10, "balloons": 12})


@pytest.mark.parametrize(
    ("level", "size", "groups"),
    [
        ("beginner", 50, {"floors": 50}),
        ("intermediate", 70, {"floors": 50, "balloons": 12, "specials": 8}),
        ("basic", 86, {"floors": 50, "nights": 10, "balloons": 18, "specials": 8}),
    ],
)
def test_the_decks_of_the_levels(level: str, size: int, groups: dict[str, int]) -> None:
    """L-9, L-10, L-86, L-89, L-92: one deck of floors and balloons together."""
    deck = levels()[level].cards()

    assert (deck.size, counted(deck)) == (size, groups)
    assert not any(marks_of(card) for card in deck.cards)


def test_what_is_known_about_the_cards() -> None:
    status = {card.face: card.status for card in house_pack().cards}

    assert (status["7"], status["☾7 red"], status["±1"], status["±2"]) == ("stated", "assumed", "assumed", "stated")
    assert (status["±1 blue"], status["±9 red"], status["skip"], status["≈2"]) == ("inferred", "assumed", "stated", "stated")


def test_like_cards_become_one_kind_and_the_weaker_status_counts() -> None:
    """Without its mark a blue 2 is a 2 like any other."""
    deck = levels()["intermediate"].cards()
    steps = {card.face: (count, card.status) for card, count in zip(deck.cards, deck.counts, strict=True) if "±" in card.face}

    assert steps == {"±1": (4, "assumed"), "±2": (4, "inferred"), "±3": (4, "inferred")}


@pytest.mark.parametrize("level", levels())
def test_a_deck_taken_out_of_itself_stays_as_it_is(level: str) -> None:
    deck = levels()[level].cards()

    assert levels()[level].cards(deck) == deck
    assert GAME.options({"level": level, "pack": deck.dump()}).pack == deck


def test_two_open_floors_for_beginners() -> None:
    """L-93, L-94: the next two cards; seat 0 begins, and it goes on to the left."""
    state = stacked("0 0 0 1 1 1 2 2 2 3 3 3 7 8", 2, level="beginner")

    assert (opened(state), state.seat, [len(hand) for hand in state.hands], len(state.pile)) == ("7 8", 0, [6, 6], 36)
    assert say(state, "pass").seat == 1


def test_beginners_are_never_dealt_again() -> None:
    """L-102: every card is a floor, and nobody has a duty to lay one."""
    state = shuffled(5, level="beginner")

    assert (state.shuffles, len(state.pile)) == (0, 18)


def test_the_rest_is_the_pile() -> None:
    """L-11, L-18."""
    for seats in range(2, 6):
        state = shuffled(seats)
        assert ([len(hand) for hand in state.hands], len(state.pile)) == ([6] * seats, 86 - 6 * seats - 2)


def test_a_hand_of_one_night_floor_and_balloons_is_not_dealt_again() -> None:
    """L-12, L-14."""
    assert stacked("N4 B1 B2 B2 B3 B3 0 1 2 3 4 5", 2).shuffles == 0


def test_dealing_again_where_no_number_balloon_is_left_to_open() -> None:
    """L-17."""
    pack = pack_of(DAYS, 'kind = "balloon"; effect = "step"; value = 1', 'kind = "balloon"; effect = "skip"; count = 2')

    assert stacked("0 0 0 0 0 ±1".replace("±", "B") + " 1 1 1 1 1 2", 2, pack=pack).shuffles >= 1


def test_a_deck_that_hardly_ever_deals_everybody_a_floor_is_refused() -> None:
    """L-13: nobody would wait for it."""
    pack = pack_of('kind = "floor"; time = "day"; value = "0-5"', 'kind = "balloon"; effect = "step"; value = 1; count = 490')
    options = GAME.options({"level": "intermediate", "pack": pack, "hand_size": 1})

    with refused(Code.NEVER_DEALT):
        GAME.start(named_deal(options.pack, "autumn").cards, 5, options, "00" * 32)


@pytest.mark.parametrize(
    ("seats", "given", "code"),
    [
        (5, {"level": "beginner", "hand_size": 10}, Code.PACK_TOO_SMALL),
        (
            2,
            {"level": "basic", "pack": pack_of('kind = "floor"; time = "day"; value = 0; count = 2', STEPS)},
            Code.TOO_FEW_FLOORS,
        ),
        (2, {"level": "basic", "pack": pack_of(DAYS, CHOSEN)}, Code.NO_NUMBER_BALLOON),
    ],
)
def test_a_deck_that_is_too_small(seats: int, given: dict[str, Json], code: Code) -> None:
    """Six cards each and two to open; a floor for every hand and for the stack; a number balloon."""
    if "pack" in given:
        given["hand_size"] = 3
    with refused(code):
        shuffled(seats, **given)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_smallest_deck(seats: int) -> None:
    """Six cards for each and two more, to the card."""
    pack = pack_of(
        f'kind = "floor"; time = "day"; value = 3; count = {6 * seats + 1}', 'kind = "balloon"; effect = "step"; value = 1'
    )

    state = shuffled(seats, pack=pack)
    assert state.pile == ()
    assert numberloor("3 B1", *["3"] * seats, pack=pack).setup.pack.size == 6 * seats + 2


@pytest.mark.parametrize(
    ("tables", "level", "found"),
    [
        ((DAYS, STEPS), "basic", ("numberloor.warn_blue",)),
        ((DAYS, STEPS), "intermediate", ()),
        ((DAYS, STEPS, 'kind = "floor"; time = "night"; value = 3'), "intermediate", ("numberloor.warn_night",)),
        ((DAYS, 'kind = "balloon"; effect = "step"; value = 4'), "intermediate", ("numberloor.warn_steps",)),
        ((DAYS, 'kind = "balloon"; effect = "step"; value = 1; count = 100'), "intermediate", ("numberloor.warn_redeals",)),
        ((DAYS,), "beginner", ()),
    ],
)
def test_unusual_packs_are_told_of(tables: tuple[str, ...], level: str, found: tuple[str, ...]) -> None:
    """L-87, L-88: they can be played with all the same."""
    assert pack_warnings(pack_of(*tables), levels()[level], 3) == found


def test_nothing_is_unusual_about_the_pack_of_the_house() -> None:
    assert all(pack_warnings(house_pack(), level, seats) == () for level in levels().values() for seats in range(2, 6))


def test_how_often_a_deal_fails() -> None:
    """L-12: from 0.10 to 0.24 of a hundred at 8+, 0.030 for one hand at 6+."""
    basic, intermediate = levels()["basic"].cards(), levels()["intermediate"].cards()

    assert [round(100 * float(redeal_chance(basic, seats)), 2) for seats in range(2, 6)] == [0.1, 0.15, 0.2, 0.24]
    assert round(100 * float(redeal_chance(intermediate, 1)), 3) == 0.03
    assert redeal_chance(pack_of('kind = "floor"; time = "day"; value = 0; count = 1', STEPS), 2, 6) == Fraction(1)


@pytest.mark.parametrize(
    ("table", "field"),
    [
        ("value = 5", "kind"),
        ('kind = "floor"; value = 5', "time"),
        ('kind = "floor"; time = "day"; value = 10', "value"),
        ('kind = "floor"; time = "day"; value = "up"', "value"),
        ('kind = "floor"; time = "day"; value = 5; effect = "step"', "effect"),
        ('kind = "balloon"; effect = "step"; value = 10', "value"),
        ('kind = "balloon"; effect = "nearest"; value = 6', "value"),
        ('kind = "balloon"; effect = "parity"; value = "both"', "value"),
        ('kind = "balloon"; effect = "skip"; value = 1', "value"),
        ('kind = "balloon"; effect = "jump"; value = 1', "effect"),
        ('kind = "balloon"; effect = "step"; value = 1; time = "day"', "time"),
        ('kind = "floor"; time = "day"; value = 5; marks = "Red!"', "marks"),
    ],
)
def test_a_bad_card_is_refused_with_its_field(table: str, field: str) -> None:
    with pytest.raises(PackError) as caught:
        pack_of(table)

    assert (caught.value.field, caught.value.line > 3) == (f"card.{field}", True)


def test_a_pack_without_floors_is_refused() -> None:
    with pytest.raises(PackError, match="a pack needs floors"):
        pack_of(STEPS)
    with refused("options.bad_pack"):
        GAME.options({"level": "beginner", "pack": pack_of('kind = "floor"; time = "night"; value = 5')})


def test_the_pack_of_another_game_is_refused() -> None:
    with pytest.raises(PackError):
        read_pack('game = "numero"\nname = "x"\ntitle = "X"\n[[card]]\nvalue = 1\nstatus = "stated"', "x.toml", SCHEMA)
    with refused("options.bad_pack"):
        GAME.options({"pack": replace(house_pack(), game="numero").dump()})


def test_steps_of_more_than_five_reach_what_the_smaller_ones_reach() -> None:
    """L-46: a step and what it lacks to ten."""
    for step in range(1, 5):
        for floor in range(10):
            small, large = (numberloor(f"{floor} B{each}", "0 1", "?") for each in (step, 10 - step))
            assert fits(small) == fits(large)


def test_a_balloon_whose_layer_chooses() -> None:
    """L-74: what is said when it is laid counts until it is covered."""
    pack = pack_of(DAYS, STEPS, CHOSEN, 'kind = "balloon"; effect = "parity"; value = "odd"')
    state = numberloor("4 B1", "4 7 8 Bchosen", "?", pack=pack)
    assert "choose odd" in lays(state)

    odd, even = say(state, "choose odd"), say(state, "balloon even")

    assert (fits(odd), fits(even)) == ("1 3 4 5 7 9", "0 2 4 6 8")
    assert fits(say(odd, "7")) == "1 3 5 7 9"
    assert GAME.describe(GAME.view(odd, Seat(0))).startswith("open    4 | odd/even (odd)")
    with refused(Code.WHICH_PARITY):
        GAME.check(state, Seat(0), Lay(Box(state.setup.pack).card("Bchosen"), 1))
    with refused(Code.NO_PARITY):
        GAME.check(state, Seat(0), Lay(Box(state.setup.pack).card("4"), 0, "odd"))
