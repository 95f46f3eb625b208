"""Several moves in one message: all or none; and a sealed plan laid out anew, of which the others hear nothing."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.houses import ThreadHouse, quick
from tests.server.people import TableClient
from tests.server.test_sealed import drain, play_until, received, sit_down


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHouse]:
    with ThreadHouse(quick(tmp_path_factory.mktemp("series"), None)) as running:
        yield running


def series(client: TableClient, seat: int, moves: list[str], **more: Any) -> dict[str, Any]:
    answer: dict[str, Any] = client.ask("series", seat, moves=moves, **more)
    return answer


def slots(client: TableClient, seat: int) -> list[str]:
    return [move for move in client.views[seat]["moves"] if move.startswith("slot ")]


def forest(client: TableClient, seat: int) -> str:
    found: str = client.views[seat]["players"][seat]["forest"]
    return found


def whole_plan(client: TableClient, seat: int, *, backwards: bool = False) -> list[str]:
    """Moves that lay every card of the hand; the last one lies by itself."""
    free = slots(client, seat)
    return (free[::-1] if backwards else free)[: len(client.views[seat]["players"][seat]["hand"]) - 1]


def test_a_refused_move_leaves_nothing_of_its_series(house: ThreadHouse) -> None:
    clients, _ = sit_down(house)
    play_until(clients, "planning")
    before = clients[0].views[0]
    first = slots(clients[0], 0)[0]
    answer = series(clients[0], 0, [first, first])
    assert answer["clause"] == "FS-061"
    drain(clients[0])
    assert clients[0].views[0] == before
    assert series(clients[0], 0, [])["message"] == "undo-nothing"
    assert series(clients[0], 0, [first])["type"] == "done"
    assert first not in slots(clients[0], 0)


def test_a_plan_is_laid_anew_without_a_word_to_the_others(house: ThreadHouse) -> None:
    """FS-063: until everybody has finished, as often as one likes."""
    clients, _ = sit_down(house)
    play_until(clients, "planning")
    for client in clients:
        drain(client)
    assert series(clients[0], 0, whole_plan(clients[0], 0))["type"] == "done"
    drain(clients[1])
    first, mark = forest(clients[0], 0), len(clients[1].raw)
    assert clients[1].table["to_act"] == [1]
    taken = series(clients[0], 0, [], anew=True)
    assert taken["type"] == "done"
    plan = whole_plan(clients[0], 0, backwards=True)
    assert series(clients[0], 0, plan)["type"] == "done"
    second = forest(clients[0], 0)
    assert second != first
    assert series(clients[0], 0, plan[::-1], anew=True)["type"] == "done"
    assert sorted(forest(clients[0], 0).split()) == sorted(second.split())
    drain(clients[1])
    sent = received(clients[1], mark)
    assert sent.count("house-thinks-again") == 1, "only when the plan was taken up, not when it was replaced"
    assert "slot" not in sent
    assert "fs-event-act" not in sent
    assert clients[1].table["to_act"] == [1]


def test_a_bad_plan_leaves_the_old_one(house: ThreadHouse) -> None:
    clients, _ = sit_down(house)
    play_until(clients, "planning")
    series(clients[0], 0, whole_plan(clients[0], 0))
    before = forest(clients[0], 0)
    refused = series(clients[0], 0, ["slot T1", "slot T1"], anew=True)
    assert refused["clause"] == "FS-061"
    drain(clients[0])
    assert forest(clients[0], 0) == before


def test_a_series_that_goes_on_under_seal_tells_what_was_open_alone(house: ThreadHouse) -> None:
    clients, _ = sit_down(house)
    assert clients[1].play(1, "done")["type"] == "done"
    mark = len(clients[1].raw)
    assert series(clients[0], 0, ["done", "slot B1"])["type"] == "done"
    drain(clients[1])
    sent = received(clients[1], mark)
    assert '"move":"done"' in sent
    assert '"move":"slot' not in sent
    assert clients[1].views[1]["step"] == "planning"


def test_only_a_sealed_plan_is_laid_anew(house: ThreadHouse) -> None:
    clients, _ = sit_down(house)
    refused = series(clients[0], 0, ["done"], anew=True)
    assert refused["message"] == "undo-open"


def test_nobody_plays_a_series_for_somebody_else(house: ThreadHouse) -> None:
    clients, _ = sit_down(house)
    assert series(clients[1], 0, ["done"])["code"] == "forbidden"
    clients[0].send(type="series", id="far-too-long", seat=0, moves=["done"] * 65)
    assert clients[0].until("refused")["error"]["code"] == "bad-request"


def test_a_series_is_in_the_log_after_a_restart(tmp_path: Path) -> None:
    with ThreadHouse(quick(tmp_path, None)) as first:
        clients, code = sit_down(first)
        play_until(clients, "planning")
        plan = whole_plan(clients[0], 0)
        series(clients[0], 0, plan)
        series(clients[0], 0, plan[::-1], anew=True)
        before, cookie = clients[0].views[0], clients[0].cookie
    with ThreadHouse(quick(tmp_path, None)) as second:
        late = TableClient(second.url, code, cookie)
        late.until("welcome")
        assert late.views[0] == before
