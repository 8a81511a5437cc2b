"""`sumdeck serve`: the table in a browser, for this computer or for a whole house. How that is done is in `serve.py`."""

from argparse import ArgumentTypeError, Namespace
from dataclasses import fields
from typing import Final

from sumdeck.command.arguments import Commands, add_command, offer, whole
from sumdeck.command.program import Problem
from sumdeck.server.limits import Limits
from sumdeck.words import say

LEVELS: Final = ("debug", "info", "warning", "error")
PORT: Final = whole(lambda given: say("serve.no_port", given=given), 0, 2**16 - 1)
PROCESSES: Final = whole(lambda given: say("serve.no_workers", given=given), 1, 999)
DAYS: Final = whole(lambda given: say("serve.no_days", given=given), 1, 99_999)
KINDS: Final = {field.name: float if "float" in str(field.type) else int for field in fields(Limits)}
"""Every limit, and what kind of number it is."""


def add_to(subparsers: Commands) -> None:
    parser = add_command(subparsers, "serve", run, say("cli.serve"))
    parser.add_argument("--host", default="127.0.0.1", metavar=say("argument.address"), help=say("serve.host"))
    parser.add_argument("--port", type=PORT, metavar=say("argument.port"), help=say("serve.port"))
    offer(parser, "--store")
    parser.add_argument("--workers", type=PROCESSES, default=1, metavar=say("argument.number"), help=say("serve.workers"))
    parser.add_argument("--peer-host", default="127.0.0.1", metavar=say("argument.address"), help=say("serve.peer_host"))
    parser.add_argument("--expire-days", type=DAYS, default=30, metavar=say("argument.number"), help=say("serve.expire_days"))
    parser.add_argument("--metrics-port", type=PORT, metavar=say("argument.port"), help=say("serve.metrics_port"))
    parser.add_argument("--metrics-host", default="127.0.0.1", metavar=say("argument.address"), help=say("serve.metrics_host"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=say("serve.origin"))
    parser.add_argument("--behind", default="", metavar=say("argument.address"), help=say("serve.behind"))
    parser.add_argument(
        "--limit", action="append", default=[], type=limit, metavar=say("argument.setting"), help=say("serve.limit")
    )
    parser.add_argument("--log", choices=LEVELS, default="warning", help=say("serve.log"))


def run(args: Namespace) -> int:
    from sumdeck.server import serve
    from sumdeck.store import StoreError  # not at the top: whoever only plays in the terminal shall not wait for a web server

    try:
        serve.run(args)
    except StoreError as fault:
        raise Problem(str(fault)) from fault
    return 0


def limit(given: str) -> tuple[str, float]:
    """One of the limits, and what it shall be."""
    name, _, number = given.partition("=")
    if name not in KINDS:
        raise ArgumentTypeError(say("serve.no_limit", given=name, known=", ".join(KINDS)))
    try:
        return name, KINDS[name](number)
    except ValueError as fault:
        raise ArgumentTypeError(say("serve.no_number", given=number)) from fault
