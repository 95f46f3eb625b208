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
from veillee.server.table import entries as log
from veillee.server.table.room import Room

PATIENT = Limits(messages_per_second=1e6, http_per_second=1e6, tables_per_minute=1e6, hints_per_second=1e6)
MOST_ACTS = 100_000
LATEST = 120
"""Before this act of one's own somebody begins to watch."""


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

    async def recall_all(self, beginning: str) -> str:
        """The values whose names begin so."""
        return json.dumps([one for one in self.values.items() if one[0].startswith(beginning)])


def settled_sources(number: int = 0) -> Sources:
    """Time and chance that are the same in every run; another number deals other cards."""
    numbers = count(1)

    def code() -> str:
        n = next(numbers)
        return "".join(CODE_LETTERS[(n // len(CODE_LETTERS) ** i) % len(CODE_LETTERS)] for i in range(6))

    return Sources(
        milliseconds=lambda: 1_800_000_000_000,
        code=code,
        secret=lambda: key_of_seed(number * MOST_ACTS + next(numbers)),
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
    game: str, seats: int, options: dict[str, object] | None = None, number: int = 0, watched: int | None = None
) -> dict[str, object]:
    """A game of one person, who takes a legal move by its number, against bots of the first level and the next.

    Messages are part of the hash for so many acts from some act on, by the number; without a limit for all.
    """
    me, keeper = Session(), Memory()
    await come_in(me, keeper, number)
    others = [{"kind": "bot", "bot": ("rabbit", "hedgehog")[seat % 2]} for seat in range(seats - 1)]
    code = await laid(me, game, [{"kind": "me"}, *others], options or {})
    first = 0 if watched is None else number * 13 % LATEST
    watching = range(first, MOST_ACTS if watched is None else first + watched)
    if not first:
        await watch(me, code)
    await me.ask("POST", f"/tables/{code}/start", {"id": "start"})
    await over(me, code, number, watching)
    if watched is None:
        await me.ask("GET", f"/tables/{code}/steps?view=truth&first=0&count=5")
    await me.ask("GET", f"/tables/{code}/replay")
    await me.ask("GET", "/memory")
    me.digest.update("\n".join(keeper.entries[code]).encode())
    me.pocket.hang_up("1")
    return {"game": game, "acts": me.acts, "digest": me.digest.hexdigest()}


async def come_in(me: Session, keeper: Memory, number: int = 0) -> None:
    """Open the house, and say one's name."""
    settings = Settings(home=False, bot_pause=0.0, limits=PATIENT)
    me.pocket = await open_pocket(keeper, me.post, settings, settled_sources(number))
    for prepared in TABLES:
        await me.pocket.house.readiness.wait(prepared)
    for path in ("/info", "/games", "/guest"):
        await me.ask("GET", path)
    await me.ask("POST", "/guest", {"name": "Zoé"})


async def laid(me: Session, game: str, seats: list[dict[str, str]], options: dict[str, object]) -> str:
    """Lay a table; its code."""
    wish = {"game": game, "seats": seats, "options": options, "pace": "instant", "id": "new"}
    made = await me.ask("POST", "/tables", wish)
    return str(made["table"]["code"])  # type: ignore[index]


async def watch(me: Session, code: str) -> None:
    """Look at the table from now on."""
    me.pocket.open_line("1", f"/api/tables/{code}/socket")
    await me.until("welcome")


async def at_rest(me: Session, room: Room) -> None:
    """Bots that may act go first, so that all happens in one order whoever is quicker."""
    while me.pocket.house.is_busy(room):
        await asyncio.sleep(0)


async def over(me: Session, code: str, number: int, watching: range) -> None:
    """Play on until the game is over; whoever does not watch acts without messages."""
    room = await me.pocket.house.room(code)
    while room.table.phase != "over":
        await at_rest(me, room)
        if me.acts == watching.start and not room.sockets:
            await watch(me, code)
        if me.acts == watching.stop and room.sockets:
            me.pocket.hang_up("1")
            while room.sockets:
                await asyncio.sleep(0)
        match = room.table.playing()
        if 0 not in match.to_act:
            await asyncio.sleep(0)
            continue
        actions, at = match.actions(0), room.table.number
        action = actions[(me.acts * 7 + number) % len(actions)]
        move = match.game.say(match.states[0], match.edition.records[0], 0, action)
        if room.sockets:
            me.pocket.say("1", json.dumps({"type": "why", "id": f"w{me.acts}", "seat": 0, "move": "pass"}))
            me.pocket.say("1", json.dumps({"type": "play", "id": f"a{me.acts}", "seat": 0, "move": move}))
        else:
            await room.act(log.Played(by=room.table.host, id=f"a{me.acts}", seat=0, move=move))
        me.acts += 1
        while room.table.number == at:
            await asyncio.sleep(0)
        assert me.acts < MOST_ACTS
    for _ in range(20):
        await asyncio.sleep(0)
    await at_rest(me, room)


TABLES = {game: min(3, game_of(game).seats[-1]) for game in MODULES}
"""Every game, with three seats where it has so many."""


async def exercise() -> str:
    """All games once, and what is found out about one of them: a line a game."""
    return "\n".join([json.dumps(await play(game, seats)) for game, seats in TABLES.items()])


if __name__ == "__main__":
    print(asyncio.run(exercise()))
