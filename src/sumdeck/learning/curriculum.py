"""Which level is for whom: what it practises, and in which school year that is usual. The data is in `curriculum.toml`."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

STATUSES: Final = ("stated", "derived", "inferred", "assumed")
"""How sure an entry is, the surest first."""


@dataclass(frozen=True)
class LevelStage:
    """When something is usual in a country."""

    country: str
    year: str
    """As it is called there."""
    status: str
    age: int
    """Of those who begin that year."""


@dataclass(frozen=True)
class LevelFit:
    """For whom a level is."""

    topics: tuple[str, ...]
    """What it practises, by codes: `topic.<name>` has the words."""
    stages: tuple[LevelStage, ...]
    youngest: int
    """Of those who begin such a year."""
    oldest: int
    """Of those who end it."""
    like: str
    """The level that asks for the same in another way; empty where this one is a step of its own."""


@dataclass(frozen=True)
class Curriculum:
    """Everything there is about levels and school years."""

    levels: dict[str, dict[str, LevelFit]]
    """By family of games and level."""
    sources: dict[str, str]
    """What each country's entries go by."""


@cache
def curriculum() -> Curriculum:
    data: dict[str, Any] = tomllib.loads(files("sumdeck.learning").joinpath("curriculum.toml").read_text("utf-8"))
    levels = {family: {level: fit(data, entry) for level, entry in entries.items()} for family, entries in data["levels"].items()}
    return Curriculum(levels, {country: about["source"] for country, about in data["countries"].items()})


def fit(data: dict[str, Any], level: dict[str, Any]) -> LevelFit:
    stages = tuple(stage(data, country, level) for country in data["countries"])
    ages = [one.age for one in stages]
    return LevelFit(tuple(level["topics"]), stages, min(ages), max(ages) + 1, level.get("like", ""))


def stage(data: dict[str, Any], country: str, level: dict[str, Any]) -> LevelStage:
    """The year in which the last of a level's topics has come: no surer than any of them, and than the level's own entry."""
    entries = [data["topics"][topic][country] for topic in level["topics"]]
    year = max(entry["year"] for entry in entries)
    status = max((entry["status"] for entry in (level, *entries)), key=STATUSES.index)
    about = data["countries"][country]
    return LevelStage(country, about["years"][year], status, about["age"] + year)
