"""Deals: named, secret and promised."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fives.rules import Fives, Options
from sumdeck.games.numero.rules.packs import numero_pack
from sumdeck.rules.cards import Card, Pack
from sumdeck.rules.deals import (
    Deal,
    below,
    check_deal,
    commit,
    first_state,
    named_deal,
    secret_deal,
    shuffle_again,
    shuffled,
    verify,
)
from sumdeck.rules.game import Json, Kind, Refusal
from tests.rules.toy_again import FivesAgain

NONCE = bytes(range(16))
LATER = "4689fa7e2afa280f81d5aade7d32b27d95e4e7d8e4473405623a44c2bc963a6d"


def numbers(highest: int, copies: int = 1) -> Pack:
    cards = tuple(Card(str(value), "numbers") for value in range(1, highest + 1))
    return Pack("small", "numero", "A small pack", cards, (copies,) * highest)


def kinds(text: str) -> tuple[Kind, ...]:
    return tuple(Kind(int(word)) for word in text.split())


def test_a_named_deal_never_changes() -> None:
    """Classes and clubs rely on it: whoever must change this list breaks every deal that was ever written on a blackboard."""
    deal = named_deal(numbers(10, copies=4), "spring-fair-3")

    assert deal == Deal(kinds("4 5 2 4 6 1 6 8 7 5 2 8 1 2 3 7 8 0 9 3 4 8 5 1 0 4 6 7 9 7 0 3 5 6 0 9 1 9 3 2"), "spring-fair-3")


def test_a_secret_deal_of_the_same_entropy_never_changes() -> None:
    deal = secret_deal(numbers(10), bytes(range(32)))

    assert deal == Deal(kinds("4 5 3 6 7 0 2 8 9 1"))


def test_a_commitment_never_changes() -> None:
    assert commit(Deal(kinds("2 0 1"), "a"), NONCE) == "8cdc7759eec3d153ee9657df37e995017893d0172bc9c3173d216f1ca15d7095"


def test_later_shuffles_never_change() -> None:
    """The same promise as for the cards: a class that plays a named deal to its end shuffles alike."""
    named = named_deal(numbers(10, copies=4), "spring-fair-3", reshuffles=True)
    secret = secret_deal(numbers(10), bytes(range(32)), reshuffles=True)
    ten = kinds("0 1 2 3 4 5 6 7 8 9")

    assert named.reshuffle_seed == "281e6a3ca2a42c2557815f87a0eea14efaaf24b51a397155cd88304bbd5c4e69"
    assert secret.reshuffle_seed == LATER
    assert shuffle_again(ten, LATER, 1) == kinds("2 6 8 5 9 7 3 4 0 1")
    assert shuffle_again(ten, LATER, 2) == kinds("5 0 4 9 1 3 8 6 7 2")


def test_a_commitment_to_later_shuffles_never_changes() -> None:
    deal = Deal(kinds("2 0 1"), "a", "ab" * 32)

    assert commit(deal, NONCE) == "266316095efb6dd74e6f6f8550f7d01d058ea37daa844a85219a330257c49b9c"
    assert not verify(Deal(deal.cards, "a", "ac" * 32), NONCE, commit(deal, NONCE))
    assert not verify(Deal(deal.cards, "a"), NONCE, commit(deal, NONCE))


def test_the_cards_are_the_same_with_and_without_later_shuffles() -> None:
    assert named_deal(numbers(10), "a", reshuffles=True).cards == named_deal(numbers(10), "a").cards
    assert named_deal(numbers(10), "a").reshuffle_seed == ""


@given(st.permutations(kinds("0 0 1 2 3 4 5 6")))
def test_the_order_of_the_cards_before_a_later_shuffle_tells_nothing(cards: list[Kind]) -> None:
    assert shuffle_again(cards, LATER, 1) == shuffle_again(sorted(cards), LATER, 1)


@pytest.mark.parametrize("reshuffle_seed", ["", "ab", "AB" * 32, "g" * 64, "ab" * 32 + "\n"])
def test_a_shuffle_that_nobody_can_know_is_not_made(reshuffle_seed: str) -> None:
    """The state of a view holds none."""
    with pytest.raises(ValueError, match="knows its later shuffles"):
        shuffle_again(kinds("0 1"), reshuffle_seed, 1)


def test_a_game_begins_from_a_deal_of_its_own_kind() -> None:
    once, again = Fives(), FivesAgain()
    plain, longer = (named_deal(once.pack(Options()), "a", reshuffles=reshuffles) for reshuffles in (False, True))

    assert first_state(once, plain, 2, Options()) == once.start(plain.cards, 2, Options())
    assert first_state(again, longer, 2, Options()) == again.start(longer.cards, 2, Options(), longer.reshuffle_seed)
    for game, deal in ((once, longer), (again, plain)):
        with pytest.raises(Refusal) as caught:
            first_state(game, deal, 2, Options())
        assert caught.value.code == "deal.other_shuffles"


def test_a_named_deal_depends_on_its_name_and_on_the_pack() -> None:
    tens, elevens = numbers(10), numbers(11)

    assert named_deal(tens, "a").cards != named_deal(tens, "b").cards
    assert [card for card in named_deal(elevens, "a").cards if card < 10] != list(named_deal(tens, "a").cards)


def test_names_that_look_alike_deal_alike() -> None:
    """The same é is one character on one keyboard and two on another."""
    assert named_deal(numbers(10), " caf\u00e9 ") == named_deal(numbers(10), "cafe\u0301")


def test_the_same_name_deals_the_same_numbers_with_and_without_colours() -> None:
    coloured = numero_pack("full").groups("numbers")
    plain = coloured.plain()

    with_colours = [coloured.cards[card].face for card in named_deal(coloured, "monday").cards]

    assert with_colours == [plain.cards[card].face for card in named_deal(plain, "monday").cards]


@pytest.mark.parametrize("name", ["", "  ", "two\nlines", "x" * 81, "\ud800", "bell\u0007"])
def test_a_name_that_nobody_could_read_out_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        named_deal(numbers(10), name)

    assert caught.value.code == "deal.bad_name"


def test_a_deal_owes_nothing_to_the_random_numbers_of_python() -> None:
    random.seed(1)
    before = named_deal(numbers(10), "a")
    random.seed(2)

    assert named_deal(numbers(10), "a") == before


def test_every_order_is_equally_likely() -> None:
    """Chi-square over the 24 orders of four cards: below 49.7 in 999 of 1000 fair samples (23 degrees of freedom)."""
    four, deals = numbers(4), 4800
    orders = Counter(named_deal(four, f"deal {number}").cards for number in range(deals))

    expected = deals / 24
    chi_square = sum((seen - expected) ** 2 / expected for seen in orders.values())

    assert len(orders) == 24
    assert chi_square < 49.7


def test_words_that_would_favour_some_numbers_are_passed_over() -> None:
    """2^64 is one more than a multiple of 3: its last word would be a 0 too many."""
    assert below(3, iter([2**64 - 1, 7])) == 1
    assert below(3, iter([2**64 - 2, 7])) == 2
    assert below(8, iter([2**64 - 1, 3])) == 7


@given(st.lists(st.integers(0, 9)), st.binary())
def test_a_shuffle_loses_and_invents_nothing(cards: list[int], seed: bytes) -> None:
    assert sorted(shuffled([Kind(card) for card in cards], seed)) == sorted(cards)


def test_a_secret_deal_needs_enough_entropy() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        secret_deal(numbers(10), bytes(31))


def test_a_deal_is_every_card_of_its_pack() -> None:
    pack = numbers(3, copies=2)

    check_deal(pack, named_deal(pack, "a").cards)
    check_deal(pack, kinds("2 1 0 0 1 2"))


@pytest.mark.parametrize("cards", ["", "0 0 1 1 2", "0 0 1 1 2 2 2", "0 0 0 1 2 2", "0 0 1 1 2 3", "-1 0 0 1 1 2"])
def test_other_cards_are_no_deal_of_this_pack(cards: str) -> None:
    with pytest.raises(Refusal) as caught:
        check_deal(numbers(3, copies=2), kinds(cards))

    assert caught.value.code == "deal.not_this_pack"


def test_a_promise_holds_for_its_own_deal_and_nonce_only() -> None:
    deal = named_deal(numbers(10), "a")
    promise = commit(deal, NONCE)

    assert verify(deal, NONCE, promise)
    assert not verify(Deal(deal.cards, "b"), NONCE, promise)
    assert not verify(Deal(deal.cards[::-1], "a"), NONCE, promise)
    assert not verify(deal, NONCE[::-1], promise)
    assert not verify(deal, b"", promise)
    assert not verify(deal, NONCE, promise[:-1])
    assert not verify(deal, NONCE, "\ud800é")


def test_a_promise_needs_a_nonce() -> None:
    """Without one, a rival could try deals until the hash fits."""
    with pytest.raises(ValueError, match="16 bytes"):
        commit(Deal(kinds("0 1 2")), bytes(15))


@pytest.mark.parametrize(
    "deal", [named_deal(numbers(5), "a"), secret_deal(numbers(5), bytes(32)), named_deal(numbers(5), "a", reshuffles=True)]
)
def test_a_deal_comes_back_from_json(deal: Deal) -> None:
    assert Deal.load(json.loads(json.dumps(deal.dump()))) == deal


@pytest.mark.parametrize(
    "data",
    [
        None,
        [0, 1],
        {"cards": [0]},
        {"name": "", "cards": [0], "more": 1},
        {"name": 3, "cards": [0]},
        {"name": "\n", "cards": [0]},
        {"name": "", "cards": [0], "later": ""},
        {"name": "", "cards": [0], "later": "0" * 63},
        {"name": "", "cards": [0], "later": 0},
        {"name": "", "later": "0" * 64},
        {"name": "", "cards": "0"},
        {"name": "", "cards": ["0"]},
        {"name": "", "cards": [True]},
        {"name": "", "cards": [0.0]},
    ],
)
def test_data_that_is_no_deal_is_refused(data: Json) -> None:
    with pytest.raises(Refusal) as caught:
        Deal.load(data)

    assert caught.value.code == "deal.unreadable"
