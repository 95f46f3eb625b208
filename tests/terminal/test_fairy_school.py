"""Fairy School in words: what is asked, what a move names, what others may hear, the count."""

import pytest

import veillee
from tests.terminal.conftest import Sit
from veillee.core.match import Match
from veillee.games.fairy_school.moves import SINGLE, VERBS
from veillee.terminal.games.fairy_school import FairySchoolWords
from veillee.terminal.games.fairy_school_cards import SchoolCards, numbered
from veillee.terminal.names import Names
from veillee.terminal.printing import print_position, print_replay
from veillee.terminal.translator import Translator


@pytest.fixture
def planning() -> Match:
    """Two players in phase 1, the first with two cards to place."""
    return veillee.load(
        {
            "game": "fairy-school",
            "order": ["A", "B"],
            "at": {"trimester": "I", "turn": 2, "phase": 1},
            "A": {"store": "1E 1V", "forest": "u1 d2 m3 s4 - / - e6 l7 d8 p9", "pile": ["x10", "m5"]},
            "B": {"store": "2E", "forest": "u1 d2 m3 s4 - / - e6 l7 d8 p9", "pile": ["S73", "S52"]},
        }
    )


def test_a_question_names_the_card_and_its_effect(sit: Sit, planning: Match) -> None:
    told = sit("slot B1", lang="en", match=planning, seats="me,greedy")
    assert "Where does the sphinx go? – sphinx (1V | 1F)" in told
    assert "Cards to place: sphinx (1V | 1F), mermaid (1E | 1W)." in told
    assert "1E 1W" not in told.split("phase 2")[0]  # the effect of what the bot drew and placed, which is sealed


def test_the_pile_is_told_without_the_cards_to_place(sit: Sit) -> None:
    match = veillee.new("fairy-school", 2, seed=5)
    told = sit("done", "done", "o", "q", lang="fr", match=match, seats="me,greedy")
    player = match.view(0)["players"][0]
    assert player["hand"]
    assert len(player["deck"]) == player["pile_size"]
    assert len(match.view(1)["players"][0]["deck"]) == player["pile_size"] + player["hand_size"]
    pile = next(line for line in told.splitlines() if "Votre pioche contient" in line)
    assert len(pile.split(", ")) == player["pile_size"] + 1


def test_half_a_certificate_says_what_it_gives() -> None:
    match = veillee.load(
        {
            "game": "fairy-school",
            "order": ["A", "B"],
            "at": {"trimester": "I", "turn": 2, "phase": 5},
            "A": {"studied": ["unicorn"], "forest": "d2 - - - - / - - - - -"},
            "B": {},
        }
    )
    match.play(0, "study dwarf")
    for lang in ("en", "fr"):
        words = FairySchoolWords(Translator(lang))
        _, left, right = words.moves(match, 0)
        assert left != right
        assert "(terre)" in left if lang == "fr" else "(earth)" in left
        assert left.split(": ", 1)[-1].strip()


@pytest.mark.parametrize(
    ("effect", "french"),
    [
        ("V -> draw 2 play 1 + 1F", "V -> piocher 2, jouer 1 + 1F"),
        ("E -> fetch | W -> again", "E -> reprendre | W -> réactiver"),
        ("ANY x2 -> trim / 2W", "au choix ×2 -> élaguer / 2W"),
    ],
)
def test_effects_are_told_in_our_language(effect: str, french: str) -> None:
    assert SchoolCards(Translator("fr")).effect(effect) == french


def test_what_sounds_alike_has_numbers() -> None:
    assert numbered(["elf", "ent", "elf", "-", "-"], but="-") == ["elf (1)", "ent", "elf (2)", "-", "-"]


def test_cards_to_activate_say_whose_they_are() -> None:
    at = {"trimester": "I", "turn": 1, "phase": 3}
    seats = {"A": {"personal": ["u1"], "shared": ["m3"]}, "B": {"shared": ["m3", "l7"]}}
    match = veillee.load({"game": "fairy-school", "order": ["A", "B"], "at": at, **seats})
    told = FairySchoolWords(Translator("en")).moves(match, 0)
    assert "activate unicorn (1E): your personal zone" in told
    assert "activate mermaid (1W): your shared zone" in told
    assert "activate mermaid (1W): shared by Seat B" in told


def test_a_draft_shows_what_projects_cost() -> None:
    match = veillee.new("fairy-school", 2, seed=5, start="advanced")
    words = FairySchoolWords(Translator("fr"))
    picks = [offer for move, offer in zip(match.moves(0), words.moves(match, 0), strict=True) if "pick" in move]
    assert picks
    assert all(", coûte " in offer for offer in picks)


def test_a_refusal_cites_its_clause(sit: Sit, planning: Match) -> None:
    told = sit("slot T1", "done", "why convert E", lang="fr", match=planning, seats="me,greedy")
    assert "FS-061" in told
    assert "FS-034" in told


def test_a_whole_game_is_told_to_its_count(sit: Sit) -> None:
    match = veillee.new("fairy-school", 1, seed=3)
    told = sit(*["1"] * 400, lang="fr", match=match, seats="me")
    assert match.over
    assert "Clochette a" in told
    assert "Votre mention" in told


def test_an_act_is_taken_back_while_the_phase_goes_on(sit: Sit) -> None:
    match = veillee.new("fairy-school", 2, seed=3)
    told = sit("done", "1", "u", "q", match=match, seats="me,greedy")
    assert "took back" in told or "takes back" in told or "taken back" in told


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_verb_has_words(lang: str) -> None:
    words = FairySchoolWords(Translator(lang))
    some = {"study": "elf", "cert": "left", "use": "fire", "el": "E", "convert": "V", "air": "W"}
    for verb in VERBS:
        assert words.move(f"{verb} {some.get(verb, 'X1')}")
    for text in SINGLE:
        if text != "wait" and not text.startswith("reserved"):
            assert words.move(text)
    assert words.read("COL 3") == "col 3"
    assert words.read("hello") is None
    assert len(words.help()) == 5


def test_a_replay_and_a_position_are_told(capsys: pytest.CaptureFixture[str], planning: Match) -> None:
    planning.play(0, "slot B1")
    print_replay(planning, Translator("en"))
    assert "1. Seat A: bottom row, column 1 (earth)." in capsys.readouterr().out
    print_position(planning, Translator("fr"))
    told = capsys.readouterr().out
    assert "Trimestre I, tour 2" in told
    assert planning.beginning().moves(0) == ["slot T5", "slot B1"]


def test_the_count_names_every_source() -> None:
    match = veillee.load(
        {"game": "fairy-school", "order": ["A", "B"], "at": {"trimester": "f", "turn": 1, "phase": 7}}
    )
    for seat in range(2):
        match.play(seat, "done")
    lines = FairySchoolWords(Translator("en")).result(match.view(None), Names(Translator("en"), match))
    assert "0 points (kindness 0, creatures 0, final project 0" in lines[0]
    assert lines[-1] == "Shared victory: Seat A, Seat B, with 0 points each (FS-182)."
