"""The pieces of a sentence with its words heard: `five plus three is eight` becomes the pieces of `5 + 3 = 8`.

Only words are heard here; what is typed in figures and signs stays as it is. Each piece keeps its place in the text, so that a
refusal can quote what was said. The words are in the files beside this one, one for each language.
"""

from collections.abc import Sequence
from dataclasses import replace

from sumdeck.rules.listening.pieces import Token, ends_number
from sumdeck.rules.listening.told_sums import with_signs
from sumdeck.rules.listening.turning import COMMANDS, SEPARATORS, in_order, turn
from sumdeck.rules.listening.wordlist import LONGEST, Wordlist, all_words, fold


def hear(tokens: Sequence[Token]) -> list[Token]:
    """The same sentence with every known word as the number or the sign it stands for."""
    return in_order(_tidied(turn(with_signs(_with_decimal_commas(_Ear(tokens, all_words()).heard())))))


class _Ear:
    """Goes over the pieces once, always with the longest phrase that begins at a place."""

    def __init__(self, tokens: Sequence[Token], words: Wordlist) -> None:
        self.tokens = tokens
        self.words = words
        self.found: list[Token] = []
        self.at = 0
        self.many = False
        """Whether several cards of the number that comes next are meant."""

    def heard(self) -> list[Token]:
        while self.at < len(self.tokens):
            token = self.tokens[self.at]
            if token.kind != "word" or not self.words.opens(fold(token.body)) or not self._phrase():
                several = self.many and token.kind == "number" and not token.mark and not self._goes_on(self.at + 1)
                self.found.append(replace(token, mark="s") if several else token)
                self.at += 1
                self.many = False
        return self.found

    def _goes_on(self, at: int) -> bool:
        """Whether more numbers are listed from here: both 9 and 5."""
        return at < len(self.tokens) and self.words.signs.get(fold(self.tokens[at].body)) == "and"

    def _phrase(self) -> bool:
        """Hear the longest phrase that begins here; False where none does."""
        for end, key in reversed(self._runs()):
            number = self.words.number(key)
            if number is not None:
                several = key in self.words.several or (self.many and not self._goes_on(end))
                self._number(number, end, "s" if several else "")
                self.many = False
                return True
            if self._means(key, end):
                return True
        return False

    def _runs(self) -> list[tuple[int, str]]:
        """The words from here on, parted by spaces or hyphens: where each run ends, and its key."""
        runs: list[tuple[int, str]] = []
        key, at = "", self.at
        while at < len(self.tokens) and len(runs) < LONGEST:
            token = self.tokens[at]
            if token.kind != "word":
                behind = self.tokens[at + 1] if at + 1 < len(self.tokens) else None
                hyphen = token.body == "-" and not token.spaced and behind is not None and not behind.spaced
                if not hyphen or not runs:
                    break
                at += 1
                continue
            key = f"{key} {fold(token.body)}".lstrip()
            at += 1
            runs.append((at, key))
        return runs

    def _means(self, key: str, end: int) -> bool:
        """Hear this phrase, if it is one here."""
        words = self.words
        behind = self._behind_number(words.behind.get(key, ""))
        if key in words.parts:
            self._part(words.parts[key], end)
        elif behind and key in words.behind:
            sign, _, number = words.behind[key].partition(" ")
            before = self.found[-1].end
            self._put("sign", sign, end)
            if number:  # 4 doubled: as `turning.py` writes double 4
                self.found.append(Token("number", number, "", before, self.found[-1].end, True))
        elif not behind and key in words.before:
            self._put("sign", words.before[key], end)
        elif key in words.turned:
            self._put("turned", " ".join(words.turned[key]), end)
        elif key in words.signs:
            self._put("sign", words.signs[key], end)
        elif key in words.words:
            self._put("word", words.words[key], end)
        elif key in words.last:
            self._put("last", words.last[key], end)
        elif key in words.fillers:
            self.at = end
            self.many = self.many or key in words.many
            return True
        else:
            return False
        self.many = False
        return True

    def _behind_number(self, sign: str) -> bool:
        """Whether a number stands right before this place. An equals sign may have a comma before it: `5 + 3, that is 8`."""
        found = self.found
        last = len(found) - 1
        if sign == "=" and last >= 0 and found[last].body == ",":
            last -= 1
        return last >= 0 and ends_number(found[last])

    def _put(self, kind: str, body: str, end: int, mark: str = "") -> None:
        first, last = self.tokens[self.at], self.tokens[end - 1]
        self.found.append(Token(kind, body, mark, first.start, last.end, first.spaced))
        self.at = end

    def _number(self, number: int, end: int, mark: str) -> None:
        self._put("number", str(number), end, mark)
        self._decimals()

    def _decimals(self) -> None:
        """The rest of `zero point two five`."""
        token = self.tokens[self.at] if self.at < len(self.tokens) else None
        if token is None or token.kind != "word" or fold(token.body) not in self.words.points:
            return
        digits, at = "", self.at + 1
        while at < len(self.tokens):
            digit = (
                self.tokens[at].body if self.tokens[at].kind == "number" else str(self.words.number(fold(self.tokens[at].body)))
            )
            if len(digit) != 1 or not digit.isdecimal():
                break
            digits += digit
            at += 1
        if digits:
            whole = self.found.pop()
            self.found.append(replace(whole, body=f"{whole.body}.{digits}", end=self.tokens[at - 1].end))
            self.at = at

    def _part(self, part: int, end: int) -> None:
        """`three quarters`, `two-thirds`, `a half`, `two and a half`."""
        above, found = "1", self.found
        if len(found) > 1 and found[-1].body == "-" and not found[-1].spaced and _is_whole(found[-2]):
            found.pop()
        first, spaced = self.tokens[self.at], self.tokens[self.at].spaced
        if found and _is_whole(found[-1]):
            first = found.pop()
            above, spaced = first.body, first.spaced
        if len(found) > 1 and found[-1].body == "and" and _is_whole(found[-2]) and not self._of(end):
            found.pop()
            spaced = False
        found.append(Token("vulgar", f"{above}/{part}", "", first.start, self.tokens[end - 1].end, spaced))
        self.at = end

    def _of(self, at: int) -> bool:
        """Whether a part is taken of something here: then it is no part of a mixed number."""
        return at < len(self.tokens) and self.words.signs.get(fold(self.tokens[at].body)) == "of"


