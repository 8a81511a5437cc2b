"""The growth of the search as a picture."""

from __future__ import annotations

from pathlib import Path

from bench.search import SocketConnection


def plot(path: Path, by_piles: list[SocketConnection], by_wilds: list[SocketConnection]) -> None:
    """Two panels with the same logarithmic scale of time."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, panels = pyplot.subplots(1, 2, figsize=(11, 4.5), sharey=True)
    for panel, lines, label in zip(
        panels, (by_piles, by_wilds), ("piles, with 2 wild cards", "wild cards, with 6 piles"), strict=True
    ):
        for line in lines:
            panel.plot(line.sizes, line.milliseconds, marker="o", label=line.name)
        panel.set_xlabel(label)
        panel.set_yscale("log")
        panel.grid(alpha=0.3)
    panels[0].set_ylabel("best take, CPU milliseconds")
    panels[0].legend()
    figure.tight_layout()
    path.parent.mkdir(exist_ok=True)
    figure.savefig(path, dpi=120)
