"""Starters chosen, S cards placed, forests and piles built (FS-015 f., FS-020, FS-024, FS-191, FS-221, FS-241)."""

from veillee.core.jit import inner_rule
from veillee.core.rng import Stream
from veillee.core.table import LOT, card_at, count, move, put, remove_at, shuffle
from veillee.games.fairy_school.clauses import FS_016, FS_020
from veillee.games.fairy_school.edition.content import ANY_ELEMENT, NO_SPACE
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.options import EXPERT, Opt
from veillee.games.fairy_school.rules.phase4_kindness import SHORT, bell_to
from veillee.games.fairy_school.rules.piles import put_under, slot_filled
from veillee.games.fairy_school.rules.setup import hand_out
from veillee.games.fairy_school.state import DRAFT, FOREST, HAND, KEPT, PILE, State, ask, finish, zone_of
from veillee.games.fairy_school.words import B1, PLAIN, STARTERS, Ask

UNICORN, DWARF, ENT, ELF, SPHINX, _, DRAGON, PHOENIX, MERMAID, SERPENT = range(10)
EXPRESS_BOTTOM = (UNICORN, ENT, SPHINX, DRAGON, SERPENT)
EXPRESS_TOP = (DWARF, ELF, PHOENIX)
IN_FOREST = 2
"""FS-020: so many S cards lie in the forest at the start."""


@inner_rule
def begin_starters(s: State, e: Edition) -> None:
    """FS-016: where the table lets players choose, one seat after the other takes a starter, from the first on."""
    s.board.together = 0
    ask(s, max(0, int(s.board.options[Opt.FIRST_SEAT]) - 1), Ask.STARTER)


@inner_rule
def starter_verdict(s: State, letter: int) -> int:
    """FS-016, FS-241: a letter that nobody has; the plain cards are for a sixth player."""
    if letter < 0 or (letter == PLAIN and int(s.board.seats) <= len(STARTERS)):
        return FS_016
    for seat in range(s.board.seats):
        if int(s.board.seat[seat].starter) == letter:
            return FS_016
    return 0


@inner_rule
def choose_starter(s: State, e: Edition, seat: int, letter: int) -> None:
    """FS-016: the next seat chooses."""
    s.board.seat[seat].starter = letter
    finish(s, seat)
    after = (seat + 1) % int(s.board.seats)
    if s.board.seat[after].starter == 0:
        ask(s, after, Ask.STARTER)


@inner_rule
def end_starters(s: State, e: Edition) -> None:
    """FS-016: everybody takes the cards of the starter."""
    hand_out(s, e)


@inner_rule
def places_itself(s: State, seat: int) -> bool:
    """FS-020, FS-241: whether a player chooses where S cards lie."""
    return s.board.options[Opt.START] == EXPERT or s.board.seat[seat].starter == PLAIN


@inner_rule
def begin_placement(s: State, e: Edition) -> None:
    """FS-020, FS-241: whoever places cards is asked."""
    for seat in range(s.board.seats):
        if places_itself(s, seat):
            go_on_placing(s, seat, IN_FOREST)


@inner_rule
def go_on_placing(s: State, seat: int, left: int) -> None:
    """FS-020, FS-191: the next card for the forest; with two players then one for the very bottom."""
    me = s.board.seat[seat]
    me.many = left
    if left > 0 and count(s, zone_of(seat, KEPT)) > 0:
        ask(s, seat, Ask.PLACE_CARD)
    elif s.board.seats == 2 and count(s, zone_of(seat, KEPT)) > 1 and count(s, zone_of(seat, DRAFT)) == 0:
        ask(s, seat, Ask.BOTTOM)
    else:
        me.many = 0
        finish(s, seat)


@inner_rule
def take_up_card(s: State, seat: int, i: int) -> None:
    """FS-020: this card; now its slot."""
    s.board.seat[seat].pay_arg = i
    ask(s, seat, Ask.PLACE_SLOT)


@inner_rule
def placement_verdict(s: State, seat: int, slot: int) -> int:
    """FS-020: an empty slot of the top row."""
    return FS_020 if slot < 0 or slot >= B1 or slot_filled(s, seat, slot) else 0


