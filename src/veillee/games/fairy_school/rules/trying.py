"""What help asks of the rules, on a copy of what a seat knows: prices, and what acts would bring."""

import numpy as np

from veillee.core.jit import inner_rule, way_in
from veillee.core.record import Ints, Records
from veillee.core.table import card_at, count
from veillee.core.ways_in import EDITIONS, STATES
from veillee.games.fairy_school.edition.content import Left
from veillee.games.fairy_school.edition.record import LINES, Edition
from veillee.games.fairy_school.moves import FIRST, KIND, USE_SUBJECT, Kind
from veillee.games.fairy_school.rules.acts import stop
from veillee.games.fairy_school.rules.card_effects import (
    do_outcome,
    is_barred,
    line_verdict,
    only_produces,
    outcome_verdict,
    running_card,
    running_row,
    take_up,
)
from veillee.games.fairy_school.rules.certificates import total_amount
from veillee.games.fairy_school.rules.elements import air_worth, rate
from veillee.games.fairy_school.rules.particulars import option_row
from veillee.games.fairy_school.rules.phase2_columns import (
    choose_column,
    free_columns,
    name_free,
    play_columns,
    share_tile,
    waives,
)
from veillee.games.fairy_school.rules.phase4_kindness import kindness_of_turn, set_out
from veillee.games.fairy_school.rules.projects import STEP, bonus_row, cost_row, discount
from veillee.games.fairy_school.state import PERSONAL, SHARED, State, zone_of
from veillee.games.fairy_school.words import CREATURES, Ask

RATES, AIR, TERMS = 0, 5, 6
"""The places of what `terms` answers, five rates first, and how many there are."""
ANY, CUTS, PRICE = 5, 6, 7
"""The places of a price behind its five elements, and how many there are."""
KINDNESS, SURE, COLUMNS = 7, 8, 13
"""What `play_two` answers beside a price: kindness, five elements, and how many numbers there are."""
FREE_COLUMNS, STEPS, TOSSES, OFFERS, SHARES, BENEFITS = range(6)
"""The places of what `benefits` answers, and how many there are."""
PLENTY = 100
"""More of every element than anything costs."""
NOT_ALLOWED = -1
NO_COLUMN = -1


@way_in(STATES, EDITIONS, int, np.int32)
def terms(states: Records, editions: Records, seat: int, out: Ints) -> None:
    """FS-031, FS-269: what conversions cost a seat, and how many elements an air gives it."""
    s, e = states[0], editions[0]
    for element in range(5):
        out[RATES + element] = rate(s, e, seat, element)
    out[AIR] = air_worth(s, e, seat)


@way_in(STATES, EDITIONS, int)
def steps_so_far(states: Records, editions: Records, seat: int) -> int:
    """FS-120: the kindness of this turn as the cubes lie now."""
    return kindness_of_turn(states[0], editions[0], seat)


@way_in(STATES, EDITIONS, int, int)
def go_steps(states: Records, editions: Records, seat: int, steps: int) -> None:
    """FS-121: a marker goes so many steps, until there is something to choose."""
    set_out(states[0], editions[0], seat, steps)


@way_in(STATES, EDITIONS, int, int, np.int32)
def price_of_act(states: Records, editions: Records, seat: int, action: int, out: Ints) -> None:
    """What an act costs a seat: elements, some of any kind (FS-036), and how many are left out (FS-268)."""
    s, e = states[0], editions[0]
    kind = int(KIND[action])
    i = action - int(FIRST[kind])
    if kind == Kind.LINE:
        write_price(out, e.price[LINES * running_card(s, e, seat) + i], 0, 0)
    elif kind == Kind.OPT:
        write_price(out, e.price[option_row(s, e, seat, int(s.board.seat[seat].ask))], 0, 0)
    elif kind == Kind.USE:
        tile = int(s.board.tiles[int(USE_SUBJECT[i])])
        write_price(out, e.use_price[tile], int(e.use_any[tile]), 0)
    elif kind == Kind.BONUS:
        write_price(out, e.cost[bonus_row(s)], 0, 0)
    else:
        what = STEP if kind == Kind.STEP else i
        write_price(out, e.cost[cost_row(s, e, seat, what)], 0, discount(s, e, seat, kind == Kind.STEP))


