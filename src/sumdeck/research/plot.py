"""Pictures of what was found, as PNG, SVG or PDF by the ending of the file's name."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from sumdeck.research.arena import Rating
from sumdeck.research.lab import Findings
from sumdeck.research.summary import Proportion


def plot_ratings(ratings: Sequence[Rating], title: str, path: Path) -> None:
    """The ladder, with how sure it is."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1 + 0.5 * len(ratings)), layout="constrained")
    axes = figure.subplots()
    points = [rating.points for rating in ratings]
    reach = [[rating.points - rating.low for rating in ratings], [rating.high - rating.points for rating in ratings]]
    axes.errorbar(points, range(len(ratings)), xerr=reach, fmt="o", capsize=4)
    axes.set_yticks(range(len(ratings)), [rating.player for rating in ratings])
    axes.invert_yaxis()
    axes.grid(axis="x", alpha=0.3)
    axes.set_title(title)
    figure.savefig(path)


def plot_findings(found: Sequence[Findings], names: Mapping[str, str], title: str, path: Path) -> None:
    """A picture for each thing that was measured, the variations side by side."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 3.2 * ((len(names) + 1) // 2)), layout="constrained")
    places = [str(each.variation) for each in found]
    for axes, (column, name) in zip(figure.subplots((len(names) + 1) // 2, 2).flat, names.items(), strict=False):
        values = [getattr(each, column) for each in found]
        if isinstance(values[0], Proportion):
            reach = [[each.mean - each.low for each in values], [each.high - each.mean for each in values]]
            axes.errorbar(places, [each.mean for each in values], yerr=reach, fmt="o", capsize=4)
            axes.axhline(0.5, linewidth=0.8, color="grey")
        else:
            axes.plot(places, values, "o")
        axes.set_title(name)
        axes.tick_params(axis="x", labelrotation=30)
        axes.grid(axis="y", alpha=0.3)
    figure.suptitle(title)
    figure.savefig(path)
