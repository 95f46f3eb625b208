"""Coming back: every recipient has its own numbers, and resumes from its own."""

import pytest

from tests.server.houses import ProcessHouse, ThreadHouse
from tests.server.people import Person, TableClient, play_out
from veillee.server.table import welcome


def hot_seat(
    house: ThreadHouse | ProcessHouse, other: str = "me", **headers: str
) -> tuple[Person, str, TableClient]:
    """One person on both seats of a table that has begun, or on one of them."""
    lou = Person(house.url)
    code = lou.create("me", other)
    lou.at(code, "start")
    client = lou.connect(code, **headers)
    client.until("welcome")
    return lou, code, client


def test_whoever_reconnects_gets_what_they_missed_and_no_more(house: ThreadHouse) -> None:
    lou, code, client = hot_seat(house)
    play_out(client, moves=5)
    client.close()
    other = lou.connect(code)
    other.until("welcome")
    play_out(other, moves=4)
    again = lou.connect(code, after=client)
    welcome = again.until("welcome")
    assert [frame["n"] for frame in welcome["missed"]] == [client.n + 1, client.n + 2, client.n + 3, client.n + 4]
    assert not welcome["reset"]
    assert (again.log, again.views, again.n) == (other.log, other.views, other.n)


def test_an_unknown_epoch_or_number_starts_from_the_beginning(house: ThreadHouse) -> None:
    _, code, client = hot_seat(house)
    for query in ("from=2&epoch=beef", f"from=99999&epoch={client.epoch}", "from=2"):
        stranger = TableClient(house.url, code, query=query)
        assert stranger.until("welcome")["reset"]
        assert stranger.log[0]["kind"] == "created"
    for query in ("from=-3", "from=many", "from=0", "epoch=%00"):
        assert TableClient(house.url, code, query=query).until("welcome")["missed"][0]["n"] == 1


def test_memory_is_only_a_cache_of_the_log(house: ThreadHouse) -> None:
    lou, code, client = hot_seat(house)
    play_out(client, moves=12)
    client.close()
    house.house.loop.call_soon_threadsafe(house.house.rooms.clear)
    again = lou.connect(code, after=client)
    assert again.until("welcome")["missed"] == []
    assert (again.epoch, again.n, again.views) == (client.epoch, client.n, client.views)


def test_sitting_down_changes_the_viewpoint_and_its_numbers(house: ThreadHouse) -> None:
    lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
    code = lou.create("me", "open")
    client = sam.connect(code)
    first = client.until("welcome")
    assert first["you"]["seats"] == []
    sam.at(code, "sit", {"seat": 1})
    second = client.until("welcome")
    assert second["reset"]
    assert second["you"]["seats"] == [1]
    assert second["epoch"] != first["epoch"]


def test_what_only_one_seat_is_told_takes_no_number_from_others(house: ThreadHouse) -> None:
    lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
    code = lou.create("me", "open")
    sam.at(code, "sit", {"seat": 1})
    mine, theirs = lou.connect(code), sam.connect(code)
    mine.until("welcome"), theirs.until("welcome")
    lou.at(code, "seats/0/link")
    assert mine.until("update")["kind"] == "linked"
    lou.at(code, "start")
    assert (mine.until("update")["n"], theirs.until("update")["n"]) == (4, 3)
    assert theirs.log[-1]["kind"] == "started"
    again = sam.connect(code)
    again.until("welcome")
    assert [frame["kind"] for frame in again.log] == ["created", "sat", "started"]


def test_events_without_views_for_programs(house: ThreadHouse) -> None:
    _, code, client = hot_seat(house)
    bare = TableClient(house.url, code, query="views=none")
    assert bare.until("welcome")["views"] == []
    play_out(client, moves=1)
    update = bare.until("update")
    assert update["views"] == []
    assert update["events"] == client.log[-1]["events"]


def test_three_devices_of_one_person_agree(house: ThreadHouse) -> None:
    lou, code, client = hot_seat(house)
    others = [lou.connect(code) for _ in range(2)]
    for other in others:
        other.until("welcome")
    play_out(client, moves=10)
    for other in others:
        while other.n < client.n:
            other.receive()
        assert (other.views, other.log) == (client.views, client.log)


def test_a_welcome_is_a_window_of_the_log_and_the_rest_comes_in_pages(
    house: ThreadHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    lou, code, client = hot_seat(house)
    play_out(client, moves=40)
    monkeypatch.setattr(welcome, "WINDOW", 10)
    late = lou.connect(code)
    told = late.until("welcome")
    assert [frame["n"] for frame in told["missed"]] == list(range(client.n - 9, client.n + 1))
    assert told["older"] == client.n - 10
    assert not told["reset"]
    assert late.log == client.log
    page = lou.get(f"/api/tables/{code}/log?before=6&count=3")
    assert [frame["n"] for frame in page["frames"]] == [3, 4, 5]
    assert lou.get(f"/api/tables/{code}/log?before=1")["frames"] == []
    again = lou.connect(code, after=late)
    assert again.until("welcome")["older"] == 0


def test_whoever_comes_back_after_long_gets_the_last_and_asks_for_what_lies_between(
    house: ThreadHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    lou, code, client = hot_seat(house)
    play_out(client, moves=5)
    away = lou.connect(code)
    away.until("welcome")
    away.close()
    play_out(client, moves=30)
    monkeypatch.setattr(welcome, "WINDOW", 10)
    again = lou.connect(code, after=away)
    assert again.until("welcome")["older"] == 20
    assert again.log == client.log
