"""Says of every pinned dependency whether a published vulnerability is known, from a file that lies beside this.

python .ci/audit.py            compare the locks with .ci/advisories.json; asks nothing of any network
python .ci/audit.py --refresh  ask PyPI and npm about every pinned version, and write that file anew

What the file does not speak of is called "not audited", with the reason where a registry did not answer. The
answer is 1 if a vulnerability is known that the file does not excuse with a reason, else 0.
"""

import argparse
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

HERE = Path(__file__).resolve().parent
KINDS = {"pypi": "of the house", "npm": "of the page"}
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)


def pinned(root: Path) -> list[str]:
    """Every dependency of the locks, as kind, name and version."""
    locks = ("requirements.lock", "deploy/requirements.lock")
    texts = [(root / lock).read_text(encoding="utf-8") for lock in locks if (root / lock).exists()]
    found = {f"pypi {name.lower()} {version}" for text in texts for name, version in PINNED.findall(text)}
    page = root / "web" / "package-lock.json"
    packages = json.loads(page.read_text(encoding="utf-8"))["packages"] if page.exists() else {}
    found |= {
        f"npm {path.rpartition('node_modules/')[2]} {one['version']}" for path, one in packages.items() if path
    }
    return sorted(found)


def address() -> str:
    """Where PyPI answers for itself, as pip knows it."""
    from pip._internal.models.index import PyPI

    return str(PyPI.pypi_url)


def ask(name: str, version: str) -> list[dict[str, Any]] | None:
    """What PyPI knows against a version; None if it does not answer for that one."""
    for place in (f"{address()}/{name}/{version}/json", f"{address()}/{name}/json"):
        try:
            with urlopen(place, timeout=20) as answer:  # noqa: S310
                told = json.load(answer)
        except (URLError, ValueError, OSError):
            continue
        if told["info"]["version"] == version and "vulnerabilities" in told:
            return [{"id": one["id"], "summary": one.get("summary")} for one in told["vulnerabilities"]]
    return None


def ask_npm(root: Path) -> tuple[dict[str, list[dict[str, Any]]], str]:
    """What npm knows against the packages of the page; or nothing, and why it did not answer."""
    lock = root / "web" / "package-lock.json"
    command = ["npm", "audit", "--json", "--package-lock-only"]
    try:
        done = subprocess.run(command, cwd=lock.parent, capture_output=True, text=True, timeout=120, check=False)  # noqa: S603
        told = json.loads(done.stdout)
        found = told["vulnerabilities"]
    except (OSError, subprocess.TimeoutExpired, ValueError):
        return {}, "npm did not answer"
    except KeyError:
        return {}, one_line(told.get("message") or "npm did not answer")
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    answers: dict[str, list[dict[str, Any]]] = {one: [] for one in pinned(root) if one.startswith("npm ")}
    for name, one in found.items():
        known = [{"id": str(via["url"]), "summary": via["title"]} for via in one["via"] if isinstance(via, dict)]
        for place in one["nodes"]:
            answers[f"npm {name} {packages[place]['version']}"] += known
    return answers, ""


def one_line(text: object) -> str:
    """What a tool says, without the address that it asked: that is of one machine only."""
    return re.sub(r"\s*-? ?(?:GET|POST) \S+", "", " ".join(str(text).split()))[:120]


def refresh(root: Path, file: Path) -> None:
    """Write down what is known today; excuses stay."""
    before = read(file)
    asked = {one: ask(*one.split()[1:]) for one in pinned(root) if one.startswith("pypi ")}
    answered = {one: told for one, told in asked.items() if told is not None}
    of_page, why = ask_npm(root)
    found = {
        "asked": time.strftime("%Y-%m-%d"),
        "answers": answered | of_page,
        "excused": before["excused"],
        "unanswered": {"npm": why} if why else {},
    }
    file.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def read(file: Path) -> dict[str, Any]:
    """What was written down."""
    empty: dict[str, Any] = {"asked": "never", "answers": {}, "excused": {}, "unanswered": {}}
    return empty | (json.loads(file.read_text(encoding="utf-8")) if file.exists() else {})


def lines(root: Path, file: Path) -> Iterator[tuple[bool, str]]:
    """What is to be said, and whether it is bad."""
    known, all_pinned = read(file), pinned(root)
    silent = [one for one in all_pinned if one not in known["answers"]]
    for one in all_pinned:
        for told in known["answers"].get(one, []):
            reason = known["excused"].get(told["id"])
            excuse = f" (excused: {reason})" if reason else ""
            yield not reason, f"VULNERABLE {one}: {told['id']} {told['summary'] or ''}{excuse}"
    yield (
        False,
        f"{len(all_pinned) - len(silent)} of {len(all_pinned)} pinned dependencies audited, {known['asked']}",
    )
    for kind, whose in KINDS.items():
        here = [one.partition(" ")[2] for one in silent if one.startswith(f"{kind} ")]
        why = known["unanswered"].get(kind)
        if here:
            yield False, f"NOT AUDITED, {len(here)} {whose}{f' ({why})' if why else ''}: {', '.join(here)}"


def main() -> int:
    """Refresh, if asked to, and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--refresh", action="store_true")
    parser.add_argument("--root", type=Path, default=HERE.parent)
    parser.add_argument("--advisories", type=Path, default=HERE / "advisories.json")
    asked = parser.parse_args()
    if asked.refresh:
        refresh(asked.root, asked.advisories)
    found = list(lines(asked.root, asked.advisories))
    sys.stdout.write("".join(f"{line}\n" for _, line in found))
    return int(any(bad for bad, _ in found))


if __name__ == "__main__":
    sys.exit(main())
