"""Records from annotated classes."""

from typing import Annotated

import numpy as np

from veillee.core.record import I8, I32, Ints, Rows, dtype_of, new


class Player:
    score: I32
    flag: I8


class Game:
    turn: I8
    total: I32
    cards: Annotated[Ints, np.int8, 5]
    players: Annotated[Rows[Player], Player, 3]
    best: Player


def test_fields_are_aligned_and_words_are_whole() -> None:
    dtype = dtype_of(Game)
    assert dtype.names == ("turn", "gap1", "total", "cards", "gap13", "players", "best")
    assert dtype.fields is not None
    assert [dtype.fields[name][1] for name in dtype.names] == [0, 1, 4, 8, 13, 16, 40]
    assert dtype.itemsize == 48
    assert dtype_of(Player).itemsize == 8


def test_records_are_read_and_written_by_name() -> None:
    games = new(dtype_of(Game), 2)
    g = games[1]
    g.players[2].score += 7
    g.best.flag = 1
    g.cards[:] = 3
    assert games["players"]["score"].tolist() == [[0, 0, 0], [0, 0, 7]]
    assert games["best"]["flag"].tolist() == [0, 1]
    assert games[0].tobytes() == bytes(48)


def test_a_copy_has_every_byte() -> None:
    games = new(dtype_of(Game), 3)
    games.view(np.uint8)[:] = 0xA5
    assert games.copy().tobytes() == games.tobytes()
    other = new(dtype_of(Game), 3)
    other[:] = games
    assert other.tobytes() == games.tobytes()
