"""Who begins: by lot, or the seat that the table has chosen; files of games by lot are as they were before."""

from typing import Any

import pytest

import veillee
from veillee.core.errors import BadInput
from veillee.games import MODULES, game_of

CLAUSES = {"fairy-lights": "FL-04", "sun-moon": "SL-03", "fairy-school": "FS-168"}
TURNS = [game for game in CLAUSES if game != "fairy-school"]


def test_every_game_for_several_has_it() -> None:
    assert {name for name in MODULES if "first_seat" in game_of(name).options} == set(CLAUSES)


@pytest.mark.clause("FL-04", "SL-03")
@pytest.mark.parametrize("game", TURNS)
@pytest.mark.parametrize("first", "ABC")
def test_the_chosen_seat_begins_and_the_cards_are_the_same(game: str, first: str) -> None:
    by_lot = veillee.new(game, seats=3, seed=11)
    match = veillee.new(game, seats=3, seed=11, first_seat=first)
    assert match.to_act == ("ABC".index(first),)
    pile = "deck" if game == "fairy-lights" else "pile"
    assert match.position()[pile] == by_lot.position()[pile]
    assert veillee.replay(match.replay()) == match
    assert veillee.load(match.position()).options == match.options


@pytest.mark.parametrize("game", TURNS)
def test_files_of_a_game_by_lot_do_not_name_the_option(game: str) -> None:
    match = veillee.new(game, seats=3, seed=11)
    assert match.options["first_seat"] == "random"
    assert "first_seat" not in match.replay()
    assert "first_seat" not in match.position()["options"]
    assert 'first_seat":"B"' in veillee.new(game, seats=3, seed=11, first_seat="B").replay()


@pytest.mark.parametrize("game", CLAUSES)
def test_a_seat_that_is_not_at_the_table_is_refused_with_the_rule(game: str) -> None:
    wanted: dict[str, Any] = {"seats": 2, "seed": 1, "first_seat": "C"}
    with pytest.raises(BadInput) as caught:
        veillee.new(game, **wanted)
    assert all(CLAUSES[game] in caught.value.text(lang) for lang in ("en", "fr"))
