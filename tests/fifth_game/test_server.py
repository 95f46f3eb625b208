"""A whole game of the fifth game over sockets; what is sealed reaches nobody else."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fifth_game.running import JOINED
from tests.server.houses import ProcessHouse
from tests.server.people import CLOSING, Person, TableClient
from tests.server.postgres import free_port

GAME = "chestnuts"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProcessHouse]:
    """A house to which nothing was said but the one line."""
    folder: Path = tmp_path_factory.mktemp("house")
    running = ProcessHouse(folder, None, free_port(), **JOINED).start()
    yield running
    CLOSING.close()
    assert running.end(signal.SIGTERM) == 0


def test_the_house_offers_it_with_all_that_people_read(house: ProcessHouse) -> None:
    lou = Person(house.url)
    [info] = [game for game in lou.get("/api/games") if game["id"] == GAME]
    assert info["titles"] == {"en": "Hot Chestnuts", "fr": "Marrons chauds"}
    assert (info["prefix"], info["bots"]) == ("CH", ["greedy"])
    texts = lou.get(f"/api/games/{GAME}/texts/fr")
    assert "title-chestnuts = Marrons chauds" in texts["messages"]
    assert "**CH-07** Puis on retourne" in texts["rules"]


def test_a_whole_game_of_two_people_and_a_bot(house: ProcessHouse) -> None:
    lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
    code = lou.create("me", "open", "greedy", game=GAME)
    sam.at(code, "sit", {"seat": 1})
    lou.at(code, "start")
    clients = [lou.connect(code), sam.connect(code), TableClient(house.url, code)]
    for client in clients:
        client.until("welcome")
    for rounds in (1, 2, 3):
        for seat, client in enumerate(clients[:2]):
            assert client.play(seat, client.views[seat]["moves"][0])["type"] == "done"
        for client in clients:
            read_to_end_of_round(client, rounds)
    for client in clients:
        assert client.table["phase"] == "over"
        assert client.table["scores"] == next(iter(client.views.values()))["points"]


def read_to_end_of_round(client: TableClient, rounds: int) -> None:
    """Until the bot too has laid its card, and the cards of so many rounds lie face up."""
    while len(next(iter(client.views.values()))["played"][0]) < rounds:
        client.receive()


def test_a_sealed_card_reaches_its_own_seat_alone(house: ProcessHouse) -> None:
    lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
    code = lou.create("me", "open", game=GAME)
    sam.at(code, "sit", {"seat": 1})
    lou.at(code, "start")
    clients = [lou.connect(code), sam.connect(code), TableClient(house.url, code)]
    for client in clients:
        client.until("welcome")
    move, before = clients[0].views[0]["moves"][0], [dict(client.views) for client in clients]
    assert clients[0].play(0, move)["type"] == "done"
    assert clients[0].views[0]["laid"] == move.split()[1]
    assert [event.get("private", False) for event in clients[0].log[-1]["events"]] == [True]
    for number, seat in ((1, 1), (2, None)):
        client, mark = clients[number], len(clients[number].raw)
        client.send(type="ping")
        client.until("pong")
        told = b"".join(client.raw[mark:]).decode()
        assert "ch-event-ready" in told
        assert "ch-event-laid" not in told
        assert move not in told
        changed = {**before[number][seat], "to_act": client.views[seat]["to_act"]}
        assert client.views[seat] == changed
