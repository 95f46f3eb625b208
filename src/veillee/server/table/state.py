"""A table: its log, and the state that follows from it. Nothing here waits, stores or sends."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from veillee import games
from veillee.core.errors import VeilleeError
from veillee.core.match import Match
from veillee.core.series import play_series
from veillee.core.table import EVERYBODY, LETTERS
from veillee.server.protocol import Message
from veillee.server.table import entries as log
from veillee.server.table.audience import Tiding, Viewpoint, is_sealed, mask_of
from veillee.server.table.clocks import Clocks

TURNING = frozenset((log.Started, log.Played, log.Undone, log.Series, log.GaveUp))
"""Entries after which others may act, and views differ."""
LONGEST_PAUSE = 120_000
"""No pause between two acts counts for more milliseconds than this: people leave a table and come back."""


@dataclass
class Seat:
    """Who sits on a seat now."""

    kind: Literal["open", "person", "bot"]
    guest: str = ""
    name: str = ""
    bot: str = ""
    away: bool = False
    timed_out: bool = False
    link: str = ""
    """The secret of the link that moves it to another device, if there is one."""

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot is to play for it now."""
        return self.kind == "bot" or self.away or self.timed_out


@dataclass
class Table:
    """The state of a table after some entries."""

    code: str
    head: log.Created
    seats: list[Seat]
    number: int = 1
    """How many entries its log has."""
    match: Match | None = None
    clocks: Clocks | None = None
    rematch: str | None = None
    helped: bool = False
    """Whether an act was taken back or a hint asked for: the run is not clean any more."""
    given_up: bool = False
    spent: int = 0
    """How long the game has been played until the last entry, in milliseconds."""
    at: int = 0
    """When the last entry was made."""
    to_act: tuple[int, ...] = ()
    """The seats that may act now."""
    tidings: list[Tiding] = field(default_factory=list)
    private: list[tuple[int, int]] = field(default_factory=list)
    """The places of tidings that not everybody is told, and who is."""
    seen: dict[tuple[str, str], int] = field(default_factory=dict)
    """Every action id by its guest, and how many tidings there were after it."""

    @classmethod
    def of(cls, code: str, entries: Iterable[log.AnyEntry]) -> "Table":
        """A table from its log."""
        first, *rest = entries
        if not isinstance(first, log.Created):
            raise TypeError(f"the log of table {code} does not begin with its creation")
        seats = [Seat(plan.kind, plan.guest, plan.name, plan.bot) for plan in first.seats]
        table = cls(code, first, seats, at=first.at)
        table._note(first, table._tell(first, "house-created"))
        for entry in rest:
            table.apply(entry)
        return table

    @property
    def phase(self) -> Literal["gathering", "playing", "over"]:
        """How far the table is."""
        if self.match is None:
            return "gathering"
        return "playing" if self.to_act else "over"

    def held(self, guest: str | None) -> Viewpoint:
        """The seats of a guest."""
        if not guest:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.kind == "person" and seat.guest == guest)

    def told(self, viewpoint: Viewpoint, tidings: int | None = None) -> int:
        """How many tidings (of the first so many) reached a viewpoint: its own last number."""
        first = len(self.tidings) if tidings is None else tidings
        if not self.private:
            return first
        mask = mask_of(viewpoint)
        return first - sum(place < first and not audience & mask for place, audience in self.private)

    def bots_to_act(self) -> list[int]:
        """The seats for which a bot is to act now."""
        return [seat for seat in self.to_act if self.seats[seat].played_by_bot]

    def running(self) -> tuple[int, ...]:
        """The seats whose clock runs."""
        return tuple(seat for seat in self.to_act if not self.seats[seat].played_by_bot) if self.clocks else ()

    def apply(self, entry: log.AnyEntry) -> Tiding:
        """Take an entry in; whatever the rules refuse raises and changes nothing."""
        playing = self.phase == "playing"
        tiding = _APPLIED[type(entry)](self, entry)
        self.spent += min(max(0, entry.at - self.at), LONGEST_PAUSE) if playing else 0
        self.at = entry.at
        if type(entry) in TURNING:
            self.to_act = () if self.given_up else self.playing().to_act
        if self.clocks is not None and isinstance(entry, log.Timed):
            self.clocks.charge(entry.spent)
            self._turn_clocks(self.clocks, entry)
        self.number += 1
        self._note(entry, tiding)
        return tiding

    def _turn_clocks(self, clocks: Clocks, entry: log.AnyEntry) -> None:
        renewed: list[int] = []
        if isinstance(entry, log.Played | log.Series):
            renewed = clocks.acted(self.to_act, turns_of(self.playing()))
        elif isinstance(entry, log.Undone):
            clocks.taken_back(self.to_act)
        for n, seat in enumerate(self.seats):
            seat.timed_out = seat.timed_out and n in self.to_act and n not in renewed

    def _note(self, entry: log.AnyEntry, tiding: Tiding) -> None:
        if tiding.audience != EVERYBODY:
            self.private.append((len(self.tidings), tiding.audience))
        self.tidings.append(tiding)
        if entry.id:
            self.seen[entry.by, entry.id] = len(self.tidings)

    def _tell(self, entry: log.AnyEntry, message: str, seat: int | None = None, **args: str | int) -> Tiding:
        who = {} if seat is None else {"who": LETTERS[seat]}
        event = Message(message=message, args={**who, **args})
        return Tiding(kind_of(entry), entry.at, [event], seat)

    def _sat(self, entry: log.Sat) -> Tiding:
        self.seats[entry.seat] = Seat("person", entry.by, entry.name)
        return self._tell(entry, "house-sat", entry.seat, name=entry.name)

    def _stood(self, entry: log.Stood) -> Tiding:
        name = self.seats[entry.seat].name
        self.seats[entry.seat] = Seat("open")
        return self._tell(entry, "house-stood", entry.seat, name=name)

    def _filled(self, entry: log.Filled) -> Tiding:
        self.seats[entry.seat] = Seat("bot", bot=entry.bot) if entry.bot else Seat("open")
        if entry.bot:
            return self._tell(entry, "house-bot-sat", entry.seat, bot=entry.bot)
        return self._tell(entry, "house-opened", entry.seat)

    def _started(self, entry: log.Started) -> Tiding:
        self.match = games.new(
            self.head.game,
            seats=len(self.seats),
            edition=self.head.edition,
            key=bytes.fromhex(entry.key),
            names={LETTERS[n]: seat.name for n, seat in enumerate(self.seats) if seat.name},
            **self.head.options,
        )
        if self.head.clock is not None:
            self.clocks = Clocks.of(self.head.clock, len(self.seats))
            self.clocks.running = self.match.to_act
        return self._tell(entry, "house-started")

    def _played(self, entry: log.Played) -> Tiding:
        match = self.playing()
        sealed = is_sealed(match, entry.seat)
        happened = match.play(entry.seat, entry.move)
        entry.move = match.acts[-1].move
        events = [Message(message=event.message, args=dict(event.args)) for event in happened]
        audiences = tuple(event.audience for event in happened) if sealed else ()
        return Tiding("played", entry.at, events, entry.seat, entry.move, audiences, sealed)

    def _undone(self, entry: log.Undone) -> Tiding:
        """Of a sealed act the others learn at most that a seat which had finished thinks again."""
        match, own = self.playing(), 1 << entry.seat
        who: dict[str, str | int] = {"who": LETTERS[entry.seat]}
        sealed, finished = is_sealed(match, entry.seat), entry.seat not in self.to_act
        move = match.undo(entry.seat)
        self.helped = True
        events = [Message(message="house-undone", args={**who, "move": move})]
        audiences: tuple[int, ...] = (own,) if sealed else ()
        if sealed and finished:
            events.append(Message(message="house-thinks-again", args=who))
            audiences = (own, EVERYBODY ^ own)
        return Tiding("undone", entry.at, events, entry.seat, move, audiences, sealed)

    def _series(self, entry: log.Series) -> Tiding:
        """Of a sealed plan that is laid anew the others learn only whether its seat is ready or thinks again."""
        match, own, past = self.playing(), 1 << entry.seat, len(self.playing().acts)
        sealed, finished = is_sealed(match, entry.seat), entry.seat not in self.to_act
        happened = play_series(match, entry.seat, entry.moves, anew=entry.anew)
        many = len(entry.moves)
        entry.moves = [act.move for act in match.acts[len(match.acts) - many :]]
        self.helped = self.helped or len(match.acts) < past + many
        if finished:
            happened = [event for event in happened if event.audience & own]
        told = [(Message(message=event.message, args=dict(event.args)), event.audience) for event in happened]
        who: dict[str, str | int] = {"who": LETTERS[entry.seat]}
        if not many:
            told.append((Message(message="house-taken-up", args=who), own))
        if finished and entry.seat in match.to_act:
            told.append((Message(message="house-thinks-again", args=who), EVERYBODY ^ own))
        events, audiences = [event for event, _ in told], tuple(audience for _, audience in told)
        return Tiding("series", entry.at, events, entry.seat, None, audiences, sealed)

    def _hinted(self, entry: log.Hinted) -> Tiding:
        self.helped = True
        return self._tell(entry, "house-hinted", entry.seat).only_for(entry.seat)

    def _gave_up(self, entry: log.GaveUp) -> Tiding:
        self.given_up = True
        return self._tell(entry, "house-gave-up", entry.seat)

    def _timed_out(self, entry: log.TimedOut) -> Tiding:
        self.seats[entry.seat].timed_out = True
        return self._tell(entry, "house-timed-out", entry.seat)

    def _left(self, entry: log.Left) -> Tiding:
        return self._away(entry, "house-left", away=True)

    def _returned(self, entry: log.Returned) -> Tiding:
        return self._away(entry, "house-returned", away=False)

    def _away(self, entry: log.Left | log.Returned, message: str, *, away: bool) -> Tiding:
        events: list[Message] = []
        for n in self.held(entry.by):
            self.seats[n].away = away
            events.append(Message(message=message, args={"who": LETTERS[n], "name": self.seats[n].name}))
        return Tiding(kind_of(entry), entry.at, events)

    def _linked(self, entry: log.Linked) -> Tiding:
        self.seats[entry.seat].link = entry.secret
        return self._tell(entry, "house-linked", entry.seat).only_for(entry.seat)

    def _moved(self, entry: log.Moved) -> Tiding:
        seat = self.seats[entry.seat]
        seat.guest, seat.link, seat.away = entry.by, "", False
        return self._tell(entry, "house-moved", entry.seat, name=seat.name)

    def _emoted(self, entry: log.Emoted) -> Tiding:
        return self._tell(entry, "house-emoted", entry.seat, emote=entry.emote)

    def _rematched(self, entry: log.Rematched) -> Tiding:
        self.rematch = entry.code
        return self._tell(entry, "house-rematched", code=entry.code)

    def playing(self) -> Match:
        """The match, which has begun."""
        if self.match is None:
            raise VeilleeError("house-not-started")
        return self.match


def turns_of(match: Match) -> int:
    """Grows with each turn that may follow another of the same seat: phases, or the acts of a solitaire."""
    if match.game.phased:
        return len(match.acts) - len(match.since)
    return len(match.acts) if match.seats == 1 else 0


def kind_of(entry: log.AnyEntry) -> str:
    """What an entry is called in log and protocol."""
    return str(entry.__struct_config__.tag)


_APPLIED: dict[type, Callable[[Table, Any], Tiding]] = {
    log.Sat: Table._sat,
    log.Stood: Table._stood,
    log.Filled: Table._filled,
    log.Started: Table._started,
    log.Played: Table._played,
    log.Undone: Table._undone,
    log.Series: Table._series,
    log.Hinted: Table._hinted,
    log.GaveUp: Table._gave_up,
    log.TimedOut: Table._timed_out,
    log.Left: Table._left,
    log.Returned: Table._returned,
    log.Linked: Table._linked,
    log.Moved: Table._moved,
    log.Emoted: Table._emoted,
    log.Rematched: Table._rematched,
}
