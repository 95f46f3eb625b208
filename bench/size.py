"""How many bytes a match takes: `python -m bench.size`."""

from typing import Any

import numpy as np

from veillee.games import MODULES, game_of


def parts(dtype: np.dtype[Any]) -> dict[str, int]:
    """The bytes of each field of a record."""
    return {name: field[0].itemsize for name, field in (dtype.fields or {}).items()}


def main() -> None:
    """A table with a row for each game and each part of its state."""
    print("| game | part | bytes |\n| --- | --- | ---: |")
    for name in MODULES:
        state = game_of(name).state
        print(f"| {name} | state | {state.itemsize:,} |")
        for part, size in parts(state).items():
            print(f"| | {part} | {size:,} |")


if __name__ == "__main__":
    main()
