"""The fields of a record file, each asked for by its name: what is missing or of the wrong kind is refused by that name."""

from typing import NoReturn

from sumdeck.rules.arithmetic import read_value
from sumdeck.rules.values import Json, Value


class RecordError(ValueError):
    """A record that cannot be read or replayed, and the field that is at fault."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


class Fields:
    """An object of the file, whose fields must be those expected and no others."""

    def __init__(self, data: Json, path: str, known: frozenset[str]) -> None:
        if not isinstance(data, dict):
            raise RecordError(path or "file", "an object with named fields is expected")
        self._data: dict[str, Json] = data
        self._prefix = f"{path}." if path else ""
        for name in data:
            if name not in known:
                raise RecordError(self._prefix + name, "there is no such field")

    def get(self, name: str) -> Json:
        if name not in self._data:
            raise RecordError(self._prefix + name, "this field is missing")
        return self._data[name]

    def text(self, name: str) -> str:
        return text(self.get(name), self._prefix + name)

    def optional_text(self, name: str) -> str:
        return self.text(name) if name in self._data else ""

    def whole(self, name: str) -> int:
        return whole(self.get(name), self._prefix + name)

    def optional_whole(self, name: str) -> int:
        """A field that holds a whole number, or is not there."""
        return self.whole(name) if name in self._data else 0

    def items(self, name: str) -> list[Json]:
        return items(self.get(name), self._prefix + name)

    def optional_items(self, name: str) -> list[Json]:
        return self.items(name) if name in self._data else []


def text(data: Json, path: str) -> str:
    if not isinstance(data, str):
        raise RecordError(path, "text is expected")
    return data


def whole(data: Json, path: str) -> int:
    if type(data) is not int or data < 0:
        raise RecordError(path, "a whole number is expected")
    return data


def items(data: Json, path: str) -> list[Json]:
    if not isinstance(data, list):
        raise RecordError(path, "a list is expected")
    return data


def value(data: Json, path: str) -> Value:
    """An exact number, written as a whole number or as text like `7/2`."""
    if type(data) is int:
        return data
    try:
        return read_value(text(data, path))
    except ValueError:
        raise RecordError(path, "a whole number, or a fraction like 7/2, is expected") from None


def no_float(written: str) -> NoReturn:
    """Refuse a number that is not exact; `json.loads` calls this."""
    raise ValueError(f"{written} is not exact")
