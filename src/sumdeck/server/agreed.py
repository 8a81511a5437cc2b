"""What is played at a table: its level, what it has changed about the level, and its house rules.

Whoever sits there may read it at any time, and whoever has its code or its link, before sitting down. Nothing in it is secret.
"""

from starlette.requests import Request
from starlette.responses import Response

from sumdeck.rules.deviations import beside_who_checks
from sumdeck.rules.game import Refusal
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
    changed = await site.service.elsewhere(share_of(request), beside_who_checks, state.game, options, len(state.seats))
    people = tuple(one.name for one in state.people if one.kind == PERSON and one.name)
    free = sum(not name for name in state.names)
    return as_json(requests.Agreed(state.game.name, options.get("level", ""), changed, state.house, people, free))
