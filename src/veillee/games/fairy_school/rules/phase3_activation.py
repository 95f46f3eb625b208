"""Phase 3: whose cards may be activated, cubes, and the benefits of laying one (FS-080 to FS-089, FS-260)."""

from veillee.core.jit import inner_rule, rule
from veillee.core.table import card_at, count
from veillee.games.fairy_school.clauses import (
    FS_080,
    FS_081,
    FS_082,
    FS_083,
    FS_086,
    FS_106,
    FS_107,
    FS_215,
    FS_227,
)
from veillee.games.fairy_school.edition.content import Left, Where
from veillee.games.fairy_school.edition.record import LINES, Edition
from veillee.games.fairy_school.options import Opt
from veillee.games.fairy_school.rules.certificates import first_bit, holds
from veillee.games.fairy_school.rules.elements import ask_gain, covers, take
from veillee.games.fairy_school.state import BELL, PERSONAL, SHARED, State, ask, zone_of
from veillee.games.fairy_school.words import PLACES, SUBJECTS, Ask, Gain

OWN_SHARED, LEFT_PLACES, RIGHT_PLACES = 24, 26, 28
"""Where the places of the shared zones begin; before them lies the personal zone."""
NOBODY = -1
NO_ZONE = -1


@inner_rule
def begin_activation(s: State, e: Edition) -> None:
    """FS-080: everybody activates cards."""
    for seat in range(s.board.seats):
        ask(s, seat, Ask.ACTIVATE)


@inner_rule
def giver(s: State, seat: int, right: bool) -> int:
    """FS-001, FS-081, FS-215: whose shared zone a seat calls L, or R."""
    spread = int(s.board.options[Opt.SPREAD])
    return giver_among(int(s.board.seats), spread * int(s.board.game_turn), seat, right)


@inner_rule
def end_activation(s: State) -> None:
    """FS-260: what was activated this turn no longer matters."""
    for seat in range(s.board.seats):
        s.board.seat[seat].met = 0
        s.board.seat[seat].fired = 0


@inner_rule
def giver_among(seats: int, spread_turn: int, seat: int, right: bool) -> int:
    """FS-001, FS-081, FS-215: the same by the number of seats and, with the spread variant, the turn (else 0)."""
    if seats == 1:
        return NOBODY
    if spread_turn > 0:
        step = 1 if spread_turn % 2 == 1 else seats - 1
        return (seat + step * (2 if right else 1)) % seats
    if right:
        return NOBODY if seats == 2 else (seat + seats - 1) % seats
    return (seat + 1) % seats


@inner_rule
def zone_of_place(s: State, seat: int, place: int) -> int:
    """FS-080: the zone in which a place lies."""
    spread = int(s.board.options[Opt.SPREAD])
    return zone_among(int(s.board.seats), spread * int(s.board.game_turn), seat, place)


@rule
def zone_among(seats: int, spread_turn: int, seat: int, place: int) -> int:
    """FS-080, FS-226: the personal zone, the own shared one, both neighbours' or Clochette's; else none."""
    if place < OWN_SHARED:
        return zone_of(seat, PERSONAL)
    if place < LEFT_PLACES:
        return zone_of(seat, SHARED)
    right = place >= RIGHT_PLACES
    if seats == 1:
        return BELL + right
    owner = giver_among(seats, spread_turn, seat, right)
    return NO_ZONE if owner == NOBODY else zone_of(owner, SHARED)


@inner_rule
def index_of_place(place: int) -> int:
    """Which card of its zone a place means."""
    return place if place < OWN_SHARED else (place - OWN_SHARED) % 2


@inner_rule
def card_of_place(s: State, e: Edition, seat: int, place: int) -> int:
    """The card on a place, -1 for none."""
    zone = zone_of_place(s, seat, place)
    if zone == NO_ZONE or index_of_place(place) >= count(s, zone):
        return -1
    return card_at(s, e, zone, index_of_place(place))


@inner_rule
def is_bells(s: State, place: int) -> bool:
    """FS-227: whether a place is one of Clochette's."""
    return s.board.seats == 1 and place >= LEFT_PLACES


@inner_rule
def usable(s: State, e: Edition, seat: int, card: int) -> bool:
    """FS-086: whether something of an effect can be used at once."""
    for line in range(e.lines[card]):
        if covers(s, seat, e.price[LINES * card + line]):
            return True
    return False


