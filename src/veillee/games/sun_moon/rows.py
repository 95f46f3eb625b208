"""Rows of places: where a card may be laid (SL-09 to SL-16, SL-23 to SL-31), and laying it."""

from veillee.core.jit import rule
from veillee.core.table import card_at, count, put
from veillee.games.sun_moon.clauses import (
    SL_09,
    SL_12,
    SL_13,
    SL_14,
    SL_16,
    SL_24,
    SL_26,
    SL_27,
    SL_28,
    SL_49,
    SL_50,
)
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.moves import LEFT, PLACE, RIGHT, START
from veillee.games.sun_moon.state import (
    NOT_YET,
    NUMBERS,
    ROWS,
    SUN,
    State,
    Switch,
    hidden_of,
    in_pairs,
    partner_of,
    row_of,
    switch,
    zone_of,
)

HIGH = NUMBERS + 1
"""Above every number."""
PARTNERS_ROW = ROWS // 2
"""By so many a partner's row of the same suit is further on, or back."""
SUN_ROWS = 0b01010101
"""The rows of the sun, bit n for row n."""


@rule
def places(s: State, row: int) -> int:
    """SL-25: how many places a row has, lit and dark together; a dark place divides runs, not the row."""
    return count(s, zone_of(row))


@rule
def number_at(s: State, e: Edition, row: int, place: int) -> int:
    """SL-15: the number that a place shows; 0 where an eclipse hides it."""
    return int(e.number[card_at(s, e, zone_of(row), place)])


@rule
def is_lit(s: State, e: Edition, row: int, place: int) -> bool:
    """SL-31: whether a numbered card lies on top, be it the first card there or one that covers an eclipse."""
    return number_at(s, e, row, place) > 0


@rule
def gap_for(s: State, e: Edition, row: int, number: int) -> tuple[int, int]:
    """SL-11, SL-15: between which places a number belongs: the last that shows a lower, the first a higher one.

    -1, or one past the end, if there is none; all places between the two are dark.
    """
    below, place = -1, 0
    while place < places(s, row):
        shown = number_at(s, e, row, place)
        if shown > number:
            break
        below = place if shown > 0 else below
        place += 1
    return below, place


@rule
def may_extend(s: State, e: Edition, row: int, end: int) -> bool:
    """SL-16: whether a row may be extended beyond the place at its end, which matters if that place is dark."""
    return switch(s, Switch.EXTEND_BEYOND_DARK_END) == 1 or is_lit(s, e, row, end)


@rule
def may_cover(s: State, row: int, below: int, above: int, place: int) -> bool:
    """SL-26 to SL-29: a dark place where the number fits, beside a lit one if the row has any."""
    if place <= below or place >= above:
        return False
    if below < 0 and above == places(s, row):
        return True
    return (below >= 0 and place == below + 1) or (above < places(s, row) and place == above - 1)


@rule
def rows_laid(s: State) -> int:
    """The rows that there are, bit n for row n."""
    laid = 0
    for row in range(2 * int(s.board.seats)):
        laid |= (places(s, row) > 0) << row
    return laid


@rule
def barred_rows(laid: int) -> int:
    """SL-49: where no pair may start a row, bit n for row n: the partner has it, or the owner the other suit's."""
    of_partner = laid << PARTNERS_ROW | laid >> PARTNERS_ROW
    of_owner = (laid & SUN_ROWS) << 1 | (laid >> 1) & SUN_ROWS
    return of_partner | of_owner


