"""After the last turn: certificates that turn elements into points (FS-179, FS-270)."""

from veillee.core.jit import inner_rule
from veillee.games.fairy_school.edition.content import Right
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.rules.elements import any_count, ask_payment, covers, end_payment, pay
from veillee.games.fairy_school.state import State, ask
from veillee.games.fairy_school.words import SUBJECTS, Ask, Half, PayFor


@inner_rule
def begin_scoring(s: State, e: Edition) -> None:
    """FS-270: holders of an exchange into points may use it."""
    for seat in range(s.board.seats):
        for subject in range(len(SUBJECTS)):
            if holds_exchange(s, e, seat, subject):
                ask(s, seat, Ask.SCORING)


@inner_rule
def holds_exchange(s: State, e: Edition, seat: int, subject: int) -> bool:
    """FS-270: whether a seat holds such an exchange, not used up."""
    if s.board.seat[seat].certs[subject] != Half.RIGHT:
        return False
    tile = int(s.board.tiles[subject])
    return int(e.right[tile]) == Right.CONVERT and int(s.board.seat[seat].used[subject]) < int(e.tile_times[tile])


@inner_rule
def can_exchange(s: State, e: Edition, seat: int, subject: int) -> bool:
    """FS-270: reason 27, a tile held, not used up, its price in the store."""
    if not holds_exchange(s, e, seat, subject):
        return False
    tile = int(s.board.tiles[subject])
    return covers(s, seat, e.use_price[tile]) and any_count(s, seat, 0) >= int(e.use_any[tile])


@inner_rule
def exchange_for_points(s: State, e: Edition, seat: int, subject: int) -> None:
    """FS-270: an exchange of elements into points."""
    tile = int(s.board.tiles[subject])
    if int(e.use_any[tile]) > 0:
        ask_payment(s, seat, PayFor.USE, subject, int(e.use_any[tile]))
        return
    pay(s, seat, e.use_price[tile])
    s.board.seat[seat].used[subject] += 1


@inner_rule
def exchange_paid(s: State, seat: int) -> None:
    """FS-270: the elements of an exchange are paid; the player may go on."""
    s.board.seat[seat].used[int(s.board.seat[seat].pay_arg)] += 1
    end_payment(s, seat)
    ask(s, seat, Ask.SCORING)