@inner_rule
def lay_verdict(s: State, e: Edition, seat: int, place: int) -> int:
    """FS-082 to FS-084, FS-086, FS-227: reason 22, a first cube on a card, each place being a card of its own."""
    me = s.board.seat[seat]
    if int(me.on[place]) > 0:
        return FS_083
    if int(me.cubes) == 0:
        return FS_082
    if is_bells(s, place) and int(me.on[place ^ 1]) > 0:
        return FS_227
    if not s.board.options[Opt.EMPTY] and not usable(s, e, seat, card_of_place(s, e, seat, place)):
        return FS_086
    return 0


@inner_rule
def again_verdict(s: State, e: Edition, seat: int, place: int) -> int:
    """FS-106 to FS-108, FS-227: reason 23, a card that carries an own cube and has another line."""
    if is_bells(s, place):
        return FS_227
    if int(s.board.seat[seat].on[place]) == 0:
        return FS_106
    return 0 if may_repeat(s, e, card_of_place(s, e, seat, place)) else FS_107


@inner_rule
def may_repeat(s: State, e: Edition, card: int) -> bool:
    """FS-107: a line without `again`; by the switch only cards without any such line."""
    plain, again = 0, 0
    for line in range(e.lines[card]):
        again += int(e.again[LINES * card + line])
        plain += 1 - int(e.again[LINES * card + line])
    return plain > 0 and (again == 0 or s.board.options[Opt.REACTIVATE] == 0)


@inner_rule
def missing_card_clause(s: State, place: int) -> int:
    """FS-080, FS-081, FS-215: reason 21, no such card in that zone."""
    if place >= RIGHT_PLACES and s.board.seats == 2:
        return FS_081
    return FS_215 if place >= LEFT_PLACES and s.board.options[Opt.SPREAD] else FS_080


@inner_rule
def can_go_again(s: State, e: Edition, seat: int) -> bool:
    """FS-111: whether `again` finds a cube and a card."""
    if int(s.board.seat[seat].cubes) == 0:
        return False
    for place in range(PLACES):
        if int(s.board.seat[seat].on[place]) > 0 and again_verdict(s, e, seat, place) == 0:
            return True
    return False


@inner_rule
def lay_cube(s: State, e: Edition, seat: int, place: int) -> None:
    """FS-082, FS-260: a cube on the card, and the tiles that answer it; the effect follows."""
    me = s.board.seat[seat]
    me.on[place] += 1
    me.cubes -= 1
    frame = int(me.top)
    me.place[frame] = place
    me.line[frame] = -1
    me.top += 1
    me.queue = triggered(s, e, seat, place)
    me.met = int(me.met) | 1 << int(e.creature[card_of_place(s, e, seat, place)])


@inner_rule
def triggered(s: State, e: Edition, seat: int, place: int) -> int:
    """FS-260: the tiles whose benefit this cube brings, as bits."""
    mask = 0
    for subject in range(len(SUBJECTS)):
        if s.board.seat[seat].certs[subject] and triggers(s, e, seat, place, subject):
            mask |= 1 << subject
    return mask


@inner_rule
def triggers(s: State, e: Edition, seat: int, place: int, subject: int) -> bool:
    """FS-260: one of the creatures, in the right place; for a pair the cube that completes it; once a turn."""
    me, tile = s.board.seat[seat], int(s.board.tiles[subject])
    wanted = int(e.left_creatures[tile])
    creature = 1 << int(e.creature[card_of_place(s, e, seat, place)])
    if wanted & creature == 0:
        return False
    if holds(s, e, seat, subject, Left.EACH):
        return True
    if (int(me.fired) >> subject) & 1 == 1:
        return False
    if holds(s, e, seat, subject, Left.FIRST):
        where = int(e.where[tile])
        return where == Where.ANY or (where == Where.OWN) == (place < LEFT_PLACES)
    before = int(me.met) & wanted
    return holds(s, e, seat, subject, Left.TURN_PAIR) and before != wanted and before | creature == wanted


@inner_rule
def answer_cube(s: State, e: Edition, seat: int) -> bool:
    """FS-260: the gains that a cube brings; True if the player is asked for one first."""
    me = s.board.seat[seat]
    while int(me.queue) != 0:
        subject = first_bit(int(me.queue))
        me.queue = int(me.queue) & ~(1 << subject)
        me.fired = int(me.fired) | 1 << subject
        tile = int(s.board.tiles[subject])
        if int(e.choice[tile]) != 0:
            ask_gain(s, seat, Gain.ACTIVATION, int(e.choice[tile]), 1)
            return True
        take(s, seat, e.fixed[tile])
    return False
