"""The page and the door: what answers say to browsers, which names are ours, and how fast somebody may guess."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from httpx2 import Client
from websockets.exceptions import InvalidStatus

from tests.server.houses import QUICK, ThreadHouse, quick
from tests.server.people import Person, TableClient, opened
from veillee.core.errors import BadInput
from veillee.server import from_environment
from veillee.server.http.addresses import household
from veillee.server.http.hosts import HostNames
from veillee.server.settings import Settings


def test_headers_of_every_answer(house: ThreadHouse) -> None:
    http = Person(house.url).http
    for path in ("/", "/api/info", "/api/tables/AAAAA", "/api/docs", "/metrics", "/nowhere.png"):
        headers = http.get(path).headers
        policy = headers["content-security-policy"]
        assert "unsafe-inline" not in re.sub(r"style-src-attr[^;]*", "", policy)
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert (headers["x-content-type-options"], headers["x-frame-options"]) == ("nosniff", "DENY")
        assert headers["referrer-policy"] == "same-origin"
        kept = headers.get("cache-control", "")
        assert (kept == "no-store") == path.startswith(("/api", "/metrics")), path
    assert "sha256-" in http.get("/api/docs").headers["content-security-policy"]
    assert "sha256-" not in http.get("/").headers["content-security-policy"]


def test_a_foreign_name_finds_nobody(house: ThreadHouse) -> None:
    lou = Person(house.url)
    code = lou.create("me", "open")
    for host in ("evil.example", "h" * 4000, "localhost.evil.example", "", "[::1", "8.8.8.8", "é"):
        for path in ("/api/info", f"/api/tables/{code}/invite", f"/api/tables/{code}/invite.svg", "/"):
            answer = lou.http.get(path, headers={b"Host": host.encode()})
            assert opened(answer, 421)["code"] == "wrong-host"
        assert lou.http.get("/healthz", headers={b"Host": host.encode()}).status_code == 200
    with pytest.raises(InvalidStatus):
        TableClient(house.url, code, Host="evil.example")


def test_metrics_are_for_this_machine(house: ThreadHouse) -> None:
    http = Person(house.url).http
    assert http.get("/metrics").status_code == 200
    for headers in ({"X-Forwarded-For": "203.0.113.9"}, {"Host": "192.168.1.20"}):
        assert http.get("/metrics", headers=headers).status_code == 403


def test_names_that_are_ours() -> None:
    names = HostNames(Settings(public_url="https://cards.example/x", hosts="a.example, B.example"))
    for host in (
        "localhost",
        "localhost:8750",
        "127.0.0.1:1",
        "[::1]:8750",
        "192.168.1.20:8750",
        "veillee.localhost",
    ):
        assert names.accepts(host, "127.0.0.1"), host
    for host in ("cards.example", "CARDS.example:443", "cards.example.", "a.example", "b.example", "9.9.9.9"):
        assert names.accepts(host, "9.9.9.9"), host
    for host in ("example", "xcards.example", "a.example.evil", "8.8.8.8", "", "a b"):
        assert not names.accepts(host, "9.9.9.9"), host


def test_guessing_codes_is_slow(tmp_path: Path) -> None:
    limits = replace(QUICK, wrong_codes_per_minute=1, wrong_codes_burst=3)
    with ThreadHouse(quick(tmp_path, None, limits=limits)) as house:
        lou, eve = Person(house.url), Person(house.url, "Eve")
        code = lou.create("me", "open")
        wrong = ["AAAAAA", "AAAAAB", "AAAAAC"]
        assert [eve.http.get(f"/api/tables/{one}").status_code for one in wrong] == [404] * 3
        for one in (*wrong, code):
            error = eve.get(f"/api/tables/{one}", expect=429)
            assert error["wait"] > 30
        assert lou.table(code)["code"] == code, "whoever sits there is let in"
        circle = f"/api/circles/{eve.post('/api/circles', {'name': 'Us'}, expect=201)['id']}/tables"
        assert eve.post(circle, {"code": code}, expect=429)["wait"] > 30, "nor by another way"
    tables, codes, year = 1_000, 31**6, 365 * 24 * 60
    usual = Settings().limits
    assert codes / tables > usual.wrong_codes_per_minute * year + usual.wrong_codes_burst


def test_each_address_has_its_own_rate_behind_a_proxy_that_is_configured(tmp_path: Path) -> None:
    limits = replace(QUICK, reads_per_second=1, reads_burst=5, http_per_second=1, http_burst=5)
    for proxies, refused in (("127.0.0.1", False), ("203.0.113.1", True)):
        with ThreadHouse(quick(tmp_path, None, limits=limits, proxies=proxies)) as house:
            http = Person(house.url, None).http
            for method, path in (("GET", "/api/info"), ("POST", "/api/guest")):
                asked = [(http, method, path, f"203.0.113.{n}") for n in (*range(10, 20), *[9] * 8)]
                codes = [status(*one) for one in asked]
                assert (429 in codes[:10]) is refused
                assert 429 in codes[10:]


def status(http: Client, method: str, path: str, address: str) -> int:
    return http.request(method, path, json={"name": "Lou"}, headers={"X-Forwarded-For": address}).status_code


def test_a_household_is_one_address() -> None:
    assert household("203.0.113.9") == household("::ffff:203.0.113.9") == "203.0.113.9"
    assert household("2001:db8:1:2::3") == household("2001:db8:1:2:ffff::") != household("2001:db8:1:3::3")
    assert household("nonsense") == household("") == "?"


def test_limits_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEILLEE_LIMITS", "reads_per_second=7.5, reads_burst=9")
    limits = from_environment().limits
    assert (limits.reads_per_second, limits.reads_burst) == (7.5, 9)
    for wrong in ("reads_per_second=0", "dance=3", "reads_burst=x", "reads_burst"):
        monkeypatch.setenv("VEILLEE_LIMITS", wrong)
        with pytest.raises(BadInput, match="VEILLEE_LIMITS"):
            from_environment()
