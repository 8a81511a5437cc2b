"""Words are heard as the numbers and signs they stand for, in every language that has a word list."""

import tomllib
from importlib import resources

import pytest

from sumdeck.rules.listening import Wordlist, known_languages, read_wordlist
from sumdeck.rules.listening.turning import divide_by_parts
from sumdeck.rules.listening.wordlist import merge
from sumdeck.rules.tokens import tokenise
from sumdeck.words import LANGUAGES
from tests.rules.sentences import read


def heard(text: str) -> str:
    """The pieces of a sentence as they were heard."""
    return " ".join(token.body + token.mark for token in tokenise(text))


@pytest.mark.parametrize(
    ("said", "signs"),
    [
        ("five plus three is eight", "5 + 3 = 8"),
        ("Five PLUS Three Is Eight", "5 + 3 = 8"),
        ("5 and 3 are 8", "5 and 3 = 8"),
        ("5 add 3 gives 8", "5 + 3 = 8"),
        ("5 + 3, that's 8", "5 + 3 = 8"),
        ("5 + 3, and that is 8", "5 + 3 = 8"),
        ("5 + 3, it’s 8", "5 + 3 = 8"),
        ("5 + 3 to make 8", "5 + 3 = 8"),
        ("5 plus 3 is equal to 8", "5 + 3 = 8"),
        ("ten take away two is eight, take eight", "10 - 2 = 8 , take 8"),
        ("10 less 2 is 8", "10 - 2 = 8"),
        ("10 subtract 2 equals 8", "10 - 2 = 8"),
        ("4 multiplied by 2 makes 8", "4 * 2 = 8"),
        ("4 lots of 2 are 8", "4 * 2 = 8"),
        ("double four is eight", "4 * 2 = 8"),
        ("twice [4]b is 8", "[ 4 ]b * 2 = 8"),
        ("16 divided by 2 is 8", "16 ÷ 2 = 8"),
        ("16 over 2 is 8", "16 ÷ 2 = 8"),
        ("16 shared by 2 is 8", "16 ÷ 2 = 8"),
        ("8 squared is 64. 6+4 is 10", "8 ² = 64 , 6 + 4 = 10"),
        ("8 squared is 64! 6+4 is 10.", "8 ² = 64 , 6 + 4 = 10"),
        ("the square of 8 is 64", "8 ² = 64"),
        ("2 to the power of three is 8", "2 ³ = 8"),
        ("the square root of 9 is 3", "√ 9 = 3"),
        ("cube root of eight is two", "∛ 8 = 2"),
        ("half of 8 is 4", "1/2 of 8 = 4"),
        ("half 8 is 4", "1/2 of 8 = 4"),
        ("a third of 9 is 3", "1/3 of 9 = 3"),
        ("three quarters of twelve is nine", "3/4 of 12 = 9"),
        ("two-thirds of 12 is 8", "2/3 of 12 = 8"),
        ("two and a half", "2 1/2"),
        ("two and half of 8", "2 and 1/2 of 8"),
        ("fifty per cent of 8 is 4", "50 % of 8 = 4"),
        ("zero point two five of 8 is 2", "0.25 of 8 = 2"),
        ("minus four", "- 4"),
        ("5 times negative four", "5 * - 4"),
        ("twenty-one, twenty one", "21 , 21"),
        ("twenty - one", "20 - 1"),
        ("one hundred and five, a hundred five", "105 , 105"),
        ("three thousand three hundred and seventy-five", "3375"),
        ("a thousand and one", "1001"),
        ("take the 5's", "take 5"),
        ("“5 + 3 = 8”", "5 + 3 = 8"),
        ("So now I'll take my 8, please", "take 8"),
        ("5 + 3 = 8 and take 8", "5 + 3 = 8 , take 8"),
        ("5 + 3 = 8, and then take 8", "5 + 3 = 8 , take 8"),
        ("put down 8", "play 8"),
        ("draw a card", "draw"),
        ("discard all", "discard"),
        ("take that one", "take it"),
    ],
)
def test_english_is_heard(said: str, signs: str) -> None:
    assert heard(said) == signs


