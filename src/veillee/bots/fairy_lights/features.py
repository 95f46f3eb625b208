"""What the learnt player sees in a position: numbers that stand for it, most of them zero.

Everything is told from the seat to act: seat 0 is that one, seat 1 plays after it. Only what everybody knows is
looked at: of the deck, how many cards of each kind are left in it.
"""

from veillee.bots.fairy_lights.layout import (
    BEST,
    BIAS,
    BUST,
    COLOUR_COUNT,
    DECK_ROWS,
    FIT,
    GAIN,
    LEAD,
    MOST_BULBS,
    MOST_GAIN,
    MOST_LEAD,
    NEAR,
    NEAR_ROWS,
    NEAR_SIZE,
    OPEN,
    PHASE,
    PHASE_LEAD,
    PHASE_ROWS,
    POINTS,
    SEAT_ROWS,
    SEAT_SIZE,
    SET,
    SET_KINDS,
    SET_STARS,
    SHOP_ROWS,
    SUPPLIES,
    SUPPLY,
    WANTED,
)
from veillee.bots.fairy_lights.mind import IN_DECK, IN_SHOP, SECOND_BULBS, STARS_IN_DECK, Mind
from veillee.core.jit import rule
from veillee.core.table import card_at, count
from veillee.games.fairy_lights.edition import Edition
from veillee.games.fairy_lights.moves import NO_COLOUR
from veillee.games.fairy_lights.rules import fate_of, last_colour
from veillee.games.fairy_lights.scoring import garland_stars
from veillee.games.fairy_lights.state import DECK, KEPT, SHOP, SHOP_SIZE, STORED, State, open_set

A_STAR = 0.25
A_POINT = 0.05


@rule
def mark(mind: Mind, row: int, value: float) -> None:
    """Add a feature to those of the position."""
    n = int(mind.active[-1])
    mind.active[n] = row
    mind.values[n] = value
    mind.active[-1] = n + 1


@rule
def count_zone(s: State, e: Edition, zone: int, mind: Mind, row: int) -> None:
    """Add the bulbs and stars of a zone to a row of what is counted."""
    for i in range(count(s, zone)):
        card = card_at(s, e, zone, i)
        colour = int(e.colour[card])
        mind.bulbs[row, colour] += int(e.bulbs[card])
        mind.stars[row, colour] += int(e.stars[card])


@rule
def survey(s: State, e: Edition, mind: Mind, level: int) -> None:
    """Count the bulbs and stars of the shop and of all sets, each seat's points, and what the deck still has."""
    seats = int(s.board.seats)
    mind.bulbs[:] = 0
    mind.stars[:] = 0
    mind.deck[:] = 0
    count_zone(s, e, SHOP, mind, IN_SHOP)
    for q in range(seats):
        seat = (int(s.board.active) + q) % seats
        for colour in range(COLOUR_COUNT):
            count_zone(s, e, open_set(seat, colour), mind, q)
        mind.points[q] = garland_stars(s, e, seat) - stars_of(mind, q) + int(e.head_start[seat])
    for kind in range(e.kinds):
        many, colour = int(mind.left[level, kind]), int(e.colour[kind])
        mind.deck[IN_DECK, colour] += many
        mind.deck[SECOND_BULBS, colour] += many * (int(e.bulbs[kind]) - 1)
        mind.deck[STARS_IN_DECK, colour] += many * int(e.stars[kind])


@rule
def stars_of(mind: Mind, q: int) -> int:
    """The stars on a seat's open sets."""
    stars = 0
    for colour in range(COLOUR_COUNT):
        stars += int(mind.stars[q, colour])
    return stars


@rule
def lead_of(mind: Mind, seats: int, q: int) -> int:
    """By how many points a seat is ahead of the best of the others, as far as that matters."""
    best = -1000
    for other in range(seats):
        if other != q:
            best = max(best, int(mind.points[other]))
    return min(max(int(mind.points[q]) - best, -MOST_LEAD), MOST_LEAD)


