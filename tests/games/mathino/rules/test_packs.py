"""The packs: what is on the cards, how we know it, and what a file may say (M-1, M-2, M-3)."""

import pickle
from collections import Counter

import pytest

from sumdeck.games.mathino.rules.options import Options, levels
from sumdeck.games.mathino.rules.packs import PACKS, SCHEMA, mathino_pack, plain
from sumdeck.rules.game import Refusal
from sumdeck.rules.offers import Setting
from sumdeck.rules.options import settings_of
from sumdeck.rules.packfile import PackError, read_pack
from tests.games.mathino.rules.tables import GAME, dealt

SETTINGS = {key: each.values for key, each in settings_of(Options).items()}

SIZES = {"mathino-52": 52, "mathino-52-zero": 52, "mathino-48": 48, "playing-cards": 52}


@pytest.mark.parametrize("name", PACKS)
def test_every_pack_has_nine_points_on_its_cards(name: str) -> None:
    """M-3: four aces of 1, and of the stars the 2, 7 and 11; with the prize for most cards that makes 13."""
    pack = mathino_pack(name)
    carrying = Counter({card.face: 0 for card in pack.cards})
    for card, count in zip(pack.cards, pack.counts, strict=True):
        carrying[card.face] += card.points * count

    assert pack.size == SIZES[name]
    assert +carrying == Counter({"1": 4, "2": 2, "7": 1, "11": 2})
    assert all(card.points == 1 for card in pack.cards if card.face == "1")


def test_we_say_how_we_know_each_card() -> None:
    """M-1: stated, inferred or assumed."""
    status = {(card.face, card.colour): card.status for card in mathino_pack("mathino-52").cards}

    assert {status["1", colour] for colour in ("blue", "red", "green", "orange")} == {"stated"}
    assert [status[face, "blue"] for face in ("2", "7", "11")] == ["stated"] * 3
    assert status["7", "red"] == status["12", "blue"] == "inferred"
    assert status["13", "blue"] == "assumed"
    assert [card.face for card in mathino_pack("mathino-52-zero").cards if card.status == "assumed"] == ["0"] * 4
    assert not mathino_pack("mathino-48").assumed()


def test_without_suits_equal_cards_are_one_kind() -> None:
    """M-1, M-2: sixteen kinds, the golden ones apart; an ace counts 1."""
    pack = plain(mathino_pack("mathino-52"))

    assert pack.labels == ("1", "2", "2g", "3", "4", "5", "6", "7", "7g", "8", "9", "10", "11", "11g", "12", "13")
    assert pack.size == 52
    assert plain(pack) == pack
    assert dealt(level="young").setup.pack.labels[:4] == ("1b", "1g", "1o", "1r")
    assert dealt().setup.number[0] == 1


def test_a_number_with_several_points_keeps_its_suits() -> None:
    tables = "".join(
        f'[[card]]\nnumber = [{face}]\ncolour = "{colour}"\npoints = {points}\nstatus = "stated"\n'
        for face, colour, points in ((5, "red", 1), (5, "blue", 2), ("1,2,3,4,6,7,8,9,10,11", "red", 0))
    )
    pack = read_pack(f'game = "mathino"\nname = "own"\ntitle = "Own"\n{tables}', "own.toml", SCHEMA)

    assert plain(pack) is pack


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ("number = 100", "a whole number from 0 to 99"),
        ('number = "-3"', "a whole number from 0 to 99"),
        ('shape = "star"', "a whole number from 0 to 99"),
        ('number = 3\nshape = "a b"', "a shape is one word"),
        ("number = 3", "at least 12 cards"),
    ],
)
def test_a_bad_pack_is_refused_with_its_reason(table: str, reason: str) -> None:
    with pytest.raises(PackError, match=reason):
        read_pack(f'game = "mathino"\nname = "bad"\ntitle = "Bad"\n[[card]]\n{table}\nstatus = "stated"\n', "bad.toml", SCHEMA)


