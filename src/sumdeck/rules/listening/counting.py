"""Whether a number tells how many cards are meant: `take 4 cards`, `discard one card`. Then it names none of them."""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from sumdeck.rules.listening.pieces import Token
from sumdeck.rules.listening.wordlist import all_words, fold

_WORD: Final = re.compile(r"\w+")


def counts_cards(text: str, tokens: Sequence[Token], verbs: Mapping[str, str]) -> bool:
    """Whether what a command names is a count of cards. `take the 4 card` names the 4."""
    words = all_words()
    for verb, number in pairwise(tokens):
        if verb.kind != "word" or verb.body not in verbs or number.kind != "number" or number.mark not in ("", "s"):
            continue
        behind = [fold(word) for word in _WORD.findall(text[number.start :])[1:2]]
        before = [fold(word) for word in _WORD.findall(text[: number.start])[-1:]]
        pointed = bool(before) and before[0] in words.pointing
        if behind and (behind[0] in words.cards or (behind[0] in words.one_card and number.body == "1" and not pointed)):
            return True
    return False
