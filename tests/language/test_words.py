"""Every code has words, every place in them is filled, and no words are left over."""

from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from sumdeck.language import Unworded, gathered, say, words
from sumdeck.players.hints import hints
from sumdeck.rules import registry
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Seat
from sumdeck.rules.numero import SETTINGS, Code, levels
from sumdeck.rules.numero.game import CODES, OPTION_CODES
from sumdeck.rules.steps import SentenceCode
from tests.language.uses import calls, codes, details, stem, texts_in

OUTCOMES = {"numero.most", "numero.shared_win", "numero.play_again", "numero.perfect", "numero.no_take_left", "numero.stopped"}
DEALS = {"deal.unreadable", "deal.bad_name", "deal.not_this_pack", "deal.other_shuffles"}
ITEMS = {*map(str, range(1, 12)), "centre", "left_cards", "left_points", "false_build", "false_alarm", "deck_dealt", "perfect"}


def places(code: str) -> set[str]:
    """The places that the words of a code hold."""
    found = words()[code]
    texts = [found] if isinstance(found, str) else list(found.values())
    return {field for text in texts for _, field, _, _ in Formatter().parse(text) if field is not None}


def after(prefix: str) -> set[str]:
    """What follows a prefix in the codes that have words."""
    return {code.removeprefix(prefix) for code in words() if code.startswith(prefix)}


@pytest.mark.parametrize("code", sorted({*Code, *SentenceCode, *OPTION_CODES, *CODES, *DEALS, *OUTCOMES}))
def test_every_reason_and_every_outcome_has_words(code: str) -> None:
    assert code in words()


def test_every_setting_every_score_item_and_every_game_has_words() -> None:
    groups = {card.group for level in levels().values() for card in level.cards().cards}

    assert after("setting.numero.") == set(SETTINGS)
    assert after("score.numero.") == ITEMS
    assert after("game.") == set(registry.games())
    assert groups <= after("cards.numero.")


def test_the_items_of_the_score_are_those_that_the_rules_know() -> None:
    written = texts_in("rules/numero/score.py", "rules/numero/challenge.py", "rules/numero/solitaire.py")

    assert written >= ITEMS


def test_a_reason_gives_all_that_its_words_ask_for() -> None:
    raised = [(code, details(call)) for call in calls("Refusal", "Mistake") for code in codes(call.args[0])]

    assert len(raised) > 60
    for code, given in raised:
        assert places(code) <= given, code


def test_whoever_says_something_gives_all_that_its_words_ask_for() -> None:
    said = [(code, details(call)) for call in calls("say") for code in codes(call.args[0])]

    assert len(said) > 60
    for code, given in said:
        assert code in words()
        assert places(code) <= given, code


def test_codes_that_are_put_together_ask_for_nothing_more() -> None:
    built = [(stem(call.args[0]), details(call)) for call in calls("say") if stem(call.args[0])]
    written_out = {code for call in calls("say") for code in codes(call.args[0])}

    assert {prefix for prefix, _ in built} >= {"score.numero.", "setting.numero.", "help.numero.", "rules.numero."}
    for prefix, given in built:
        for code in {prefix + rest for rest in after(prefix)} - written_out:
            assert places(code) <= given, code


def test_no_words_are_left_over() -> None:
    written = texts_in()
    stems = {stem(call.args[0]) for call in calls("say")} - {""}
    used = {*Code, *SentenceCode, *OPTION_CODES, *DEALS, *OUTCOMES, *written}

    spare = {code for code in words() if code not in used}
    assert {code for code in spare if not code.startswith(tuple(stems))} == set()
    assert {code for code in spare if code.startswith(("help.", "rules.")) and code.rpartition(".")[2] not in written} == set()


def test_a_code_is_worded_in_one_file_only(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text('"a.b" = "once"\n"a.c" = "here"')
    (tmp_path / "two.toml").write_text('"a.d" = "there"')
    assert gathered(tmp_path) == {"a.b": "once", "a.c": "here", "a.d": "there"}

    (tmp_path / "two.toml").write_text('"a.b" = "twice"')
    with pytest.raises(ValueError, match=r"a\.b has words in one\.toml and in two\.toml"):
        gathered(tmp_path)


def test_one_and_many_are_told_apart() -> None:
    assert say("table.cards", count=1) == "1 card"
    assert say("table.cards", count=3) == "3 cards"
    assert all(isinstance(found, str) or set(found) == {"one", "many"} for found in words().values())


def test_missing_words_are_loud_here() -> None:
    with pytest.warns(Unworded, match="no words for never.heard_of"):
        assert say("never.heard_of") == "never.heard_of"
    with pytest.warns(Unworded, match="needs 'value'"):
        say("numero.no_answer_card")


@pytest.mark.filterwarnings("ignore::sumdeck.language.Unworded")
def test_missing_words_are_gentle_for_players() -> None:
    """Python ignores this kind of warning unless it is asked; so a player reads the code, and plays on."""
    assert issubclass(Unworded, ResourceWarning)
    assert say("never.heard_of", value=3) == "never.heard_of"
    assert say("numero.no_answer_card").startswith("To build {value}")


@pytest.mark.parametrize(("game", "level"), [("numero", "numbers-10"), ("numero", "full"), ("numero-solitaire", "subtraction")])
def test_every_hint_has_words(game: str, level: str) -> None:
    rules: Any = registry.game(game)
    options = rules.options({"level": level})

    for name in ("spring", "summer", "autumn", "winter"):
        state = first_state(rules, named_deal(rules.pack(options), name, rules.shuffles_again), rules.seats[0], options)
        for hint in hints(rules, rules.view(state, Seat(0))):
            assert "{" not in say(hint.code, **dict(hint.details))


def test_no_words_are_markup_or_control_characters() -> None:
    texts = [text for found in words().values() for text in ([found] if isinstance(found, str) else found.values())]

    assert all(text.replace("\n", "").isprintable() for text in texts)
