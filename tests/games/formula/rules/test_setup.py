"""The pack, the deal, and who begins: F-1 to F-10."""

import pytest

from sumdeck.games.formula.rules.codes import Code
from sumdeck.games.formula.rules.game import Formula
from sumdeck.games.formula.rules.options import Options, levels
from sumdeck.games.formula.rules.packs import SCHEMA, formula_pack, symbols_of
from sumdeck.games.formula.rules.setup import WARN_SMALL, pack_warnings, setup
from sumdeck.rules.game import Json, Seat
from sumdeck.rules.options import settings_of
from sumdeck.rules.packfile import PackError, read_pack
from tests.games.formula.rules.tables import GAME, dealt, formula, hand, lying, names, refused, say, shuffled, sizes

SETTINGS = {key: each.values for key, each in settings_of(Options).items()}

HEAD = 'game = "formula"\nname = "own"\ntitle = "Own"\n'


def test_the_pack_has_57_cards_and_says_how_we_know_them() -> None:
    """Five of each digit are our assumption; jokers and symbols are named by the rules."""
    pack = formula_pack("full")

    assert (pack.size, pack.groups("digits").size, pack.groups("jokers").size, pack.groups("symbols").size) == (57, 50, 2, 5)
    assert {pack.cards[kind].group for kind in pack.assumed()} == {"digits"}
    assert {card.status for card in pack.groups("jokers", "symbols").cards} == {"stated"}


def test_symbols_are_never_dealt_held_or_drawn() -> None:
    """F-1: only the 52 others are in the zones."""
    state = shuffled(3)

    faces = {state.setup.pack.label(card) for zone in GAME.zones(state).values() for card in zone.cards}
    assert faces <= set("0123456789J")
    assert sum(len(zone.cards) for zone in GAME.zones(state).values()) == 52
    assert state.setup.symbols == ("+", "−", "×", "÷")


def test_everybody_gets_seven_and_two_cards_are_turned_up() -> None:
    """F-3, F-4, F-5, F-6: hands in blocks from the dealer's left, then the left and the right number, then the stock."""
    state = dealt("0 0 1 1 2 2 3 4 4 5 5 6 6 7 8 9")

    assert (hand(state, 0), hand(state, 1)) == ("0 0 1 1 2 2 3", "4 4 5 5 6 6 7")
    assert lying(state) == "8 _ 9 = _"
    assert len(state.stock) == 52 - 16
    assert names(state, state.stock[:3]) == "0 0 0"


def test_the_shape_of_a_formula_is_fixed() -> None:
    """F-7: no second symbol, nothing without its answer. An answer said first is laid last."""
    state = formula("2 + 4 = 6", "8 8 4 9")
    for said in ("2 + 2 + 2 = 6", "8 = 8", "8 = 8 = 8"):
        with refused(Code.NOT_A_FORMULA):
            say(state, said)
    with refused("sentence.no_result"):
        say(state, "8 x 8")
    with refused("sentence.no_result"):
        say(state, "8 x 8 =")


def test_two_to_five_play() -> None:
    """F-8."""
    for seats in (2, 3, 4, 5):
        assert sizes(shuffled(seats)) == [7] * seats
    with refused(Code.TOO_MANY_SEATS, most=5):
        shuffled(6)
    with refused(Code.TOO_FEW_SEATS, fewest=2):
        shuffled(1)


def test_the_seat_left_of_the_dealer_begins_and_turns_go_clockwise() -> None:
    """F-2, F-9, F-10: who deals first is settled by who sits in the last seat."""
    state = shuffled(4)

    assert (state.dealer, state.seat) == (3, 0)
    seats = [state.seat]
    for _ in range(5):
        state = say(state, "draw")
        seats.append(state.seat)
    assert seats == [0, 1, 2, 3, 0, 1]


def test_it_is_nobody_elses_turn() -> None:
    state = shuffled(3)

    with refused(Code.NOT_YOUR_TURN):
        GAME.read(state, Seat(1), "draw")
    with refused(Code.NOT_YOUR_TURN):
        GAME.read(state, Seat(7), "2 + 2 = 4")


