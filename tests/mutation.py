"""Changes the rules, and the code that decides who sees what, one place at a time, and sees whether a test fails.

Works on copies of the last commit under build/mutation, with the compiler off; `make mutate` calls it. Words
(`python -m tests.mutation knowledge sights`) choose the groups whose names or paths hold one of them. They are
tried one after the other, or with `--jobs` some at once. Two groups are of our own: `sights` changes who sees what
lies in a zone, of all zones of all games; `telling` who is told of an act, what is sealed and what is laid open.
The survivors are printed as Markdown and explained in docs/guide/mutation.md.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from veillee.games import MODULES

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "mutation"
COSMIC_RAY = FOLDER / "venv" / "bin" / "cosmic-ray"
RULES = (
    "tests/vectors tests/core/test_knowledge.py tests/games/fairy_lights"
    " tests/core/test_table.py tests/core/test_match.py tests/secrets tests/laws"
)
"""The quickest first: most mutants fall at the vectors."""
SEALED = "tests/core/test_seal.py"


class Group(NamedTuple):
    """Modules that are changed in a copy of their own, and the tests that should notice."""

    name: str
    modules: tuple[str, ...]
    tests: str
    game: str
    """The game that laws and secrets draw."""


GROUPS = (
    Group(
        "rules",
        ("src/veillee/games/fairy_lights/rules.py", "src/veillee/games/fairy_lights/refusals.py"),
        RULES,
        "fairy-lights",
    ),
    Group("redaction", ("src/veillee/core/knowledge.py",), RULES, "fairy-lights"),
    Group(
        "count",
        ("src/veillee/games/fairy_lights/scoring.py", "src/veillee/core/ranking.py"),
        RULES,
        "fairy-lights",
    ),
    Group("sealing", ("src/veillee/core/seal.py",), SEALED, "fairy-school"),
    Group(
        "audience",
        ("src/veillee/server/table/audience.py",),
        "tests/server/test_audience.py",
        "fairy-school",
    ),
)
"""The rules, the code that decides who sees what, and the count."""
SIGHTS = tuple(
    f"src/veillee/games/{game}/state.py" for game in ("fairy_lights", "reussite", "sun_moon", "fairy_school")
)
SIGHT_TESTS = "tests/secrets/test_sights.py"
SIGHT = re.compile(r"Sight\.(NOBODY|OWNER|ALL)")
SCHOOL = "src/veillee/games/fairy_school"
TELLING_TESTS = "tests/secrets/test_telling.py"
TELLING = (
    ("src/veillee/core/contract.py", "SPECTATOR if seat is None else seat", "0 if seat is None else seat"),
    ("src/veillee/core/contract.py", "audience: int = EVERYBODY", "audience: int = 1"),
    (f"{SCHOOL}/events.py", ">> seat & 1\n    happened", "& 1\n    happened", ">> seat & 0\n    happened"),
    (
        f"{SCHOOL}/events.py",
        "1 << seat if sealed else EVERYBODY",
        "EVERYBODY",
        "1 << seat",
        "1 if sealed else EVERYBODY",
    ),
    (f"{SCHOOL}/events.py", "if not sealed:", "if True:", "if sealed:"),
    (
        f"{SCHOOL}/events.py",
        "if sealed and (ended or",
        "if (ended or",
        "if sealed and (ended and",
        "if sealed or (ended or",
    ),
    (f"{SCHOOL}/events.py", "EVERYBODY ^ 1 << seat", "EVERYBODY", "1 << seat", "EVERYBODY ^ 1"),
    (f"{SCHOOL}/rules/entry_points.py", "own in (DRAFT, KEPT)", "own == DRAFT", "own == KEPT"),
    (f"{SCHOOL}/rules/entry_points.py", "zone < DECK and own", "own"),
    (f"{SCHOOL}/rules/entry_points.py", "min(int(s.board.trimester), 3)", "3", "int(s.board.trimester)"),
    (f"{SCHOOL}/rules/flow.py", "    unseal(s)\n", "    pass\n"),
    (f"{SCHOOL}/rules/flow.py", "range(s.board.seats):\n        seal(", "range(1, s.board.seats):\n        seal("),
    (
        f"{SCHOOL}/rules/flow.py",
        "range(s.board.seats):\n        seal(",
        "range(s.board.seats - 1):\n        seal(",
    ),
    (
        "src/veillee/games/sun_moon/turns.py",
        "count(s, hand_of(seat))] = EVERYBODY",
        "count(s, hand_of(seat))] = 1",
    ),
    ("src/veillee/games/sun_moon/turns.py", "count(s, hand_of(seat))] = EVERYBODY", "1] = EVERYBODY"),
)
"""Who is told of an act, which acts are sealed, and what is laid open: a place, and what is put there."""
SLOW = ("leaves_no_place", "may_be_first", "redeal_is_fair", "bot_plays", "is_stored_at_most")
"""Tests that take too long without the compiler, most of them statistical."""
OTHER_GAMES = (
    *("RN-V", "SL-V", "FS-V", "ones_own", "order_in_which", "among_others", "of_random_play", "sealed"),
    *("judged_by", "redealt_world_can", "what_spectators_see"),
)
"""Tests that name another game; those that draw one draw Fairy Lights."""


class Change(NamedTuple):
    """Another text at a place of a file."""

    path: str
    start: int
    old: str
    new: str


Outcome = list[tuple[str, str, str]]
"""What was changed, what became of it, and how it looked."""
RUNNING: list[subprocess.Popen[bytes]] = []
LONGEST = 150
"""Seconds that the tests may take: a mutant that loops for ever counts as noticed."""
EXCLUDED = (  # what remains turns a comparison round, moves its border, or shifts a number by one
    "core/RemoveDecorator",  # without @rule the compiler is off, as it is here anyway
    "core/ReplaceComparisonOperator_(?!Eq_NotEq|NotEq_Eq|Lt_LtE|Lt_GtE|Gt_GtE|Gt_LtE|LtE_Lt|GtE_Gt).*",
    "core/ReplaceBinaryOperator_(?!Add_Sub|Sub_Add|Mul_Add|BitAnd_BitOr|BitOr_BitAnd|RShift_LShift).*",
)


def command_of(group: Group) -> str:
    left_out = (*SLOW, *OTHER_GAMES) if group.game == "fairy-lights" else SLOW
    quick = " and ".join(f"not {name}" for name in left_out)
    return f"timeout {LONGEST} {sys.executable} -m pytest -q -x -p no:cacheprovider {group.tests} -k '{quick}'"


def config(group: Group) -> str:
    return "\n".join(
        [
            "[cosmic-ray]",
            f"module-path = {json.dumps(group.modules)}",
            f"timeout = {LONGEST + 10}.0",
            "excluded-modules = []",
            f"test-command = {json.dumps(command_of(group))}",
            '[cosmic-ray.distributor]\nname = "local"',
            f"[cosmic-ray.filters.operators-filter]\nexclude-operators = {json.dumps(EXCLUDED)}",
        ]
    )


def prepare() -> None:
    """The tool's own environment, pinned by hashes."""
    if not COSMIC_RAY.exists():
        subprocess.run([sys.executable, "-m", "venv", str(FOLDER / "venv")], check=True)
        pip = ["uv", "pip", "install", "-q", "--python", str(FOLDER / "venv" / "bin" / "python")]
        subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "tests" / "mutation.lock")], check=True)


