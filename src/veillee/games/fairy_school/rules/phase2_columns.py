"""Phase 2: two columns, their prices, and what certificates change about them (FS-070 to FS-078, FS-262 f.)."""

from veillee.core.jit import inner_rule
from veillee.core.table import count, move_last
from veillee.games.fairy_school.clauses import FS_070, FS_071, FS_072, FS_075, FS_263
from veillee.games.fairy_school.edition.content import ANY_ELEMENT, Left
from veillee.games.fairy_school.edition.record import LINES, Edition
from veillee.games.fairy_school.rules.certificates import first_bit, holders_mask, total_amount
from veillee.games.fairy_school.rules.elements import air_worth, any_count, ask_payment, end_payment
from veillee.games.fairy_school.rules.piles import forest_card, slot_filled
from veillee.games.fairy_school.state import FOREST, PERSONAL, SHARED, State, ask, finish, zone_of
from veillee.games.fairy_school.words import B1, KINDS, A, Ask, PayFor

NO_PRICE = -1


@inner_rule
def begin_columns(s: State, e: Edition) -> None:
    """FS-070: everybody chooses columns."""
    for seat in range(s.board.seats):
        ask(s, seat, Ask.COLUMN)


@inner_rule
def price_of(s: State, e: Edition, seat: int, column: int) -> int:
    """FS-072, FS-078: the element that a column costs; nothing if the bottom creature is of that column."""
    if slot_filled(s, seat, B1 + column):
        creature = int(e.creature[forest_card(s, e, seat, B1 + column)])
        if waives(e, creature, column):
            return NO_PRICE
    return int(e.column_price[column])


@inner_rule
def waives(e: Edition, creature: int, column: int) -> bool:
    """FS-072: whether a creature is one of a column's own; those of the air have none."""
    return int(e.waived[creature]) == column


@inner_rule
def free_columns(s: State, e: Edition, seat: int) -> int:
    """FS-263: how many columns a certificate makes free."""
    return total_amount(s, e, seat, Left.COLUMN)


@inner_rule
def unable(s: State, e: Edition, seat: int) -> bool:
    """FS-076: too few elements and free columns for two of them."""
    elements = any_count(s, seat, 0) + int(s.board.seat[seat].store[A]) * air_worth(s, e, seat)
    free = free_columns(s, e, seat)
    for column in range(5):
        free += price_of(s, e, seat, column) == NO_PRICE
    return elements + min(free, 2) < 2


@inner_rule
def payable(s: State, seat: int, price: int) -> bool:
    """Whether one price can be paid."""
    if price == NO_PRICE:
        return True
    if price == ANY_ELEMENT:
        return any_count(s, seat, 0) > 0
    return int(s.board.seat[seat].store[price]) > 0


@inner_rule
def both_payable(s: State, seat: int, first: int, second: int) -> bool:
    """FS-033, FS-073: whether two prices can be paid together."""
    if not payable(s, seat, first) or not payable(s, seat, second):
        return False
    if first == NO_PRICE or second == NO_PRICE:
        return True
    if first == ANY_ELEMENT or second == ANY_ELEMENT:
        return any_count(s, seat, 0) > 1
    return first != second or int(s.board.seat[seat].store[first]) > 1


@inner_rule
def pair_payable(s: State, e: Edition, seat: int, first: int, second: int) -> bool:
    """FS-070, FS-263: whether two columns can be played, some of them for nothing."""
    one, two = price_of(s, e, seat, first), price_of(s, e, seat, second)
    free = free_columns(s, e, seat)
    if free == 0:
        return both_payable(s, seat, one, two)
    return free > 1 or payable(s, seat, one) or payable(s, seat, two)


@inner_rule
def has_second(s: State, e: Edition, seat: int, first: int) -> bool:
    """FS-071: whether another column can be played beside one."""
    for column in range(5):
        if column != first and pair_payable(s, e, seat, first, column):
            return True
    return False


@inner_rule
def first_verdict(s: State, e: Edition, seat: int, column: int) -> int:
    """FS-075, FS-070 to FS-072: the first column."""
    if unable(s, e, seat):
        return 0 if column == 0 or column == 4 else FS_075
    if column < 0:
        return FS_070
    if free_columns(s, e, seat) == 0 and not payable(s, seat, price_of(s, e, seat, column)):
        return FS_072
    return 0 if has_second(s, e, seat, column) else FS_071


@inner_rule
def second_verdict(s: State, e: Edition, seat: int, column: int) -> int:
    """FS-070, FS-072: another column, payable besides the first."""
    first = int(s.board.seat[seat].col[0]) - 1
    if column < 0 or column == first:
        return FS_070
    return 0 if pair_payable(s, e, seat, first, column) else FS_072


@inner_rule
def free_verdict(s: State, e: Edition, seat: int, column: int) -> int:
    """FS-263: one of the two, so that the other can be paid."""
    me = s.board.seat[seat]
    one, two = int(me.col[0]) - 1, int(me.col[1]) - 1
    if column < 0 or (column != one and column != two):
        return FS_263
    other = two if column == one else one
    return 0 if payable(s, seat, price_of(s, e, seat, other)) else FS_263


