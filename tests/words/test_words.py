"""Every code of every game has words, every place in them is filled, and no words are left over."""

import re
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast

from sumdeck.learning.misconceptions import Misconception
from sumdeck.players.hints import hints
from sumdeck.rules import registry
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Seat
from sumdeck.rules.laying import PositionCode
from sumdeck.rules.steps import SentenceCode
from sumdeck.table.names import friendly_names, names_of
from sumdeck.table.umpire import SLIP
from sumdeck.words import LANGUAGES, Unworded, say, speaking, system_language, worded
from sumdeck.words.catalogue import Book, catalogue, code_of, codes_of, entries, fill, game_sources, sources
from sumdeck.words.pages import words
from tests.ways import ways
from tests.words.missing import missing
from tests.words.uses import texts_in, uses
from web.words import page_sources
from web.words import stems as page_stems

GAMES = registry.games()
DEALS = {
    "deal.unreadable",
    "deal.bad_name",
    "deal.not_this_pack",
    "deal.other_shuffles",
    "deal.too_few_seats",
    "deal.too_many_seats",
}
TOLD = {code for game in map(registry.game, GAMES) for code in game.codes | game.endings | game.news_codes}
SLIPS = {SLIP + way for way in Misconception}
CODES = TOLD | DEALS | SLIPS | set(SentenceCode) | set(PositionCode)

SAME = {
    "australia",
    "fractions",
    "positional",
    "quartiles",
    "options",
    "capture",
    "beginners",
    "name",
    "link",
    "mathino",
    "numberloor",
    "formula",
    "orange",
    "usual",
    "9",
    "11",
}
"""The last parts of codes whose text is the same in some other language: names, beginners, a link, a colour, months and so on."""


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
    packs = [game.pack(game.options(way)) for game in games for way in ways(game)]

    assert after(f"setting.{family}.") == {setting.key for game in games for setting in game.settings()}
    assert after(f"cards.{family}.") == {card.group for pack in packs for card in pack.cards}


@pytest.mark.parametrize("name", GAMES)
def test_every_game_tells_its_rules_and_how_to_say_things(name: str) -> None:
    assert worded(f"rules.{registry.game(name).family}.")
    assert worded(f"help.{registry.game(name).family}.")


def test_every_game_has_its_line_in_the_menu() -> None:
    assert after("game.") >= set(GAMES)


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

    assert {use.stem for use in built} >= {"game.", "setting.", "cards.", "help.", "rules.numero.", "score.numero."}
    for use in built:
        for code in {use.stem + rest for rest in after(use.stem)} - written_out:
            assert places(code) <= use.details, code


def test_no_words_are_left_over() -> None:
    """Neither the pages nor anything here says them, by their code or by how it begins."""
    stems = ({use.stem for use in uses("say")} - {""}) | {"help.", "rules.", *page_stems()}
    used = CODES | texts_in()
    english = catalogue("en")
    ours = [[code_of(name)] for name in english.shared.sources]
    games = [codes_of(name, family) for family, book in english.games.items() for name in book.sources]

    spare = [codes for codes in ours + games if not any(code in used or code.startswith(tuple(stems)) for code in codes)]
    assert [codes for codes in spare if f"'{codes[0]}'" not in page_sources()] == []


def test_a_code_is_worded_in_one_file_only(tmp_path: Path) -> None:
    (tmp_path / "one.ftl").write_text("a-b = once\n# a comment\na-c = here")
    (tmp_path / "two.ftl").write_text("a-d = there")
    files = [tmp_path / "one.ftl", tmp_path / "two.ftl"]
    book = Book("en")
    fill(book, files)
    assert book.sources == {"a-b": "a-b = once", "a-c": "a-c = here", "a-d": "a-d = there"}

    (tmp_path / "two.ftl").write_text("a-b = twice")
    with pytest.raises(ValueError, match=r"a\.b has words in .*one\.ftl and in .*two\.ftl"):
        fill(Book("en"), files)


