"""The card file of Fairy School: the house edition, and everything that can be wrong with one's own."""

import re
from pathlib import Path

import pytest

import veillee
from veillee.core.errors import BadEdition, BadInput
from veillee.games.fairy_school.edition.checking_numbers import RANGES, TURNS
from veillee.games.fairy_school.edition.loading import FOLDER, SchoolEdition, load_edition
from veillee.games.fairy_school.edition.notation import BadNotation, read_effect, read_gain, read_offer
from veillee.locales import LANGUAGES

HOUSE = FOLDER / "fairy-school-house.toml"


def problems(tmp_path: Path, *changes: tuple[str, str]) -> list[BadInput]:
    """What is wrong with the house edition after some changes, each made once."""
    text = HOUSE.read_text(encoding="utf-8").replace('id = "fairy-school-house"', 'id = "mine"')
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadEdition) as caught:
        load_edition(path)
    for problem in caught.value.problems:
        assert all(problem.text(lang) for lang in LANGUAGES)
        assert 1 <= int(str(problem.args_["line"])) <= len(text.splitlines())
    return list(caught.value.problems)


def test_the_house_edition_is_whole() -> None:
    edition = load_edition()
    assert isinstance(edition, SchoolEdition)
    assert (len(edition.content.cards), len(edition.content.finals), len(edition.content.tiles)) == (103, 16, 17)
    assert len(set(edition.names)) == len(edition.names) == 119
    assert edition.card("II104") is not None
    assert edition.records.dtype.itemsize < 32_000


@pytest.mark.parametrize(
    ("old", "new", "message", "key"),
    [
        ('effect = "1E 1V"', 'effect = "1E 1X"', "fs-edition-notation", "effect"),
        ('effect = "F x2 -> 2V"', 'effect = "F x2 => 2V"', "fs-edition-notation", "effect"),
        ('effect = "3W"', 'effect = "fetch"', "fs-edition-notation", "effect"),
        ('effect = "F x2 -> 2V"', 'effect = "2ANY -> 2V"', "fs-edition-notation", "effect"),
        ('cost = "3E 3V 3F"', 'cost = "3V 3E"', "fs-edition-notation", "cost"),
        ('cost = "3E 3V 3F"', 'cost = ""', "fs-edition-cost", "cost"),
        ('creature = "salamander"', 'creature = "cat"', "fs-edition-creature", "creature"),
        ('place = "middle"', 'place = "cellar"', "fs-edition-place", "place"),
        ("kindness = 1", "kindness = true", "fs-edition-value", "kindness"),
        ("id = 52", "id = 51", "fs-edition-twice", "id"),
        ('deck = "II"', 'deck = "I"', "fs-edition-count", "card"),
        ('starter = "A"\nplace = "under"', 'starter = ""\nplace = "under"', "fs-edition-starter", "card"),
        ('kind = "turn_pair"', 'kind = "magic"', "fs-edition-value", "kind"),
        ('gain = "1E"', 'gain = "1E / 2V"', "fs-edition-notation", "gain"),
        ('element = "fire"\nlong = false', 'element = "air"\nlong = false', "fs-edition-tiles", "certificate"),
        ('from = "8b"\nto = "9"', 'from = "8b"\nto = "7"', "fs-edition-circle", "start"),
        ('from = "8b"\nto = "9"', 'from = "8b"\nto = "99"', "fs-edition-edge", "from"),
        ('way = "short"', 'way = "main"', "fs-edition-fork", "id"),
        ("stars = [3, 6, 9, 13, 17]", "stars = [3, 3]", "fs-edition-value", "stars"),
        ('I = "3E 1V 2F 2W"', 'I = "3Q"', "fs-edition-notation", "price"),
        ('game = "fairy-school"', 'game = "chess"', "edition-other-game", "game"),
        ("[game]\n", "[games]\n", "edition-unknown-key", "games"),
        ("activation_cubes = 11", "activation_cubes = 200", "fs-edition-range", "activation_cubes"),
        ("activation_cubes = 11", "activation_cube = 11", "edition-unknown-key", "activation_cube"),
        ("certificate_cubes = 3", "certificate_cubes = -1", "fs-edition-range", "certificate_cubes"),
        ("draft_cards = 4", "draft_cards = 7", "fs-edition-range", "draft_cards"),
        ("turns = {I = 3, II = 3, f = 1}", "turns = {I = 300, II = 3}", "fs-edition-range", "turns"),
        ("turns = {I = 3, II = 3, f = 1}", "turns = 3", "fs-edition-value", "turns"),
        ("II = 4, f = 1}", "II = 4, f = []}", "fs-edition-range", "turns_two_players"),
        ('start_store = "1E 1V 1F 1W"', 'start_store = "1E oops"', "fs-edition-notation", "start_store"),
        ('start_store = "1E 1V 1F 1W"', "start_store = 7", "fs-edition-notation", "start_store"),
        ('{pay = 3, get = "E"}', '{pay = 3, get = "EV"}', "fs-edition-value", "exchange"),
        ('{pay = 3, get = "E"}', '{pay = 999, get = "E"}', "fs-edition-range", "exchange"),
        ('{pay = 3, get = "E"}', '{pay = 1, get = "E"}', "fs-edition-endless", "exchange"),
        ('{pay = 6, get = "A"}', '{pay = 2, get = "A"}', "fs-edition-endless", "exchange"),
        (
            "extra_activation_cubes = 2",
            'extra_activation_cubes = "2"',
            "fs-edition-range",
            "extra_activation_cubes",
        ),
        ("kindness_start = 5", "kindness_start = 500", "fs-edition-range", "kindness_start"),
        ("grades = [0, 4, 8, 11, 15]", "grades = [0, 4, 8, 11, 200]", "fs-edition-value", "grades"),
        ("[game.solo]\n", "[game.sole]\n", "edition-unknown-key", "sole"),
        ('after_last = {gain = "A"', 'after_last = {gain = "X"', "fs-edition-value", "after_last"),
        ('[[kindness.space]]\nid = "0"', "[[kindness.space]]", "edition-missing-key", "id"),
        ('gain = ""\nstars = 0', 'gain = ""\nstars = 500', "fs-edition-value", "stars"),
        ('kind = "turn_pair"', "kind = []", "fs-edition-value", "kind"),
    ],
)
def test_a_problem_is_named_with_its_line(tmp_path: Path, old: str, new: str, message: str, key: str) -> None:
    found = [problem for problem in problems(tmp_path, (old, new)) if problem.message == message]
    assert found, (message, [problem.message for problem in problems(tmp_path, (old, new))])
    assert found[0].args_["key"] == key
    if "\n" not in old and message == "fs-edition-notation":
        lines = (tmp_path / "mine.toml").read_text(encoding="utf-8").splitlines()
        assert new in lines[int(str(found[0].args_["line"])) - 1]