@inner_rule
def write_price(out: Ints, price: Ints, some: int, cuts: int) -> None:
    """A price as numbers."""
    for element in range(5):
        out[element] = price[element]
    out[ANY] = some
    out[CUTS] = cuts


@way_in(STATES, EDITIONS, int)
def project_cuts(states: Records, editions: Records, seat: int) -> int:
    """FS-268: how many elements less a project costs a seat."""
    return discount(states[0], editions[0], seat, False)


@way_in(STATES, EDITIONS, int, np.int32)
def benefits(states: Records, editions: Records, seat: int, out: Ints) -> None:
    """FS-262 to FS-267: what lasting benefits give a seat each time, as numbers."""
    s, e = states[0], editions[0]
    out[FREE_COLUMNS] = free_columns(s, e, seat)
    out[STEPS] = total_amount(s, e, seat, Left.STEPS)
    out[TOSSES] = total_amount(s, e, seat, Left.TOSS)
    out[OFFERS] = total_amount(s, e, seat, Left.STUDY)
    out[SHARES] = share_tile(s, e, seat) >= 0


@way_in(EDITIONS, np.int8)
def own_columns(editions: Records, out: Ints) -> None:
    """FS-072: the column of which each creature is one of its own, or none."""
    for creature in range(len(CREATURES)):
        out[creature] = NO_COLUMN
        for column in range(5):
            if waives(editions[0], creature, column):
                out[creature] = column


@way_in(STATES, EDITIONS, int, int, int)
def use_line(states: Records, editions: Records, seat: int, line: int, outcome: int) -> int:
    """Use one outcome of a line of the running card as often as the store pays, and none of its specials.

    Returns how often; NOT_ALLOWED if FS-107 forbids the line.
    """
    s, e = states[0], editions[0]
    me, running, times = s.board.seat[seat], int(s.board.seat[seat].top), 0
    if is_barred(s, e, seat, LINES * running_card(s, e, seat) + line):
        return NOT_ALLOWED
    if line_verdict(s, e, seat, line) != 0:
        return 0
    take_up(s, e, seat, line)
    while int(me.top) == running and outcome_verdict(s, e, seat, running_row(s, e, seat), outcome) == 0:
        do_outcome(s, e, seat, outcome)
        times += 1
        if me.ask != Ask.REPEAT and me.ask != Ask.ACTIVATE:
            stop(s, e, seat, int(me.ask))
    return times


@way_in(STATES, EDITIONS, int, np.int8, int, np.int32)
def play_two(states: Records, editions: Records, seat: int, columns: Ints, free: int, out: Ints) -> bool:
    """Play one or two columns with plenty of everything: their price, the kindness and what is sure to come.

    FS-263: True if either column could be the free one; then it was the one that is named.
    """
    s, e = states[0], editions[0]
    me = s.board.seat[seat]
    for element in range(5):
        me.store[element] = PLENTY
    for i in range(len(columns)):
        choose_column(s, e, seat, int(columns[i]))
    asked = bool(me.ask == Ask.FREE)
    if asked:
        name_free(s, e, seat, free)
    for element in range(5):
        out[element] = PLENTY - int(me.store[element])
    out[ANY] = me.pay_left if me.ask == Ask.PAY else 0
    play_columns(s, e, seat)
    out[KINDNESS] = kindness_of_turn(s, e, seat)
    add_production(s, e, zone_of(seat, SHARED), out)
    add_production(s, e, zone_of(seat, PERSONAL), out)
    return asked


@inner_rule
def add_production(s: State, e: Edition, zone: int, out: Ints) -> None:
    """FS-100: what the cards of a zone give for nothing."""
    for i in range(count(s, zone)):
        card = card_at(s, e, zone, i)
        if only_produces(e, card):
            for element in range(5):
                out[SURE + element] += e.gain[LINES * card, 0, element]
