"""A finished match looked at again, in words."""

from veillee.coach.analysis import MatchAnalysis, TurningPoint, analyse
from veillee.coach.mistakes import Mistake
from veillee.coach.telling import percent
from veillee.core.match import Match
from veillee.terminal.games import GameWords, words_of
from veillee.terminal.head_starts import head_start_lines
from veillee.terminal.names import Names
from veillee.terminal.translator import Translator

SHOWN = 12
"""Of so many steps the chances are told."""


def analysis_lines(match: Match, say: Translator) -> list[str]:
    """Chances, turning points, luck and choice, mistakes."""
    found = analyse(match)
    names, words = Names(say, match), words_of(match.game, say)
    return [
        say("coach-analysis-title"),
        *head_start_lines(match, names),
        *chance_lines(found, names, say),
        "",
        say("coach-turning"),
        *([turn_line(one, names, words, say) for one in found.turning] or [say("coach-turning-none")]),
        "",
        say("coach-balance"),
        *balance_lines(found, names, say),
        "",
        say("coach-mistakes"),
        *([mistake_line(one, names, words, say) for one in found.mistakes] or [say("coach-mistakes-none")]),
    ]


def chance_lines(found: MatchAnalysis, names: Names, say: Translator) -> list[str]:
    """The chances of all seats after some of the steps, and how sure they are."""
    every = max(1, -(-len(found.steps) // SHOWN))
    last = len(found.steps) - 1
    lines = [say("coach-analysis-margin", margin=percent(found.margin))]
    for n, step in enumerate(found.steps):
        if n % every == 0 or n == last:
            shares = [
                say("coach-of", who=names[seat], share=percent(one)) for seat, one in enumerate(step.chances)
            ]
            lines.append(say("coach-after-act", n=step.act, chances=say.listed(shares)))
    return lines


def turn_line(one: TurningPoint, names: Names, words: GameWords, say: Translator) -> str:
    """What happened at a turning point, and what it changed."""
    before, after = percent(one.before), percent(one.after)
    change = say("coach-change", who=names[one.gainer], before=before, after=after)
    kind = say("coach-luck" if one.step.is_luck else "coach-choice")
    happened = names.tell_all(one.events, words)
    return say("coach-turn-told", n=one.step.act, events=happened, kind=kind, change=change)


def balance_lines(found: MatchAnalysis, names: Names, say: Translator) -> list[str]:
    """Start, luck, choice and end of each seat."""
    first, last = found.steps[0].chances, found.steps[-1].chances
    return [
        say(
            "coach-balance-line",
            who=names[seat],
            start=percent(first[seat]),
            luck=signed(found.luck[seat]),
            choice=signed(found.choice[seat]),
            end=percent(last[seat]),
        )
        for seat in range(len(first))
    ]


def mistake_line(one: Mistake, names: Names, words: GameWords, say: Translator) -> str:
    """What a decision gave away, and what would have been better."""
    return say(
        "coach-mistake-told",
        n=one.act,
        who=names[one.seat],
        move=words.move(one.move),
        share=percent(one.share),
        best=percent(one.best),
        better=words.move(one.answers[0]),
    )


def signed(share: float) -> str:
    """A change in hundredths, with its sign."""
    return f"{percent(share):+d}".replace("-", "\N{MINUS SIGN}")
