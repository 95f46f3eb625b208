"""Changes the rules, and the code that decides who sees what, one place at a time, and sees whether a test fails.

Works on copies of the last commit under build/mutation, with the compiler off; `make mutate` calls it. Words
(`python -m tests.mutation knowledge ranking`) choose the groups whose paths hold one of them.
The survivors are printed as Markdown and explained in docs/guide/mutation.md.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "mutation"
COSMIC_RAY = FOLDER / "venv" / "bin" / "cosmic-ray"
MODULES = (
    ("src/veillee/games/fairy_lights/rules.py", "src/veillee/games/fairy_lights/refusals.py"),
    ("src/veillee/core/knowledge.py",),
    ("src/veillee/games/fairy_lights/scoring.py", "src/veillee/core/ranking.py"),
)
"""The rules, the code that decides who sees what, and the count; each group in a copy of its own."""
TESTS = (
    "tests/vectors tests/core/test_knowledge.py tests/games/fairy_lights"
    " tests/core/test_table.py tests/core/test_match.py tests/secrets tests/laws"
)
"""The quickest first: most mutants fall at the vectors."""
SLOW = ("leaves_no_place", "may_be_first", "redeal_is_fair", "bot_plays", "is_stored_at_most")
"""Tests that take too long without the compiler, most of them statistical."""
OTHER_GAMES = (
    *("RN-V", "SL-V", "FS-V", "ones_own", "order_in_which", "among_others", "of_random_play", "sealed"),
    *("judged_by", "redealt_world", "what_spectators_see"),
)
"""Tests that name another game; those that draw one draw Fairy Lights."""
RUNNING: list[subprocess.Popen[bytes]] = []
LONGEST = 150
"""Seconds that the tests may take: a mutant that loops for ever counts as noticed."""
EXCLUDED = (  # what remains turns a comparison round, moves its border, or shifts a number by one
    "core/RemoveDecorator",  # without @rule the compiler is off, as it is here anyway
    "core/ReplaceComparisonOperator_(?!Eq_NotEq|NotEq_Eq|Lt_LtE|Lt_GtE|Gt_GtE|Gt_LtE|LtE_Lt|GtE_Gt).*",
    "core/ReplaceBinaryOperator_(?!Add_Sub|Sub_Add|Mul_Add|BitAnd_BitOr|BitOr_BitAnd|RShift_LShift).*",
)


def config(modules: tuple[str, ...]) -> str:
    quick = " and ".join(f"not {name}" for name in (*SLOW, *OTHER_GAMES))
    command = f"timeout {LONGEST} {sys.executable} -m pytest -q -x -p no:cacheprovider {TESTS} -k '{quick}'"
    return "\n".join(
        [
            "[cosmic-ray]",
            f"module-path = {json.dumps(modules)}",
            f"timeout = {LONGEST + 10}.0",
            "excluded-modules = []",
            f"test-command = {json.dumps(command)}",
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


def chosen(words: list[str]) -> list[int]:
    """The groups that are asked for; all if none is."""
    return [n for n, group in enumerate(MODULES) if not words or any(word in " ".join(group) for word in words)]


def run(group: int) -> list[tuple[dict[str, object], dict[str, object]]]:
    """Mutate one group of modules in a copy of its own; returns what was changed and what became of it."""
    tree = FOLDER / f"tree{group}"
    subprocess.run(["rm", "-rf", tree], check=True)
    subprocess.run(["git", "clone", "-q", ROOT, tree], check=True)
    (tree / "mutation.toml").write_text(config(MODULES[group]), encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "VEILLEE_COMPILER": "off", "VEILLEE_EXAMPLES": "4"}
    env |= {"VEILLEE_GAMES": "fairy-lights", "PYTHONDONTWRITEBYTECODE": ""}
    env |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # a start in one second, not three
    session = "session.sqlite"
    for command in (
        ["cosmic-ray", "init", "mutation.toml", session],
        ["cr-filter-operators", session, "mutation.toml"],
        ["cosmic-ray", "exec", "mutation.toml", session],
    ):
        call([str(COSMIC_RAY.parent / command[0]), *command[1:]], tree, env)
    dump = subprocess.run([COSMIC_RAY, "dump", session], cwd=tree, check=True, capture_output=True, text=True)
    return [tuple(json.loads(line)) for line in dump.stdout.splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("modules", nargs="*", help="parts of the names of modules; all if none is given")
    asked = parser.parse_args()
    signal.signal(signal.SIGINT, end_all)
    signal.signal(signal.SIGTERM, end_all)
    prepare()
    groups = chosen(asked.modules)
    with ThreadPoolExecutor(len(groups)) as pool:
        rows = [row for part in pool.map(run, groups) for row in part]
    tried = [(item, result) for item, result in rows if result and result.get("worker_outcome") == "normal"]
    outcomes = Counter(str(result["test_outcome"]) for _, result in tried)
    sys.stdout.write(f"{len(tried)} mutants: {dict(outcomes)}\n")
    for item, result in tried:
        if result["test_outcome"] == "survived":
            sys.stdout.write(f"\n{item}\n{result.get('diff')}\n")


if __name__ == "__main__":
    main()
