"""Names in any writing, and what is none."""

import pytest

import veillee
from veillee.core.names import is_name

ROCKET, RAINBOW, PERSIAN = "👩\u200d🚀 Zoé", "🏳\ufe0f\u200d🌈 Sam", "می\u200cخواهم"


@pytest.mark.parametrize("name", ["Zoé", "O'Hara", "نور", "愛", "❤\ufe0f", ROCKET, RAINBOW, PERSIAN])
def test_a_name_may_be_written_in_any_writing(name: str) -> None:
    assert is_name(name)
    match = veillee.load({"game": "fairy-lights", "order": ["A", "B"], "names": {"A": name}})
    assert veillee.replay(match.replay()).name(0) == name


HIDDEN = ["", " ", "\u200d", "\u200c\u200d", "\ufe0f", "\u0301", "\u2800", "\u3164", "\u200d\ufe0f"]
TURNED = [f"Lou{sign}x" for sign in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f"]
BROKEN = [f"Lou{sign}x" for sign in "\n\r\t\x00\x07\x1b\x85\u2028\u2029\u200b\ufeff\ud800"]


@pytest.mark.parametrize("name", [*HIDDEN, *TURNED, *BROKEN])
def test_what_is_not_seen_or_troubles_the_line_is_no_name(name: str) -> None:
    assert not is_name(name)
