"""What keeps seats and pages safe: tokens, the origin of a request, and the headers of every answer."""

import re
from base64 import urlsafe_b64encode
from collections.abc import Collection, Sequence
from hashlib import sha256
from hmac import compare_digest, digest
from secrets import token_urlsafe
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""Nothing but our own files and our own server; no inline script or style, no frame around us."""

HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

TABLE_LETTERS: Final = 22
"""Of 64 kinds: 132 bits."""


class SafeHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


def new_key() -> str:
    """A key to a request, for a sender who has brought none: 256 bits that nobody can guess."""
    return token_urlsafe(32)


def table_for(key: str, body: bytes) -> str:
    """The table that a request leads to: the same, however often it is said."""
    return _derived(key, b"table", body)[:TABLE_LETTERS]


def token_for(key: str, table: str, place: int | None = None) -> str:
    """The token that a request gets for a seat at a table: of whoever lays it for a certain one, else for any that is free."""
    return _derived(key, b"seat", f"{table} {'' if place is None else place}".encode())


def _derived(key: str, what: bytes, of: bytes) -> str:
    """A secret that follows from a key, and from which nobody finds the way back to the key or to another secret of it."""
    return urlsafe_b64encode(digest(key.encode(), what + b" " + of, sha256)).decode().rstrip("=")


def hashed(token: str) -> str:
    """A token as the store keeps it. Tokens are too long to be found by trying, so the hash needs no salt."""
    return sha256(token.encode()).hexdigest()


def seat_of(token: str, hashes: Sequence[str]) -> int | None:
    """The seat that a token opens."""
    return seat_with(hashed(token), hashes)


def seat_with(given: str, hashes: Sequence[str]) -> int | None:
    """The seat of the token with this hash. Takes as long for a wrong token as for a right one, whichever seat it opens."""
    fits = [compare_digest(given, known) for known in hashes]
    return fits.index(True) if any(fits) else None


def is_own_page(headers: Headers, allowed: Collection[str]) -> bool:
    """Whether a request comes from a page of this site, from an origin that is allowed, or from no page at all.

    Every browser names the origin on a socket, and on a body that changes something. Programs need not: they carry no cookies of
    anybody's, and we have none.
    """
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    named = re.fullmatch(r"https?://([^/]+)", origin)
    return named is not None and named[1].lower() == headers.get("host", "").lower()
