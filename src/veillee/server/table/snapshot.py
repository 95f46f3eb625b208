"""A table as everybody sees it, and what changed in it since it was last sent."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from veillee.core.proof import commitment_to
from veillee.core.sealing import is_sealed
from veillee.core.view_parts import ViewParts
from veillee.server.protocol import SeatInfo, TableInfo, View, WishInfo, You
from veillee.server.table.plans import CardsPlan, DealPlan
from veillee.server.table.state import Seat, Table, bot_due
from veillee.server.table_details import (
    CardsInfo,
    CarriedInfo,
    ClockInfo,
    DealInfo,
    ProofInfo,
    SeatClock,
    SoloInfo,
)


class LiveAudience(NamedTuple):
    """Who looks at the table: guests, and how many spectators and public screens."""

    here: frozenset[str]
    spectators: int
    screens: int

    def joined(self, other: "LiveAudience") -> "LiveAudience":
        """This audience and another together."""
        here, spectators, screens = other
        return LiveAudience(self.here | here, self.spectators + spectators, self.screens + screens)


NOBODY = LiveAudience(frozenset(), 0, 0)


class LiveState(NamedTuple):
    """What the log does not know: how far rules are prepared, how long clocks have run, the time, who waits."""

    prepared: int
    elapsed: int
    """Milliseconds."""
    now: int
    waiting_since: int | None
    elsewhere: LiveAudience = NOBODY
    """Who looks at the table through other processes."""


def table_info(table: Table, live: LiveState, audience: LiveAudience) -> TableInfo:
    """The table object of the protocol."""
    match, over = table.match, table.phase == "over"
    clock = table.head.clock
    return TableInfo(
        code=table.code,
        game=table.head.game,
        edition=table.head.edition,
        cards=cards_info(table.head.cards),
        options=table.head.options,
        pace=table.pace,
        clock=ClockInfo(bank=clock.bank, turn=clock.turn) if clock else None,
        phase=table.phase,
        prepared=live.prepared,
        seats=seats_info(table, live, audience.here),
        asked=[WishInfo(seat=seat, name=wish.name) for seat, wish in table.asked.items()],
        stand_in=table.head.stand_in,
        slow=table.head.slow,
        hints=table.allows_hints,
        host_offline=table.host in table.offline,
        screens=audience.screens,
        spectators=audience.spectators,
        to_act=list(table.to_act),
        clocks=clocks_info(table, live.elapsed),
        undo=undo_info(table),
        scores=list(match.scores) if match and over else None,
        winners=list(match.winners) if match and over else None,
        rematch=table.rematch,
        carried=carried_info(table),
        solo=solo_info(table),
        proof=proof_info(table),
    )


def cards_info(cards: CardsPlan | None) -> CardsInfo | None:
    """The card file of a table, if it plays with one of somebody's own."""
    return CardsInfo(file=cards.file, digest=cards.digest, titles=cards.titles) if cards else None


def carried_info(table: Table) -> CarriedInfo | None:
    """Where a table was taken, if it does not live here any more."""
    gone = table.carried
    return CarriedInfo(where=gone.where, to=gone.to, at=gone.at) if gone else None


def moved_info(table: Table, elapsed: int) -> dict[str, object]:
    """The keys of the table object that a move may change: people and seats are the same."""
    match, phase = table.match, table.phase
    found: dict[str, object] = {
        "phase": phase,
        "to_act": list(table.to_act),
        "undo": undo_info(table),
    }
    if table.clocks is not None:
        found["clocks"] = clocks_info(table, elapsed)
    if len(table.seats) == 1:
        found["solo"] = solo_info(table)
    if match and phase == "over":
        found["scores"], found["winners"] = list(match.scores), list(match.winners)
        found["proof"] = proof_info(table)
    return found


def seats_info(table: Table, live: LiveState, here: Collection[str]) -> list[SeatInfo]:
    """Every seat."""
    colours = colours_of(table.seats)
    return [seat_info(table, n, colours[n], live, here) for n in range(len(table.seats))]


