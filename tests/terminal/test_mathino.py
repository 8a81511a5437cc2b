"""Mathino at the text table: piles with their duties, penalties told at once, and players who check each other."""

from collections.abc import Sequence

from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Json
from sumdeck.terminal.keeping import KeptTable
from tests.games.mathino.rules.tables import Box, dealt
from tests.terminal.desks import Desk, two_people
from tests.terminal.desks import laid as at_desk

GAME = Mathino()


def laid(*hands: str, table: str, against: Sequence[str] = (), **settings: Json) -> KeptTable:
    """A match at its beginning, with these cards first."""
    options = GAME.options(settings)
    box = Box(dealt(len(hands), **settings))
    first = [card for text in (*hands, table) for card in box.cards(text)]
    deal = Deal((*first, *box.left), reshuffle_seed="ab" * 32)
    return at_desk("mathino", options, deal, len(hands), against, () if against else ("Ann", "Bo"))


ROUND = ["1 + 4, building 5", "matching 7", "discard 9", "discard 11", "discard 3", "discard 13", "5, capture 5", "discard 12"]


def a_round(*more: str) -> list[str]:
    """What two people type. Bo is warned of the sevens, and says so again."""
    lines = list(two_people([*ROUND, *more]))
    lines.insert(lines.index("matching 7"), "matching 7")
    return lines


def test_a_round_is_played_and_its_penalty_told_at_once() -> None:
    """M-23, M-85, M-88: Bo never captures the sevens."""
    desk = Desk(laid("4 5 9 3", "7 11 13 12", table="7 10 1 8"), a_round())

    assert "Ann: 1 + 4, building 5" in desk.shown
    assert "5: 1 4   Ann: must be captured this round" in desk.shown
    assert "Bo −14: built piles nobody captured" in desk.shown
    assert "Deck 1, round 2" in desk.shown
    assert desk.session.state.totals == (0, -14)


def test_whoever_has_one_card_left_is_told_what_a_build_may_cost() -> None:
    """Before the last card of a round is played, and not with more in hand."""
    warning = "someone else must capture it"
    desk = Desk(laid("4", "7", table="7 10 1 8", hand_cards=1), ["", "discard 4", "quit"])
    early = Desk(laid("4 5", "7 9", table="7 10 1 8", hand_cards=2), ["", "discard 4", "quit"])

    assert warning in " ".join(desk.shown.split())
    assert warning not in " ".join(early.shown.split())


def test_a_build_that_no_other_card_captures_is_warned_of_and_said_twice() -> None:
    """M-93: the 5 could be captured with a 5 of one's own, the 11 could not; and whoever thinks again may play something else."""
    warning = "None of your other cards has that number"
    held = Desk(laid("4 5", "7 9", table="7 10 1 8", hand_cards=2), ["", "1 + 4, building 5", "quit"])
    desk = Desk(laid("4 5", "7 9", table="7 10 1 8", hand_cards=2), ["", "7 + 4, building 11", "7 + 4, building 11", "", "quit"])
    other = Desk(laid("4 5", "7 9", table="7 10 1 8", hand_cards=2), ["", "7 + 4, building 11", "discard 4", "quit"])

    assert warning not in held.shown
    assert warning in " ".join(desk.answer("7 + 4, building 11").split())
    assert [str(pile.value) for pile in desk.session.state.table if not pile.loose] == ["11"]
    assert all(pile.loose for pile in other.session.state.table)


def test_the_only_card_for_ones_own_pile_is_not_laid_down_unwarned() -> None:
    """M-85: Ann has built 5 and holds a 5; whoever says it again means it."""
    lines = ["", "1 + 4, building 5", "", "discard 9", "", "discard 5", "discard 5", "quit"]
    desk = Desk(laid("4 5 3", "9 11 13", table="7 10 1 8", hand_cards=3), lines)

    assert "You have no other card for your own pile" in " ".join(desk.answer("discard 5").split())
    assert "5" in [str(pile.value) for pile in desk.session.state.table if pile.loose]


def test_what_only_a_clock_does_is_not_said_here() -> None:
    """M-168: there is no clock on the text table."""
    desk = Desk(laid("4 5 9 3", "7 11 13 12", table="7 10 1 8", timeout_action="forfeit"), ["", "forfeit", "discard 4"])

    assert "Only the clock can do that" in desk.answer("forfeit")


