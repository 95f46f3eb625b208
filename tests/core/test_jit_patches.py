"""What `core/jit.py` changes inside Numba: the effect of each patch, and the part of Numba that it leans on."""

import inspect
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import pytest
from numba.core.dispatcher import Dispatcher

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the samples answer in a process whose compiler is on, whatever it is here."""
    env = {**os.environ, "VEILLEE_COMPILER": "on", "VEILLEE_CACHE_DIR": str(tmp_path_factory.mktemp("cache"))}
    command = [sys.executable, "-m", "tests.core.compiled_samples"]
    return json.loads(subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True).stdout)


def test_records_have_short_names_that_tell_them_apart(compiled: Any) -> None:
    """Patched: `numba.types.Record.__init__`, which spells out every field in `name`."""
    one, same, other = compiled["names"]
    assert len(one) < 30
    assert one == same != other
    assert compiled["equal"] == [True, False]


def test_rules_call_each_other_with_one_integer_type(compiled: Any) -> None:
    """Patched: `get_call_template` of a dispatcher, which gets the types of a call from another rule."""
    assert compiled["result"] == 30
    assert compiled["signatures"] == ["(int64,)"]


def test_an_inner_rule_refuses_python(compiled: Any) -> None:
    """Patched: the class of a dispatcher without `no_cpython_wrapper`, whose call from Python would crash."""
    assert compiled["targets"]["no_cpython_wrapper"] is True
    assert compiled["refused"] == "doubled is for other rules; call an entry point"


def test_a_rule_that_makes_arrays_is_refused(compiled: Any) -> None:
    """Asked for: `_nrt`, an option of Numba's own use, so that nobody counts who holds an array."""
    assert compiled["made"] == [0, 3]


def test_numba_has_the_parts_that_are_patched() -> None:
    assert "name" in inspect.getsource(numba.types.Record.__init__)
    assert list(inspect.signature(Dispatcher.get_call_template).parameters) == ["self", "args", "kws"]
