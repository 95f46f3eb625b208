"""Every event, refusal and undo of random games in both languages: no machine words, no slips of the pen."""

import random
import re

import pytest

import veillee
from tests.playing import GAMES
from veillee.core.contract import Event
from veillee.core.errors import UndoRefused
from veillee.core.match import Match
from veillee.games import game_of
from veillee.server.errors import failure
from veillee.terminal.games import GameWords, words_of
from veillee.terminal.translator import Translator

ACTS = 60
MACHINE = re.compile(
    r"\b(reveal|take (yellow|pink|orange|silver|gold)|collect [A-D]\.|[A-D]\.(sun|moon))\b"
    r"|\b(slot [TB]\d|col \d|el [EVAFW])\b|[A-Z]\d>\d"
)
SLIPS = re.compile(r"  |\s[.,]|\b1 (cartes|étoiles|ampoules|points|cards|stars|bulbs)\b|\{|\}|\$")


def sentences(events: list[Event], words: GameWords, lang: str) -> list[str]:
    say = Translator(lang)
    told = [event for event in events if event.message not in words.quiet]
    return [say(event.message, **{**words.event_args(event), "who": "Zoé"}) for event in told]


def refusals(match: Match, seat: int, elsewhere: list[str], lang: str) -> list[str]:
    """Why an act cannot be taken back, and why moves of other moments cannot be played, as a page is told."""
    found = []
    try:
        match.copy().undo(seat)
    except UndoRefused as error:
        found.append(failure(error)["texts"][lang])
    for move in elsewhere:
        refusal = match.error_of(seat, move)
        if refusal is not None:
            found.append(failure(refusal)["texts"][lang])
    return found


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_sentences_of_random_games(game: str, lang: str) -> None:
    chance = random.Random(game)
    match = veillee.new(game, seats=game_of(game).seats[-1], seed=7)
    words = words_of(match.game, Translator(lang))
    said: list[str] = []
    elsewhere = ["pass"]
    for _ in range(ACTS):
        if match.over:
            break
        seat = match.to_act[0]
        elsewhere = [*elsewhere[-8:], *match.moves(seat)[:3]]
        events = match.play(seat, chance.choice(match.moves(seat)))
        said += sentences(events, words, lang) + refusals(match, seat, elsewhere, lang)
    assert said
    for sentence in set(said):
        assert not MACHINE.search(sentence), sentence
        assert not SLIPS.search(sentence), sentence


def test_machine_words_and_slips_would_be_found() -> None:
    assert MACHINE.search("« reveal » a retourné une carte")
    assert MACHINE.search("Zoé reprend « B5>1 »")
    assert SLIPS.search("1 cartes")
    assert SLIPS.search("deux  espaces")
