"""What clients send by HTTP, and what a route needs to know of a request."""

from typing import Annotated, Literal

from fastapi import Depends
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import HTTPConnection

from veillee.core.head_starts import MOST_POINTS
from veillee.core.plain import PlainData
from veillee.server.errors import Refused
from veillee.server.house import House
from veillee.server.http.addresses import address_of
from veillee.server.http.guests import COOKIE, Guest
from veillee.server.pace import Pace
from veillee.server.table.room import Room

FileName = Annotated[str, Field(min_length=1, max_length=100, pattern=r"^[^/\\\x00-\x1f]+$")]
SeatField = Annotated[int, Field(ge=0, le=5)]
ColourField = Annotated[int, Field(ge=0, le=6)]
"""A colour to wish for, from 1; 0: any."""


class Body(BaseModel):
    """A request's body; what it does not know is refused."""

    model_config = ConfigDict(extra="forbid")


class Act(Body):
    """An act, with the client's own id."""

    id: str = Field(default="", max_length=64, pattern="^[!-~]*$")


class Named(Body):
    """A guest's name."""

    name: str = Field(min_length=1, max_length=200)


class SeatWish(Body):
    """How a seat of a new table is to be."""

    kind: Literal["open", "me", "bot"]
    bot: str | None = Field(default=None, max_length=32)
    name: str | None = Field(default=None, max_length=200)
    colour: ColourField = 0
    head_start: int = Field(default=0, ge=0, le=MOST_POINTS)
    """Points before the game, where it is won by points."""


class ClockWish(Body):
    """A bank for the game and a time for each turn, in seconds."""

    bank: int = Field(ge=0, le=86_400)
    turn: int = Field(ge=0, le=86_400)


class DealWish(Body):
    """Which deal a table for one is to have: of a day, of an Advent door, a new one of a grade, or of a seed."""

    day: str | None = Field(default=None, pattern=r"^\d{4}-\d\d-\d\d$")
    door: int | None = Field(default=None, ge=1, le=24)
    grade: int | None = Field(default=None, ge=1, le=4)
    seed: str | None = Field(default=None, min_length=1, max_length=64, pattern="^[!-~]+$")


class CardFileText(Body):
    """A card file of one's own."""

    name: FileName
    text: str = Field(max_length=256 * 1024)


class CardsWish(Body):
    """Cards of one's own for a new table: a file as it is, or one of the house's folder by its name."""

    name: FileName
    text: str | None = Field(default=None, max_length=256 * 1024)


class TableWish(Act):
    """A new table."""

    game: str = Field(max_length=64)
    seats: list[SeatWish] = Field(min_length=1, max_length=6)
    edition: str | None = Field(default=None, max_length=64)
    cards: CardsWish | None = None
    options: PlainData = Field(default_factory=dict, max_length=32)
    pace: Pace = "human"
    clock: ClockWish | None = None
    deal: DealWish | None = None
    stand_in: int = Field(default=120, ge=0, le=86_400)
    slow: bool = False
    """Whether the game is meant for days: no clock, no bot in anybody's place, bots play at once."""
    hints: bool = False
    """Whether several people at the table agree that hints may be asked for."""


class SeatAct(Act):
    """An act about a seat."""

    seat: SeatField


class WhyAct(Act):
    """A move of a bot, by the number of its line in the asker's log; or after the end by its number in the game.

    The seat is the one that asks; after the end nobody needs one.
    """

    seat: SeatField | None = None
    line: int | None = Field(default=None, ge=1, le=1_000_000)
    act: int | None = Field(default=None, ge=1, le=100_000)


class SitAct(SeatAct):
    """Sit down, under the guest's own name or another (hot seat)."""

    name: str | None = Field(default=None, max_length=200)
    colour: ColourField = 0


class AnswerAct(SeatAct):
    """Give a seat to whoever asked for it, or not."""

    agreed: bool


class ContributeAct(SeatAct):
    """Add chance to the deal: 32 bytes in small hexadecimal digits."""

    value: str = Field(max_length=64)


class FillAct(SeatAct):
    """Put a bot on a seat, or open it."""

    kind: Literal["bot", "open"]
    bot: str | None = Field(default=None, max_length=32)


class SeatsAct(Act):
    """Have so many seats."""

    seats: int = Field(ge=1, le=6)


class PaceAct(Act):
    """Choose how fast the bots play."""

    pace: Pace


class CarryAct(Act):
    """Take a table elsewhere: to a house, by its lineage, or into a file for whichever it is brought to."""

    where: Literal["house", "pocket", "file"]
    to: str = Field(default="", max_length=64, pattern="^[!-~]*$")


class ClaimAct(Act):
    """Take a seat over by its link."""

    token: str = Field(max_length=64)


class PushKeys(Body):
    """The keys of a browser's subscription, as it gives them."""

    p256dh: str = Field(max_length=100)
    auth: str = Field(max_length=40)


class PushWish(Body):
    """A browser that wants to be told of its guest's turns."""

    endpoint: str = Field(max_length=1000)
    keys: PushKeys
    language: Literal["en", "fr"] = "en"


class WebhookWish(Body):
    """An address that wants to be told of your turns, or of those of everybody at the table."""

    url: str = Field(max_length=1000)
    whose: Literal["mine", "all"] = "mine"
    language: Literal["en", "fr"] = "en"


class ReminderId(Body):
    """A way to be told."""

    id: str = Field(max_length=32)


class CircleWish(Body):
    """A new circle."""

    name: str = Field(min_length=1, max_length=200)


class CircleSeat(Body):
    """A seat in a circle, under your own name."""

    colour: ColourField = 0


class CircleTable(Body):
    """A table of the circle, at which you sit."""

    code: str = Field(min_length=4, max_length=8)


class Switch(Body):
    """On or off."""

    on: bool


def house_of(connection: HTTPConnection) -> House:
    """The house that is asked."""
    house: House = connection.app.state.house
    return house


def visitor_of(connection: HTTPConnection) -> Guest | None:
    """Who asks, if they have a name."""
    return house_of(connection).signer.read(connection.cookies.get(COOKIE))


def guest_of(connection: HTTPConnection) -> Guest:
    """Who asks; they need a name."""
    guest = visitor_of(connection)
    if guest is None:
        raise Refused("no-guest", "house-no-guest")
    return guest


async def room_of(connection: HTTPConnection, code: str) -> Room:
    """The table that is asked for; whoever named too many that do not exist is let in only where they sit."""
    house, address = house_of(connection), address_of(connection.scope)
    if house.limiters.wrong_codes.is_empty(address):
        guest, room = visitor_of(connection), house.rooms.get(code.upper())
        if guest is None or room is None or not room.table.held(guest.id):
            house.limiters.wrong_codes.check(address)
        else:
            return room
    try:
        return await house.room(code)
    except Refused as error:
        if error.code == "no-table":
            house.limiters.wrong_codes.wait(address)
        raise


TheHouse = Annotated[House, Depends(house_of)]
TheGuest = Annotated[Guest, Depends(guest_of)]
TheVisitor = Annotated[Guest | None, Depends(visitor_of)]
TheRoom = Annotated[Room, Depends(room_of)]
