"""The worked situations of Fairy School, by the rules of the page that checks games."""

import json
import subprocess
from pathlib import Path

from tests.checker.judging import NODE
from tests.vectors.fairy_school import fixtures
from tests.vectors.runner import vectors

RUN = Path(__file__).parents[2] / "web" / "tests" / "school" / "run.mjs"


def test_the_page_plays_every_situation_as_it_is_told() -> None:
    """All but those that need cards of an edition, which random games look at."""
    told = [vector for vector in vectors("fairy-school") if "new_game" not in vector.given]
    assert len(told) > 70
    assert NODE
    rows = [vars(vector) for vector in told]
    given = json.dumps({"fixtures": fixtures(), "vectors": rows})
    run = subprocess.run([NODE, str(RUN)], input=given, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    found = dict(zip((vector.id for vector in told), json.loads(run.stdout), strict=True))
    assert {name: differences for name, differences in found.items() if differences} == {}
