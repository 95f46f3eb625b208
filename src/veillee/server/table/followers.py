"""What looks at a room after each act, and when somebody comes or goes."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

import sqlalchemy as sa

from veillee.server.memory.recorder import PastRecorder
from veillee.server.reminders.service import Reminders
from veillee.server.reminders.turn_watch import TurnWatch
from veillee.server.settings import Settings
from veillee.server.solo.recorder import ResultRecorder
from veillee.server.table.bots import BotDriver
from veillee.server.table.clock_timer import Timer
from veillee.server.table.presence import PresenceWatch
from veillee.server.table.room import Room
from veillee.server.table.state import Table


class Shared(Protocol):
    """What all rooms of a house share."""

    settings: Settings
    engine: sa.Engine
    lineage: str
    reminders: Reminders
    bot_threads: ThreadPoolExecutor


class Followers(NamedTuple):
    """Bots, clocks, statistics, past games, who is out of reach, and who is to be reminded."""

    bots: BotDriver
    timer: Timer
    recorder: ResultRecorder
    past: PastRecorder
    presence: PresenceWatch
    turns: TurnWatch

    def after_acts(self, table: Table) -> list[Callable[[], None]]:
        """Those of them that look after each act at this table."""
        found = [self.bots.look, self.past.look]
        if table.head.clock is not None:
            found.append(self.timer.look)
        if len(table.seats) == 1:
            found.append(self.recorder.look)
        if table.head.slow:
            found.append(self.turns.look)
        return found

    def on_people(self, table: Table) -> list[Callable[[], None]]:
        """Those of them that look when somebody comes or goes."""
        return [self.presence.look, self.turns.look] if table.head.slow else [self.presence.look]

    @property
    def busy(self) -> bool:
        """Whether a bot thinks, somebody is about to be reminded, or a result is on its way to disk."""
        return self.bots.busy or self.recorder.busy or self.past.busy or self.turns.busy

    def stop(self) -> None:
        """Wait for nothing any more."""
        self.timer.close()
        self.presence.close()
        self.turns.stop()

    async def close(self) -> None:
        """Stop the bots, and wait for what is written."""
        await self.bots.close()
        await self.recorder.close()
        await self.past.close()
        await self.turns.close()


def followers_of(house: Shared, room: Room) -> Followers:
    """The followers of a room; each looks at once."""
    settings, engine = house.settings, house.engine
    followers = Followers(
        BotDriver(room, house.bot_threads, settings.bot_pause),
        Timer(room),
        ResultRecorder(room, house.lineage, engine),
        PastRecorder(room, engine),
        PresenceWatch(room, settings.offline_after),
        TurnWatch(room, house.reminders, settings.offline_after, settings.public_url),
    )
    room.after, room.on_people = followers.after_acts(room.table), followers.on_people(room.table)
    for look in dict.fromkeys((*room.after, *room.on_people)):
        look()
    return followers
