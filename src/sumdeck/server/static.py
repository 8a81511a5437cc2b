"""The built pages, kept in memory: they are few and small. Vite names an asset by its content: browsers keep it for good."""

import gzip
from dataclasses import dataclass
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

PAGES: Final = Path(__file__).parent / "pages"
INDEX: Final = "index.html"
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = "The pages are not built. In a clone of Sumdeck `python3 x.py run` builds them.\n"


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    body: bytes
    zipped: bytes
    """Empty where zipping gains nothing."""
    kind: str
    tag: str
    keep: str


class Pages:
    """Everything that a browser may load."""

    def __init__(self, folder: Path = PAGES, head: str = "") -> None:
        """`head`: what this house adds to the head of its page."""
        paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.startswith(".")]
        self.files = {path.relative_to(folder).as_posix(): read_file(path, folder) for path in paths}
        if head and INDEX in self.files:
            body, (kind, keep) = self.files[INDEX].body, (self.files[INDEX].kind, self.files[INDEX].keep)
            self.files[INDEX] = zipped(body.replace(b"</head>", head.encode() + b"</head>", 1), kind, keep)

    async def answer(self, request: Request) -> Response:
        """The file of this path. Anything else that could be a page leads to the one page there is."""
        path = request.path_params.get("path", "") or INDEX
        file = self.files.get(path)
        if file is not None:
            return as_response(file, request)
        if INDEX not in self.files:
            return PlainTextResponse(NOT_BUILT, 503)
        if "." in path.rpartition("/")[2]:
            return PlainTextResponse("There is no such file.\n", 404)
        return RedirectResponse("../" * path.count("/") or "./")


def read_file(path: Path, folder: Path) -> File:
    kind = guess_type(path.name)[0] or "application/octet-stream"
    keep = FOR_GOOD if path.relative_to(folder).parts[0] == "assets" else ASK_AGAIN
    return zipped(path.read_bytes(), kind, keep)


def zipped(body: bytes, kind: str, keep: str) -> File:
    """Something to send, made small."""
    small = gzip.compress(body, 9, mtime=0)
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    return File(body, small if len(small) < 0.9 * len(body) else b"", kind, tag, keep)


def as_response(file: File, request: Request) -> Response:
    """A file, zipped where the browser can unzip; nothing but its name where the browser has it already."""
    headers = {"cache-control": file.keep, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.zipped, headers=headers | {"content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)
