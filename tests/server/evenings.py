"""Evenings for the tests of leaks: a table of any game and kind, all who look at it, and what they are given.

In the middle of the evening the cards that they do not know may change places. Whatever is asked goes through
`Evening.ask`, so that it is known which addresses of the house were compared.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

from tests.secrets.test_secrets import hidden
from tests.server.attacks import FORGED
from tests.server.houses import ROOT, ThreadHouse
from tests.server.people import Person, TableClient, until
from veillee.core.match import Match
from veillee.core.table import LOT, Sight

SCHEMA = json.loads((ROOT / "docs/guide/schema/http.json").read_text(encoding="utf-8"))
ROUTES = {(method, path) for path, methods in SCHEMA["paths"].items() for method in methods}
KINDS: dict[str, dict[str, Any]] = {
    "people": {"seats": ("me", "open"), "hints": True},
    "clocked": {"seats": ("me", "open"), "clock": {"bank": 300, "turn": 60}},
    "hot-seat": {"seats": ("me", "me"), "hints": True},
    "bot": {"seats": ("me", "hedgehog")},
    "slow": {"seats": ("me", "open"), "slow": True},
}
SPARED = {"fairy-lights": (4, 0), "sun-moon": (10, 3), "fairy-school": (0, 0)}
"""So many cards on top of what nobody sees, and in each hand, stay: they are played while we look."""
KEYS = {"p256dh": "x" * 87, "auth": "x" * 22}
BODIES: dict[str, Any] = {
    "/api/guest": {"name": "Ada"},
    "/api/lan": {"on": False},
    "/api/games/{game}/cards": {"name": "mine.toml", "text": "edition = 3"},
    "/api/tables": {"game": "fairy-lights", "seats": [{"kind": "me"}] * 2},
    "/api/tables/{code}/sit": {"seat": 1},
    "/api/tables/{code}/stand": {"seat": 0},
    "/api/tables/{code}/fill": {"seat": 0, "kind": "open"},
    "/api/tables/{code}/seats": {"seats": 2},
    "/api/tables/{code}/contribute": {"seat": 0, "value": "0" * 64},
    "/api/tables/{code}/pace": {"pace": "instant"},
    "/api/tables/{code}/start": {},
    "/api/tables/{code}/leave": {},
    "/api/tables/{code}/return": {},
    "/api/tables/{code}/rematch": {},
    "/api/tables/{code}/claim": {"token": "1-guessed"},
    "/api/tables/{code}/remove": {"seat": 1},
    "/api/tables/{code}/host": {"seat": 0},
    "/api/tables/{code}/stand-in": {"seat": 1},
    "/api/tables/{code}/wait": {"seat": 1},
    "/api/tables/{code}/ask": {"seat": 1},
    "/api/tables/{code}/answer": {"seat": 1, "agreed": False},
    "/api/tables/{code}/seats/{seat}/link": {},
    "/api/tables/{code}/hint": {"seat": 0},
    "/api/tables/{code}/why": {"seat": 0, "line": 1},
    "/api/tables/{code}/carry": {"where": "file"},
    "/api/tables/arrivals": {},
    "/api/tables/{code}/give-up": {"seat": 0},
    "/api/tables/{code}/reminders/push": {"endpoint": "https://push.example/1", "keys": KEYS},
    "/api/tables/{code}/reminders/webhook": {"url": "https://hook.example/1", "whose": "all"},
    "/api/tables/{code}/reminders/stop": {"id": "0" * 32},
    "/api/statistics/{game}/file": FORGED,
    "/api/circles": {"name": "Us"},
    "/api/circles/{circle}/join": {"colour": 2},
    "/api/circles/{circle}/tables": {"code": "ABCDEA"},
    "/api/circles/{circle}/leave": {},
    "/api/circles/{circle}/forget": {},
    "/api/guest/devices": {},
    "/api/memory/forget": {},
}
"""What is posted, in this order."""
OF_OTHERS_ONLY = ("leave", "stand-in", "forget", "devices", "carry")
"""What the people at the table do not post: a bot would play on for them, or they would be gone."""
ASKED: set[tuple[str, str]] = set()
"""The addresses that were asked in evenings, with their methods."""
SENT: set[str] = set()
"""The types of messages that clients have sent in evenings."""
SEEN: set[str] = set()
"""The types of messages that clients were sent."""
TIMED = re.compile(rb"^veillee_commit_seconds.*$|^.*_created.*$|^# .*$|^veillee_loop.*$", re.MULTILINE)
"""What a metric says of time."""


def unknown(match: Match, viewers: tuple[int, ...]) -> Iterator[list[int]]:
    """The slots whose cards none of some seats knows, pool by pool, without those that are spared."""
    top, held = SPARED[match.game.id]
    spared = set[int]()
    for zone, declared in enumerate(match.game.layout.zones):
        first, count = int(match.game.layout.starts[zone]), int(match.states["table"]["count"][0][zone])
        if declared.sight is Sight.NOBODY:
            spared.update(range(first + max(0, count - top), first + count))
        else:
            spared.update(range(first, first + min(held, count)))
    cards = match.states["table"]["slots"][0].tolist()
    if held:  # of a card that there is twice nobody can say which one stays
        spared.update(slot for slot, card in enumerate(cards) if cards.count(card) > 1)
    found = [hidden(match, viewer) for viewer in viewers]
    for pool, slots in found[0].items():
        yield [slot for slot in slots if slot not in spared and all(slot in one.get(pool, ()) for one in found)]


def swap_sealed_hand(match: Match, seat: int) -> None:
    """Let cards of a seat that acts under seal change places: those of a lot that the first seat does not know."""
    layout, table = match.game.layout, match.states["table"][0]
    own = [zone for zone, declared in enumerate(layout.zones) if declared.owner == seat]
    first, lots = int(layout.starts[own[0]]), dict[int, list[int]]()
    for zone in own:
        start = int(layout.starts[zone])
        if layout.zones[zone].name.split()[0] in ("hand", "pile"):
            for slot in range(start, start + int(table["count"][zone])):
                if not int(table["known"][slot]) & 1:
                    lots.setdefault(int(table["known"][slot]) & LOT, []).append(slot)
    for slots in lots.values():
        cards = table["slots"][slots][::-1].copy()
        match.states["table"]["slots"][0][slots] = cards
        match.states["shown"]["slots"][0][seat][[slot - first for slot in slots]] = cards


class Evening:
    """A table of some kind, everybody who looks at it, and what they are given."""

    def __init__(self, house: ThreadHouse, game: str, kind: str) -> None:
        self.house, self.game, self.answers = house, game, list[bytes]()
        self.people = [Person(house.url, name) for name in ("Lou", "Sam", None, "Ada")]
        self.places = {"code": "", "circle": "", "game": game, "lang": "fr", "seat": "0"}
        more = dict(KINDS[kind])
        seats = more.pop("seats")
        self.lone = "open" not in seats
        """Whether nobody but Lou sits there: then it is told what all seats know."""
        self.avoided: set[str] = set()
        until(lambda: self.people[0].http.get("/readyz").status_code == 200, 60)
        self.places["code"] = self.people[0].create(*seats, game=game, **more)
        self.places["circle"] = self.people[0].post("/api/circles", {"name": "Us"})["id"]
        if "open" in seats:
            self.people[1].at(self.code, "sit", {"seat": 1})
        self.people[0].at(self.code, "start")
        self.clients = [person.connect(self.code) for person in self.people[:2]]
        self.clients += [TableClient(house.url, self.code), TableClient(house.url, self.code, query="as=screen")]
        for client in self.clients:
            client.until("welcome")
        self.settle()

    @property
    def code(self) -> str:
        return self.places["code"]

    @property
    def match(self) -> Match:
        """The match as it is."""
        found = self.house.house.rooms[self.code].table.match
        assert found is not None
        return found

    def swap(self, *, really: bool) -> None:
        """Let the cards that those who look do not know change places; the cards that move are avoided anyway."""
        match = self.match
        before = match.states.tobytes()
        for slots in unknown(match, (0, 1) if self.lone else (0,)):
            cards = match.states["table"]["slots"][0][slots]
            self.avoided |= {match.edition.names[int(card)] for card in cards}
            for states in (match.states, match._boundary) if really else ():
                states["table"]["slots"][0][slots] = cards[::-1]
        if really and match.game.phased and not self.lone:
            swap_sealed_hand(match, 1)
        assert (match.states.tobytes() != before) is really

    def send(self, client: TableClient, kind: str, seat: int, id_: str, **given: Any) -> None:
        """Send a message, and wait for its answer."""
        SENT.add(kind)
        client.send(type=kind, id=id_, seat=seat, **given)
        client.until_id(id_)

    def ask(self, person: Person, method: str, address: str, body: Any = None, **query: str) -> None:
        """Ask the house something, and keep what it answers."""
        ASKED.add((method, address))
        found = person.http.request(method.upper(), address.format(**self.places), json=body, params=query)
        answer = TIMED.sub(b"", found.content) if address == "/metrics" else found.content
        assert found.status_code != 500, (method, address, answer)
        self.answers.append(b"%d %s" % (found.status_code, answer))

    def own(self, seat: int) -> TableClient:
        """The client of a seat."""
        return next(client for client in self.clients if seat in client.you["seats"])

    def is_bot(self, seat: int) -> bool:
        return bool(self.clients[0].table["seats"][seat]["kind"] == "bot")

    def settle(self) -> None:
        """Wait until only people are to act, and everybody has been sent everything."""
        first = self.clients[0]
        while any(self.is_bot(seat) for seat in first.table["to_act"]):
            first.receive()
        for client in self.clients:
            SENT.add("ping")
            client.send(type="ping")
            client.until("pong")

    def turn(self, n: int) -> None:
        """Somebody plays, with everything else that people do."""
        seat = self.clients[0].table["to_act"][0]
        own, nonsense = self.own(seat), {"fairy-lights": "take gold silver"}.get(self.game, "pass")
        self.send(own, "undo", seat, f"u{n}")
        self.send(own, "play", seat, f"x{n}", move=nonsense)
        self.send(own, "series", seat, f"s{n}", moves=[nonsense, "dance"], anew=False)
        self.send(own, "emote", seat, f"e{n}", emote="wow")
        self.send(own, "why", seat, f"w{n}", move=nonsense)
        self.ask(self.people[0], "post", "/api/tables/{code}/hint", {"seat": 0, "id": f"h{n}"})
        if self.game == "fairy-lights":
            self.send(own, "play", seat, f"r{n}", move="reveal")
            self.send(own, "undo", seat, f"v{n}")
        moves = [move for move in own.views[seat]["moves"] if not self.avoided & {*re.split(r"[ >]", move)}]
        assert moves, (own.views[seat]["moves"], self.avoided)
        self.send(own, "play", seat, f"p{n}", move=moves[-1])
        self.settle()
        self.ask_why(n)

    def ask_why(self, n: int) -> None:
        """Where a bot plays, why it made its last move."""
        played = [line for line in self.clients[0].log if line["kind"] == "played" and self.is_bot(line["seat"])]
        if played:
            asked = {"seat": 0, "line": played[-1]["n"], "id": f"why{n}"}
            self.ask(self.people[0], "post", "/api/tables/{code}/why", asked)
            assert json.loads(self.answers[-1].partition(b" ")[2])["lines"]
            self.settle()

    def come_to(self, step: str) -> None:
        """Play a game with phases on until everybody is at a step of it."""
        for n in range(300):
            mine = [seat for seat in self.clients[0].table["to_act"] if seat == 0 or not self.is_bot(seat)]
            views = [self.own(seat).views[seat] for seat in mine]
            if all(view["step"] == step for view in views):
                return
            seat = views[0]["seat"]
            moves = views[0]["moves"]
            self.send(self.own(seat), "play", seat, f"c{n}", move="done" if "done" in moves else moves[0])
            self.settle()
        raise AssertionError(step)

    def act_under_seal(self, *, otherwise: bool) -> None:
        """Both seats act under seal, the other one otherwise; in the end they take some of it back."""
        seats = self.clients[0].table["to_act"] if not self.lone else [0]
        for seat in seats:
            own, which = self.own(seat), -1 if otherwise and seat == 1 else 0
            for n in range(2):
                self.send(own, "play", seat, f"k{seat}{n}", move=own.views[seat]["moves"][which])
                self.settle()
            self.send(own, "why", seat, f"y{seat}", move="dance")
        self.ask(self.people[0], "post", "/api/tables/{code}/hint", {"seat": 0, "id": "hint"})
        for seat in seats:  # this plays the phase again from its beginning, where cards lie as they did
            own = self.own(seat)
            self.send(own, "undo", seat, f"b{seat}")
            self.send(own, "series", seat, f"a{seat}", moves=[own.views[seat]["moves"][0]], anew=True)
        self.settle()

    def ask_everything(self) -> None:
        """Every address of the house, asked by everybody who is not the other seat, before the game ends."""
        for person in (self.people[0], *self.people[2:]):
            for method, address in sorted(ROUTES):
                if method == "get":
                    self.ask(person, method, address, **({"day": "2026-12-01"} if "deals" in address else {}))
            for view in ("truth", "0", "1", "spectator"):
                self.ask(person, "get", "/api/tables/{code}/steps", view=view)
        for address, body in BODIES.items():
            for person in (self.people[2], self.people[3], self.people[0]):
                if person is not self.people[0] or not address.endswith(OF_OTHERS_ONLY):
                    self.ask(person, "post", address, body)
        late = [self.people[0].connect(self.code), TableClient(self.house.url, self.code)]
        for client in late:
            client.until("welcome")
        self.clients += late
        self.settle()

    def given(self) -> list[list[bytes]]:
        """Everything that was given to anybody but the other seat."""
        for client in self.clients:
            SEEN.update(json.loads(data)["type"] for data in client.raw)
        others = [client for client in self.clients if client.you["seats"] != [1]]
        return [*(client.raw for client in others), self.answers]
