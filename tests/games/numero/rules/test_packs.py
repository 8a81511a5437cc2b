"""The cards of Numero, in the packs that come with the game and in packs that people write."""

from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.games.numero.rules.packs import PACKS, SCHEMA, fewest_cards, numero_pack
from sumdeck.rules.cards import Card, Pack
from sumdeck.rules.packfile import PackError, load_pack, read_pack

NUMBERS = 'game = "numero"\nname = "mine"\ntitle = "Mine"\n[[card]]\nvalue = "1-10"\nstatus = "stated"\n'


def card(table: str) -> Card:
    """The one wild card that a table adds to ten plain numbers."""
    return read_pack(f'{NUMBERS}[[card]]\nstatus = "stated"\n{table}', "mine.toml", SCHEMA).cards[-1]


def faces(pack: Pack, status: str) -> str:
    return " ".join(card.face for card in pack.cards if card.status == status and card.group != "numbers")


def test_the_full_pack_has_89_cards() -> None:
    """60 numbers, 4 each of subtraction, multiplication and division, 13 shares, 4 powers and roots."""
    pack = numero_pack("full")

    assert pack.size == 89
    assert Counter(card.group for card in pack.cards) == {
        "numbers": 60,
        "subtraction": 4,
        "multiplication": 4,
        "division": 4,
        "fractions": 13,
        "powers": 4,
    }


def test_the_numbers_are_1_to_15_in_four_colours() -> None:
    numbers = numero_pack("full").groups("numbers")

    assert Counter(card.colour for card in numbers.cards) == {"green": 15, "orange": 15, "blue": 15, "red": 15}
    assert numbers.plain().labels == tuple(str(value) for value in range(1, 16))
    assert set(numbers.plain().counts) == {4}
    assert all(card.trait("kind") == "number" and card.trait("value") == card.face for card in numbers.cards)


def test_numbers_and_five_wild_faces_are_stated_and_all_others_assumed() -> None:
    pack = numero_pack("full")

    assert {card.status for card in pack.groups("numbers").cards} == {"stated"}
    assert faces(pack, "stated") == "−2 −4 −5 ×3 ÷4"
    assert faces(pack, "assumed") == "−3 ×2 ×4 ×5 ÷2 ÷3 ÷5 0.2 0.5 0.25 1/2 1/3 1/4 1/5 1/10 2/3 3/4 25% 50% 75% ² ³ √ ∛"


@pytest.mark.parametrize(
    ("points", "cards"),
    [
        (1, "1 15 −2 −3 −4 −5"),
        (2, "×2 ×3 ×4 ×5 ÷2 ÷3 ÷4 ÷5"),
        (3, "0.2 0.5 0.25 1/2 1/3 1/4 1/5 1/10 25% 50%"),
        (4, "2/3 3/4 75%"),
        (5, "² ³ √ ∛"),
    ],
)
def test_every_printed_point_is_assumed(points: int, cards: str) -> None:
    carrying = [card for card in numero_pack("full").cards if card.points == points]

    assert set(cards.split()) == {card.face for card in carrying}
    assert {card.points_status for card in carrying} == {"assumed"}


def test_playing_cards_are_ace_to_ten_in_four_suits() -> None:
    pack = numero_pack("playing-cards")

    assert pack.size == 40
    assert pack.plain().labels == tuple(str(value) for value in range(1, 11))
    assert set(pack.plain().counts) == {4}
    assert Counter(card.colour for card in pack.cards) == {"spades": 10, "hearts": 10, "diamonds": 10, "clubs": 10}
    assert {card.points for card in pack.cards} == {0}


def test_that_an_ace_counts_as_1_is_inferred() -> None:
    assert {card.face for card in numero_pack("playing-cards").cards if card.status == "inferred"} == {"1"}


def test_a_pack_is_read_once() -> None:
    assert numero_pack("full") is numero_pack("full")


def test_another_name_is_no_pack() -> None:
    with pytest.raises(KeyError):
        numero_pack("../options")