def test_hands_can_be_smaller_or_larger() -> None:
    """F-3 under `hand_size`."""
    assert sizes(shuffled(5, hand_size=10)) == [10] * 5
    assert sizes(shuffled(2, hand_size=3)) == [3, 3]


def test_a_pack_must_fill_the_hands() -> None:
    """Seven each and two; one more where a winner may get an extra card (F-79)."""
    pack = read_pack(HEAD + _cards('digit = "0-9"\ncount = 5', 'symbol = ["+", "-"]'), "own.toml", SCHEMA)
    shuffled(4, pack=pack.dump(), hand_size=10)
    small = read_pack(HEAD + _cards('digit = "0-7"\ncount = 2', 'symbol = ["+", "-"]'), "own.toml", SCHEMA)
    shuffled(2, pack=small.dump())

    with refused(Code.PACK_TOO_SMALL, cards=16, needed=17):
        shuffled(2, pack=small.dump(), winner_extra_card=True)


@pytest.mark.parametrize(
    ("copies", "signs", "level", "found"),
    [
        (22, '["+", "-"]', "base", ()),
        (21, '["+", "-"]', "base", ("formula.warn_small",)),
        (16, '["+", "-"]', "base", ("formula.warn_small",)),
        (15, '["+", "-"]', "base", ()),  # it is refused, which says more
        (22, '["-", "÷"]', "base", ("formula.warn_symbols",)),
        (22, '["+", "÷"]', "base", ()),
        (22, '["+", "÷"]', "times-divide", ("formula.warn_symbols",)),
        (16, '["-", "÷"]', "base", ("formula.warn_small", "formula.warn_symbols")),
    ],
)
def test_packs_that_are_only_just_enough_are_told_of(copies: int, signs: str, level: str, found: tuple[str, ...]) -> None:
    """For two it takes 16 cards (F-3, F-5), and six more to be at ease; with neither + nor × there is little to find."""
    text = HEAD + _cards(f"digit = 0\ncount = {copies - 3}", "digit = 1\ncount = 3", f"symbol = {signs}")

    assert GAME.pack_remarks(text, "own.toml", level, 2) == found


def test_nothing_is_unusual_about_the_full_pack() -> None:
    for level in levels():
        for seats in GAME.seats:
            options = GAME.options({"level": level})
            assert pack_warnings(setup(options, seats)) == ()
    assert pack_warnings(setup(GAME.options({"hand_size": 9, "winner_extra_card": True}), 5)) == (WARN_SMALL,)


def test_a_pack_has_its_own_symbols() -> None:
    """Only symbols that are there are played with; more of one kind change nothing."""
    pack = read_pack(HEAD + _cards('digit = "0-9"\ncount = 4', 'symbol = ["x", "-"]\ncount = 3'), "own.toml", SCHEMA)

    assert symbols_of(pack) == ("−", "×")
    with refused(Code.NO_SUCH_SYMBOL, known="− ×"):
        say(formula("9 - 4 = 5", "9 8", pack=pack.dump()), "9 + 4 = 13")
    plus = read_pack(HEAD + _cards('digit = "0-9"\ncount = 4', 'symbol = "+"'), "own.toml", SCHEMA)
    with refused(Code.NO_SYMBOLS):
        shuffled(2, pack=plus.dump(), times_divide_only=True)


@pytest.mark.parametrize(
    ("table", "field"),
    [
        ('digit = "12"', "card.digit"),
        ('joker = "no"', "card.joker"),
        ('symbol = "%"', "card.symbol"),
        ('digit = 3\njoker = "yes"', "card.digit"),
        ("value = 3", "card.value"),
        ('symbol = ["+", "="]', "card"),
        ('digit = "0-9"\ncount = 6', "card"),
    ],
)
def test_a_bad_pack_is_refused_by_its_field(table: str, field: str) -> None:
    with pytest.raises(PackError) as caught:
        read_pack(HEAD + _cards(table), "own.toml", SCHEMA)

    assert caught.value.field == field


