"""What a seat is told of Sun and Moon: its own hand, and of the others only what lies open."""

import json
from typing import Any

from hypothesis import given

from tests.playing import matches, play_on
from veillee.core.match import Match
from veillee.core.table import LETTERS


def open_cards(position: dict[str, Any]) -> set[str]:
    """Numbered cards that everybody sees or saw: rows with all they hide, discard, score piles."""
    rows = [card for places in position["rows"].values() for stack in places for card in stack]
    piles = [card for cards in position["won"].values() for card in cards]
    return {card for card in (*rows, *piles, *position["discard"]) if not card.endswith("E")}


@given(matches("sun-moon"))
def test_nobody_is_told_another_hand_or_the_pile(match: Match) -> None:
    for _ in play_on(match, 3, 10):
        position = match.position()
        for seat in range(match.seats):
            view = match.view(seat)
            assert sorted(view["hand"]) == sorted(position["hands"][LETTERS[seat]])
            del view["animals"]
            del view["unseen"]  # which cards these are, never where (test_view.py)
            told = {
                word for word in json.dumps(view).replace('"', " ").replace(",", " ").split() if word[0] in "SM"
            }
            hidden = {card for card in position["pile"] if not card.endswith("E")}
            hidden |= {
                card
                for other, cards in position["hands"].items()
                for card in cards
                if other != LETTERS[seat] and not card.endswith("E")
            }
            assert not told & hidden


@given(matches("sun-moon"))
def test_what_everybody_saw_stays_known_to_bots(match: Match) -> None:
    """Covered cards and score piles lie in the record that every seat is given; screens show piles by size."""
    wanted = open_cards(match.position())
    for seat in (*range(match.seats), None):
        known = match.copy()
        known.states[:] = match.redacted(seat)
        assert open_cards(known.position()) == wanted
        assert match.view(seat)["won"] == [len(cards) for cards in match.position()["won"].values()]


@given(matches("sun-moon"))
def test_a_drawn_card_is_told_by_number_only(match: Match) -> None:
    for seat, move in play_on(match, 4, 12):
        for event in match.copy().play(seat, move):
            if event.message == "sl-event-drew":
                assert set(event.args) == {"who", "cards"}
