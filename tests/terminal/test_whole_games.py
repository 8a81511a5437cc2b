"""Whole games in a real terminal, by somebody who presses Ctrl+C, is cut off in the middle, and comes back each time."""

import os
import signal
from random import Random

import pytest

from sumdeck.store import Store
from sumdeck.table.computers import least
from sumdeck.terminal.finding import played_here
from sumdeck.terminal.keeping import KeptTable
from tests.budget import THOROUGH
from tests.terminal.test_pty import Terminal, opened, terminals

__all__ = ["terminals"]

GAMES = {
    "numero": "--level numbers-10 --against careless",
    "mathino": "--set max_decks=1 --against random",
    "numberloor": "--set stars_to_win=1 --against careless",
    "formula": "--level base --against random",
}
BREAKS = {3: "ctrl+c", 6: "kill"}
"""After so many moves the program ends, and how."""


def only_game(store: Store) -> KeptTable:
    return next(played_here(store))


def next_line(kept: KeptTable) -> str:
    """Something that the person may say now, in few words."""
    state = kept.table.state
    move = least(state.game, kept.table.view(state.to_act[0]), Random(len(state.line)))[0]
    return state.game.write(state.game_state, state.to_act[0], move)


def leave(terminal: Terminal, how: str) -> None:
    if how == "kill":
        os.killpg(terminal.process.pid, signal.SIGKILL)
    else:
        terminal.interrupt(b"\x03", until="The game is saved")
    terminal.ended()


@pytest.mark.parametrize("game", GAMES if THOROUGH else ["numero"])
def test_a_whole_game_is_played_with_breaks_and_nothing_is_lost(terminals: list[Terminal], game: str) -> None:
    terminal = opened(terminals, "play", game, "--seed", "one", *GAMES[game].split())
    terminal.wait("\n> ")
    with Store.open() as store:
        for count in range(1, 1000):
            asked = only_game(store)
            terminal.type(next_line(asked) if asked.table.state.to_act[0] == 0 else ".")
            after = only_game(store)
            assert after.table.log[: len(asked.table.log)] == asked.table.log
            if after.table.state.outcome is not None:
                break
            if count in BREAKS:
                leave(terminal, BREAKS[count])
                terminal = opened(terminals, "resume")
                terminal.wait("\n> ")
    terminal.key(b"\r\r\r")

    assert terminal.ended() == 0
    assert "sumdeck record show" in terminal.shown
    assert "Traceback" not in terminal.shown
