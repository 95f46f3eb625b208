"""Tables before and after a game: make one, find it, sit, stand, start, leave, come back, play again."""

from pathlib import Path

from fastapi import APIRouter, Request, Response
from msgspec.structs import replace
from typing_extensions import TypedDict

from veillee import games
from veillee.core.edition import CardFile
from veillee.core.head_starts import by_letter, check_head_starts
from veillee.core.rng import key_of_seed
from veillee.server import card_files
from veillee.server.errors import Refused
from veillee.server.house import House
from veillee.server.http.guests import Guest, check_name
from veillee.server.http.requests import (
    Act,
    CardsWish,
    ClaimAct,
    ContributeAct,
    FillAct,
    PaceAct,
    SeatAct,
    SeatsAct,
    SeatWish,
    SitAct,
    TableWish,
    TheGuest,
    TheHouse,
    TheRoom,
    TheVisitor,
)
from veillee.server.http.responses import answer
from veillee.server.http.routes.house import set_guest_cookie
from veillee.server.protocol import Failure, TableAnswer
from veillee.server.solo import deals
from veillee.server.table import entries as log
from veillee.server.table import permissions
from veillee.server.table.plans import CardsPlan, ClockPlan, SeatPlan
from veillee.server.table.room import Room
from veillee.server.table.snapshot import colours_of
from veillee.server.table.state import Table


class ErrorAnswer(TypedDict):
    """What every refusal looks like."""

    error: Failure


class NextTable(TypedDict):
    """The table of a rematch."""

    code: str


REFUSALS: dict[int | str, dict[str, object]] = {
    status: {"model": ErrorAnswer, "description": "Refused"}
    for status in (400, 401, 403, 404, 409, 410, 413, 422, 429, 503)
}
router = APIRouter(prefix="/api/tables", responses=REFUSALS)


@router.post("", response_model=TableAnswer, status_code=201)
async def create(house: TheHouse, guest: TheGuest, body: TableWish) -> Response:
    """A new table, with you as its host."""
    entry = laid_out(body, guest, house.sources.token())
    if body.cards is not None:
        house.limiters.cards.check(guest.id)
        entry = await house.pools.cards.run(with_cards, entry, body.cards, house.settings.editions)
    if body.deal is not None:
        game = games.game_of(entry.game)
        deal = await deals.planned_deal(house, game, entry.edition, entry.options, body.deal)
        entry = replace(entry, deal=deal)
    room = await house.create(entry, body)
    return answer(await room.answer(guest.id), 201)


def laid_out(body: TableWish, guest: Guest, nonce: str) -> log.Created:
    """The first entry of a new table, if the game can be played like that."""
    game = games.game_of(body.game)
    games.check_seats(game, len(body.seats))
    edition = body.edition or game.default_edition
    if edition not in game.editions:
        raise Refused("bad-request", "house-no-edition", edition=edition, known=", ".join(game.editions))
    if body.slow and body.clock:
        raise Refused("bad-request", "house-slow-clock")
    seats = [planned(wish, guest, body.game) for wish in body.seats]
    check_head_starts(game, len(seats), by_letter([plan.head_start for plan in seats]))
    return log.Created(
        by=guest.id,
        id=body.id,
        game=body.game,
        edition=edition,
        options=games.check_table(game, len(body.seats), body.options),
        seats=seats,
        pace="instant" if body.slow else body.pace,
        clock=ClockPlan(bank=body.clock.bank, turn=body.clock.turn) if body.clock else None,
        nonce=nonce,
        stand_in=0 if body.slow else body.stand_in,
        slow=body.slow,
        hints=body.hints,
    )


def with_cards(entry: log.Created, wish: CardsWish, folder: Path) -> log.Created:
    """The same table with a card file of somebody's own; one that is just like ours is ours."""
    file = card_files.house_file(folder, wish.name) if wish.text is None else CardFile(wish.name, wish.text)
    found = games.game_of(entry.game).load_edition(file)
    if found.own is None:
        return replace(entry, edition=found.id)
    cards = CardsPlan(file=file.name, text=file.text, digest=found.digest, titles=found.titles)
    return replace(entry, edition=found.id, cards=cards)


def planned(wish: SeatWish, guest: Guest, game: str) -> SeatPlan:
    """A seat of a new table."""
    given = wish.head_start
    if wish.kind == "me":
        name = check_name(wish.name or guest.name)
        return SeatPlan(kind="person", guest=guest.id, name=name, colour=wish.colour, head_start=given)
    if wish.kind == "bot":
        return SeatPlan(kind="bot", bot=permissions.known_bot(game, wish.bot), head_start=given)
    return SeatPlan(kind="open", head_start=given)


@router.get("/{code}", response_model=TableAnswer)
async def find(room: TheRoom, guest: TheVisitor) -> Response:
    """A table by its code."""
    return answer(await room.answer(guest.id if guest else None))


async def acted(room: Room, guest: Guest, entry: log.AnyEntry) -> Response:
    """Do something, and answer with the table as it is then."""
    await room.act(entry)
    return answer(await room.answer(guest.id))


@router.post("/{code}/sit", response_model=TableAnswer)
async def sit(room: TheRoom, guest: TheGuest, body: SitAct) -> Response:
    """Take an open seat."""
    name = check_name(body.name or guest.name)
    entry = log.Sat(by=guest.id, id=body.id, seat=body.seat, name=name, colour=body.colour)
    return await acted(room, guest, entry)


