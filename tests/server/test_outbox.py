"""What waits for one page: counted while it waits, and no longer."""

import asyncio

from sumdeck.server.limits import Limits
from sumdeck.server.outbox import Outbox


def test_too_much_that_waits_is_refused() -> None:
    box = Outbox(Limits(queued_messages=2, queued_bytes=10), lambda: 1.0)

    assert box.put(b"12345")
    assert box.put(b"12345")
    assert not box.put(b"")  # three messages
    assert not Outbox(Limits(queued_bytes=10), lambda: 1.0).put(b"12345678901")


def test_what_has_been_taken_makes_room() -> None:
    """A page that listens may hear any number of bytes in its life: here one message is on its way, and one waits."""
    box, sent = Outbox(Limits(queued_bytes=16), lambda: 1.0), list[str]()

    async def send(text: str) -> None:
        sent.append(text)
        if len(sent) < 5:
            assert box.put(b"12345678")
        else:
            box.close()

    assert box.put(b"12345678")
    asyncio.run(box.carry(send))

    assert sent == ["12345678"] * 5
    assert not box.is_stuck()