def test_all_problems_are_named_at_once(tmp_path: Path) -> None:
    found = problems(tmp_path, ('effect = "3W"', 'effect = "W3"'), ('place = "middle"', 'place = "moon"'))
    assert {problem.message for problem in found} >= {"fs-edition-notation", "fs-edition-place"}
    lines = [int(str(problem.args_["line"])) for problem in found]
    assert lines == sorted(lines)


def test_an_edition_of_ones_own_is_played_and_stands_in_the_replay(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = HOUSE.read_text(encoding="utf-8").replace('id = "fairy-school-house"', 'id = "mine"')
    path.write_text(text.replace('effect = "3W"', 'effect = "4W"'), encoding="utf-8")
    match = veillee.new("fairy-school", seats=2, seed=1, edition=str(path))
    for seat in match.to_act:
        match.play(seat, "done")
    assert match.edition.digest != load_edition().digest
    assert match.edition.digest in match.replay()
    assert veillee.replay(match.replay(), edition=str(path)) == match
    assert veillee.replay(match.replay()) == match


@pytest.mark.parametrize(
    "text", ["", "1", "E1", "1E 1E", "V -> ", "-> 1E", "1E | 1V | 1F", "V x1 -> 1E", "0E", "1E  1V"]
)
def test_what_is_no_effect_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read_effect(text)


def test_the_notation() -> None:
    line, again = read_effect("1V | W x2 -> again + 1F / 2A")
    assert (line.price, line.times, line.outcomes[0].gain) == ([0] * 5, 1, [0, 1, 0, 0, 0])
    assert (again.price, again.times, len(again.outcomes)) == ([0, 0, 0, 0, 1], 2, 2)
    assert read_gain("V / F").choice == 0b01010
    assert read_gain("ANY").choice == 0b11011
    assert read_offer("ANY -> ANY").any == 1
    with pytest.raises(BadNotation):
        read_offer("W -> fetch")


@pytest.mark.parametrize("place", [0, 1], ids=["least", "most"])
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_the_least_and_the_most_numbers_can_be_played(tmp_path: Path, seats: int, place: int) -> None:
    text = HOUSE.read_text(encoding="utf-8").replace('id = "fairy-school-house"', 'id = "mine"')
    for ranges in RANGES.values():
        for key, ends in ranges.items():
            text, times = re.subn(rf"(?m)^{key} = \d+", f"{key} = {ends[place]}", text)
            assert times == 1
    turns = TURNS[place]
    text = re.sub(r"(?m)^(turns\w* =) \{I = \d, II = \d", rf"\1 {{I = {turns}, II = {turns}", text)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    played = veillee.playouts("fairy-school", seats, 5, edition=path)
    assert played.scores.shape == (5, seats)
    assert 0 < played.moves.max() < 30_000
