"""Every screen of the house, each as somebody meets it: with a running table, a circle, games that are over."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.web.conftest import Visit

GAMES = ("fairy-lights", "reussite", "sun-moon", "fairy-school")
QUICKEST = "rabbit"


@dataclass(frozen=True)
class Screen:
    """Where it is, what shows that it stands, and the acts that a phone held sideways shows without scrolling."""

    path: str
    stands: str
    acts: str


def plain_screens() -> tuple[Screen, ...]:
    """Those that need no table."""
    return (
        *(Screen(f"/new/{game}", "form", "form .btn.main") for game in GAMES),
        *(
            Screen(f"/learn/{game}", "[data-table]", "[data-table] .coach, .go .btn, [data-wanted]")
            for game in GAMES
        ),
        Screen("/rules/fairy-school", "main h2", "nav a, .top .btn"),
        Screen("/settings", "main input", "main .panel:first-of-type fieldset:first-child label"),
        Screen("/memory", "main .games", "main select"),
        Screen("/commitments", "main h1", ".top .btn"),
        Screen("/pocket", "main h2", ".top .btn"),
        Screen("/advent", ".door", "li:nth-child(-n+6) .door"),
        Screen("/statistics/reussite", "main h1", ".top .btn"),
        Screen("/nowhere", "main h1", "main .btn"),
        Screen("/", ".resume .btn.main", ".resume .btn.main"),
    )


class Guest:
    """Somebody with a circle, and with tables that gather, run and are over; all of it by their own browser."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self._post("/api/guest", {"name": "Zoé"})
        self.circle = self._post("/api/circles", {"name": "Cousins et cousines"})["id"]

    def _post(self, path: str, body: Any) -> Any:
        answer = self._page.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def table(self, game: str, *seats: dict[str, str]) -> str:
        """A table with this guest at its first seat, among those of the circle."""
        body = {"game": game, "seats": [{"kind": "me"}, *seats], "pace": "instant"}
        code = str(self._post("/api/tables", body)["table"]["code"])
        self._post(f"/api/circles/{self.circle}/tables", {"code": code})
        return code

    def begun(self, game: str) -> str:
        """A table that has begun, against a bot where it takes two."""
        others = () if game == "reussite" else ({"kind": "bot", "bot": QUICKEST},)
        code = self.table(game, *others)
        self._post(f"/api/tables/{code}/start", {})
        return code

    def ended(self, game: str) -> str:
        """A table where a bot played this guest's game to its end, or the solitaire was given up."""
        code = self.begun(game)
        leaving = ("give-up", {"seat": 0}) if game == "reussite" else ("leave", {})
        self._post(f"/api/tables/{code}/{leaving[0]}", leaving[1])
        while self._page.request.get(f"/api/tables/{code}").json()["table"]["phase"] != "over":
            self._page.wait_for_timeout(20)
        return code


def table_screens(guest: Guest) -> Iterator[Screen]:
    """Lobby, tables of all games, their ends, replays and analyses, the circle."""
    waiting = guest.table("fairy-lights", {"kind": "open"}, {"kind": "bot", "bot": QUICKEST})
    yield Screen(f"/t/{waiting}", "#seats-title", "#my-name")
    lobby = guest.table("fairy-lights", {"kind": "bot", "bot": QUICKEST})
    yield Screen(f"/t/{lobby}", "#seats-title", ".btn.big")
    yield Screen(f"/t/{lobby}/table", "main", "")
    for game in GAMES:
        yield Screen(f"/t/{guest.begun(game)}", "[data-table] [data-act]", "[data-table] [data-act]")
        code = guest.ended(game)
        yield Screen(f"/t/{code}", "section.count, .result", ".after .btn")
        yield Screen(f"/replay/{code}", ".controls", ".controls .buttons button, .controls input")
        if game != "reussite":  # what was given up is not gone over
            yield Screen(f"/analysis/{code}", "main h2", ".top .btn")
    yield Screen(f"/c/{guest.circle}", "#games-title", "#people-title")


def someone(visit: Visit, **how: Any) -> tuple[Any, Guest]:
    """A phone, and who holds it."""
    page = visit("/nowhere", phone=True, **how)
    return page, Guest(page)
