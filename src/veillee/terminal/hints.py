"""Hints in words: the chance to win after each move, as far as imagined worlds can tell."""

from veillee import bots
from veillee.core.match import Match
from veillee.terminal.games import GameWords
from veillee.terminal.translator import Translator


def has_hints(match: Match) -> bool:
    """Whether the game has a player who can be asked."""
    return match.game.capabilities.hints is not None


def hint_lines(match: Match, seat: int, words: GameWords, say: Translator) -> list[str]:
    """A line for each move, the best first; nothing when the game is over."""
    if match.over:
        return [say("terminal-hint-over")]
    chances = bots.advice(match, seat).chances
    lines = [
        say(
            "terminal-hint-move",
            move=words.move(chance.move),
            share=round(100 * chance.share),
            low=round(100 * chance.low),
            high=round(100 * chance.high),
        )
        for chance in chances
    ]
    return [say("terminal-hint-about", worlds=max(chance.worlds for chance in chances)), *lines]