def test_an_unknown_pack_level_setting_or_value_is_refused() -> None:
    with pytest.raises(KeyError):
        mathino_pack("no-such")
    for given, code in (
        ({"level": "expert"}, "options.no_such_level"),
        ({"colour": 1}, "options.no_such_setting"),
        ({"target": 0}, "options.no_such_value"),
        ({"target": "14"}, "options.no_such_value"),
        ({"ops": "add pow"}, "options.no_such_value"),
        ({"negatives": 1}, "options.no_such_value"),
        ({"pack": {}}, "options.bad_pack"),
    ):
        with pytest.raises(Refusal, match=code):
            GAME.options(given)


def test_numbers_and_lists_are_settled() -> None:
    """Section 2.19: any target; operations in any order."""
    options = GAME.options({"target": 37, "ops": "mul add", "max_abs_value": 99, "penalty": 3})

    assert (options.target, options.ops, options.max_abs_value, options.penalty) == (37, "add mul", 99, 3)
    assert GAME.options({"pack": mathino_pack("mathino-48"), "short_round": "equal"}).pack.size == 48
    with pytest.raises(TypeError):
        GAME.pack({})


@pytest.mark.parametrize("key", ["max_abs_value", "max_decks"])
def test_no_limit_is_0_and_was_none(key: str) -> None:
    """M-54, M-109: 0 as in every other game; what versions before 4 wrote is read on."""
    usual = GAME.options({})

    assert GAME.dump_options(usual)[key] == 0
    assert GAME.options({key: "none"}) == GAME.options({key: 0}) == usual


@pytest.mark.parametrize(
    ("cards", "remarks"),
    [
        ("number = 1\npoints = 1\ncount = 9", ()),
        ("number = 1\npoints = 1\ncount = 8", ("mathino.warn_points",)),
        ("number = 0\npoints = 9", ("mathino.warn_zero",)),
        ("number = 0", ("mathino.warn_points", "mathino.warn_zero")),
    ],
)
def test_a_pack_whose_points_do_not_make_thirteen_is_remarked_upon(cards: str, remarks: tuple[str, ...]) -> None:
    """M-104, M-41: it can be played with all the same."""
    head = 'game = "mathino"\nname = "own"\ntitle = "Our own"\n'
    text = f'{head}[[card]]\nnumber = 5\ncount = 40\nstatus = "stated"\n[[card]]\n{cards}\nstatus = "stated"\n'

    assert GAME.pack_remarks(text, "own.toml", None, 2) == remarks
    assert GAME.own_pack(text, "own.toml", None)


@pytest.mark.parametrize("setting", [setting for setting in GAME.settings() if setting.span], ids=lambda setting: setting.key)
def test_a_number_may_be_any_of_its_span_and_no_other(setting: Setting) -> None:
    """Section 2.19: menus offer a few numbers, and tell between which others one may choose."""
    assert setting.span
    for number in setting.span:
        assert getattr(GAME.options({setting.key: number}), setting.key) == number
    with pytest.raises(Refusal, match=r"options\.no_such_value"):
        GAME.options({setting.key: setting.span[1] + 1})


def test_the_levels_are_bundles_of_settings() -> None:
    """M-12 is about what lies beside the table; M-60, and M-154 about the levels."""
    found = {name: GAME.options({"level": name}) for name in levels()}

    assert list(found) == ["young", "starter", "basic", "advanced"]
    assert found["starter"].ops == "add sub"
    assert (found["basic"].digit_sums, found["basic"].power_plays, found["basic"].table_add) == (False, False, False)
    assert (found["advanced"].digit_sums, found["advanced"].power_plays, found["advanced"].table_add) == (True, True, True)
    young = found["young"]
    assert (young.variant, young.open_hands, young.final_tie, young.duty_model) == ("young", True, "shared", "off")
    for key, values in SETTINGS.items():
        assert getattr(found["basic"], key) == values[0], key


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_setting_survives_the_journey_to_another_process(setting: str) -> None:
    for value in SETTINGS[setting]:
        options = GAME.options({"level": "advanced", setting: value})

        assert pickle.loads(pickle.dumps(options)) == options
