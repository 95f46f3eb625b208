"""Moves as texts: `S9 A.sun right`, `collect A.sun 0-4 A.moon 2-6`, `total eclipse`."""

import re
from dataclasses import dataclass

import numpy as np

from veillee.core.record import Record, as_records
from veillee.core.table import LETTERS
from veillee.games.sun_moon.collecting import span
from veillee.games.sun_moon.entry_points import collection_number, fault_of_run, places_collected
from veillee.games.sun_moon.moves import (
    COLLECTIONS,
    FIRST_COLLECTION,
    PLAY,
    ROW,
    TOTAL_ECLIPSE,
    Ghost,
    read_play,
    say_play,
)
from veillee.games.sun_moon.state import SUITS

RANGE = re.compile(r"(\S+) (\d{1,3})-(\d{1,3})", re.ASCII)
NOBODY = -1
NUMBERED = re.compile(r"collect #(\d{1,4})", re.ASCII)


def say(s: Record, e: Record, seat: int, action: int) -> str:
    """The canonical text of a move."""
    if action == TOTAL_ECLIPSE:
        return "total eclipse"
    if action < FIRST_COLLECTION:
        return say_play(action)
    return say_collection(s, seat, action - FIRST_COLLECTION + 1)


def say_collection(s: Record, seat: int, number: int) -> str:
    """The runs that a collection takes; its number if it means nothing now."""
    taken = np.zeros(len(SUITS), np.int32)
    if not places_collected(as_records(s), seat, number, taken):
        return f"collect #{number}"
    rows = zip(SUITS, taken.tolist(), strict=True)
    runs = [f"{LETTERS[seat]}.{suit} {first}-{last}" for suit, places in rows for first, last in stretches(places)]
    return " ".join(["collect", *runs])


def stretches(places: int) -> list[tuple[int, int]]:
    """The first and last place of each unbroken stretch of some places (a bit mask)."""
    return [(found.start(), found.end() - 1) for found in re.finditer("1+", f"{places:b}"[::-1])]


def read(s: Record, e: Record, seat: int, text: str) -> int:
    """The move of a text, or a ghost."""
    words = " ".join(text.split())
    if played := PLAY.fullmatch(words):
        return read_play(played[1] + played[2], played[3], played[4], int(s["board"]["seats"]))
    verb, _, rest = words.lower().partition(" ")
    if verb == "collect":
        return read_collection(s, seat, rest)
    if words.lower() == "total eclipse":
        return TOTAL_ECLIPSE
    return Ghost.PASS if words.lower() == "pass" else Ghost.OTHER


def read_collection(s: Record, seat: int, text: str) -> int:
    """The collection of some runs, or a ghost for what is wrong with the first bad one."""
    if numbered := NUMBERED.fullmatch(f"collect {text}"):
        number = int(numbered[1])
        return FIRST_COLLECTION + number - 1 if 1 <= number <= COLLECTIONS else Ghost.SHORT_RUN
    words = text.split()
    wanted = [RANGE.fullmatch(f"{row} {span}") for row, span in zip(words[::2], words[1::2], strict=False)]
    if not wanted or len(words) % 2 or None in wanted:
        return Ghost.NO_RUN
    return number_of(s, seat, [asked_run(m[1], int(m[2]), int(m[3])) for m in wanted if m])


@dataclass(frozen=True)
class Asked:
    """A run as somebody named it."""

    owner: int
    suit: int
    first: int
    last: int


def asked_run(row: str, first: int, last: int) -> Asked:
    """A run by the name of its row; one that does not exist is nobody's (SL-33)."""
    found = ROW.fullmatch(row)
    if found is None:
        return Asked(NOBODY, 0, first, last)
    return Asked(LETTERS.index(found[1].upper()), SUITS.index(found[2].lower()), first, last)


def number_of(s: Record, seat: int, asked: list[Asked]) -> int:
    """The action that collects some runs, or the ghost of the first that cannot be."""
    states, taken = as_records(s), np.zeros(len(SUITS), np.int32)
    for run in asked:
        fault = fault_of_run(states, seat, run.owner, run.suit, run.first, run.last, int(taken[run.suit]))
        if fault:
            return int(fault)
        taken[run.suit] |= span(run.first, run.last + 1)
    number = int(collection_number(states, seat, taken))
    return FIRST_COLLECTION + number - 1 if number <= COLLECTIONS else Ghost.RUN_TWICE
