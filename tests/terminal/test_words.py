"""The Fluent files of this room and of the command line: both languages, good typography."""

import re
from pathlib import Path

import pytest

from veillee import locales
from veillee.locales import LONGEST
from veillee.terminal.rulebook import plain_rules
from veillee.terminal.translator import Translator, plain, typed_words

FILES = ("terminal", "cli")


def messages(lang: str, file: str) -> dict[str, str]:
    text = (Path(locales.__file__).parent / lang / f"{file}.ftl").read_text(encoding="utf-8")
    found = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2], strict=True))


@pytest.mark.parametrize("file", FILES)
def test_both_languages_say_the_same_things(file: str) -> None:
    assert list(messages("en", file)) == list(messages("fr", file))
    for message, english in messages("en", file).items():
        french = messages("fr", file)[message]
        assert set(re.findall(r"\$\w+", english)) == set(re.findall(r"\$\w+", french)), message


def sources() -> str:
    house = Path(locales.__file__).parents[1]
    return "".join(path.read_text("utf-8") for room in FILES for path in (house / room).rglob("*.py"))


def test_no_message_is_left_behind() -> None:
    known = messages("en", "terminal") | messages("en", "cli")
    rooms = r"terminal-(typed|help|fl-help|fl-4\d|rn-help|rn-typed|rn-accepts)"
    made = rf"{rooms}|cli-(about|option|metavar|solve|certify|lab|ladder)|-you$"
    code, inside = sources(), "".join(known.values())
    for message in known:
        used = re.search(rf"[\"']{message}[\"']", code) or f"{{ {message} }}" in inside
        assert used or re.search(made, message), message


def test_words_of_every_language_count() -> None:
    assert typed_words("terminal-typed-quit") == {"q", "quit", "exit", "quitter"}
    assert plain("RÉVÉLER") == "reveler"


def test_lists_and_long_values() -> None:
    assert Translator("fr").listed(["a", "b", "c"], "terminal-semicolon") == "a\u202f; b\u202f; c"
    assert len(Translator("en")("terminal-not-understood", typed="x" * 5000)) < LONGEST + 100


@pytest.mark.parametrize(
    ("more", "moves"),
    [((), ("fl-typed-reveal", "fl-typed-take", "fl-typed-pass")), (("redo",), ("rn-typed-pass", "rn-typed-draw"))],
)
def test_no_two_commands_share_a_word(more: tuple[str, ...], moves: tuple[str, ...]) -> None:
    """Only where all may be taken back is there something to play again."""
    names = ("help", "odds", "why", "undo", "log", "quit", "me", *more)
    groups = [typed_words(f"terminal-typed-{name}") for name in names]
    groups += [typed_words(f"terminal-{name}") for name in moves]
    assert len(set().union(*groups)) == sum(map(len, groups))


def test_rules_as_plain_text() -> None:
    table = '| Colour | Cards |\n|---|---:|\n| <a id="x"></a>**gold** | 5 |\n| pink | |'
    page = f"# A *fine* title\n\n{table}\n\n- `one`\n"
    told = "A fine title\n\nColour: gold; Cards: 5\nColour: pink\n\n- one"
    assert plain_rules(page, Translator("en")) == told
    assert plain_rules("one two three", Translator("en"), 8) == "one two\nthree"
