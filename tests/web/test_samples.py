"""The views that the page's own tests use are those of the engine."""

import json

from tests.web.sky_samples import FILE, make


def test_views_of_sun_and_moon() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(json.dumps(make())), (
        "python -m tests.web.sky_samples writes them anew"
    )
