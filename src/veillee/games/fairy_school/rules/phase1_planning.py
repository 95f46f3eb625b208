"""Phase 1: the forest is filled from the pile (FS-060 to FS-063, FS-261)."""

from veillee.core.jit import inner_rule
from veillee.core.table import count, move
from veillee.games.fairy_school.clauses import FS_061
from veillee.games.fairy_school.edition.content import Left
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.rules.certificates import first_bit, holders_mask
from veillee.games.fairy_school.rules.elements import ask_gain, take
from veillee.games.fairy_school.rules.piles import draw, empty_slots, forest_card, slot_filled
from veillee.games.fairy_school.state import FOREST, HAND, State, ask, finish, zone_of
from veillee.games.fairy_school.words import SLOTS, Ask, Gain


@inner_rule
def draw_hands(s: State, e: Edition) -> None:
    """FS-060: as many cards as there are empty slots."""
    for seat in range(s.board.seats):
        draw(s, e, seat, empty_slots(s, seat), HAND)


@inner_rule
def begin_planning(s: State, e: Edition) -> None:
    """FS-061: everybody places the cards drawn."""
    for seat in range(s.board.seats):
        go_on_planning(s, e, seat)


@inner_rule
def go_on_planning(s: State, e: Edition, seat: int) -> None:
    """FS-061, FS-062: the next card; a last empty slot is filled without asking."""
    while count(s, zone_of(seat, HAND)) > 0:
        if empty_slots(s, seat) > 1:
            ask(s, seat, Ask.PLAN)
            return
        for slot in range(len(SLOTS)):
            if not slot_filled(s, seat, slot):
                place(s, e, seat, slot)
                break
    s.board.seat[seat].queue = holders_mask(s, e, seat, Left.FOREST_PAIR)
    answer_forest(s, e, seat)


@inner_rule
def place(s: State, e: Edition, seat: int, slot: int) -> None:
    """FS-061: the first card of the hand goes to an empty slot."""
    move(s, e, zone_of(seat, HAND), 0, zone_of(seat, FOREST + slot))


@inner_rule
def plan_verdict(s: State, seat: int, slot: int) -> int:
    """FS-061: an empty slot."""
    return FS_061 if slot < 0 or slot_filled(s, seat, slot) else 0


@inner_rule
def forest_creatures(s: State, e: Edition, seat: int) -> int:
    """The creatures in a forest, as bits."""
    mask = 0
    for slot in range(len(SLOTS)):
        if slot_filled(s, seat, slot):
            mask |= 1 << int(e.creature[forest_card(s, e, seat, slot)])
    return mask


@inner_rule
def answer_forest(s: State, e: Edition, seat: int) -> None:
    """FS-261: tiles that look at the complete forest, one after the other."""
    me = s.board.seat[seat]
    while int(me.queue) != 0:
        subject = first_bit(int(me.queue))
        me.queue = int(me.queue) & ~(1 << subject)
        tile = int(s.board.tiles[subject])
        wanted = int(e.left_creatures[tile])
        if forest_creatures(s, e, seat) & wanted != wanted:
            continue
        if int(e.choice[tile]) != 0:
            ask_gain(s, seat, Gain.FOREST, int(e.choice[tile]), 1)
            return
        take(s, seat, e.fixed[tile])
    finish(s, seat)
