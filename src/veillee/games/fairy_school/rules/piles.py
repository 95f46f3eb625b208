"""Cards of a seat: its forest, drawing and reshuffling, the sorted discard (FS-040 to FS-044)."""

from veillee.core.jit import inner_rule
from veillee.core.rng import Stream
from veillee.core.table import LOT, card_at, count, move, move_last, put, shuffle
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.state import DISCARD, FOREST, PILE, State, zone_of
from veillee.games.fairy_school.words import SLOTS


@inner_rule
def forest_card(s: State, e: Edition, seat: int, slot: int) -> int:
    """The card on a slot of a forest, -1 for none."""
    return card_at(s, e, zone_of(seat, FOREST + slot), 0)


@inner_rule
def slot_filled(s: State, seat: int, slot: int) -> bool:
    """Whether a card lies on a slot."""
    return count(s, zone_of(seat, FOREST + slot)) > 0


@inner_rule
def empty_slots(s: State, seat: int) -> int:
    """FS-060: how many slots of a forest are empty."""
    n = 0
    for slot in range(len(SLOTS)):
        n += not slot_filled(s, seat, slot)
    return n


@inner_rule
def sort_in(s: State, e: Edition, seat: int, origin: int, i: int, zone: int) -> None:
    """Move a card to its place by number in a public pile of a seat: such a pile has no order of its own."""
    card = move(s, e, origin, i, zone_of(seat, zone))
    first = int(e.zones.start[zone_of(seat, zone)])
    at = first + count(s, zone_of(seat, zone)) - 1
    known = int(s.table.known[at])
    while at > first and int(s.table.slots[at - 1]) > card:
        s.table.slots[at] = s.table.slots[at - 1]
        s.table.known[at] = s.table.known[at - 1]
        at -= 1
    s.table.slots[at] = card
    s.table.known[at] = known


@inner_rule
def discard(s: State, e: Edition, seat: int, origin: int, i: int) -> None:
    """FS-044: a card goes to its owner's discard."""
    sort_in(s, e, seat, origin, i, DISCARD)


@inner_rule
def discard_all(s: State, e: Edition, seat: int, zone: int) -> None:
    """All cards of a zone of a seat go to its discard."""
    while count(s, zone_of(seat, zone)) > 0:
        discard(s, e, seat, zone_of(seat, zone), count(s, zone_of(seat, zone)) - 1)


@inner_rule
def reshuffle(s: State, e: Edition, seat: int) -> None:
    """FS-004, FS-040, FS-043: the discard, and nothing else, becomes the new pile, by the seat's own chance."""
    pile = zone_of(seat, PILE)
    while count(s, zone_of(seat, DISCARD)) > 0:
        move_last(s, e, zone_of(seat, DISCARD), pile)
    n = int(s.rng.blocks[Stream.SEAT + seat])
    if n < int(e.scripted[seat]):
        lay_script(s, e, seat, n)
    else:
        shuffle(s, e, pile, Stream.SEAT + seat)
    new_lot(s, e, seat)


@inner_rule
def lay_script(s: State, e: Edition, seat: int, n: int) -> None:
    """A reshuffle whose order a position fixes, from the top."""
    pile = zone_of(seat, PILE)
    first, size = int(e.zones.start[pile]), count(s, pile)
    for i in range(size):
        s.table.slots[first + size - 1 - i] = e.script[seat, n, i]
        s.table.known[first + i] = 0
    s.rng.blocks[Stream.SEAT + seat] += 1


@inner_rule
def new_lot(s: State, e: Edition, seat: int) -> None:
    """The cards of the pile were shuffled apart from those that are still in a hand."""
    pile = zone_of(seat, PILE)
    s.board.seat[seat].lot = LOT ^ int(s.board.seat[seat].lot)
    for i in range(count(s, pile)):
        s.table.known[int(e.zones.start[pile]) + i] = s.board.seat[seat].lot


@inner_rule
def draw(s: State, e: Edition, seat: int, wanted: int, zone: int) -> None:
    """FS-040 to FS-042: from the top; an empty pile is refilled only when a card must be drawn."""
    pile = zone_of(seat, PILE)
    for _ in range(wanted):
        if count(s, pile) == 0:
            if count(s, zone_of(seat, DISCARD)) == 0:
                return
            reshuffle(s, e, seat)
        move_last(s, e, pile, zone_of(seat, zone))


@inner_rule
def put_under(s: State, e: Edition, zone: int, origin: int, i: int) -> None:
    """Move a card of one zone under all cards of another."""
    first = int(e.zones.start[origin]) + i
    card, known = int(s.table.slots[first]), int(s.table.known[first])
    move(s, e, origin, i, zone)
    bottom = int(e.zones.start[zone])
    seen = known | int(e.zones.mask[zone])
    for at in range(bottom + count(s, zone) - 1, bottom, -1):
        s.table.slots[at] = s.table.slots[at - 1]
        s.table.known[at] = s.table.known[at - 1]
    s.table.slots[bottom] = card
    s.table.known[bottom] = seen


@inner_rule
def lay_card(s: State, e: Edition, zone: int, card: int) -> None:
    """Lay a new card at the end of a zone."""
    put(s, e, zone, card, 0)
