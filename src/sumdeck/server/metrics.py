"""What an operator may want to watch, in the text format of Prometheus, on a port of its own."""

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""The bounds of durations, in seconds."""
PATIENCE: Final = 5.0


class Metrics:
    """Counts of what has happened, durations of moves, and gauges that are read when somebody asks."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {}
        self.gauges: dict[str, Callable[[], float]] = {}
        self._moves = [0] * (len(STEPS) + 1)
        self._seconds = 0.0

    def count(self, name: str, kind: str = "") -> None:
        """Note that something of a kind has happened."""
        counts = self.counts.get(name)
        if counts is None:
            counts = self.counts[name] = Counter()
        counts[kind] += 1

    def moved(self, seconds: float) -> None:
        """Note how long a claim took from its arrival until it was on the disk."""
        self._moves[bisect_left(STEPS, seconds)] += 1
        self._seconds += seconds

    def text(self) -> str:
        return "\n".join([*self._lines(), ""])

    def _lines(self) -> Iterator[str]:
        for name, read in self.gauges.items():
            yield f"# TYPE sumdeck_{name} gauge"
            yield f"sumdeck_{name} {read():g}"
        for name, kinds in self.counts.items():
            yield f"# TYPE sumdeck_{name}_total counter"
            for kind, count in kinds.items():
                yield f"sumdeck_{name}_total{labelled({'kind': kind} if kind else {})} {count}"
        yield "# TYPE sumdeck_move_seconds histogram"
        below = 0
        for bound, count in zip((*map(str, STEPS), "+Inf"), self._moves):
            below += count
            yield f"sumdeck_move_seconds_bucket{labelled({'le': bound})} {below}"
        yield f"sumdeck_move_seconds_sum {self._seconds:.6f}"
        yield f"sumdeck_move_seconds_count {below}"


def labelled(labels: Mapping[str, str]) -> str:
    told = ",".join(f'{name}="{escaped(text)}"' for name, text in labels.items())
    return f"{{{told}}}" if told else ""


def escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


async def show(metrics: Metrics, host: str, port: int) -> asyncio.Server:
    """Answer whoever asks on this port, whatever they ask, with the metrics."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await reader.readuntil(b"\r\n\r\n")
                body = metrics.text().encode()
                head = f"HTTP/1.1 200 OK\r\nContent-Type: text/plain; version=0.0.4\r\nContent-Length: {len(body)}\r\n"
                writer.write(f"{head}Connection: close\r\n\r\n".encode() + body)
                await writer.drain()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()

    return await asyncio.start_server(answer, host, port)