def call(command: list[str], tree: Path, env: dict[str, str]) -> None:
    """Run one command of the tool; it is stopped with us, and the tests it started end by themselves."""
    with subprocess.Popen(command, cwd=tree, env=env, stdout=subprocess.DEVNULL) as process:
        RUNNING.append(process)
        if process.wait() != 0:
            raise subprocess.CalledProcessError(process.returncode, command)
        RUNNING.remove(process)


def end_all(number: int, _frame: object) -> None:
    for process in RUNNING:
        process.terminate()
    sys.exit(128 + number)


def copied(name: str) -> Path:
    """A copy of the last commit."""
    tree = FOLDER / name
    subprocess.run(["rm", "-rf", tree], check=True)
    subprocess.run(["git", "clone", "-q", ROOT, tree], check=True)
    return tree


def environment(tree: Path, game: str) -> dict[str, str]:
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "VEILLEE_COMPILER": "off", "VEILLEE_EXAMPLES": "4"}
    env |= {"VEILLEE_GAMES": game, "PYTHONDONTWRITEBYTECODE": ""}
    return env | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # a start in one second, not three


def sight_changes() -> Iterator[Change]:
    """What the zones of every game say, changed to either other."""
    for path in SIGHTS:
        for found in SIGHT.finditer((ROOT / path).read_text(encoding="utf-8")):
            for other in sorted({"NOBODY", "OWNER", "ALL"} - {found[1]}):
                yield Change(path, found.start(), found[0], f"Sight.{other}")


