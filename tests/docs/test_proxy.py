"""Behind a proxy, as the page for hosts says: the real nginx with our own configuration, by TLS, at the root and under a path."""

from __future__ import annotations

import json
import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from getpass import getuser
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.live import ROOMY, Live, free_port
from tests.waiting import LIMIT, until

pytestmark = pytest.mark.thorough

TEMPLATE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
CERTIFICATE = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout privkey.pem -out fullchain.pem"

ONE_GUESS = ("--limit=joins_at_once=1", "--limit=joins_per_minute=0.001")
"""So often may an address try to join a table that is not there."""


@dataclass(frozen=True)
class Proxy:
    """What listens before the server."""

    plain: int
    secure: int


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """A server that believes the proxy before it, and that proxy."""
    folder = tmp_path_factory.mktemp("proxy")
    subprocess.run(CERTIFICATE.split(), cwd=folder, check=True, capture_output=True)
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin")
    assert nginx, "nginx is missing. Install it and run the tests again:  sudo apt-get install nginx-light"
    ports = Proxy(free_port(), free_port())
    with Live(folder, *ROOMY, *ONE_GUESS, "--behind=127.0.0.1") as server:
        challenge = folder / ".well-known" / "acme-challenge" / "token"
        challenge.parent.mkdir(parents=True)
        challenge.write_text("proof", "utf-8")
        (folder / "nginx.conf").write_text(configuration(folder, ports, server.port), "utf-8")
        running = subprocess.Popen([nginx, "-p", str(folder), "-c", str(folder / "nginx.conf")])
        try:
            until(lambda: answers(ports.secure), "the proxy answers")
            yield ports
        finally:
            running.terminate()
            running.wait(LIMIT)


def configuration(folder: Path, ports: Proxy, table: int) -> str:
    """Ours, on ports that are free here; and once more under a path, as the page says."""
    text = TEMPLATE.read_text("utf-8").replace("${SUMDECK_DOMAIN}", "localhost").replace("${SUMDECK_TABLE}", f"127.0.0.1:{table}")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{ports.plain};").replace(
        "listen 443 ", f"listen 127.0.0.1:{ports.secure} "
    )
    text = text.replace("/etc/nginx/certificates", str(folder)).replace("/var/www/html", str(folder))
    root = re.findall(r"^  location / \{\n.*?^  \}\n", text, re.MULTILINE | re.DOTALL)[0]
    under = root.replace("location / ", "location /games/ ").replace(f":{table};", f":{table}/;")
    own = f"user {getuser()}; daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;\nevents {{}}\n"
    return own + "http {\n access_log off;\n" + text.replace(root, root + under) + "}\n"


def answers(port: int) -> bool:
    try:
        return httpx.get(f"https://localhost:{port}/healthz", verify=False).is_success
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("path", ["/", "/games/"])
def test_a_table_is_opened_and_played_through_the_proxy(proxy: Proxy, path: str) -> None:
    base = f"https://localhost:{proxy.secure}{path}"
    wish = {
        "game": "numero",
        "level": "numbers-10",
        "settings": {},
        "house": {},
        "way": "friends",
        "seats": [{"kind": "person"}] * 2,
    }
    with httpx.Client(verify=False, timeout=LIMIT) as visitor:
        page = visitor.get(base)
        scripts = re.findall(r'(?:src|href)="(?!data:)([^"#]+)"', page.text)
        assert scripts
        assert all(visitor.get(base + script.removeprefix("./")).is_success for script in scripts)
        made = visitor.post(base + "api/tables", json=wish, headers={"Origin": f"https://localhost:{proxy.secure}"})
    assert made.status_code == 201, made.text
    table = made.json()

    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    address = base.replace("https:", "wss:") + "ws"
    with connect(address, ssl=trusting, origin=Origin(f"https://localhost:{proxy.secure}")) as line:
        line.send(json.dumps({"t": "hello", "v": 1, "table": table["table"], "token": table["seats"][0]["token"]}))
        welcome = json.loads(line.recv())

    assert welcome["t"] != "bye", welcome


def test_who_comes_by_plain_http_is_sent_to_tls(proxy: Proxy) -> None:
    answer = httpx.get(f"http://localhost:{proxy.plain}/", timeout=LIMIT)

    assert (answer.status_code, answer.headers["location"]) == (301, "https://localhost/")


def test_whoever_gives_certificates_finds_its_proof_there(proxy: Proxy) -> None:
    """Also when they are renewed: everything else is sent to TLS by then."""
    answer = httpx.get(f"http://localhost:{proxy.plain}/.well-known/acme-challenge/token", timeout=LIMIT)

    assert (answer.status_code, answer.text) == (200, "proof")


def test_visitors_are_told_apart_by_the_address_that_the_proxy_sees(proxy: Proxy) -> None:
    """Each has its own share, and nobody gets another by writing the header themselves."""
    assert [guess(proxy, "127.0.0.2"), guess(proxy, "127.0.0.2")] == [404, 429]
    assert guess(proxy, "127.0.0.2", pretended="127.0.0.9") == 429
    assert guess(proxy, "127.0.0.3") == 404


def guess(proxy: Proxy, address: str, pretended: str = "") -> int:
    """What the server answers to somebody at this address who guesses four words."""
    base = f"https://localhost:{proxy.secure}"
    headers = {"Origin": base} | ({"X-Forwarded-For": pretended} if pretended else {})
    with httpx.Client(transport=httpx.HTTPTransport(verify=False, local_address=address), timeout=LIMIT) as visitor:
        return visitor.post(f"{base}/api/join", json={"code": "lemon-lemon-lemon-lemon"}, headers=headers).status_code
