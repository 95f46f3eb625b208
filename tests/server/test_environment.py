"""Settings from the environment: the command line comes first, and what cannot be is one sentence."""

from dataclasses import fields
from pathlib import Path

import pytest

from veillee.core.errors import BadInput
from veillee.server import Settings, from_environment
from veillee.server.settings import Limits


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATA_DIR", "DATABASE_URL", "SECRET", "PUBLIC_URL", "PROXIES", "LOG"):
        monkeypatch.delenv(f"VEILLEE_{name}", raising=False)


def test_settings_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEILLEE_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("VEILLEE_DATABASE_URL", "postgres://somewhere/veillee")
    monkeypatch.setenv("VEILLEE_PUBLIC_URL", "https://cards.example")
    monkeypatch.setenv("VEILLEE_LOG", "warning")
    found = from_environment(port=1234, database=None)
    assert (found.data, found.port, found.log_level) == (tmp_path, 1234, "warning")
    assert found.public_url == "https://cards.example"
    assert found.database_url == "postgresql+psycopg://somewhere/veillee"
    assert Settings(data=tmp_path).database_url == f"sqlite:///{tmp_path}/veillee.sqlite3"


def test_every_limit_is_documented() -> None:
    page = Path("docs/guide/operations.md").read_text(encoding="utf-8")
    assert [limit.name for limit in fields(Limits) if f"`{limit.name}`" not in page] == []


def test_the_command_line_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEILLEE_DATABASE_URL", "postgresql://one/veillee")
    assert from_environment(database="postgresql://two/veillee").database == "postgresql://two/veillee"


def test_what_is_empty_or_written_otherwise_counts_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("VEILLEE_DATA_DIR", "VEILLEE_SECRET", "VEILLEE_MESSAGES_PER_SECOND", "VEILLEE_LOG"):
        monkeypatch.setenv(name, "")
    monkeypatch.setenv("veillee_proxies", "*")
    monkeypatch.setenv("SECRET", "of something else")
    assert from_environment() == Settings()


def test_rates_are_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEILLEE_MESSAGES_PER_SECOND", "2.5")
    monkeypatch.setenv("VEILLEE_REQUESTS_PER_SECOND", "1000000")
    assert from_environment().limits == Limits(messages_per_second=2.5, http_per_second=1_000_000)


@pytest.mark.parametrize("value", ["abc", "0", "-1", "nan", "inf", "1e999"])
def test_a_rate_that_cannot_be_is_one_sentence(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEILLEE_REQUESTS_PER_SECOND", value)
    with pytest.raises(BadInput) as refused:
        from_environment()
    sentence = f"VEILLEE_REQUESTS_PER_SECOND: “{value}” is not a number a second, above 0."
    assert refused.value.text("en") == sentence
