"""The descriptions that clients are made from are fresh, and no request that fits them gives a 500."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis.checks import not_a_server_error

from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person
from veillee.server import schema
from veillee.server.http.guests import COOKIE

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "guide" / "schema"
DESCRIBED: Any = schemathesis.openapi.from_dict(schema.http_schema())
OPERATIONS: dict[str, Any] = {one.label: one for one in (ok.ok() for ok in DESCRIBED.get_all_operations())}


@pytest.mark.parametrize("name", ["http.json", "socket.json"])
def test_the_written_schemas_are_fresh(name: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8")
    assert written == schema.texts()[name], "run: python -m veillee.server.schema"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with ThreadHouse(quick(tmp_path_factory.mktemp("api"), None, home=False)) as house:
        yield house.url


@pytest.mark.parametrize("label", OPERATIONS)
def test_no_request_gives_a_500(label: str, url: str) -> None:
    lou = Person(url)
    guest, code = lou.http.cookies[COOKIE], lou.create("me", "open")

    @given(case=OPERATIONS[label].as_strategy())
    @settings(max_examples=12, database=None)
    def attempt(case: Any) -> None:
        if "code" in case.path_parameters:
            case.path_parameters["code"] = code
        answer = case.call(base_url=url, cookies={COOKIE: guest})
        case.validate_response(answer, checks=[not_a_server_error])

    attempt()
