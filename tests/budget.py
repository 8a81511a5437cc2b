"""How much a test may cost: little on every run, much before a release.

`python3 x.py test --thorough` sets the variable; a test asks `budget` for its size, and one that has no small size is marked
`@pytest.mark.thorough` and is left out of the usual run.
"""

import os

THOROUGH = os.environ.get("SUMDECK_TESTS") == "thorough"


def budget(usual: int, thorough: int) -> int:
    """The size of a test: games, examples, kills, messages. Never seconds."""
    return thorough if THOROUGH else usual
