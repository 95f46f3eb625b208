"""Every vector of every game, one test each."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.vectors import fairy_school
from tests.vectors.fairy_lights import FairyLights
from tests.vectors.reussite import Reussite
from tests.vectors.runner import Vector, run, vectors
from tests.vectors.sun_moon import SunMoon
from veillee.games import MODULES

RUN: dict[str, Callable[[Vector], None]] = {
    "fairy-lights": partial(run, adapter=FairyLights()),
    "reussite": partial(run, adapter=Reussite()),
    "sun-moon": partial(run, adapter=SunMoon()),
    "fairy-school": fairy_school.run,
}
ALL = [(game, vector) for game in RUN for vector in vectors(game)]


@pytest.mark.parametrize(("game", "vector"), ALL, ids=[vector.id for _, vector in ALL])
def test_vector(game: str, vector: Vector) -> None:
    RUN[game](vector)


def test_every_game_has_vectors() -> None:
    assert set(RUN) == set(MODULES)
    assert all(len(vectors(game)) >= 20 for game in RUN)
