"""Choosing projects: dealing, drafts, keeping three, Clochette's share, final projects (FS-019, FS-050 to FS-056,
FS-165 to FS-168, FS-196, FS-225, FS-230)."""

from veillee.core.first_seat import BY_LOT
from veillee.core.jit import inner_rule
from veillee.core.rng import Stream, below, close_stream, open_stream
from veillee.core.table import count, move, move_last, put, remove_at
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.options import Opt
from veillee.games.fairy_school.rules.piles import put_under
from veillee.games.fairy_school.rules.setup import gives_projects
from veillee.games.fairy_school.state import (
    ASIDE,
    DECK,
    DRAFT,
    FINAL,
    FINALS,
    KEPT,
    OPEN_FINALS,
    OUT,
    PROJECTS,
    State,
    ask,
    finish,
    zone_of,
)
from veillee.games.fairy_school.words import Ask, Phase

BELLS_SHARE = 3
"""FS-225: of the six cards, three are Clochette's."""


@inner_rule
def has_predefined_projects(s: State) -> bool:
    """FS-017, FS-018, FS-050: those of trimester I came with the starters."""
    return s.board.trimester == 1 and gives_projects(s)


@inner_rule
def hand_size(s: State, e: Edition) -> int:
    """FS-019, FS-052, FS-191, FS-196, FS-225: how many cards everybody should be dealt."""
    if s.board.trimester == 0:
        return int(e.draft) + (s.board.seats == 2)
    if s.board.seats == 1:
        return int(e.bell_cards)
    return int(e.fast) if s.board.options[Opt.FAST] else int(e.draft)


