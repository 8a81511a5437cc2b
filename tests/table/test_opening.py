"""Laying a table: what fits together, and what is promised before the first card."""

from typing import Any

import pytest

from fives.rules import Fives
from sumdeck.games.numero.rules.solitaire import Solitaire
from sumdeck.rules.deals import Deal, commit, named_deal
from sumdeck.table import BrokenLog, HouseRules, SeatPlan, Table, TableCode, open_table
from sumdeck.table.events import Claimed, Closed, Seated
from tests.table.tables import CARELESS, NONCE, NUMERO, PERSON, P, R, laid, refused

OPTIONS = NUMERO.options({})
DEAL = named_deal(OPTIONS.pack, "opening")


def opened(*plans: SeatPlan, **house: Any) -> Table:
    return Table([open_table(NUMERO, OPTIONS, plans or (PERSON, PERSON), DEAL, NONCE, HouseRules(**house))])


def test_the_deal_is_promised_before_anybody_has_sat_down() -> None:
    table = opened()

    assert table.screen(P).commitment == commit(DEAL, NONCE)
    assert table.screen(P).reveal is None
    assert table.screen(P).phase == "gathering"


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_table_has_as_many_seats_as_the_game(seats: int) -> None:
    with refused(TableCode.SEATS, least=2, most=4):
        open_table(NUMERO, OPTIONS, [PERSON] * seats, DEAL, NONCE)


def test_the_game_itself_may_want_fewer() -> None:
    with refused("numero.too_many_seats"):
        opened(*[PERSON] * 4)


def test_computer_players_must_be_known() -> None:
    with refused(TableCode.NO_SUCH_PLAYER, given="grandmaster"):
        opened(PERSON, SeatPlan("computer", "grandmaster"))
    with refused(TableCode.NO_SUCH_PLAYER, given="grandmaster"):
        opened(stand_in="grandmaster")


def test_a_clock_that_calls_a_computer_player_needs_one() -> None:
    game = Fives()
    options = game.options({})

    with refused(TableCode.NO_SUCH_PLAYER, given=""):
        house = HouseRules(turn_seconds=5, clock_at_zero="bot")
        open_table(game, options, [PERSON], Deal(game.pack(options).deck()), NONCE, house)


def test_computer_players_get_names_that_nobody_else_has() -> None:
    plans = (SeatPlan("computer", "greedy"), SeatPlan("computer", "greedy"), SeatPlan("computer", "careless", "Rusty"))

    assert opened(*plans).state.names == ("greedy 1", "greedy 2", "Rusty")
    assert opened(PERSON, CARELESS).state.names == ("", "careless")
    with refused(TableCode.SAME_NAME, name="Rusty"):
        opened(SeatPlan("computer", "greedy", "Rusty"), SeatPlan("computer", "careless", "Rusty"))


@pytest.mark.parametrize("referee", ["opponents", "challenge"])
def test_the_options_of_the_game_decide_who_checks(referee: str) -> None:
    with refused(TableCode.OTHER_REFEREE, given=referee, game="engine"):
        opened(referee=referee)


def test_the_scoring_game_is_refereed_by_challenges() -> None:
    hands = ("1b 4g 10r 12r 13r", "2g 3g 7r 9r 15r")

    table = laid(scoring=True, house=HouseRules(referee="challenge"), hands=hands, centre="9g 7g", deck="")

    assert table.state.phase == "playing"


def test_a_deal_of_another_pack_is_refused() -> None:
    with refused("deal.not_this_pack"):
        open_table(NUMERO, OPTIONS, [PERSON, PERSON], Deal(DEAL.cards[1:]), NONCE)


def test_a_solitaire_is_a_table_with_one_seat() -> None:
    game = Solitaire()
    options = game.options({})

    table = Table([open_table(game, options, [PERSON], named_deal(game.pack(options), "one"), NONCE)])

    assert len(table.screen(P).people) == 1


def test_a_log_begins_with_the_opening() -> None:
    with pytest.raises(BrokenLog, match="begins with the opening"):
        Table([])
    with pytest.raises(BrokenLog, match="begins with the opening"):
        Table([Closed("expired")])


