"""Head starts on the command line, and in words."""

from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.core.table import LETTERS
from veillee.terminal.names import Names


def read_head_starts(text: str | None, seats: int) -> dict[str, int]:
    """Points by letters from `6,0,3`: a number for each seat, in their order."""
    if text is None:
        return {}
    numbers = [part.strip() for part in text.split(",")]
    if len(numbers) != seats or not all(part.isascii() and part.isdigit() for part in numbers):
        raise BadInput("terminal-head-starts-wrong", text=text, seats=seats)
    return dict(zip(LETTERS, map(int, numbers), strict=False))


def head_start_lines(match: Match, names: Names) -> list[str]:
    """Who was given how many points before the match, in a line; none where nobody was."""
    if not match.head_starts:
        return []
    given = [(seat, points) for seat, points in enumerate(match.head_starts) if points]
    said = [names.say("terminal-head-start", who=names[seat], points=points) for seat, points in given]
    message = "terminal-head-starts-counted" if match.over else "terminal-head-starts"
    return [names.say(message, given=names.say.listed(said))]
