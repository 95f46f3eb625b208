"""The compiler's cache on systems that have less than ours."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PLAY = """
import os
del os.getuid
import veillee
from veillee.core.jit import cache_folder
print(cache_folder().is_dir())
match = veillee.new("reussite", seed=1)
while not match.over:
    match.play(0, match.moves(0)[0])
print(match.over)
"""


@pytest.mark.parametrize("writable", [True, False])
def test_a_system_without_user_numbers(tmp_path: Path, writable: bool) -> None:
    home = tmp_path / "cache"
    if not writable:
        home.write_text("a file, so no folder can be made here")
    env = {**os.environ, "VEILLEE_CACHE_DIR": str(home), "TMPDIR": str(tmp_path), "VEILLEE_COMPILER": "off"}
    done = subprocess.run([sys.executable, "-c", PLAY], env=env, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("True\nTrue\n", "")
    assert (tmp_path / "veillee-user").exists() is not writable
