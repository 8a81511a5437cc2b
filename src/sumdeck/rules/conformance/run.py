"""Calling the checks, one after the other, on games at every number of seats."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sumdeck.rules.conformance import cards, hash_seeds, hidden, later, moves, purity, speech, storage, views
from sumdeck.rules.conformance.journey import Journey, Position
from sumdeck.rules.conformance.rare import rich_deal
from sumdeck.rules.conformance.report import Broken, BrokenPromise, Report, Where
from sumdeck.rules.game import Game
from sumdeck.rules.values import Refusal

OF_POSITIONS: Final[dict[str, Callable[[Position], None]]] = {
    "zone_shuffle": hidden.zone_shuffle,
    "redact": speech.redact,
    "news": speech.news,
    "determinize": views.determinize,
    "onlooker": views.onlooker,
    "conservation": cards.conservation,
    "card_order": cards.card_order,
    "purity": purity.purity,
    "legal_moves": moves.legal_moves,
    "generator_and_checker": moves.generator_and_checker,
    "sentences": speech.sentences,
    "mistakes": speech.mistakes,
}
"""Checks that look at a position."""

OF_GAMES: Final[dict[str, Callable[[Journey], None]]] = {
    "secrets": views.secrets,
    "deal_shuffle": hidden.deal_shuffle,
    "later_shuffles": later.later_shuffles,
    "ends": moves.ends,
    "purity": purity.untouched,
    "generator_and_checker": moves.offers,
    "options": storage.options,
    "records": storage.records,
}
"""Checks that look at a whole game."""

OF_TABLES: Final[dict[str, Callable[[Sequence[Journey]], None]]] = {
    "seat_rotation": cards.seat_rotation,
    "hash_seeds": hash_seeds.hash_seeds,
    "options": storage.offered,
}
"""Checks that look at all games with the same options and as many seats."""

CHECKS: Final = tuple(dict.fromkeys((*OF_POSITIONS, *OF_GAMES, *OF_TABLES)))
"""The names of all checks."""


def conformance(
    game: Game[Any, Any],
    *,
    options: Sequence[Any] | None = None,
    seats: Sequence[int] | None = None,
    games: int = 4,
    states: int = 25,
    seed: int = 0,
    only: Sequence[str] | None = None,
    progress: Callable[[int, int], None] | None = None,
    raises: bool = True,
) -> Report:
    """Hold a game to every promise of the protocol. Raises an ExceptionGroup of all that are broken, each with the way there.

    For each of the `options` (the default ones if none are given) and each number of `seats` (all that the game allows), so many
    `games` are played along random legal moves, from deals named after the `seed`; up to `states` positions of each are judged.
    Rare cards are in play more often than by chance: see `rare.py`.
    `only` names the checks to run. `progress` is called with the number of games done and of all games. With `raises=False` what
    is broken is only reported.
    """
    run = _Run(game, only, states)
    tables = [(chosen, count) for chosen in options or (game.options({}),) for count in seats or game.seats]
    for done, (chosen, count) in enumerate(tables):
        journeys: list[Journey] = []
        for number in range(games):
            journeys += run.play(chosen, count, f"conformance-{seed}-{number}", rich=number % 2 == 0)
            if progress is not None:
                progress(done * games + number + 1, len(tables) * games)
        if journeys:
            run.look_at_table(journeys)
    report = run.report()
    if raises:
        report.raise_if_broken()
    return report


class _Run:
    """The checks that were chosen, and what they have found so far."""

    def __init__(self, game: Game[Any, Any], only: Sequence[str] | None, states: int) -> None:
        self.game = game
        self.states = states
        self.counts: dict[str, int] = dict.fromkeys(CHECKS if only is None else only, 0)
        self.broken: dict[str, Broken] = {}
        self.left_out: list[str] = []
        unknown = sorted(set(self.counts) - set(CHECKS))
        if unknown:
            raise ValueError(f"there is no check {', '.join(unknown)}; there are {', '.join(CHECKS)}")
        if "hash_seeds" in self.counts and not hash_seeds.importable(game):
            del self.counts["hash_seeds"]
            self.left_out.append("hash_seeds: another process cannot import the game; write it in a module of its own")

    def play(self, options: Any, seats: int, name: str, rich: bool) -> list[Journey]:
        """Play a game and look at it; no game if the options do not allow so many seats. `rich`: with rare cards in play."""
        try:
            name = rich_deal(self.game, options, seats, name) if rich else name
            journey = Journey(self.game, options, seats, name)
        except Refusal as refusal:
            reason = f"{seats} seats: {refusal}"
            if reason not in self.left_out:
                self.left_out.append(reason)
            return []
        except Exception as error:
            self._break("ends", f"the game could not start: {error!r}", Where(options, seats, name, ()), error)
            return []
        journey.play()
        for position in journey.positions(self.states):
            for check, look_at_position in OF_POSITIONS.items():
                self._look(check, look_at_position, position, journey, position.place)
        for check, look_at_game in OF_GAMES.items():
            self._look(check, look_at_game, journey, journey, len(journey.steps))
        return [journey]

    def look_at_table(self, journeys: Sequence[Journey]) -> None:
        """Look at all games of a table together."""
        for check, look in OF_TABLES.items():
            self._look(check, look, journeys, journeys[0], 0)

    def report(self) -> Report:
        if not self.broken and not any(self.counts.values()):
            raise ValueError(f"nothing was looked at: {'; '.join(self.left_out)}")
        return Report(self.game.name, tuple(self.counts.items()), tuple(self.broken.values()), tuple(self.left_out))

    def _look(self, check: str, look: Callable[[Any], None], subject: Any, journey: Journey, place: int) -> None:
        if check not in self.counts or check in self.broken:
            return
        self.counts[check] += 1
        try:
            look(subject)
        except BrokenPromise as fault:
            found = journey.where(place if fault.place is None else fault.place)
            self._break(check, str(fault), found, fault.__cause__)
        except Exception as error:
            self._break(check, f"the game raises {error!r}", journey.where(place), error)

    def _break(self, check: str, reason: str, where: Where, cause: BaseException | None) -> None:
        if check in self.counts and check not in self.broken:
            broken = Broken(check, reason, where)
            broken.__cause__ = cause
            self.broken[check] = broken
