"""What goes on when something that interrupted it is finished: a payment, a gain, a certificate, an exchange."""

from veillee.core.jit import inner_rule
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.rules.card_effects import begin_effect, go_on
from veillee.games.fairy_school.rules.elements import ask_gain, finish_conversion, go_back
from veillee.games.fairy_school.rules.phase1_planning import answer_forest
from veillee.games.fairy_school.rules.phase2_columns import middle_paid
from veillee.games.fairy_school.rules.phase3_activation import answer_cube
from veillee.games.fairy_school.rules.phase4_kindness import space_gained
from veillee.games.fairy_school.rules.phase5_study import (
    ask_offer,
    can_exchange_now,
    end_offer,
    leave_footprints,
    next_offer,
)
from veillee.games.fairy_school.rules.point_exchange import exchange_paid
from veillee.games.fairy_school.state import State, finish
from veillee.games.fairy_school.words import ANY_MASK, Gain, PayFor, Phase


@inner_rule
def after_payment(s: State, e: Edition, seat: int) -> None:
    """FS-031, FS-073, FS-264, FS-270: an ANY price is paid: what it was paid for follows."""
    me = s.board.seat[seat]
    if me.pay_for == PayFor.CONVERSION:
        finish_conversion(s, seat)
    elif me.pay_for == PayFor.COLUMN:
        middle_paid(s, e, seat)
    elif me.pay_for == PayFor.USE:
        exchange_paid(s, seat)
    else:
        me.pay_for = 0
        ask_gain(s, seat, Gain.OFFER, ANY_MASK, 1)


@inner_rule
def after_gain(s: State, e: Edition, seat: int, gain: int) -> None:
    """FS-139, FS-122, FS-205: a chosen element was taken: what it interrupted goes on."""
    if gain == Gain.AIR:
        go_back(s, seat)
    elif gain == Gain.ACTIVATION:
        if not answer_cube(s, e, seat):
            begin_effect(s, e, seat)
    elif gain == Gain.FOREST:
        answer_forest(s, e, seat)
    elif gain == Gain.OFFER:
        repeat_offer(s, e, seat)
    elif gain == Gain.LEADER:
        finish(s, seat)
    else:
        space_gained(s, e, seat)


@inner_rule
def after_certificate(s: State, e: Edition, seat: int) -> None:
    """FS-264: after the certificate, the exchanges that a study offers."""
    if not next_offer(s, e, seat):
        after_study(s, e, seat)


@inner_rule
def repeat_offer(s: State, e: Edition, seat: int) -> None:
    """FS-264: the exchange once more, up to its number."""
    me = s.board.seat[seat]
    me.many -= 1
    if int(me.many) > 0 and can_exchange_now(s, e, seat):
        ask_offer(s, e, seat)
        return
    end_offer(s, seat)
    after_offer(s, e, seat)


@inner_rule
def after_offer(s: State, e: Edition, seat: int) -> None:
    """FS-264: the next tile that offers something, or the end of this study."""
    if not next_offer(s, e, seat):
        after_study(s, e, seat)


@inner_rule
def after_study(s: State, e: Edition, seat: int) -> None:
    """FS-110, FS-132: the effect goes on, or the cards of phase 5 are discarded."""
    if s.board.phase == Phase.ACTIVATION:
        go_on(s, e, seat)
    else:
        leave_footprints(s, e, seat)
