"""Studying creatures and winning certificates, in phase 5 and by an effect (FS-110, FS-130 to FS-139, FS-264)."""

from veillee.core.jit import inner_rule
from veillee.core.table import count
from veillee.games.fairy_school.clauses import FS_110, FS_131, FS_133
from veillee.games.fairy_school.edition.content import Left
from veillee.games.fairy_school.edition.record import LINES, Edition
from veillee.games.fairy_school.options import Opt
from veillee.games.fairy_school.rules.certificates import certificates_held, first_bit, holders_mask, total_amount
from veillee.games.fairy_school.rules.elements import any_count, covers
from veillee.games.fairy_school.rules.piles import discard, forest_card, slot_filled
from veillee.games.fairy_school.state import FOREST, State, ask, finish, zone_of
from veillee.games.fairy_school.words import B5, CREATURES, KINDS, SLOTS, SUBJECTS, T1, Ask

AIR = SUBJECTS.index("air")


@inner_rule
def in_game(s: State, e: Edition, creature: int) -> bool:
    """FS-200: the creatures of the air come only with the long variant."""
    return int(e.waived[creature]) != AIR or bool(s.board.options[Opt.LONG])


@inner_rule
def has_studied(s: State, seat: int, creature: int) -> bool:
    """FS-133: whether a seat has studied a creature."""
    return (int(s.board.seat[seat].studied) >> creature) & 1 == 1


@inner_rule
def studied_count(s: State, seat: int) -> int:
    """How many creatures a seat has studied."""
    n = 0
    for creature in range(len(CREATURES)):
        n += has_studied(s, seat, creature)
    return n


@inner_rule
def has_marker(s: State, e: Edition, seat: int) -> bool:
    """FS-134, FS-201: whether a creature marker is left."""
    if not s.board.options[Opt.MARKER_LIMIT]:
        return True
    markers = int(e.markers) + (int(e.long_markers) if s.board.options[Opt.LONG] else 0)
    return studied_count(s, seat) < markers


@inner_rule
def may_learn(s: State, e: Edition, seat: int) -> bool:
    """FS-110, FS-111: a marker, and a creature of the game that is not studied."""
    if not has_marker(s, e, seat):
        return False
    for creature in range(len(CREATURES)):
        if in_game(s, e, creature) and not has_studied(s, seat, creature):
            return True
    return False


@inner_rule
def on_footprints(s: State, e: Edition, seat: int) -> int:
    """FS-130: the creatures on T1 and B5, as bits."""
    mask = 0
    if slot_filled(s, seat, T1):
        mask |= 1 << int(e.creature[forest_card(s, e, seat, T1)])
    if slot_filled(s, seat, B5):
        mask |= 1 << int(e.creature[forest_card(s, e, seat, B5)])
    return mask


@inner_rule
def begin_study(s: State, e: Edition) -> None:
    """FS-130, FS-131: whoever has a creature to study is asked; the others' cards are discarded."""
    for seat in range(s.board.seats):
        new = on_footprints(s, e, seat) & ~int(s.board.seat[seat].studied)
        if new != 0 and has_marker(s, e, seat):
            ask(s, seat, Ask.STUDY)
        else:
            leave_footprints(s, e, seat)


@inner_rule
def study_verdict(s: State, e: Edition, seat: int, creature: int, phase: bool) -> int:
    """FS-133, FS-131, FS-110: not studied yet; on T1 or B5 in phase 5, of the game for an effect."""
    if creature >= 0 and has_studied(s, seat, creature):
        return FS_133
    if phase:
        return FS_131 if creature < 0 or (on_footprints(s, e, seat) >> creature) & 1 == 0 else 0
    return FS_110 if creature < 0 or not in_game(s, e, creature) else 0