@pytest.mark.parametrize(
    ("table", "face", "traits"),
    [
        ('op = "sub"\noperand = 7', "−7", {"op": "sub", "operand": "7"}),
        ('op = "mul"\noperand = 12', "×12", {"op": "mul", "operand": "12"}),
        ('op = "div"\noperand = "4"', "÷4", {"op": "div", "operand": "4"}),
        ('op = "frac"\noperand = "2/4"', "2/4", {"op": "frac", "operand": "2/4", "form": "fraction"}),
        ('op = "frac"\noperand = "3 / 2"', "3/2", {"op": "frac", "operand": "3/2", "form": "fraction"}),
        ('op = "frac"\noperand = "0.250"', "0.250", {"op": "frac", "operand": "1/4", "form": "decimal"}),
        ('op = "frac"\noperand = "50 %"', "50%", {"op": "frac", "operand": "1/2", "form": "percent"}),
        ('op = "frac"\noperand = "12.5%"', "12.5%", {"op": "frac", "operand": "1/8", "form": "percent"}),
        ('op = "pow"\noperand = 3', "³", {"op": "pow", "operand": "3"}),
        ('op = "root"\noperand = 2', "√", {"op": "root", "operand": "2"}),
    ],
)
def test_a_wild_card_is_an_operation_and_what_it_works_with(table: str, face: str, traits: dict[str, str]) -> None:
    wild = card(table)

    assert wild.face == face
    assert dict(wild.traits) == {"kind": "wild", **traits}


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('operand = 0\nop = "div"', "a division by 0 has no result"),
        ('operand = 0\nop = "sub"', "a whole number from 1 to 999"),
        ('operand = -3\nop = "mul"', "a whole number from 1 to 999"),
        ('operand = "1/2"\nop = "mul"', "a whole number from 1 to 999"),
        ('operand = 1000\nop = "mul"', "a whole number from 1 to 999"),
        ('operand = 4\nop = "pow"', "powers and roots are 2 (square) or 3 (cube)"),
        ('operand = 1\nop = "root"', "powers and roots are 2 (square) or 3 (cube)"),
        ('operand = 0.25\nop = "frac"', "write it in quotes"),
        ('operand = "half"\nop = "frac"', 'a fraction "1/2", a decimal "0.25" or a percentage "50%" is expected'),
        ('operand = ".5"\nop = "frac"', "is expected"),
        ('operand = "-1/2"\nop = "frac"', "is expected"),
        ('operand = "0/2"\nop = "frac"', "both numbers of a fraction are at least 1"),
        ('operand = "1/0"\nop = "frac"', "both numbers of a fraction are at least 1"),
        ('operand = "0.00"\nop = "frac"', "both numbers of a fraction are at least 1"),
        ('operand = "0%"\nop = "frac"', "both numbers of a fraction are at least 1"),
        ("operand = 2\nvalue = 11", "a card with a value is a number card"),
        ('op = "add"\noperand = 3', "unknown operation; known are sub, mul, div, frac, pow, root"),
        ('op = "sub"\nvalue = 11', "a card with a value is a number card"),
        ("value = 0", "a whole number from 1 to 999"),
        ("value = -1", "a whole number from 1 to 999"),
        ('value = "1/2"', "a whole number from 1 to 999"),
        ('value = "²"', "a whole number from 1 to 999"),
        ('kind = "number"', "unknown key"),
    ],
)
def test_a_wrong_card_is_refused_on_the_line_of_the_wrong_key(line: str, reason: str) -> None:
    with pytest.raises(PackError) as caught:
        card(line)

    assert caught.value.line == 9
    assert caught.value.field == "card." + line.split(" ", maxsplit=1)[0]
    assert reason in caught.value.reason


@pytest.mark.parametrize(("line", "field"), [('op = "sub"', "card.operand"), ("operand = 2", "card.value"), ("", "card.value")])
def test_a_missing_key_is_told_at_the_head_of_the_card(line: str, field: str) -> None:
    with pytest.raises(PackError) as caught:
        card(line)

    assert (caught.value.line, caught.value.field) == (7, field)


def test_a_division_by_zero_is_refused_in_words_for_a_teacher() -> None:
    with pytest.raises(PackError) as caught:
        card('op = "div"\noperand = 0')

    assert str(caught.value) == "mine.toml:10: card.operand: a division by 0 has no result"


@pytest.mark.parametrize(
    ("table", "reason"),
    [('value = "1-9"', "at least 10 cards"), ('op = "sub"\noperand = "1-20"', "number cards")],
)
def test_a_pack_that_nobody_could_play_with_is_refused(table: str, reason: str) -> None:
    head = 'game = "numero"\nname = "mine"\ntitle = "Mine"\n'

    with pytest.raises(PackError, match=reason) as caught:
        read_pack(f'{head}[[card]]\nstatus = "stated"\n{table}', "mine.toml", SCHEMA)

    assert caught.value.line == 4


def test_each_seat_needs_six_cards_and_a_lone_player_ten() -> None:
    assert [fewest_cards(seats) for seats in (1, 2, 3, 4)] == [10, 12, 18, 24]


@pytest.mark.parametrize("name", PACKS)
def test_a_pack_comes_back_from_a_record(name: str) -> None:
    pack = numero_pack(name)

    assert load_pack(pack.dump(), SCHEMA) == pack
    assert load_pack(pack.plain().dump(), SCHEMA) == pack.plain()


def test_a_record_cannot_smuggle_in_a_card_that_a_file_could_not_have() -> None:
    data = numero_pack("full").dump()
    data["cards"][-5]["traits"]["operand"] = "5/1"

    with pytest.raises(ValueError, match="75% is no card of numero"):
        load_pack(data, SCHEMA)


OPERANDS = st.integers(-2, 20).map(str) | st.text("0123456789./%-", max_size=6).map(lambda text: f'"{text}"')


@given(st.sampled_from(["sub", "mul", "div", "frac", "pow", "root"]), OPERANDS)
def test_any_operand_gives_a_card_that_can_be_recorded_or_is_refused(op: str, operand: str) -> None:
    pack = numero_pack("full")

    with suppress(PackError):
        pack = read_pack(f'{NUMBERS}[[card]]\nstatus = "stated"\nop = "{op}"\noperand = {operand}', "mine.toml", SCHEMA)

    assert load_pack(pack.dump(), SCHEMA) == pack


def test_cards_that_sound_alike_are_refused() -> None:
    """A child says 1/2 of 8 for both, so nobody could know which one is meant."""
    text = '[[card]]\nvalue = "1-15"\nstatus = "stated"\n[[card]]\nop = "frac"\noperand = ["1/2", "2/4"]\nstatus = "assumed"\n'

    with pytest.raises(PackError, match="no sentence could tell them apart"):
        read_pack('game = "numero"\nname = "x"\ntitle = "X"\n' + text, "x.toml", SCHEMA)
