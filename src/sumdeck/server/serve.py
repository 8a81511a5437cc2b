"""Serving: a store, the tables in it, a socket that listens, and an end without haste. The command itself is in `command.py`."""

import asyncio
import errno
import gc
import signal
import socket
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from secrets import token_hex, token_urlsafe
from typing import Final

import uvicorn

from sumdeck.rules.game import Refusal
from sumdeck.server import logs, several
from sumdeck.server.app import create_app
from sumdeck.server.context import DAY, Timings
from sumdeck.server.http_connection import HttpConnection
from sumdeck.server.limits import Limits
from sumdeck.server.metrics import show
from sumdeck.server.peers import PeerServer
from sumdeck.server.service import Service
from sumdeck.server.site import Site
from sumdeck.server.socket_connection import SocketConnection
from sumdeck.store import Peer, Store, only_house
from sumdeck.words import say

PORT: Final = 8000
EVERYWHERE: Final = ("0.0.0.0", "::")
"""Addresses to listen at that nobody can visit."""
HEARTBEAT: Final = 20.0
QUEUED: Final = 4
"""How much more than it may may a page have said, before we stop to listen instead of telling it so."""
ENDING: Final = 5
"""How many seconds sockets and requests have to come to their end."""

SWITCH: Final = 0.0005
"""Seconds after which a thread lets another one run that waits: the store's or a worker's shall not keep the event loop."""
COLLECT: Final = (20_000, 20, 50)
"""After how many new objects, and after how many times of that, Python looks for cycles that nobody uses."""


def run(args: Namespace) -> None:
    """Serve until somebody ends it. Raises Refusal, StoreError."""
    if args.workers > 1:
        several.check(args.store)
        with listen(args.host, args.port) as plug:
            several.serve(args, plug, serve_as_one)
    else:
        with listen(args.host, args.port) as plug:
            serve_as_one(args, plug)


def serve_as_one(args: Namespace, plug: socket.socket) -> None:
    """Serve by one process on a socket that listens already. Raises Refusal, StoreError."""
    logs.begin(args.log)
    open_wide()
    collect_seldom()
    share_soon()
    with listen(args.peer_host, 0) as door:
        me = Peer(token_hex(8), args.peer_host, door.getsockname()[1], token_urlsafe())
        with Store.open(args.store, me=me) as store, only_house(store.where):
            asyncio.run(serve(args, plug, door, store))


async def serve(args: Namespace, plug: socket.socket, door: socket.socket, store: Store) -> None:
    """Serve on a socket that listens already; other processes, where there may be some, come in by a door of their own."""
    # A page gives computer players their pause, so that whoever is in a hurry can skip it.
    service = Service(store, timings=Timings(keep=args.expire_days * DAY, pause=0))
    limits = replace(Limits(), **dict(args.limit))
    if args.behind:  # all connections are the proxy's own
        limits = replace(limits, connections_per_address=sys.maxsize, requests_at_once=sys.maxsize)
    site = Site(service, limits, origins=args.origin)
    site.showing.address = "" if args.behind else address_of(plug)
    server = Server(configured(args, site))
    server.quiet = getattr(args, "quiet", False)
    metrics = None
    if args.metrics_port is not None:
        with reporting_port(args.metrics_host, args.metrics_port, "--metrics-port"):
            metrics = await show(site.metrics, args.metrics_host, args.metrics_port)
    if site.me is not None:
        async with await PeerServer(server.config.app, site.me).open(door):  # type: ignore[arg-type]
            await server.serve([plug])
    else:
        await server.serve([plug])
    if metrics is not None:
        metrics.close()


class Server(uvicorn.Server):
    """Says where it can be found, and ends without haste."""

    quiet = False
    """Whether somebody else says it."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End. Where there are other processes, they have everything before a page comes back to it."""
        for server in self.servers:
            server.close()
        try:
            await self.config.app.state.site.hand_over()  # type: ignore[union-attr]
        finally:
            await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take a signal as a request to end. It is not raised again: the store has yet to be closed."""
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for plug in () if self.quiet else sockets or ():
            print(say("serve.address", address=address_of(plug)), flush=True)


def configured(args: Namespace, site: Site) -> uvicorn.Config:
    """How the server behaves: our own limits, no log of its own, and nothing that tells what runs here."""
    return uvicorn.Config(
        create_app(site),
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=site.limits.message_bytes,
        ws_max_queue=QUEUED * site.limits.messages_at_once,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        ws_per_message_deflate=True,  # but see `SocketConnection`
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(args.behind),
        forwarded_allow_ips=args.behind or None,
        h11_max_incomplete_event_size=site.limits.body_bytes,
        timeout_graceful_shutdown=ENDING,
    )


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens: on the port that is asked for, or on the usual one, or on any if that is taken. Raises Refusal."""
    wanted = PORT if port is None else port
    try:
        with reporting_port(host, wanted, "--port"):
            plug = socket.create_server((host, wanted), family=family(host), backlog=2048)
    except Refusal as refusal:
        if port is not None or refusal.code != "serve.port_taken":
            raise
        return listen(host, 0)
    # asyncio sends small things without delay (TCP_NODELAY) only where a socket says that it speaks TCP.
    return socket.socket(plug.family, plug.type, socket.IPPROTO_TCP, fileno=plug.detach())


@contextmanager
def reporting_port(host: str, port: int, option: str) -> Iterator[None]:
    """Let whoever cannot listen know where, why, and by which option that is changed."""
    try:
        yield
    except OSError as fault:
        if fault.errno == errno.EADDRINUSE:
            raise Refusal("serve.port_taken", port=port, option=option) from fault
        raise Refusal("serve.cannot_listen", host=host, port=port, reason=fault.strerror) from fault


def open_wide() -> None:
    """Ask the system for as many sockets as it grants; it begins with about a thousand."""
    if sys.platform != "win32":
        import resource  # which Windows does not have

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # a system may name a number here that it does not grant
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def share_soon() -> None:
    """Let the event loop have the interpreter back from other threads at once: by default it may wait for five milliseconds."""
    sys.setswitchinterval(SWITCH)


def collect_seldom() -> None:
    """Let Python look for unused cycles less often, and not at all among what stays: it took a seventh of the time of a move."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def address_of(plug: socket.socket) -> str:
    """Where a socket that listens can be visited: from other computers too, where it listens to them."""
    host, port = plug.getsockname()[:2]
    host = own_address() if host in EVERYWHERE else host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address() -> str:
    """Where others in the network find this computer. Nothing is sent: the system only says from where it would."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as plug:
        try:
            plug.connect(("192.0.2.1", 9))  # an address that belongs to nobody
        except OSError:
            return "127.0.0.1"
        return str(plug.getsockname()[0])


def family(host: str) -> socket.AddressFamily:
    """Whether a host is reached by IPv4 or IPv6."""
    return socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][0]
