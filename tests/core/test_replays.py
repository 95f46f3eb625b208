"""Replay files: what was cut, altered or cannot be played is refused with one sentence."""

import hashlib

import pytest

import veillee
from tests.playing import played
from veillee.core.errors import BadInput, OtherRules

MATCH = played("fairy-lights", 3, 5, 40)
TEXT = MATCH.replay()


def sealed(lines: list[str]) -> str:
    """Lines with a checksum that fits, as somebody who alters a replay with care would write it."""
    return "\n".join([*lines, f"end {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()}", ""])


def changed(start: str, line: str) -> str:
    lines = TEXT.splitlines()[:-1]
    i = next(i for i, old in enumerate(lines) if old.startswith(start))
    return sealed([*lines[:i], line, *lines[i + 1 :]])


def test_it_reads_back() -> None:
    assert veillee.replay(TEXT) == MATCH
    assert veillee.replay(sealed(TEXT.splitlines()[:-1])) == MATCH


@pytest.mark.parametrize("lines", range(1, len(TEXT.splitlines())))
def test_cut_anywhere(lines: int) -> None:
    with pytest.raises(BadInput, match="cut short"):
        veillee.replay("\n".join(TEXT.splitlines()[:lines]))


@pytest.mark.parametrize("at", range(40, len(TEXT) - 2, 37))
def test_altered_anywhere(at: int) -> None:
    letter = "7" if TEXT[at] != "7" else "8"
    with pytest.raises(BadInput):
        veillee.replay(TEXT[:at] + letter + TEXT[at + 1 :])


@pytest.mark.parametrize(
    ("start", "line", "message"),
    [
        ("game", "game chess 1", "no game “chess”"),
        ("game", "game fairy-lights 9", "version 9"),
        ("game", "game fairy-lights", "first lines"),
        ("edition", f"edition stars-0-2 {'0' * 64}", "changed or reworded"),
        ("edition", f"edition none {'0' * 64}", "not here"),
        ("options", 'options {"fast":true}', "no option “fast”"),
        ("options", "options []", "first lines"),
        ("seats", "seats 7", "takes 2 to 6 seats, not 7"),
        ("seats", "seats many", "first lines"),
        ("names", 'names {"A":3}', "short names"),
        ("start", "start key 00", "first lines"),
        ("start", "start luck", "first lines"),
        ("start", 'start position {"order":["A","B"]}', "first lines"),
        ("moves", "moves 12", "cut short"),
        ("A reveal", "A pass", "cannot be played"),
        ("A reveal", "E reveal", "cannot be played"),
        ("A reveal", "reveal", "cannot be played"),
    ],
)
def test_altered_with_a_fitting_checksum(start: str, line: str, message: str) -> None:
    with pytest.raises(BadInput) as caught:
        veillee.replay(changed(start, line))
    assert message in str(caught.value)
    assert caught.value.text("fr")


def test_a_replay_of_other_rules_says_so() -> None:
    """Fairy School has version 2 by now: what was played by the first is not played otherwise."""
    text = sealed(
        played("fairy-school", 2, 1, 3)
        .replay()
        .replace("game fairy-school 2", "game fairy-school 1")
        .splitlines()[:-1]
    )
    with pytest.raises(OtherRules) as caught:
        veillee.replay(sealed(text.splitlines()[:-1]))
    assert "version 1 of the rules of Fairy School" in caught.value.text("en")
    assert "version 2" in caught.value.text("fr")


@pytest.mark.parametrize("text", ["", "veillee", "\n\n", "veillee replay 2\nend x"])
def test_other_texts(text: str) -> None:
    with pytest.raises(BadInput, match="not a replay of ours"):
        veillee.replay(text)


def test_a_match_from_a_position_is_replayed_from_it() -> None:
    match = veillee.load(
        {"game": "fairy-lights", "order": ["A", "B"], "deck": ["Y1s0", "P1s0"], "names": {"A": "Éa"}}
    )
    match.play(0, "reveal")
    again = veillee.replay(match.replay())
    assert again == match
    assert again.name(0) == "Éa"
