"""Head starts: points that seats are given before a match begins, so that chances are more even (ADR 0023).

A match is played with an edition that holds them. So the count, everything that foresees it, and everybody who is
shown it ask the same rules, and what is played stays what it was: states and moves know nothing of head starts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from veillee.core.contract import Game
from veillee.core.edition import LoadedEdition
from veillee.core.errors import BadInput
from veillee.core.record import copied
from veillee.core.table import LETTERS

HEAD_START = "head_start"
"""What files call them, and the column of an edition that holds them."""
MOST_POINTS = 99
REMEMBERED = 64
"""So many editions with head starts are kept in memory."""


def check_head_starts(game: Game, seats: int, wanted: Mapping[str, object]) -> tuple[int, ...]:
    """The head start of each seat from what was asked for by letters; () where nobody has one."""
    for letter, points in wanted.items():
        if letter not in LETTERS[:seats]:
            raise BadInput("head-start-seat", seat=str(letter), last=LETTERS[seats - 1])
        if type(points) is not int or not 0 <= points <= MOST_POINTS:
            raise BadInput("head-start-points", points=str(points), most=MOST_POINTS)
    given = tuple(int(str(wanted.get(letter, 0))) for letter in LETTERS[:seats])
    if not any(given):
        return ()
    if not game.head_starts:
        raise BadInput("head-start-game")
    if seats == 1:
        raise BadInput("head-start-alone")
    return given


def by_letter(head_starts: Sequence[int]) -> dict[str, int]:
    """Head starts as files have them: by letters, of the seats that have one."""
    return {LETTERS[seat]: points for seat, points in enumerate(head_starts) if points}


@lru_cache(maxsize=REMEMBERED)
def with_head_starts(edition: LoadedEdition, head_starts: tuple[int, ...]) -> LoadedEdition:
    """The same edition for a match in which seats have these head starts."""
    if not head_starts:
        return edition
    records = copied(edition.records)
    records[HEAD_START][0, : len(head_starts)] = head_starts
    return replace(edition, records=records)


def head_starts_in(edition: LoadedEdition, seats: int) -> tuple[int, ...]:
    """The head start of each seat in a match with an edition; () where nobody has one."""
    if HEAD_START not in (edition.records.dtype.names or ()):
        return ()
    found = tuple(int(points) for points in edition.records[HEAD_START][0, :seats])
    return found if any(found) else ()
