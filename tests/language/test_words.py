"""Every code of every game has words, every place in them is filled, and no words are left over."""

import re
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from sumdeck.language import LANGUAGES, Unworded, gathered, say, speaking, worded, words
from sumdeck.players.hints import hints
from sumdeck.rules import registry
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Seat
from sumdeck.rules.laying import PositionCode
from sumdeck.rules.steps import SentenceCode
from tests.language.uses import texts_in, uses

GAMES = registry.games()
DEALS = {"deal.unreadable", "deal.bad_name", "deal.not_this_pack", "deal.other_shuffles"}
TOLD = {code for game in map(registry.game, GAMES) for code in game.codes | game.endings | game.tidings}
CODES = TOLD | DEALS | set(SentenceCode) | set(PositionCode)


def places(code: str) -> set[str]:
    """The places that the words of a code hold."""
    found = words()[code]
    texts = [found] if isinstance(found, str) else list(found.values())
    return {field for text in texts for _, field, _, _ in Formatter().parse(text) if field is not None}


def after(prefix: str) -> set[str]:
    """What follows a prefix in the codes that have words."""
    return {code.removeprefix(prefix) for code in worded(prefix)}


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_reason_and_every_ending_has_words(code: str) -> None:
    assert code in words()


@pytest.mark.parametrize("family", sorted({registry.game(name).family for name in GAMES}))
def test_every_setting_and_every_group_of_cards_has_words(family: str) -> None:
    games = [game for game in map(registry.game, GAMES) if game.family == family]
    packs = [level.pack for game in games for level in game.levels()] or [game.pack(game.options({})) for game in games]

    assert after(f"setting.{family}.") == {setting.key for game in games for setting in game.settings()}
    assert after(f"cards.{family}.") == {card.group for pack in packs for card in pack.cards}


@pytest.mark.parametrize("name", GAMES)
def test_every_game_tells_its_rules_and_how_to_say_things(name: str) -> None:
    assert worded(f"rules.{registry.game(name).family}.")
    assert worded(f"help.{registry.game(name).family}.")


def test_every_game_has_its_line_in_the_menu() -> None:
    assert after("game.") == set(GAMES)


def test_a_reason_gives_all_that_its_words_ask_for() -> None:
    raised = [(code, use.details) for use in uses("Refusal", "Mistake") for code in use.codes]

    assert len(raised) > 60
    for code, given in raised:
        assert places(code) <= given, code


def test_whoever_says_something_gives_all_that_its_words_ask_for() -> None:
    said = [(code, use.details) for use in uses("say") for code in use.codes]

    assert len(said) > 60
    for code, given in said:
        assert code in words()
        assert places(code) <= given, code


def test_codes_that_are_put_together_ask_for_nothing_more() -> None:
    built = [use for use in uses("say") if use.stem]
    written_out = {code for use in uses("say") for code in use.codes}

    assert {use.stem for use in built} >= {"game.", "setting.", "cards.", "help.numero.", "rules.numero.", "score.numero."}
    for use in built:
        for code in {use.stem + rest for rest in after(use.stem)} - written_out:
            assert places(code) <= use.details, code


def test_no_words_are_left_over() -> None:
    stems = {use.stem for use in uses("say")} - {""}
    used = CODES | texts_in()
    spare = {code for code in words() if code not in used}

    assert {code for code in spare if not code.startswith((*stems, "help.", "rules."))} == set()


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


@pytest.mark.parametrize("name", GAMES)
def test_every_hint_has_words(name: str) -> None:
    game: Any = registry.game(name)
    for level in {None, *game.levels()[:1], *game.levels()[-1:]}:
        options = game.options({} if level is None else {"level": level.name})
        for deal in ("spring", "summer", "autumn", "winter"):
            state = first_state(game, named_deal(game.pack(options), deal, game.shuffles_again), game.seats[0], options)
            for hint in hints(game, game.view(state, Seat(0))):
                assert "{" not in say(hint.code, **dict(hint.details))


def test_no_words_are_markup_or_control_characters() -> None:
    texts = [text for found in words().values() for text in ([found] if isinstance(found, str) else found.values())]

    assert all(text.replace("\n", "").isprintable() for text in texts)


def test_what_is_said_in_another_language_is_said_in_ours_with_the_same_details() -> None:
    for language in LANGUAGES[1:]:
        for code, text in words(language).items():
            assert set(re.findall(r"{(\w+)}", str(text))) == set(re.findall(r"{(\w+)}", str(words()[code]))), code


def test_every_word_of_a_clubs_papers_is_there_in_every_language() -> None:
    ours = {
        code for code in words() if re.match(r"paper\.(certif|standing|side|system|month|break|round$|bye|bracket|games)", code)
    }

    assert all(ours <= set(words(language)) for language in LANGUAGES)


def test_another_language_is_spoken_for_a_while() -> None:
    with speaking("de"):
        assert say("paper.round", number=2) == "Runde 2"
        assert say("paper.rules") == "the rules"
    assert say("paper.round", number=2) == "Round 2"