@pytest.mark.parametrize(
    ("said", "signs"),
    [
        ("Fünf plus drei ist acht", "5 + 3 = 8"),
        ("fuenf und drei sind acht", "5 and 3 = 8"),
        ("funf und drei macht acht", "5 and 3 = 8"),
        ("zehn minus zwei ergibt acht", "10 - 2 = 8"),
        ("fünf mal drei, das sind fünfzehn", "5 * 3 = 15"),
        ("sechzehn geteilt durch zwei ist acht", "16 ÷ 2 = 8"),
        ("zwei hoch drei ist acht", "2 ³ = 8"),
        ("acht zum Quadrat ist vierundsechzig", "8 ² = 64"),
        ("die Wurzel aus neun ist drei", "√ 9 = 3"),
        ("die dritte Wurzel aus acht ist zwei", "∛ 8 = 2"),
        ("die Hälfte von acht ist vier", "1/2 of 8 = 4"),
        ("drei Viertel von zwölf sind neun", "3/4 of 12 = 9"),
        ("ein Drittel von neun ist drei", "1/3 of 9 = 3"),
        ("null Komma zwei fünf von acht ist zwei", "0.25 of 8 = 2"),
        ("einundzwanzig, hundertfünf, zweihundertundeins", "21 , 105 , 201"),
        ("dreißig, dreissig", "30 , 30"),
        ("zweitausenddreihundertfünf", "2305"),
        ("tausend", "1000"),
        ("ich nehme bitte die acht", "take 8"),
        ("ich ziehe eine Karte", "draw"),
        ("das Doppelte von vier ist acht", "4 * 2 = 8"),
        ("die 8 nehmen", "take 8"),
        ("die acht und die neun nehmen", "take 8 and 9"),
        ("5 + 3 = 8, 8 nehmen", "5 + 3 = 8 , take 8"),
        ("fünf plus drei ist acht und dann die acht nehmen", "5 + 3 = 8 , take 8"),
        ("5 + 3 = 8 die 8 nehmen", "5 + 3 = 8 , take 8"),
        ("5 + 3 = 8 und die 8 nehmen", "5 + 3 = 8 , take 8"),
        ("5 - 8 = -3 und die 3 nehmen", "5 - 8 = - 3 , take 3"),
        ("5 + 4 = 9 bauen", "build 5 + 4 = 9"),
        ("5 + 3 = 8 nehmen", "5 + 3 = 8 take"),
        ("lege die 9 ab und staple 12 und 12", "discard 9 , stack 12 and 12"),
        ("8 mal 8 ist 64 legen", "play 8 * 8 = 64"),
        ("ich möchte die vier ablegen", "discard 4"),
        ("ich lege die 4 ab; nehmen", "discard 4 ; take"),
        ("ich werfe die 4 weg", "discard 4"),
        ("nehmen 8", "take 8"),
        ("ich zweifle die 11 an", "challenge 11"),
    ],
)
def test_german_is_heard(said: str, signs: str) -> None:
    assert heard(said) == signs


@pytest.mark.parametrize(
    ("said", "signs"),
    [
        ("0,25 × 8 = 2, take 2", "0.25 * 8 = 2 , take 2"),
        ("8 × 0,5 = 4", "8 * 0.5 = 4"),
        ("discard 0,25 und 0,5", "discard 0.25 and 0.5"),
        ("1 × 0,5 = 0,5, take 1", "1 * 0.5 = 0.5 , take 1"),
        ("0, 5", "0 , 5"),
        ("0,2,4", "0 , 2 , 4"),
        ("6 - 6 = 0,5 + 3 = 8", "6 - 6 = 0 , 5 + 3 = 8"),
        ("6 + 4 = 10,10 = 10,take 10", "6 + 4 = 10 , 10 = 10 , take 10"),
        ("5,5 and -5", "5 , 5 and - 5"),
    ],
)
def test_a_comma_behind_0_is_a_decimal_comma_where_it_can_part_nothing(said: str, signs: str) -> None:
    assert heard(said) == signs


def test_a_verb_said_last_is_quoted_with_its_cards() -> None:
    text = "5 + 3 = 8, die 8 nehmen"

    *_, verb, card = tokenise(text)
    assert text[verb.start : card.end] == "8 nehmen"


@pytest.mark.parametrize("text", ["5 + 3 = 8, take 8", "2½ − 0.5 = 2", "[8]b × 1/2", "@√9 = 3; 5g", "1234…6789"])
def test_what_is_typed_in_figures_and_signs_stays_as_it_is(text: str) -> None:
    assert "".join(text[token.start : token.end] for token in tokenise(text)) == text.replace(" ", "")


def test_a_piece_knows_its_place_in_the_text() -> None:
    """So that a refusal can quote what was said."""
    text = "So, twenty-one take away double four"

    assert [text[token.start : token.end] for token in tokenise(text)] == ["twenty-one", "take away", "double four", "", ""]


def test_every_language_of_the_page_is_heard() -> None:
    assert set(LANGUAGES) <= set(known_languages())


@pytest.mark.parametrize("language", known_languages())
def test_every_number_below_a_thousand_has_its_words(language: str) -> None:
    data = tomllib.loads(resources.files("sumdeck.rules.listening").joinpath(f"{language}.toml").read_text("utf-8"))

    assert set(range(1000)) <= set(read_wordlist(data).numbers.values())


def test_a_word_with_two_meanings_is_refused() -> None:
    """Languages are heard all at once, so that a sentence means the same everywhere."""
    whole = Wordlist(numbers={"six": 6})

    merge(whole, Wordlist(numbers={"six": 6}), "fr")
    with pytest.raises(ValueError, match="'six' is '\\+' here and '6' in another"):
        merge(whole, Wordlist(signs={"six": "+"}), "xx")


def test_half_of_a_number_is_a_division_where_no_card_is_a_fraction() -> None:
    assert [token.body for token in divide_by_parts(tokenise("half of 8 is 4"))] == ["8", "÷", "2", "=", "4"]


@pytest.mark.parametrize(
    ("said", "same"),
    [
        ("five and three is eight", "5 + 3 = 8"),
        ("join 5 and 3 makes 8", "5 + 3 = 8"),
        ("add 5 and 3 and 2 makes 10", "5 + 3 + 2 = 10"),
        ("9 and 9 is 9", "9 = 9, 9 = 9"),
        ("9 + (-3) = 6", "9 + (−3) = 6"),
        ("build nine plus one is ten", "build 9 + 1 = 10"),
        ("take eight: five plus three is eight", "take 8: 5 + 3 = 8"),
        ("half of eight is four", "1/2 of 8 = 4"),
    ],
)
def test_words_and_signs_say_the_same(said: str, same: str) -> None:
    assert read(said) == read(same)
