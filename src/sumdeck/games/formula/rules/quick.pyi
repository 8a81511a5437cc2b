from collections.abc import Callable

def some(
    random: Callable[[], float],
    hand: tuple[int, ...],
    digit: list[int],
    left: int,
    symbol: int,
    right: int,
    answer: int,
    rules: int,
) -> tuple[int, int, int, int, int] | None: ...
