"""What a page can print of a game: its cards, its rules, and sheets to keep the score on. Workers draw it, one at a time."""

from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from sumdeck.rules import registry
from sumdeck.rules.game import Refusal
from sumdeck.server import requests
from sumdeck.server.clubs.endpoints import as_file
from sumdeck.server.clubs.paper import SIZES
from sumdeck.server.codes import WebCode
from sumdeck.server.http import as_json, check_pace, share_of
from sumdeck.server.site import Site
from sumdeck.words import LANGUAGES, speaking

CARDS, RULES = "cards", "rules"
PAGES: Final = {"sheets": "score_sheets", "tables": "tables", "checklist": "checklist"}
"""What only some games have, and what of a design draws it."""


class PrintWish(NamedTuple):
    """What shall be printed, and how."""

    what: str
    game: str
    level: str
    """Empty: the whole pack, or the rules of every level."""
    language: str
    size: str
    large: bool
    colour_safe: bool
    backs: bool


async def get_offer(site: Site, request: Request) -> Response:
    check_pace(site, request)
    offered = await site.press.sheet(share_of(request), offer)
    return as_json(requests.Printable(offered))


async def get_paper(site: Site, request: Request) -> Response:
    check_pace(site, request)
    wish = wish_of(request)
    body = await site.press.sheet(share_of(request), drawn, wish)
    if body is None:
        raise Refusal(WebCode.NO_SUCH_PAGE)
    name = "-".join(part for part in (wish.game, wish.level) if part)
    return Response(body, 200, as_file(name, wish.what, "pdf"), "application/pdf")


def wish_of(request: Request) -> PrintWish:
    """What somebody wishes to have printed. Raises Refusal for what there is not."""
    asked = request.query_params
    what, game, level = request.path_params["what"], asked.get("game", ""), asked.get("level", "")
    language, size = asked.get("language", LANGUAGES[0]), asked.get("paper", SIZES[0])
    if what not in (CARDS, RULES, *PAGES) or size not in SIZES or language not in LANGUAGES:
        raise Refusal(WebCode.NO_SUCH_PAGE)
    if game not in registry.games():
        raise Refusal(WebCode.NO_SUCH_GAME, given=game[:40], known=", ".join(registry.games()))
    known = {each.name for each in registry.game(game).levels()}
    if level and level not in known:
        raise Refusal("options.no_such_level", given=level[:40], known=", ".join(sorted(known)))
    yes = {name: asked.get(name) == "yes" for name in ("large", "colour_safe", "backs")}
    return PrintWish(what, game, level, language, size, **yes)


def offer() -> dict[str, tuple[str, ...]]:
    """What each game has on paper. Another way to play with the same cards has only rules of its own."""
    from sumdeck.paper.design import Design, design_of  # not at the top: a site where nobody prints shall not wait for it

    found = {}
    for name in registry.games():
        game = registry.game(name)
        design = type(design_of(game))
        own = [what for what, method in PAGES.items() if getattr(design, method) is not getattr(Design, method)]
        found[name] = (CARDS, RULES, *own) if game.family == name else (RULES,)
    return found


def drawn(wish: PrintWish) -> bytes | None:
    """The file, in a worker; None where the game has no such thing."""
    from sumdeck.paper import design as paper
    from sumdeck.paper.cards import card_sheets
    from sumdeck.paper.looks import Look
    from sumdeck.paper.measures import PAPERS
    from sumdeck.paper.rules import rules_pages

    game = registry.game(wish.game)
    design, look = paper.design_of(game), Look(PAPERS[wish.size], wish.large, wish.colour_safe, wish.backs)
    levels = [wish.level] if wish.level else [level.name for level in game.levels()]
    with speaking(wish.language):
        if wish.what == CARDS:
            pack = design.of_level(wish.level) if wish.level else next(iter(design.packs().values()))
            return card_sheets(design, pack, look)
        if wish.what == RULES:
            return rules_pages(design, [game.options({"level": level}) for level in levels] or [game.options({})], look)
        make = {"sheets": paper.score_sheets, "tables": paper.tables, "checklist": paper.checklists}[wish.what]
        return make([design], look)
