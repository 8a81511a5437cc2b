"""Mathino, level by level, and as the house rules have it."""

from typing import Final

from sumdeck.games.mathino.rules.options import Options
from sumdeck.words import say

LOOKS: Final = {
    "number": "rules.mathino.look_number",
    "shape": "rules.mathino.look_shape",
    "colour": "rules.mathino.look_colour",
}
SHARES: Final = {
    "exact": "rules.mathino.share_exact",
    "floor": "rules.mathino.share_floor",
    "none": "rules.mathino.share_none",
}
FREED: Final = {"any_capture": "rules.mathino.freed_any_capture", "own_capture": "rules.mathino.freed_own_capture"}
MISTAKES: Final = {"strict": "rules.mathino.mistakes_strict", "claims": "rules.mathino.mistakes_claims"}
EQUAL: Final = {"extra_deck": "rules.mathino.equal_extra_deck", "shared": "rules.mathino.equal_shared"}


def setup(options: Options) -> list[str]:
    """M-4, M-13 to M-17, M-25."""
    return [say("rules.mathino.setup", cards=options.hand_cards, table=options.table_cards)]


def rules(options: Options) -> list[str]:
    if options.variant == "young":
        return [aim(options), *young(options), *points(options), ending(options)]
    texts = [aim(options), say("rules.mathino.turn"), *capturing(options), *building(options), *duty(options)]
    if options.stacking:
        texts.append(say("rules.mathino.stacking"))
    texts += [say(f"rules.mathino.{topic}") for topic in ("digit_sums", "power_plays", "table_add") if getattr(options, topic)]
    if options.power_plays and options.lock_until == "captured":
        texts.append(say("rules.mathino.lock_stays"))
    if options.discard_rule == "no_capture":
        texts.append(say("rules.mathino.no_discard"))
    return [*texts, say(MISTAKES[options.mistakes]), *points(options), ending(options)]


def aim(options: Options) -> str:
    """M-100, M-106, M-160."""
    if counts_cards(options):
        return say("rules.mathino.aim_cards")
    return say("rules.mathino.aim", target=options.target)


def counts_cards(options: Options) -> bool:
    return options.variant == "young" and options.young_scoring == "cards_only"


def young(options: Options) -> list[str]:
    """M-155 to M-159: what is looked for, and whether hands lie open."""
    looks = [say(LOOKS[look]) for look in options.young_attributes.split()]
    texts = [say("rules.mathino.young", looks=one_of(looks))]
    if len(looks) > 1:
        texts.append(say("rules.mathino.young_choose"))
    return [*texts, say("rules.mathino.young_discard"), *([say("rules.mathino.young_open")] if options.open_hands else [])]


def one_of(ways: list[str]) -> str:
    """`add, take away or divide`."""
    return say("rules.mathino.or", others=", ".join(ways[:-1]), last=ways[-1]) if len(ways) > 1 else "".join(ways)


def capturing(options: Options) -> list[str]:
    """M-32 to M-40."""
    texts = [say("rules.mathino.capture")]
    texts += [say("rules.mathino.capture_all")] if options.capture_scope == "all" else []
    return [*texts, *([say("rules.mathino.capture_sums")] if options.combo_capture else [])]


def building(options: Options) -> list[str]:
    """How a card changes a pile: with the operations that are played (M-60), negative or not (M-61), and by a match (M-62)."""
    ways = [say(f"rules.mathino.op_{operation}") for operation in options.ops.split() if operation != "none"]
    texts = [say("rules.mathino.build", ways=one_of(ways))] if ways else []
    texts += [say("rules.mathino.negatives")] if ways and options.negatives else []
    texts += [say("rules.mathino.largest", most=options.max_abs_value)] if options.max_abs_value else []
    texts += [say("rules.mathino.hold_one")] if options.require_capture_card else []
    return [*texts, say("rules.mathino.match")]


def duty(options: Options) -> list[str]:
    """Who owes for a pile that nobody captures, and what (M-77 to M-93); nothing where it costs nothing."""
    points = options.target if isinstance(options.penalty, str) else options.penalty  # M-87
    if options.duty_model == "off" or not points:
        return []
    freed = say(FREED[options.discharge])
    if options.duty_model == "last_builder":
        texts = [say("rules.mathino.duty_last_builder", freed=freed, points=points)]
    elif options.duty_model == "first_builder":
        texts = [say("rules.mathino.duty_first_builder", freed=freed, points=points)]
    else:
        texts = [say("rules.mathino.duty_every_builder", freed=freed, points=points)]
    texts += [say("rules.mathino.penalty_once")] if options.penalty_scope == "player" else []
    texts += [say("rules.mathino.stackers_owe")] if options.stacking and options.stacking_makes_duty else []
    return [*texts, *([] if options.match_takes_duty else [say("rules.mathino.matches_owe_not")])]


def points(options: Options) -> list[str]:
    """Which cards carry points, what most cards are worth, and what equals get (M-3, M-101, M-102)."""
    if counts_cards(options):
        return []
    texts = [say("rules.mathino.points", cards=", ".join(point_cards(options)))] if point_cards(options) else []
    if options.most_cards_points:
        texts.append(say("rules.mathino.most", most=options.most_cards_points, shared=say(SHARES[options.tie_split])))
    return texts


def point_cards(options: Options) -> list[str]:
    """Each card that carries points, by its name where others of its number carry none or others."""
    pack = options.pack
    found: dict[str, None] = {}
    for kind in pack.kinds():
        card = pack.cards[kind]
        alike = all(other.points == card.points for other in pack.cards if other.face == card.face)
        if card.points and alike:
            found[say("rules.mathino.points_all", card=card.face, points=card.points)] = None
        elif card.points:
            found[say("rules.mathino.points_one", card=pack.label(kind), points=card.points)] = None
    return list(found)


def ending(options: Options) -> str:
    """M-94, M-105 to M-109."""
    if counts_cards(options):
        return say("rules.mathino.end_cards")
    if options.max_decks:
        return say("rules.mathino.end_decks", count=options.max_decks)
    return " ".join([say("rules.mathino.end"), say(EQUAL[options.final_tie])])