def test_one_and_many_are_told_apart() -> None:
    assert say("table.cards", count=1) == "1 card"
    assert say("table.cards", count=3) == "3 cards"
    assert say("table.cards", count=12345) == "12345 cards"
    assert all(isinstance(found, str) or set(found) == {"one", "other"} for found in words().values())


def test_missing_words_are_loud_here() -> None:
    with pytest.warns(Unworded, match="no words for never.heard_of"):
        assert say("never.heard_of") == "Heard of"
    with pytest.warns(Unworded, match="numero.no_answer_card: Unknown external: value"):
        say("numero.no_answer_card")


@pytest.mark.filterwarnings("ignore::sumdeck.words.Unworded")
def test_missing_words_are_gentle_for_players() -> None:
    """Python ignores this kind of warning unless it is asked; so a player reads its name, and plays on."""
    assert issubclass(Unworded, ResourceWarning)
    assert say("never.heard_of", value=3) == "Heard of"
    assert say("numero.no_answer_card").startswith("To build value ")


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


def test_every_text_is_there_in_every_language_with_the_same_details() -> None:
    """`python -m tests.words.missing` lists what is not."""
    assert list(missing()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_read_by_fluent_as_by_us(language: str) -> None:
    """Entry by entry is the same as all at once, and nothing in a file is left out as unreadable."""
    for file in [*sources(language), *(file for _, file in game_sources(language))]:
        text = file.read_text("utf-8")
        read = [entry for entry in FluentParser().parse(text).body if not isinstance(entry, ast.BaseComment)]

        assert all(isinstance(entry, ast.Message | ast.Term) for entry in read), file
        assert len(read) == len(dict(entries(text))) == len(list(entries(text)))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_text_is_left_in_english_by_accident(language: str) -> None:
    same = [
        code
        for code, text in words(language).items()
        if text == words()[code] and re.search("[a-z]{3,} [a-z]{3,}|[a-z]{7,}", re.sub(r"{\w+}", "", str(text)))
    ]

    assert {code.split(".")[-1] for code in same} <= SAME


def test_another_language_is_spoken_for_a_while() -> None:
    with speaking("de"):
        assert say("desk.round", round=2) == "Runde 2"
    assert say("desk.round", round=2) == "Round 2"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "xx_XX", "LC_ALL": "", "LC_MESSAGES": "de"}, "de"),
        ({"SUMDECK_LANGUAGE": "de", "LC_ALL": "en_GB.UTF-8"}, "de"),
        ({"SUMDECK_LANGUAGE": "debug"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_a_command_speaks_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_friendly_names_of_the_page_are_those_that_the_table_accepts(language: str) -> None:
    said = {key: str(words(language)[f"names.{key}"]) for key in ("form", "manners", "animals")}

    assert set(names_of(said)) <= friendly_names()


def test_a_language_writes_numbers_and_signs_in_one_way() -> None:
    for language in LANGUAGES:
        texts = {code: str(text) for code, text in words(language).items()}
        point, divided = texts["notation.point"], texts["notation.divided"]
        others = [code for code, text in texts.items() if "÷" in text and divided != "÷"]
        others += [code for code, text in texts.items() if re.search(r"(?<![\d.])\d\.\d(?![\d.])", text) and point != "."]
        assert others == [], language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_is_shown_as_it_is(language: str) -> None:
    """A language may say 0 as it says 1, as French does: then a text that has the 1 written out tells of one for none."""
    counted = {code: found for code, found in words(language).items() if isinstance(found, dict) and "{count}" in found["other"]}
    shared = {Locale(language).plural_form(count) for count in (0, 2)}  # the forms in which something other than 1 is said
    assert len(counted) > 60
    assert [code for code, found in counted.items() if any("{count}" not in found.get(form, "{count}") for form in shared)] == []
    with speaking(language):
        assert [say("table.won", count=count).split()[0] for count in (0, 1, 2)] == ["0", "1", "2"]


def test_no_line_of_a_french_page_begins_with_a_double_sign() -> None:
    assert words("fr")["table.title"] == "{game}\u202f: {level}"
    assert [code for code, found in words("fr").items() if re.search(r" [:;!?»]|« ", str(found))] == []
