"""What an operator sees: lines of JSON, and counts."""

import asyncio
import io
import json
import logging
import sys
from argparse import ArgumentParser

import pytest

from sumdeck.server import command, logs
from sumdeck.server.metrics import Metrics, labelled, show


def test_the_log_is_lines_of_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", told := io.StringIO())
    before = logging.getLogger().handlers[:], logging.getLogger().level
    try:
        logs.begin("info")
        logs.note("table opened", table=logs.nameless("secret-id"), seats=2)
        try:
            raise ValueError("oh")
        except ValueError:
            logging.getLogger("elsewhere").exception("something broke")
    finally:
        logging.basicConfig(handlers=before[0], level=before[1], force=True)

    first, second = map(json.loads, told.getvalue().splitlines())
    assert first.keys() == {"at", "level", "what", "table", "seats"}
    assert (first["level"], first["what"], first["seats"]) == ("info", "table opened", 2)
    assert "secret-id" not in told.getvalue()
    assert "ValueError: oh" in second["fault"]


def test_metrics_are_what_prometheus_reads() -> None:
    metrics = Metrics()
    metrics.gauges["tables"] = lambda: 3
    metrics.count("claims", "done")
    metrics.count("claims", "done")
    metrics.count("claims", 'a "b"\n')
    metrics.moved(0.002)
    metrics.moved(9)

    lines = metrics.text().splitlines()
    assert "sumdeck_tables 3" in lines
    assert 'sumdeck_claims_total{kind="done"} 2' in lines
    assert r'sumdeck_claims_total{kind="a \"b\"\n"} 1' in lines
    assert 'sumdeck_move_seconds_bucket{le="0.001"} 0' in lines
    assert 'sumdeck_move_seconds_bucket{le="0.0025"} 1' in lines
    assert 'sumdeck_move_seconds_bucket{le="+Inf"} 2' in lines
    assert "sumdeck_move_seconds_count 2" in lines
    assert labelled({}) == ""


def test_metrics_are_shown_on_a_port_of_their_own() -> None:
    async def ask() -> bytes:
        server = await show(Metrics(), "127.0.0.1", 0)
        host, port = server.sockets[0].getsockname()
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(b"GET /metrics HTTP/1.1\r\nHost: here\r\n\r\n")
        answer = await reader.read()
        writer.close()
        server.close()
        return answer

    answer = asyncio.run(ask())
    assert answer.startswith(b"HTTP/1.1 200 OK\r\n")
    assert b"sumdeck_move_seconds_count 0" in answer


def test_metrics_are_for_this_computer_alone_unless_somebody_says_so() -> None:
    parser = ArgumentParser()
    command.add_to(parser.add_subparsers())

    assert parser.parse_args(["serve"]).metrics_port is None
    assert parser.parse_args(["serve", "--metrics-port=9100"]).metrics_host == "127.0.0.1"
