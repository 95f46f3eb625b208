"""Whole games over real sockets: two people, bots, spectators, hot seat, replay and rematch."""

import veillee
from tests.server.houses import ThreadHouse
from tests.server.people import Line, Person, play_out


def two_at_a_table(house: ThreadHouse) -> tuple[Person, Person, str]:
    """Two people at a table that has begun."""
    lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
    code = lou.create("me", "open")
    sam.at(code, "sit", {"seat": 1})
    lou.at(code, "start")
    return lou, sam, code


def test_two_people_and_a_spectator_play_to_the_end(house: ThreadHouse) -> None:
    lou, sam, code = two_at_a_table(house)
    lines = lou.line(code), sam.line(code), Line(house.url, code)
    for line in lines:
        line.until("welcome")
    assert lines[0].you["seats"] == [0]
    assert lines[2].you == {"guest": None, "seats": [], "host": False}
    assert play_out(*lines) > 40
    for line in lines:
        assert line.table["phase"] == "over"
        assert line.log == lines[0].log
    match = veillee.replay(lou.http.get(f"/api/tables/{code}/replay").text)
    assert lines[0].views[0] == match.view(0)
    assert lines[2].views[None] == match.view(None)
    assert lines[0].table["scores"] == list(match.scores)


def test_a_person_against_bots(house: ThreadHouse) -> None:
    lou = Person(house.url)
    code = lou.create("me", "greedy", "random")
    line = lou.line(code)
    line.until("welcome")
    assert line.views == {}
    lou.at(code, "start")
    line.until("update", kind="started")
    while line.table["phase"] == "playing":
        if 0 in line.table["to_act"]:
            assert line.play(0, line.views[0]["moves"][0])["type"] == "done"
        else:
            line.receive()
    assert line.views[0]["result"]["winners"] == line.table["winners"]
    assert line.views[0]["names"] == ["Lou", "B", "C"]
