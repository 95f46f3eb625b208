"""Who knows what: the one place where secrets are taken out of a state, and guesses put in.

`redact` builds a record up from what a seat may know: the board, which everybody sees, and the cards by their
masks. Cards that the seat does not know are kept as the set they form in their pool, in a fixed order, so the
record says which cards are unseen and nothing of where. The generator is never copied.
`redeal` then gives one possible world: the unseen cards of each pool in a random order, and new chance ahead.

A card also carries its lot (bit 7 of its mask): cards of one pool that were shuffled apart and lie together
again, such as the last cards of an old pile and the first of a new one in one hand. Only cards of one lot mix.

Rules allocate nothing, so who asks hands in `scratch`, numbers of no meaning before and after (`Layout.scratch`):
room for every slot, then for how often each card occurs.
"""

import numpy as np

from veillee.core.jit import dispatched, rule, way_in
from veillee.core.record import Ints, Record, Records
from veillee.core.rng import Rng, below, forget, next_word
from veillee.core.table import LOT, SPECTATOR, HasTable, HasZones, count
from veillee.core.ways_in import STATES

CHANCE, LEARNT = 1, 2
"""What may come out by an act, as bits."""


@dispatched
def veil(s: Record, e: Record, seat: int, out: Record) -> None:
    """Lay what a seat was last shown of others over a redacted record, where acts are sealed."""


@dispatched
def pool_of(s: Record, e: Record, zone: int) -> int:  # type: ignore[empty-body]
    """The pool of a zone at this moment."""


@rule
def nothing_sealed(s: Record, e: Record, seat: int, out: Record) -> None:
    """`veil` of a game in which every act is seen at once."""


@rule
def declared_pool(s: Record, e: HasZones, zone: int) -> int:
    """`pool_of` where a zone always belongs to one pool."""
    return int(e.zones.pool[zone])


@rule
def knows(s: HasTable, slot: int, seat: int) -> bool:
    """Whether a seat knows the card in a slot."""
    return (int(s.table.known[slot]) >> seat) & 1 == 1


@rule
def hidden_slots(s: HasTable, e: HasZones, pool: int, lot: int, seat: int, out: Ints) -> int:
    """List the slots of a pool and lot whose cards a seat does not know; returns how many."""
    n = 0
    for zone in range(len(e.zones.pool)):
        if count(s, zone) == 0 or pool_of(s, e, zone) != pool:
            continue
        first = int(e.zones.start[zone])
        for slot in range(first, first + count(s, zone)):
            if not knows(s, slot, seat) and int(s.table.known[slot]) & LOT == lot:
                out[n] = slot
                n += 1
    return n


@rule
def pools(e: HasZones) -> int:
    """How many pools the zones form."""
    most = -1
    for zone in range(len(e.zones.pool)):
        most = max(most, int(e.zones.pool[zone]))
    return most + 1


@rule
def sort_cards(s: HasTable, scratch: Ints, n: int) -> None:
    """Put the cards of n slots, listed in `scratch`, into ascending order, by counting them."""
    lowest, highest = 0, 0
    for i in range(n):
        lowest = min(lowest, int(s.table.slots[scratch[i]]))
        highest = max(highest, int(s.table.slots[scratch[i]]))
    first = len(s.table.slots)  # where the counts begin
    for count_of in range(first, first + highest - lowest + 1):
        scratch[count_of] = 0
    for i in range(n):
        scratch[first + int(s.table.slots[scratch[i]]) - lowest] += 1
    i = 0
    for card in range(lowest, highest + 1):
        for _ in range(scratch[first + card - lowest]):
            s.table.slots[scratch[i]] = card
            i += 1


@rule
def redact(s: HasTable, e: HasZones, seat: int, out: HasTable, scratch: Ints) -> None:
    """Write what a seat knows of a state into another record, whatever that held before."""
    forget(out.rng)
    out.board = s.board  # type: ignore[attr-defined]
    out.table = s.table
    veil(s, e, seat, out)
    for pool in range(pools(e)):
        for lot in (0, LOT):
            sort_cards(out, scratch, hidden_slots(out, e, pool, lot, seat, scratch))


@rule
def redeal(s: HasTable, e: HasZones, seat: int, r: Rng, scratch: Ints) -> None:
    """Redeal the cards unknown to a seat, each pool and lot by itself, from an open stream of r.

    The world also gets a key of its own, so that play can go on from it.
    """
    for pool in range(pools(e)):
        for lot in (0, LOT):
            for i in range(hidden_slots(s, e, pool, lot, seat, scratch) - 1, 0, -1):
                j = below(r, i + 1)
                card = s.table.slots[scratch[i]]
                s.table.slots[scratch[i]] = s.table.slots[scratch[j]]
                s.table.slots[scratch[j]] = card
    for i in range(len(s.rng.key)):
        s.rng.key[i] = next_word(r)


@way_in(STATES, STATES, int, np.int16)
def came_out(before: Records, after: Records, who: int, scratch: Ints) -> int:
    """What an act brought some seats (bits) that cannot be taken back: CHANCE was drawn from, LEARNT is a card."""
    was, now = before[0].rng.blocks, after[0].rng.blocks
    out = LEARNT if somebody_learnt(before, after, who, scratch) else 0
    for stream in range(len(was)):
        if was[stream] != now[stream]:
            return out + CHANCE
    return out


@rule
def somebody_learnt(before: Records, after: Records, who: int, scratch: Ints) -> bool:
    """Whether one of some seats (bits; spectators have one) knows more cards by their place than before.

    Cards in bags all know.
    """
    was, now = before[0].table, after[0].table
    bagged = 0  # loops, not sums of arrays: those take seconds to compile
    for heap in range(was.bags.shape[0]):
        for card in range(was.bags.shape[1]):
            bagged += int(now.bags[heap, card]) - int(was.bags[heap, card])
    for seat in range(SPECTATOR + 1):
        scratch[seat] = bagged
    for slot in range(len(was.known)):
        if now.known[slot] != was.known[slot]:
            for seat in range(SPECTATOR + 1):
                scratch[seat] += (int(now.known[slot]) >> seat & 1) - (int(was.known[slot]) >> seat & 1)
    most = 0
    for seat in range(SPECTATOR + 1):
        if who >> seat & 1:
            most = max(most, int(scratch[seat]))
    return most > 0
