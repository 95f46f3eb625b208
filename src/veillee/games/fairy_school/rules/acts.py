"""Playing an act: to the clause that it belongs to, and from there to the seat's next question (FS-003)."""

from veillee.core.jit import inner_rule
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.moves import AIR_ELEMENT, FIRST, KIND, USE_SUBJECT, Kind
from veillee.games.fairy_school.rules.card_effects import (
    begin_effect,
    choose_line,
    do_outcome,
    end_draw,
    fetch,
    go_on,
    play_drawn,
    stop_effect,
    trim,
)
from veillee.games.fairy_school.rules.drafting import choose_final, keep, pick, set_aside
from veillee.games.fairy_school.rules.elements import (
    gain_one,
    pay,
    pay_one,
    start_conversion,
    take,
    turn_air,
)
from veillee.games.fairy_school.rules.particulars import option_row
from veillee.games.fairy_school.rules.phase1_planning import go_on_planning, place
from veillee.games.fairy_school.rules.phase2_columns import (
    choose_column,
    name_free,
    offer_used,
    play_columns,
)
from veillee.games.fairy_school.rules.phase3_activation import answer_cube, lay_cube
from veillee.games.fairy_school.rules.phase4_kindness import take_way
from veillee.games.fairy_school.rules.phase5_study import (
    certify,
    end_offer,
    leave_footprints,
    study,
    toss,
)
from veillee.games.fairy_school.rules.placing import choose_starter, name_bottom, place_card, take_up_card
from veillee.games.fairy_school.rules.point_exchange import exchange_for_points
from veillee.games.fairy_school.rules.projects import STEP, bonus_step, cut, go_on_cutting, start_purchase
from veillee.games.fairy_school.rules.resuming import (
    after_certificate,
    after_gain,
    after_offer,
    after_payment,
    repeat_offer,
)
from veillee.games.fairy_school.state import State, ask, finish
from veillee.games.fairy_school.words import Ask, Half, PayFor


@inner_rule
def apply(s: State, e: Edition, seat: int, action: int) -> None:
    """Play a legal act and what it forces on this seat; `run` does the rest when everybody has finished."""
    kind = int(KIND[action])
    i = action - int(FIRST[kind])
    if kind == Kind.DONE:
        stop(s, e, seat, int(s.board.seat[seat].ask))
    elif kind == Kind.ACT:
        lay_cube(s, e, seat, i)
        if not answer_cube(s, e, seat):
            begin_effect(s, e, seat)
    elif kind == Kind.EL:
        name_element(s, e, seat, i)
    elif kind == Kind.SLOT:
        name_slot(s, e, seat, i)
    elif kind == Kind.COL:
        name_column(s, e, seat, i)
    elif kind == Kind.LINE:
        choose_line(s, e, seat, i)
    elif kind == Kind.OPT:
        name_outcome(s, e, seat, i)
    elif kind >= Kind.FORK:
        choose(s, e, seat, kind, i)
    else:
        act_freely(s, e, seat, kind, i)


@inner_rule
def act_freely(s: State, e: Edition, seat: int, kind: int, i: int) -> None:
    """FS-034: the free acts; FS-103, FS-104: the cards that an effect fetches or draws."""
    if kind == Kind.CONVERT:
        start_conversion(s, e, seat, i)
    elif kind == Kind.AIR:
        turn_air(s, e, seat, int(AIR_ELEMENT[i]))
    elif kind == Kind.REALISE:
        start_purchase(s, e, seat, i)
    elif kind == Kind.BONUS:
        bonus_step(s, e, seat)
    elif kind == Kind.STEP:
        start_purchase(s, e, seat, STEP)
    elif kind == Kind.TAKE:
        fetch(s, e, seat, i)
    else:
        play_drawn(s, e, seat, i)


