"""Hints in words: the chance to win after each move, as far as imagined worlds can tell."""

from collections.abc import Sequence
from typing import Literal

from veillee.coach.hints import HintLine, hint_for
from veillee.coach.telling import OWN, fact_words, moves_words, percent, sentence
from veillee.core.match import Match
from veillee.terminal.games import GameWords
from veillee.terminal.translator import Translator

SHOWN = 8
"""So many lines are told; what is left is counted."""


def has_hints(match: Match) -> bool:
    """Whether the game has a player who can be asked."""
    return match.game.capabilities.hints is not None


def hint_lines(match: Match, seat: int, words: GameWords, say: Translator) -> list[str]:
    """A sentence and a line for moves that are alike, the best first; nothing when the game is over."""
    if match.over:
        return [say("terminal-hint-over")]
    hint = hint_for(match, seat)
    told = [sentence(hint.lines, words.move, say)]
    told.append(say("terminal-hint-about", worlds=max(chance.worlds for chance in hint.chances)))
    return [*told, *weighed_lines(hint.lines, words, say)]


def weighed_lines(
    lines: Sequence[HintLine], words: GameWords, say: Translator, whose: Literal["own", "other"] = OWN
) -> list[str]:
    """Moves that are alike with their chance and what they bring, the best first."""
    told = []
    for line in lines[:SHOWN]:
        chances = {"share": percent(line.share), "low": percent(line.low), "high": percent(line.high)}
        facts = [fact_words(fact, say, whose) for fact in line.facts]
        moves = moves_words(line.moves, words.move, say)
        first = say("terminal-hint-move", move=moves, **chances)
        told.append(say.listed([first, *facts], "terminal-semicolon"))
    rest = lines[SHOWN:]
    if rest:
        n = sum(len(line.moves) for line in rest)
        told.append(say("coach-hint-rest", n=n, share=percent(max(line.share for line in rest))))
    return told
