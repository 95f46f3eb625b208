"""A circle: a permanent link with people, open tables, past games and scores; taken out and deleted as a whole."""

from tests.server.houses import ThreadHouse
from tests.server.people import Person, play_out
from tests.server.test_memory import until


def test_a_circle_from_its_link_to_its_end(house: ThreadHouse) -> None:
    lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
    circle = lou.post("/api/circles", {"name": "Les Dupont"}, expect=201)["id"]
    path = f"/api/circles/{circle}"
    seen = sam.get(path)
    assert (seen["name"], seen["member"], [one["name"] for one in seen["people"]]) == (
        "Les Dupont",
        False,
        ["Lou"],
    )
    link = sam.get(f"{path}/invite")
    assert (link["url"], link["local_only"]) == (f"{house.url}/c/{circle}", True)
    assert b"<svg" in sam.http.get(link["qr"]).content
    sam.get("/api/circles/nobody-has-this/invite", expect=404)
    sam.post(f"{path}/tables", {"code": "AAAAAA"}, expect=403)
    sam.get(f"{path}/file", expect=403)
    assert sam.post(f"{path}/join", {"colour": 3})["member"]

    code = lou.create("me", "open")
    sam.post(f"{path}/tables", {"code": code}, expect=403)
    [table] = lou.post(f"{path}/tables", {"code": code})["tables"]
    assert (table["code"], table["phase"], table["people"]) == (code, "gathering", ["Lou"])
    sam.at(code, "sit", {"seat": 1})
    lou.at(code, "start")
    clients = lou.connect(code), sam.connect(code)
    for client in clients:
        client.until("welcome")
    play_out(*clients)
    until(lambda: lou.get(path)["games"])
    over = lou.get(path)
    assert over["tables"] == []
    assert [one["code"] for one in over["games"]] == [code]
    assert [one["played"] for one in over["people"]] == [1, 1]
    assert sum(one["won"] for one in over["people"]) == len(lou.table(code)["winners"])

    next_code = lou.at(code, "rematch")["code"]
    lou.get(path)
    assert [one["code"] for one in lou.get(path)["tables"]] == [next_code], "the same people's next table"

    assert lou.http.get(f"{path}/file").json()["name"] == "Les Dupont"
    assert not sam.post(f"{path}/leave")["member"]
    assert sam.get(path)["games"] == []
    lou.post(f"{path}/forget", expect=204)
    lou.get(path, expect=404)
    assert lou.get("/api/memory")["games"], "the games stay with those who played them"
