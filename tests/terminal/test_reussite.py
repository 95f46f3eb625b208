"""Réussite de Noël in words: the wall and what it accepts, moves, what is unseen, taking back, the end."""

from typing import Any

import pytest

import veillee
from tests.terminal.conftest import Sit
from veillee.core.match import Match
from veillee.locales import text
from veillee.terminal.games.reussite import ReussiteWords
from veillee.terminal.games.reussite_cards import face_of, read_move
from veillee.terminal.names import Names
from veillee.terminal.translator import Translator

COLUMNS = [["R2", "G4"], ["B5", "B1"], ["Y3", "Y0"], ["R1", "G2", "B3", "Y4", "R5", "G6", "B7", "G0"]]
STUCK = [["R2", "G7"], ["B1", "Y7"], ["G2", "R7"], ["Y1", "B7"]]
ALMOST = [
    ["R3", "R7", "R1", "G0", "G2", "B4", "Y5", "R6"],
    ["G1", "B2", "Y3", "G4", "R5", "G6", "B7"],
    ["B0", "B1", "R2", "G3", "R4", "G5", "B6", "G7"],
    ["B3", "B5", "Y0", "Y4", "Y1", "Y7", "Y2", "Y6"],
]


def at(hand: str, columns: list[list[str]] = COLUMNS, **rest: Any) -> Match:
    return veillee.load({"game": "reussite", "columns": columns, "hand": hand.split(), **rest})


@pytest.fixture
def wall() -> Match:
    """A column of every kind: ascending, of one colour, under a Santa, complete."""
    return at("Y7 B2 R0", pile=["G5", "R3", "G1"])


def test_a_face() -> None:
    assert face_of("G0") == {"colour": "green", "value": 0}


def test_the_table_from_the_bottom_with_what_each_column_accepts(wall: Match) -> None:
    say = Translator("en")
    assert ReussiteWords(say).table(wall.view(0), Names(say, wall)) == [
        "Hand: yellow 7, blue 2, red Santa. Pile: 3 cards.",
        "Column 1, 2 of 8 from the bottom: red 2, green 4. Next: higher than 4.",
        "Column 2, 2 of 8 from the bottom: blue 5, blue 1. Next: blue only.",
        "Column 3, 2 of 8 from the bottom: yellow 3, yellow Santa. Next: a yellow elf.",
        "Column 4, complete, from the bottom: red 1, green 2, blue 3, yellow 4, red 5, green 6, blue 7,"
        " green Santa.",
    ]
    say = Translator("fr")
    assert ReussiteWords(say).table(wall.view(0), Names(say, wall))[:4] == [
        "Main\u202f: 7 jaune, 2 bleu, Père Noël rouge. Pioche\u202f: 3 cartes.",
        "Colonne 1, 2 sur 8, de bas en haut\u202f: 2 rouge, 4 vert. Ensuite\u202f: plus haut que 4.",
        "Colonne 2, 2 sur 8, de bas en haut\u202f: 5 bleu, 1 bleu. Ensuite\u202f: seulement du bleu.",
        "Colonne 3, 2 sur 8, de bas en haut\u202f: 3 jaune, Père Noël jaune. Ensuite\u202f: un lutin jaune.",
    ]


def test_columns_that_are_empty_or_open_to_both_rules() -> None:
    match, say = at("Y7 B2 R0", [["R2", "R4"]], options={"santa_on_santa": True}), Translator("en")
    assert ReussiteWords(say).columns(match.view(0)) == [
        "Column 1, 2 of 8 from the bottom: red 2, red 4. Next: red, or higher than 4.",
        *(f"Column {n}: empty. Next: any card." for n in (2, 3, 4)),
    ]
    match.play(0, "R0>1")
    assert ReussiteWords(say).columns(match.view(0))[0].endswith("Next: a red elf or a Santa.")


def test_moves_tell_what_the_column_accepts_then(wall: Match) -> None:
    before = wall.states.tobytes()
    assert ReussiteWords(Translator("en")).moves(wall, 0) == [
        "red Santa on column 1 (then: a red elf)",
        "red Santa on column 2 (then: a red elf)",
        "blue 2 on column 2 (then: blue only)",
        "yellow 7 on column 1 (then: only a Santa)",
        "yellow 7 on column 3 (then: yellow only)",
    ]
    assert wall.states.tobytes() == before


def test_the_move_that_completes_a_column() -> None:
    match = at("R0", ALMOST)
    assert ReussiteWords(Translator("fr")).moves(match, 0) == [
        "Père Noël rouge sur la colonne 2 (ensuite\u202f: complète)"
    ]


