"""What an answer would leave in the store, and what final projects ask and bring; tried on a copy."""

from veillee.games.fairy_school.help.help_types import AnswerForecast, FinalForecast
from veillee.games.fairy_school.help.purchases import STEP, Desk, standing
from veillee.games.fairy_school.help.trials import Trial
from veillee.games.fairy_school.moves import FIRST, KIND, Kind, list_of
from veillee.games.fairy_school.position_reading import store_text
from veillee.games.fairy_school.words import Ask

ANSWERED_BY = {
    Ask.LINE: Kind.LINE, Ask.REPEAT: Kind.OPT, Ask.SHARE: Kind.OPT, Ask.SCORING: Kind.USE, Ask.OFFER: Kind.OPT,
    Ask.GAIN: Kind.EL, Ask.PAY: Kind.EL,
}  # fmt: skip
"""Questions whose answers change the store, and the kind of act that answers them."""


def answers_of(desk: Desk) -> dict[str, AnswerForecast]:
    """FS-031, FS-087, FS-122: by move, what the store holds after an answer, and what comes within reach by it."""
    kind = ANSWERED_BY.get(desk.ask)
    acts = [action for action in desk.trial.legal() if KIND[action] == kind] if kind is not None else []
    return {desk.trial.say(action): answer_told(desk, action) for action in acts}


def answer_told(desk: Desk, action: int) -> AnswerForecast:
    """One answer; a line that leaves no choice is used once, too."""
    trial = desk.trial.again()
    trial.play(action)
    if desk.ask is Ask.LINE and trial.ask is Ask.REPEAT:
        use_the_only_outcome(trial)
    return {"store": store_text(trial.store), "reach": desk.within_reach(trial.store)}


def use_the_only_outcome(trial: Trial) -> None:
    """FS-087: the line that runs, once, if it does but one thing."""
    outcomes = [action for action in trial.legal() if KIND[action] == Kind.OPT]
    if len(outcomes) == 1:
        trial.play(outcomes[0])


def finals_of(desk: Desk) -> dict[str, FinalForecast]:
    """FS-158, FS-177: by move, how far the steps of a final project are from being paid, and its points."""
    if desk.ask is not Ask.FINAL:
        return {}
    first = int(FIRST[Kind.FINAL])
    cards = list_of(desk.s, desk.edition.records[0], desk.seat, Kind.FINAL)
    acts = [action for action in desk.trial.legal() if KIND[action] == Kind.FINAL]
    return {desk.trial.say(action): final_told(desk, action, cards[action - first]) for action in acts}


def final_told(desk: Desk, action: int, card: int) -> FinalForecast:
    """One final project: its steps as if each were the next, and the points when all of them are done."""
    content, trial, steps = desk.edition.content, desk.trial.again(), []
    number = len(content.finals[card - len(content.cards)].steps)
    trial.play(action)
    for done in range(number):
        trial.me["steps"] = done
        steps.append(standing(desk, trial.price(STEP)))
    trial.me["steps"] = number
    return {"steps": steps, "before": desk.trial.points(), "after": trial.points()}
