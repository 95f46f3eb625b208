"""What the guides say of limits and variables is so: every limit by name, with its usual value."""

import re
from dataclasses import asdict

from tests.server.houses import ROOT
from veillee.server.environment import Environment
from veillee.server.http.routes import circles
from veillee.server.pools import Pools
from veillee.server.process.metrics import Metrics
from veillee.server.settings import Limits
from veillee.server.table import permissions, welcome

GUIDE = ROOT / "docs" / "guide"
UNITS = {"kB": 1024, "MB": 1024 * 1024}
ROW = re.compile(r"^\| (`[^|]*`) \| ([^|]*) \|", re.MULTILINE)


def told() -> dict[str, float]:
    """The limits of the table in the guide, with their usual values."""
    found: dict[str, float] = {}
    for names, values in ROW.findall((GUIDE / "operations.md").read_text(encoding="utf-8")):
        pairs = zip(re.findall(r"`(\w+)`", names), values.strip().split(", "), strict=True)
        found |= {name: number_of(value) for name, value in pairs}
    return found


def number_of(text: str) -> float:
    value, _, unit = text.partition(" ")
    return float(value.replace(",", "")) * UNITS.get(unit, 1)


def test_every_limit_is_in_the_table_with_its_value() -> None:
    assert told() == {name: float(value) for name, value in asdict(Limits()).items()}


def test_what_is_fixed_is_told_as_it_is() -> None:
    text = (GUIDE / "operations.md").read_text(encoding="utf-8")
    [fixed] = re.findall(r"^\| \(fixed\) \| ([^|]*) \|", text, re.MULTILINE)
    numbers = [welcome.WINDOW, 50, permissions.MOST_ENTRIES, circles.MOST_PEOPLE]
    assert [number_of(value) for value in fixed.strip().split(", ")] == numbers


def test_every_variable_is_in_the_guide() -> None:
    text = (GUIDE / "hosting.md").read_text(encoding="utf-8")
    known = {str(field.validation_alias) for field in Environment.model_fields.values()}
    assert known == {
        *re.findall(r"`(VEILLEE_[A-Z_]+)`", "\n".join(re.findall(r"^\| (.*?) \|", text, re.MULTILINE)))
    }


def test_every_pool_and_metric_that_a_host_needs_is_told() -> None:
    text = (GUIDE / "operations.md").read_text(encoding="utf-8")
    named = {metric.name for metric in Metrics().registry.collect()}
    assert {*re.findall(r"`(veillee_\w+)`", text)} <= {name.removesuffix("_total") for name in named}
    assert {"veillee_pool", "veillee_loop_lag_seconds", "veillee_entries_waiting", "veillee_refused"} <= named
    pools = Pools()
    assert all(f"`{name}`" in text for name in vars(pools))
    pools.close()
