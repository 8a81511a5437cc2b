"""Which level is for whom, as the choosing page asks for it."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from sumdeck.learning.curriculum import curriculum
from sumdeck.server import wire
from sumdeck.server.site import Site
from sumdeck.server.static import File, as_response, zipped


async def get_curriculum(site: Site, request: Request) -> Response:
    return as_response(written(), request)


@cache
def written() -> File:
    return zipped(wire.write(curriculum()), "application/json", "no-cache")
