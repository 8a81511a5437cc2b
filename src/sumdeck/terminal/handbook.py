"""`sumdeck docs`: the documentation, served to this computer alone."""

from argparse import Namespace
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import as_file, files
from typing import Final

from sumdeck.command.arguments import Commands, add_command
from sumdeck.command.program import Problem
from sumdeck.words import say

FOLDER: Final = "handbook"
"""Where the built pages lie in the package."""


def add_to(subparsers: Commands) -> None:
    parser = add_command(subparsers, "docs", run, say("cli.docs"))
    parser.add_argument("--port", type=int, default=0, metavar=say("argument.port"), help=say("docs.port"))


def run(args: Namespace) -> int:
    """Serve until somebody presses Ctrl+C. Raises Problem where the documentation was not built."""
    place = files("sumdeck").joinpath(FOLDER)
    if not place.joinpath("index.html").is_file():
        raise Problem(say("docs.not_built"))
    with as_file(place) as folder, ThreadingHTTPServer(("127.0.0.1", args.port), partial(Quiet, directory=str(folder))) as server:
        print(say("docs.served", address=f"http://127.0.0.1:{server.server_port}/"), flush=True)
        server.serve_forever()
    return 0


class Quiet(SimpleHTTPRequestHandler):
    """Files, without a word about each."""

    def log_message(self, format: str, *args: object) -> None:
        pass