def test_what_is_unseen_and_where_it_fits(wall: Match) -> None:
    unseen = set(wall.view(0)["unseen"])
    assert len(unseen) == 15
    lines = ReussiteWords(Translator("en")).odds(wall, 0)
    assert lines[:5] == [
        "15 cards are still unseen.",
        "Unseen red: 3, 4, 6, 7.",
        "Unseen green: 1, 3, 5, 7.",
        "Unseen blue: Santa, 4, 6.",
        "Unseen yellow: 1, 2, 5, 6.",
    ]
    assert lines[5:9] == [
        "Column 1, as it stands, takes 8 of 15, 53.3%.",
        "Column 2, as it stands, takes 3 of 15, 20%.",
        "Column 3, as it stands, takes 4 of 15, 26.7%.",
        "Column 4, as it stands, takes 0 of 15, 0%.",
    ]
    assert lines[9] == "After red Santa on column 1: 11 of 15 fit somewhere, 73.3%; 4 on that column."
    assert lines[12] == "After yellow 7 on column 1: 7 of 15 fit somewhere, 46.7%; 1 on that column."
    assert len(lines) == 9 + len(wall.moves(0))


def test_odds_know_nothing_of_the_order_of_the_pile(wall: Match) -> None:
    other = at("Y7 B2 R0", pile=["G1", "G5", "R3"])
    partial = at("Y7 B2 R0", pile_more=3)
    words = ReussiteWords(Translator("en"))
    assert words.odds(wall, 0) == words.odds(other, 0) == words.odds(partial, 0)


def test_odds_when_all_was_seen() -> None:
    assert ReussiteWords(Translator("en")).odds(at("R0", ALMOST), 0) == [
        "Nothing is unseen any more: the pile is empty."
    ]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("R5>1", "R5>1"),
        ("r5 1", "R5>1"),
        ("r 5 1", "R5>1"),
        ("red 5 on column 1", "R5>1"),
        ("lay the red 5 on 1", "R5>1"),
        ("le 5 rouge sur la colonne 1", "R5>1"),
        ("V5 1", "G5>1"),
        ("j3>4", "Y3>4"),
        ("BLEU 7 2", "B7>2"),
        ("g0 2", "G0>2"),
        ("green Santa 2", "G0>2"),
        ("Père Noël vert sur 2", "G0>2"),
        ("r9 1", "R9>1"),
        ("r5 7", "R5>7"),
        ("passe", "pass"),
        ("défausser R5", "pass"),
        ("piocher", "draw"),
        ("", None),
        ("dance", None),
        ("red", None),
        ("r5", None),
        ("5 1", None),
        ("r5 -1", None),
        ("red blue 5 1", None),
        ("red santa 5 1", None),
        ("x5 1", None),
        ("why r5 1", None),
    ],
)
def test_ways_to_type_a_move(typed: str, move: str | None) -> None:
    assert read_move(typed) == move


@pytest.mark.parametrize(
    ("typed", "clause"),
    [
        ("why b2 1", "RN-11"),
        ("b2 1", "RN-11"),
        ("pourquoi V5 1", "RN-05"),
        ("why red santa on 3", "RN-20"),
        ("why b2 3", "RN-17"),
        ("why y7 2", "RN-13"),
        ("why y7 4", "RN-10"),
        ("why y7 5", "RN-09"),
        ("why pass", "RN-06"),
        ("why dance", "RN-06"),
        ("draw", "RN-05"),
        ("r9 1", "RN-05"),
    ],
)
def test_a_refusal_cites_its_clause_and_changes_nothing(sit: Sit, wall: Match, typed: str, clause: str) -> None:
    before = wall.states.tobytes()
    assert f"Not possible, rule {clause}: " in sit(typed, match=wall, seats="me")
    assert wall.states.tobytes() == before


@pytest.mark.clause("RN-11")
@pytest.mark.parametrize(("lang", "halves"), [("en", ("higher", "colour")), ("fr", ("dépasser", "couleur"))])
def test_a_card_that_goes_on_is_told_both_ways(lang: str, halves: tuple[str, str]) -> None:
    told = text(lang, "rn-refusal-11")
    assert all(half in told for half in halves)


def test_a_table_for_one_has_no_order_and_no_first_seat(sit: Sit, wall: Match) -> None:
    told = sit("y7 1", match=wall, seats="me")
    assert told.splitlines()[:4] == [
        "Réussite de Noël, edition classic: As printed: 32 cards.",
        "Type a number or a move; ? for help, q to quit.",
        "",
        "Your turn.",
    ]
    assert "Column 1: the yellow 7. Drawn: the green 5; 2 cards are left in the pile.\n" in told
    assert "\nHand: blue 2, red Santa, green 5. Pile: 2 cards.\n1. " in told


