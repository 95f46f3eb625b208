"""A session: commands, refusals, taking back, the log."""

import pytest

import veillee
from tests.terminal.conftest import Sit
from veillee.core.match import Match


def test_a_take_is_taken_back_by_the_next_at_the_keyboard(sit: Sit) -> None:
    match = veillee.new("fairy-lights", 2, seed=1)
    told = sit("r", "2", "u", match=match)
    assert "taken back: take " in told
    assert [act.move for act in match.acts] == ["reveal"]


@pytest.mark.parametrize(
    ("typed", "seats", "named"),
    [
        (["u"], "me,me", "Rien n’est repris\u202f: Vous n’avez rien à reprendre."),
        (["r", "u"], "me,me", "Rien n’est repris\u202f: «\u202frévéler\u202f» a retourné une carte"),
        (["r", "2", "u"], "me,random", "Rien n’est repris\u202f: Hasard B a joué «\u202f"),
    ],
)
def test_what_stops_an_undo_is_named(sit: Sit, typed: list[str], seats: str, named: str) -> None:
    match = veillee.new("fairy-lights", 2, seed=3)
    assert named in sit(*typed, lang="fr", seats=seats, match=match)


@pytest.mark.parametrize(
    ("typed", "clause"),
    [
        ("why reveal", "FL-09"),
        ("why r", "FL-09"),
        ("why t pink", "FL-20"),
        ("why t pink gold", "FL-21"),
        ("why pass", "FL-18"),
        ("why fly away", "FL-06"),
        ("pourquoi passer", "FL-18"),
        ("r", "FL-09"),
        ("t pink", "FL-20"),
        ("take blue pink", "FL-21"),
        ("take", "FL-20"),
        ("reveal twice", "FL-06"),
        ("passe", "FL-18"),
    ],
)
def test_a_refusal_cites_its_clause_and_changes_nothing(
    sit: Sit, full_shop: Match, typed: str, clause: str
) -> None:
    before = full_shop.states.tobytes()
    told = sit(typed, match=full_shop, seats="me,me")
    assert f"Not possible, rule {clause}: " in told
    assert full_shop.states.tobytes() == before


def test_why_a_legal_move(sit: Sit, full_shop: Match) -> None:
    assert "you may play that" in sit("why 1", match=full_shop, seats="me,me")
    assert "Why not what?" in sit("why", match=full_shop, seats="me,me")
    assert full_shop.acts == []


@pytest.mark.parametrize(
    "typed",
    ["t pink silver", "T SILVER PINK", "take p s", "prendre rose et argent", "p r a", "t rose, arg", "3"],
)
def test_ways_to_type_one_move(sit: Sit, full_shop: Match, typed: str) -> None:
    sit(typed, match=full_shop, seats="me,me")
    assert [act.move for act in full_shop.acts] == ["take pink silver"]


def test_what_is_not_understood(sit: Sit) -> None:
    told = sit("dance", "9", "0", "t o")
    assert "“dance” is no move and no command" in told
    assert "There is no move 9; they go from 1 to 1." in told
    assert "There is no move 0" in told
    assert "“o” could be: orange, gold." in told


def test_or_is_gold_and_not_a_beginning_of_orange(sit: Sit) -> None:
    match = veillee.load({"game": "fairy-lights", "order": ["A", "B"], "shop": ["G1s2", "O1s1"], "deck_more": 9})
    sit("t or", match=match, seats="me,me")
    assert [act.move for act in match.acts] == ["take gold"]


def test_help_names_every_command(sit: Sit) -> None:
    told = sit("?")
    assert all(f"\n{command}: " in told for command in ("r", "o", "u", "l", "q"))
    assert "Une ligne vide redit toute la table." in sit("aide", lang="fr")


def test_an_empty_line_tells_the_table_again(sit: Sit) -> None:
    assert sit("", "").count("Seat A to play.") == 3
    assert sit("o", "?").count("Seat A to play.") == 1


def test_the_log_again(sit: Sit) -> None:
    assert "Nothing has happened yet." in sit("l")
    assert sit("r", "log").count("Seat A reveals: ") == 2


def test_quitting(sit: Sit) -> None:
    told = sit("q", "r")
    assert "reveals" not in told
    assert "input has ended" not in told
    assert "--save FILE" in told


def test_a_card_that_the_position_does_not_name(sit: Sit) -> None:
    match = veillee.load({"game": "fairy-lights", "order": ["A", "B"], "shop": ["G1s2"], "deck_more": 9})
    assert "does not name" in sit("r", match=match, seats="me,me")
    assert match.acts == []


def test_one_named_person_is_called_by_name(sit: Sit) -> None:
    assert "You reveal: " in sit("r", "q", seats="random,me")
    told = sit("r", "q", seats="random,me:Zoé")
    assert "Zoé reveals: " in told
    assert "You" not in told.replace("Your", "")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_line_is_plain_text(sit: Sit, lang: str) -> None:
    told = sit("?", "o", *["1"] * 300, lang=lang)
    assert "FL-4" in told
    assert not any(0x2500 <= ord(sign) < 0x2600 or sign in "\x1b\t\r" for sign in told)
    assert not any(line != line.strip() for line in told.splitlines())


def test_a_bot_is_asked_why_it_did_that_and_the_log_tells(sit: Sit) -> None:
    told = sit("e", "1", "2", "", "e", "e 99", "l", "q", seats="me,hedgehog")
    assert "No bot has made a move that could be explained." in told
    assert "Why? " in told
    assert "This is how it looks from your seat." in told
    assert "Here it follows a rule of thumb" in told
    assert "A number counts back from the last move of a bot" in told
    assert "asked the coach why" in told


def test_among_people_at_one_terminal_bots_explain_nothing(sit: Sit) -> None:
    told = sit("e", "q", seats="me,hedgehog,me:Zoé")
    assert "At this table nobody is given hints" in told
