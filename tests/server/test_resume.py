"""Coming back: every recipient has its own numbers, and resumes from its own."""

from tests.server.houses import ThreadHouse
from tests.server.people import Line, Person, play_out


def hot_seat(house: ThreadHouse) -> tuple[Person, str, Line]:
    """One person on both seats of a table that has begun."""
    lou = Person(house.url)
    code = lou.create("me", "me")
    lou.at(code, "start")
    line = lou.line(code)
    line.until("welcome")
    return lou, code, line


def test_whoever_reconnects_gets_what_they_missed_and_no_more(house: ThreadHouse) -> None:
    lou, code, line = hot_seat(house)
    play_out(line, moves=5)
    line.close()
    other = lou.line(code)
    other.until("welcome")
    play_out(other, moves=4)
    again = lou.line(code, after=line)
    welcome = again.until("welcome")
    assert [frame["n"] for frame in welcome["missed"]] == [line.n + 1, line.n + 2, line.n + 3, line.n + 4]
    assert not welcome["reset"]
    assert (again.log, again.views, again.n) == (other.log, other.views, other.n)


def test_an_unknown_epoch_or_number_starts_from_the_beginning(house: ThreadHouse) -> None:
    _, code, line = hot_seat(house)
    for query in ("from=2&epoch=beef", f"from=99999&epoch={line.epoch}", "from=2"):
        stranger = Line(house.url, code, query=query)
        assert stranger.until("welcome")["reset"]
        assert stranger.log[0]["kind"] == "created"
    for query in ("from=-3", "from=many", "from=0", "epoch=%00"):
        assert Line(house.url, code, query=query).until("welcome")["missed"][0]["n"] == 1


def test_memory_is_only_a_cache_of_the_log(house: ThreadHouse) -> None:
    lou, code, line = hot_seat(house)
    play_out(line, moves=12)
    line.close()
    house.house.loop.call_soon_threadsafe(house.house.rooms.clear)
    again = lou.line(code, after=line)
    assert again.until("welcome")["missed"] == []
    assert (again.epoch, again.n, again.views) == (line.epoch, line.n, line.views)


def test_sitting_down_changes_the_viewpoint_and_its_numbers(house: ThreadHouse) -> None:
    lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
    code = lou.create("me", "open")
    line = sam.line(code)
    first = line.until("welcome")
    assert first["you"]["seats"] == []
    sam.at(code, "sit", {"seat": 1})
    second = line.until("welcome")
    assert second["reset"]
    assert second["you"]["seats"] == [1]
    assert second["epoch"] != first["epoch"]


def test_what_only_one_seat_is_told_takes_no_number_from_others(house: ThreadHouse) -> None:
    lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
    code = lou.create("me", "open")
    sam.at(code, "sit", {"seat": 1})
    mine, theirs = lou.line(code), sam.line(code)
    mine.until("welcome"), theirs.until("welcome")
    lou.at(code, "seats/0/link")
    assert mine.until("update")["kind"] == "linked"
    lou.at(code, "start")
    assert (mine.until("update")["n"], theirs.until("update")["n"]) == (4, 3)
    assert theirs.log[-1]["kind"] == "started"
    again = sam.line(code)
    again.until("welcome")
    assert [frame["kind"] for frame in again.log] == ["created", "sat", "started"]


def test_events_without_views_for_programs(house: ThreadHouse) -> None:
    _, code, line = hot_seat(house)
    bare = Line(house.url, code, query="views=none")
    assert bare.until("welcome")["views"] == []
    play_out(line, moves=1)
    update = bare.until("update")
    assert update["views"] == []
    assert update["events"] == line.log[-1]["events"]


def test_three_devices_of_one_person_agree(house: ThreadHouse) -> None:
    lou, code, line = hot_seat(house)
    others = [lou.line(code) for _ in range(2)]
    for other in others:
        other.until("welcome")
    play_out(line, moves=10)
    for other in others:
        while other.n < line.n:
            other.receive()
        assert (other.views, other.log) == (line.views, line.log)