@inner_rule
def choose(s: State, e: Edition, seat: int, kind: int, i: int) -> None:
    """Ways, creatures, certificates, cards and projects."""
    if kind == Kind.FORK:
        take_way(s, e, seat, i)
    elif kind == Kind.STUDY:
        if not study(s, e, seat, i):
            after_certificate(s, e, seat)
    elif kind == Kind.CERT:
        certify(s, seat, Half.LEFT if i == 0 else Half.RIGHT)
        after_certificate(s, e, seat)
    elif kind == Kind.PICK:
        pick(s, e, seat, i)
    elif kind == Kind.KEEP:
        keep_card(s, e, seat, i)
    elif kind == Kind.FINAL:
        choose_final(s, e, seat, i)
    elif kind == Kind.ASIDE:
        set_aside(s, e, i)
    elif kind == Kind.USE:
        exchange_for_points(s, e, seat, int(USE_SUBJECT[i]))
    else:
        choose_starter(s, e, seat, i + 1)


@inner_rule
def stop(s: State, e: Edition, seat: int, question: int) -> None:
    """`done`: end a moment, decline, no further repetition, no effect."""
    if question == Ask.SHARE:
        play_columns(s, e, seat)
    elif question == Ask.LINE or question == Ask.REPEAT:
        stop_effect(s, e, seat)
    elif question == Ask.PLAY:
        end_draw(s, e, seat)
    elif question == Ask.AGAIN or question == Ask.TAKE or question == Ask.TRIM or question == Ask.LEARN:
        go_on(s, e, seat)
    elif question == Ask.CERTIFICATE:
        after_certificate(s, e, seat)
    elif question == Ask.OFFER:
        end_offer(s, seat)
        after_offer(s, e, seat)
    elif question == Ask.STUDY:
        leave_footprints(s, e, seat)
    else:
        s.board.seat[seat].many = 0
        finish(s, seat)


@inner_rule
def keep_card(s: State, e: Edition, seat: int, i: int) -> None:
    """FS-053, FS-020, FS-191: a project to keep, an S card to place, or the card for the very bottom."""
    question = int(s.board.seat[seat].ask)
    if question == Ask.KEEP:
        keep(s, e, seat, i)
    elif question == Ask.BOTTOM:
        name_bottom(s, e, seat, i)
    else:
        take_up_card(s, seat, i)


@inner_rule
def name_slot(s: State, e: Edition, seat: int, slot: int) -> None:
    """FS-061, FS-020, FS-109, FS-265: place, or take a card out of the forest."""
    question = int(s.board.seat[seat].ask)
    if question == Ask.PLAN:
        place(s, e, seat, slot)
        go_on_planning(s, e, seat)
    elif question == Ask.PLACE_SLOT:
        place_card(s, e, seat, slot)
    elif question == Ask.TRIM:
        trim(s, e, seat, slot)
    else:
        toss(s, e, seat, slot)


@inner_rule
def name_column(s: State, e: Edition, seat: int, column: int) -> None:
    """FS-070, FS-263: a column to play, or the one that is free."""
    if s.board.seat[seat].ask == Ask.FREE:
        name_free(s, e, seat, column)
    else:
        choose_column(s, e, seat, column)


@inner_rule
def name_outcome(s: State, e: Edition, seat: int, i: int) -> None:
    """FS-102, FS-262, FS-264: an outcome of an effect, or of an exchange that a certificate offers."""
    question = int(s.board.seat[seat].ask)
    if question == Ask.REPEAT:
        do_outcome(s, e, seat, i)
        return
    row = option_row(s, e, seat, question)
    pay(s, seat, e.price[row])
    take(s, seat, e.gain[row, i])
    if question == Ask.SHARE:
        offer_used(s, e, seat)
    else:
        repeat_offer(s, e, seat)


@inner_rule
def name_element(s: State, e: Edition, seat: int, element: int) -> None:
    """FS-036, FS-268 and the gains: an element to pay, to save or to take."""
    question = int(s.board.seat[seat].ask)
    if question == Ask.GAIN:
        gain = int(s.board.seat[seat].gain)
        if gain_one(s, seat, element):
            after_gain(s, e, seat, gain)
    elif question == Ask.DISCOUNT:
        cut(s, seat, element)
        go_on_cutting(s, e, seat)
    else:
        if question == Ask.OFFER:
            s.board.seat[seat].pay_for = PayFor.OFFER
        if pay_one(s, seat, element):
            after_payment(s, e, seat)
        else:
            ask(s, seat, Ask.PAY)
