import pytest

from tests.web import lesson
from veillee.locales import LANGUAGES, has, text


def test_the_lesson_is_what_the_engine_plays() -> None:
    written = lesson.FILE.read_text(encoding="utf-8")
    assert written == lesson.text(), "run: python -m tests.web.lesson"


def test_the_lesson_ends_with_a_count() -> None:
    assert lesson.make()["end"]["result"]["winners"] == [0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_words(lang: str) -> None:
    for *_, words, _clause in lesson.ACTS:
        assert has(lang, f"fl-lesson-{words}")
        assert text(lang, f"fl-lesson-{words}")
