"""Why a bot made a move, in words."""

from veillee.bots import names_of
from veillee.coach.telling import sentence
from veillee.coach.why import Why, why
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.terminal.games import GameWords, words_of
from veillee.terminal.hints import weighed_lines
from veillee.terminal.names import Names
from veillee.terminal.translator import Translator


def act_counted_back(match: Match, bots: dict[int, str], typed: str) -> int:
    """The number of a bot's act: the last one, or as many back as was typed."""
    acts = [number for number, act in enumerate(match.acts, 1) if act.seat in bots]
    if not acts:
        raise BadInput("coach-why-nothing")
    back = int(typed) if typed.isdecimal() and len(typed) < 5 else 0 if typed else 1
    if not 1 <= back <= len(acts):
        raise BadInput("coach-why-number", most=len(acts))
    return acts[-back]


def asked_lines(
    match: Match, bots: dict[int, str], typed: str, viewer: int, names: Names, words: GameWords, say: Translator
) -> tuple[int, list[str]]:
    """Whose act was asked about, and the answer in words."""
    number = act_counted_back(match, bots, typed)
    seat = match.acts[number - 1].seat
    return seat, why_lines(match, number, bots[seat], viewer, names, words, say)


def why_lines(
    match: Match, number: int, bot: str, viewer: int, names: Names, words: GameWords, say: Translator
) -> list[str]:
    """What the bot did, a sentence, what it weighed, what it expects, and from whose knowledge."""
    found = why(match, number, bot, viewer)
    did = say("coach-why-move", who=names[found.seat], move=words.move(found.move))
    return [
        say("coach-why-title", what=did),
        sentence(found.told, words.move, say, "other"),
        *weighed_lines(found.lines, words, say, "other"),
        *ahead_lines(found, names, words, say),
        say("coach-why-own" if found.own else "coach-why-rule", worlds=max(line.worlds for line in found.lines)),
        say("coach-why-knew" if found.viewer == found.seat else "coach-why-seat"),
    ]


def replay_lines(match: Match, number: int, say: Translator) -> list[str]:
    """Why a bot made a move of a finished game, by what it knew; a replay has the level of a bot in its name."""
    if not match.over:
        raise BadInput("coach-not-over")
    if not 1 <= number <= len(match.acts):
        raise BadInput("coach-why-act", number=number, most=len(match.acts))
    seat = match.acts[number - 1].seat
    level = match.name(seat).rpartition(" ")[0]
    if level not in names_of(match.game):
        raise BadInput("coach-why-person", number=number)
    words = words_of(match.game, say, match.edition)
    return why_lines(match, number, level, seat, Names(say, match), words, say)


def ahead_lines(found: Why, names: Names, words: GameWords, say: Translator) -> list[str]:
    """What the bot expects to come next, if that can be said."""
    moves = [say("coach-why-move", who=names[one.seat], move=words.move(one.move)) for one in found.ahead]
    return [say("coach-why-ahead", moves=say.listed(moves, "terminal-semicolon"))] if moves else []