def test_taking_back_and_playing_again(sit: Sit, wall: Match) -> None:
    told = sit("y7 1", "b2 2", "u", "u", "u", "r", "redo", "r", match=wall, seats="me")
    assert "You: taken back: blue 2 on column 2." in told
    assert "You: taken back: yellow 7 on column 1." in told
    assert "Nothing is taken back: There is nothing of yours to take back." in told
    assert told.count("Column 1: the yellow 7.") == 2
    assert "There is nothing to play again" in told
    assert [act.move for act in wall.acts] == ["Y7>1", "B2>2"]


def test_another_move_ends_playing_again(sit: Sit, wall: Match) -> None:
    told = sit("y7 1", "u", "y7 3", "r", "annuler", "refaire", match=wall, seats="me", lang="fr")
    assert "Il n’y a rien à rejouer" in told
    assert [act.move for act in wall.acts] == ["Y7>3"]


def test_r_and_a_card_is_a_move(sit: Sit) -> None:
    match = at("R5 B2 R0", [["R1"]], pile=["G1"])
    sit("r 5 1", match=match, seats="me")
    assert [act.move for act in match.acts] == ["R5>1"]


def test_a_win(sit: Sit) -> None:
    told = sit("1", match=at("R0", ALMOST), seats="me").splitlines()
    assert told[-3].startswith("Column 4, complete, from the bottom: blue 3, blue 5, yellow Santa, yellow 4, ")
    assert told[-2] == "Won: all 32 cards stand in the wall (RN-25)."
    assert "The input has ended, and so the game stops here." not in told


def test_a_loss_may_be_taken_back(sit: Sit) -> None:
    match = at("B0 R1 G1", STUCK, pile=["G3", "G4"])
    told = sit("b0 1", "1", "dance", "why pass", "u", "b0 2", "", "b0 3", match=match, seats="me")
    lost = "Lost: 4 cards are left over, 3 in hand and 1 in the pile; 9 stand in the wall (RN-24)."
    assert told.count(lost) == 2
    assert told.count("Not possible, rule RN-24: ") == 3
    assert "Hand: red 1, green 1, green 3. Pile: 1 card.\nLost: " in told
    assert "You: taken back: blue Santa on column 1." in told
    assert [act.move for act in match.acts] == ["B0>2"]


def test_a_bot_that_plays_alone_is_not_asked(sit: Sit) -> None:
    told = sit("u", match=veillee.new("reussite", seed=2), seats="greedy", lang="fr")
    assert "repris" not in told
    assert "(RN-2" in told.splitlines()[-2]


def test_help_names_every_command(sit: Sit, wall: Match) -> None:
    told = sit("?", match=wall, seats="me")
    assert all(f"\n{command}: " in told for command in ("o", "c", "u", "l", "q"))
    assert "r: play it again." in told
    assert "“why R5 1”" in told
    assert "“veillee rules reussite”" in told
    assert "such as “why R5 1”" in sit("why", match=wall, seats="me")


def test_hints_are_chances_with_their_margin(sit: Sit) -> None:
    match = at("R0 G7", [ALMOST[0], ALMOST[1], ALMOST[2][:-1], ALMOST[3]])
    told = sit("c", match=match, seats="me").splitlines()
    first = next(i for i, line in enumerate(told) if line.startswith("The chance to win after each move"))
    both = "red Santa on column 2 or green 7 on column 3"
    assert told[first + 1 : first + 3] == [
        f"{both}: 100 % (99 to 100); 2 columns are complete; the wall is complete",
        "red Santa on column 3: 0 % (0 to 4); a column is complete; no card fits any more",
    ]
    assert told[first - 1].startswith(
        f"{both}: 2 columns are complete, the wall is complete. red Santa on column 3"
    )
    assert "vous" not in "".join(told)
    assert "conseil" not in sit("?", seats="me,greedy")


def test_an_edition() -> None:
    words = ReussiteWords(Translator("en"))
    assert words.edition(veillee.new("reussite", seed=1, edition="small").edition) == [
        "15 cards: in each of 3 colours the elves from 1 to 4 and a Santa. "
        "A wall of 3 columns of 5 cards, a hand of 3."
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_line_is_plain_text(sit: Sit, lang: str) -> None:
    told = sit("?", "o", *["1"] * 40, match=veillee.new("reussite", seed=3), seats="me", lang=lang)
    assert "(RN-24)" in told
    assert not any(0x2500 <= ord(sign) < 0x2600 or sign in "\x1b\t\r" for sign in told)
    assert not any(line != line.strip() for line in told.splitlines())
