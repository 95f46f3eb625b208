"""`veillee verify`: a finished game, a backup or a whole house checked, from its first entry to its last."""

from pathlib import Path

import click

from veillee.cli.command import command
from veillee.cli.parameters import argument, option
from veillee.terminal.translator import Translator

SHOWN = 12
"""So many signs of a commitment tell it apart."""
COMPRESSED = b"\x1f\x8b"
"""How a backup begins."""


@command()
@argument("file", required=False)
@option("--edition")
@option("--database")
@click.pass_obj
def verify(say: Translator, file: str | None, edition: str | None, database: str | None) -> int:
    """Check a replay, a backup or, without a file, every table of the house; say what is wrong with it."""
    if file is None:
        return verify_house(say, database)
    if is_backup(file):
        from veillee import server

        count = server.check_backup(Path(file))
        print(say("cli-verify-backup", file=file, entries=count["entries"], results=count["results"]))
        return 0
    return verify_replay(say, file, edition)


def is_backup(file: str) -> bool:
    """Whether a file is compressed, as only backups are."""
    try:
        with Path(file).open("rb") as content:
            return content.read(len(COMPRESSED)) == COMPRESSED
    except OSError:
        return False


def verify_house(say: Translator, database: str | None) -> int:
    """Play every log again; the exit code is 1 if one of them is damaged."""
    from veillee import server
    from veillee.cli.errors import print_errors

    found = dict(server.check_tables(server.from_environment(database=database)))
    damaged = [error for error in found.values() if error is not None]
    print_errors(damaged, say)
    print(say("cli-verify-house", tables=len(found), damaged=len(damaged)))
    return 1 if damaged else 0


def verify_replay(say: Translator, file: str, edition: str | None) -> int:
    """Play a replay again, and check where its deal comes from."""
    from veillee.cli.replay_file import read_replay
    from veillee.core.table import LETTERS
    from veillee.terminal.head_starts import head_start_lines
    from veillee.terminal.names import Names

    match = read_replay(say, file, edition)
    rules = say("cli-verify-rules", game=say.title(match.game.id), moves=len(match.acts))
    print(rules, *head_start_lines(match, Names(say, match)), sep="\n")
    if match.proof is None:
        print(say("cli-verify-no-proof"))
        return 0
    added = [LETTERS[seat] for seat, part in enumerate(match.proof.contributions) if part]
    commitment = match.proof.commitment[:SHOWN]
    print(say("cli-verify-deal", commitment=commitment, seats=len(added), who=say.listed(added)))
    return 0
