"""The solver of Réussite de Noël against every line of play on small decks, and by the rules on the whole one."""

from collections import Counter
from pathlib import Path

import pytest

import veillee
from tests.playing import play_on
from veillee.bots.checker import is_winnable
from veillee.core.match import Match
from veillee.games.reussite.rules import fits

TINY = {
    "a hand of one": (3, 3, 3, 4, 1),
    "three by four": (3, 3, 3, 4, 3),
    "one Santa too few": (2, 5, 3, 4, 2),
}
"""Colours, values, columns, height, hand."""


def tiny(folder: Path, name: str) -> str:
    """An edition file with a deck small enough to try everything."""
    colours, values, columns, height, hand = TINY[name]
    file = folder / "tiny.toml"
    file.write_text(
        f'[edition]\ngame = "reussite"\nid = "{name}"\n[deck]\ncolours = {colours}\nvalues = {values}\n'
        f"columns = {columns}\nheight = {height}\nhand = {hand}\n",
        encoding="utf-8",
    )
    return str(file)


@pytest.mark.parametrize("one_rule", [True, False])
@pytest.mark.parametrize("santa_on_santa", [True, False])
@pytest.mark.parametrize("name", TINY)
def test_the_solver_agrees_with_trying_everything(
    tmp_path: Path, name: str, one_rule: bool, santa_on_santa: bool
) -> None:
    edition = tiny(tmp_path, name)
    for seed in range(12):
        match = veillee.new(
            "reussite",
            seed=seed,
            edition=edition,
            one_rule_per_stretch=one_rule,
            santa_on_santa=santa_on_santa,
        )
        found = veillee.solve(match)
        assert found.result == ("winnable" if is_winnable(match.copy(), set()) else "lost"), seed
        if found.result == "winnable":
            wins(match, found.line)


@pytest.mark.parametrize("one_rule", [True, False])
def test_the_solver_agrees_in_the_middle_of_careless_games(one_rule: bool) -> None:
    found = Counter[str]()
    for seed in range(40):
        match = veillee.new("reussite", seed=seed, edition="small", one_rule_per_stretch=one_rule)
        for _ in play_on(match, seed, 7):
            pass
        result = veillee.solve(match).result
        assert result == ("winnable" if is_winnable(match.copy(), set()) else "lost"), seed
        found[result] += 1
    assert min(found["winnable"], found["lost"]) > 3


def wins(match: Match, line: list[str]) -> None:
    """A line wins when it is played by the rules."""
    for move in line:
        assert not match.winners
        match.play(0, move)
    assert match.winners == (0,)


@pytest.mark.parametrize("one_rule", [True, False])
def test_every_line_of_the_whole_deck_wins(one_rule: bool) -> None:
    for seed in range(60):
        match = veillee.new("reussite", seed=seed, one_rule_per_stretch=one_rule)
        found = veillee.solve(match)
        assert found.result == "winnable"
        wins(match, found.line)


def test_a_deal_is_solved_from_any_moment_of_its_line() -> None:
    match = veillee.new("reussite", seed=4)
    for move in veillee.solve(match).line:
        again = veillee.solve(match.position())
        assert again.result == "winnable"
        wins(match.copy(), again.line)
        match.play(0, move)
    assert veillee.solve(match).line == []
    assert veillee.solve(match).result == "winnable"


def test_two_santas_in_a_column_are_a_loss_at_once() -> None:
    pile = [
        f"{c}{v}" for c in "RGBY" for v in range(8) if f"{c}{v}" not in ("G2", "R0", "R6", "B0", "Y1", "Y3", "R7")
    ]
    match = veillee.load(
        {"game": "reussite", "columns": [["G2", "R0", "R6"]], "hand": ["B0", "Y1", "Y3"], "pile": [*pile, "R7"]}
    )
    match.play(0, "B0>1")
    assert veillee.solve(match).result == "lost"
    assert not match.over


def test_a_small_budget_is_an_honest_dont_know() -> None:
    found = veillee.solve(veillee.new("reussite", seed=1), nodes=5)
    assert (found.result, found.line) == ("unknown", [])
    assert found.nodes <= 10


def test_a_position_without_all_cards_cannot_be_won() -> None:
    assert veillee.solve({"game": "reussite", "hand": ["R1"]}).result == "lost"


@pytest.mark.parametrize(
    ("position", "nodes", "message"),
    [
        ({"game": "fairy-lights", "order": ["A", "B"], "deck_more": 3}, 10, "solve-no-solver"),
        ({"game": "reussite", "hand": ["R1", "R2", "R3"], "pile_more": 3}, 10, "solve-unknown-cards"),
        ({"game": "reussite", "hand": ["R1", "R2", "R3"]}, 0, "solve-nodes"),
        ({"game": "reussite", "hand": ["R1", "R1"]}, 10, "position-copies"),
    ],
)
def test_what_cannot_be_solved_is_one_sentence(position: dict[str, object], nodes: int, message: str) -> None:
    with pytest.raises(veillee.BadInput) as refused:
        veillee.solve(position, nodes)
    assert refused.value.message == message


def test_codes_of_columns_say_what_the_rules_say() -> None:
    """Every column of random games accepts by its code what it accepts by the rules (second Santas aside)."""
    from veillee.bots.reussite.columns import REFUSED, after, has_santa
    from veillee.bots.reussite.solver import column_code

    for seed in range(40):
        match = veillee.new("reussite", seed=seed)
        s, e = match.states[0], match.edition.records[0]
        while not match.over:
            match.play(0, match.moves(0)[seed % len(match.moves(0))])
            for column in range(4):
                code = int(column_code(s, e, column))
                if code < 0:
                    continue
                for card in range(32):
                    if card & 7 == 0 and has_santa(code):
                        continue
                    assert (int(after(s, e, code, card)) != REFUSED) == bool(fits(s, e, card, column))
