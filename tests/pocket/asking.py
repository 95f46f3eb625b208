"""Asks the pocket what a page should not, and prints how it answered; in a process of its own."""

import asyncio
import json
import sys

from veillee.core.portions import Portions
from veillee.pocket.building.exercise import Memory, Session, settled_sources
from veillee.pocket.start import open_pocket
from veillee.server.settings import Settings

ENOUGH = 500
SEATS = [{"kind": "me"}, {"kind": "bot"}]
ASKED = (
    ("GET", "/nothing", None),
    ("POST", "/tables", {"game": "fairy-lights", "seats": SEATS}),  # nobody has a name yet
    ("POST", "/guest", {"name": ""}),
    ("POST", "/guest", {"name": "Zoé", "more": 1}),
    ("POST", "/guest", {"name": "Zoé"}),
    ("POST", "/tables", "{"),
    ("POST", "/tables", {"game": "chess", "seats": SEATS}),
    ("POST", "/tables", {"game": "fairy-lights", "seats": [{"kind": "ghost"}]}),
    ("POST", "/tables", {"game": "fairy-lights", "seats": SEATS, "stand_in": -1}),
    ("GET", "/tables/AAAAAA", None),
    ("GET", "/tables/AAAAAA/steps?first=x", None),
    ("POST", "/tables", {"game": "fairy-lights", "seats": SEATS}),
)


async def main() -> None:
    """Ask one after the other; then a full disk, and another tab that was first."""
    me, keeper = Session(), Memory()
    me.pocket = await open_pocket(keeper, me.post, Settings(home=False, bot_pause=0.0), settled_sources())
    found = []
    for method, path, body in ASKED:
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        said = json.loads(await me.pocket.fetch(method, f"/api{path}", text))
        error = json.loads(said["body"]).get("error") if said["body"] else None
        found.append([said["status"], error and error["code"], error and bool(error["texts"]["fr"])])
    code = next(iter(keeper.entries))
    said = {
        "answers": found,
        "full": await full(me, keeper, code),
        "late": await late(me, keeper),
        "portions": await portions_meanwhile(me, code),
    }
    sys.stdout.write(json.dumps(said))


async def full(me: Session, keeper: Memory, code: str) -> list[object]:
    """A disk that is full: the act is refused, nothing of it is told, and it can be done once there is room."""

    async def no_room(rows: str) -> str:
        return "QuotaExceededError: no room"

    keep, keeper.append = keeper.append, no_room  # type: ignore[method-assign]
    said = json.loads(await me.pocket.fetch("POST", f"/api/tables/{code}/start", '{"id": "s"}'))
    entries = len(keeper.entries[code])
    keeper.append = keep  # type: ignore[method-assign]
    again = json.loads(await me.pocket.fetch("POST", f"/api/tables/{code}/start", '{"id": "s"}'))
    return [said["status"], json.loads(said["body"])["error"]["code"], entries, again["status"]]


async def portions_meanwhile(me: Session, code: str) -> list[int]:
    """How many portions of a long thought are thought while somebody is answered, by request and by socket."""
    counted = 0

    def long() -> Portions[None]:
        nonlocal counted
        while counted < ENOUGH:
            counted += 1
            yield

    me.pocket.open_line("1", f"/api/tables/{code}/socket")
    await me.until("welcome")
    thought, found = asyncio.create_task(me.pocket.house._turns.work(long())), list[int]()
    for ask in (me.pocket.fetch("GET", f"/api/tables/{code}", ""), pinged(me)):
        while counted < 2 + sum(found):
            await asyncio.sleep(0)
        before = counted
        await ask
        found.append(counted - before)
    await thought
    return found


async def pinged(me: Session) -> None:
    """Ask something over the socket, and be answered."""
    me.pocket.say("1", json.dumps({"type": "why", "id": "w", "seat": 0, "move": "pass"}))
    await me.until("why", "refused")


async def late(me: Session, keeper: Memory) -> list[object]:
    """Two tabs over one log: the second to start a table finds that the first has."""
    made = await me.ask("POST", "/tables", {"game": "fairy-lights", "seats": [{"kind": "me"}, {"kind": "me"}]})
    code = made["table"]["code"]  # type: ignore[index]
    other = Session()
    other.pocket = await open_pocket(keeper, other.post, Settings(home=False), settled_sources())
    path = f"/api/tables/{code}/start"
    await other.pocket.fetch("GET", f"/api/tables/{code}", "")
    one = json.loads(await me.pocket.fetch("POST", path, '{"id": "one"}'))
    two = json.loads(await other.pocket.fetch("POST", path, '{"id": "two"}'))
    phase = json.loads(json.loads(await other.pocket.fetch("GET", f"/api/tables/{code}", ""))["body"])["table"][
        "phase"
    ]
    return [one["status"], two["status"], len(keeper.entries[code]), phase]


if __name__ == "__main__":
    asyncio.run(main())
