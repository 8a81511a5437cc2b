"""What a page says is heard, however the network cuts it: whole messages by a short way, all else by the parser of frames."""

from itertools import pairwise
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from sumdeck.server.limits import Limits
from sumdeck.server.socket_connection import SocketConnection, deflated

HELLO = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXTS = st.text(max_size=150)


class Listening:
    """A connection between nobody and a list of what was heard."""

    def __init__(self) -> None:
        config = Mock(root_path="", ws_per_message_deflate=False, ws_max_size=8192, ws_max_queue=10**6, ws_ping_interval=None)
        config.app.state.site.limits = Limits(messages_at_once=10**6)
        self.heard: list[str] = []
        self.transport = Mock(**{"is_closing.return_value": False, "get_extra_info.return_value": None})
        self.connection = SocketConnection(config, ServerState(), {}, Mock(**{"time.return_value": 0.0}))
        self.connection.run_asgi = Mock()  # type: ignore[method-assign]
        self.connection.connection_made(self.transport)
        self.connection.data_received(HELLO)
        self.connection.conn.send_response(self.connection.response)
        self.connection.listen(self.hear)

    def hear(self, text: str) -> int:
        self.heard.append(text)
        return 0

    def take(self, *pieces: bytes) -> list[str]:
        for piece in pieces:
            self.connection.data_received(piece)
        return self.heard


def frame(opcode: Opcode, said: str, *, whole: bool = True) -> bytes:
    return Frame(opcode, said.encode(), whole).serialize(mask=True)


def in_frames(parts: list[str]) -> list[bytes]:
    """A message in so many frames, with a ping between any two."""
    last = len(parts) - 1
    frames = [frame(Opcode.CONT if at else Opcode.TEXT, part, whole=at == last) for at, part in enumerate(parts)]
    return [each for pair in zip(frames, [frame(Opcode.PING, "")] * len(frames), strict=True) for each in pair]


@given(st.lists(st.lists(TEXTS, min_size=1, max_size=3), max_size=6), st.lists(st.integers(0, 400), max_size=8))
def test_every_message_is_heard_once_and_in_its_order(messages: list[list[str]], cuts: list[int]) -> None:
    """A message in several frames goes to the queue of the application, which is not asked here."""
    frames = [each for message in messages for each in in_frames(message)]
    whole = b"".join(frames)
    edges = sorted({0, len(whole), *(cut for cut in cuts if cut < len(whole))})

    cut_anywhere = Listening().take(*(whole[start:end] for start, end in pairwise(edges)))

    assert cut_anywhere == Listening().take(*frames) == [message[0] for message in messages if len(message) == 1]


def test_a_text_in_the_middle_of_another_message_is_not_heard() -> None:
    line = Listening()

    assert line.take(frame(Opcode.TEXT, "5 + ", whole=False), frame(Opcode.TEXT, "3 = 8")) == []
    assert line.transport.close.called


def test_nothing_is_heard_behind_a_goodbye() -> None:
    assert Listening().take(frame(Opcode.CLOSE, ""), frame(Opcode.TEXT, "3 = 8")) == []


def test_what_is_no_text_is_not_heard() -> None:
    bad = Frame(Opcode.TEXT, b"\xff\xfe", True).serialize(mask=True)

    assert Listening().take(bad) == []


def test_a_short_message_takes_the_short_way() -> None:
    """If another version of the parser were written otherwise, everything would still be heard, and cost more."""
    line = Listening()
    line.connection.handle_events = Mock()  # type: ignore[method-assign]

    assert line.take(frame(Opcode.TEXT, "3 = 8")) == ["3 = 8"]
    assert not line.connection.handle_events.called


def test_a_long_text_is_compressed_once_for_all_and_disturbs_no_other() -> None:
    """To compress it for each screen alone would keep everybody waiting; what was said before and after is understood as ever."""
    texts = [
        b"Otter plays Fox. " * 20,
        b"A thousand play. " * 5000,
        b"Otter plays Fox. " * 20,
        b"A thousand play. " * 5000,
        b"over",
    ]
    deflated.cache_clear()

    for bits in (12, 15):
        ours = PerMessageDeflate(False, False, bits, bits, {"memLevel": 5})
        theirs = PerMessageDeflate(False, False, bits, bits)
        for _ in range(2):
            line = Listening()
            line.connection.conn.data_to_send()
            line.connection.conn.extensions = [ours]
            for text in texts:
                assert understood(line.connection._framed(text), theirs) == text

    assert deflated.cache_info().misses == 2


def understood(data: bytes, deflate: PerMessageDeflate) -> bytes:
    """A text as whoever listens understands it."""
    reader = StreamReader()
    reader.feed_data(data)
    parser = Frame.parse(reader.read_exact, mask=False, max_size=None, extensions=[deflate])
    with pytest.raises(StopIteration) as found:
        next(parser)
    return bytes(found.value.value.data)
