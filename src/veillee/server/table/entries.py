"""The entries of a table's log: everything that ever happened at it. Whatever is not here is computed."""

from typing import Literal

import msgspec

from veillee.core.plain import OptionValue
from veillee.server.pace import Pace
from veillee.server.table.entry_bases import Entry as Entry
from veillee.server.table.entry_bases import OfSeat as OfSeat
from veillee.server.table.entry_bases import Timed as Timed
from veillee.server.table.entry_bases import TimedOfSeat as TimedOfSeat
from veillee.server.table.gathering_entries import Filled as Filled
from veillee.server.table.gathering_entries import Hosted as Hosted
from veillee.server.table.gathering_entries import Removed as Removed
from veillee.server.table.gathering_entries import Resized as Resized
from veillee.server.table.gathering_entries import Sat as Sat
from veillee.server.table.gathering_entries import Stood as Stood
from veillee.server.table.plans import CardsPlan, ClockPlan, DealPlan, SeatPlan

Place = Literal["house", "pocket", "file"]
"""Where a table may go: a server's house, the one in a pocket, or a file for either."""


class Created(Entry, kw_only=True, frozen=True, tag="created"):
    """The first entry of every table."""

    game: str
    edition: str
    seats: list[SeatPlan]
    nonce: str
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    pace: Pace = "human"
    clock: ClockPlan | None = None
    deal: DealPlan | None = None
    stand_in: int = 120
    """Seconds after which a bot plays by itself for whoever is offline; 0: never."""
    slow: bool = False
    """Whether it is meant for days: without a clock, and nobody's turn is played for them."""
    cards: CardsPlan | None = None
    hints: bool = False
    """Whether hints may be asked for among several people."""
    secret: str = ""
    """The house's part of the deal, to which it commits itself; "" where the deal is known by its seed."""


class Contributed(OfSeat, kw_only=True, frozen=True, tag="contributed"):
    """The device of a seat added chance of its own to the deal."""

    value: str

    def act(self) -> tuple[object, ...]:
        """Its kind, its seat and the value."""
        return (Contributed, self.seat, self.value)


class Paced(Entry, kw_only=True, frozen=True, tag="paced"):
    """The host chose how fast the bots play."""

    pace: Pace

    def act(self) -> tuple[object, ...]:
        """Its kind and the pace."""
        return (Paced, self.pace)


class Started(Entry, kw_only=True, frozen=True, tag="started"):
    """The game began, with this key, by this version of its rules."""

    key: str = ""
    """Asked for with "" where it follows from the house's secret and what seats added; logged in any case."""
    version: int = 1


class Played(TimedOfSeat, kw_only=True, frozen=True, tag="played"):
    """A move, as its canonical text; `sent`: as its client wrote it, where that is another text."""

    move: str
    sent: str = ""

    def act(self) -> tuple[object, ...]:
        """Its kind, its seat and the move as it was sent."""
        return (Played, self.seat, self.sent or self.move)


class Undone(TimedOfSeat, kw_only=True, frozen=True, tag="undone"):
    """A seat took its last act back."""


class Series(TimedOfSeat, kw_only=True, frozen=True, tag="series"):
    """Several moves of a seat at once, as their canonical texts; anew: in place of its sealed acts.

    `sent`: as their client wrote them, where those are other texts.
    """

    moves: list[str]
    anew: bool = False
    sent: list[str] = msgspec.field(default_factory=list)

    def act(self) -> tuple[object, ...]:
        """Its kind, its seat and the moves as they were sent."""
        return (Series, self.seat, tuple(self.sent or self.moves), self.anew)


class Hinted(OfSeat, kw_only=True, frozen=True, tag="hinted"):
    """A seat asked what its moves promise."""


class AskedWhy(OfSeat, kw_only=True, frozen=True, tag="asked-why"):
    """A seat asked why a bot, which sits on seat `bot`, made a move."""

    bot: int

    def act(self) -> tuple[object, ...]:
        """Its kind, its seat and the bot's."""
        return (AskedWhy, self.seat, self.bot)


