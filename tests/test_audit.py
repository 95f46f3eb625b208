"""The audit of dependencies says what it knows, and what it does not."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = "good==1.0 \\\n    --hash=sha256:00\nBad==2.0 ; python_version > '3'\nunknown==3.0\n"


def audit(root: Path, advisories: Path) -> tuple[int, str]:
    command = [sys.executable, str(ROOT / ".ci/audit.py"), "--root", str(root), "--advisories", str(advisories)]
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
        "NOT AUDITED, 2: npm @a/b 4.0.0, pypi unknown 3.0",
    ]
    file.write_text(json.dumps({**known, "excused": {"X-1": "never called"}}))
    assert audit(tmp_path, file)[0] == 0


def test_our_own_locks_are_read() -> None:
    code, said = audit(ROOT, ROOT / ".ci" / "advisories.json")
    assert code == 0, said
    assert "pinned dependencies audited" in said
