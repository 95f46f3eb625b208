"""Elements: stores, prices, conversions, and the gains that a player chooses (FS-030 to FS-036, FS-269)."""

from veillee.core.jit import inner_rule
from veillee.core.record import Ints
from veillee.games.fairy_school.clauses import FS_032, FS_033, FS_036
from veillee.games.fairy_school.edition.content import Left
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.rules.certificates import total_amount
from veillee.games.fairy_school.state import State, ask
from veillee.games.fairy_school.words import ANY_MASK, A, Ask, Gain, PayFor


@inner_rule
def covers(s: State, seat: int, price: Ints) -> bool:
    """FS-030, FS-033: whether a store holds a whole price."""
    store = s.board.seat[seat].store
    for element in range(5):
        if int(store[element]) < int(price[element]):
            return False
    return True


@inner_rule
def pay(s: State, seat: int, price: Ints) -> None:
    """FS-033: pay exactly, from one's own store."""
    store = s.board.seat[seat].store
    for element in range(5):
        store[element] -= price[element]


@inner_rule
def take(s: State, seat: int, gain: Ints) -> None:
    """FS-100: take all of it."""
    store = s.board.seat[seat].store
    for element in range(5):
        store[element] += gain[element]


@inner_rule
def any_count(s: State, seat: int, least: int) -> int:
    """FS-032: elements that may pay an ANY price, from an element on; air is none of them."""
    n = 0
    for element in range(least, 5):
        if element != A:
            n += int(s.board.seat[seat].store[element])
    return n


@inner_rule
def rate(s: State, e: Edition, seat: int, element: int) -> int:
    """FS-031, FS-269: what one element costs in ANY."""
    return max(int(e.exchange[element]) - total_amount(s, e, seat, Left.RATE), 1)


@inner_rule
def ask_payment(s: State, seat: int, what: int, which: int, price: int) -> None:
    """FS-036: an ANY price is paid one by one in the order E, V, F, W."""
    me = s.board.seat[seat]
    me.pay_for, me.pay_arg = what, which
    me.pay_left, me.pay_floor = price, 0
    ask(s, seat, Ask.PAY)


@inner_rule
def payment_verdict(s: State, seat: int, element: int) -> int:
    """FS-032, FS-033, FS-036: air never; what one has; in order, so that the rest can still be paid."""
    me = s.board.seat[seat]
    if element == A:
        return FS_032
    if element < 0 or int(me.store[element]) == 0:
        return FS_033
    if element < int(me.pay_floor) or any_count(s, seat, element) < int(me.pay_left):
        return FS_036
    return 0


@inner_rule
def pay_one(s: State, seat: int, element: int) -> bool:
    """Pay one element of an ANY price; True when it is paid."""
    me = s.board.seat[seat]
    me.store[element] -= 1
    me.pay_left -= 1
    me.pay_floor = element
    if int(me.pay_left) > 0:
        return False
    me.pay_floor = 0
    return True


@inner_rule
def start_conversion(s: State, e: Edition, seat: int, element: int) -> None:
    """FS-031: some ANY into one element."""
    s.board.seat[seat].back = s.board.seat[seat].ask
    ask_payment(s, seat, PayFor.CONVERSION, element, rate(s, e, seat, element))


@inner_rule
def go_back(s: State, seat: int) -> None:
    """After a free act the seat is asked what it was asked before."""
    ask(s, seat, int(s.board.seat[seat].back))
    s.board.seat[seat].back = 0


@inner_rule
def finish_conversion(s: State, seat: int) -> None:
    """The element that was paid for."""
    s.board.seat[seat].store[int(s.board.seat[seat].pay_arg)] += 1
    end_payment(s, seat)
    go_back(s, seat)


@inner_rule
def end_payment(s: State, seat: int) -> None:
    """Leave nothing of a payment."""
    me = s.board.seat[seat]
    me.pay_for = 0
    me.pay_arg = 0
    me.pay_left = 0
    me.pay_floor = 0


@inner_rule
def turn_air(s: State, e: Edition, seat: int, element: int) -> None:
    """FS-031, FS-269: 1A into another element, or into several, each chosen freely."""
    me = s.board.seat[seat]
    me.store[A] -= 1
    me.store[element] += 1
    more = air_worth(s, e, seat) - 1
    if more > 0:
        me.back = me.ask
        ask_gain(s, seat, Gain.AIR, ANY_MASK, more)


@inner_rule
def air_worth(s: State, e: Edition, seat: int) -> int:
    """FS-269: how many elements 1A gives."""
    return max(total_amount(s, e, seat, Left.AIR), 1)


@inner_rule
def ask_gain(s: State, seat: int, gain: int, mask: int, many: int) -> None:
    """FS-122, FS-139, FS-205: some elements of the player's choice."""
    me = s.board.seat[seat]
    me.gain = gain
    me.gain_mask = mask
    me.gain_left = many
    ask(s, seat, Ask.GAIN)


@inner_rule
def gain_one(s: State, seat: int, element: int) -> bool:
    """Take one chosen element; True when that was the last."""
    me = s.board.seat[seat]
    me.store[element] += 1
    me.gain_left -= 1
    if int(me.gain_left) > 0:
        return False
    me.gain = Gain.NOTHING
    me.gain_mask = 0
    return True