def colours_of(seats: list[Seat]) -> list[int]:
    """A colour from 1 for each seat, all different: first come, first served; the others have their seat's own."""
    found: list[int] = []
    for seat in seats:
        found.append(seat.colour if seat.colour not in found else 0)
    for n, colour in enumerate(found):
        if not colour:
            found[n] = next(one for one in (n + 1, *range(1, 7)) if one not in found)
    return found


def seat_info(table: Table, number: int, colour: int, live: LiveState, here: Collection[str]) -> SeatInfo:
    """One seat; a bot is always here."""
    seat = table.seats[number]
    person = seat.kind == "person"
    since = table.offline.get(seat.guest) if person else None
    due = bot_due(table, number, live.waiting_since)
    return SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name or None,
        bot=seat.bot or None,
        colour=colour,
        head_start=table.head_starts[number],
        away=seat.away or seat.stood_in,
        offline=None if since is None else max(0, live.now - since) / 1000,
        bot_in=None if due is None else max(0, due - live.now) / 1000,
        here=seat.kind == "bot" or (person and seat.guest in here),
        host=person and seat.guest == table.host,
    )


def clocks_info(table: Table, elapsed: int) -> list[SeatClock] | None:
    """What each seat has left at this moment, in seconds."""
    if table.clocks is None:
        return None
    running = table.running()
    return [_seat_clock(table, seat, elapsed if seat in running else None) for seat in range(len(table.seats))]


def _seat_clock(table: Table, seat: int, elapsed: int | None) -> SeatClock:
    clocks = table.clocks
    assert clocks is not None
    turn, bank, used = clocks.turn[seat], clocks.bank[seat], elapsed or 0
    left_of_bank = max(0, bank - max(0, used - turn))
    return SeatClock(bank=left_of_bank / 1000, turn=max(0, turn - used) / 1000, running=elapsed is not None)


def undo_info(table: Table) -> list[int]:
    """The seats whose last act could be taken back now; among several it is a secret who has acted under seal."""
    match = table.match
    if match is None or not match.acts or table.given_up or (len(table.seats) > 1 and table.phase == "over"):
        return []
    # Where all act in turn only the last act can be taken back, so that nobody else need be asked about.
    seats = range(match.seats) if match.game.phased else [match.acts[-1].seat]
    return [seat for seat in seats if match.can_undo(seat) and (match.seats == 1 or not is_sealed(match, seat))]


def proof_info(table: Table) -> ProofInfo | None:
    """The house's commitment and who has added chance; after the end the secret, and what they added."""
    if not table.head.secret:
        return None
    proof = table.proof
    added = [bool(part) for part in proof.contributions] if proof else [bool(s.contribution) for s in table.seats]
    told = proof.plain() if proof and table.phase == "over" else {}
    return ProofInfo(
        commitment=commitment_to(bytes.fromhex(table.head.secret)),
        added=added,
        secret=told.get("secret"),
        contributions=told.get("contributions"),
    )


def solo_info(table: Table) -> SoloInfo | None:
    """What a table for one keeps of its game."""
    if len(table.seats) > 1:
        return None
    deal = table.head.deal
    return SoloInfo(
        deal=deal_info(deal) if deal else None,
        clean=not table.helped,
        given_up=table.given_up,
        ms=table.spent,
    )


def deal_info(deal: DealPlan) -> DealInfo:
    """A deal as everybody may know it."""
    return DealInfo(seed=deal.seed, grade=deal.grade, proved=deal.proved, day=deal.day)


def you_info(table: Table, guest: str | None) -> You:
    """Who somebody is at the table."""
    return You(guest=guest, seats=list(table.held(guest)), host=guest is not None and guest == table.host)


def changes(before: Mapping[str, object] | None, after: Mapping[str, object]) -> dict[str, object]:
    """The keys whose values are new."""
    if before is None:
        return dict(after)
    return {
        key: value
        for key, value in after.items()
        # Many values are the same object as before: to find that out costs less than to compare them.
        if key not in before or (before[key] is not value and before[key] != value)
    }


def changed_views(before: ViewParts, after: ViewParts) -> dict[int | None, View]:
    """What changed in the view of each seat (None: a spectator), and all of those that are new."""
    shared, known = changes(before.shared, after.shared), before.own
    return {
        seat: {**shared, **changes(known[seat], own), "seat": seat} if seat in known else after.whole(seat)
        for seat, own in after.own.items()
    }