@inner_rule
def study(s: State, e: Edition, seat: int, creature: int) -> bool:
    """FS-131, FS-136: a marker; True if it completes a pair and the player is asked which half he takes."""
    me = s.board.seat[seat]
    me.queue = holders_mask(s, e, seat, Left.STUDY)  # a tile won by this study does not serve it (FS-264)
    me.studied = int(me.studied) | 1 << creature
    subject = int(e.waived[creature])
    me.many = subject
    if may_certify(s, e, seat, subject):
        ask(s, seat, Ask.CERTIFICATE)
        return True
    return False


@inner_rule
def may_certify(s: State, e: Edition, seat: int, subject: int) -> bool:
    """FS-136 to FS-138: the whole pair, no certificate of that kind yet, a cube left."""
    if int(s.board.tiles[subject]) < 0 or int(s.board.seat[seat].certs[subject]) != 0:
        return False
    if s.board.options[Opt.CUBE_LIMIT] and certificates_held(s, seat) >= int(e.certificates):
        return False
    for creature in range(len(CREATURES)):
        if int(e.waived[creature]) == subject and not has_studied(s, seat, creature):
            return False
    return True


@inner_rule
def certify(s: State, seat: int, half: int) -> None:
    """FS-136: one half of the tile, for good."""
    s.board.seat[seat].certs[int(s.board.seat[seat].many)] = half


@inner_rule
def next_offer(s: State, e: Edition, seat: int) -> bool:
    """FS-264: the exchanges that tiles offer after a study; True if the player is asked."""
    me = s.board.seat[seat]
    me.many = 0
    subject = first_bit(int(me.queue))
    while subject >= 0:
        tile = int(s.board.tiles[subject])
        me.many = e.amount[tile]
        me.pay_arg = tile
        if can_exchange_now(s, e, seat):
            ask_offer(s, e, seat)
            return True
        end_offer(s, seat)
        subject = first_bit(int(me.queue))
    return False


@inner_rule
def offer_row(s: State, seat: int) -> int:
    """The line of the exchange that is offered."""
    return LINES * KINDS + int(s.board.seat[seat].pay_arg)


@inner_rule
def can_exchange_now(s: State, e: Edition, seat: int) -> bool:
    """FS-264: whether the price can be paid: nobody is asked what only `done` could answer."""
    row = offer_row(s, seat)
    return any_count(s, seat, 0) >= int(e.any_price[row]) and covers(s, seat, e.price[row])


@inner_rule
def ask_offer(s: State, e: Edition, seat: int) -> None:
    """FS-264: once more, if the player likes."""
    me = s.board.seat[seat]
    me.pay_left = e.any_price[offer_row(s, seat)]
    me.pay_floor = 0
    ask(s, seat, Ask.OFFER)


@inner_rule
def end_offer(s: State, seat: int) -> None:
    """FS-264: this tile has served."""
    me = s.board.seat[seat]
    subject = first_bit(int(me.queue))
    me.queue = int(me.queue) & ~(1 << subject)
    me.many = 0
    me.pay_arg = 0
    me.pay_left = 0


@inner_rule
def leave_footprints(s: State, e: Edition, seat: int) -> None:
    """FS-132, FS-265: both cards are discarded; then a tile may let the player discard others."""
    for slot in (T1, B5):
        if slot_filled(s, seat, slot):
            discard(s, e, seat, zone_of(seat, FOREST + slot), 0)
    s.board.seat[seat].many = total_amount(s, e, seat, Left.TOSS)
    go_on_tossing(s, seat)


@inner_rule
def go_on_tossing(s: State, seat: int) -> None:
    """FS-265: the next card to discard, if one is left."""
    left = 0
    for slot in range(len(SLOTS)):
        left += count(s, zone_of(seat, FOREST + slot))
    if int(s.board.seat[seat].many) > 0 and left > 0:
        ask(s, seat, Ask.TOSS)
        return
    s.board.seat[seat].many = 0
    finish(s, seat)


@inner_rule
def toss(s: State, e: Edition, seat: int, slot: int) -> None:
    """FS-265: a card of the forest goes to the discard."""
    discard(s, e, seat, zone_of(seat, FOREST + slot), 0)
    s.board.seat[seat].many -= 1
    go_on_tossing(s, seat)
