"""A game that the terminal has never heard of is played there from its first day: by `zones`, `read` and `write` alone."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fives.kit import KIT
from sumdeck.players.player import Player
from sumdeck.rules import registry
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Game, Outcome, Seat, View
from sumdeck.rules.kit import GameKit
from sumdeck.terminal.terminal_view import TerminalView
from sumdeck.words.catalogue import PSEUDO, catalogue
from tests.rules.toy_again import FivesAgain
from tests.terminal.desks import claims_of, latest, own_store
from tests.typed import Typed
from tests.words.test_pseudo import TALK, readable

pytestmark = pytest.mark.filterwarnings("ignore::sumdeck.words.Unworded")  # nobody has written its words yet

GAME = FivesAgain()


class Anything(Player[Any, Any]):
    """Plays any legal move."""

    name = "anything"

    def choose(self, game: Game[Any, Any], view: View[Any], rng: Random) -> Any:
        assert view.seat is not None
        return game.sample(view.shown, view.seat, rng)


@pytest.fixture
def sumdeck(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Typed:
    monkeypatch.setitem(registry._registered, "fives-again", GameKit("fives-again", GAME, players=(Anything,)))
    return Typed(capsys, monkeypatch)


def whole_game() -> list[str]:
    """What two people type, each with Enter behind the curtain, until no card is left."""
    options = GAME.options({"hand": 2})
    state = first_state(GAME, named_deal(GAME.pack(options), "spring", GAME.shuffles_again), 2, options)
    lines: list[str] = []
    while acting := GAME.to_act(state):
        move = GAME.legal_moves(state, acting[0])[-1]
        lines += ["", GAME.write(state, acting[0], move)]
        state = GAME.apply(state, acting[0], move)
    return lines


def test_a_person_says_a_sentence_and_a_computer_player_answers(sumdeck: Typed) -> None:
    shown = sumdeck("play fives-again --seed spring", "0 + 3 = 3", "quit")

    assert "seat 0: You, seat 1: anything" in shown
    assert "You: 0 + 3 = 3" in shown
    assert [seat for seat, _ in claims_of(latest())] == [0, 1]


def test_what_is_wrong_is_refused_and_asked_again(sumdeck: Typed) -> None:
    shown = sumdeck("play fives-again --seed spring", "0 + 3 = 4", "0 + 9 = 9", "hello", "0 + 3 = 3", "quit")

    reasons = ["Wrong sum", "Not in hand", "No sentence"]
    told = [line for line in shown.splitlines() if line.endswith(tuple(reasons))]
    assert told == ["Wrong sum", "9 is right, but: Not in hand", "No sentence"]
    assert claims_of(latest())[0] == (0, "0 + 3 = 3")


def test_two_people_pass_the_screen_and_see_their_own_cards_only(sumdeck: Typed) -> None:
    shown = sumdeck("play fives-again --seed spring --names Ann,Bo", "", "bury 3", "", "log", "quit")

    before, _, after = shown.replace("\n", "").partition("Pass the screen to Bo.")
    assert "Hand: Ann  2 2 3" in before
    assert "Hand: Bo   3 cards face down" in before
    assert "Hand: Ann  3 cards face down" in after
    assert "Hand: Bo   1 1 2" in after
    assert after.count("Ann: bury a card") == 2
    assert "bury 3" not in after


def test_what_a_computer_player_hides_is_not_told(sumdeck: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Anything, "choose", lambda self, game, view, rng: game.legal_moves(view.shown, view.seat)[-1])

    assert "anything: bury a card" in sumdeck("play fives-again --seed spring", "0 + 3 = 3", "quit")


def test_a_whole_game_is_told_to_its_end_and_kept(sumdeck: Typed) -> None:
    shown = sumdeck("play fives-again --seed spring --names Ann,Bo --set hand=2", *whole_game())
    game = own_store().alive()[0].code

    assert "The game is over." in shown
    assert "No cards left" in shown
    assert "second look" not in shown
    assert "House rules: hand=2" in sumdeck(f"record show {game}")
    assert "bury a card" in sumdeck(f"record replay --seat 1 {game}")
    assert "everything is true" in sumdeck(f"record verify {game}")


def test_there_is_help_even_where_nobody_has_written_any(sumdeck: Typed) -> None:
    shown = sumdeck("play fives-again --seed spring", "?", "help", "rules", "cards", "undo", "quit")

    assert "no hints for this game" in shown
    assert "draw the table again" in shown
    assert "Fives: 24 cards" in shown
    assert "no step to undo" in shown


def test_the_catalogue_lists_what_the_game_tells_of_itself(sumdeck: Typed) -> None:
    assert "anything" in sumdeck("games")
    assert "Up to 9" in sumdeck("levels fives-again")
    assert "hand: 3, 2, 4" in sumdeck("settings fives-again")
    assert "highest=9" in sumdeck("settings fives-again")
    assert "Fives: 36 cards" in sumdeck("cards fives-again --level long")
    assert "House rules: sumdeck settings fives-again" in sumdeck("rules fives-again")


def test_the_menu_asks_for_a_level_of_the_chosen_game(sumdeck: Typed) -> None:
    sumdeck("play", "fives-again", "long", "quit")

    assert latest().table.state.opened.options["highest"] == 9


def test_a_game_without_levels_settings_or_other_cards_says_so(sumdeck: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    for nothing in ("levels", "settings"):
        monkeypatch.setattr(FivesAgain, nothing, lambda self: ())

    assert "has no levels" in sumdeck("levels fives-again")
    assert "has no house rules" in sumdeck("settings fives-again")
    assert "with its own cards" in sumdeck(f"play fives-again --pack {__file__}", code=2)
    for asked in ("play fives-again --cards 1-5", "play fives-again --level long", "print cards fives-again --cards 1-5"):
        assert "has no levels" in sumdeck(asked, code=2)


@pytest.fixture
def fives(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game of the tutorial, with its words."""
    monkeypatch.setitem(registry._registered, "fives", KIT)
    catalogue.cache_clear()
    yield
    catalogue.cache_clear()


@pytest.mark.usefixtures("fives")
def test_a_game_says_of_what_its_score_is() -> None:
    outcome = Outcome((1, 2), (7, 1), "fives.no_cards_left")

    said = [TerminalView(registry.game("fives")).score_words(None, Seat(seat), outcome) for seat in (0, 1)]

    assert said == ["7 cards won", "1 card won"]


@pytest.mark.usefixtures("fives")
def test_its_table_speaks_the_language_of_its_words(sumdeck: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUMDECK_LANGUAGE", "de")

    shown = sumdeck("play fives --seed spring --against random --names Ann", "hilfe", "karten", "ende")

    assert "Vergraben         leer" in shown
    assert re.search(r"Hand: Ann         [\d ]+\n", shown)
    assert "Hand: random      3 verdeckte Karten" in shown
    assert "gegner random" in shown
    assert "Fünfer: 24 Karten" in shown


@pytest.mark.usefixtures("fives")
def test_its_table_has_no_word_of_its_own(sumdeck: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUMDECK_LANGUAGE", PSEUDO)

    told = sumdeck("play fives --seed walk --against random", *TALK, "bury 9", "log", "quit")

    assert readable(told, "fives", "random", "walk", "nonsense", *re.findall(r"\w+-\w+-\w+-\w+", told)) == []


def test_many_games_can_be_simulated(sumdeck: Typed) -> None:
    shown = sumdeck("sim fives-again --games 3 --players anything,anything --workers 1")

    assert "3 games of fives-again" in shown
    assert "takes" not in shown.splitlines()[2]
