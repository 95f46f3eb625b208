"""The same source, compiled (with or without bounds checks) and plain, gives the same bytes."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

import veillee
from veillee.core import contract
from veillee.core.batch import playouts
from veillee.core.jit import COMPILER, Compiler, cache_folder
from veillee.core.rng import key_of_seed

ROOT = Path(__file__).resolve().parents[2]


def digest(compiler: str) -> str:
    """The hash of whole matches, in a process of its own."""
    command = [sys.executable, "-W", "error", "-m", "tests.differential.digest"]
    env = {**os.environ, "VEILLEE_COMPILER": compiler}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_compiled_and_plain_give_equal_bytes() -> None:
    """Compiled as this run is: `make test` as people play, `make test-all` with bounds checks too."""
    plain = digest("off")
    assert len(plain) == 64
    assert digest("on" if COMPILER is Compiler.OFF else COMPILER.value) == plain


def test_an_unknown_compiler_is_one_sentence() -> None:
    env = {**os.environ, "VEILLEE_COMPILER": "maybe", "VEILLEE_LANG": "en"}
    command = [sys.executable, "-m", "veillee.cli", "games"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        "veillee: VEILLEE_COMPILER is “maybe”; it may be on, ahead, off or checked."
    ]


def test_a_batch_is_its_matches_one_by_one() -> None:
    game = veillee.new("fairy-lights", seats=3, seed=0).game
    edition, key = game.load_edition(None), key_of_seed("batch")
    whole = playouts(game, edition, 3, 6, key)
    for n in range(6):
        one = playouts(game, edition, 3, 1, key, first=n)
        assert one.moves.tolist() == whole.moves[n : n + 1].tolist()
        assert one.scores.tolist() == whole.scores[n : n + 1].tolist()
        assert one.winners.tolist() == whole.winners[n : n + 1].tolist()
    assert len(set(map(tuple, whole.scores.tolist()))) > 1


def test_another_edition_compiles_nothing(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    shipped = Path(veillee.__file__).parent / "games/fairy_lights/editions/stars-0-4.toml"
    own.write_text(
        shipped.read_text().replace("stars-0-4", "mine").replace("[7, 12, 4, 0, 0]", "[0, 0, 0, 0, 23]")
    )
    run(None)
    before = compiled()
    assert bool(before) == (COMPILER is not Compiler.OFF)
    run("stars-0-4")
    run(str(own))
    assert compiled() == before


def run(edition: str | None) -> None:
    match = veillee.new("fairy-lights", seats=2, seed=1, edition=edition)
    while not match.over:
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    assert match.winners
    match.view(0)
    veillee.playouts("fairy-lights", 2, 1, edition=edition)


def compiled() -> dict[str, int]:
    """How many versions of every entry point exist."""
    functions = {name: getattr(contract, name) for name in dir(contract)}
    return {name: len(f.signatures) for name, f in functions.items() if hasattr(f, "signatures")}


def test_the_cache_folder_depends_on_the_switch() -> None:
    assert cache_folder().parent.name == "jit"
    script = "from veillee.core.jit import cache_folder; print(cache_folder())"
    folders = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "VEILLEE_COMPILER": word},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for word in ("on", "off", "checked")
    }
    assert len(folders) == 3


def test_results_are_plain_numbers() -> None:
    batch = veillee.playouts("fairy-lights", 2, 4)
    assert batch.moves.dtype == np.int32
    assert batch.scores.shape == (4, 2)


def test_a_home_that_cannot_be_written_to_is_no_obstacle(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    script = "from veillee.core.jit import cache_folder; print(cache_folder().is_dir())"
    env = {**os.environ, "VEILLEE_CACHE_DIR": str(blocked), "TMPDIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
    assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == [f"veillee-{os.getuid()}"]
