"""Whole games over real sockets: two people, bots, spectators, hot seat, replay and rematch."""

import veillee
from tests.server.houses import ThreadHouse
from tests.server.people import Person, TableClient, play_out


def two_at_a_table(house: ThreadHouse) -> tuple[Person, Person, str]:
    """Two people at a table that has begun."""
    lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
    code = lou.create("me", "open")
    sam.at(code, "sit", {"seat": 1})
    lou.at(code, "start")
    return lou, sam, code


def test_two_people_and_a_spectator_play_to_the_end(house: ThreadHouse) -> None:
    lou, sam, code = two_at_a_table(house)
    clients = lou.connect(code), sam.connect(code), TableClient(house.url, code)
    for client in clients:
        client.until("welcome")
    assert clients[0].you["seats"] == [0]
    assert clients[2].you == {"guest": None, "seats": [], "host": False}
    assert play_out(*clients) > 40
    for client in clients:
        assert client.table["phase"] == "over"
        assert client.log == clients[0].log
    match = veillee.replay(lou.http.get(f"/api/tables/{code}/replay").text)
    assert clients[0].views[0] == match.view(0)
    assert clients[2].views[None] == match.view(None)
    assert clients[0].table["scores"] == list(match.scores)


def test_a_person_against_bots(house: ThreadHouse) -> None:
    lou = Person(house.url)
    code = lou.create("me", "greedy", "random")
    client = lou.connect(code)
    client.until("welcome")
    assert client.views == {}
    lou.at(code, "start")
    client.until("update", kind="started")
    while client.table["phase"] == "playing":
        if 0 in client.table["to_act"]:
            assert client.play(0, client.views[0]["moves"][0])["type"] == "done"
        else:
            client.receive()
    assert client.views[0]["result"]["winners"] == client.table["winners"]
    assert client.views[0]["names"] == ["Lou", "B", "C"]