@rule
def rows_to_start(s: State, seat: int, laid: int) -> int:
    """SL-14, SL-49 to SL-51: the rows that a seat may start where some are laid, bit n for row n."""
    free = ((1 << 2 * int(s.board.seats)) - 1) & ~laid
    if in_pairs(s):
        free &= ~barred_rows(laid)
    if switch(s, Switch.START_ROW_FOR_OPPONENT) == 1 and are_suits_free(s):
        return free
    for row in range(2 * int(s.board.seats)):
        if start_verdict(s, seat, row // 2, row % 2) != 0:
            free &= ~(1 << row)
    return free


@rule
def are_suits_free(s: State) -> bool:
    """SL-50: whether no pair has its suits fixed for the game."""
    return int(s.board.sun_seat[0]) == NOT_YET and int(s.board.sun_seat[1]) == NOT_YET


@rule
def start_verdict(s: State, seat: int, owner: int, suit: int) -> int:
    """SL-10, SL-14, SL-49 to SL-51: 0, or the clause against a new row of a suit in front of somebody."""
    paired = in_pairs(s)
    partners = seat == owner or (paired and seat == partner_of(owner))
    if not partners and switch(s, Switch.START_ROW_FOR_OPPONENT) == 0:
        return SL_14
    if not paired:
        return 0
    if breaks_pair(s, owner, suit):
        return SL_49
    holder = int(s.board.sun_seat[owner % 2])
    if holder != NOT_YET and (owner == holder) != (suit == SUN):
        return SL_50
    return 0


@rule
def breaks_pair(s: State, owner: int, suit: int) -> bool:
    """SL-49: whether a pair has another row of a suit, or the owner one of the other suit."""
    return (barred_rows(rows_laid(s)) >> row_of(owner, suit)) & 1 == 1


@rule
def fix_rows(s: State, owner: int, suit: int) -> None:
    """SL-50: if pairs keep their suits for the game, the first row of a pair settles them."""
    if in_pairs(s) and switch(s, Switch.PAIR_ROWS_FIXED) == 1:
        s.board.sun_seat[owner % 2] = owner if suit == SUN else partner_of(owner)


@rule
def between(low: int, high: int) -> int:
    """The numbers above one and below another, bit n for number n."""
    return ((1 << high) - 1) & ~((2 << low) - 1)


@rule
def survey(s: State, e: Edition, row: int) -> None:
    """SL-12, SL-15, SL-16, SL-27, SL-29: note which numbers fit a row that has changed, and where it is lit."""
    lit, cover, dark = 0, 0, False
    first, last = HIGH, 0
    for place in range(places(s, row)):
        number = number_at(s, e, row, place)
        if number == 0:
            dark = True
            continue
        if dark:
            cover |= between(last, number)
        lit |= 1 << place
        first, last, dark = min(first, number), number, False
    facts = s.board.facts[row]
    facts.lit = lit
    facts.cover = cover | between(last, HIGH) if dark else cover
    facts.left = between(0, first) if may_extend(s, e, row, 0) else 0
    facts.right = between(last, HIGH) if may_extend(s, e, row, places(s, row) - 1) else 0


@rule
def forget_row(s: State, row: int) -> None:
    """There is no row any more."""
    s.board.under[row, :] = 0
    facts = s.board.facts[row]
    facts.left, facts.right, facts.cover, facts.lit = 0, 0, 0, 0


@rule
def lay(s: State, e: Edition, row: int, at: int, card: int) -> None:
    """SL-12 to SL-14, SL-23, SL-26: a card starts a row, extends it at an end, or goes on top of a place."""
    if at >= PLACE:
        lay_on(s, e, row, at - PLACE, card)
    else:
        put(s, e, zone_of(row), card, 0)
        if at == LEFT:
            move_right(s, e, row)
    survey(s, e, row)


@rule
def move_right(s: State, e: Edition, row: int) -> None:
    """SL-12: the card just laid becomes the first of its row; all others move one place to the right."""
    bring_forward(s, e, zone_of(row), 0)
    for i in range(count(s, hidden_of(row))):
        s.board.under[row, i] += 1


@rule
def lay_on(s: State, e: Edition, row: int, place: int, card: int) -> None:
    """SL-23, SL-26, SL-31: the card on top of a place is hidden by another one."""
    covered = hidden_of(row)
    top = int(e.zones.start[zone_of(row)]) + place
    i = count(s, covered)
    put(s, e, covered, int(s.table.slots[top]), 0)
    while i > 0 and s.board.under[row, i - 1] > place:
        s.board.under[row, i] = s.board.under[row, i - 1]
        i -= 1
    s.board.under[row, i] = place
    bring_forward(s, e, covered, i)
    s.table.slots[top] = card


@rule
def bring_forward(s: State, e: Edition, zone: int, i: int) -> None:
    """Bring the last card of an open zone to place i; the cards from there on move up."""
    first = int(e.zones.start[zone])
    last = first + count(s, zone) - 1
    card = int(s.table.slots[last])
    for slot in range(last, first + i, -1):
        s.table.slots[slot] = s.table.slots[slot - 1]
    s.table.slots[first + i] = card


@rule
def lay_verdict(s: State, e: Edition, seat: int, card: int, owner: int, at: int) -> int:
    """SL-09, SL-14: reasons 15 to 23: 0, or the clause that forbids a card at a place of its suit's row."""
    row = row_of(owner, int(e.suit[card]))
    number = int(e.number[card])
    if number == 0:
        return eclipse_verdict(s, e, row, at)
    if at == START:
        return SL_09 if places(s, row) > 0 else start_verdict(s, seat, owner, int(e.suit[card]))
    if places(s, row) == 0:
        return SL_14
    below, above = gap_for(s, e, row, number)
    if at == LEFT:
        return end_verdict(s, e, row, 0, below < 0)
    if at == RIGHT:
        return end_verdict(s, e, row, places(s, row) - 1, above == places(s, row))
    return cover_verdict(s, e, row, below, above, at - PLACE)


@rule
def eclipse_verdict(s: State, e: Edition, row: int, at: int) -> int:
    """SL-23, SL-24: an eclipse goes on a lit place of its own suit and nowhere else."""
    if at < PLACE or at - PLACE >= places(s, row):
        return SL_24
    return 0 if is_lit(s, e, row, at - PLACE) else SL_24


@rule
def end_verdict(s: State, e: Edition, row: int, end: int, fits: bool) -> int:
    """SL-12, SL-16: beyond an end only lower (left) or higher (right) than every lit card."""
    if not may_extend(s, e, row, end):
        return SL_16
    if fits:
        return 0
    return SL_12 if is_lit(s, e, row, end) else SL_16


@rule
def cover_verdict(s: State, e: Edition, row: int, below: int, above: int, place: int) -> int:
    """SL-13, SL-26 to SL-28: reasons 20 to 23, for a numbered card on a place."""
    if place >= places(s, row):
        return SL_26
    if is_lit(s, e, row, place):
        return SL_13
    if may_cover(s, row, below, above, place):
        return 0
    return SL_27 if touches_light(s, e, row, place) else SL_28


@rule
def touches_light(s: State, e: Edition, row: int, place: int) -> bool:
    """SL-28: whether a neighbour of a place is lit."""
    if place > 0 and is_lit(s, e, row, place - 1):
        return True
    return place + 1 < places(s, row) and is_lit(s, e, row, place + 1)
