"""The built pages as they are served."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from sumdeck.server.security import HEADERS, SafeHeaders
from sumdeck.server.static import FOR_GOOD, Pages


class Browser:
    """Asks an app without a network."""

    def __init__(self, folder: Path) -> None:
        app = Starlette(routes=[Route("/{path:path}", Pages(folder).answer)])
        self._transport = httpx.ASGITransport(SafeHeaders(app))

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        async def ask() -> httpx.Response:
            async with httpx.AsyncClient(transport=self._transport, base_url="http://cards.example") as client:
                return await client.get(path, headers=headers)

        return asyncio.run(ask())


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/index-abc.js").write_text("let card = 1;\n" * 200)
    (tmp_path / "index.html").write_text("<!doctype html><title>Sumdeck</title>")
    (tmp_path / ".made-from").write_text("secret")
    return Browser(tmp_path)


def test_the_index_is_asked_for_again_each_time_but_sent_only_when_it_has_changed(browser: Browser) -> None:
    first = browser.get("/")
    again = browser.get("/", headers={"if-none-match": first.headers["etag"]})

    assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    assert (again.status_code, again.content) == (304, b"")


def test_an_asset_is_kept_for_good_and_travels_zipped(browser: Browser) -> None:
    zipped = browser.get("/assets/index-abc.js", headers={"accept-encoding": "gzip, br"})
    plain = browser.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})

    assert zipped.headers["cache-control"] == FOR_GOOD
    assert zipped.headers["content-encoding"] == "gzip"
    assert int(zipped.headers["content-length"]) < len(gzip.decompress(gzip.compress(plain.content))) / 10
    assert zipped.content == plain.content


def test_every_answer_carries_the_headers(browser: Browser) -> None:
    for path in ("/", "/assets/index-abc.js", "/assets/none.js", "/some/where"):
        assert HEADERS.items() <= dict(browser.get(path).headers).items()


def test_a_path_that_could_be_a_page_leads_to_the_index(browser: Browser) -> None:
    assert browser.get("/join").headers["location"] == "./"
    assert browser.get("/table/abc").headers["location"] == "../"


@pytest.mark.parametrize("path", ["/assets/none.js", "/.made-from", "/%2e%2e/%2e%2e/etc/passwd.txt", "/..%2findex.htm"])
def test_nothing_else_can_be_had(browser: Browser, path: str) -> None:
    answer = browser.get(path)

    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_pages_that_are_not_built_say_so(tmp_path: Path) -> None:
    answer = Browser(tmp_path).get("/")

    assert answer.status_code == 503
    assert "x.py run" in answer.text
