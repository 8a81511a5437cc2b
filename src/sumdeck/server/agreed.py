"""What is played at a table: its level, what it has changed about the level, and its house rules.

Whoever sits there may read it at any time, and whoever has its code or its link, before sitting down. Nothing in it is secret.
"""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from sumdeck.rules.game import Game, Refusal
from sumdeck.rules.offers import SettingValue
from sumdeck.server import requests
from sumdeck.server.codes import WebCode
from sumdeck.server.http import as_json, find, read, share_of
from sumdeck.server.site import Site
from sumdeck.table import TableCode
from sumdeck.table.seats import PERSON


async def get_agreed(site: Site, request: Request) -> Response:
    """What is played at the table that somebody names; null where there is none: words may be wrong, or lead to a tournament."""
    body = await read(site, request, requests.AgreedRequest, site.visits)
    try:
        running = await find(site, request, body)
    except Refusal as refusal:
        if refusal.code not in (TableCode.BAD_CODE, WebCode.NO_SUCH_TABLE):
            raise
        return as_json(None)
    state = running.table.state
    options = state.opened.options
    changed = await site.service.elsewhere(share_of(request), deviations, state.game, options, len(state.seats))
    people = tuple(one.name for one in state.people if one.kind == PERSON and one.name)
    free = sum(not name for name in state.names)
    return as_json(requests.Agreed(state.game.name, options.get("level", ""), changed, state.house, people, free))


def deviations(game: Game[Any, Any], options: dict[str, Any], seats: int) -> dict[str, SettingValue]:
    """The settings of complete options that nobody would guess from the level and from all the others."""
    level = {"level": options["level"]} if options.get("level") else {}
    given = {**game.seating(seats), **level}
    chosen = {setting.key: options[setting.key] for setting in game.settings() if setting.key in options}
    told = {key: value for key, value in chosen.items() if key not in given and tells(game, given, chosen, key)}
    return {key: value for key, value in told.items() if not only_checks(game, given, key, value)}


def tells(game: Game[Any, Any], given: dict[str, Any], chosen: dict[str, SettingValue], key: str) -> bool:
    """Whether there is something to tell about a setting: it would be another, had nobody said so."""
    others = {name: value for name, value in chosen.items() if name != key}
    try:
        usual = game.options({**others, **given})
    except Refusal:
        return True  # the others go with this value only
    return bool(game.dump_options(usual)[key] != chosen[key])


def only_checks(game: Game[Any, Any], given: dict[str, Any], key: str, value: SettingValue) -> bool:
    """Whether a setting says who checks and nothing else: the house rules tell that already."""
    try:
        usual, own = game.options(given), game.options({**given, key: value})
    except Refusal:
        return False
    before, after = game.dump_options(usual), game.dump_options(own)
    return game.referee(usual) != game.referee(own) and {name for name in after if before[name] != after[name]} == {key}
