"""Keys, cookies and files: written whole, kept from others, rotated and revoked."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person, until
from tests.server.test_resume import hot_seat
from veillee.core.errors import BadInput
from veillee.server import revoke_guest, rotate_keys
from veillee.server.http import cookie_watch
from veillee.server.http.guests import COOKIE, CookieSigner, Guest
from veillee.server.keys import Keys, checked, keys_of
from veillee.server.settings import Settings
from veillee.server.storage.private_files import private_database, write_new

FIRST_START = """
import sys
from pathlib import Path
from veillee.server.keys import keys_of
from veillee.server.settings import Settings
settings = [Settings(data=Path(sys.argv[1]) / str(n)) for n in range(150)]
input()
print(*(keys_of(one)[0] for one in settings))
"""
LOU = Guest("g_lou", "Lou")


@pytest.fixture(autouse=True)
def quick_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cookie_watch, "PAUSE", 0.05)


def test_first_starts_at_once_agree_on_the_key(tmp_path: Path) -> None:
    for n in range(150):
        (tmp_path / str(n)).mkdir()
    command = [sys.executable, "-c", FIRST_START, str(tmp_path)]
    starts = [subprocess.Popen(command, stdin=-1, stdout=-1, text=True) for _ in range(2)]
    for start in starts:
        assert start.stdin is not None
        start.stdin.write("\n")
        start.stdin.flush()
    one, two = (start.communicate()[0].split() for start in starts)
    assert one == two
    assert len({*one}) == 150
    assert all(len(key) == 64 for key in one)
    assert [path.name for path in (tmp_path / "0").iterdir()] == ["secret"], "no draft is left"


def test_a_key_is_written_once_and_kept_from_others(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    assert keys_of(settings) == keys_of(settings)
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "secret", "another")


@pytest.mark.parametrize("text", ["", "\n", "short", f"{'a' * 32} short"])
def test_empty_and_short_keys_are_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "secret").write_text(text)
    with pytest.raises(BadInput, match="32"):
        keys_of(Settings(data=tmp_path))
    if text.strip():
        with pytest.raises(BadInput, match="VEILLEE_SECRET"):
            keys_of(Settings(data=tmp_path, secret=text))


def test_the_newest_key_signs_and_older_ones_are_believed() -> None:
    old, new = "o" * 32, "n" * 32
    cookie = CookieSigner(Keys([old])).write(LOU)
    both = CookieSigner(Keys(checked(f"{new}, {old}", "here")))
    assert both.read(cookie) == LOU
    assert CookieSigner(Keys([new])).read(both.write(LOU)) == LOU
    assert CookieSigner(Keys([new])).read(cookie) is None


def test_rotating_signs_nobody_out_and_renewing_everybody(tmp_path: Path) -> None:
    settings = quick(tmp_path, None)
    with ThreadHouse(settings) as house:
        lou = Person(house.url)
        before = keys_of(settings)
        assert rotate_keys(settings, alone=False) == 2
        assert keys_of(settings)[1:] == before
        until(lambda: house.house.signer.keys.tokens.secret_keys[-1].decode() != before[0])
        assert lou.get("/api/guest")["id"] == lou.guest
        assert rotate_keys(settings, alone=True) == 1
        until(lambda: lou.get("/api/guest") is None)
    with pytest.raises(BadInput, match="VEILLEE_SECRET"):
        rotate_keys(replace(settings, secret="s" * 32), alone=False)


def test_signing_out_other_devices(house: ThreadHouse) -> None:
    lou, code, _ = hot_seat(house)
    stolen = Person(house.url, None)
    stolen.http.cookies.update(dict(lou.http.cookies))
    assert stolen.get("/api/guest")["id"] == lou.guest
    spying = stolen.connect(code)
    spying.until("welcome")
    assert lou.post("/api/guest/devices")["id"] == lou.guest
    assert stolen.get("/api/guest") is None
    with pytest.raises(ConnectionClosed, match="1012"):
        spying.until("never")
    assert lou.get("/api/guest")["id"] == lou.guest
    assert lou.get(f"/api/tables/{code}")["you"]["seats"] == [0, 1]
    assert Person(house.url, None).post("/api/guest/devices", expect=401)["code"] == "no-guest"


def test_a_revocation_survives_a_restart_and_reaches_other_processes(tmp_path: Path, database: str | None) -> None:
    settings = quick(tmp_path, database, secret="s" * 32)
    with ThreadHouse(settings) as house:
        lou = Person(house.url)
        cookie = lou.http.cookies[COOKIE]
        revoke_guest(settings, lou.guest)  # as another process does
        until(lambda: lou.get("/api/guest") is None)
    with ThreadHouse(settings) as house:
        lou = Person(house.url, None)
        lou.http.cookies.set(COOKIE, cookie)
        assert lou.get("/api/guest") is None


def test_data_is_kept_from_others(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    for name in ("veillee.sqlite3", "veillee.sqlite3-wal", "veillee.sqlite3-shm"):
        (data / name).touch(0o644)
    private_database(data / "veillee.sqlite3")
    assert {path.stat().st_mode & 0o777 for path in data.iterdir()} == {0o600}
    with ThreadHouse(quick(data, None)) as house:
        Person(house.url).create("me", "open")
        assert data.stat().st_mode & 0o777 == 0o700
        assert {"secret", "veillee.sqlite3", "veillee.sqlite3-wal"} <= {path.name for path in data.iterdir()}
        assert {path.stat().st_mode & 0o777 for path in data.iterdir()} == {0o600}
