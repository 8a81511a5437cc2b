"""Who sits where: a person or a computer player, each with a name."""

from collections.abc import Sequence

from sumdeck.command.program import Problem
from sumdeck.players import players
from sumdeck.rules.game import Seat
from sumdeck.table import HouseRules, SeatPlan, Table
from sumdeck.table.commands import Sit
from sumdeck.table.seating import LONGEST_NAME
from sumdeck.table.seats import COMPUTER, PERSON
from sumdeck.terminal.screen import Screen
from sumdeck.words import say, worded


def friendly() -> list[str]:
    """Names for people who give none."""
    return say("seats.friendly").split()


def person(name: str) -> SeatPlan:
    """A seat for somebody of this name. Raises Problem if it is none."""
    return SeatPlan(PERSON, "", clean_name(name))


def computer(player: str, name: str = "") -> SeatPlan:
    return SeatPlan(COMPUTER, player, name or player)


def show_players(screen: Screen, game: str) -> None:
    """The computer players of a game, each with what it is like."""
    for name in players(game):
        if worded(f"player.{name}"):
            screen.note(f"  {name}: {say(f'player.{name}')}")


def seat_all(seats: int, against: Sequence[str], names: Sequence[str]) -> tuple[SeatPlan, ...]:
    """People first, then the computer players. Raises Problem if they do not fit."""
    people = seats - len(against)
    if people < 0:
        raise Problem(say("seats.too_many_players", count=len(against), seats=seats))
    if len(names) > people:
        raise Problem(say("seats.too_many_names", names=len(names), people=people))
    chosen = [clean_name(name) for name in names]
    if people == 1 and not chosen:
        chosen = [say("seats.you")]
    chosen += [name for name in friendly() if name not in chosen][: people - len(chosen)]
    computers = [computer(name, f"{name} {place + 1}" if against.count(name) > 1 else "") for place, name in enumerate(against)]
    plans = (*map(person, chosen), *computers)
    for plan in plans:
        if sum(other.name == plan.name for other in plans) > 1:
            raise Problem(say("seats.same_name", name=plan.name))
    return plans


def clean_name(name: str) -> str:
    """A name as it is shown. Raises Problem if it is none."""
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > LONGEST_NAME or not tidy.isprintable():
        raise Problem(say("seats.bad_name", longest=LONGEST_NAME))
    return tidy


def house_rules(referee: str) -> HouseRules:
    """The house rules of a table in the terminal: people around one screen, by names of their own, and no clock."""
    return HouseRules(referee=referee, own_names=True)


def sit_down(table: Table, plans: Sequence[SeatPlan], at: int) -> None:
    for place, plan in enumerate(plans):
        if plan.person:
            table.act(Sit(Seat(place), plan.name, f"opened {place}"), at)
