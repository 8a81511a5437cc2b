"""The games for PettingZoo, turn by turn (AEC): `env("numero", level="numbers-15")`.

An observation is an array, the channels one after the other. What can be said now is in `infos[agent]["action_mask"]`, and the
reward comes with the end. `together.py` has the parallel form.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sumdeck.rl.bout import Bout, Playground
from sumdeck.rules.game import Game, Json

Observation = NDArray[np.float32]


def env(game: str | Game[Any, Any] = "numero", **options: Any) -> AECEnv[str, Observation, int]:
    """A game as PettingZoo wants it used: whoever takes an impossible step has lost, and steps out of order are told.

    The options are those of `Seats`.
    """
    made = Seats(game, **options)
    ended: AECEnv[str, Observation, int] = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    asserted: AECEnv[str, Observation, int] = wrappers.AssertOutOfBoundsWrapper(ended)
    return wrappers.OrderEnforcingWrapper(asserted)


class Seats(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A table at which each seat is an agent, without what `env` puts around it.

    `seats`, and any setting of the game such as `level`; `flat` numbers the moves of the list, so many to a page, instead of
    making them of steps; after `max_cycles` steps the game is stopped.
    """

    def __init__(
        self,
        game: str | Game[Any, Any] = "numero",
        seats: int = 0,
        max_cycles: int = 0,
        flat: int = 0,
        render_mode: str | None = None,
        **options: Json,
    ) -> None:
        super().__init__()
        self.ground = Playground(game, seats, flat, **options)
        self.metadata = {"name": f"sumdeck_{self.ground.game.name}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.ground.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: spaces.Box(-1, 1, (self.ground.size,), np.float32) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.ground.steps)) for agent in self.possible_agents}
        self.rng = np.random.default_rng()
        self.bout: Bout = self.ground.deal(0)
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. The same seed gives the same deals from here on; `options={"deal": name}` deals one by its name."""
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        self.bout = self.ground.deal((options or {}).get("deal", int(self.rng.integers(1 << 62))))
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.agents_infos()
        self.agent_selection = self.possible_agents[self.bout.seat]

    def observe(self, agent: str) -> Observation:
        return self.bout.observation(self.seat_of[agent])

    def agents_infos(self) -> dict[str, dict[str, Any]]:
        """What each agent can say now."""
        return {agent: {"action_mask": self.bout.mask(self.seat_of[agent])} for agent in self.agents}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.bout = self.bout.after(int(action))
        self.cycles += 1
        over = self.bout.over
        returns = self.bout.returns()
        self.rewards = {each: returns[self.seat_of[each]] for each in self.agents}
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over and 0 < self.max_cycles <= self.cycles)
        self.agent_selection = self.agents[0] if over else self.possible_agents[self.bout.seat]
        self.infos = self.agents_infos()
        self._accumulate_rewards()

    def render(self) -> str:
        """The table as the seat that is asked sees it."""
        game, seat = self.ground.game, self.seat_of[self.agent_selection]
        return game.describe(game.view(self.bout.state, self.ground.seat(seat)))

    def close(self) -> None:
        """There is nothing to close."""
