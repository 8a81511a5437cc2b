"""The example that trains an agent, in a very small size."""

import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

from sumdeck.rl.gym import SeatEnv

SCRIPT = Path(__file__).parents[2] / "docs/examples/learning/train.py"


def test_an_agent_learns_is_measured_and_its_curve_is_drawn(tmp_path: Path) -> None:
    script = runpy.run_path(str(SCRIPT))
    env = SeatEnv("numero", "greedy", level="numbers-15")
    agent = script["Agent"](env.ground, np.random.default_rng(1))
    env.reset(seed=1)
    tables, later = script["played"](env, agent, 0.1)
    agent.learn(tables, later)
    mean, low, high = script["measured"](agent, 2)
    script["draw"]([(50, 0.4), (100, 0.6)], (mean, low, high), tmp_path / "curve.svg")

    assert len(tables) == len(later) == 29
    assert np.abs(agent.weights).max() > 0
    assert low <= mean <= high
    assert "</svg>" in (tmp_path / "curve.svg").read_text("utf-8")


def test_a_first_look_may_be_shorter_than_a_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--games", "2", "--deals", "2", "--agent", str(tmp_path / "agent.npy"), "--curve", str(tmp_path / "curve.svg")]
    monkeypatch.setattr(sys, "argv", ["train.py", *asked])

    runpy.run_path(str(SCRIPT), run_name="__main__")

    assert "of 4 games won against greedy" in capsys.readouterr().out
    assert (tmp_path / "agent.npy").exists()
