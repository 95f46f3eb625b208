"""French and English are complete, and French is written as French is."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.typography import badly_spaced
from veillee.games import MODULES, game_of
from veillee.locales import FOLDER, LANGUAGES, Texts, has, text

FILES = sorted({path.name for lang in LANGUAGES for path in (FOLDER / lang).glob("*.ftl")})


def test_one_message_needs_one_file_and_an_unknown_one_none() -> None:
    texts = Texts("fr")
    assert texts.find("no-such-message") is None
    assert len(texts.unparsed) == len(FILES)
    assert texts.find("cli-house") is not None
    assert len(texts.unparsed) == len(FILES) - 1
    texts.parse_all()
    assert not texts.unparsed


def messages(lang: str, name: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((FOLDER / lang / name).read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    by_name = {entry.id.name: entry for entry in found}
    assert len(by_name) == len(found), "a message stands there twice"
    return by_name


def variables(message: ast.Message, known: dict[str, ast.Message]) -> set[str]:
    """The arguments of a message, those of messages that it refers to included."""
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found.update(variables(known[node.id.name], known))
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(message.value)
    return found


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages(name: str) -> None:
    english, french = (messages(lang, name) for lang in LANGUAGES)
    assert list(english) == list(french)
    all_en, all_fr = ({k: m for file in FILES for k, m in messages(lang, file).items()} for lang in LANGUAGES)
    for key in english:
        assert variables(french[key], all_fr) == variables(english[key], all_en), key


def test_no_message_stands_in_two_files() -> None:
    seen = [key for name in FILES for key in messages("en", name)]
    assert len(seen) == len(set(seen))


def spoken(path: Path) -> Iterator[str]:
    """What people read of a file, line by line: no comments, no code, and something for what is filled in."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if path.suffix == ".md":
            yield re.sub(r"`[^`]*`|^\|[-:| ]+\|$|<[^>]*>|\]\([^)]*\)", "x", line)
        elif not line.startswith("#"):
            yield re.sub(r"^[a-z0-9-]+ =|NUMBER\([^)]*\)|\{[^}]*\}?|--\w[\w-]*", "x", line)


FRENCH = [*sorted((FOLDER / "fr").glob("*.ftl")), *sorted((FOLDER.parents[2] / "docs" / "rules").glob("*.fr.md"))]


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.name)
def test_french_typography(path: Path) -> None:
    """Words and rules."""
    assert [line for line in spoken(path) if badly_spaced(line)] == []


@pytest.mark.parametrize("game", MODULES)
def test_typography_of_editions(game: str) -> None:
    """What editions are called, and what is printed on their tiles."""
    found = game_of(game)
    said = [found.load_edition(name).titles["fr"] for name in found.editions]
    content = getattr(found.load_edition(None), "content", None)
    said += [half["fr"] for tile in (content.tiles if content else ()) for half in tile.says]
    assert [one for one in said if badly_spaced(one)] == []


@pytest.mark.parametrize(
    "sentence", ["Flocon : Révéler", "Flocon: Révéler", "a; b", "Quoi?", "« oui »", "«oui»", "l'or", "x; y"]
)
def test_a_missing_space_would_be_found(sentence: str) -> None:
    assert badly_spaced(sentence)
    assert not badly_spaced("Flocon\u202f: «\u202foui\u202f»\u202f; à 12:30 l’or\u00a0?!")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", MODULES)
def test_every_clause_that_refuses_has_its_sentence(game: str, lang: str) -> None:
    """One for each that a verdict can name and for no other, with the clause as the law spells it just above."""
    found = game_of(game)
    file = (FOLDER / lang / f"{game}.ftl").read_text(encoding="utf-8")
    sentences = re.findall(rf"^(.*)\n{found.prefix.lower()}-refusal-(\d+) = \S", file, re.MULTILINE)
    assert [int(number) for _, number in sentences] == list(found.refusals)
    for comment, number in sentences:
        assert re.match(rf"# {found.clause(int(number))}\b", comment)


@pytest.mark.parametrize("game", MODULES)
def test_every_switch_is_explained(game: str) -> None:
    """Its name, a sentence about it, and a word for each value that is neither a number nor yes or no."""
    found = game_of(game)
    for name, option in found.options.items():
        message = f"{found.prefix.lower()}-option-{name}"
        values = [f"{message}-{value}" for value in option.values if isinstance(value, str)]
        for lang in LANGUAGES:
            assert [key for key in (message, f"{message}-about", *values) if not has(lang, key)] == []


def test_a_missing_argument_is_our_mistake() -> None:
    with pytest.raises(ValueError, match="en/game-unknown"):
        text("en", "game-unknown")
    with pytest.raises(LookupError):
        text("en", "no-such-message")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_have_names_with_different_initials(lang: str) -> None:
    names = [text(lang, "web-bot-name", n=seat) for seat in range(1, 7)]
    assert len({name[0] for name in names}) == len(names)
    assert not any(any(sign.isdigit() for sign in name) for name in names)


@pytest.mark.parametrize(
    ("name", "words"), [("Ali", "d’Ali"), ("Élodie", "d’Élodie"), ("Nina", "de Nina"), ("onze", "de onze")]
)
def test_names_are_elided_in_french(name: str, words: str) -> None:
    assert text("fr", "sl-event-turn", who=name) == f"C’est au tour {words}."
