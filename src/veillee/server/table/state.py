"""A table: its log, and the state that follows from it. Nothing here waits, stores or sends."""

from dataclasses import dataclass, field
from itertools import islice
from typing import Literal, NamedTuple

from veillee.core.errors import VeilleeError
from veillee.core.match import Match
from veillee.core.proof import Proof
from veillee.core.table import EVERYBODY
from veillee.core.undo import Act
from veillee.games import game_of
from veillee.server.errors import Refused
from veillee.server.pace import Pace
from veillee.server.protocol import Phase
from veillee.server.table import entries as log
from veillee.server.table.audience import Announcement, Viewpoint, mask_of
from veillee.server.table.clocks import Clocks

LONGEST_PAUSE = 120_000
"""No pause between two acts counts for more milliseconds than this: people leave a table and come back."""


@dataclass
class Seat:
    """Who sits on a seat now."""

    kind: Literal["open", "person", "bot"]
    guest: str = ""
    name: str = ""
    bot: str = ""
    colour: int = 0
    """The colour that its person wishes for; 0: any."""
    away: bool = False
    """Its person has left on purpose."""
    stood_in: bool = False
    """A bot plays until its person comes back."""
    timed_out: bool = False
    waited: int = 0
    """When the host last gave its person the whole time again."""
    link: str = ""
    """The secret of the link that moves it to another device, if there is one."""
    contribution: str = ""
    """The chance that its device added to the deal."""

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot is to play for it now."""
        return self.kind == "bot" or self.away or self.stood_in or self.timed_out


class Wish(NamedTuple):
    """Somebody says that a seat is theirs."""

    guest: str
    name: str


class BotAct(NamedTuple):
    """An act of the match that a bot did, and which level it played."""

    act: Act
    bot: str


@dataclass
class Table:
    """The state of a table after some entries; `transitions` says what each entry does to it."""

    code: str
    head: log.Created
    seats: list[Seat]
    host: str = ""
    """The guest who may start, fill seats and decide about those of absent people."""
    pace: Pace = "human"
    """How fast its bots play."""
    number: int = 0
    """How many entries its log has."""
    match: Match | None = None
    proof: Proof | None = None
    """Where the deal of the match comes from; the secret is for after the end."""
    clocks: Clocks | None = None
    rematch: str | None = None
    carried: log.Carried | None = None
    """How it was carried away, if it does not live here any more."""
    origin: tuple[str, str] | None = None
    """The lineage and the code of the table where it was laid, if it came from elsewhere."""
    offline: dict[str, int] = field(default_factory=dict)
    """Since when each guest who sits here, or is the host, has been out of reach."""
    asked: dict[int, Wish] = field(default_factory=dict)
    """Who asks for which seat, until the host has answered."""
    helped: bool = False
    """Whether an act was taken back or a hint asked for: the run is not clean any more."""
    given_up: bool = False
    spent: int = 0
    """How long the game has been played until the last entry, in milliseconds."""
    at: int = 0
    """When the last entry was made."""
    to_act: tuple[int, ...] = ()
    """The seats that may act now."""
    announcements: list[Announcement] = field(default_factory=list)
    """What was announced of each entry."""
    private: list[tuple[int, int]] = field(default_factory=list)
    """The places of announcements that are not for everybody, and their audience."""
    bot_acts: dict[int, BotAct] = field(default_factory=dict)
    """What bots did, by the place of its announcement; some of it may have been taken back."""
    action_ids: dict[tuple[str, str], tuple[tuple[object, ...], int]] = field(default_factory=dict)
    """Every action id by its guest: the act that it stands for, and how many announcements there were after it."""

    @property
    def phase(self) -> Phase:
        """How far the table is."""
        if self.carried is not None:
            return "carried"
        if self.match is None:
            return "gathering"
        return "playing" if self.to_act else "over"

    @property
    def head_starts(self) -> list[int]:
        """The points that each seat is given before the game; seats that came in the lobby have none."""
        given = [plan.head_start for plan in self.head.seats[: len(self.seats)]] if len(self.seats) > 1 else []
        return given + [0] * (len(self.seats) - len(given))

    def held(self, guest: str | None) -> Viewpoint:
        """The seats of a guest."""
        if not guest:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.kind == "person" and seat.guest == guest)

    @property
    def allows_hints(self) -> bool:
        """Whether hints may be asked for: freely by whoever plays alone or against bots, else if all agreed."""
        people = sum(seat.kind != "bot" for seat in self.seats)
        return game_of(self.head.game).capabilities.hints is not None and (people < 2 or self.head.hints)

    def guests(self) -> set[str]:
        """Everybody who is awaited here: whoever holds a seat and has not left it, and the host."""
        return {self.host, *(seat.guest for seat in self.seats if seat.kind == "person" and not seat.away)}

    def is_vacant(self, seat: int) -> bool:
        """Whether a seat may be given to somebody else: a bot plays for its person, or they are offline."""
        found = self.seats[seat]
        bot = found.away or found.stood_in
        return found.kind == "person" and (bot or found.guest in self.offline)

    def last_number(self, viewpoint: Viewpoint, announcements: int | None = None) -> int:
        """How many announcements (of the first so many) reached a viewpoint: its own last number."""
        first = len(self.announcements) if announcements is None else announcements
        if not self.private:
            return first
        mask = mask_of(viewpoint)
        return first - sum(place < first and not audience & mask for place, audience in self.private)

    def place_of(self, viewpoint: Viewpoint, number: int) -> int | None:
        """The place of the announcement that has this number for a viewpoint."""
        reaching = (place for place, one in enumerate(self.announcements) if one.reaches(viewpoint))
        return next(islice(reaching, number - 1, None), None)

    def bots_to_act(self) -> list[int]:
        """The seats for which a bot is to act now."""
        return [seat for seat in self.to_act if self.seats[seat].played_by_bot]

    def running(self) -> tuple[int, ...]:
        """The seats whose clock runs."""
        return tuple(seat for seat in self.to_act if not self.seats[seat].played_by_bot) if self.clocks else ()

    def playing(self) -> Match:
        """The match, which has begun."""
        if self.match is None:
            raise VeilleeError("house-not-started")
        return self.match

    def count_time(self, entry: log.AnyEntry, *, playing: bool) -> None:
        """Count the time until an entry, if the game went on meanwhile."""
        self.spent += min(max(0, entry.at - self.at), LONGEST_PAUSE) if playing else 0
        self.at = entry.at

    def record(self, entry: log.AnyEntry, announcement: Announcement) -> None:
        """Add an entry to what has happened."""
        self.number += 1
        if announcement.audience != EVERYBODY:
            self.private.append((len(self.announcements), announcement.audience))
        self.announcements.append(announcement)
        if entry.id:
            self.action_ids[entry.by, entry.id] = entry.act(), len(self.announcements)

    def repeated(self, entry: log.AnyEntry) -> int | None:
        """How many announcements there were after the act that an entry repeats; None if its action id is new.

        An action id stands for one act: whatever else comes under it is refused.
        """
        known = self.action_ids.get((entry.by, entry.id)) if entry.id else None
        if known is None:
            return None
        act, announcements = known
        if act != entry.act():
            raise Refused("id-used", "house-id-used")
        return announcements


def bot_due(table: Table, number: int, waiting_since: int | None) -> int | None:
    """When a bot begins to play for a seat by itself, in milliseconds since 1970; None: it does not."""
    seat = table.seats[number]
    since = table.offline.get(seat.guest) if seat.kind == "person" else None
    if since is None or waiting_since is None or seat.played_by_bot:
        return None
    if table.phase != "playing" or not table.head.stand_in:
        return None
    return max(since, seat.waited, waiting_since) + table.head.stand_in * 1000
