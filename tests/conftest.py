"""What all tests share."""

import pytest
from hypothesis import HealthCheck, settings

from veillee.core.jit import COMPILER, Compiler

PLAIN = COMPILER is Compiler.OFF
settings.register_profile(
    "house",
    deadline=None,
    max_examples=15 if PLAIN else 80,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
    print_blob=True,
)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(name, ...): the clauses of the rules that a test checks")
