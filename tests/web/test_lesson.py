from typing import Any

import pytest

from tests.web import lesson, lessons, school_lesson, sky_lesson, wall_lesson
from veillee.locales import LANGUAGES, has, text

LESSONS = {"fairy-lights": lesson, "fairy-school": school_lesson, "sun-moon": sky_lesson, "reussite": wall_lesson}


@pytest.fixture(scope="module", params=LESSONS)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def played(name: str) -> dict[str, Any]:
    """The lesson as the engine plays it now."""
    made: dict[str, Any] = LESSONS[name].make()
    return made


def test_the_lesson_is_what_the_engine_plays(name: str, played: dict[str, Any]) -> None:
    written = LESSONS[name].FILE.read_text(encoding="utf-8")
    assert written == lessons.text(played), "run: python -m tests.web.lesson"


def test_what_the_learner_is_told_to_do_is_possible(played: dict[str, Any]) -> None:
    own = [step for step in played["steps"] if step["move"] is not None]
    assert all(step["move"] in step["view"]["moves"] for step in own)
    assert 8 <= len(own) <= 35


def test_the_lesson_ends_with_a_count_and_the_learner_among_the_winners(played: dict[str, Any]) -> None:
    assert played["end"]["over"]
    result = played["end"]["result"]
    assert result["won"] if "won" in result else 0 in result["winners"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_words(played: dict[str, Any], lang: str) -> None:
    words = [*(step["words"] for step in played["steps"]), played["endWords"]]
    assert len(set(words)) == len(words)
    for message in words:
        assert has(lang, message)
        assert 10 < len(text(lang, message)) < 420


def test_the_year_of_fairy_school_shows_every_phase_and_nothing_sealed() -> None:
    steps = school_lesson.make()["steps"]
    own = {step["view"]["step"] for step in steps if step["move"] is not None}
    assert own >= {"start", "planning", "columns", "activation", "kindness", "study", "end", "pick", "finals"}
    acts = [event["args"] for step in steps for event in step["events"] if event["message"] == "fs-event-act"]
    others = {args["move"].split()[0] for args in acts if args["who"] != "A"}
    assert {"act", "study"} <= others
    assert not others & {"col", "pick", "keep"}
