"""What looks at a room after each act, and when somebody comes or goes."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from veillee.server.solo.recorder import ResultRecorder
from veillee.server.table.bots import BotDriver
from veillee.server.table.clock_timer import Timer
from veillee.server.table.presence import PresenceWatch
from veillee.server.table.state import Table


class Recorder(Protocol):
    """Whoever keeps something of what happens at a table."""

    @property
    def busy(self) -> bool:
        """Whether something is on its way to disk."""

    def look(self) -> None:
        """Look at the table after an act."""

    async def close(self) -> None:
        """Wait until it is on disk."""


class TurnReminder(Recorder, Protocol):
    """Whoever tells people of their turn who are not here."""

    def stop(self) -> None:
        """Wait for nothing any more."""


class Followers(NamedTuple):
    """Bots, clocks, statistics, past games, who is out of reach, and who is to be reminded, if anybody can be."""

    bots: BotDriver
    timer: Timer
    recorder: ResultRecorder
    past: Recorder
    presence: PresenceWatch
    turns: TurnReminder | None = None

    def after_acts(self, table: Table) -> list[Callable[[], None]]:
        """Those of them that look after each act at this table."""
        found = [self.bots.look, self.past.look]
        if table.head.clock is not None:
            found.append(self.timer.look)
        if len(table.seats) == 1:
            found.append(self.recorder.look)
        if table.head.slow and self.turns:
            found.append(self.turns.look)
        return found

    def on_people(self, table: Table) -> list[Callable[[], None]]:
        """Those of them that look when somebody comes or goes."""
        found = [self.presence.look]
        if table.head.slow and self.turns:
            found.append(self.turns.look)
        return found

    @property
    def busy(self) -> bool:
        """Whether a bot thinks, somebody is about to be reminded, or a result is on its way to disk."""
        kept = self.bots.busy or self.recorder.busy or self.past.busy
        return kept or (self.turns is not None and self.turns.busy)

    def stop(self) -> None:
        """Wait for nothing any more."""
        self.timer.close()
        self.presence.close()
        if self.turns:
            self.turns.stop()

    async def close(self) -> None:
        """Stop the bots, and wait for what is written."""
        await self.bots.close()
        await self.recorder.close()
        await self.past.close()
        if self.turns:
            await self.turns.close()
