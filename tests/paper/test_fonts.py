"""Letters: all that our words and packs need, and a clear word about those we lack."""

import pytest

from sumdeck.paper import fonts
from sumdeck.paper.pen import spelled
from sumdeck.words.pages import words

PRINTED = ("paper.", "rules.", "score.", "cards.", "game.", "level.", "side.", "system.", "standings.", "break.")


def test_every_word_of_ours_can_be_printed() -> None:
    texts = [
        text
        for code, found in words().items()
        if code.startswith(PRINTED)
        for text in ([found] if isinstance(found, str) else found.values())
    ]

    for line in "\n".join(texts).splitlines():
        assert fonts.runs(line, fonts.TEXT)
        assert fonts.runs(line, fonts.BOLD)


@pytest.mark.parametrize("name", ["Zoë", "Łukasz", "Nguyễn", "Мария", "Ελένη", "Şirin", "Anaïs-Élodie", "Ő"])
def test_names_of_many_countries_can_be_printed(name: str) -> None:
    assert "".join(piece for _, piece in fonts.runs(name, fonts.BOLD)) == name


def test_letters_in_two_parts_are_put_together_first() -> None:
    assert fonts.width("Zoe\u0308", fonts.BOLD, 10) == fonts.width("Zoë", fonts.BOLD, 10)


def test_what_one_font_lacks_another_has() -> None:
    assert [(font.fontName, piece) for font, piece in fonts.runs("4√", fonts.BOLD)] == [(fonts.BOLD, "4"), (fonts.OTHERS, "√")]


def test_what_no_font_has_is_named_once() -> None:
    with pytest.raises(fonts.Unprintable) as raised:
        fonts.runs("王小明 and 王", fonts.BOLD)

    assert raised.value.letters == "王小明"
    assert "王小明" in str(raised.value)


@pytest.mark.parametrize(
    ("name", "printed"), [("Zoë", "Zoë"), ("Анна", "Анна"), ("김민지", "Gimminji"), ("さくら", "Sakura"), ("小明 B", "☐☐ B")]
)
def test_a_name_that_we_lack_letters_for_is_spelt_or_boxed(name: str, printed: str) -> None:
    assert spelled(name) == printed
    assert fonts.printable(printed)
