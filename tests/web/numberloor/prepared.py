"""The server, with the cards of these tests: every table of Numberloor has the deal of `tests/table/numberloor/tables.py`.

Started as a process of its own by `test_night_claims.py`.
"""

from __future__ import annotations

import sys

from sumdeck.cli import main
from sumdeck.rules import deals
from sumdeck.rules.cards import Pack
from sumdeck.web import service
from tests.table.numberloor.tables import deal


def prepared_deal(pack: Pack, entropy: bytes, later: bool = False) -> deals.Deal:
    """The same cards for every table of Numberloor."""
    return deal(pack) if pack.game == "numberloor" else deals.secret_deal(pack, entropy, later)


if __name__ == "__main__":
    service.secret_deal = prepared_deal  # type: ignore[attr-defined]
    sys.exit(main())
