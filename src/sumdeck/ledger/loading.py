"""Events as data, and back. A log that a fault of the disk has changed is refused, with the event and the field."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from typing import Any, ClassVar, Generic, TypeVar, dataclass_transform

from sumdeck.rules.game import Json, Refusal

E = TypeVar("E", bound="LoggedEvent")


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
        data: dict[str, Json] = {"kind": self.kind}
        for name in self.__dataclass_fields__:
            value = getattr(self, name)
            data[name] = value if type(value) is str or type(value) is int else _plain(value)
        return data


def _plain(value: Any) -> Json:
    if type(value) in (str, int):
        return value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value.dump() if hasattr(value, "dump") else value


class BrokenLog(ValueError):
    """Something in a log that cannot have happened."""


class EventLoader(Generic[E]):
    """Loads the events below a class of events. Their fields are loaded by their types, as they are written there."""

    def __init__(self, base: type[E], loaders: Mapping[str, Callable[[Json], Any]]) -> None:
        self.kinds = {event.kind: event for event in base.__subclasses__()}
        """Every event by the name it has in the log."""
        self.loaders = {"int": exactly(int), "str": exactly(str), "bool": exactly(bool), **loaders}

    def events(self, data: Iterable[Json]) -> list[E]:
        return [self.event(item) for item in data]

    def event(self, data: Json) -> E:
        """The event that was dumped. Raises BrokenLog for anything else."""
        kind = data.get("kind") if isinstance(data, dict) else None
        if not isinstance(kind, str) or kind not in self.kinds:
            raise BrokenLog(f"there is no event of the kind {kind!r}")
        wanted = {field.name: field for field in fields(self.kinds[kind])}
        for name in data:
            if name not in wanted and name != "kind":
                raise BrokenLog(f"{kind}: there is no field {name!r}")
        loaded: dict[str, Any] = {}
        for name, field in wanted.items():
            if name in data:
                load = self.loaders[str(field.type)]
                try:
                    loaded[name] = load(data[name])
                except (Refusal, TypeError, ValueError, KeyError) as fault:
                    raise BrokenLog(f"{kind}.{name}: {fault}") from fault
            elif field.default is MISSING:
                raise BrokenLog(f"{kind}: the field {name!r} is missing")
        return self.kinds[kind](**loaded)


def exactly(wanted: type) -> Callable[[Json], Any]:
    """A loader that takes values of one type and no others."""

    def load(data: Json) -> Any:
        if type(data) is not wanted:
            raise TypeError(f"{wanted.__name__} is expected, not {data!r}")
        return data

    return load