class GaveUp(TimedOfSeat, kw_only=True, frozen=True, tag="gave-up"):
    """The one player gave the game up."""


class TimedOut(TimedOfSeat, kw_only=True, frozen=True, tag="timed-out"):
    """A seat's time is spent: a bot finishes its turn."""


class Left(Timed, kw_only=True, frozen=True, tag="left"):
    """A guest left during the game: bots play all their seats."""


class Returned(Timed, kw_only=True, frozen=True, tag="returned"):
    """A guest came back to their seats."""


class Offline(Entry, kw_only=True, frozen=True, tag="offline"):
    """The house noticed that a guest has been out of reach since then."""

    guest: str
    since: int


class Online(Timed, kw_only=True, frozen=True, tag="online"):
    """A guest who was offline is there again: bots that played for them in the meantime stop."""

    guest: str


class StoodIn(TimedOfSeat, kw_only=True, frozen=True, tag="stood-in"):
    """A bot plays for a seat until its person comes back: the host asked for it, or the time to wait is over."""


class Waited(OfSeat, kw_only=True, frozen=True, tag="waited"):
    """The host gives whoever is offline the whole time again."""


class Asked(OfSeat, kw_only=True, frozen=True, tag="asked"):
    """A guest says that a seat is theirs, whose person is offline or played by a bot."""

    name: str


class Answered(TimedOfSeat, kw_only=True, frozen=True, tag="answered"):
    """The host gave the seat to the guest who asked for it, or did not."""

    agreed: bool


class Linked(OfSeat, kw_only=True, frozen=True, tag="linked"):
    """The holder of a seat made a link that moves it to another device."""

    secret: str


class Moved(TimedOfSeat, kw_only=True, frozen=True, tag="moved"):
    """Whoever had the link holds the seat now."""

    secret: str

    def act(self) -> tuple[object, ...]:
        """Its kind, its seat and the secret of the link."""
        return (Moved, self.seat, self.secret)


class Emoted(OfSeat, kw_only=True, frozen=True, tag="emoted"):
    """A seat showed one of the fixed emotes."""

    emote: str

    def act(self) -> tuple[object, ...]:
        """Its kind, its seat and the emote."""
        return (Emoted, self.seat, self.emote)


class Rematched(Entry, kw_only=True, frozen=True, tag="rematched"):
    """The next table of the same people."""

    code: str


class Carried(Timed, kw_only=True, frozen=True, tag="carried"):
    """The host took the table elsewhere: what stays is a copy to look at."""

    where: Place
    to: str = ""
    """The lineage of the house that it goes to; "": whichever the file is brought to."""
    lineage: str
    """The house that it leaves, and what it was called there."""
    code: str

    def act(self) -> tuple[object, ...]:
        """Its kind, and where it goes."""
        return (Carried, self.where, self.to)


class Arrived(Timed, kw_only=True, frozen=True, tag="arrived"):
    """The table is here, brought by whoever holds its seats now, with all that happened elsewhere.

    That is one entry, so that no table is ever here in part.
    """

    where: Place
    """What kind of house this is."""
    entries: "list[AnyEntry]" = msgspec.field(default_factory=list)


AnyEntry = (
    Created
    | Sat
    | Stood
    | Removed
    | Hosted
    | Filled
    | Resized
    | Contributed
    | Paced
    | Started
    | Played
    | Undone
    | Series
    | Hinted
    | AskedWhy
    | GaveUp
    | TimedOut
    | Left
    | Returned
    | Offline
    | Online
    | StoodIn
    | Waited
    | Asked
    | Answered
    | Linked
    | Moved
    | Emoted
    | Rematched
    | Carried
    | Arrived
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> str:
    """An entry as the text that is stored."""
    return _encoder.encode(entry).decode()


def read(text: str) -> AnyEntry:
    """An entry from the text that was stored."""
    return _decoder.decode(text)
