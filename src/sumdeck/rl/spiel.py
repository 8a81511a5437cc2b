"""The games for OpenSpiel, one for each level: after `register()`, `pyspiel.load_game("sumdeck_numero_numbers_15(players=3)")`.

Chance deals card by card, so that every deal has its probability; in games that shuffle again it then draws the secret from which
later shuffles follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from sumdeck.rl.bout import Bout, Playground, named
from sumdeck.rules.deals import Deal, first_state
from sumdeck.rules.game import Game, Kind
from sumdeck.rules.registry import game as game_named
from sumdeck.rules.registry import games

DIGITS = "0123456789abcdef"
SECRET = 8
"""How many hexadecimal digits the secret of later shuffles has here: four thousand million secrets are enough."""
STEPS_A_MOVE = 64
"""Bounds the length of a game, together with that in moves."""
MOST_STEPS = 1 << 30


def register() -> list[str]:
    """Make every level of every game known to OpenSpiel; the names it has there. Once is enough."""
    known = set(pyspiel.registered_names())
    return [name for name, kind in _kinds() if name in known or pyspiel.register_game(kind, maker(kind)) is None]


def short_name(game: str, level: str) -> str:
    return f"sumdeck_{game}_{level}".replace("-", "_")


def _kinds() -> Iterator[tuple[str, Any]]:
    for each in games():
        for level in game_named(each).levels():
            LEVELS[short_name(each, level.name)] = each, level.name
            yield short_name(each, level.name), game_type(game_named(each), level.name)


LEVELS: dict[str, tuple[str, str]] = {}
"""The game and the level that each name means."""


def game_type(game: Game[Any, Any], level: str) -> Any:
    """What OpenSpiel wants to know of every game."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.name, level),
        long_name=f"Sumdeck: {game.name}, {level}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if game.seats[0] > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "flat": 0},
    )


def maker(kind: Any) -> type[Any]:
    """The class that OpenSpiel calls to load a level."""
    return type(kind.short_name, (LevelGame,), {"kind": kind})


class LevelGame(pyspiel.Game):  # type: ignore[misc]
    """One level of one game."""

    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        name, level = LEVELS[self.kind.short_name]
        self.ground = Playground(name, int(chosen.get("players", 0)), int(chosen.get("flat", 0)), level=level)
        self.deck = self.ground.game.pack(self.ground.options)
        seats = self.ground.seats
        sums = {"utility_sum": 0.0} if self.kind.utility == pyspiel.GameType.Utility.ZERO_SUM else {}
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.ground.steps),
            max_chance_outcomes=max(len(self.deck.counts), len(DIGITS)),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=min(MOST_STEPS, self.ground.game.longest * STEPS_A_MOVE),
            **sums,
        )
        super().__init__(self.kind, info, chosen)

    def new_initial_state(self) -> LevelState:
        return LevelState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.deck.size) + (SECRET if self.ground.game.shuffles_again else 0)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LevelObserver:
        return LevelObserver(self.ground, iig_obs_type, params)


class LevelState(pyspiel.State):  # type: ignore[misc]
    """A game from its deal on."""

    def __init__(self, game: LevelGame) -> None:
        super().__init__(game)
        self.drawn: tuple[int, ...] = ()
        """What chance has said: the cards, top first, then the digits of the secret."""
        self.bout: Bout | None = None

    @property
    def table(self) -> LevelGame:
        found: LevelGame = self.get_game()
        return found

    def current_player(self) -> int:
        if self.bout is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.bout.over else int(self.bout.seat)

    def is_terminal(self) -> bool:
        return self.bout is not None and self.bout.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.bout.actions if self.bout is not None and player == self.bout.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deck = self.table.deck
        if len(self.drawn) >= deck.size:
            return [(digit, 1 / len(DIGITS)) for digit in range(len(DIGITS))]
        left = list(deck.counts)
        for card in self.drawn:
            left[card] -= 1
        total = deck.size - len(self.drawn)
        return [(kind, count / total) for kind, count in enumerate(left) if count]

    def _apply_action(self, action: int) -> None:
        if self.bout is not None:
            self.bout = self.bout.after(action)
            return
        self.drawn += (action,)
        if len(self.drawn) == self.table.max_chance_nodes_in_history():
            self.bout = self.begun()

    def begun(self) -> Bout:
        ground, size = self.table.ground, self.table.deck.size
        secret = "".join(DIGITS[digit] for digit in self.drawn[size:])
        seed = secret.zfill(64) if ground.game.shuffles_again else ""
        deal = Deal(tuple(Kind(card) for card in self.drawn[:size]), "", seed)
        return ground.start(first_state(ground.game, deal, ground.seats, ground.options))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.table.ground.steps[action]
        deck = self.table.deck
        # The digits of the secret have numbers that cards have too: what is drawn next tells them apart.
        return f"deal {deck.label(Kind(action))}" if len(self.drawn) < deck.size else f"secret {DIGITS[action]}"

    def returns(self) -> list[float]:
        return self.bout.returns() if self.bout is not None else [0.0] * self.table.ground.seats

    def __str__(self) -> str:
        if self.bout is None:
            return f"dealt: {' '.join(map(str, self.drawn))}"
        said = self.bout.turn.said if self.bout.turn is not None else ()
        words = ", ".join(self.table.ground.steps[step] for step in said)
        return f"{self.bout.state!r} {words}".rstrip()


class LevelObserver:
    """What a seat sees, as a tensor with named parts and as text. Nothing before the cards are dealt."""

    def __init__(self, ground: Playground, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of an observation: {params}")
        self.ground = ground
        self.private = iig_obs_type is None or iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = iig_obs_type is None or iig_obs_type.public_info
        self.tensor: NDArray[np.float32] = np.zeros(ground.size, np.float32)
        self.dict = dict(named(ground, self.tensor))

    def set_from(self, state: LevelState, player: int) -> None:
        self.tensor.fill(0)
        if state.bout is not None and self.private:
            self.tensor[:] = state.bout.observation(player)

    def string_from(self, state: LevelState, player: int) -> str:
        if state.bout is None or not self.private:
            return ""
        ground, turn = self.ground, state.bout.turn
        told = ground.game.describe(ground.game.view(state.bout.state, ground.seat(player)))
        own = turn is not None and state.bout.seat == player
        said = ", ".join(ground.steps[step] for step in turn.said) if own and turn is not None else ""
        return f"seat {player}\n{told}\n{said}".rstrip()