def test_a_log_of_another_version_is_refused_by_name() -> None:
    first = opened().log[0]
    changed = type(first)(**{**vars(first), "version": 99})

    with refused(TableCode.OTHER_VERSION, game="numero", version=99, plays=NUMERO.version):
        Table([changed])


def test_a_sentence_that_only_an_earlier_version_heard_is_refused_by_its_name() -> None:
    """N-98: until version 2 the number that was said with *build* was not judged. All other tables of it are read on."""
    opening, *rest = laid(hands=("1 10 4 2 3", "5 6 7 8 14"), centre="9 13", deck="11 11 11").log
    older = type(opening)(**{**vars(opening), "version": 2})
    said, today = Claimed(P, "build 11: 9 + 1 = 10", "k", 1), Claimed(P, "build 10: 9 + 1 = 10", "k", 1)

    assert Table([older, *rest, today]).state.moved
    with refused(TableCode.OTHER_VERSION, game="numero", version=2, plays=NUMERO.version):
        Table([older, *rest, said])
    with pytest.raises(BrokenLog, match=r"numero\.two_results"):
        Table([opening, *rest, said])


def test_a_log_whose_deal_was_touched_is_broken() -> None:
    first = opened().log[0]
    cards = (DEAL.cards[1], DEAL.cards[0], *DEAL.cards[2:])

    with pytest.raises(BrokenLog, match="not the deal that was promised"):
        Table([type(first)(**{**vars(first), "deal": Deal(cards)})])


def test_a_log_that_cannot_have_happened_names_the_event() -> None:
    log = [*opened().log, Seated(P, "Brave Otter", "k", 0), Claimed(P, "take 99", "k2", 0)]

    with pytest.raises(BrokenLog, match="event 2"):
        Table(log)


@pytest.mark.parametrize(("field", "damage"), [("nonce", "xyz"), ("options", {"level": "none"}), ("seats", (PERSON,) * 9)])
def test_a_damaged_opening_is_a_broken_log(field: str, damage: object) -> None:
    first = opened().log[0]

    with pytest.raises(BrokenLog, match="opened: "):
        Table([type(first)(**{**vars(first), field: damage})])


def test_a_table_is_opened_once_and_has_no_other_seats() -> None:
    log = opened().log

    with pytest.raises(BrokenLog, match="opened once"):
        Table([*log, *log])
    with pytest.raises(BrokenLog, match="no such seat"):
        Table([*log, Seated(R, "Brave Otter", "k", 0)])


def test_without_house_rules_the_game_says_who_checks() -> None:
    options = NUMERO.options({"scoring": True})

    assert open_table(NUMERO, options, [PERSON, PERSON], named_deal(options.pack, "points"), NONCE).house.referee == "challenge"


def test_a_game_that_is_not_installed_is_named() -> None:
    first = opened().log[0]

    with pytest.raises(LookupError, match="whist"):
        Table([type(first)(**{**vars(first), "game": "whist"})])


def test_a_short_nonce_seals_nothing() -> None:
    with pytest.raises(ValueError, match="nonce"):
        open_table(NUMERO, OPTIONS, [PERSON, PERSON], DEAL, b"short")


def test_house_rules_come_from_names_and_values() -> None:
    rules = HouseRules.load({"take_back": "free", "turn_seconds": 30, "aids": ["ten-frame"]})

    assert rules == HouseRules(take_back="free", turn_seconds=30, aids=("ten-frame",))
    assert HouseRules.load(rules.dump()) == rules


@pytest.mark.parametrize(
    ("rule", "value"),
    [
        ("referee", "grandma"),
        ("take_back", True),
        ("turn_seconds", -1),
        ("turn_seconds", 3601),
        ("turn_seconds", True),
        ("turn_seconds", "30"),
        ("clock_at_zero", "explode"),
        ("hints", 1),
        ("aids", "ten-frame"),
        ("aids", ["calculator"]),
        ("stand_in", 5),
        ("locked", None),
    ],
)
def test_a_house_rule_has_its_values_and_no_others(rule: str, value: object) -> None:
    with refused(TableCode.NO_SUCH_VALUE, rule=rule):
        HouseRules.load({rule: value})


def test_there_are_no_house_rules_but_ours() -> None:
    with refused(TableCode.NO_SUCH_RULE, given="stakes"):
        HouseRules.load({"stakes": 100})
