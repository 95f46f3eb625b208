"""Card files of one's own: looked through before a table is laid with them."""

from fastapi import APIRouter, Request, Response

from veillee import games
from veillee.core.edition import CardFile
from veillee.server import card_files
from veillee.server.card_files import CheckedCards
from veillee.server.http.addresses import address_of
from veillee.server.http.requests import CardFileText, TheHouse
from veillee.server.http.responses import answer
from veillee.server.http.routes.tables import REFUSALS

router = APIRouter(prefix="/api/games", responses=REFUSALS)


@router.post("/{game}/cards", response_model=CheckedCards)
async def check(request: Request, house: TheHouse, game: str, body: CardFileText) -> Response:
    """Look a card file through: what it is called, or every problem with its line."""
    house.limiters.cards.check(address_of(request.scope))
    played, file = games.game_of(game), CardFile(body.name, body.text)
    return answer(await house.pools.cards.run(card_files.checked, played, file))


@router.get("/{game}/cards", response_model=list[CheckedCards])
async def of_the_house(house: TheHouse, game: str) -> Response:
    """The card files for a game in the house's folder of editions."""
    folder, played = house.settings.editions, games.game_of(game)
    return answer(await house.pools.cards.run(card_files.house_files, folder, played))


@router.get("/{game}/cards/template", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def template(game: str) -> Response:
    """The usual cards of a game as a file to begin with."""
    file = card_files.template(games.game_of(game))
    name = f'attachment; filename="{file.name}"'
    return Response(file.text, media_type="text/plain", headers={"Content-Disposition": name})
