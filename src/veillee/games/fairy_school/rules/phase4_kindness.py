"""Phase 4: the way of the markers on the kindness track (FS-120 to FS-125, FS-228, FS-229, FS-266, FS-267)."""

from veillee.core.jit import inner_rule
from veillee.core.table import card_at, count, move_last
from veillee.games.fairy_school.edition.content import ANY_ELEMENT, NO_SPACE, Left
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.options import Opt
from veillee.games.fairy_school.rules.certificates import first_bit, holders_mask, total_amount
from veillee.games.fairy_school.rules.elements import ask_gain, take
from veillee.games.fairy_school.rules.phase3_activation import LEFT_PLACES, RIGHT_PLACES, giver
from veillee.games.fairy_school.rules.piles import discard_all
from veillee.games.fairy_school.state import BELL, PERSONAL, SHARED, TURNED, State, ask, finish, zone_of
from veillee.games.fairy_school.words import ANY_MASK, Ask, Gain

SHORT, LONG = 0, 1
MOST_STEPS = 120
"""More than any track has."""


@inner_rule
def foreign_cubes(s: State, seat: int) -> int:
    """FS-120, FS-216: cubes of other players on the shared cards of a seat, wherever they lie."""
    n = 0
    for other in range(s.board.seats):
        if other == seat:
            continue
        on = s.board.seat[other].on
        for i in range(2):
            n += int(on[LEFT_PLACES + i]) if giver(s, other, False) == seat else 0
            n += int(on[RIGHT_PLACES + i]) if giver(s, other, True) == seat else 0
    return n


@inner_rule
def printed_kindness(s: State, e: Edition, zone: int) -> int:
    """The kindness printed on the cards of a zone."""
    n = 0
    for i in range(count(s, zone)):
        n += int(e.kindness[card_at(s, e, zone, i)])
    return n


@inner_rule
def kindness_of_turn(s: State, e: Edition, seat: int) -> int:
    """FS-120, FS-267: what is printed on the shared cards, the cubes of others there, and what a tile adds."""
    printed = printed_kindness(s, e, zone_of(seat, SHARED))
    return printed + foreign_cubes(s, seat) + total_amount(s, e, seat, Left.STEPS)


@inner_rule
def set_out(s: State, e: Edition, seat: int, steps: int) -> None:
    """FS-121: a marker goes so many spaces, as far as nothing is to be chosen."""
    s.board.seat[seat].walk = min(steps, MOST_STEPS)
    walk(s, e, seat)


@inner_rule
def begin_kindness(s: State, e: Edition) -> None:
    """FS-120, FS-228: everybody goes; whoever has no choice on the way has gone at once."""
    for seat in range(s.board.seats):
        set_out(s, e, seat, kindness_of_turn(s, e, seat))
    if s.board.seats == 1:
        walk_bell(s, e)


@inner_rule
def is_fork(e: Edition, space: int) -> bool:
    """FS-121: two ways lead on."""
    return int(e.way[space, SHORT]) != int(e.way[space, LONG])


@inner_rule
def walk(s: State, e: Edition, seat: int) -> None:
    """FS-121, FS-122, FS-124: space by space, until the player must choose or no step is left."""
    me = s.board.seat[seat]
    while int(me.walk) > 0:
        if is_fork(e, int(me.space)):
            ask(s, seat, Ask.FORK)
            return
        if step_to(s, e, seat, int(e.way[int(me.space), SHORT])):
            return
    finish(s, seat)


@inner_rule
def take_way(s: State, e: Edition, seat: int, way: int) -> None:
    """FS-121: the way is chosen when the marker leaves the fork."""
    if not step_to(s, e, seat, int(e.way[int(s.board.seat[seat].space), way])):
        walk(s, e, seat)


@inner_rule
def step_to(s: State, e: Edition, seat: int, space: int) -> bool:
    """FS-122, FS-124, FS-175: enter a space, or stay on the last one; True if an element is to be chosen."""
    me = s.board.seat[seat]
    me.walk -= 1
    gain = int(e.beyond)
    if space == NO_SPACE:
        if e.beyond_turn:
            gain = -1 if me.beyond else gain
            me.beyond = 1
    else:
        me.space = space
        me.stars = max(int(me.stars), int(e.space_stars[space]))
        gain = int(e.space_gain[space])
    return gain >= 0 and take_from_space(s, e, seat, gain)


@inner_rule
def take_from_space(s: State, e: Edition, seat: int, gain: int) -> bool:
    """FS-122, FS-266, FS-267: the element shown, or what a tile gives instead; then what a tile adds."""
    me = s.board.seat[seat]
    me.queue = holders_mask(s, e, seat, Left.EXTRA)
    swap = first_bit(holders_mask(s, e, seat, Left.SWAP))
    if swap >= 0:
        tile = int(s.board.tiles[swap])
        if int(e.choice[tile]) != 0:
            ask_gain(s, seat, Gain.SWAP, int(e.choice[tile]), 1)
            return True
        take(s, seat, e.fixed[tile])
    elif gain == ANY_ELEMENT:
        ask_gain(s, seat, Gain.SPACE, ANY_MASK, 1)
        return True
    else:
        me.store[gain] += 1
    return take_extra(s, e, seat)


@inner_rule
def take_extra(s: State, e: Edition, seat: int) -> bool:
    """FS-267: one more for every space that gives an element; True if it is to be chosen."""
    me = s.board.seat[seat]
    while int(me.queue) != 0:
        subject = first_bit(int(me.queue))
        me.queue = int(me.queue) & ~(1 << subject)
        tile = int(s.board.tiles[subject])
        if int(e.choice[tile]) != 0:
            ask_gain(s, seat, Gain.EXTRA, int(e.choice[tile]), 1)
            return True
        take(s, seat, e.fixed[tile])
    return False


@inner_rule
def space_gained(s: State, e: Edition, seat: int) -> None:
    """The chosen element is taken; what a tile adds follows, then the rest of the way."""
    if not take_extra(s, e, seat):
        walk(s, e, seat)


@inner_rule
def bell_to(s: State, e: Edition, steps: int) -> None:
    """FS-229: Clochette goes the short way and takes no elements."""
    for _ in range(steps):
        space = int(e.way[int(s.board.bell_space), SHORT])
        if space == NO_SPACE:
            return
        s.board.bell_space = space
        s.board.bell_stars = max(int(s.board.bell_stars), int(e.space_stars[space]))


@inner_rule
def walk_bell(s: State, e: Edition) -> None:
    """FS-228: Clochette moves by the kindness of her cards that were activated."""
    steps = 0
    for side in range(2):
        for i in range(count(s, BELL + side)):
            if int(s.board.seat[0].on[LEFT_PLACES + 2 * side + i]) > 0:
                steps += int(e.kindness[card_at(s, e, BELL + side, i)])
    bell_to(s, e, steps)


@inner_rule
def end_kindness(s: State, e: Edition) -> None:
    """FS-125, FS-226: cubes return, played cards are discarded, Clochette's are set aside."""
    for seat in range(s.board.seats):
        me = s.board.seat[seat]
        me.on[:] = 0
        me.cubes = cubes(s, e)
        me.beyond = 0
        discard_all(s, e, seat, SHARED)
        discard_all(s, e, seat, PERSONAL)
    for side in range(2):
        while count(s, BELL + side) > 0:
            move_last(s, e, BELL + side, TURNED)


@inner_rule
def cubes(s: State, e: Edition) -> int:
    """FS-012, FS-201: activation cubes of a player."""
    return int(e.cubes) + (int(e.long_cubes) if s.board.options[Opt.LONG] else 0)