@rule
def mark_features(s: State, e: Edition, mind: Mind, level: int) -> None:
    """List the features of a position."""
    survey(s, e, mind, level)
    mind.active[-1] = 0
    mark(mind, BIAS, 1.0)
    mark_table(s, e, mind)
    phase = int(PHASE[count(s, DECK)])
    for q in range(NEAR):
        mark_shop(mind, q)
    for q in range(s.board.seats):
        mark_seat(mind, int(s.board.seats), q, phase)


@rule
def mark_table(s: State, e: Edition, mind: Mind) -> None:
    """The features that belong to no seat: the last card, the phase, the deck."""
    shown, cards, last = count(s, SHOP), count(s, DECK), last_colour(s, e)
    phase = int(PHASE[cards])
    mark(mind, SHOP_ROWS + (COLOUR_COUNT if last == NO_COLOUR else last) * (SHOP_SIZE + 1) + shown, 1.0)
    mark(mind, PHASE_ROWS + phase, 1.0)
    mark(mind, PHASE_LEAD + phase, 2 * A_POINT * lead_of(mind, int(s.board.seats), 0))
    if cards == 0:
        return
    if last != NO_COLOUR:
        mark(mind, BUST + shown, 2 * int(mind.deck[IN_DECK, last]) / cards)
    for colour in range(COLOUR_COUNT):
        mark(mind, DECK_ROWS + colour, 2 * int(mind.deck[IN_DECK, colour]) / cards)
        mark(mind, DECK_ROWS + COLOUR_COUNT + colour, 4 * int(mind.deck[SECOND_BULBS, colour]) / cards)
        mark(mind, DECK_ROWS + 2 * COLOUR_COUNT + colour, int(mind.deck[STARS_IN_DECK, colour]) / cards)
    mark(mind, DECK_ROWS + 3 * COLOUR_COUNT, cards / 100)


@rule
def mark_shop(mind: Mind, q: int) -> None:
    """What the shop has for one of the next two seats to act: by colour, and at best."""
    first = NEAR_ROWS + q * NEAR_SIZE
    best, second = 0, 0
    for colour in range(COLOUR_COUNT):
        shop, held = int(mind.bulbs[IN_SHOP, colour]), int(mind.bulbs[q, colour])
        if shop == 0:
            continue
        mark(mind, first + FIT + (colour * 3 + held) * (MOST_BULBS + 1) + min(shop, MOST_BULBS), 1.0)
        stars, fate = int(mind.stars[IN_SHOP, colour]) + int(mind.stars[q, colour]), fate_of(shop + held)
        if fate != KEPT:
            mark(mind, first + GAIN + 2 * colour + (fate == STORED), A_STAR * stars)
        gain = min(1 + stars, MOST_GAIN) if fate == STORED else 0
        second = max(second, min(gain, best))
        best = max(best, gain)
    mark(mind, first + BEST + best, 1.0)
    mark(mind, first + BEST + MOST_GAIN + 1 + second, 1.0)


@rule
def mark_seat(mind: Mind, seats: int, q: int, phase: int) -> None:
    """The features of one seat: its sets and its points."""
    first = SEAT_ROWS + q * SEAT_SIZE
    for colour in range(COLOUR_COUNT):
        bulbs, stars = int(mind.bulbs[q, colour]), int(mind.stars[q, colour])
        if bulbs > 0:
            kind = min(stars, 2) if bulbs == 1 else 3 + min(stars, 4)
            mark(mind, first + SET + colour * SET_KINDS + kind, 1.0)
            mark(mind, first + SET_STARS + colour, A_STAR * stars)
            wanted = first + WANTED + (bulbs - 1) * SUPPLIES + int(SUPPLY[mind.deck[IN_DECK, colour]])
            mark(mind, wanted, 1.0)
            mark(mind, wanted + 2 * SUPPLIES, A_STAR * stars)
    mark(mind, first + POINTS, A_POINT * int(mind.points[q]))
    mark(mind, first + LEAD + MOST_LEAD + lead_of(mind, seats, q), 1.0)
    mark(mind, first + OPEN + phase, A_STAR * stars_of(mind, q))
