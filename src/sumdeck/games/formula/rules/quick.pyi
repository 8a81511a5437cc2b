from collections.abc import Callable

def some(
    random: Callable[[], float], hand: tuple[int, ...], digit: list[int], formula: int, rules: int
) -> tuple[int, int] | None: ...
