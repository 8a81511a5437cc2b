"""The games for Gymnasium: one seat learns, chosen computer players have the others.

`SeatEnv("numberloor", against="greedy")`. What can be said now is in `info["action_mask"]` and by `action_masks()`.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sumdeck.players import Player, player
from sumdeck.rl.bout import Bout, Playground
from sumdeck.rules.game import Game, Json

Seen = NDArray[np.float32]
NAME = "sumdeck/Seat-v0"
"""By this name Gymnasium makes one: `gymnasium.make(NAME, game="numero", level="full")`."""


class SeatEnv(gymnasium.Env[Seen, np.int64]):  # type: ignore[misc]
    """A table at which one seat is the agent's.

    `against` names the other players, or is one for all of them; without `seat` the agent sits on another one each time. An
    impossible step loses the game. The reward comes with the end: 1 for a game won, −1 for one lost.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str | Game[Any, Any] = "numero",
        against: str | Sequence[str | Player[Any, Any]] = "greedy",
        seats: int = 0,
        seat: int | None = None,
        flat: int = 0,
        max_steps: int = 0,
        render_mode: str | None = None,
        **options: Json,
    ) -> None:
        self.ground = Playground(game, seats, flat, **options)
        self.render_mode = render_mode
        self.fixed_seat = seat
        self.max_steps = max_steps
        others = self.ground.seats - 1
        names = [against] * others if isinstance(against, str) else list(against)
        if len(names) != others:
            raise ValueError(f"there are {others} others, and {len(names)} players for them")
        name = self.ground.game.name
        self.others = [player(name, each) if isinstance(each, str) else each for each in names]
        self.observation_space = spaces.Box(-1, 1, (self.ground.size,), np.float32)
        self.action_space = spaces.Discrete(len(self.ground.steps))
        self.bout: Bout = self.ground.deal(0)
        self.seat = seat or 0
        self.taken = 0
        self.chance = Random(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal, and let the others play until the agent is asked; `options={"deal": name, "seat": seat}` says what is dealt."""
        super().reset(seed=seed)
        wish = options or {}
        while True:
            drawn = int(self.np_random.integers(1 << 62))
            drawn_seat = int(self.np_random.integers(self.ground.seats))
            self.seat = wish.get("seat", drawn_seat if self.fixed_seat is None else self.fixed_seat)
            self.chance = Random(drawn)
            self.taken = 0
            self.bout = self.answered(self.ground.deal(wish.get("deal", drawn)))
            if not self.bout.over or "deal" in wish:
                return self.bout.observation(self.seat), self.info()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.bout.actions:
            return self.bout.observation(self.seat), -1.0, True, False, self.info() | {"impossible": True}
        self.bout = self.answered(self.bout.after(int(action)))
        self.taken += 1
        stopped = not self.bout.over and 0 < self.max_steps <= self.taken
        return self.bout.observation(self.seat), self.bout.returns()[self.seat], self.bout.over, stopped, self.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What can be said now, as libraries with masked agents ask for it."""
        return self.bout.mask(self.seat).astype(bool)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.bout.mask(self.seat)}

    def answered(self, bout: Bout) -> Bout:
        """The game when all others have said what they say until the agent is asked."""
        game = self.ground.game
        while not bout.over and bout.seat != self.seat:
            chosen = self.others[(bout.seat - self.seat) % self.ground.seats - 1]
            bout = bout.moved(chosen.choose(game, game.view(bout.state, bout.seat), self.chance))
        return bout

    def render(self) -> str:
        """The table as the agent sees it."""
        game = self.ground.game
        return game.describe(game.view(self.bout.state, self.ground.seat(self.seat)))


gymnasium.register(NAME, entry_point="sumdeck.rl.gym:SeatEnv")
