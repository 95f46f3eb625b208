"""No internal code of a card, a slot, a space or a final project in what people are told of Fairy School."""

import re
from collections import Counter

import pytest

from tests.web.school_words import GAME, asked, games
from veillee.core.errors import UndoRefused
from veillee.core.jit import COMPILER, Compiler
from veillee.core.match import Match
from veillee.games.fairy_school.view import ASKED
from veillee.locales import FOLDER, LANGUAGES, text
from veillee.server.errors import failure
from veillee.terminal.games.fairy_school import FairySchoolWords
from veillee.terminal.names import Names
from veillee.terminal.translator import Translator

CODE = re.compile(
    r"(?<![\w-])(?:[udelxapmsgk]\d{1,2}|S\d{2}|I{1,3}\d{2,3}|[TB][1-5]|[fF]\d{1,2}|\d{1,2}[a-c])(?![\w-])"
)
TYPED = ("fs-command-hint", "fs-position-", "fs-edition-")
"""Messages about what people type or write into files: there the codes are the language."""
FILES = (
    "fairy-school", "web-fairy-school", "web-fairy-school-desk", "web-fairy-school-help", "lesson-fairy-school",
    "terminal-fairy-school",
)  # fmt: skip
FIRST = -3 if COMPILER is Compiler.OFF else 0
"""Without the compiler only the last games are played."""
OFTEN = 3
"""So often every kind of question is told with everything around it."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_no_message_has_a_code(name: str, lang: str) -> None:
    message = ""
    for line in (FOLDER / lang / f"{name}.ftl").read_text(encoding="utf-8").splitlines():
        message = line.split(" ", maxsplit=1)[0] if re.match(r"[a-z]", line) else message
        if not line.startswith("#") and not message.startswith(TYPED):
            assert not CODE.search(line), line


def test_everything_told_of_random_games_has_no_codes() -> None:
    """Over every variant and question, in both languages: what is asked, the table, every move, log and undo."""
    every = [FairySchoolWords(Translator(lang)) for lang in LANGUAGES]
    met: Counter[str] = Counter()
    for game in [*games()][FIRST:]:
        for match, seat, events in game:
            question = asked(match, seat)
            met[question["ask"] if question else "none"] += 1
            for words in every:
                words.know(match.edition)
                names = Names(words.say, match)
                told = [names.tell(event, words) for event in events if event.message not in words.quiet]
                told += [words.asked(question)] if question else []
                if question and met[question["ask"]] <= OFTEN:
                    told += moment(match, seat, words, names)
                assert not [one for one in told if CODE.search(one)]
    assert FIRST or {*met} >= {*ASKED}


def moment(match: Match, seat: int, words: FairySchoolWords, names: Names) -> list[str]:
    """All that may be told of a moment: table, moves, pile, what was played, and why it is not taken back."""
    told = [*words.table(match.view(seat), names), *words.moves(match, seat), *words.odds(match, seat)]
    told += [words.move(act.move) for act in match.acts[-1:]]
    try:
        match.copy().undo(seat)
    except UndoRefused as error:
        told += failure(error)["texts"].values()
    return told


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
