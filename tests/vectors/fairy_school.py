"""How the vectors of Fairy School are read: they bring their own cards, and several acts stand in one step."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
import yaml

import veillee
from tests.vectors.runner import FOLDER, Vector
from veillee.core.errors import MoveError
from veillee.core.match import Match
from veillee.core.table import LETTERS
from veillee.games import check_table, game_of
from veillee.games.fairy_school.edition.content import BonusSide, Card, Content, FinalProject, Numbers, Space
from veillee.games.fairy_school.edition.loading import DECKS, SchoolEdition, compiled, tile_of
from veillee.games.fairy_school.edition.notation import read_amounts, read_effect
from veillee.games.fairy_school.edition.record import FINAL_STEPS
from veillee.games.fairy_school.edition.track import ranked
from veillee.games.fairy_school.position_writing import write_position, write_seat
from veillee.games.fairy_school.view import score_table
from veillee.games.fairy_school.words import CREATURES, ELEMENTS, STARTERS, SUBJECTS

GAME = game_of("fairy-school")
UNORDERED = ("discard", "personal", "shared", "projects", "studied", "removed", "kept", "aside")


@cache
def fixtures() -> dict[str, Any]:
    text = (FOLDER / "fairy-school-fixtures.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(text)["fixtures"]
    return found


def card_of(name: str, row: list[Any]) -> Card:
    full: list[Any] = [*row, *[0, 0, "", "", "", ""][len(row) - 2 :]]
    creature, effect, kindness, stars, cost, deck, starter, place = full
    return Card(
        name=name,
        deck=DECKS.index(deck) if deck else 0 if not cost else 2,
        creature=CREATURES.index(creature),
        lines=read_effect(effect),
        kindness=kindness,
        stars=stars,
        cost=read_amounts(cost) if cost else (0, 0, 0, 0, 0),
        starter=STARTERS.index(starter) + 1 if starter else 0,
        place=SUBJECTS.index(place) if place in SUBJECTS else -1,
    )


def spaces_of(text: str) -> list[Space]:
    """`0 1 ( 2 | 2a:F 2b ) 3*1`: spaces in order, forks in brackets, the short way first."""
    spaces: list[Space] = []
    ends: list[tuple[int, str]] = []  # spaces whose way on is not known yet, and which way that is
    branches: list[tuple[int, str]] = []
    fork, way = -1, "both"

    def join(to: int) -> None:
        for i, which in ends:
            if which in ("both", "short"):
                spaces[i].short = to
            if which in ("both", "long"):
                spaces[i].long = to
        ends.clear()

    for token in text.split():
        if token == "(":
            fork = ends[0][0]
            ends[:] = [(fork, "short")]
        elif token == "|":
            branches += ends
            ends[:] = [(fork, "long")]
        elif token == ")":
            ends += branches
            branches.clear()
        else:
            found = re.fullmatch(r"(\w+?)(?::(\w+))?(?:\*(\d+))?", token)
            assert found is not None
            gain = -1 if found[2] is None else ELEMENTS.find(found[2]) if found[2] != "ANY" else 5
            spaces.append(Space(found[1], gain, int(found[3] or 0)))
            join(len(spaces) - 1)
            ends.append((len(spaces) - 1, "both"))
    assert way == "both"
    return ranked(spaces)


def edition_of(given: dict[str, Any]) -> SchoolEdition:
    own = {**fixtures(), **given.get("fixtures", {})}
    halves = {**own["certificates"], **given.get("certificates", {})}
    tiles = [
        tile_of({"id": subject, "element": subject, "long": subject == "air", **halves[subject]})
        for subject in SUBJECTS
    ]
    finals = [
        FinalProject(name, [(read_amounts(cost), stars) for cost, stars in steps])
        for name, steps in own["finals"].items()
    ]
    assert all(len(final.steps) <= FINAL_STEPS for final in finals)
    bonus = own["bonus"]
    content = Content(
        cards=[card_of(name, row) for name, row in own["cards"].items()],
        finals=finals,
        tiles=tiles,
        spaces=spaces_of(own["track"]),
        bonus=[BonusSide([read_amounts(bonus["price"][t]) for t in ("I", "II", "III", "f")], bonus["stars"])],
        waived=[i // 2 for i in range(len(CREATURES))],
        numbers=Numbers(beyond=ELEMENTS.index(own["beyond"]), beyond_turn=own["beyond_per"] == "turn"),
        loose=True,
    )
    return compiled("fixtures", "fixtures", {}, content)


def match_of(given: dict[str, Any]) -> Match:
    if "new_game" in given:
        return veillee.new("fairy-school", seed=1, **given["new_game"])
    seats = len(given["order"])
    options = check_table(GAME, seats, {**given.get("options", {}), **given.get("switches", {})})
    aside = ("options", "switches", "fixtures", "certificates")
    start = {key: value for key, value in given.items() if key not in aside}
    return Match(GAME, edition_of(given), seats, start=start, options=options)


def run(vector: Vector) -> None:
    for steps in (vector.steps, vector.steps_b):
        if steps is not None:
            match = match_of(vector.given)
            for step in steps:
                do(match, step)
            expect(match, vector.then)


def do(match: Match, step: dict[str, Any]) -> None:
    """One step: acts of a seat, or a question about the position."""
    if "expect" in step:
        expect(match, step["expect"])
        return
    if "by" not in step:
        ((letter, acts),) = step.items()
        for act in acts if isinstance(acts, list) else [acts]:
            match.play(LETTERS.index(letter), act)
        return
    seat = LETTERS.index(step["by"])
    moves = match.moves(seat)
    if "refuse" in step:
        refuse(match, seat, step["refuse"], step["why"])
    elif "legal_all" in step:
        assert sorted(moves) == sorted(step["legal_all"])
    elif "legal" in step:
        assert sorted(move for move in moves if move.split()[0] not in ("convert", "air")) == sorted(step["legal"])
    elif "offers" in step:
        assert set(step["offers"]) <= set(moves)
    else:
        sees(match, seat, step["sees"])


def refuse(match: Match, seat: int, move: str, why: str) -> None:
    before = match.states.tobytes()
    reason = match.why_not(seat, move)
    assert reason is not None, f"{move} should be refused"
    assert reason.clause == why, (move, reason.clause, why)
    with pytest.raises(MoveError) as caught:
        match.play(seat, move)
    assert caught.value.clause == why
    assert match.states.tobytes() == before


def sees(match: Match, seat: int, wanted: dict[str, Any]) -> None:
    view = match.view(seat)
    for letter, parts in wanted.items():
        shown = view["players"][LETTERS.index(letter)]
        for key, value in parts.items():
            assert normal(key, shown[key]) == normal(key, value), (letter, key)


def edition(match: Match) -> SchoolEdition:
    assert isinstance(match.edition, SchoolEdition)
    return match.edition


def expect(match: Match, wanted: dict[str, Any]) -> None:
    position, view = write_position(match.states[0], edition(match)), match.view(None)
    for key, value in wanted.items():
        if key in LETTERS:
            expect_seat(match, LETTERS.index(key), value)
        elif key == "clochette":
            _, bell = score_table(match.states[0], edition(match))
            found = {**position["clochette"], "score": bell}
            for part, number in value.items():
                assert normal(part, found[part]) == normal(part, number), part
        elif key == "decks":
            assert {deck: len(position["decks"][deck]) for deck in value} == value
        else:
            assert other(match, view, key) == value, key


def other(match: Match, view: dict[str, Any], key: str) -> Any:
    if key == "waiting":
        return [LETTERS[seat] for seat in match.to_act]
    if key == "winners":
        return [LETTERS[seat] for seat in match.winners]
    if key == "tiles_count":
        return len(view["tiles"])
    if key == "grade":
        return view["result"]["grade"]
    return view[key]


def expect_seat(match: Match, seat: int, wanted: dict[str, Any]) -> None:
    found = write_seat(match.states[0], edition(match), seat)
    rows, _ = score_table(match.states[0], edition(match))
    cards = [slot for slot in found["forest"].split() if slot not in ("-", "/")]
    found |= {
        "pile_size": len(found["pile"]),
        "pile_bottom": found["pile"][-1] if found["pile"] else None,
        "forest_count": len(cards),
        "projects_count": len(found["projects"]),
        "cubes_left": int(match.states[0].board.seat[seat].cubes),
        "steps": found.get("steps", 0),
        "hand": found["hand"] or found["drawn"],
    }
    if "kept" in wanted:  # unfinished projects have joined them by now
        found["kept"] = [card for card in found["kept"] if card in wanted["kept"]]
    for key, value in wanted.items():
        if key == "score":
            points: Mapping[str, object] = rows[seat]
            assert {part: points[part] for part in value} == value
        else:
            assert normal(key, found[key]) == normal(key, value), (LETTERS[seat], key)


def normal(key: str, value: Any) -> Any:
    if key in UNORDERED and isinstance(value, list):
        return sorted(value)
    return str(value) if key == "kindness" else value
