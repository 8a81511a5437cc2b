"""Levels of one's own: a choice of cards, said in a line."""

import json

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.packs import numero_pack
from sumdeck.games.numero.rules.solitaire import Solitaire
from sumdeck.rules.deals import named_deal
from sumdeck.rules.record import Record, first_state, read_record, write_record
from tests.games.numero.rules.tables import GAME, refused


def faces(line: str) -> str:
    """The wild cards of a choice."""
    pack = GAME.options({"level": line}).pack
    return " ".join(pack.cards[kind].face for kind in pack.deck() if not pack.cards[kind].trait("value"))


@pytest.mark.parametrize(
    ("line", "wilds", "name"),
    [
        ("1-10 −2 ×3", "−2 ×3", "1-10 −2 ×3"),
        ("1-10 -2 x3", "−2 ×3", "1-10 −2 ×3"),
        ("1 – 10, -2, *3, /4", "−2 ×3 ÷4", "1-10 −2 ×3 ÷4"),
        ("1-10 multiplication", "×2 ×3 ×4 ×5", "1-10 multiplication"),
        ("1-15 times minus", "×2 ×3 ×4 ×5 −2 −3 −4 −5", "1-15 subtraction multiplication"),
        ("1-10 x5 x4 x3 x2", "×5 ×4 ×3 ×2", "1-10 multiplication"),
        ("1-12 1/2 0.5 50% sqrt ^2", "1/2 0.5 50% √ ²", "1-12 1/2 0.5 50% √ ²"),
        ("1-10 -2 -2 -7", "−2 −2 −7", "1-10 −2 −2 −7"),
        ("1-10", "", "1-10"),
    ],
)
def test_any_wild_cards_go_with_any_numbers(line: str, wilds: str, name: str) -> None:
    """Times without divide, in one line; what a keyboard writes is heard, and the level is called by its cards."""
    options = GAME.options({"level": line})

    assert sorted(faces(line).split()) == sorted(wilds.split())
    assert sorted(options.level.split()) == sorted(name.split())
    assert GAME.options({"level": options.level}) == options


def test_numbers_come_in_four_colours_and_go_beyond_the_pack() -> None:
    """From the full pack as far as it goes; the others are drawn anew."""
    small, large = (GAME.options({"level": line, "scoring": True}).pack for line in ("3-9 −2", "1-20"))

    assert small.size == 7 * 4 + 1
    assert large.size == 80
    assert set(numero_pack("full").groups("numbers").cards) <= set(large.cards)
    assert {card.colour for card in large.cards if card.face == "20"} == {"green", "orange", "blue", "red"}


@pytest.mark.parametrize(
    ("line", "domain"), [("1-10 −2 ÷2", "whole"), ("1-10 1/2", "nonneg_rational"), ("1-10 √", "nonneg_rational")]
)
def test_values_stay_whole_unless_a_card_leads_beyond(line: str, domain: str) -> None:
    """N-64: as in the levels that come with the game; and a setting may say otherwise."""
    assert GAME.options({"level": line}).value_domain == domain
    assert GAME.options({"level": line, "value_domain": "rational"}).value_domain == "rational"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("1-10 hats", Code.NO_SUCH_CARDS),
        ("1-10 ÷0", Code.NO_SUCH_CARDS),
        ("1-10 +2", Code.NO_SUCH_CARDS),
        ("10-1", Code.NO_SUCH_CARDS),
        ("1-900", Code.NO_SUCH_CARDS),
        ("5-6", "options.bad_pack"),
        ("1-10 1/2 2/4", "options.bad_pack"),
        ("tens", "options.no_such_level"),
    ],
)
def test_what_is_no_choice_of_cards_is_refused(line: str, code: str) -> None:
    with refused(code):
        GAME.options({"level": line})


@pytest.mark.parametrize("game", [GAME, Solitaire()], ids=["numero", "solitaire"])
def test_a_record_keeps_the_cards(game: Solitaire) -> None:
    """Options come back from their dump, and so does a whole record."""
    options = game.options({"level": "1-10 −2 ×3", "scoring": True})
    deal = named_deal(options.pack, "river")
    record = Record(game.name, game.version, game.dump_options(options), game.seats[0], deal, ())

    assert game.options(json.loads(json.dumps(game.dump_options(options)))) == options
    assert first_state(read_record(write_record(record)), game).setup.options == options
