"""Running a program of the lab: Click reads its arguments, and what is wrong with them is one sentence."""

import sys

import click

BAD_INPUT = 2


def run(program: click.Command) -> None:
    """Run a program with the arguments of this process, and end the process."""
    try:
        program.main(standalone_mode=False)
    except click.ClickException as error:
        click.echo(" ".join(error.format_message().split()), err=True)
        sys.exit(BAD_INPUT)
