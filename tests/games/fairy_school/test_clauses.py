"""Clauses that the vectors do not show from every side."""

from typing import Any

import pytest

import veillee
from veillee.core.match import Match

STUDY_OFFER = "13"
"""The certificate that offers an exchange at each study."""


RICH = "9E 9V 9A 9F 9W"


def keeping(a: dict[str, Any], **options: Any) -> Match:
    """Two players at the start of trimester II with five cards each, without a draft: they keep three."""
    decks = {"II": [f"II{n}" for n in range(98, 108)]}
    at = {"trimester": "II", "phase": "choice"}
    head = {"game": "fairy-school", "order": ["A", "B"], "options": {"fast": True, **options}}
    return veillee.load({**head, "at": at, "decks": decks, "A": a, "B": {}})


def clause(match: Match, move: str, seat: int = 0) -> str | None:
    refusal = match.why_not(seat, move)
    return refusal.clause if refusal else None


@pytest.mark.clause("FS-034", "FS-053", "FS-155")
def test_an_unfinished_project_is_realised_until_it_is_kept_again() -> None:
    match = keeping({"store": RICH, "projects": ["I78", "I79"]})
    offered = [move for move in match.moves(0) if move.startswith("realise")]
    assert offered == ["realise I78", "realise I79"]
    match.play(0, "keep I78")
    assert clause(match, "realise I78") == "FS-155"
    new = next(move for move in match.moves(0) if move.startswith("keep II"))
    match.play(0, new)
    assert clause(match, new.replace("keep", "realise")) == "FS-155"
    match.play(0, "realise I79")
    assert match.to_act == (0, 1)  # one more of the new ones is to be kept
    assert match.view(1)["players"][0]["store"] == RICH


@pytest.mark.clause("FS-034", "FS-053")
def test_realising_may_leave_nothing_to_choose() -> None:
    at = {"trimester": "II", "phase": "keep"}
    match = veillee.load(
        {
            "game": "fairy-school", "order": ["A", "B"], "at": at,
            "A": {"store": RICH, "projects": ["I78", "I79"], "kept": ["II98", "II99"]}, "B": {"kept": ["II100"]},
        }
    )  # fmt: skip
    assert match.to_act == (0,)
    match.play(0, "realise I79")
    assert match.view(0)["step"] == "start"
    assert sorted(match.view(1)["players"][0]["projects"]) == ["I78", "II98", "II99"]


@pytest.mark.clause("FS-034", "FS-159")
def test_the_bonus_track_is_open_before_the_first_project_is_kept() -> None:
    match = keeping({"store": RICH})
    match.play(0, "bonus")
    match.play(0, match.moves(0)[-1])
    assert clause(match, "bonus") == "FS-159"
    assert clause(keeping({"store": RICH, "projects": ["I78"]}), "bonus") == "FS-159"
    assert clause(match, "step") == "FS-170"


@pytest.mark.clause("FS-034", "FS-155")
def test_help_says_how_an_unfinished_project_is_paid_while_projects_are_kept() -> None:
    match = keeping({"store": "3E 3V 3F", "projects": ["I78", "I79"]})
    aims = match.view(0)["help"]["aims"]
    assert [*aims] == ["I78", "I79"]
    assert [act["act"] for act in aims["I78"]["ways"][0]["acts"]] == ["realise I78"]
    assert (aims["I79"]["state"], aims["I79"]["ways"]) == ("short", [])


@pytest.mark.clause("FS-220", "FS-019", "FS-020", "FS-226")
def test_alone_an_expert_start_deals_four_s_cards_to_place() -> None:
    match = veillee.new("fairy-school", seats=1, seed=3, start="expert")
    kept = match.view(0)["players"][0]["kept"]
    assert (match.view(0)["step"], len(kept), match.view(0)["decks"]["S"]) == ("placement", 4, 19)
    for card, slot in zip(kept[:2], ("T2", "T5"), strict=True):
        match.play(0, f"keep {card}")
        match.play(0, f"slot {slot}")
    view = match.view(0)
    assert view["players"][0]["forest"] == f"- {kept[0]} - - {kept[1]} / - - - - -"
    assert (view["step"], view["players"][0]["pile_size"], view["players"][0]["store"]) == (
        "aside",
        12,
        "1E 1V 1F 2W",
    )


@pytest.mark.clause("FS-264")
@pytest.mark.parametrize(("store", "asked"), [("2E", "offer"), ("1A", None), ("", None)])
def test_an_exchange_that_cannot_be_paid_is_not_offered(store: str, asked: str | None) -> None:
    a = {"store": store, "certs": {"middle": "left"}, "forest": "u1 - - - - / - - - - -"}
    at = {"trimester": "II", "turn": 1, "phase": 5}
    head = {"game": "fairy-school", "order": ["A", "B"], "at": at, "tiles": {"middle": STUDY_OFFER}}
    match = veillee.load({**head, "A": a, "B": {"forest": "u1 - - - - / - - - - -"}})
    match.play(0, "study unicorn")
    question = match.view(0)["question"]
    assert (question["ask"] if question else None) == asked