@router.post("/{code}/stand", response_model=TableAnswer)
async def stand(room: TheRoom, guest: TheGuest, body: SeatAct) -> Response:
    """Give a seat up before the start."""
    return await acted(room, guest, log.Stood(by=guest.id, id=body.id, seat=body.seat))


@router.post("/{code}/fill", response_model=TableAnswer)
async def fill(room: TheRoom, guest: TheGuest, body: FillAct) -> Response:
    """Put a bot on a seat, or open it again."""
    bot = permissions.known_bot(room.table.head.game, body.bot) if body.kind == "bot" else ""
    return await acted(room, guest, log.Filled(by=guest.id, id=body.id, seat=body.seat, bot=bot))


@router.post("/{code}/seats", response_model=TableAnswer)
async def resize(room: TheRoom, guest: TheGuest, body: SeatsAct) -> Response:
    """Have more seats, or fewer where those at the end are free."""
    return await acted(room, guest, log.Resized(by=guest.id, id=body.id, seats=body.seats))


@router.post("/{code}/contribute", response_model=TableAnswer)
async def contribute(room: TheRoom, guest: TheGuest, body: ContributeAct) -> Response:
    """Add chance of your own to the deal, once you know what the house has committed itself to.

    Whoever comes when the cards are being dealt did nothing wrong: the answer says that nothing was added.
    """
    if room.table.phase != "gathering":
        return answer(await room.answer(guest.id))
    return await acted(room, guest, log.Contributed(by=guest.id, id=body.id, seat=body.seat, value=body.value))


@router.post("/{code}/pace", response_model=TableAnswer)
async def set_pace(room: TheRoom, guest: TheGuest, body: PaceAct) -> Response:
    """As the host, choose how fast the bots play from now on."""
    return await acted(room, guest, log.Paced(by=guest.id, id=body.id, pace=body.pace))


@router.post("/{code}/start", response_model=TableAnswer)
async def start(house: TheHouse, room: TheRoom, guest: TheGuest, body: Act) -> Response:
    """Begin."""
    head = room.table.head
    key = key_of_seed(head.deal.seed).hex() if head.deal else ""
    if not key and not head.secret:  # a table of an older house
        key = house.sources.secret().hex()
    version = games.game_of(room.table.head.game).version
    return await acted(room, guest, log.Started(by=guest.id, id=body.id, key=key, version=version))


@router.post("/{code}/leave", response_model=TableAnswer)
async def leave(room: TheRoom, guest: TheGuest, body: Act) -> Response:
    """Leave during a game; a bot plays on for you."""
    return await acted(room, guest, log.Left(by=guest.id, id=body.id))


@router.post("/{code}/return", response_model=TableAnswer)
async def come_back(room: TheRoom, guest: TheGuest, body: Act) -> Response:
    """Come back, and have your seats again."""
    return await acted(room, guest, log.Returned(by=guest.id, id=body.id))


@router.post("/{code}/rematch", response_model=NextTable)
async def rematch(house: TheHouse, room: TheRoom, guest: TheGuest, body: Act) -> Response:
    """The next table of the same people; whoever asks second is given the same."""
    permissions.may_rematch(room.table, guest.id)
    room.table.repeated(log.Rematched(by=guest.id, id=body.id, code=""))
    if room.table.rematch is None:
        following = await house.create(rotated(room.table, guest, house))
        try:
            await room.act(log.Rematched(by=guest.id, id=body.id, code=following.table.code))
        except Refused:
            if room.table.rematch is None:
                raise  # else somebody else has just asked: theirs is the next table
    return answer(NextTable(code=str(room.table.rematch)))


def rotated(table: Table, guest: Guest, house: House) -> log.Created:
    """The same table, each one seat further with the same colour and head start; whoever asked is its host."""
    seats = [
        SeatPlan(kind=seat.kind, guest=seat.guest, name=seat.name, bot=seat.bot, colour=colour, head_start=given)
        for given, seat, colour in zip(table.head_starts, table.seats, colours_of(table.seats), strict=True)
    ]
    return log.Created(
        by=guest.id,
        game=table.head.game,
        edition=table.head.edition,
        cards=table.head.cards,
        options=table.head.options,
        seats=seats[1:] + seats[:1],
        pace=table.pace,
        clock=table.head.clock,
        deal=table.head.deal,
        stand_in=table.head.stand_in,
        slow=table.head.slow,
        hints=table.head.hints,
        nonce=house.sources.token(),
    )


@router.post("/{code}/claim", response_model=TableAnswer)
async def claim(request: Request, house: TheHouse, room: TheRoom, visitor: TheVisitor, body: ClaimAct) -> Response:
    """Take a seat over by its link; whoever has no name yet gets the seat's."""
    number, _, secret = body.token.partition("-")
    if not number.isascii() or not number.isdigit() or len(number) > 1 or not body.token.isascii():
        raise Refused("forbidden", "house-link-spent")
    seat = permissions.seat_of(room.table, int(number))
    guest = visitor or Guest(f"g_{house.sources.token()}", seat.name or "?")
    entry = log.Moved(by=guest.id, id=body.id, seat=int(number), secret=secret)
    response = await acted(room, guest, entry)
    if visitor is None:
        set_guest_cookie(request, response, house.signer.write(guest))
    return response
