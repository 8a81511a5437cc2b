"""The same sentence said otherwise: what people change about one without meaning anything else by it.

Nothing here is taken from the word lists: number words are spelt by this file's own reckoning.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

SMALL = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen",
    "de": "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn "
    "achtzehn neunzehn",
}
TENS = {
    "en": "- - twenty thirty forty fifty sixty seventy eighty ninety",
    "de": "- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
}
SIGNS: dict[str, dict[str, str]] = {
    "en": {
        "+": " plus ",
        "−": " minus ",
        "×": " times ",
        "÷": " divided by ",
        "=": " is ",
        "²": " squared ",
        "³": " cubed ",
        "√": " square root of ",
        "∛": " cube root of ",
    },
    "de": {
        "+": " plus ",
        "−": " minus ",
        "×": " mal ",
        "÷": " geteilt durch ",
        "=": " ist ",
        "²": " zum Quadrat ",
        "³": " hoch drei ",
        "√": " Wurzel aus ",
        "∛": " dritte Wurzel aus ",
        " of ": " von ",
        " is ": " ist ",
        " and ": " und ",
        " squared": " zum Quadrat",
        " cubed": " hoch drei",
        "square root": "Wurzel",
        "cube root": "dritte Wurzel",
    },
}
ALONE = re.compile(r"(?<![\w.,/…@\])}])(0|[1-9]\d{0,2})(?![\w./…%\[²³√∛]|,\d)")
"""A number that is neither part of another nor marked."""


def spelt(number: int, language: str) -> str:
    """A number below a thousand in words."""
    hundreds, rest = divmod(number, 100)
    small, tens = SMALL[language].split(), TENS[language].split()
    below = small[rest] if rest < 20 else _tens(tens[rest // 10], small[rest % 10] if rest % 10 else "", language)
    if not hundreds:
        return below
    one = {"en": small[hundreds], "de": small[hundreds].replace("eins", "ein")}[language]
    return one + {"en": " hundred" + f" and {below}" * (rest > 0), "de": "hundert" + below * (rest > 0)}[language]


def _tens(tens: str, units: str, language: str) -> str:
    if not units:
        return tens
    return f"{tens}-{units}" if language == "en" else f"{units.replace('eins', 'ein')}und{tens}"


def in_words(text: str, language: str) -> str:
    """Every sign and every plain number as a word."""
    said = ALONE.sub(lambda found: spelt(int(found[1]), language), _apart(text))
    for sign, word in SIGNS[language].items():
        said = said.replace(sign, word)
    return " ".join(said.split())


def _apart(text: str) -> str:
    """With signs of powers and roots parted from what they belong to."""
    return re.sub(r"(?<=[\d)])([²³])(?![a-z])", r" \1 ", re.sub(r"(?<![a-z@])([√∛])(?=[\d(])", r"\1 ", text))


def swapped(*pairs: tuple[str, str]) -> Callable[[str], str]:
    def change(text: str) -> str:
        for old, new in pairs:
            text = text.replace(old, new)
        return text

    return change


VARIATIONS: dict[str, Callable[[str], str]] = {
    "wide": lambda text: "  " + text.replace(" ", "   ") + " ",
    "narrow": lambda text: re.sub(r" ?([+×=;,]) ?", r"\1", text),
    "capitals": str.upper,
    "full stop": lambda text: text + ".",
    "exclaimed": lambda text: text + " !",
    "polite": lambda text: f"So, {text}, please",
    "keyboard": swapped(("×", "x"), ("−", "-"), ("÷", "/"), ("²", "^2"), ("³", "^3")),
    "stars": swapped(("×", "*"), ("÷", ":"), ("−", "–")),
    "dots": swapped(("×", "·")),
    "is": swapped(("=", "is")),
    "makes": swapped((" = ", " makes "), (" is ", " makes ")),
    "equals": swapped((" = ", " equals "), (" is ", " equals ")),
    "gleich": swapped((" = ", " ist gleich "), (" is ", " ergibt ")),
    "English": lambda text: in_words(text, "en"),
    "German": lambda text: in_words(text, "de"),
    "loud German": lambda text: in_words(text, "de").upper(),
    "decimal comma": lambda text: re.sub(r"(\d)\.(\d)", r"\1,\2", text),
    "sentences": lambda text: re.sub(r", (?=\d)", ". ", text),
}


def variations(text: str) -> Iterator[tuple[str, str]]:
    """The sentence said otherwise, each way with its name."""
    for name, change in VARIATIONS.items():
        said = change(text)
        if said != text:
            yield name, said