@inner_rule
def place_card(s: State, e: Edition, seat: int, slot: int) -> None:
    """FS-020: the card that was taken up goes to a slot."""
    me = s.board.seat[seat]
    move(s, e, zone_of(seat, KEPT), int(me.pay_arg), zone_of(seat, FOREST + slot))
    me.pay_arg = 0
    go_on_placing(s, seat, int(me.many) - 1)


@inner_rule
def name_bottom(s: State, e: Edition, seat: int, i: int) -> None:
    """FS-191: the card that will lie at the very bottom."""
    move(s, e, zone_of(seat, KEPT), i, zone_of(seat, DRAFT))
    go_on_placing(s, seat, 0)


@inner_rule
def build(s: State, e: Edition) -> None:
    """FS-015, FS-016, FS-024: forest and pile of everybody."""
    for seat in range(s.board.seats):
        if not places_itself(s, seat):
            build_forest(s, e, seat)
        if s.board.options[Opt.EXPRESS]:
            lay_express(s, e, seat)
        build_pile(s, e, seat)
    if s.board.seats == 1:
        start_solo(s, e)


@inner_rule
def build_forest(s: State, e: Edition, seat: int) -> None:
    """FS-016: the two S cards with a column symbol go to the top row of that column."""
    kept = zone_of(seat, KEPT)
    for i in range(count(s, kept) - 1, -1, -1):
        slot = int(e.place[card_at(s, e, kept, i)])
        if slot >= 0:
            move(s, e, kept, i, zone_of(seat, FOREST + slot))


@inner_rule
def lay_starting(s: State, e: Edition, seat: int, creature: int, slot: int) -> None:
    """Lay the starting card of a creature on a slot."""
    hand = zone_of(seat, HAND)
    for i in range(count(s, hand)):
        if int(e.creature[card_at(s, e, hand, i)]) == creature:
            move(s, e, hand, i, zone_of(seat, FOREST + slot))
            return


@inner_rule
def lay_express(s: State, e: Edition, seat: int) -> None:
    """FS-024: the first planning is laid out for all, every column free."""
    for column in range(5):
        lay_starting(s, e, seat, EXPRESS_BOTTOM[column], B1 + column)
    for i in range(3):
        for slot in range(B1):
            if not slot_filled(s, seat, slot):
                lay_starting(s, e, seat, EXPRESS_TOP[i], slot)
                break


@inner_rule
def build_pile(s: State, e: Edition, seat: int) -> None:
    """FS-015, FS-191: S cards and mermaids shuffled; on top the others, shuffled; an extra card below all."""
    pile, hand, kept = zone_of(seat, PILE), zone_of(seat, HAND), zone_of(seat, KEPT)
    while count(s, kept) > 0:
        put(s, e, pile, remove_at(s, e, kept, 0), 0)
    for i in range(count(s, hand) - 1, -1, -1):
        if int(e.creature[card_at(s, e, hand, i)]) == MERMAID:
            put(s, e, pile, remove_at(s, e, hand, i), 0)
    shuffle(s, e, pile, Stream.SEAT + seat)
    shuffle(s, e, hand, Stream.SEAT + seat)
    while count(s, hand) > 0:
        put(s, e, pile, remove_at(s, e, hand, 0), LOT)
    if count(s, zone_of(seat, DRAFT)) > 0:
        put_under(s, e, pile, zone_of(seat, DRAFT), 0)


@inner_rule
def start_solo(s: State, e: Edition) -> None:
    """FS-221: both markers start some spaces on; the player takes what these spaces give, Clochette never."""
    me = s.board.seat[0]
    for _ in range(e.bell_start):
        space = int(e.way[int(me.space), SHORT])
        if space == NO_SPACE:
            break
        me.space = space
        me.stars = max(int(me.stars), int(e.space_stars[space]))
        if 0 <= int(e.space_gain[space]) < ANY_ELEMENT:
            me.store[int(e.space_gain[space])] += 1
    bell_to(s, e, int(e.bell_start))
