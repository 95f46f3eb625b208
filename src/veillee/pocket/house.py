"""The house in a pocket: the server's own tables, over a log that lies in the browser.

Several tabs are several processes over one log, and the same rules hold for them as on a server. In the pocket
this module also answers for `veillee.server.house`.
"""

import json
from collections import Counter

from veillee.core.errors import VeilleeError
from veillee.pocket.storage import Keeper, Kept, Writer
from veillee.pocket.turns import Turns
from veillee.server.http.guests import CookieSigner
from veillee.server.keys import Keys, new_key
from veillee.server.memory.recorder import PastRecorder
from veillee.server.process.readiness import Readiness
from veillee.server.rooms import Rooms
from veillee.server.settings import Settings
from veillee.server.solo.recorder import ResultRecorder
from veillee.server.sources import Sources
from veillee.server.table import entries as log
from veillee.server.table.bots import BotDriver
from veillee.server.table.clock_timer import Timer
from veillee.server.table.followers import Followers
from veillee.server.table.presence import PresenceWatch
from veillee.server.table.reading import decoded
from veillee.server.table.room import Room
from veillee.server.table.snapshot import NOBODY, LiveAudience

SECRET, LINEAGE = "secret", "lineage"


class NothingCounted:
    """Nobody reads counters here."""

    def refused(self, error: VeilleeError) -> None:
        """Not counted."""


class House(Rooms):
    """All tables of a device. Bots think in the house's only thread, a portion at a time."""

    shared = True
    place = "pocket"

    def __init__(self, keeper: Keeper, kept: dict[str, str], settings: Settings, sources: Sources) -> None:
        self.writer = Writer(keeper)  # type: ignore[assignment]  # it appends as the server's does
        self._turns = Turns(self.writer.at_rest)  # type: ignore[attr-defined]
        super().__init__(settings, sources, self._turns.work)
        self.lineage, self._keeper = kept[LINEAGE], keeper
        self.signer, self.metrics = CookieSigner(Keys([kept[SECRET]])), NothingCounted()
        self.engine = Kept(keeper, self.in_background)
        self.open_sockets: Counter[str] = Counter()
        self.readiness = Readiness(self._on_readiness)

    @classmethod
    async def build(cls, keeper: Keeper, settings: Settings, sources: Sources) -> "House":
        """Open the house with what was kept of it; at first it is given a secret and a lineage."""
        kept = {name: await keeper.recall(name) for name in (SECRET, LINEAGE)}
        for name in (SECRET, LINEAGE):
            if not kept[name]:
                kept[name] = new_key()
                await keeper.keep(name, kept[name])
        house = cls(keeper, kept, settings, sources)
        await house.engine.load()
        return house

    async def read(self, code: str, after: int = 0) -> list[log.AnyEntry]:
        """The entries of a table after the first so many, from the log."""
        rows = [(int(number), str(body)) for number, body in json.loads(await self._keeper.read(code, after))]
        return decoded(code, rows, after)

    def written_elsewhere(self, code: str, number: int) -> None:
        """Another tab has written an entry; without a number it has kept something of a game that is over."""
        room = self.rooms.get(code)
        if not number:
            self.in_background(self.engine.load())
        elif room is not None and room.table.number < number:
            self.in_background(room.catch_up())

    def audience_elsewhere(self, code: str) -> LiveAudience:
        """Whoever looks through another tab is the same person."""
        return NOBODY

    def _follow(self, room: Room) -> Followers:
        return Followers(
            BotDriver(room, self._turns.work, self.settings.bot_pause),
            Timer(room),
            ResultRecorder(room, self.lineage, self.engine),  # type: ignore[arg-type]
            PastRecorder(room, self.engine),  # type: ignore[arg-type]
            PresenceWatch(room, self.settings.offline_after),
        )

    async def _made(self, code: str, head: log.Created) -> None:
        """Nothing more to keep: commitments are for people who do not share a device."""

    def _came_or_went(self, room: Room) -> None:
        """Nobody elsewhere is to be told."""
