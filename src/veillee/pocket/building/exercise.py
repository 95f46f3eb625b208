"""Whole games in the pocket through everything that a page asks, as a hash: the same whatever runs it.

It runs here with NumPy and Numba, in Node with what the pocket brings, and tells the packer what is needed.
"""

import asyncio
import hashlib
import json
from itertools import count

from veillee.core.rng import key_of_seed
from veillee.games import MODULES, game_of
from veillee.pocket.start import Pocket, open_pocket
from veillee.server.settings import Limits, Settings
from veillee.server.sources import CODE_LETTERS, Sources

PATIENT = Limits(messages_per_second=1e6, http_per_second=1e6, tables_per_minute=1e6, hints_per_second=1e6)
MOST_ACTS = 100_000


class Memory:
    """A keeper that keeps nothing for long."""

    def __init__(self) -> None:
        self.entries: dict[str, list[str]] = {}
        self.values: dict[str, str] = {"secret": "s" * 64, "lineage": "exercise"}

    async def append(self, rows: str) -> str:
        """Keep entries."""
        wanted = json.loads(rows)
        for code, number, _ in wanted:
            if number != len(self.entries.get(code, [])) + 1 and len(wanted) == 1:
                return "conflict"
        for code, _, body in wanted:
            self.entries.setdefault(code, []).append(body)
        return ""

    async def read(self, code: str, after: int) -> str:
        """The entries of a table."""
        return json.dumps(list(enumerate(self.entries.get(code, [])[after:], after + 1)))

    async def keep(self, name: str, value: str) -> str:
        """Keep a value."""
        self.values[name] = value
        return ""

    async def recall(self, name: str) -> str:
        """A value that was kept."""
        return self.values.get(name, "")


def settled_sources() -> Sources:
    """Time and chance that are the same in every run."""
    numbers = count(1)

    def code() -> str:
        n = next(numbers)
        return "".join(CODE_LETTERS[(n // len(CODE_LETTERS) ** i) % len(CODE_LETTERS)] for i in range(6))

    return Sources(
        milliseconds=lambda: 1_800_000_000_000,
        code=code,
        secret=lambda: key_of_seed(next(numbers)),
        token=lambda: f"token-{next(numbers)}",
    )


class Session:
    """Somebody at the page, who plays by what the page is sent."""

    def __init__(self) -> None:
        self.digest, self.heard, self.acts = hashlib.sha256(), asyncio.Queue[str](), 0
        self.pocket: Pocket

    def post(self, line: str, text: str) -> None:
        """A message on a line."""
        for message in text.split("\n"):  # how many go together depends on who is quicker
            self.digest.update(f"{line} {message}\n".encode())
            self.heard.put_nowait(message)

    async def ask(self, method: str, path: str, body: object = None) -> dict[str, object]:
        """A request; its answer as it came is part of the hash."""
        text = "" if body is None else json.dumps(body)
        said = await self.pocket.fetch(method, f"/api{path}", text)
        self.digest.update(f"{method} {path} {said}\n".encode())
        answer = json.loads(said)
        found: dict[str, object] = json.loads(answer["body"]) if answer["type"] == "application/json" else {}
        return found

    async def until(self, *kinds: str) -> dict[str, object]:
        """The next message of some kind."""
        while True:
            message: dict[str, object] = json.loads(await asyncio.wait_for(self.heard.get(), 60))
            if message["type"] in kinds:
                return message


async def play(
    game: str, seats: int, options: dict[str, object] | None = None, number: int = 0
) -> dict[str, object]:
    """A game of one person, who takes a legal move by its number, against bots of the first level and the next."""
    me, keeper = Session(), Memory()
    settings = Settings(home=False, bot_pause=0.0, limits=PATIENT)
    me.pocket = await open_pocket(keeper, me.post, settings, settled_sources())
    for prepared in TABLES:
        await me.pocket.house.readiness.wait(prepared)
    for path in ("/info", "/games", "/guest"):
        await me.ask("GET", path)
    await me.ask("POST", "/guest", {"name": "Zoé"})
    others = [{"kind": "bot", "bot": ("rabbit", "hedgehog")[seat % 2]} for seat in range(seats - 1)]
    wish = {
        "game": game,
        "seats": [{"kind": "me"}, *others],
        "options": options or {},
        "pace": "instant",
        "id": "new",
    }
    made = await me.ask("POST", "/tables", wish)
    code = str(made["table"]["code"])  # type: ignore[index]
    me.pocket.open_line("1", f"/api/tables/{code}/socket")
    await me.until("welcome")
    await me.ask("POST", f"/tables/{code}/start", {"id": "start"})
    await over(me, code, number)
    await me.ask("GET", f"/tables/{code}/steps?view=truth&first=0&count=5")
    await me.ask("GET", f"/tables/{code}/replay")
    me.digest.update("\n".join(keeper.entries[code]).encode())
    me.pocket.hang_up("1")
    return {"game": game, "acts": me.acts, "digest": me.digest.hexdigest()}


async def over(me: Session, code: str, number: int) -> None:
    """Play on until the game is over."""
    room = await me.pocket.house.room(code)
    while room.table.phase != "over":
        match = room.table.playing()
        if 0 not in match.to_act:
            await asyncio.sleep(0)
            continue
        moves, at = match.moves(0), room.table.number
        me.pocket.say("1", json.dumps({"type": "why", "id": f"w{me.acts}", "seat": 0, "move": "pass"}))
        move = moves[(me.acts * 7 + number) % len(moves)]
        me.pocket.say("1", json.dumps({"type": "play", "id": f"a{me.acts}", "seat": 0, "move": move}))
        me.acts += 1
        while room.table.number == at:
            await asyncio.sleep(0)
        assert me.acts < MOST_ACTS
    for _ in range(20):
        await asyncio.sleep(0)


TABLES = {game: min(3, game_of(game).seats[-1]) for game in MODULES}
"""Every game, with three seats where it has so many."""


async def exercise() -> str:
    """All games once, and what is found out about one of them: a line a game."""
    return "\n".join([json.dumps(await play(game, seats)) for game, seats in TABLES.items()])


if __name__ == "__main__":
    print(asyncio.run(exercise()))