@inner_rule
def deal_choice(s: State, e: Edition) -> None:
    """FS-052, FS-056, FS-022: everybody is dealt alike; a short deck is topped up, then hands are smaller.

    FS-220: alone there is nobody to pass S cards to, so those that are dealt are kept.
    """
    if has_predefined_projects(s):
        return
    seats, deck = int(s.board.seats), DECK + int(s.board.trimester)
    size = hand_size(s, e)
    if count(s, deck) < size * seats and s.board.options[Opt.SHORT_DECK] == 0 and s.board.trimester > 1:
        while count(s, deck - 1) > 0:
            put_under(s, e, deck, deck - 1, count(s, deck - 1) - 1)
    size = min(size, count(s, deck) // seats)
    kept = bool(s.board.options[Opt.FAST]) if s.board.trimester > 0 else seats == 1
    for seat in range(seats):
        for _ in range(size):
            move_last(s, e, deck, zone_of(seat, KEPT if kept else DRAFT))


@inner_rule
def after_deal(s: State) -> None:
    """The phase that follows dealing."""
    if has_predefined_projects(s):
        s.board.phase = Phase.START
    elif s.board.seats == 1 and s.board.trimester > 0:
        s.board.phase = Phase.ASIDE
    else:
        after_pick(s)


@inner_rule
def after_pick(s: State) -> None:
    """FS-019, FS-021, FS-052: picks go on while hands hold a choice; then projects are kept, or S cards placed."""
    if count(s, zone_of(0, DRAFT)) > 1:
        s.board.phase = Phase.PICK
    elif s.board.trimester == 0:
        s.board.phase = Phase.PLACEMENT
    else:
        s.board.phase = Phase.KEEP


@inner_rule
def take_last(s: State, e: Edition) -> None:
    """FS-052: a last card is kept by itself."""
    for seat in range(s.board.seats):
        if count(s, zone_of(seat, DRAFT)) == 1:
            move_last(s, e, zone_of(seat, DRAFT), zone_of(seat, KEPT))


@inner_rule
def begin_pick(s: State, e: Edition) -> None:
    """FS-052: everybody keeps one card."""
    for seat in range(s.board.seats):
        ask(s, seat, Ask.PICK)


@inner_rule
def pick(s: State, e: Edition, seat: int, i: int) -> None:
    """FS-052, FS-019: keep one card of the hand."""
    move(s, e, zone_of(seat, DRAFT), i, zone_of(seat, KEPT))
    finish(s, seat)


@inner_rule
def pass_hands(s: State, e: Edition) -> None:
    """FS-018, FS-019, FS-051, FS-192: S and II to the left, I and III to the right; two players swap hands."""
    seats = int(s.board.seats)
    size = count(s, zone_of(0, DRAFT))
    step = seats - 1 if int(s.board.trimester) % 2 == 0 else 1
    for _ in range(size):
        # one round of cards at a time: the first of every hand goes behind the next one's hand
        carried = remove_at(s, e, zone_of(0, DRAFT), 0)
        seat = 0
        for _ in range(seats - 1):
            giver = (seat + step) % seats
            put(s, e, zone_of(seat, DRAFT), remove_at(s, e, zone_of(giver, DRAFT), 0), 0)
            seat = giver
        put(s, e, zone_of(seat, DRAFT), carried, 0)


@inner_rule
def begin_keep(s: State, e: Edition) -> None:
    """FS-053, FS-196: unfinished projects join the kept cards, before them; three of all are chosen."""
    for seat in range(s.board.seats):
        s.board.seat[seat].many = count(s, zone_of(seat, PROJECTS))
        for _ in range(count(s, zone_of(seat, PROJECTS))):
            put_under(s, e, zone_of(seat, KEPT), zone_of(seat, PROJECTS), count(s, zone_of(seat, PROJECTS)) - 1)
        go_on_keeping(s, e, seat)


@inner_rule
def go_on_keeping(s: State, e: Edition, seat: int) -> None:
    """FS-053, FS-054: asked while there is a choice, up to three ongoing projects."""
    kept, projects = zone_of(seat, KEPT), zone_of(seat, PROJECTS)
    wanted = int(e.projects) - count(s, projects)
    if wanted > 0 and count(s, kept) > wanted:
        ask(s, seat, Ask.KEEP)
        return
    if wanted > 0:
        while count(s, kept) > 0:
            move(s, e, kept, 0, projects)
    s.board.seat[seat].many = 0
    finish(s, seat)


@inner_rule
def keep(s: State, e: Edition, seat: int, i: int) -> None:
    """FS-053: one project more."""
    if i < int(s.board.seat[seat].many):
        s.board.seat[seat].many -= 1
    move(s, e, zone_of(seat, KEPT), i, zone_of(seat, PROJECTS))
    go_on_keeping(s, e, seat)


@inner_rule
def end_keep(s: State, e: Edition) -> None:
    """FS-055: cards not chosen are out of the game, face down."""
    for seat in range(s.board.seats):
        while count(s, zone_of(seat, KEPT)) > 0:
            move(s, e, zone_of(seat, KEPT), 0, OUT + int(s.board.trimester))


@inner_rule
def begin_aside(s: State, e: Edition) -> None:
    """FS-225: three of six cards are set aside for Clochette."""
    s.board.seat[0].many = min(BELLS_SHARE, count(s, zone_of(0, DRAFT)))
    go_on_setting_aside(s, e)


@inner_rule
def go_on_setting_aside(s: State, e: Edition) -> None:
    """FS-225: the other cards form the hand."""
    if int(s.board.seat[0].many) > 0:
        ask(s, 0, Ask.ASIDE)
        return
    while count(s, zone_of(0, DRAFT)) > 0:
        move(s, e, zone_of(0, DRAFT), 0, zone_of(0, KEPT))
    finish(s, 0)


@inner_rule
def set_aside(s: State, e: Edition, i: int) -> None:
    """FS-225: one card more for Clochette, face up."""
    move(s, e, zone_of(0, DRAFT), i, ASIDE)
    s.board.seat[0].many -= 1
    go_on_setting_aside(s, e)


@inner_rule
def begin_finals(s: State, e: Edition) -> None:
    """FS-165, FS-230: one project more than players is laid open; who is furthest chooses first."""
    s.board.together = 0
    for _ in range(min(int(s.board.seats) + 1, count(s, FINALS))):
        move_last(s, e, FINALS, OPEN_FINALS)
    draw_lots(s, e)
    sort_order(s, e)
    s.board.chosen = 0
    if count(s, OPEN_FINALS) > 0:
        ask(s, int(s.board.order[0]), Ask.FINAL)


@inner_rule
def merit(s: State, e: Edition, seat: int) -> int:
    """FS-167, FS-168: last space of the main line, then spaces since, then less bonus."""
    me = s.board.seat[seat]
    space = int(me.space)
    return (int(e.rank[space, 0]) * 128 + int(e.rank[space, 1])) * 128 - int(me.bonus)


@inner_rule
def draw_lots(s: State, e: Edition) -> None:
    """FS-168: a lot decides where everything else is equal, or who sits next from the first seat on, if one was
    chosen; without a tie nothing is drawn."""
    seats, tied, first = int(s.board.seats), False, int(s.board.options[Opt.FIRST_SEAT])
    for one in range(seats):
        s.board.order[one] = one if first == BY_LOT else (first - 1 + one) % seats
        for other in range(one):
            tied = tied or merit(s, e, one) == merit(s, e, other)
    if not tied or first != BY_LOT:
        return
    open_stream(s.rng, Stream.FIRST)
    for i in range(seats - 1, 0, -1):
        j = below(s.rng, i + 1)
        seat = int(s.board.order[i])
        s.board.order[i] = s.board.order[j]
        s.board.order[j] = seat
    close_stream(s.rng)


@inner_rule
def sort_order(s: State, e: Edition) -> None:
    """FS-166: who is further on chooses first; equals stay as the lot has them."""
    order = s.board.order
    for i in range(1, int(s.board.seats)):
        seat, j = int(order[i]), i
        while j > 0 and merit(s, e, int(order[j - 1])) < merit(s, e, seat):
            order[j] = order[j - 1]
            j -= 1
        order[j] = seat


@inner_rule
def choose_final(s: State, e: Edition, seat: int, i: int) -> None:
    """FS-166: openly, one after the other."""
    move(s, e, OPEN_FINALS, i, zone_of(seat, FINAL))
    finish(s, seat)
    s.board.chosen += 1
    if int(s.board.chosen) < int(s.board.seats) and count(s, OPEN_FINALS) > 0:
        ask(s, int(s.board.order[int(s.board.chosen)]), Ask.FINAL)
