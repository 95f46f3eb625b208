"""A whole game of the fifth game in the terminal, its rules and its place among the games."""

from tests.fifth_game.running import veillee


def test_a_whole_game_against_a_bot() -> None:
    told = veillee("play", "chestnuts", "--seats", "me,greedy", "--seed", "1", typed="1\nlay 18\n1\n")
    assert told.startswith("Hot Chestnuts, edition twenty: Twenty chestnuts, three in hand.\n")
    assert "Round 3 of 3." in told
    assert told.count("the round: ") == 3
    assert "All cards are played." in told
    assert "Most points: You, Greedy B.\n" in told


def test_a_sealed_card_of_a_bot_is_not_told_before_all_have_laid() -> None:
    told = veillee("play", "chestnuts", "--seats", "me,greedy", "--seed", "1", typed="why pass\nq\n")
    assert "Greedy B has laid a card." in told
    assert "turns up" not in told
    assert "CH-04" in told


def test_it_is_among_the_games_with_its_rules_and_cards() -> None:
    assert "Hot Chestnuts (chestnuts): 2 to 3 seats." in veillee("games")
    assert "CH-07 Then all cards are turned up." in veillee("rules", "chestnuts")
    assert "CH-07 Puis on retourne toutes les cartes." in veillee("rules", "chestnuts", "--lang", "fr")
    assert "12 cards, 4 in every hand." in veillee("edition", "show", "twelve")
