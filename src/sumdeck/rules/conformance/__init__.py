"""The promises every game keeps, as tests that anyone can call.

    from sumdeck.rules.conformance import conformance

    conformance(MyGame())

It raises what is broken, and returns a report of what was looked at; `raises=False` only reports.

What each check asks for stands in the docstring of its function: hidden cards in `hidden.py` and `views.py`, later shuffles in
`later.py`, cards in `cards.py`, moves in `moves.py`, sentences in `speech.py`, purity in `purity.py` and `hash_seeds.py`, what is
kept in `storage.py`. Which games and positions are looked at is decided in `journey.py` and `rare.py`.

To compare a game with a slow copy of its rules there is `perft` besides, in `../perft.py`.
"""

from sumdeck.rules.conformance.hash_seeds import digest
from sumdeck.rules.conformance.journey import Journey, Position
from sumdeck.rules.conformance.report import Broken, Report, Where
from sumdeck.rules.conformance.run import CHECKS, conformance
from sumdeck.rules.conformance.twins import zone_twin, zone_twins

__all__ = ["CHECKS", "Broken", "Journey", "Position", "Report", "Where", "conformance", "digest", "zone_twin", "zone_twins"]
