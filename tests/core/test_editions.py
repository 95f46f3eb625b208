"""Edition files: what is wrong is named, with its line."""

import hashlib
from importlib import import_module
from pathlib import Path

import pytest

import veillee
from veillee.core.edition import MOST_PROBLEMS, CardFile
from veillee.core.errors import BadEdition, BadInput
from veillee.games import MODULES, game_of
from veillee.games.fairy_lights.edition import FOLDER, load_edition

GOOD = (FOLDER / "stars-0-2.toml").read_text(encoding="utf-8").replace('"stars-0-2"', '"mine"')


def write(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def line_of(text: str, start: str) -> int:
    return next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def test_a_user_may_replace_the_stars(tmp_path: Path) -> None:
    path = write(tmp_path, GOOD.replace("G1 = [0, 0, 5] ", "G1 = [5]"))
    match = veillee.new("fairy-lights", seats=2, seed=1, edition=path)
    assert match.edition.id == "mine"
    assert match.position()["deck"].count("G1s0") == 5
    assert veillee.replay(match.replay(), edition=path) == match
    with pytest.raises(BadInput, match="--edition"):
        veillee.replay(match.replay(), edition="stars-0-4")


def test_a_replay_carries_a_card_file_along(tmp_path: Path) -> None:
    """Whatever the file holds it is one line, and whoever plays the replay needs nothing else."""
    odd = GOOD.replace("[cards]", "# a line\u2028more \x85 and an end\n[cards]")
    path = write(tmp_path, odd)
    match = veillee.new("fairy-lights", seats=2, seed=1, edition=path)
    text = match.replay()
    path.unlink()
    again = veillee.replay(text)
    assert (again, again.replay()) == (match, text)
    assert again.edition.own == CardFile("mine.toml", odd)


@pytest.mark.parametrize("line", ["cards {}", 'cards ["mine.toml"]', 'cards ["mine.toml",3]', "cards [[[["])
def test_a_card_file_that_is_none_is_refused(line: str) -> None:
    text = veillee.new("fairy-lights", seats=2, seed=1, edition=CardFile("mine.toml", GOOD)).replay()
    lines = [line if old.startswith("cards") else old for old in text.splitlines()[:-1]]
    end = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    with pytest.raises(BadInput, match="first lines"):
        veillee.replay("\n".join([*lines, f"end {end}"]))


@pytest.mark.parametrize("game", MODULES)
def test_a_card_file_of_any_game_may_come_as_text(game: str) -> None:
    played = game_of(game)
    folder = Path(import_module(MODULES[game]).__file__ or "").parent / "editions"
    text = (folder / f"{played.default_edition}.toml").read_text(encoding="utf-8")
    own = CardFile("mine.toml", text.replace(f'id = "{played.default_edition}"', 'id = "mine"', 1))
    match = veillee.new(game, seats=played.seats[0], seed=1, edition=own)
    assert (match.edition.id, match.edition.own) == ("mine", own)
    assert veillee.replay(match.replay()) == match
    assert veillee.new(game, seed=1, edition=CardFile("same.toml", text)).edition.own is None


def test_so_many_problems_are_told_and_no_more() -> None:
    """Each looks for its line, so that a file full of them would keep a house busy."""
    text = GOOD + "".join(f"[x{n}]\n" for n in range(20_000))
    with pytest.raises(BadEdition) as caught:
        load_edition(CardFile("mine.toml", text))
    assert len(caught.value.problems) == MOST_PROBLEMS


@pytest.mark.parametrize(
    ("old", "new", "start", "message"),
    [
        ("Y1 = [14, 12, 2]", "Y1 = [14, 12, 3]", "Y1", "Y1 has 29 cards; the game has 28"),
        ("P2 = [1, 2, 2]", "P2 = [1, -2, 6]", "P2", "P2 is a list of numbers"),
        ("P2 = [1, 2, 2]", 'P2 = "five"', "P2", "P2 is a list of numbers"),
        ("O2 = [0, 2, 2]", "O2 = [0,0,0,0,0,0,0,0,0,0,4]", "O2", "goes beyond 9 stars"),
        ("S2 = [0, 1, 2]", "S3 = [0, 1, 2]", "S3", "“S3” is not known here"),
        ('game = "fairy-lights"', 'game = "chess"', "game", "game must be “fairy-lights”"),
        ('id = "mine"', 'id = ""', "id", "needs an id"),
        ('id = "mine"', 'id = "mi\\nne"', "id", "needs an id"),
        ('id = "mine"', 'id = "mi\\u2028ne"', "id", "needs an id"),
        ('id = "mine"', 'id = "stars-0-4"', "id", "belongs to an edition of the house"),
        ("[edition]", "[edition]\ncolour = 3", "colour", "“colour” is not known here"),
        ("[cards]", "[extra]\n[cards]", "[extra]", "“extra” is not known here"),
    ],
)
def test_a_problem_is_named_with_its_line(tmp_path: Path, old: str, new: str, start: str, message: str) -> None:
    text = GOOD.replace(old, new)
    assert text != GOOD
    with pytest.raises(BadEdition) as caught:
        load_edition(write(tmp_path, text))
    (problem,) = (problem for problem in caught.value.problems if message in str(problem))
    assert f"mine.toml, line {line_of(text, start)}:" in str(problem)
    assert problem.text("fr").startswith("mine.toml, ligne ")


def test_all_problems_are_found_in_the_order_of_their_lines(tmp_path: Path) -> None:
    text = GOOD.replace("[14, 12, 2]", "[1]").replace("[0, 0, 5]", "[1]").replace('game = "fairy-lights"\n', "")
    with pytest.raises(BadEdition) as caught:
        load_edition(write(tmp_path, text))
    assert [p.message for p in caught.value.problems] == [
        "edition-other-game",
        "fl-edition-count",
        "fl-edition-count",
    ]


def test_missing_sections(tmp_path: Path) -> None:
    with pytest.raises(BadEdition) as caught:
        load_edition(write(tmp_path, "# nothing\n"))
    assert [p.message for p in caught.value.problems] == ["edition-no-section", "edition-no-section"]


def test_too_many_different_cards_do_not_fit(tmp_path: Path) -> None:
    wide = {"Y1": "[19,1,1,1,1,1,1,1,1,1]", "P1": "[14,1,1,1,1,1,1,1,1,1]", "O1": "[7,1,1,1,1,1,1,1,1,1]"}
    wide |= {"S1": "[4,1,1,1,1,1,1,1,1,1]", "Y2": "[1,1,1,1,1,1]", "P2": "[1,1,1,1,1]"}
    lines = [
        f"{line[:2]} = {wide[line[:2]]}" if line[:2] in wide and "=" in line else line
        for line in GOOD.splitlines()
    ]
    with pytest.raises(BadEdition) as caught:
        load_edition(write(tmp_path, "\n".join(lines)))
    assert [p.message for p in caught.value.problems] == ["fl-edition-kinds"]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"[cards\nY1 = 3", "line 1: this is not TOML"),
        (b"\xff\xfe", "not a text file"),
        (b"#" * 1_000_001, "too large"),
    ],
)
def test_unusable_files(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(BadInput, match=message):
        load_edition(path)


def test_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        load_edition(tmp_path / "none.toml")
    with pytest.raises(BadInput, match="There is no edition “best”"):
        load_edition("best")
    with pytest.raises(BadInput, match="cannot be read"):
        load_edition(tmp_path)


def test_the_hash_is_of_the_data_not_of_the_file(tmp_path: Path) -> None:
    plain = load_edition(write(tmp_path, GOOD)).digest
    assert load_edition(write(tmp_path, GOOD + "\n# a remark\n")).digest == plain
    assert load_edition(write(tmp_path, GOOD.replace("[14, 12, 2]", "[13, 13, 2]"))).digest != plain
