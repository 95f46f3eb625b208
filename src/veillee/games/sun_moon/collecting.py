"""Runs, and the collections that can be made of them (SL-32 to SL-39).

A collection has a number: of every ready run of a seat, sun row first, left to right, it says which part is
taken, 0 for none. These digits, the first run's the lowest, make up the number. By whole runs a digit is 0 or 1.
"""

from veillee.core.jit import rule
from veillee.core.table import bag_some, count
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.moves import COLLECTIONS, Ghost
from veillee.games.sun_moon.rows import forget_row, places, survey
from veillee.games.sun_moon.state import (
    HIDDEN,
    NUMBERS,
    RUN,
    SUN,
    State,
    Switch,
    hidden_of,
    in_pairs,
    partner_of,
    row_of,
    switch,
    won_by,
    zone_of,
)


@rule
def run_start(s: State, row: int, place: int) -> int:
    """SL-32, SL-35: the first place, from a place on, of a run that is long enough; NUMBERS if there is none."""
    lit = int(s.board.facts[row].lit) >> place
    long_enough = lit & (lit >> 1) & (lit >> 2) & (lit >> 3) & (lit >> 4)
    if long_enough == 0:
        return NUMBERS
    while long_enough & 1 == 0:
        long_enough >>= 1
        place += 1
    return place


@rule
def run_end(s: State, row: int, place: int) -> int:
    """SL-25, SL-35: one past the last place of the run that begins at a place; dark places end it."""
    lit = int(s.board.facts[row].lit)
    while (lit >> place) & 1 == 1:
        place += 1
    return place


@rule
def longest_run(s: State, row: int) -> int:
    """SL-25, SL-35: how many places the longest run of a row has, ready or not."""
    lit = int(s.board.facts[row].lit)
    length = 0
    while lit != 0:
        lit &= lit >> 1
        length += 1
    return length


@rule
def span(first: int, end: int) -> int:
    """The places from one up to another, as a bit mask."""
    return ((1 << (end - first)) - 1) << first


@rule
def parts(s: State, length: int) -> int:
    """SL-36: in how many ways something of a run can be taken: whole, or if a switch allows any five or more."""
    if switch(s, Switch.COLLECT_PART_OF_RUN) == 0:
        return 1
    starts = length - RUN + 1
    return starts * (starts + 1) // 2


@rule
def part_mask(s: State, first: int, length: int, part: int) -> int:
    """SL-36: the places of part 1, 2 ... of a run as a bit mask: the longest first, so that 1 is the whole run."""
    taken, part = length, part - 1
    while part > length - taken:
        part -= length - taken + 1
        taken -= 1
    return span(first + part, first + part + taken)


@rule
def collections(s: State, seat: int) -> int:
    """SL-32, SL-33, SL-37, SL-52: how many collections a seat can make of the runs in front of it."""
    ways = 1
    for suit in range(2):
        row = row_of(seat, suit)
        place = run_start(s, row, 0)
        while place < NUMBERS:
            end = run_end(s, row, place)
            ways *= 1 + parts(s, end - place)
            place = run_start(s, row, end)
    return min(ways - 1, COLLECTIONS)


@rule
def run_fault(s: State, seat: int, owner: int, suit: int, first: int, last: int, taken: int) -> int:
    """SL-32, SL-33, SL-35 to SL-37, SL-52: reasons 7 to 11: the ghost of a run that cannot be taken, or 0.

    `taken` are the places of the same row that were named before it, as a bit mask.
    """
    if owner != seat:
        return Ghost.PARTNERS_RUN if in_pairs(s) and owner == partner_of(seat) else Ghost.NOT_OWN_RUN
    row = row_of(seat, suit)
    if last - first + 1 < RUN or last >= places(s, row):
        return Ghost.SHORT_RUN
    end = run_end(s, row, first)
    if end <= last:
        return Ghost.DARK_RUN
    start = run_start(s, row, 0)
    while run_end(s, row, start) < end:
        start = run_start(s, row, run_end(s, row, start))
    if switch(s, Switch.COLLECT_PART_OF_RUN) == 0 and (first > start or last + 1 < end):
        return Ghost.PART_OF_RUN
    return Ghost.RUN_TWICE if taken & span(start, end) != 0 else 0


@rule
def collection_of(s: State, seat: int, sun: int, moon: int) -> int:
    """SL-37: the number of the collection that takes some places of both rows, each part of one run."""
    number, weight = 0, 1
    for suit in range(2):
        row = row_of(seat, suit)
        taken = sun if suit == SUN else moon
        place = run_start(s, row, 0)
        while place < NUMBERS:
            end = run_end(s, row, place)
            ways = parts(s, end - place)
            for part in range(1, ways + 1):
                if part_mask(s, place, end - place, part) == taken & span(place, end):
                    number += part * weight
            weight *= 1 + ways
            place = run_start(s, row, end)
    return number


@rule
def taken_places(s: State, seat: int, suit: int, number: int) -> int:
    """SL-37: the places of a row that a collection takes, as a bit mask."""
    taken = 0
    for one in range(suit + 1):
        row = row_of(seat, one)
        place = run_start(s, row, 0)
        while place < NUMBERS:
            end = run_end(s, row, place)
            ways = 1 + parts(s, end - place)
            if one == suit and number % ways > 0:
                taken |= part_mask(s, place, end - place, number % ways)
            number //= ways
            place = run_start(s, row, end)
    return taken


@rule
def collect(s: State, e: Edition, seat: int, number: int) -> None:
    """SL-32, SL-37: take what a collection says from both rows; the moon's places are looked up first."""
    moon = taken_places(s, seat, 1, number)
    take_places(s, e, seat, 0, taken_places(s, seat, 0, number))
    take_places(s, e, seat, 1, moon)


@rule
def take_places(s: State, e: Edition, seat: int, suit: int, taken: int) -> None:
    """SL-38, SL-39: whole stacks go to the score pile; what is left of the row closes up."""
    if taken == 0:
        return
    row = row_of(seat, suit)
    covered = hidden_of(row)
    gone = 0
    left = 0
    for i in range(count(s, covered)):
        place = int(s.board.under[row, i])
        if (taken >> place) & 1 == 1:
            gone |= 1 << i
        else:
            s.board.under[row, left] = place - taken_before(taken, place)
            left += 1
    for i in range(left, HIDDEN):
        s.board.under[row, i] = 0
    bag_some(s, e, covered, gone, won_by(seat))
    bag_some(s, e, zone_of(row), taken, won_by(seat))
    if places(s, row) == 0:
        forget_row(s, row)
    else:
        survey(s, e, row)


@rule
def taken_before(taken: int, place: int) -> int:
    """SL-39: by how many places a place moves to the left when others are taken away."""
    before = 0
    for i in range(place):
        before += (taken >> i) & 1
    return before
