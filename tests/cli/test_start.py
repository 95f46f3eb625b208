"""The start: help at once, without the compiler; the notice of the first compilation; quiet ends."""

import json
import os
import re
import resource
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.cli.conftest import COMMAND, Run, clean_environment, listen_to_ctrl_c
from veillee import locales
from veillee.cli.group import COMMANDS

HELPS = """
import contextlib, io, json, sys
from veillee.cli import main
found = {}
for line in sys.argv[1:]:
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        status = main(line.split())
    loaded = sorted({"numpy", "numba", "yaml", "fastapi", "uvicorn"} & set(sys.modules))
    found[line.rpartition(" --lang")[0]] = status, loaded, said.getvalue()
print(json.dumps(found))
"""


@cache
def helps(lang: str) -> dict[str, tuple[int, list[str], str]]:
    """The help of every command, one after the other in one process: its status, what was loaded, what it says."""
    lines = ["--help", "--version", "rules", *(f"{name} --help" for name in COMMANDS)]
    command = [sys.executable, "-c", HELPS, *(f"{line} --lang {lang}" for line in lines)]
    env = clean_environment(VEILLEE_COMPILER="on")
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", env=env)
    assert done.stderr == ""
    found: dict[str, tuple[int, list[str], str]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("args", ["--help", "--version", "rules", *(f"{name} --help" for name in COMMANDS)])
def test_no_compiler_on_the_way_to_help(args: str) -> None:
    status, loaded, said = helps("en")[args]
    assert (status, loaded) == (0, [])
    assert said


OPTIONS = {
    "home": "port lan no-browser",
    "serve": "host port database",
    "play": "seats edition options seed save",
    "replay": "edition",
    "analyse": "edition why",
    "verify": "edition database",
    "position": "edition",
    "rules": "",
    "games": "",
    "edition": "",
    "solve": "edition nodes",
    "certify": "edition",
    "lab": "deals games processes csv plot",
    "warmup": "",
    "backup": "database",
    "restore": "database",
    "forget": "database",
    "export": "database",
    "keys": "",
    "revoke": "database",
    "erase": "database",
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_has_help(lang: str) -> None:
    assert list(OPTIONS) == list(COMMANDS)
    house = helps(lang)["--help"][2]
    for command, options in OPTIONS.items():
        assert f"  {command} " in house
        text = helps(lang)[f"{command} --help"][2]
        assert f"veillee {command}" in text
        for option in (*options.split(), "lang"):
            assert re.search(rf"^  --{option} +\S", text, re.MULTILINE), option
            words = locales.text(lang, f"cli-option-{option}")
            assert words.split() == [word for word in words.split() if word in text.split()], option


def test_french_help_has_no_words_of_the_parser() -> None:
    for command in ("", *(f"{command} " for command in COMMANDS)):
        text = helps("fr")[f"{command}--help"][2]
        assert text
        assert not re.search(r"Usage:|Options:|Commands|COMMAND |OPTIONS|Show this|default|required", text)


@pytest.mark.parametrize("args", [["--port", "0", "--no-browser"], ["serve", "--port", "0"]])
def test_it_opens_the_house_and_closes_it_in_good_order(args: list[str], tmp_path: Path) -> None:
    env = clean_environment(VEILLEE_DATA_DIR=str(tmp_path))
    house = subprocess.Popen([*COMMAND, *args], stdout=subprocess.PIPE, env=env, text=True)
    assert house.stdout is not None
    with house.stdout:
        address = house.stdout.readline().removeprefix("Veillée: ").strip()
        with urlopen(f"{address}healthz", timeout=60) as answer:
            assert answer.status == 200
        house.send_signal(signal.SIGTERM)
    assert house.wait(60) == 0
    assert (tmp_path / "veillee.sqlite3").exists()


def test_ports_are_numbers(veillee: Run) -> None:
    done = veillee("serve", "--port", "many", "--lang", "en")
    assert (done.returncode, done.stderr) == (
        2,
        "veillee: “many” is no port: a port is a number from 0 to 65535.\n",
    )


def test_version(veillee: Run) -> None:
    from veillee import __version__

    assert veillee("--version").stdout == f"veillee {__version__}\n"


def test_the_first_compilation_is_announced_once(veillee: Run, tmp_path: Path) -> None:
    switches = {"VEILLEE_COMPILER": "on", "VEILLEE_CACHE_DIR": str(tmp_path / "cache")}
    line = "The rules are being compiled, the first time only; this takes some seconds."
    position = "{game: fairy-lights, order: [A, B], shop: [Y1s0]}"
    first = veillee("position", "-", typed=position, **switches)
    again = veillee("position", "-", typed=position, **switches)
    assert first.stdout.splitlines()[0] == line
    assert again.stdout == first.stdout.removeprefix(f"{line}\n")


def test_warmup_without_a_compiler_says_so(veillee: Run) -> None:
    assert "VEILLEE_COMPILER" in veillee("warmup").stdout


def test_a_reader_who_leaves_is_no_error() -> None:
    command = subprocess.Popen([*COMMAND, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.close()
    assert command.stderr.read() == b""
    command.stderr.close()
    assert command.wait() == 0


def no_room_for_files() -> None:
    """As on a full disk: whatever is written to a file fails."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    with (tmp_path / "out").open("w") as full:
        done = subprocess.run(
            [*COMMAND, "rules"],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            preexec_fn=no_room_for_files,
        )
    assert done.returncode == 2
    assert done.stderr == "veillee: The system could not do it: the system does not let us.\n"


def test_ctrl_c_ends_quietly_and_keeps_what_was_to_be_kept(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    args = [*COMMAND, "play", "--seats", "me,me", "--seed", "1", "--save", str(save)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    env = clean_environment(PYTHONUNBUFFERED="1")
    game = subprocess.Popen(args, env=env, preexec_fn=listen_to_ctrl_c, **pipes)  # type: ignore[call-overload]
    os.write(game.stdin.fileno(), b"r\n")
    while b"reveals" not in game.stdout.readline():
        pass
    game.send_signal(signal.SIGINT)
    _, errors = game.communicate(timeout=60)
    assert (game.returncode, errors) == (130, b"")
    assert "moves 1\n" in save.read_text(encoding="utf-8")


@pytest.mark.parametrize("line", ["play --fast --help", "play --help --seats", "--help --fly", "replay -h a b c"])
def test_help_on_a_line_that_is_wrong(veillee: Run, line: str) -> None:
    done = veillee(*line.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert "Usage: veillee" in done.stdout