def test_bad_options_are_refused() -> None:
    game = Formula()
    for given, code in (
        ({"level": "easy"}, "options.no_such_level"),
        ({"colour": "red"}, "options.no_such_setting"),
        ({"rounds": 0}, "options.no_such_value"),
        ({"must_reuse": 1}, "options.no_such_value"),
        ({"pack": {"cards": []}}, "options.bad_pack"),
    ):
        with refused(code):
            game.options(given)


@pytest.mark.parametrize(
    ("key", "good", "bad"),
    [("hand_size", (1, 2, 11, 12), (0, 13)), ("rounds", (1, 11, 99), (0, 100)), ("max_turns", (0, 1, 77, 100_000), (-1,))],
)
def test_numbers_are_free_within_reason(key: str, good: tuple[int, ...], bad: tuple[int, ...]) -> None:
    """Section 7: hands of 1 to 12 cards, 1 to 99 rounds, any number of turns and 0 for no limit; menus say so."""
    game = Formula()
    for number in good:
        assert getattr(game.options({key: number}), key) == number
    for number in bad:
        with refused("options.no_such_value", key=key):
            game.options({key: number})
    span = next(setting.span for setting in game.settings() if setting.key == key)
    assert span is not None
    assert span[0] == good[0]


@pytest.mark.parametrize("hand_size", [1, 12])
def test_the_smallest_and_the_largest_hands_can_be_played(hand_size: int) -> None:
    state = shuffled(2, hand_size=hand_size)

    assert [len(hand) for hand in state.hands] == [hand_size, hand_size]
    assert GAME.legal_moves(state, state.seat)


@pytest.mark.parametrize(
    ("cards", "settings", "possible"),
    [
        ('digit = 3\ncount = 30|symbol = ["+", "-", "x", "÷"]', {}, False),
        ('digit = [3, 6]\ncount = 15|symbol = "+"', {}, True),
        ('digit = [1, 6]\ncount = 15|symbol = "+"', {}, False),
        ('digit = [2, 6]\ncount = 15|symbol = "+"', {}, False),
        ('digit = [1, 2, 6]\ncount = 15|symbol = "+"', {}, True),
        ('digit = [8, 1, 6]\ncount = 15|symbol = "+"', {}, True),
        ('digit = [8, 1, 6]\ncount = 15|symbol = "+"', {"first_answer_max": 1}, False),
        ('digit = [8, 6]\ncount = 15|joker = "yes"|symbol = "+"', {}, True),
        ('digit = 7\ncount = 30|joker = "yes"|symbol = "+"', {"first_answer_max": 1}, True),
        ('digit = [3, 6]\ncount = 15|symbol = ["+", "÷"]', {"times_divide_only": True}, False),
    ],
)
def test_a_pack_in_which_no_round_could_begin_is_refused(cards: str, settings: dict[str, Json], possible: bool) -> None:
    """When the options are made; some start pair must have an answer among the other cards."""
    pack = read_pack(HEAD + _cards(*cards.split("|")), "own.toml", SCHEMA)

    if possible:
        GAME.options({"pack": pack, **settings})
    else:
        with refused(Code.NO_START):
            GAME.options({"pack": pack, **settings})


def test_levels_are_bundles_of_settings() -> None:
    """F-89: with × and ÷ only a turn has four cards, unless the table says something else."""
    for name, level in levels().items():
        options = GAME.options({"level": name})
        assert all(getattr(options, key) == value for key, value in level.settings)
    assert GAME.options({"level": "times-divide"}).cards_per_turn == 4
    assert GAME.options({"level": "times-divide", "cards_per_turn": 3}).cards_per_turn == 3
    assert all(getattr(GAME.options({}), key) == values[0] for key, values in SETTINGS.items())


def _cards(*tables: str) -> str:
    return "".join(f'\n[[card]]\n{table}\nstatus = "assumed"\n' for table in tables)


def test_tables_with_equal_options_have_one_setup_whoever_was_asked_before() -> None:
    one, other, third = (GAME.options({"hand_size": size}) for size in (5, 5, 6))

    found = setup(one, 2)

    assert setup(other, 2) is setup(other, 2) is setup(one, 2) is found
    assert [setup(third, 2).options.hand_size, setup(one, 3).seats, setup(other, 2)] == [6, 3, found]
