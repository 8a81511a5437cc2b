"""A server as `sumdeck serve` is, except that a test can lay out the next deal: it writes the first cards to a file."""

import sys
from functools import partial
from pathlib import Path
from unittest.mock import patch

from sumdeck.cli import main
from sumdeck.rules.cards import Pack
from sumdeck.rules.deals import Deal, secret_deal, shuffled
from sumdeck.rules.game import Kind

LATER = "5" * 64
"""Every shuffle after the first, in a game that shuffles again."""


def deal_of(laid: Path, pack: Pack, entropy: bytes, reshuffles: bool = False) -> Deal:
    """The deal that was laid out, once; any other time a secret one, as ever."""
    if not laid.exists():
        return secret_deal(pack, entropy, reshuffles)
    faces = laid.read_text("utf-8").split()
    laid.unlink()
    return Deal(stacked(pack, faces), reshuffle_seed=LATER if reshuffles else "")


def stacked(pack: Pack, faces: list[str]) -> tuple[Kind, ...]:
    """The whole pack, with these cards on top: `7g` is that card, `7` one without a mark or, where there is none, any 7."""
    rest = list(shuffled(pack.deck(), b"below"))
    top = []
    for face in faces:
        kind = min(
            (kind for kind in rest if face in (pack.cards[kind].face, pack.label(kind))),
            key=lambda kind: pack.label(kind) != face,
        )
        rest.remove(kind)
        top.append(kind)
    return (*top, *rest)


if __name__ == "__main__":
    file = Path(sys.argv[1])
    with patch("sumdeck.server.service.secret_deal", partial(deal_of, file)):
        sys.exit(main(sys.argv[2:]))