@inner_rule
def choose_column(s: State, e: Edition, seat: int, column: int) -> None:
    """FS-070, FS-075: one column after the other, or a single one for nothing when unable."""
    me = s.board.seat[seat]
    if me.ask == Ask.SECOND:
        me.col[1] = column + 1
        settle_free(s, e, seat)
        return
    single = unable(s, e, seat)
    me.col[0] = column + 1
    if single:
        offer_shares(s, e, seat)
    else:
        ask(s, seat, Ask.SECOND)


@inner_rule
def settle_free(s: State, e: Edition, seat: int) -> None:
    """FS-263: which column is free is asked only where both ways can be paid."""
    me = s.board.seat[seat]
    one, two = int(me.col[0]) - 1, int(me.col[1]) - 1
    free = free_columns(s, e, seat)
    priced = price_of(s, e, seat, one) != NO_PRICE and price_of(s, e, seat, two) != NO_PRICE
    if free != 1 or not priced:
        pay_columns(s, e, seat, free)
        return
    first_may, second_may = free_verdict(s, e, seat, one) == 0, free_verdict(s, e, seat, two) == 0
    if first_may and second_may:
        ask(s, seat, Ask.FREE)
        return
    me.free = me.col[0] if first_may else me.col[1]
    pay_columns(s, e, seat, 0)


@inner_rule
def name_free(s: State, e: Edition, seat: int, column: int) -> None:
    """FS-263: the player says which column is free."""
    s.board.seat[seat].free = column + 1
    pay_columns(s, e, seat, 0)


@inner_rule
def pay_columns(s: State, e: Edition, seat: int, free: int) -> None:
    """FS-072, FS-073: fixed prices first; the middle column takes what is left, of the player's choice."""
    me = s.board.seat[seat]
    due = 0
    for i in range(2):
        column = int(me.col[i]) - 1
        price = price_of(s, e, seat, column)
        if price == NO_PRICE or int(me.free) == column + 1 or free > 0:
            continue
        if price == ANY_ELEMENT:
            due += 1
        else:
            me.store[price] -= 1
    if due == 0:
        offer_shares(s, e, seat)
    else:
        pay_middle(s, e, seat)


@inner_rule
def pay_middle(s: State, e: Edition, seat: int) -> None:
    """FS-073: asked only if several kinds of elements are left."""
    me = s.board.seat[seat]
    kinds, only = 0, 0
    for element in range(5):
        if element != A and int(me.store[element]) > 0:
            kinds += 1
            only = element
    if kinds > 1:
        ask_payment(s, seat, PayFor.COLUMN, 0, 1)
        return
    me.store[only] -= 1
    offer_shares(s, e, seat)


@inner_rule
def middle_paid(s: State, e: Edition, seat: int) -> None:
    """FS-073: the middle column is paid."""
    end_payment(s, seat)
    offer_shares(s, e, seat)


@inner_rule
def share_tile(s: State, e: Edition, seat: int) -> int:
    """The tile that offers an exchange for shared creatures, -1 for none."""
    subject = first_bit(holders_mask(s, e, seat, Left.SHARE))
    return -1 if subject < 0 else int(s.board.tiles[subject])


@inner_rule
def share_row(s: State, e: Edition, seat: int) -> int:
    """The line of that exchange."""
    return LINES * KINDS + share_tile(s, e, seat)


@inner_rule
def offer_shares(s: State, e: Edition, seat: int) -> None:
    """FS-262: one offer for each matching top card of the chosen columns."""
    me = s.board.seat[seat]
    tile = share_tile(s, e, seat)
    offers = 0
    for i in range(2):
        column = int(me.col[i]) - 1
        if tile >= 0 and column >= 0 and slot_filled(s, seat, column):
            creature = int(e.creature[forest_card(s, e, seat, column)])
            offers += (int(e.left_creatures[tile]) >> creature) & 1
    me.many = offers
    if offers > 0:
        ask(s, seat, Ask.SHARE)
    else:
        play_columns(s, e, seat)


@inner_rule
def offer_used(s: State, e: Edition, seat: int) -> None:
    """FS-262: one offer less."""
    me = s.board.seat[seat]
    me.many -= 1
    if int(me.many) == 0:
        play_columns(s, e, seat)


@inner_rule
def play_columns(s: State, e: Edition, seat: int) -> None:
    """FS-074: top cards to the shared zone, bottom cards to the personal zone, from left to right."""
    me = s.board.seat[seat]
    for column in range(5):
        if column + 1 == int(me.col[0]) or column + 1 == int(me.col[1]):
            play_card(s, e, seat, column, SHARED)
            play_card(s, e, seat, B1 + column, PERSONAL)
    me.col[:] = 0
    me.free = 0
    me.many = 0
    finish(s, seat)


@inner_rule
def play_card(s: State, e: Edition, seat: int, slot: int, zone: int) -> None:
    """The card of a slot, if there is one, is played."""
    if count(s, zone_of(seat, FOREST + slot)) > 0:
        move_last(s, e, zone_of(seat, FOREST + slot), zone_of(seat, zone))
