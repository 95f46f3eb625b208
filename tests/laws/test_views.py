"""Every view has the shape that its game declares and the schema publishes: nothing missing, nothing more."""

import json
from enum import IntEnum
from functools import cache
from types import GenericAlias
from typing import Any, get_args

import pytest
from pydantic import ConfigDict, TypeAdapter

from tests.playing import CASES, play_on, varied
from veillee.core.match import Match
from veillee.games import game_of
from veillee.games.fairy_school import view_types as school
from veillee.games.fairy_school.view import GRADES
from veillee.games.fairy_school.words import Ask, Phase

STRIDE = {"fairy-school": 29}
"""After every so many moves all views are looked at; after every fifth where it is not said."""
VARIANTS = (0, 0b1010110110111, 0b0101001001001)


@cache
def shape_of(game: str) -> TypeAdapter[list[Any]]:
    several: Any = GenericAlias(list, (game_of(game).view,))
    return TypeAdapter(several, config=ConfigDict(extra="forbid"))


def check(match: Match) -> None:
    views = list(match.views([None, *range(match.seats)]).values())
    shape_of(match.game.id).validate_json(json.dumps(views), strict=True)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_every_view_has_its_declared_shape(game: str, seats: int) -> None:
    match, every = varied(game, seats, seats, VARIANTS[seats % len(VARIANTS)]), STRIDE.get(game, 5)
    for n, _ in enumerate(play_on(match, seats)):
        if n % every == 0:
            check(match)
    check(match)
    assert match.over


@pytest.mark.parametrize(
    ("words", "enum"), [(school.Stage, Phase), (school.Asked, Ask)], ids=["phases", "questions"]
)
def test_the_words_of_a_view_are_those_of_the_rules(words: Any, enum: type[IntEnum]) -> None:
    assert get_args(words.__value__) == tuple(one.name.lower() for one in enum if one)


def test_grades_are_those_of_the_view() -> None:
    assert get_args(school.Grade.__value__) == GRADES
