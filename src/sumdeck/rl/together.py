"""The games in PettingZoo's parallel form: in each cycle every seat answers, and the answer of the one that is asked counts.

All others say *wait*, the only step that their masks have. Here nobody loses by an impossible step: it is as if nothing was said.
"""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from sumdeck.rl.zoo import Observation, Seats
from sumdeck.rules.game import Game


def parallel_env(game: str | Game[Any, Any] = "numero", **options: Any) -> "Together":
    """A game in which all answer at once. The options are those of `zoo.Seats`."""
    return Together(Seats(game, **options))


def env(game: str | Game[Any, Any] = "numero", **options: Any) -> AECEnv[str, Observation, int]:
    """The same, one seat after the other in each cycle."""
    made: AECEnv[str, Observation, int] = parallel_to_aec(parallel_env(game, **options))
    return made


class Together(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A table at which each seat answers in each cycle."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.metadata = {**seats.metadata, "is_parallelizable": True}
        self.render_mode = seats.render_mode
        self.possible_agents = seats.possible_agents
        self.observation_spaces = seats.observation_spaces
        self.action_spaces = seats.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.seats.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.seats.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.seats.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self.observations(), self.agents_infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        seats = self.seats
        asked = seats.agent_selection
        if actions[asked] in seats.bout.actions:
            seats.step(actions[asked])
        else:
            seats.cycles += 1
        over = seats.bout.over
        stopped = not over and 0 < seats.max_cycles <= seats.cycles
        agents = self.agents
        returns = dict(zip(self.possible_agents, seats.bout.returns()))
        answer = (
            self.observations(),
            returns,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, stopped),
            self.agents_infos(),
        )
        if over or stopped:
            self.agents = []
        return answer

    def observations(self) -> dict[str, Observation]:
        return {agent: self.seats.observe(agent) for agent in self.possible_agents}

    def agents_infos(self) -> dict[str, dict[str, Any]]:
        """What each can say now: who is not asked waits."""
        infos = self.seats.agents_infos()
        for agent in infos:
            if agent != self.seats.agent_selection:
                infos[agent]["action_mask"][-1] = 1
        return infos

    def render(self) -> str:
        return self.seats.render()

    def close(self) -> None:
        """There is nothing to close."""
