"""No internal code of a card, a slot, a space or a final project in what people are told of Fairy School."""

import re

import pytest

from tests.web.school_words import GAME, asked, played, tables
from veillee.core.jit import COMPILER, Compiler
from veillee.locales import FOLDER, LANGUAGES, text
from veillee.terminal.games.fairy_school import FairySchoolWords
from veillee.terminal.names import Names
from veillee.terminal.translator import Translator

CODE = re.compile(
    r"(?<![\w-])(?:[udelxapmsgk]\d{1,2}|S\d{2}|I{1,3}\d{2,3}|[TB][1-5]|[fF]\d{1,2}|\d{1,2}[a-c])(?![\w-])"
)
TYPED = ("fs-command-hint", "fs-position-", "fs-edition-")
"""Messages about what people type or write into files: there the codes are the language."""
FILES = ("fairy-school", "web-fairy-school", "web-fairy-school-help", "lesson-fairy-school")
FEW = 3 if COMPILER is Compiler.OFF else None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_no_message_has_a_code(name: str, lang: str) -> None:
    message = ""
    for line in (FOLDER / lang / f"{name}.ftl").read_text(encoding="utf-8").splitlines():
        message = line.split(" ", maxsplit=1)[0] if re.match(r"[a-z]", line) else message
        if not line.startswith("#") and not message.startswith(TYPED):
            assert not CODE.search(line), line


def test_questions_and_events_of_random_games_have_no_codes() -> None:
    """Over every variant, in both languages, as the terminal tells them; moves are listed as they may be typed."""
    every = [FairySchoolWords(Translator(lang)) for lang in LANGUAGES]
    for seats, options in [*tables()][:FEW]:
        for match, seat, events in played(seats, options):
            question = asked(match, seat)
            for words in every:
                words.know(match.edition)
                names = Names(words.say, match)
                told = [names.tell(event, words) for event in events if event.message not in words.quiet]
                told += [words.asked(question).partition(" – ")[0]] if question else []
                assert not [one for one in told if CODE.search(one)]


def test_refusals_have_no_codes() -> None:
    for lang in LANGUAGES:
        for clause in GAME.refusals:
            assert not CODE.search(text(lang, f"fs-refusal-{clause:03d}"))


def test_articles_are_as_people_speak() -> None:
    for lang, card, ask, sentence in (
        ("fr", "elf", "plan", "Où va l’elfe\u202f?"),
        ("fr", "ent", "line", "Quelle ligne de l’Ent\u202f?"),
        ("fr", "dwarf", "line", "Quelle ligne du nain\u202f?"),
        ("en", "ent", "line", "Which line of the ent?"),
    ):
        assert text(lang, "fs-ask", ask=ask, creature=card, left=0) == sentence


def test_french_says_vous_to_everybody() -> None:
    edition = GAME.load_edition(None)
    said = [half["fr"] for tile in edition.content.tiles for half in tile.says]  # type: ignore[attr-defined]
    files = [path.read_text(encoding="utf-8") for path in (FOLDER / "fr").glob("*.ftl")]
    for words in [*said, *files]:
        assert not re.search(r"(?<![\w$-])(?:tu|te|toi|ton|ta|tes)(?![\w-])", words)
