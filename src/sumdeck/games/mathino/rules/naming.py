"""Which piles and cards the numbers of a sentence mean.

A bare `8` is a loose 8 before it is a build pile, a plain 7 before a golden one, and a pile that one may touch before a locked
one. Where several that really differ are left, the sentence is unclear.
"""

from sumdeck.games.mathino.rules.clauses import Named
from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.moves import NEW
from sumdeck.games.mathino.rules.numbers import Number, show_number
from sumdeck.games.mathino.rules.piles import Pile
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Kind, Refusal, Seat
from sumdeck.rules.saying import letters


class Names:
    """The piles of a turn as they lie at the moment, each found by what is said of it."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.lying: dict[int, int] = {place: place for place in range(len(state.table))}
        """For each place the name of the pile that holds it now; places that are gone are not here."""
        self.new: Pile | None = None
        """What the card of this turn has made."""
        self.stacks: set[int] = set()
        """The names of what was stacked in this turn: build piles by now (M-73)."""

    def stack(self, group: tuple[int, ...]) -> None:
        """These piles are one from now on."""
        self.stacks.add(min(group))
        for place, name in list(self.lying.items()):
            if name in group:
                self.lying[place] = min(group)

    def remove(self, names: list[int]) -> None:
        for place, name in list(self.lying.items()):
            if name in names:
                del self.lying[place]

    def find(self, said: Named, taken: list[int], stacking: bool = False, alike: int = 1) -> int:
        """The pile that is meant, none of those that are taken already. Raises Refusal.

        Whoever stacks once more means other cards than before, as long as there are some (M-75). Of piles that differ none is
        unclear if as many are named `alike` as there are: then all are meant.
        """
        if said.made:
            if self.new is None or NEW in taken:
                raise Refusal(Code.NO_SUCH_PILE, said=said.text)
            return NEW
        free = [place for place, name in self.lying.items() if name not in taken]
        table = self.state.table
        fitting = [place for place in free if said.number.means(table[place].value) and self.is_called(place, said)]
        if not fitting:
            if self.new is not None and NEW not in taken and said.number.means(self.new.value) and not said.number.mark:
                return NEW
            known = any(said.number.means(table[place].value) and self.is_called(place, said) for place in self.lying)
            raise Refusal(Code.CARD_USED_TWICE) if known else Refusal(Code.NO_SUCH_PILE, said=said.text)
        ranks = {place: self.rank(place, stacking or said.bracket) for place in fitting}
        nearest = [place for place in fitting if ranks[place] == min(ranks.values())]
        differ = any(not self.is_same(place, nearest[0], stacking or said.bracket) for place in nearest)
        if differ and len({self.lying[place] for place in nearest}) > alike:
            raise Refusal(Code.UNCLEAR)
        return self.lying[nearest[0]]

    def is_same(self, one: int, other: int, now: bool) -> bool:
        """Whether it makes no difference which of two places is meant: as the piles lie now, or as they lay before the turn."""
        if self.lying[one] == self.lying[other]:
            return True
        stacked = now and (self.lying[one] in self.stacks or self.lying[other] in self.stacks)
        return not stacked and self.state.table[one] == self.state.table[other]

    def is_called(self, place: int, said: Named) -> bool:
        """Whether brackets, letters and colours fit."""
        pile, mark = self.state.table[place], said.number.mark
        if said.bracket:
            if pile.loose:
                return self.lying[place] in self.stacks and not mark
            return mark in ("", self.letters_of(place))
        if not mark or self.is_plural(said.number):
            return True
        return pile.loose and self.is_marked(pile.cards[0], mark)

    def is_marked(self, card: Kind, mark: str) -> bool:
        """Whether a card is meant by what stands behind its number: `7g`, or in words `golden 7`, `blue 7`, `7 of stars`."""
        pack = self.state.setup.pack
        face = pack.cards[card]
        return pack.label(card) == face.face + mark or mark in (face.colour, face.trait("shape"))

    def is_plural(self, said: Number) -> bool:
        """Whether `5s` are several 5s, and not one that is marked so."""
        pack = self.state.setup.pack
        return said.mark == "s" and not any(pack.label(kind) == pack.cards[kind].face + "s" for kind in pack.kinds())

    def open_piles(self, said: Number, taken: list[int]) -> list[int]:
        """Every pile of a value that this seat may touch, but for those that are taken."""
        table = self.state.table
        fits = [name for place, name in self.lying.items() if said.means(table[place].value) and table[place].open_to(self.seat)]
        return [name for name in dict.fromkeys(fits) if name not in taken]

    def letters_of(self, place: int) -> str:
        """The letters of a build pile among those that look like it."""
        table = self.state.table
        text = show_number(table[place].value)
        same = [other for other, pile in enumerate(table) if not pile.loose and show_number(pile.value) == text]
        return letters(same.index(place))

    def rank(self, place: int, now: bool) -> tuple[bool, int]:
        """Which piles are thought of first."""
        pile = self.state.table[place]
        if pile.loose and not (now and self.lying[place] in self.stacks):
            return not pile.open_to(self.seat), self.marked(pile.cards[0])
        return not pile.open_to(self.seat), 2

    def marked(self, card: Kind) -> int:
        """1 for a card that its number alone does not name."""
        pack = self.state.setup.pack
        return int(pack.label(card) != pack.cards[card].face)

    def card(self, said: Number) -> Kind:
        """The card of the hand that is meant. Raises Refusal."""
        rules = self.state.setup
        fitting = [
            card
            for card in sorted(set(self.state.hands[self.seat]))
            if rules.number[card] == abs(said.value)
            and not said.short
            and (not said.mark or self.is_plural(said) or self.is_marked(card, said.mark))
        ]
        if not fitting:
            raise Refusal(Code.CARD_NOT_IN_HAND)
        best = min(self.marked(card) for card in fitting)
        nearest = [card for card in fitting if self.marked(card) == best]
        if len(nearest) > 1:
            raise Refusal(Code.UNCLEAR)
        return nearest[0]
