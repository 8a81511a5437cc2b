"""Options travel between processes: a simulation sends them to its workers."""

import pickle

import pytest

from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.options import Options
from sumdeck.games.numero.rules.solitaire import Solitaire
from sumdeck.rules.options import settings_of

SETTINGS = {key: each.values for key, each in settings_of(Options).items()}


@pytest.mark.parametrize("game", [Numero(), Solitaire()])
@pytest.mark.parametrize("setting", SETTINGS)
def test_every_setting_survives_the_journey(game: Numero | Solitaire, setting: str) -> None:
    for value in SETTINGS[setting]:
        options = game.options({"level": "full", "scoring": value == "challenge", setting: value})

        assert pickle.loads(pickle.dumps(options)) == options