def test_what_is_refused_is_asked_again() -> None:
    desk = Desk(laid("4 5 9 3", "7 11 13 12", table="7 10 1 8"), ["", "1 + 4, building 6", "10 / 4 = 2", "object", "discard 4"])

    assert "Not quite: “1 + 4 = 6”" in desk.answer("1 + 4, building 6")
    assert "doesn’t divide exactly" in desk.answer("10 / 4 = 2")
    assert "every answer is checked" in desk.answer("object")
    assert desk.said == ["Ann: discard 4"]


def test_players_who_check_each_other_object_to_a_wrong_result() -> None:
    """M-111, M-113, M-115: caught in time it is void; otherwise it stands."""
    sevens = "7 x 4, building 27"
    turns = ["", "object", sevens, sevens, "", "object", "", "7 x 4, building 28", "", "object", "discard 13", "quit"]
    desk = Desk(laid("4 5 9 3", "7 11 13 12", table="7 10 1 8", mistakes="claims"), turns)

    shown = " ".join(desk.shown.split())
    assert "There’s nothing to object to right now." in shown
    assert "Well spotted, Bo! That was wrong: 7 × 4, building 27. It is taken back, and Ann plays again." in shown
    assert "That was right: 7 × 4, building 28. It stands." in shown
    assert desk.said == ["Ann: 7 x 4, building 28", "Bo: discard 13"]


def test_a_computer_player_objects_to_a_wrong_result() -> None:
    """M-115: the best of them notices everything."""
    kept = laid("4 5 9 3", "7 11 13 12", table="7 10 1 8", against=["planner"], mistakes="claims")
    desk = Desk(kept, ["7 x 4, building 27", "7 x 4, building 27", "quit"])

    assert "planner was right: that isn’t correct: 7 × 4, building 27." in " ".join(desk.shown.split())
    assert desk.said == []


def test_somebody_is_named_where_the_last_turn_is_not_meant() -> None:
    """M-115: until the next turn is complete, the one before it can be objected to as well."""
    lines = ["", "7 x 4, building 27", "7 x 4, building 27", "", "discard 13", "", "object Bo", "object Cem", "quit"]
    desk = Desk(laid("4 5 9 3", "7 11 13 12", table="7 10 1 8", mistakes="claims"), lines)

    assert "That was right: discard 13. It stands." in desk.answer("object Bo")
    assert "nothing to object to" in desk.answer("object Cem")


def test_the_last_turn_of_a_round_waits_for_a_word() -> None:
    """M-116."""
    desk = Desk(laid("4 5 9 3", "7 11 13 12", table="7 10 1 8", mistakes="claims"), a_round("accept"))

    assert "Ann, the round is over. Say accept, or object if the last turn was wrong." in desk.shown
    assert desk.session.state.round == 1


def test_a_lock_is_told_and_kept() -> None:
    """M-134, M-136."""
    lines = two_people(["8 squared is 64, 6 + 4 is 10, building 10", "10, capture 10"])
    desk = Desk(laid("2 12 10 3", "10 11 13 12", table="8 7 1 6", level="advanced"), lines)

    assert "10: 8 2   locked by Ann, who must capture it this round" in desk.shown
    assert "That pile is locked" in desk.answer("10, capture 10")


def test_the_very_young_see_all_hands() -> None:
    """M-159."""
    desk = Desk(laid("5b 9g 2r 3r", "2g 4g 6o 8o", table="3b 9r 12b 1o", level="young"), ["", "3b and 12b, capture 5b", "quit"])

    assert "Bo’s hand" in desk.shown
    assert len(desk.session.state.won[0]) == 3


def test_a_computer_player_and_a_hint() -> None:
    desk = Desk(
        laid("4 5 9 3", "7 11 13 12", table="7 10 1 8", against=["greedy"]),
        ["?", "?", "help", "rules", "cards", "discard 4", "quit"],
    )

    assert "Look again" in desk.shown
    assert "Cards 1 to 13" in desk.shown
    assert len(desk.said) == 2
