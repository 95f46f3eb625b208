"""What all tests share."""

import os

import pytest
from hypothesis import HealthCheck, settings

from veillee.core.jit import COMPILER, Compiler

EXAMPLES = int(os.environ.get("VEILLEE_EXAMPLES", "3" if COMPILER is Compiler.OFF else "40"))
"""Plain Python is thousands of times slower; it is there for vectors, mutants and the debugger."""

settings.register_profile(
    "house",
    deadline=None,
    max_examples=EXAMPLES,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
    print_blob=True,
)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(name, ...): the clauses of the rules that a test checks")
