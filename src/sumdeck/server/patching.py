"""What has changed between two pieces of JSON, as a piece of JSON: for screens that have the first and want the second.

A patch is `[value]`, which takes the place of what was there, or an object that says what has changed inside: by the names of an
object's fields, or by the places of a list's items, with `length` where the list has become longer or shorter:

    {"turn": ["Otter"], "rows": {"2": {"points": [7]}, "length": [3]}}

`web/src/lib/patch.ts` applies the same patches; the tests of both read the same examples.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Patch: TypeAlias = list[Any] | dict[str, Any]


def patch(before: Any, after: Any) -> Patch:
    """What makes the one into the other; an empty object where nothing has changed."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {name: patch(before[name], value) for name, value in after.items() if before[name] != value}
    if isinstance(before, list) and isinstance(after, list):
        both = zip(before, after)
        inside: dict[str, Any] = {str(place): patch(old, new) for place, (old, new) in enumerate(both) if old != new}
        inside |= {str(place): [after[place]] for place in range(len(before), len(after))}
        return inside if len(before) == len(after) else inside | {"length": [len(after)]}
    return [after] if before != after or type(before) is not type(after) else {}


def patched(before: Any, change: Patch) -> Any:
    """The other, made from the one."""
    if isinstance(change, list):
        return change[0]
    if isinstance(before, dict):
        return before | {name: patched(before[name], inside) for name, inside in change.items()}
    if not change:
        return before
    length = change["length"][0] if "length" in change else len(before)
    items = [*before, *[None] * (length - len(before))][:length]
    for place, inside in change.items():
        if place != "length":
            items[int(place)] = patched(items[int(place)], inside)
    return items
