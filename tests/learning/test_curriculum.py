"""Which level is for whom: every level has its entry, in every country, with how sure it is."""

import pytest

from sumdeck.learning.curriculum import STATUSES, curriculum
from sumdeck.rules import registry
from sumdeck.words import LANGUAGES, say, speaking

COUNTRIES = {"england", "germany", "netherlands", "australia"}
LEVELS = [(game.family, level.name) for game in map(registry.game, registry.games()) for level in game.levels()]


@pytest.mark.parametrize(("family", "level"), dict.fromkeys(LEVELS))
def test_every_level_is_for_somebody_in_every_country(family: str, level: str) -> None:
    fit = curriculum().levels[family][level]

    assert {stage.country for stage in fit.stages} == COUNTRIES == set(curriculum().sources)
    assert all(stage.status in STATUSES for stage in fit.stages)
    assert 4 <= fit.youngest < fit.oldest <= 16


def test_a_year_is_that_of_the_latest_topic_and_no_surer_than_the_least_sure() -> None:
    fit = curriculum().levels["numero"]["fractions"]
    there = next(stage for stage in fit.stages if stage.country == "australia")

    assert (fit.topics, there.year, there.status, there.age) == (("tables", "fractions"), "Year 6", "inferred", 11)


def test_there_is_no_entry_for_a_level_that_is_not_there() -> None:
    assert {(family, level) for family, levels in curriculum().levels.items() for level in levels} == set(LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_topics_and_countries_have_words(language: str) -> None:
    topics = {topic for levels in curriculum().levels.values() for fit in levels.values() for topic in fit.topics}
    with speaking(language):
        assert all(say(f"topic.{topic}") != f"topic.{topic}" for topic in topics)
        assert all(say(f"country.{country}") != f"country.{country}" for country in COUNTRIES)
