"""Who sits where."""

import pytest

import veillee
from veillee.core.errors import BadInput
from veillee.terminal.names import Names
from veillee.terminal.seats import Sitter, names_to_keep, read_seats
from veillee.terminal.translator import Translator

BOTS = ("random", "greedy")


def test_seats_as_typed() -> None:
    assert read_seats("me, Greedy,moi:Zoé ,random:Bob", BOTS) == [
        Sitter("me"),
        Sitter("greedy"),
        Sitter("me", "Zoé"),
        Sitter("random", "Bob"),
    ]


@pytest.mark.parametrize("text", ["", "me,", "me,hal", "me:", "me:\x1b[2J", "me:" + "x" * 41, "me:A,random:A"])
def test_who_cannot_sit_down(text: str) -> None:
    with pytest.raises(BadInput):
        read_seats(text, BOTS)


def test_names_in_a_match_are_of_no_language() -> None:
    kept = names_to_keep(read_seats("me,greedy,me:Zoé,random:Bob", BOTS))
    assert kept == {"B": "greedy B", "C": "Zoé", "D": "Bob"}
    match = veillee.new("fairy-lights", 4, seed=1, names=kept)
    assert Names(Translator("fr"), match, you=0).all == ["Vous", "Avide B", "Zoé", "Bob"]
    assert Names(Translator("en"), match).all == ["Seat A", "Greedy B", "Zoé", "Bob"]
