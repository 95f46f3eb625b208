"""What each kind of entry does to a table. The entry stays as it is: what is to be logged is returned."""

from collections.abc import Iterable

from msgspec.structs import replace

from veillee import bots, games
from veillee.core.contract import Event
from veillee.core.edition import CardFile
from veillee.core.errors import BadInput
from veillee.core.head_starts import by_letter
from veillee.core.match import Match
from veillee.core.proof import Proof, commitment_to
from veillee.core.sealing import is_sealed
from veillee.core.series import play_series
from veillee.core.table import EVERYBODY, LETTERS
from veillee.server.errors import Refused
from veillee.server.protocol import Message
from veillee.server.table import entries as log
from veillee.server.table import resizing, seating  # noqa: F401  what they do is found by its kind
from veillee.server.table.announcing import Applied, announced, kind_of, only_for, transition
from veillee.server.table.audience import Announcement
from veillee.server.table.clocks import Clocks
from veillee.server.table.state import BotAct, Seat, Table

ACTS = frozenset((log.Played, log.Undone, log.Series))
"""Entries that are acts in the game: they change nothing about who sits at the table."""
TURNING = ACTS | {log.Started, log.GaveUp, log.Carried, log.Arrived}
"""Entries after which others may act, and views differ."""


def table_of(code: str, entries: Iterable[log.AnyEntry]) -> Table:
    """A table from its log; raises if an entry cannot be what happened."""
    first, *rest = entries
    if isinstance(first, log.Arrived) and first.entries:
        table = _laid(code, first.entries[0])
        table.number = 0  # what came with it is one entry here
        rest = [replace(first, entries=first.entries[1:]), *rest]
    else:
        table = _laid(code, first)
    for entry in rest:
        take_in(table, entry)
    return table


def _laid(code: str, first: log.AnyEntry) -> Table:
    """A table as its first entry lays it."""
    if not isinstance(first, log.Created):
        raise damaged(code, 1)
    seats = [Seat(plan.kind, plan.guest, plan.name, plan.bot, plan.colour) for plan in first.seats]
    for n, seat in enumerate(seats):
        seat.name = seating.distinct_name(seat.name, seats[:n])
    table = Table(code, first, seats, host=first.by, pace=first.pace, at=first.at)
    table.record(*announced(first, "house-created"))
    return table


def take_in(table: Table, entry: log.AnyEntry) -> Applied:
    """Apply an entry of the log; one that nobody could have written is damage, not a mistake of whoever asks."""
    try:
        return apply(table, entry)
    except BadInput:
        raise  # a game, an edition or an option that this house lacks: it says so itself
    except Exception as error:
        raise damaged(table.code, table.number + 1) from error


def damaged(code: str, number: int) -> Refused:
    """The refusal of a table whose log has an entry that makes no sense."""
    return Refused("damaged", "house-damaged", table=code, number=number)


def apply(table: Table, entry: log.AnyEntry) -> Applied:
    """Take an entry in; whatever the rules refuse raises and changes nothing."""
    playing = table.phase == "playing"
    applied = transition(table, entry)
    table.count_time(entry, playing=playing)
    if type(entry) in TURNING:
        table.to_act = table.match.to_act if table.match and not (table.given_up or table.carried) else ()
    if table.clocks is not None and isinstance(entry, log.Timed):
        table.clocks.charge(entry.spent)
        _turn_clocks(table, table.clocks, entry)
    table.record(*applied)
    return applied


def _turn_clocks(table: Table, clocks: Clocks, entry: log.AnyEntry) -> None:
    renewed: list[int] = []
    if isinstance(entry, log.Played | log.Series):
        renewed = clocks.acted(table.to_act, turns_of(table.playing()))
    elif isinstance(entry, log.Undone):
        clocks.taken_back(table.to_act)
    for n, seat in enumerate(table.seats):
        seat.timed_out = seat.timed_out and n in table.to_act and n not in renewed


def turns_of(match: Match) -> int:
    """Grows with each turn that may follow another of the same seat: phases, or the acts of a solitaire."""
    if match.game.phased:
        return len(match.acts) - len(match.since)
    return len(match.acts) if match.seats == 1 else 0


def _message(event: Event) -> Message:
    """An event as it is sent; what one seat alone learns says so."""
    message: Message = {"message": event.message, "args": {**event.args}}
    if event.audience.bit_count() == 1:
        message["private"] = True
    return message


@transition.of(log.Contributed)
def _contributed(table: Table, entry: log.Contributed) -> Applied:
    table.seats[entry.seat].contribution = entry.value
    return Applied(entry, Announcement(kind_of(entry), entry.at, [], entry.seat))


@transition.of(log.Paced)
def _paced(table: Table, entry: log.Paced) -> Applied:
    table.pace = entry.pace
    return announced(entry, "house-paced", pace=entry.pace)


def proof_of(table: Table) -> Proof | None:
    """What the key of the match is to follow from; None where the house said no commitment."""
    if not table.head.secret:
        return None
    secret = bytes.fromhex(table.head.secret)
    return Proof(commitment_to(secret), secret, tuple(bytes.fromhex(seat.contribution) for seat in table.seats))


@transition.of(log.Started)
def _started(table: Table, entry: log.Started) -> Applied:
    games.check_version(games.game_of(table.head.game), entry.version)
    table.proof = proof_of(table)
    key = table.proof.key if table.proof else bytes.fromhex(entry.key)
    if table.proof and entry.key not in ("", key.hex()):
        raise damaged(table.code, table.number + 1)
    table.match = games.new(
        table.head.game,
        seats=len(table.seats),
        edition=edition_of(table.head),
        key=key,
        head_start=by_letter(table.head_starts),
        names={LETTERS[n]: seat.name for n, seat in enumerate(table.seats) if seat.name},
        **table.head.options,
    )
    table.match.proof = table.proof
    if table.head.clock is not None:
        table.clocks = Clocks.of(table.head.clock, len(table.seats))
        table.clocks.running = table.match.to_act
    return announced(replace(entry, key=key.hex()), "house-started")


