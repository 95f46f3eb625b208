"""Notices at a slow table that it is the turn of somebody who is not here."""

import asyncio
from collections.abc import Coroutine

from veillee.core.match import Match
from veillee.server.reminders.messages import Call
from veillee.server.reminders.service import Reminders
from veillee.server.table.room import Room


def turn_of(match: Match, seat: int) -> int:
    """The number of a seat's turn: the acts before it. It stays the same until somebody else has played."""
    if match.game.phased:
        return len(match.acts) - len(match.since)
    others = (n for n in range(len(match.acts), 0, -1) if match.acts[n - 1].seat != seat)
    return next(others, 0)


class TurnWatch:
    """Looks after every act, and whenever somebody comes or goes."""

    def __init__(self, room: Room, reminders: Reminders, grace: float, public_url: str | None) -> None:
        self._room, self._reminders, self._grace = room, reminders, grace
        self._url = f"{public_url.rstrip('/')}/t/{room.table.code}" if public_url else None
        self._settled: dict[str, int] = {}
        """Of which turn each guest was told, or was here to see it."""
        self._over = False
        self._handle: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """Note who sees that it is their turn; whoever is not here has a moment to come."""
        self.stop()
        if self._room.gone:
            return
        if self._room.table.phase == "over":
            if not self._over:
                self._over = True
                self._begin(self._reminders.over(self._room.table.code))
            return
        self._over = False
        turns, here = self._turns(), self._here()
        seen = {guest: turn for guest, turn in turns.items() if guest in here}
        if seen:
            self._settled |= seen
            self._begin(self._reminders.seen(self._room.table.code, seen))
        if len(seen) < len(turns):
            self._handle = asyncio.get_running_loop().call_later(self._grace, self._call)

    @property
    def busy(self) -> bool:
        """Whether somebody is about to be told."""
        return self._handle is not None or bool(self._tasks)

    async def close(self) -> None:
        """Stop waiting, and finish what is written."""
        self.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def stop(self) -> None:
        """Stop waiting."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _here(self) -> frozenset[str]:
        """The guests who look at the table, through whichever process."""
        return self._room.broadcast.audience().here | self._room.live_state().elsewhere.here

    def _turns(self) -> dict[str, int]:
        """The guests whose turn it is and who have not been told: the number of the turn."""
        table = self._room.table
        found: dict[str, int] = {}
        for seat in table.to_act:
            if table.seats[seat].kind == "person" and not table.seats[seat].played_by_bot:
                guest = table.seats[seat].guest
                found[guest] = max(found.get(guest, 0), turn_of(table.playing(), seat))
        return {guest: turn for guest, turn in found.items() if self._settled.get(guest, -1) < turn}

    def _call(self) -> None:
        self._handle = None
        if self._room.gone:
            return
        table, here = self._room.table, self._here()
        turns = {guest: turn for guest, turn in self._turns().items() if guest not in here}
        if not turns:
            return
        self._settled |= turns
        seats = [seat for seat in table.to_act if table.seats[seat].guest in turns]
        own = {guest: [seat for seat in seats if table.seats[seat].guest == guest] for guest in turns}
        calls = {guest: self._told(turn, own[guest]) for guest, turn in turns.items()}
        self._begin(self._reminders.call(calls, self._told(max(turns.values()), seats)))

    def _told(self, turn: int, seats: list[int]) -> Call:
        """What is told of a turn of some seats."""
        table = self._room.table
        return Call(
            table=table.code,
            game=table.head.game,
            turn=turn,
            at=self._room.now(),
            names=[table.seats[seat].name for seat in seats],
            seats=seats,
            url=self._url,
        )

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
