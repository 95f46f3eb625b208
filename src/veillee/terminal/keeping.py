"""What becomes of a match at the end of an evening: its replay is kept where somebody wishes, or let go."""

from pathlib import Path

from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.terminal.reader import Reader
from veillee.terminal.save_file import save_new
from veillee.terminal.translator import Translator


def keep(match: Match, to: Path | None, reader: Reader, say: Translator) -> None:
    """Save the replay where it was asked for, or where a person says now, or say how it could be."""
    if to is not None:
        save_as(match, to, say)
    elif not match.acts or not reader.is_person:
        print(say("terminal-not-kept"))
    else:
        offer_to_save(match, reader, say)


def save_as(match: Match, path: Path, say: Translator) -> None:
    """Write the replay, and say how to read it."""
    save_new(path, match.replay())
    print(say("terminal-kept", file=str(path)))


def offer_to_save(match: Match, reader: Reader, say: Translator) -> None:
    """Ask a person for a file until one will do; an empty line saves nothing."""
    while typed := (reader.line(say("terminal-keep-where")) or "").strip():
        try:
            return save_as(match, Path(typed), say)
        except BadInput as error:
            print(say.error(error))
    print(say("terminal-let-go"))
