"""Events as data, and back. A log that a fault of the disk has changed is refused, with the event and the field."""

from collections.abc import Callable, Iterable
from dataclasses import MISSING, Field, dataclass, fields
from functools import cache
from typing import Any, ClassVar, Final, Generic, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

from sumdeck.rules.game import Json, Refusal

E = TypeVar("E", bound="LoggedEvent")
PLAIN: Final = frozenset((str, int))
"""Most of what is in an event."""


@dataclass_transform(frozen_default=True)
class Frozen:
    """An event or a command: every class below this one is a frozen dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


class LoggedEvent(Frozen):
    """Something that happened."""

    kind: ClassVar[str]
    """Its name in the log."""

    def __init_subclass__(cls, kind: str = "") -> None:
        super().__init_subclass__()
        cls.kind = kind

    def dump(self) -> Json:
        """The event as data, which an `EventLoader` understands."""
        told = {name: value if type(value) in PLAIN else _plain(value) for name, value in self.__dict__.items()}
        return {"kind": self.kind, **told}


def _plain(value: Any) -> Json:
    if type(value) in PLAIN:
        return value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value.dump() if hasattr(value, "dump") else value


class BrokenLog(ValueError):
    """Something in a log that cannot have happened."""


class EventLoader(Generic[E]):
    """Loads the events below a class of events. Their fields are loaded by their types."""

    def __init__(self, base: type[E]) -> None:
        self.kinds = {event.kind: event for event in base.__subclasses__()}
        """Every event by the name it has in the log."""

    def events(self, data: Iterable[Json]) -> list[E]:
        return [self.event(item) for item in data]

    def event(self, data: Json) -> E:
        """The event that was dumped. Raises BrokenLog for anything else."""
        kind = data.get("kind") if isinstance(data, dict) else None
        if not isinstance(kind, str) or kind not in self.kinds:
            raise BrokenLog(f"there is no event of the kind {kind!r}")
        event: Any = self.kinds[kind]
        wanted, needed = _fields_of(event)
        loaded: dict[str, Any] = {}
        for name, value in data.items():
            if name in wanted:
                try:
                    loaded[name] = wanted[name](value)
                except (Refusal, TypeError, ValueError, KeyError) as fault:
                    raise BrokenLog(f"{kind}.{name}: {fault}") from fault
            elif name != "kind":
                raise BrokenLog(f"{kind}: there is no field {name!r}")
        for name in needed - loaded.keys():
            raise BrokenLog(f"{kind}: the field {name!r} is missing")
        made: E = event(**loaded)
        return made


@cache
def _fields_of(event: Any) -> tuple[dict[str, Callable[[Json], Any]], frozenset[str]]:
    """What loads each field of an event, and which fields have to be there."""
    hints = get_type_hints(event)
    loaders = {field.name: loader_of(hints[field.name]) for field in fields(event)}
    return loaders, frozenset(field.name for field in fields(event) if field.default is MISSING)


def loader_of(kind: Any) -> Callable[[Json], Any]:
    """What makes a value of a type from data, and takes nothing else: by the `load` of its class, if that has one."""
    kind = getattr(kind, "__supertype__", kind)
    if kind is Any:
        return exactly(dict)
    if hasattr(kind, "load"):
        return lambda data: kind.load(exactly(dict)(data))
    if hasattr(kind, "__dataclass_fields__"):
        parts = {name: loader_of(hint) for name, hint in get_type_hints(kind).items()}
        return lambda data: kind(**{name: parts[name](value) for name, value in exactly(dict)(data).items()})
    if get_origin(kind) is not tuple:
        return exactly(kind)
    several = get_args(kind)
    if several[-1] is Ellipsis:
        one = loader_of(several[0])
        return lambda data: tuple(map(one, exactly(list)(data)))
    each = tuple(map(loader_of, several))
    return lambda data: tuple(load(value) for load, value in zip(each, exactly(list)(data), strict=True))


def exactly(wanted: type) -> Callable[[Json], Any]:
    """A loader that takes values of one type and no others."""

    def load(data: Json) -> Any:
        if type(data) is not wanted:
            raise TypeError(f"{wanted.__name__} is expected, not {data!r}")
        return data

    return load
