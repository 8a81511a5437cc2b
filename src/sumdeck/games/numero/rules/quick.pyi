def quick(
    numbers: bytes,
    units: bytes,
    most: bytes,
    effects: bytes,
    values: bytes,
    targets: bytes,
    bounds: bytes,
    visits: int,
    budget: int,
) -> tuple[int, bool, list[tuple[int, int, int, int, int, int]], list[int]]: ...
