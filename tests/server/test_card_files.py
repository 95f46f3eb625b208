"""Card files of one's own: looked through with every problem, kept with their table, and in its replay."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import veillee
from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person, play_out
from veillee.games import MODULES, game_of

BAD = "Y1 = [14, 12, 2]"


def mine(game: str) -> str:
    """The usual cards of a game under another name."""
    usual = game_of(game).default_edition
    folder = Path(import_module(MODULES[game]).__file__ or "").parent / "editions"
    text = (folder / f"{usual}.toml").read_text(encoding="utf-8")
    return text.replace(f'id = "{usual}"', 'id = "mine"', 1)


def wish(game: str, **cards: Any) -> dict[str, Any]:
    return {"game": game, "cards": {"name": "mine.toml", **cards}}


def test_every_problem_is_told_with_its_line(tmp_path: Path) -> None:
    text = mine("fairy-lights").replace(BAD, "Y1 = [1]").replace("P1 =", "P9 =")
    lines = text.splitlines()
    with ThreadHouse(quick(tmp_path, None)) as house:
        found = Person(house.url, None).post("/api/games/fairy-lights/cards", {"name": "mine.toml", "text": text})
    assert (found["id"], found["digest"]) == (None, None)
    expected = [next(n for n, line in enumerate(lines, 1) if line.startswith(key)) for key in ("Y1", "P9")]
    assert {*expected} <= {problem["line"] for problem in found["problems"]}
    assert len(found["problems"]) == 3  # the list of P1 is missing, too
    assert all("mine.toml" in problem["texts"]["fr"] for problem in found["problems"])


@pytest.mark.parametrize(
    ("text", "part"), [("[edition", "not TOML"), ("", "[edition]"), (mine("reussite"), "game must be")]
)
def test_what_is_no_card_file_of_this_game_is_told(tmp_path: Path, text: str, part: str) -> None:
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou = Person(house.url)
        found = lou.post("/api/games/fairy-lights/cards", {"name": "mine.toml", "text": text})
        assert part in found["problems"][0]["texts"]["en"]
        body = {"game": "fairy-lights", "seats": [{"kind": "me"}, {"kind": "me"}]}
        error = lou.post("/api/tables", {**body, "cards": {"name": "mine.toml", "text": text}}, 422)
        assert part in error["texts"]["en"]


@pytest.mark.parametrize("game", MODULES)
def test_the_file_is_kept_with_the_table_and_friends_need_nothing(tmp_path: Path, game: str) -> None:
    text, seats = mine(game), ["me"] * game_of(game).seats[0]
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou = Person(house.url)
        looked = lou.post(f"/api/games/{game}/cards", {"name": "mine.toml", "text": text})
        code = lou.create(*seats, **wish(game, text=text))
        lou.at(code, "start")
    with ThreadHouse(quick(tmp_path, None)) as house:
        ali = Person(house.url, "Ali")
        table = ali.table(code)
        assert (table["edition"], table["phase"]) == ("mine", "playing")
        assert table["cards"] == {"file": "mine.toml", "digest": looked["digest"], "titles": looked["titles"]}


@pytest.mark.parametrize("game", MODULES)
def test_there_is_a_file_to_begin_with(tmp_path: Path, game: str) -> None:
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou = Person(house.url)
        given = lou.http.get(f"/api/games/{game}/cards/template")
        assert f'filename="{game}-mine.toml"' in given.headers["content-disposition"]
        found = lou.post(f"/api/games/{game}/cards", {"name": "mine.toml", "text": given.text})
    assert (found["id"], found["problems"]) == ("mine", [])


def test_its_replay_has_the_file_and_the_next_table_too(tmp_path: Path) -> None:
    text = mine("fairy-lights").replace("G1 = [0, 0, 5]", "G1 = [5]")
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou = Person(house.url)
        code = lou.create("me", "me", **wish("fairy-lights", text=text))
        lou.at(code, "start")
        client = lou.connect(code)
        client.until("welcome")
        play_out(client)
        match = veillee.replay(lou.http.get(f"/api/tables/{code}/replay").text)
        assert match.over
        assert match.edition.own is not None
        assert match.edition.own.text == text
        again = lou.at(code, "rematch")["code"]
        assert lou.table(again)["cards"] == lou.table(code)["cards"]


def test_files_of_the_house_may_be_chosen(tmp_path: Path) -> None:
    folder = tmp_path / "editions"
    folder.mkdir()
    for name, text in {
        "ours.toml": mine("fairy-lights"),
        "wall.toml": mine("reussite"),
        "broken.toml": "[edition",
        "notes.txt": "nothing",
    }.items():
        (folder / name).write_text(text, encoding="utf-8")
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou = Person(house.url)
        listed = lou.get("/api/games/fairy-lights/cards")
        assert [(one["file"], one["id"]) for one in listed] == [("broken.toml", None), ("ours.toml", "mine")]
        code = lou.create("me", "me", game="fairy-lights", cards={"name": "ours.toml"})
        (folder / "ours.toml").unlink()
        lou.at(code, "start")
        body = {"game": "fairy-lights", "seats": [{"kind": "me"}, {"kind": "me"}]}
        error = lou.post("/api/tables", {**body, "cards": {"name": "ours.toml"}}, 422)
        assert error["message"] == "house-no-card-file"
        assert lou.post("/api/tables", {**body, "cards": {"name": "../x.toml"}}, 422)["code"] == "bad-request"


def test_cards_that_are_just_like_ours_are_ours(tmp_path: Path) -> None:
    text = mine("sun-moon").replace('id = "mine"', f'id = "{game_of("sun-moon").default_edition}"', 1)
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou = Person(house.url)
        table = lou.table(lou.create("me", "me", **wish("sun-moon", text=text)))
        assert (table["edition"], table["cards"]) == (game_of("sun-moon").default_edition, None)


def test_a_file_that_is_too_large_or_too_many_of_them_are_refused(tmp_path: Path) -> None:
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou = Person(house.url)
        path = "/api/games/fairy-lights/cards"
        assert lou.post(path, {"name": "mine.toml", "text": "#" * 600_000}, 413)["code"] == "too-large"
        assert lou.post(path, {"name": "mine.toml", "text": "#" * 300_000}, 422)["code"] == "bad-request"
        answers = [lou.http.post(path, json={"name": "a.toml", "text": "x = 1"}).status_code for _ in range(30)]
        assert answers[0] == 200
        assert 429 in answers
