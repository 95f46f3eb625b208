"""What a host is given: the container's entry point as a plain process, files that name only what exists."""

import configparser
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx2
import yaml

from tests.server.people import until
from tests.server.postgres import free_port
from veillee.cli.group import COMMANDS
from veillee.server.environment import Environment
from veillee.server.settings import Limits

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
KNOWN = {str(field.validation_alias) for field in Environment.model_fields.values()}
OF_ENTRY_POINT = {"VEILLEE_HOST", "VEILLEE_PORT", "VEILLEE_SECRET_FILE", "VEILLEE_DATABASE_URL_FILE"}


def run(data: Path, *args: str, **env: str) -> subprocess.Popen[str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    own = {**os.environ, "PATH": path, "VEILLEE_DATA_DIR": str(data), "VEILLEE_COMPILER": "off", **env}
    command = [str(DEPLOY / "entrypoint"), *args]
    return subprocess.Popen(command, env=own, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_entry_point_serves_and_stops_as_it_is_asked(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("k" * 40 + "\n")
    port = free_port()
    secret = {"VEILLEE_SECRET_FILE": str(tmp_path / "key")}
    house = run(tmp_path, VEILLEE_HOST="127.0.0.1", VEILLEE_PORT=str(port), **secret)
    assert house.stdout is not None
    assert str(port) in house.stdout.readline()
    until(lambda: httpx2.get(f"http://127.0.0.1:{port}/healthz").status_code == 200)
    assert not (tmp_path / "secret").exists(), "the key is the one of the file"
    saved = run(tmp_path, "backup", str(tmp_path / "copy"), **secret)
    saved.communicate(timeout=60)
    house.send_signal(signal.SIGTERM)
    house.communicate(timeout=30)
    assert (saved.returncode, house.returncode) == (0, 0)
    assert (tmp_path / "copy").exists()


def test_a_key_that_cannot_be_read_stops_it_with_a_sentence(tmp_path: Path) -> None:
    house = run(tmp_path, VEILLEE_SECRET_FILE=str(tmp_path / "nowhere"))
    out, err = house.communicate(timeout=60)
    assert house.returncode != 0
    assert "nowhere" in err
    assert "Traceback" not in err + out


def test_the_files_name_only_variables_and_commands_that_exist() -> None:
    for file in DEPLOY.iterdir():
        if file.is_file() and file.name != "requirements.lock":
            text = file.read_text()
            assert {*re.findall(r"VEILLEE_[A-Z_]+", text)} <= KNOWN | OF_ENTRY_POINT | {"VEILLEE_DATA_DIR"}, file
            assert {*re.findall(r"(?:exec|RUN|bin/)veillee ([a-z]+)", text)} <= {*COMMANDS}, file


def test_the_proxy_that_is_believed_is_the_one_of_the_compose_file() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert services["house"]["environment"]["VEILLEE_PROXIES"] == proxy
    assert "ports" not in services["house"]
    assert "ports" not in services["database"]
    used = {secret for service in services.values() for secret in service.get("secrets", [])}
    assert used == {*compose["secrets"]}


def test_the_proxy_waits_as_long_as_the_house_and_takes_as_much() -> None:
    text, limits = (DEPLOY / "Caddyfile").read_text(), Limits()
    told = dict(re.findall(r"(read_header|read_body|idle|keepalive) (\d+)s$", text, re.MULTILINE))
    seconds = {name: float(value) for name, value in told.items()}
    assert (seconds["read_header"], seconds["read_body"]) == (limits.head_seconds, limits.body_seconds)
    assert seconds["keepalive"] < limits.idle_seconds <= seconds["idle"], "the proxy hangs up first"
    [most] = re.findall(r"max_size (\S+)", text)
    assert most == f"{limits.file_bytes >> 20}MiB", "an MB of Caddy has a million bytes"
    assert "reverse_proxy house:8750" in text


def test_the_unit_starts_a_house_that_is_shut_to_others_and_may_hold_its_connections() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "veillee.service")
    service = unit["Service"]
    assert service["ExecStart"].split()[1] in COMMANDS
    assert service["StateDirectoryMode"] == "0700"
    assert int(service["LimitNOFILE"]) > Limits().connections
    assert int(service["TimeoutStopSec"]) > 10, "sockets are closed in order first"


def test_the_lock_of_the_container_pins_what_the_tests_run_with() -> None:
    pinned = {line.split(" ")[0] for line in (ROOT / "requirements.lock").read_text().splitlines() if "==" in line}
    of_container = {
        line.split(" ")[0] for line in (DEPLOY / "requirements.lock").read_text().splitlines() if "==" in line
    }
    assert of_container
    assert of_container <= pinned
    assert not any(name.startswith(("pytest==", "playwright==", "mypy==")) for name in of_container)
