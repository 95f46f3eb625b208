"""Every event, refusal and undo of random games in both languages: no machine words, no slips of the pen."""

import random
from collections.abc import Iterator

import pytest

import veillee
from tests.playing import GAMES, varied
from tests.typography import slips
from veillee.core.contract import Event
from veillee.core.errors import UndoRefused
from veillee.core.match import Match
from veillee.games import game_of
from veillee.locales import LANGUAGES
from veillee.server.errors import failure
from veillee.terminal.games import GameWords, words_of
from veillee.terminal.translator import Translator

ACTS = 60
VARIANTS = (0, 1, 6)
"""The usual rules, and twice others (`tests/playing.py`)."""


def sentences(events: list[Event], words: GameWords, lang: str) -> list[str]:
    say = Translator(lang)
    told = [event for event in events if event.message not in words.quiet]
    return [say(event.message, **{**words.event_args(event), "who": "Zoé"}) for event in told]


def refusals(match: Match, seat: int, elsewhere: list[str], lang: str) -> list[str]:
    """Why moves of other moments cannot be played, as a page is told."""
    found = (match.error_of(seat, move) for move in elsewhere)
    return [failure(refusal)["texts"][lang] for refusal in found if refusal is not None]


def undone(match: Match, seat: int, words: GameWords, lang: str) -> Iterator[str]:
    """What was taken back, or why it cannot be, in the terminal and as a page is told."""
    say = Translator(lang)
    try:
        move = match.copy().undo(seat)
        yield say("terminal-undone", who="Zoé", move=words.move(move))
    except UndoRefused as error:
        yield failure(error)["texts"][lang]
        args = {**error.args_, "who": "Zoé", "move": words.move(str(error.args_.get("move", match.acts[-1].move)))}
        yield UndoRefused(error.message, **args).text(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_sentences_of_random_games(game: str, lang: str) -> None:
    chance, said = random.Random(game), list[str]()
    for variant in VARIANTS:
        for seats in {game_of(game).seats[0], game_of(game).seats[-1]}:
            match = varied(game, seats, 7 + variant, variant)
            words = words_of(match.game, Translator(lang), match.edition)
            elsewhere = ["pass", "dance", ""]
            for _ in range(ACTS):
                if match.over:
                    break
                seat = match.to_act[0]
                elsewhere = [*elsewhere[-8:], *match.moves(seat)[:3]]
                events = match.play(seat, chance.choice(match.moves(seat)))
                said += [*sentences(events, words, lang), *refusals(match, seat, elsewhere, lang)]
                said += undone(match, seat, words, lang)
            said += words.moves(match, match.to_act[0]) if match.to_act else []
    assert len(set(said)) > 10
    assert slips(said, lang) == []


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", "« reveal » a retourné une carte"),
        ("fr", "Zoé reprend «\u202fB5>1\u202f»"),
        ("fr", "1 cartes"),
        ("fr", "3 carte"),
        ("en", "2 card"),
        ("en", "1 stars"),
        ("en", "Zoé takes back “SE A.sun right”."),
        ("fr", "deux  espaces"),
        ("fr", "Flocon: Révéler; Flocon: Révéler."),
    ],
)
def test_machine_words_and_slips_would_be_found(lang: str, sentence: str) -> None:
    assert slips([sentence], lang) == [sentence]


@pytest.mark.clause("FL-18")
def test_passing_is_refused_by_the_same_clause_everywhere() -> None:
    match = veillee.new("fairy-lights", seats=2, seed=1)
    for lang in LANGUAGES:
        words = words_of(match.game, Translator(lang))
        for typed in Translator(lang)("web-typed-pass").split()[:1]:
            move = words.read(typed)
            refusal = match.why_not(match.to_act[0], move or "")
            assert move == "pass"
            assert refusal is not None
            assert refusal.clause == "FL-18"
