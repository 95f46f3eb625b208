"""What is in a file, printed: a replay as a story, a position as a table."""

from veillee.core.match import Match
from veillee.terminal.games import words_of
from veillee.terminal.head_starts import head_start_lines
from veillee.terminal.names import Names
from veillee.terminal.translator import Translator


def print_replay(match: Match, say: Translator) -> None:
    """The whole game again, a numbered line for each move, and how it ended."""
    words, names = words_of(match.game, say, match.edition), Names(say, match)
    print_head(match, names)
    twin = match.beginning()
    for number, act in enumerate(match.acts, 1):
        line = names.tell_all(twin.play(act.seat, act.move), words)
        told = line or say("terminal-act", who=names[act.seat], move=words.move(act.move))
        print(say("terminal-move", number=number, move=told))
    print()
    if not match.over:
        print(say("terminal-replay-unfinished", moves=len(match.acts)))
    print_state(match, names)


def print_position(match: Match, say: Translator) -> None:
    """The table, whose turn it is, the moves and the odds; or the count."""
    names = Names(say, match)
    print_head(match, names)
    print_state(match, names)


def print_head(match: Match, names: Names) -> None:
    """The game, its cards and who plays."""
    edition, say = match.edition, names.say
    print(say("terminal-welcome", title=say.title(match.game.id), edition=edition.titles[say.lang], id=edition.id))
    if match.seats > 1:
        seated = say("terminal-seated", names=names.listed(range(match.seats)))
        print(seated, *head_start_lines(match, names), sep="\n")


def print_state(match: Match, names: Names) -> None:
    """How things stand."""
    say, words = names.say, words_of(match.game, names.say, match.edition)
    if match.over:
        print(*words.result(match.view(None), names), sep="\n")
        return
    seat = match.to_act[0]
    print(say("terminal-turn", who=names[seat]))
    print(*words.table(match.view(seat), names), sep="\n")
    for number, move in enumerate(words.moves(match, seat), 1):
        print(say("terminal-move", number=number, move=move))
    print(*words.odds(match, seat), sep="\n")