def edition_of(head: log.Created) -> str | CardFile:
    """The edition of a table: one of ours by its id, or the file that came with it."""
    return CardFile(head.cards.file, head.cards.text) if head.cards else head.edition


@transition.of(log.Played)
def _played(table: Table, entry: log.Played) -> Applied:
    match = table.playing()
    sealed = is_sealed(match, entry.seat)
    happened = match.play(entry.seat, entry.move)
    move = match.acts[-1].move
    if not entry.by:
        name = table.seats[entry.seat].bot or bots.usual_bot(match.game)
        table.bot_acts[len(table.announcements)] = BotAct(match.acts[-1], name)
    audiences = tuple(event.audience for event in happened) if sealed else ()
    events = [_message(event) for event in happened]
    announcement = Announcement("played", entry.at, events, entry.seat, move, audiences, sealed, not entry.by)
    return Applied(entry if entry.move == move else replace(entry, move=move, sent=entry.move), announcement)


@transition.of(log.Undone)
def _undone(table: Table, entry: log.Undone) -> Applied:
    """Of a sealed act the others learn at most that a seat which had finished thinks again."""
    match, own = table.playing(), 1 << entry.seat
    who: dict[str, str | int] = {"who": LETTERS[entry.seat]}
    sealed, finished = is_sealed(match, entry.seat), entry.seat not in table.to_act
    move = match.undo(entry.seat)
    table.helped = True
    events = [Message(message="house-undone", args={**who, "move": move})]
    audiences: tuple[int, ...] = (own,) if sealed else ()
    if sealed and finished:
        events.append(Message(message="house-thinks-again", args=who))
        audiences = (own, EVERYBODY ^ own)
    return Applied(entry, Announcement("undone", entry.at, events, entry.seat, move, audiences, sealed))


@transition.of(log.Series)
def _series(table: Table, entry: log.Series) -> Applied:
    """Of a sealed plan that is laid anew the others learn only whether its seat is ready or thinks again."""
    match, own, past = table.playing(), 1 << entry.seat, len(table.playing().acts)
    sealed, finished = is_sealed(match, entry.seat), entry.seat not in table.to_act
    happened = play_series(match, entry.seat, entry.moves, anew=entry.anew)
    many = len(entry.moves)
    moves = [act.move for act in match.acts[len(match.acts) - many :]]
    table.helped = table.helped or len(match.acts) < past + many
    if finished:
        happened = [event for event in happened if event.audience & own]
    addressed = [(_message(event), event.audience) for event in happened]
    who: dict[str, str | int] = {"who": LETTERS[entry.seat]}
    if not many:
        addressed.append((Message(message="house-taken-up", args=who), own))
    if finished and entry.seat in match.to_act:
        addressed.append((Message(message="house-thinks-again", args=who), EVERYBODY ^ own))
    events, audiences = [event for event, _ in addressed], tuple(audience for _, audience in addressed)
    announcement = Announcement("series", entry.at, events, entry.seat, None, audiences, sealed)
    return Applied(entry if entry.moves == moves else replace(entry, moves=moves, sent=entry.moves), announcement)


@transition.of(log.Hinted)
def _hinted(table: Table, entry: log.Hinted) -> Applied:
    """Whoever plays with others is told of it too."""
    table.helped = True
    if len(table.seats) > 1:
        return announced(entry, "house-asked-hint", entry.seat)
    return only_for(entry.seat, announced(entry, "house-hinted", entry.seat))


@transition.of(log.AskedWhy)
def _asked_why(table: Table, entry: log.AskedWhy) -> Applied:
    table.helped = True
    return announced(entry, "house-asked-why", entry.seat, owner=LETTERS[entry.bot])


@transition.of(log.GaveUp)
def _gave_up(table: Table, entry: log.GaveUp) -> Applied:
    table.given_up = True
    return announced(entry, "house-gave-up", entry.seat)


@transition.of(log.TimedOut)
def _timed_out(table: Table, entry: log.TimedOut) -> Applied:
    table.seats[entry.seat].timed_out = True
    return announced(entry, "house-timed-out", entry.seat)


@transition.of(log.Emoted)
def _emoted(table: Table, entry: log.Emoted) -> Applied:
    return announced(entry, "house-emoted", entry.seat, emote=entry.emote)


@transition.of(log.Rematched)
def _rematched(table: Table, entry: log.Rematched) -> Applied:
    table.rematch = entry.code
    return announced(entry, "house-rematched", code=entry.code)


@transition.of(log.Carried)
def _carried(table: Table, entry: log.Carried) -> Applied:
    """Nobody acts here any more; what is left of the clocks goes along."""
    table.carried, table.origin = entry, table.origin or (entry.lineage, entry.code)
    return announced(entry, f"house-carried-{entry.where}")


@transition.of(log.Arrived)
def _arrived(table: Table, entry: log.Arrived) -> Applied:
    """All that happened elsewhere; then the seats of whoever carried the table are those of whoever brought it."""
    number = table.number
    for one in entry.entries:
        take_in(table, one)
    table.number, gone = number, table.carried
    if gone is None:
        raise damaged(table.code, table.number + 1)
    for seat in table.seats:
        seat.guest, seat.link = entry.by if seat.guest == gone.by else seat.guest, ""
    table.host, table.carried, table.offline, table.asked = entry.by, None, {}, {}
    return announced(entry, f"house-arrived-{entry.where}")
