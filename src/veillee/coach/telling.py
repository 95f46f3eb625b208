"""A hint in words, for every room that has a translator: the sentence, and the moves of a line."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, Protocol

from veillee.coach.facts import Fact
from veillee.coach.hints import HintLine
from veillee.coach.reasons import Kind

OWN: Final = "own"
SURE = 0.995
"""What happens at least as often need not be said with a percentage."""


class Say(Protocol):
    """Puts messages into one language."""

    def __call__(self, message: str, **args: str | int | float) -> str:
        """A message in words."""

    def listed(self, items: Sequence[str]) -> str:
        """Some things one after the other."""


def percent(share: float) -> int:
    """A share in whole hundredths."""
    return round(100 * share)


def fact_words(fact: Fact, say: Say, whose: str = OWN) -> str:
    """What may happen, and how often if it is not sure; said to whoever moves, or of them."""
    what = say(fact.message, n=fact.amount, whose=whose)
    return what if fact.share >= SURE else say("coach-often", what=what, share=percent(fact.share))


def moves_words(moves: Sequence[str], move: Callable[[str], str], say: Say) -> str:
    """The moves of a line: one, two, or the first and how many are like it; none are those of hidden cards."""
    if not moves:
        return say("coach-why-hidden")
    if len(moves) > 2:
        return say("coach-moves-more", first=move(moves[0]), n=len(moves) - 1)
    return say("coach-moves", first=move(moves[0]), next=move(moves[1])) if len(moves) == 2 else move(moves[0])


def sentence(
    lines: Sequence[HintLine], move: Callable[[str], str], say: Say, whose: Literal["own", "other"] = OWN
) -> str:
    """What the first moves win, what they risk, and what the next would bring; of one's own or another's."""
    best, others = lines[0], lines[1:2]
    first = moves_words(best.moves, move, say)
    if not others and len(best.moves) == 1:
        return say("coach-only", move=first)
    gains = [fact_words(fact, say, whose) for fact in best.facts if fact.kind is Kind.GAIN]
    risks = [fact_words(fact, say, whose) for fact in best.facts if fact.kind is not Kind.GAIN]
    is_best = not others or others[0].low <= best.low
    alone = say("coach-promises" if is_best else "coach-played", move=first)
    parts = [say("coach-wins", move=first, gains=say.listed(gains)) if gains else alone]
    parts += [say("coach-risks", risks=say.listed(risks))] if risks else []
    for other in others:
        words = moves_words(other.moves, move, say)
        if other.low > best.high:
            parts.append(say("coach-better", other=words))
        elif other.high > best.low:
            parts.append(say("coach-level", other=words))
        elif other.facts:
            facts = say.listed([fact_words(fact, say, whose) for fact in other.facts])
            parts.append(say("coach-instead", other=words, facts=facts))
    return " ".join(parts)
