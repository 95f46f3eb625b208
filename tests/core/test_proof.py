"""Deals that anyone can check: commitment, contributions, and replays that say where they were altered."""

import hashlib

import pytest

import veillee
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.core.proof import Proof, commitment_to, is_contribution
from veillee.core.replay import write_replay

SECRET = bytes(range(32))
ADDED = (b"\2" * 32, b"", b"\3" * 32)
PROOF = Proof(commitment_to(SECRET), SECRET, ADDED)


def played() -> Match:
    match = veillee.new("fairy-lights", seats=3, key=PROOF.key, names={"A": "Zoé"})
    match.proof = PROOF
    for _ in range(8):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    return match


TEXT = played().replay()


def altered(before: str, after: str) -> str:
    """A replay with something changed, and a last line that fits: whoever alters it with care does that."""
    assert before in TEXT
    *lines, _ = TEXT.replace(before, after, 1).splitlines()
    checksum = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    return "\n".join([*lines, f"end {checksum}", ""])


def test_the_vectors_of_the_decision() -> None:
    """ADR 0013: a change here makes every page and program that checks a game wrong."""
    assert commitment_to(SECRET) == "4c902700fd734566f1c98e08c6aad33bae13bcddda322f2f4536a65c6e63de48"
    assert PROOF.key.hex() == "b23867469923cb908bb3801357461e05b6459b41f9a8fcfa74342a079745e226"


def test_a_replay_with_a_proof_is_played_again() -> None:
    again = veillee.replay(TEXT)
    assert again == played()
    assert again.proof == PROOF
    assert again.copy().replay() == TEXT


def test_a_replay_without_one_stays_as_it_was() -> None:
    match = played()
    match.proof = None
    assert "proof" not in match.replay()
    assert "signs" not in match.replay()


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("\nB reveal\n", "\nB  reveal\n", "line 10,"),
        ('"Zoé"', '"Zoe"', "first lines"),
        (PROOF.key.hex(), "0" * 64, "first lines"),
        ("\nsigns ", "\nsings ", "cut short"),
        (f'"secret":"{SECRET.hex()}"', '"secret":""', "as they should be"),
        ('"contributions":[', '"contributions":["",', "as they should be"),
        ('proof {"commitment"', 'proof {"commitments"', "as they should be"),
    ],
)
def test_an_altered_replay_is_refused_and_the_first_difference_named(before: str, after: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        veillee.replay(altered(before, after))


def test_every_altered_move_is_named() -> None:
    lines = TEXT.splitlines()
    first = lines.index("moves 8") + 1
    for number in range(first, first + 8):
        changed = [*lines[:number], f"{lines[number]}!", *lines[number + 1 :]]
        with pytest.raises(BadInput, match=f"line {number + 1},"):
            veillee.replay("\n".join(changed))


def test_a_house_that_chose_its_secret_afterwards_is_found_out() -> None:
    match = played()
    match.proof = Proof("0" * 64, SECRET, ADDED)
    with pytest.raises(BadInput, match="committed itself"):
        veillee.replay(write_replay(match))


def test_a_deal_that_does_not_follow_is_found_out() -> None:
    match = played()
    match.proof = Proof(commitment_to(SECRET), SECRET, (b"", b"", b""))
    with pytest.raises(BadInput, match="does not follow"):
        veillee.replay(write_replay(match))


def test_contributions_are_32_bytes_in_small_hexadecimal_digits() -> None:
    assert is_contribution("0f" * 32)
    assert not any(map(is_contribution, ["", "0f" * 31, "0F" * 32, "0f" * 33, "zz" * 32, "0f" * 32 + "\n"]))
