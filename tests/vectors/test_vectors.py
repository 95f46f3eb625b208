"""Every vector of every game, one test each."""

import pytest

from tests.vectors.fairy_lights import FairyLights
from tests.vectors.reussite import Reussite
from tests.vectors.runner import Adapter, Vector, run, vectors
from tests.vectors.sun_moon import SunMoon
from veillee.games import MODULES

ADAPTERS: dict[str, Adapter] = {"fairy-lights": FairyLights(), "reussite": Reussite(), "sun-moon": SunMoon()}
ALL = [(game, vector) for game in ADAPTERS for vector in vectors(game)]


@pytest.mark.parametrize(("game", "vector"), ALL, ids=[vector.id for _, vector in ALL])
def test_vector(game: str, vector: Vector) -> None:
    run(vector, ADAPTERS[game])


def test_every_game_has_vectors() -> None:
    assert set(ADAPTERS) == set(MODULES)
    assert all(len(vectors(game)) >= 20 for game in ADAPTERS)
