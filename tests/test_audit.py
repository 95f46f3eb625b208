"""The audit of dependencies says what it knows, and what it does not."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
LOCK = "good==1.0 \\\n    --hash=sha256:00\nBad==2.0 ; python_version > '3'\nunknown==3.0\n"


def audit(root: Path, advisories: Path, *more: str) -> tuple[int, str]:
    given = ["--root", str(root), "--advisories", str(advisories), *more]
    command = [sys.executable, str(ROOT / ".ci/audit.py"), *given]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.returncode, done.stdout


def test_vulnerabilities_stop_and_what_is_not_audited_is_said(tmp_path: Path) -> None:
    (tmp_path / "requirements.lock").write_text(LOCK)
    (tmp_path / "web").mkdir()
    packages = {"": {}, "node_modules/@a/b": {"version": "4.0.0"}}
    (tmp_path / "web" / "package-lock.json").write_text(json.dumps({"packages": packages}))
    file = tmp_path / "advisories.json"
    assert audit(tmp_path, file)[0] == 0
    assert "0 of 4 pinned dependencies audited, never" in audit(tmp_path, file)[1]
    known = {
        "asked": "2026-01-01",
        "answers": {"pypi good 1.0": [], "pypi bad 2.0": [{"id": "X-1", "summary": "s"}]},
    }
    file.write_text(json.dumps(known))
    code, said = audit(tmp_path, file)
    assert code == 1
    assert said.splitlines() == [
        "VULNERABLE pypi bad 2.0: X-1 s",
        "2 of 4 pinned dependencies audited, 2026-01-01",
        "NOT AUDITED, 1 of the house: unknown 3.0",
        "NOT AUDITED, 1 of the page: @a/b 4.0.0",
    ]
    file.write_text(json.dumps({**known, "excused": {"X-1": "never called"}}))
    assert audit(tmp_path, file)[0] == 0


ANSWER = {
    "vulnerabilities": {
        "@a/b": {"via": [{"url": "X-2", "title": "t"}, "c"], "nodes": ["node_modules/@a/b"]},
        "c": {"via": ["@a/b"], "nodes": ["node_modules/c"]},
    }
}
REFUSAL = {"message": "405 Method Not Allowed - POST https://registry.example/bulk", "error": {}}


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (ANSWER, ["VULNERABLE npm @a/b 4.0.0: X-2 t", "2 of 2 pinned dependencies audited"]),
        (
            REFUSAL,
            [
                "0 of 2 pinned dependencies audited",
                "NOT AUDITED, 2 of the page (405 Method Not Allowed): @a/b 4.0.0, c 5.0.0",
            ],
        ),
        (
            "no JSON",
            [
                "0 of 2 pinned dependencies audited",
                "NOT AUDITED, 2 of the page (npm did not answer): @a/b 4.0.0, c 5.0.0",
            ],
        ),
    ],
)
def test_npm_is_asked_and_what_it_does_not_answer_is_not_audited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Any, said: list[str]
) -> None:
    (tmp_path / "web").mkdir()
    packages = {"": {}, "node_modules/@a/b": {"version": "4.0.0"}, "node_modules/c": {"version": "5.0.0"}}
    (tmp_path / "web" / "package-lock.json").write_text(json.dumps({"packages": packages}))
    npm = tmp_path / "npm"
    npm.write_text(
        f"#!/bin/sh\ncat <<'END'\n{answer if isinstance(answer, str) else json.dumps(answer)}\nEND\nexit 1\n"
    )
    npm.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    code, told = audit(tmp_path, tmp_path / "advisories.json", "--refresh")
    assert [line.partition(", 20")[0] for line in told.splitlines()] == said
    assert code == said[0].startswith("VULNERABLE")
    assert audit(tmp_path, tmp_path / "advisories.json") == (code, told), "the same from what was written down"


def test_our_own_locks_are_read() -> None:
    code, said = audit(ROOT, ROOT / ".ci" / "advisories.json")
    assert code == 0, said
    assert "pinned dependencies audited" in said
    assert "of the page (405 Method Not Allowed): @" in said, "the file says why"
