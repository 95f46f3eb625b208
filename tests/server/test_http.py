"""The house by HTTP: what it says of itself, cookies, invites, replays, the page, the home network."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

import veillee
from tests.server.aside import aside
from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person, play_out
from tests.server.test_resume import hot_seat
from veillee.server.http.hosts import HostNames
from veillee.server.http.routes.invites import reach_of
from veillee.server.pools import Pools
from veillee.server.process import lan
from veillee.server.process.metrics import LOOK, Metrics
from veillee.server.sources import CODE_LETTERS
from veillee.server.storage import database as store


def test_what_the_house_says_of_itself(house: ThreadHouse) -> None:
    lou = Person(house.url, None)
    info = lou.get("/api/info")
    assert (info["ready"], info["here"], info["home"], info["protocol"]) == (True, True, True, 1)
    game, *_ = lou.get("/api/games")
    assert (game["id"], game["seats"]) == ("fairy-lights", {"least": 2, "most": 6})
    assert set(game["editions"][0]["titles"]) == {"en", "fr"}
    assert lou.get("/healthz") == {"ok": True}
    state = lou.get("/readyz")
    assert state == {"rules": True, "database": True, **({"listening": True} if house.house.shared else {})}
    assert "Veillée" in lou.http.get("/api/docs").text


def test_metrics_count(tmp_path: Path) -> None:
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou, _, client = hot_seat(house)
        play_out(client, moves=2)
        client.play(client.table["to_act"][0], "dance")
        text = lou.http.get("/metrics").text
    assert "veillee_entries_total 4.0" in text
    assert "veillee_sockets 1.0" in text
    assert "veillee_entries_waiting 0.0" in text
    assert 'veillee_pool{pool="replays"} 0.0' in text
    assert 'veillee_loop_lag_seconds_bucket{le="5.0"}' in text
    assert 'veillee_refused_total{code="unknown-move"} 1.0' in text


def test_metrics_show_a_loop_that_is_late_a_pool_at_work_and_entries_that_wait() -> None:
    async def busy() -> str:
        pools, metrics = Pools(), Metrics()
        metrics.watch({}, lambda: 7, pools)
        pools.hints.under_way = 3
        time.sleep(LOOK + 0.3)  # as long as the loop is held up
        await asyncio.sleep(0.01)
        text = metrics.text().decode()
        metrics.close()
        pools.close()
        return text

    text = aside(busy())
    assert 'veillee_loop_lag_seconds_bucket{le="0.25"} 0.0' in text
    assert "veillee_loop_lag_seconds_count 1.0" in text
    assert 'veillee_pool{pool="hints"} 3.0' in text
    assert "veillee_entries_waiting 7.0" in text


def test_not_ready_without_a_database(house: ThreadHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "is_alive", lambda engine: False)
    assert Person(house.url, None).http.get("/readyz").status_code == 503


def test_a_guest_keeps_the_id_and_changes_the_name(house: ThreadHouse) -> None:
    lou = Person(house.url, None)
    assert lou.get("/api/guest") is None
    first = lou.post("/api/guest", {"name": "  Lou   Ann "})
    second = lou.post("/api/guest", {"name": "Zoé"})
    assert (first["name"], second["name"]) == ("Lou Ann", "Zoé")
    assert first["id"] == second["id"] == lou.get("/api/guest")["id"]


def test_names_in_any_writing(house: ThreadHouse) -> None:
    lou = Person(house.url)
    for name in ("👩\u200d🚀 Zoé", "🏳\ufe0f\u200d🌈 Sam", "می\u200cخواهم"):
        assert lou.post("/api/guest", {"name": f"\u200d{name}\u200d"})["name"] == name
        seat = {"kind": "me", "name": name}
        table = lou.post("/api/tables", {"game": "fairy-lights", "seats": [seat, {"kind": "open"}]})["table"]
        assert table["seats"][0]["name"] == name
        sat = lou.post(f"/api/tables/{table['code']}/sit", {"seat": 1, "name": name})["table"]
        assert sat["seats"][1]["name"] == f"{name} (2)"
    for name in ("Lou\u202eAnn", "\u2066Lou", "\u200d\ufe0f", "\u3164", "Lou\x07"):
        assert lou.post("/api/guest", {"name": name}, expect=422)["message"] == "house-bad-name"
    assert lou.post("/api/guest", {"name": "Lou\nAnn"})["name"] == "Lou Ann"


def test_cookies_are_out_of_reach_and_secure_behind_https(house: ThreadHouse) -> None:
    lou = Person(house.url, None)
    plain = lou.http.post("/api/guest", json={"name": "Lou"}).headers["set-cookie"].lower()
    assert "httponly" in plain
    assert "samesite=lax" in plain
    assert "secure" not in plain
    proxied = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    behind = lou.http.post("/api/guest", json={"name": "Lou"}, headers=proxied).headers["set-cookie"].lower()
    assert "secure" in behind


def test_invites(house: ThreadHouse) -> None:
    lou = Person(house.url)
    code = lou.create("me", "open")
    assert len(code) == 6
    assert set(code) <= set(CODE_LETTERS)
    assert lou.table(code.lower())["code"] == code
    invite = lou.get(f"/api/tables/{code}/invite")
    qr = f"/api/tables/{code}/invite.svg"
    assert invite == {"url": f"{house.url}/t/{code}", "local_only": True, "reach": "machine", "qr": qr}
    drawing = lou.http.get(invite["qr"])
    assert drawing.headers["content-type"] == "image/svg+xml"
    assert "<svg" in drawing.text
    house.house.host_names = HostNames(replace(house.settings, hosts="cards.example"))
    proxied = {"Host": "cards.example", "X-Forwarded-Proto": "https"}
    behind = lou.http.get(f"/api/tables/{code}/invite", headers=proxied).json()
    assert (behind["url"], behind["local_only"]) == (f"https://cards.example/t/{code}", False)


def test_replay_and_steps_only_after_the_end(house: ThreadHouse) -> None:
    lou, code, client = hot_seat(house)
    for what in ("replay", "steps", "steps?view=truth"):
        assert lou.get(f"/api/tables/{code}/{what}", expect=409)["message"] == "house-not-over"
    moves = play_out(client)
    text = lou.http.get(f"/api/tables/{code}/replay").text
    match = veillee.replay(text)
    steps = lou.get(f"/api/tables/{code}/steps?view=1&first=0&count=3")
    assert steps["total"] == moves + 1
    assert [step["step"] for step in steps["steps"]] == [0, 1, 2]
    last = lou.get(f"/api/tables/{code}/steps?view=truth&first={moves}")["steps"]
    assert len(last) == 1
    assert last[0]["view"] == match.view(None)
    assert last[0]["position"] == match.position()
    start = lou.get(f"/api/tables/{code}/steps?view=truth&count=1")["steps"][0]
    assert len(start["position"]["deck"]) == 103
    assert lou.get(f"/api/tables/{code}/steps?view=4", expect=404)["code"] == "no-seat"
    assert lou.get(f"/api/tables/{code}/steps?view=7", expect=422)["code"] == "bad-request"


def test_the_page(tmp_path: Path) -> None:
    (tmp_path / "built" / "assets").mkdir(parents=True)
    (tmp_path / "built" / "index.html").write_text("<p>the page")
    (tmp_path / "built" / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with ThreadHouse(quick(tmp_path, None), page=tmp_path / "built") as house:
        http = Person(house.url, None).http
        assert http.get("/").text == http.get("/t/ABCDE").text == "<p>the page"
        assert http.get(f"/{'x' * 300}").text == http.get(f"/{'x/' * 3000}").text == "<p>the page"
        assert http.get("/t/ABCDE/seat/0-x").headers["referrer-policy"] == "same-origin"
        assert "immutable" in http.get("/assets/a.js").headers["cache-control"]
        assert "secret" not in http.get("/..%2fsecret.txt").text
    with ThreadHouse(quick(tmp_path, None), page=tmp_path / "nowhere") as house:
        assert "make run" in Person(house.url, None).http.get("/").text


def test_the_home_network_is_opened_from_this_machine_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lan, "home_address", lambda: "127.0.0.2")
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou = Person(house.url)
        code = lou.create("me", "open")
        foreign = lou.http.post("/api/lan", json={"on": True}, headers={"Host": "evil.example"})
        assert foreign.status_code == 421
        opened = lou.post("/api/lan", {"on": True})
        assert opened == {"on": True, "possible": True, "address": f"http://127.0.0.2:{house.port}/"}
        assert lou.get(f"/api/tables/{code}/invite")["url"] == f"http://127.0.0.2:{house.port}/t/{code}"
        assert Person(f"http://127.0.0.2:{house.port}").table(code)["code"] == code
        assert lou.post("/api/lan", {"on": False})["on"] is False
    with ThreadHouse(quick(tmp_path, None, home=False)) as house:
        error = Person(house.url).post("/api/lan", {"on": True}, expect=403)
        assert error["message"] == "house-this-machine-only"


def test_links_say_from_where_they_can_be_opened() -> None:
    found = {
        url: reach_of(url)
        for url in ("http://localhost:1", "http://[::1]:1", "http://192.168.1.4:8750", "http://attic.local")
    }
    assert [*found.values()] == ["machine", "machine", "network", "network"]
    assert reach_of("https://cards.example") == "world"