def telling_changes() -> Iterator[Change]:
    """Who is told of an act, what is sealed and what is laid open, changed by hand."""
    for path, old, *others in TELLING:
        start = (ROOT / path).read_text(encoding="utf-8").index(old)
        for new in others:
            yield Change(path, start, old, new)


def try_changes(name: str, changes: Iterable[Change], tests: str) -> Outcome:
    """Make changes one at a time; a game that does not even start is noticed."""
    tree, rows = copied(name), Outcome()
    env = environment(tree, " ".join(MODULES))
    command = ["timeout", str(LONGEST), sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    for path, start, old, new in changes:
        file = tree / path
        text = file.read_text(encoding="utf-8")
        file.write_text(text[:start] + new + text[start + len(old) :], encoding="utf-8")
        done = subprocess.run([*command, tests], cwd=tree, env=env, capture_output=True, check=False)
        file.write_text(text, encoding="utf-8")
        item = f"{path}:{text[:start].count(chr(10)) + 1} {old} -> {new}"
        rows.append((item, "killed" if done.returncode else "survived", ""))
    return rows


def run(group: Group) -> Outcome:
    """Mutate one group of modules in a copy of its own; returns what was changed and what became of it."""
    tree = copied(group.name)
    (tree / "mutation.toml").write_text(config(group), encoding="utf-8")
    env = environment(tree, group.game)
    session = "session.sqlite"
    for command in (
        ["cosmic-ray", "init", "mutation.toml", session],
        ["cr-filter-operators", session, "mutation.toml"],
        ["cosmic-ray", "exec", "mutation.toml", session],
    ):
        call([str(COSMIC_RAY.parent / command[0]), *command[1:]], tree, env)
    dump = subprocess.run([COSMIC_RAY, "dump", session], cwd=tree, check=True, capture_output=True, text=True)
    rows = [json.loads(line) for line in dump.stdout.splitlines()]
    return [
        (json.dumps(item), str(result["test_outcome"]), str(result.get("diff")))
        for item, result in rows
        if result and result.get("worker_outcome") == "normal"
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("groups", nargs="*", help="parts of the names of groups or modules; all if none is given")
    parser.add_argument("--jobs", type=int, default=1, help="so many groups at once")
    asked = parser.parse_args()
    signal.signal(signal.SIGINT, end_all)
    signal.signal(signal.SIGTERM, end_all)
    prepare()
    works: dict[str, Callable[[], Outcome]] = {" ".join((g.name, *g.modules)): partial(run, g) for g in GROUPS}
    works["sights"] = partial(try_changes, "sights", sight_changes(), SIGHT_TESTS)
    works["telling"] = partial(try_changes, "telling", telling_changes(), TELLING_TESTS)
    chosen = {
        name: w for name, w in works.items() if not asked.groups or any(word in name for word in asked.groups)
    }
    with ThreadPoolExecutor(asked.jobs) as pool:
        for name, rows in zip(chosen, pool.map(lambda work: work(), chosen.values()), strict=True):
            outcomes = Counter(outcome for _, outcome, _ in rows)
            sys.stdout.write(f"{name}: {len(rows)} mutants: {dict(outcomes)}\n")
            for item, outcome, diff in rows:
                if outcome == "survived":
                    sys.stdout.write(f"\n{item}\n{diff}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
