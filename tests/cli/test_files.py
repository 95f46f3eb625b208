"""Replays, positions, editions, rules: what is in a file, told in words."""

from pathlib import Path

import pytest

import veillee as house
from tests.cli.conftest import Run

EDITIONS = Path(house.__file__).parent / "games/fairy_lights/editions"
POSITION = """
game: fairy-lights
order: [A, B]
active: B
names: {B: Zoé}
shop: [S2s1, Y1s0]
deck: [Y1s1, P1s1, P2s2, G1s2]
areas: {B: {silver: [S1s2], yellow: [Y2s0]}, A: {gold: [G1s2]}}
garlands: {A: [P1s0, P1s0, P1s1]}
"""


@pytest.fixture
def replay(tmp_path: Path) -> str:
    match = house.new("fairy-lights", 2, seed=5, names={"B": "greedy B"})
    while len(match.acts) < 30:
        match.play(match.to_act[0], match.moves(match.to_act[0])[-1])
    (tmp_path / "game.txt").write_text(match.replay(), encoding="utf-8")
    return match.replay()


def test_a_replay_tells_every_move(veillee: Run, replay: str) -> None:
    done = veillee("replay", "game.txt", "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\n1. " in done.stdout
    assert "\n30. " in done.stdout
    assert "Place A" in done.stdout
    assert "Avide B" in done.stdout
    assert "s’arrête après 30 coups" in done.stdout
    assert "Greedy B" in veillee("replay", "-", typed=replay).stdout


def test_a_finished_replay_tells_the_result(veillee: Run) -> None:
    veillee("play", "--seats", "random,random", "--seed", "3", "--save", "game.txt")
    done = veillee("replay", "game.txt")
    assert "The game is over." in done.stdout
    assert done.stdout.splitlines()[-1].startswith("The win ")


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (lambda text: text[: len(text) // 2], "cut short"),
        (lambda text: text.replace("reveal", "take gold", 1), "altered"),
        (lambda text: text.replace("stars-0-2", "stars-0-9", 1), "altered"),
        (lambda text: "", "not a replay"),
    ],
)
def test_a_spoilt_replay(veillee: Run, replay: str, spoil: object, named: str) -> None:
    assert callable(spoil)
    done = veillee("replay", "-", typed=spoil(replay))
    assert (done.returncode, done.stdout) == (2, "")
    assert named in done.stderr
    assert done.stderr.count("\n") == 1


def test_another_edition_does_not_fit_a_replay(veillee: Run, replay: str) -> None:
    done = veillee("replay", "game.txt", "--edition", "stars-0-4")
    assert done.returncode == 2
    assert "stars-0-2" in done.stderr


def test_a_position_in_words(veillee: Run, tmp_path: Path) -> None:
    (tmp_path / "position.yaml").write_text(POSITION, encoding="utf-8")
    lines = veillee("position", "position.yaml").stdout.splitlines()
    assert lines[2:] == [
        "Zoé to play.",
        "Shop, from the deck outwards: silver, 2 bulbs, 1 star; yellow, 1 bulb, no star. Deck: 4 cards.",
        "The discard is empty.",
        "Zoé: garland empty; open sets: yellow, 2 bulbs, no star; silver, 1 bulb, 2 stars.",
        "Seat A: garland of 3 cards; open sets: gold, 1 bulb, 2 stars.",
        "1. reveal (a bust if yellow comes: 1 in 4, 25%)",
        "2. take yellow (a set of 3 bulbs, no star, goes on the garland)",
        "3. take silver (a set of 3 bulbs, 3 stars, goes on the garland)",
        "Bust, if yellow comes: 1 in 4, 25%.",
        "Next card yellow: 1 in 4, 25%.",
        "Next card pink: 2 in 4, 50%.",
        "Next card orange: 0 in 4, 0%.",
        "Next card silver: 0 in 4, 0%.",
        "Next card gold: 1 in 4, 25%.",
        "Next card with 1 bulb: 3 in 4, 75%.",
        "Next card with 2 bulbs: 1 in 4, 25%.",
    ]


def test_a_position_as_json_from_a_match(veillee: Run) -> None:
    import json

    match = house.new("fairy-lights", 3, seed=1)
    text = json.dumps(match.position())
    assert (
        "L’étal est vide. Pioche\u202f: 103 cartes." in veillee("position", "-", "--lang", "fr", typed=text).stdout
    )


def test_the_house_editions_are_well(veillee: Run) -> None:
    for path in EDITIONS.glob("*.toml"):
        done = veillee("edition", "check", str(path))
        assert (done.returncode, done.stdout) == (0, f"All is well: {path.stem} can be played.\n")


def test_every_problem_of_an_edition(veillee: Run, tmp_path: Path) -> None:
    text = (EDITIONS / "stars-0-2.toml").read_text(encoding="utf-8").replace("[14, 12, 2]", "[1]")
    (tmp_path / "mine.toml").write_text(text.replace("G1 = [0, 0, 5]", 'G1 = "five"'), encoding="utf-8")
    done = veillee("edition", "check", "mine.toml")
    assert (done.returncode, done.stdout) == (2, "")
    assert [line.split(":")[0] for line in done.stderr.splitlines()] == ["veillee"] * 2
    assert "Y1" in done.stderr.splitlines()[0]
    assert "G1" in done.stderr.splitlines()[1]
    assert veillee("play", "--edition", "mine.toml").stderr.count("\n") == 1


def test_an_edition_shown(veillee: Run) -> None:
    assert "jaune, 1 ampoule\u202f: 14 cartes sans étoile" in veillee("edition", "show", "--lang", "fr").stdout
    assert "gold, 1 bulb: 5 cards with 4 stars.\n" in veillee("edition", "show", "stars-0-4").stdout
    assert "In all: 103 cards, 128 stars.\n" in veillee("edition", "show", "stars-0-4").stdout


def test_the_games(veillee: Run) -> None:
    lines = veillee("games").stdout.splitlines()
    assert lines[0] == "Fairy Lights (fairy-lights): 2 to 6 seats."
    assert lines[1] == "Edition stars-0-2, the default: 0 to 2 stars a card."


@pytest.mark.parametrize(("lang", "title"), [("en", "how to play"), ("fr", "comment jouer")])
def test_the_rules_without_marks(veillee: Run, lang: str, title: str) -> None:
    text = veillee("rules", "fairy-lights", "--lang", lang).stdout
    assert title in text.splitlines()[0]
    assert "[FL-44]" in text
    assert not any(mark in text for mark in ("<a", "**", "|", "#", "`"))
