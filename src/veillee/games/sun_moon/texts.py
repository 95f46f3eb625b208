"""Moves as texts: `S9 A.sun right`, `collect A.sun 0-4 A.moon 2-6`, `total eclipse`."""

import re
from dataclasses import dataclass
from typing import Any

from veillee.core.table import LETTERS
from veillee.games.sun_moon.moves import (
    COLLECTIONS,
    FIRST_COLLECTION,
    PLAY,
    TOTAL_ECLIPSE,
    Ghost,
    read_play,
    say_play,
)
from veillee.games.sun_moon.runs import RowView, Run, part_number, part_of, ready_runs
from veillee.games.sun_moon.state import RUN, SUITS, Switch

RANGE = re.compile(r"([A-Z])\.(sun|moon) (\d{1,3})-(\d{1,3})", re.IGNORECASE | re.ASCII)
NUMBERED = re.compile(r"collect #(\d{1,4})", re.ASCII)


def say(s: Any, e: Any, seat: int, action: int) -> str:
    """The canonical text of a move."""
    if action == TOTAL_ECLIPSE:
        return "total eclipse"
    if action < FIRST_COLLECTION:
        return say_play(action)
    return say_collection(s, e, seat, action - FIRST_COLLECTION + 1)


def say_collection(s: Any, e: Any, seat: int, number: int) -> str:
    """The runs that a collection takes; its number if it means nothing now."""
    named, rest = [], number
    for run in ready_runs(s, e, seat):
        rest, part = divmod(rest, 1 + run.parts)
        if part:
            first, last = part_of(run, part)
            named.append(f"{LETTERS[seat]}.{SUITS[run.suit]} {first}-{last}")
    return " ".join(["collect", *named]) if rest == 0 else f"collect #{number}"


def read(s: Any, e: Any, seat: int, text: str) -> int:
    """The move of a text, or a ghost."""
    words = " ".join(text.split())
    if played := PLAY.fullmatch(words):
        return read_play(played[1] + played[2], played[3], played[4], int(s["board"]["seats"]))
    verb, _, rest = words.lower().partition(" ")
    if verb == "collect":
        return read_collection(s, e, seat, rest)
    if words.lower() == "total eclipse":
        return TOTAL_ECLIPSE
    return Ghost.PASS if words.lower() == "pass" else Ghost.OTHER


def read_collection(s: Any, e: Any, seat: int, text: str) -> int:
    """The collection of some runs, or a ghost for what is wrong with the first bad one."""
    if numbered := NUMBERED.fullmatch(f"collect {text}"):
        number = int(numbered[1])
        return FIRST_COLLECTION + number - 1 if 1 <= number <= COLLECTIONS else Ghost.SHORT_RUN
    words = text.split()
    wanted = [RANGE.fullmatch(f"{row} {span}") for row, span in zip(words[::2], words[1::2], strict=False)]
    if not wanted or len(words) % 2 or None in wanted:
        return Ghost.NO_RUN
    asked = [Asked(LETTERS.find(m[1].upper()), SUITS.index(m[2]), int(m[3]), int(m[4])) for m in wanted if m]
    return number_of(s, e, seat, asked)


@dataclass(frozen=True)
class Asked:
    """A run as somebody named it."""

    owner: int
    suit: int
    first: int
    last: int


def number_of(s: Any, e: Any, seat: int, asked: list[Asked]) -> int:
    """The action that collects some runs, or the ghost of the first that cannot be."""
    runs = ready_runs(s, e, seat)
    digits = dict.fromkeys(runs, 0)
    for one in asked:
        wrong = complaint(s, e, seat, one)
        if wrong is not None:
            return wrong
        run = next(r for r in runs if r.suit == one.suit and r.first <= one.first <= r.last)
        if digits[run]:
            return Ghost.RUN_TWICE
        digits[run] = part_number(run, one.first, one.last)
    number, weight = 0, 1
    for run, digit in digits.items():
        number += digit * weight
        weight *= 1 + run.parts
    return FIRST_COLLECTION + number - 1 if number <= COLLECTIONS else Ghost.RUN_TWICE


def complaint(s: Any, e: Any, seat: int, asked: Asked) -> Ghost | None:
    """SL-32, SL-33, SL-35, SL-36, SL-52: reasons 7 to 10: what is wrong with a run that somebody named."""
    seats = int(s["board"]["seats"])
    if asked.owner != seat:
        partner = seats == 4 and asked.owner == (seat + 2) % 4
        return Ghost.PARTNERS_RUN if partner else Ghost.NOT_OWN_RUN
    row = RowView(s, e, seat, asked.suit)
    if asked.last - asked.first + 1 < RUN or asked.last >= len(row.lit):
        return Ghost.SHORT_RUN
    if not all(row.lit[asked.first : asked.last + 1]):
        return Ghost.DARK_RUN
    whole = Run(asked.suit, asked.first, asked.last, 1) in row.runs()
    parted = int(s["board"]["options"][Switch.COLLECT_PART_OF_RUN]) == 1
    return None if whole or parted else Ghost.PART_OF_RUN
