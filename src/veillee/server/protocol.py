"""What travels: the shapes of HTTP answers and of socket messages, as docs/guide/protocol.md describes them."""

from typing import Annotated, Literal, NotRequired

import msgspec
from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from veillee.core.plain import PlainData
from veillee.server.pace import Pace
from veillee.server.table_details import CardsInfo, CarriedInfo, ClockInfo, ProofInfo, SeatClock, SoloInfo

PROTOCOL = 1
EMOTES = ("hello", "well-done", "thanks", "oops", "wow", "thinking", "hurry", "good-game")

Phase = Literal["gathering", "playing", "over", "carried"]
"""How far a table is; carried: it lives elsewhere, and here is a copy."""
View = PlainData
"""What `Match.view` gives; its keys are the game's."""


class Failure(TypedDict):
    """Why something was refused, with a sentence in every language."""

    code: str
    message: str
    args: dict[str, str | int]
    clause: str | None
    texts: dict[str, str]
    wait: float | None


class Message(TypedDict):
    """Something to be worded by the client: a message of the Fluent files and its arguments."""

    message: str
    args: dict[str, str | int]
    private: NotRequired[bool]
    """Whether its own seat alone is told, as of an act under seal; on a shared device others must not read it."""


class SeatInfo(TypedDict):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    colour: int
    """Of its person, from 1: no two are alike at a table."""
    head_start: int
    """The points that whoever plays it is given before the game."""
    away: bool
    """Whether a bot plays for its person."""
    offline: float | None
    """How many seconds its person had been out of reach when this was sent."""
    bot_in: float | None
    """In how many seconds a bot plays for them by itself, from when this was sent."""
    here: bool
    host: bool


class WishInfo(TypedDict):
    """Somebody says that a seat is theirs; the host answers."""

    seat: int
    name: str


class TableInfo(TypedDict):
    """A table as everybody sees it."""

    code: str
    game: str
    edition: str
    cards: CardsInfo | None
    options: PlainData
    pace: Pace
    clock: ClockInfo | None
    phase: Phase
    prepared: int
    """How far the rules are compiled, in percent; below 100 they run as plain Python, with the simpler bots."""
    seats: list[SeatInfo]
    asked: list[WishInfo]
    stand_in: int
    """Seconds after which a bot plays by itself for whoever is offline; 0: never."""
    slow: bool
    """Whether the game is meant for days: people may be reminded of their turn."""
    hints: bool
    """Whether hints may be asked for."""
    host_offline: bool
    screens: int
    """How many public screens show it, as a television in the room."""
    spectators: int
    to_act: list[int]
    clocks: list[SeatClock] | None
    undo: list[int]
    scores: list[int] | None
    winners: list[int] | None
    rematch: str | None
    carried: CarriedInfo | None
    solo: SoloInfo | None
    proof: ProofInfo | None


class You(TypedDict):
    """Who you are at a table."""

    guest: str | None
    seats: list[int]
    host: bool


class TableAnswer(TypedDict):
    """A table, and who you are at it."""

    table: TableInfo
    you: You


class Frame(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something that happened, with the recipient's own number."""

    n: int
    at: int
    kind: str
    events: list[Message]
    seat: int | None = None
    move: str | None = None
    bot: bool = False
    """Whether a bot acted: the table's own, or one in somebody's place."""


class Welcome(msgspec.Struct, kw_only=True, tag_field="type", tag="welcome"):
    """The state as it is now, and what was missed: the last of it, and how much there is before that."""

    protocol: int
    epoch: str
    n: int
    reset: bool
    you: You
    table: TableInfo
    views: list[View]
    missed: list[Frame]
    older: int
    """So many before those were missed too, and are to be asked for by HTTP."""


class Update(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="type", tag="update"):
    """Something happened; only the keys that changed."""

    n: int
    at: int
    kind: str
    events: list[Message]
    seat: int | None
    move: str | None
    table: PlainData
    views: list[View]
    bot: bool = False


class Done(msgspec.Struct, kw_only=True, tag_field="type", tag="done"):
    """Your act is on disk and was sent to all."""

    id: str
    n: int
    repeat: bool


class Refusal(msgspec.Struct, kw_only=True, tag_field="type", tag="refused"):
    """Your message changed nothing."""

    id: str | None
    error: Failure


class Why(msgspec.Struct, kw_only=True, tag_field="type", tag="why"):
    """Why a move may not be played; null if it may."""

    id: str
    error: Failure | None


class Notice(msgspec.Struct, kw_only=True, tag_field="type", tag="notice"):
    """What is not worth a number: who is here, and how far the rules are prepared."""

    table: PlainData


class Pong(msgspec.Struct, kw_only=True, tag_field="type", tag="pong"):
    """We are here."""


ActionId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$(?!\n)")]
"""Python's `$` also matches before a last line break, which is no part of an id."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
MoveText = Annotated[str, msgspec.Meta(max_length=200)]


class Play(msgspec.Struct, kw_only=True, tag_field="type", tag="play", forbid_unknown_fields=True):
    """Play a move."""

    id: ActionId
    seat: SeatNumber
    move: MoveText


class Undo(msgspec.Struct, kw_only=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take the seat's last act back."""

    id: ActionId
    seat: SeatNumber


class Series(msgspec.Struct, kw_only=True, tag_field="type", tag="series", forbid_unknown_fields=True):
    """Play several moves, all of them or none; anew: in place of the seat's sealed acts of this phase."""

    id: ActionId
    seat: SeatNumber
    moves: Annotated[list[MoveText], msgspec.Meta(max_length=64)]
    anew: bool = False


class Emote(msgspec.Struct, kw_only=True, tag_field="type", tag="emote", forbid_unknown_fields=True):
    """Show an emote."""

    id: ActionId
    seat: SeatNumber
    emote: Literal["hello", "well-done", "thanks", "oops", "wow", "thinking", "hurry", "good-game"]


class AskWhy(msgspec.Struct, kw_only=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask why a move may not be played."""

    id: ActionId
    seat: SeatNumber
    move: MoveText


class Ping(msgspec.Struct, kw_only=True, tag_field="type", tag="ping"):
    """Ask whether we are here."""


FromServer = Welcome | Update | Done | Refusal | Why | Notice | Pong
FromClient = Play | Undo | Series | Emote | AskWhy | Ping

_encoder = msgspec.json.Encoder()
encode = _encoder.encode
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
decode = _decoder.decode