def _with_decimal_commas(tokens: Sequence[Token]) -> list[Token]:
    """`0,25` as 0.25: no step ends with a 0 alone. Behind an equals sign one does: `6 − 6 = 0,5 + 3 = 8` has two steps."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        if not (len(found) > 1 and _is_digits(token) and _is_comma(found[-1], token) and _is_zero(found[-2])):
            found.append(token)
            continue
        behind = [*tokens[at + 1 : at + 3]]
        ends = not behind or behind[0].body in SEPARATORS
        listed = len(behind) > 1 and _is_comma(behind[0], behind[1]) and _is_digits(behind[1])  # 0,2,4
        if listed or (len(found) > 2 and found[-3].body == "=" and not ends):
            found.append(token)
            continue
        zero = found[-2]
        found[-2:] = [replace(token, body=f"0.{token.body}", start=zero.start, spaced=zero.spaced)]
    return found


def _is_comma(token: Token, behind: Token) -> bool:
    """Whether a comma stands here without any space."""
    return token.body == "," and not token.spaced and not behind.spaced


def _is_zero(token: Token) -> bool:
    return token.body == "0" and token.kind == "number" and not token.mark


def _is_digits(token: Token) -> bool:
    return token.kind == "number" and token.body.isdecimal()


def _is_whole(token: Token) -> bool:
    return token.kind == "number" and not token.mark and "." not in token.body


def _tidied(tokens: Sequence[Token]) -> list[Token]:
    """The sentence without signs that part nothing: at its ends, doubled, or before an equals sign."""
    found: list[Token] = []
    for place, token in enumerate(tokens):
        behind = tokens[place + 1] if place + 1 < len(tokens) else None
        if token.body == "and" and token.kind == "sign":
            if behind is None or behind.body in SEPARATORS or not found or found[-1].body in SEPARATORS:
                continue
            if behind.kind == "word" and behind.body in COMMANDS:
                token = replace(token, body=",")
        if token.body == "=" and found and found[-1].body == ",":
            found.pop()
        if token.body in SEPARATORS and found and found[-1].body in SEPARATORS:
            if token.body == ";":
                found[-1] = token
            continue
        if token.body in SEPARATORS and not found:
            continue
        found.append(token)
    while found and found[-1].body in SEPARATORS:
        found.pop()
    return found
