"""The views that the page's own tests use are those of the engine."""

import json

from tests.web import school_samples, school_words, sentences, sky_samples


def test_views_of_sun_and_moon() -> None:
    assert json.loads(sky_samples.FILE.read_text(encoding="utf-8")) == json.loads(
        json.dumps(sky_samples.make())
    ), "python -m tests.web.sky_samples writes them anew"


def test_views_of_fairy_school() -> None:
    assert json.loads(school_samples.FILE.read_text(encoding="utf-8")) == json.loads(school_samples.make()), (
        "python -m tests.web.school_samples writes them anew"
    )


def test_questions_and_events_of_fairy_school() -> None:
    assert school_words.FILE.read_text(encoding="utf-8") == school_words.make(), (
        "python -m tests.web.school_words writes them anew"
    )


def test_events_and_refusals_of_all_games() -> None:
    assert sentences.FILE.read_text(encoding="utf-8") == sentences.make(), (
        "python -m tests.web.sentences writes them anew"
    )
