"""The words of Numero that no other game has: the items of its score sheet, and pages put together from topics."""

from sumdeck.words import worded
from tests.words.uses import texts_in

ITEMS = {*map(str, range(1, 12)), "centre", "left_cards", "left_points", "false_build", "false_alarm", "deck_dealt", "perfect"}


def test_every_item_of_the_score_has_words_and_the_rules_know_it() -> None:
    written = texts_in("games/numero/rules/score.py", "games/numero/rules/challenge.py", "games/numero/rules/solo.py")

    assert {code.removeprefix("score.numero.") for code in worded("score.numero.")} == ITEMS
    assert written >= ITEMS


def test_no_page_has_words_that_it_never_shows() -> None:
    rules = ("games/numero/rulebook/chapter.py", "games/numero/rulebook/solitaire.py")
    shown = texts_in("games/numero/terminal/terminal_view.py", "terminal/terminal_view.py", "terminal/pages.py", *rules)
    topics = worded("help.numero.") + worded("rules.numero.")

    assert [code for code in topics if code not in shown and code.rpartition(".")[2] not in shown] == []
