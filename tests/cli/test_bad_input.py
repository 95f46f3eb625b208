"""Whatever is wrong is one line on stderr, exit code 2, no traceback, nothing written."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from veillee.cli.group import COMMANDS

WRONG = {
    ("fly",): "«\u202ffly\u202f»",
    ("--fly",): "--fly",
    ("play", "chess"): "«\u202fchess\u202f»",
    ("play", "--seats", "me,hal"): "«\u202fhal\u202f»",
    ("play", "--seats", "me"): "de 2 à 6",
    ("play", "--seats", "me,me,me,me,me,me,me"): "de 2 à 6",
    ("play", "--seats", ""): "--seats demande",
    ("play", "--seats", "me,hal", "--lang=fr"): "il y a\u202f: moi, ",
    ("play", "--seats", "me:Hasard B,random"): "Hasard B",
    ("play", "--seats", "me:greedy B,greedy"): "greedy B",
    ("play", "--options", "santa_on_santa"): "santa_on_santa",
    ("play", "reussite", "--options", "santa_on_santa=maybe"): "oui (true), non (false)",
    (
        "play",
        "reussite",
        "--options",
        "santa_on_santa=oui",
        "--options",
        "santa_on_santa=non",
    ): "santa_on_santa=non",
    ("--lan=1",): "--lan ne prend pas",
    ("--lan", "play"): "«\u202fplay\u202f»",
    ("--port=x",): "«\u202fx\u202f»",
    ("play", "--seed", "--save", "x"): "--seed demande",
    ("play", "--save", "--help"): "--save demande",
    ("home", "--lan=1"): "--lan ne prend pas",
    ("home", "--no-browser=1"): "--no-browser ne prend pas",
    ("play", "--seats", "me:,random"): "40 caractères",
    ("play", "--seats", "me:Zoé,me:Zoé"): "Zoé",
    ("play", "--seats"): "--seats demande",
    ("play", "--fast"): "--fast",
    ("play", "--help=3"): "--help",
    ("play", "--seed", "x"): "graine",
    ("play", "--seed", "9" * 5000): "graine",
    ("play", "fairy-lights", "reussite"): "reussite",
    ("play", "--lang", "tlh"): "tlh",
    ("play", "--lang"): "--lang demande",
    ("play", "--edition", "nope"): "«\u202fnope\u202f»",
    ("play", "--edition", "nope.toml"): "nope.toml",
    ("play", "--save", ""): "--save demande",
    ("play", "--save", "missing/file"): "missing/file ne peut pas être écrit (ce dossier",
    ("play", "--save", "there/file"): "there/file ne peut pas être écrit (ce dossier",
    ("play", "--save", "there"): "there existe déjà",
    ("play", "--save", "."): "existe déjà",
    ("play", "--save", "x" * 300): "ne peut pas être écrit",
    ("replay",): "FICHIER manque",
    ("replay", ""): "FICHIER manque",
    ("replay", "nope"): "nope ne peut pas être lu",
    ("replay", "."): "ne peut pas être lu",
    ("replay", "there"): "première ligne",
    ("position", "nope"): "nope ne peut pas être lu",
    ("position", "there"): "Une position est",
    ("rules", "chess"): "«\u202fchess\u202f»",
    ("games", "all"): "«\u202fall\u202f»",
    ("edition",): "check|show manque",
    ("edition", "burn"): "burn",
    ("edition", "check"): "Quel fichier",
    ("edition", "check", "nope.toml"): "nope.toml",
    ("edition", "show", "nope"): "«\u202fnope\u202f»",
    ("edition", "check", "x" * 300): "n’y a pas d’édition",
    ("edition", "check", "x" * 300 + ".toml"): "ce nom est trop long",
    ("certify",): "deal|check manque",
    ("certify", "show", "7"): "ni deal ni check",
    ("certify", "deal", "\udcff"): "graine",
    ("serve", "--port", "0", "--host", "nothere.invalid"): "cette machine n’a pas cette adresse",
    ("serve", "--port", "0", "--database", "foo"): "URL de la base de données",
    ("serve", "--port", "0", "--database", "oracle://localhost/x"): "URL de la base de données",
    ("serve", "--port", "0", "--database", "postgresql://me:hidden@127.0.0.1:1/x"): "me:***@127.0.0.1:1/x",
    ("serve", "--port", "0", "--database", "sqlite:////dev/null/x"): "dossier",
}


@pytest.mark.parametrize(("args", "named"), WRONG.items(), ids=lambda value: str(value)[:50])
def test_one_line_names_it(veillee: Run, tmp_path: Path, args: tuple[str, ...], named: str) -> None:
    (tmp_path / "there").write_text("", encoding="utf-8")
    done = veillee(*args, LANG="fr_FR.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("veillee: ")
    assert named in done.stderr
    assert done.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["there"]
    assert (tmp_path / "there").read_text(encoding="utf-8") == ""


SETTINGS = {
    ("VEILLEE_LOG", "bogus"): "VEILLEE_LOG\u202f: «\u202fbogus\u202f»",
    ("VEILLEE_MESSAGES_PER_SECOND", "abc"): "VEILLEE_MESSAGES_PER_SECOND\u202f: «\u202fabc\u202f»",
    ("VEILLEE_REQUESTS_PER_SECOND", "-1"): "VEILLEE_REQUESTS_PER_SECOND",
    ("VEILLEE_REQUESTS_PER_SECOND", "nan"): "VEILLEE_REQUESTS_PER_SECOND",
    ("VEILLEE_DATABASE_URL", "zzz"): "L’URL de la base de données",
    ("VEILLEE_DATA_DIR", "there"): "Le dossier de données «\u202fthere\u202f»",
    ("VEILLEE_DATA_DIR", "there/data"): "Le dossier de données «\u202fthere/data\u202f»",
    ("VEILLEE_DATA_DIR", "/proc/data"): "Le dossier de données «\u202f/proc/data\u202f»",
}


@pytest.mark.parametrize(("setting", "named"), SETTINGS.items(), ids=str)
def test_a_house_that_cannot_open_says_why(
    veillee: Run, tmp_path: Path, setting: tuple[str, str], named: str
) -> None:
    (tmp_path / "there").write_text("", encoding="utf-8")
    name, value = setting
    done = veillee("serve", "--port", "0", LANG="fr_FR.UTF-8", **{"VEILLEE_DATA_DIR": "data", name: value})
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"veillee: {named}")
    assert done.stderr.count("\n") == 1


def test_a_database_that_is_none(veillee: Run, tmp_path: Path) -> None:
    (tmp_path / "veillee.sqlite3").write_text("not a database, and long enough to be read as one" * 9)
    done = veillee("serve", "--port", "0", VEILLEE_DATA_DIR=str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.endswith("does not open (file is not a database).\n")
    assert done.stderr.count("\n") == 1


def test_the_lines_of_long_files_have_no_separators(veillee: Run, tmp_path: Path) -> None:
    (tmp_path / "long.toml").write_text("\n" * 2649 + "x", encoding="utf-8")
    assert veillee("edition", "check", "long.toml").stderr == "veillee: long.toml, line 2650: this is not TOML.\n"


def test_in_english_too(veillee: Run) -> None:
    done = veillee("fly")
    known = ", ".join(COMMANDS)
    assert done.stderr == f"veillee: There is no command “fly”; there is: {known}.\n"


def test_a_line_break_in_a_word_stays_one_line(veillee: Run) -> None:
    assert veillee("a\nb").stderr.count("\n") == 1


HEAD = "game: fairy-lights\norder: [A, B]\n"
IMPOSSIBLE = {
    "order: [A, B]": "game: fairy-lights",
    "{": "JSON",
    HEAD + "discard: [G1s2, G1s2, G1s2, G1s2, G1s2, G1s2]": "G1s2 stands there 6 times",
    HEAD + "shop: [Y1s0]\ndeck_more: 103": "104 cards",
    HEAD + "areas: {B: {pink: [P2s1, P2s1]}}": "4 bulbs",
    HEAD + "active: C": "“C”",
    HEAD + "shop: [" + "x" * 3000 + "]": "has no card “xxx",
}


@pytest.mark.parametrize(("text", "named"), IMPOSSIBLE.items(), ids=lambda value: str(value)[-40:])
def test_an_impossible_position(veillee: Run, text: str, named: str) -> None:
    done = veillee("position", "-", typed=text)
    assert (done.returncode, done.stdout) == (2, "")
    assert named in done.stderr
    assert done.stderr.count("\n") == 1


def test_no_more_is_read_than_a_file_may_have(veillee: Run) -> None:
    assert "too large" in veillee("replay", "/dev/zero").stderr
    assert "too large" in veillee("position", "-", typed="#" * 1_000_001).stderr


def test_bytes_that_are_no_text(veillee: Run, tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    assert veillee("position", "bytes").stderr == "veillee: bytes is not a text file.\n"
