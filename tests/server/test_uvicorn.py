"""We change how uvicorn's protocols behave in a few places. A version that has other places must not be installed unnoticed."""

import inspect
import tomllib
from importlib.metadata import version

import pytest
from uvicorn import Server
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol
from websockets.server import ServerProtocol

from checks.check import ROOT


def test_no_version_is_taken_that_nobody_has_tried() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]["serve"]
    (uvicorn,) = (each for each in wanted if each.startswith("uvicorn"))
    _, _, below = uvicorn.partition("<")

    assert tuple(map(int, version("uvicorn").split(".")[:2])) < tuple(map(int, below.split(".")))


@pytest.mark.parametrize(
    ("kind", "method"),
    [
        (H11Protocol, "connection_made"),
        (H11Protocol, "connection_lost"),
        (H11Protocol, "handle_websocket_upgrade"),
        (H11Protocol, "on_response_complete"),
        (WebSocketsSansIOProtocol, "connection_made"),
        (WebSocketsSansIOProtocol, "handle_connect"),
        (WebSocketsSansIOProtocol, "send_receive_event_to_app"),
        (WebSocketsSansIOProtocol, "keepalive_timeout"),
        (Server, "capture_signals"),
        (Server, "startup"),
    ],
)
def test_what_we_put_something_in_the_place_of_is_there(kind: type, method: str) -> None:
    assert inspect.isfunction(getattr(kind, method))


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (H11Protocol, "self.conn self.transport self.client self.config"),
        (WebSocketsSansIOProtocol, "self.conn self.queue self.read_paused self.close_sent self.transport self.config self.scope"),
        (ServerProtocol, "self.available_extensions"),
        (Protocol, "self.parser self.reader.at_eof self.state self.current_size self.extensions"),
    ],
)
def test_what_we_reach_into_is_there(kind: type, names: str) -> None:
    source = inspect.getsource(kind)

    assert [name for name in names.split() if name not in source] == []
