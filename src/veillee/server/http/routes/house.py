"""The house itself: who you are, which games there are, how it does, and the home network."""

import asyncio
from typing import Literal

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response
from typing_extensions import TypedDict

import veillee
from veillee import bots, games, locales
from veillee.coach import even_odds
from veillee.core import registry
from veillee.server.errors import Refused
from veillee.server.http.guests import COOKIE, YEAR, Guest, check_name
from veillee.server.http.requests import Named, Switch, TheGuest, TheHouse, TheVisitor
from veillee.server.http.responses import answer
from veillee.server.process.lan import LanInfo, is_loopback
from veillee.server.protocol import EMOTES, PROTOCOL
from veillee.server.storage import revocations

router = APIRouter()


class GuestInfo(TypedDict):
    """A guest."""

    id: str
    name: str


class HouseInfo(TypedDict):
    """What a page needs to know of the house."""

    version: str
    protocol: int
    lineage: str
    """Which house this is: the same as long as its database is."""
    ready: bool
    home: bool
    here: bool
    lan: LanInfo
    bots: list[str]
    emotes: list[str]


class SeatRange(TypedDict):
    """How many seats a game takes."""

    least: int
    most: int


class EditionInfo(TypedDict):
    """An edition."""

    id: str
    titles: dict[str, str]


class OptionInfo(TypedDict):
    """A rule switch: what it is set to unless somebody chooses, and what it may be set to."""

    default: bool | int | str
    values: list[bool | int | str]


class GameInfo(TypedDict):
    """A game that can be played."""

    id: str
    version: int
    titles: dict[str, str]
    """What it is called, by language."""
    prefix: str
    """What its clauses are called and, in small letters, what its messages begin with."""
    seats: SeatRange
    sides: dict[int, list[list[int]]]
    """Who plays with whom, for the numbers of seats where somebody plays with another."""
    editions: list[EditionInfo]
    edition: str
    bots: list[str]
    """Its players, the weakest first."""
    options: dict[str, OptionInfo]
    hints: bool
    """Whether the coach can be asked about its moves."""
    head_starts: bool
    """Whether it is won by points, of which seats may be given some before it begins."""
    odds: dict[int, dict[str, int]]
    """By the number of seats, how many points each of its players is behind the best, as far as was measured."""
    even_tables: dict[str, list[int]]
    """The head starts of tables that were measured as they sit: players seat by seat with commas between."""


class GameTexts(TypedDict):
    """The messages of a game as a Fluent file, and its rules as Markdown."""

    messages: str
    rules: str


@router.get("/api/info", response_model=HouseInfo)
async def info(request: Request, house: TheHouse) -> Response:
    """The house as it is now."""
    return answer(
        HouseInfo(
            version=veillee.__version__,
            protocol=PROTOCOL,
            lineage=house.lineage,
            ready=house.readiness.ready,
            home=house.settings.home,
            here=is_loopback(request),
            lan=request.app.state.lan.info(),
            bots=shared_bots(),
            emotes=list(EMOTES),
        )
    )


def shared_bots() -> list[str]:
    """The players that every game of the house has, the weakest first."""
    first, *others = (bots.bots_of(games.game_of(name)) for name in games.MODULES)
    return [name for name in first if all(name in known for known in others)]


@router.get("/api/games", response_model=list[GameInfo])
async def all_games() -> Response:
    """Every game of the house."""
    return answer([game_info(game) for game in games.MODULES])


def game_info(name: str) -> GameInfo:
    """A game with its editions and options."""
    game = games.game_of(name)
    editions = [EditionInfo(id=one, titles=game.load_edition(one).titles) for one in game.editions]
    return GameInfo(
        id=name,
        version=game.version,
        titles={lang: locales.text(lang, f"title-{name}") for lang in locales.LANGUAGES},
        prefix=game.prefix,
        seats=SeatRange(least=game.seats[0], most=game.seats[-1]),
        sides={n: [[*side] for side in game.sides(n)] for n in game.seats if game.sides(n)},
        editions=editions,
        edition=game.default_edition,
        bots=list(bots.bots_of(game)),
        options={name: OptionInfo(default=o.default, values=list(o.values)) for name, o in game.options.items()},
        hints=game.capabilities.hints is not None,
        head_starts=game.head_starts,
        odds=even_odds.points_behind(game),
        even_tables=even_odds.tables(game),
    )


@router.get("/api/games/{game}/texts/{lang}", response_model=GameTexts)
def texts(game: str, lang: Literal["en", "fr"]) -> Response:
    """What people read of a game, for a page that has none of it built in."""
    name = games.game_of(game).id
    page = registry.rules_file(name, lang)
    rules = page.read_text(encoding="utf-8") if page else ""
    return answer(GameTexts(messages=registry.texts_of(name, lang), rules=rules))


@router.get("/api/guest", response_model=GuestInfo | None)
async def who(guest: TheVisitor) -> Response:
    """Who you are."""
    return answer(GuestInfo(id=guest.id, name=guest.name) if guest else None)


@router.post("/api/guest", response_model=GuestInfo)
async def introduce(request: Request, house: TheHouse, before: TheVisitor, body: Named) -> Response:
    """Give yourself a name."""
    guest = Guest(before.id if before else f"g_{house.sources.token()}", check_name(body.name))
    response = answer(GuestInfo(id=guest.id, name=guest.name))
    set_guest_cookie(request, response, house.signer.write(guest))
    return response


@router.post("/api/guest/devices", response_model=GuestInfo)
async def sign_out_devices(request: Request, house: TheHouse, guest: TheGuest) -> Response:
    """Sign out on every other device: all cookies of yours count no more, and this device gets a new one."""
    try:
        await asyncio.to_thread(revocations.revoke, house.engine, guest.id)
        await house.cookies.look()
    except sa.exc.SQLAlchemyError:
        raise Refused("storage", "house-storage", wait=1) from None
    response = answer(GuestInfo(id=guest.id, name=guest.name))
    set_guest_cookie(request, response, house.signer.write(guest))
    return response


def set_guest_cookie(request: Request, response: Response, token: str) -> None:
    """Set the cookie: out of reach for scripts, and for https only where we are reached by it."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


@router.post("/api/lan", response_model=LanInfo)
async def lan(request: Request, house: TheHouse, body: Switch) -> Response:
    """Open the house to the home network, or close it again."""
    return answer(await request.app.state.lan.switch(request, house, on=body.on))


@router.get("/healthz")
async def healthy() -> dict[str, bool]:
    """The process is alive."""
    return {"ok": True}


@router.get("/readyz", responses={503: {"description": "Getting ready"}})
async def ready(house: TheHouse) -> Response:
    """The rules are compiled, the database answers and has the log, and what other processes write is heard."""
    state = {"rules": house.readiness.ready, "database": await house.database_check.answers()}
    if house.cluster is not None:
        state["listening"] = house.cluster.hears
    return answer(state, 200 if all(state.values()) else 503)


@router.get("/metrics", response_class=Response)
async def metrics(request: Request, house: TheHouse) -> Response:
    """Counters for Prometheus, for this machine only."""
    if not is_loopback(request):
        raise Refused("forbidden", "house-this-machine-only")
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")
