"""What is wrong, as one of our sentences: usage errors of Click put into words, and errors printed on stderr."""

import os
import sys
import unicodedata
from collections.abc import Iterable

import click

from veillee.core.errors import BadInput, VeilleeError
from veillee.terminal.translator import Translator

BAD_INPUT = 2
"""The exit code of bad input."""


def explain(error: click.UsageError, ctx: click.Context) -> BadInput:
    """Our sentence for what Click found wrong with the arguments of a command."""
    if isinstance(error, click.NoSuchOption):
        return BadInput("cli-option-unknown", option=error.option_name, command=ctx.command_path)
    if isinstance(error, click.BadOptionUsage):
        return wrong_value(error.option_name, ctx)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        usage = " ".join([ctx.command_path, *ctx.command.collect_usage_pieces(ctx)])
        return BadInput("cli-missing", what=error.param.make_metavar(ctx), usage=usage)
    return BadInput("cli-arguments", command=ctx.command_path)


def wrong_value(option: str, ctx: click.Context) -> BadInput:
    """An option without the value it needs, or with one that it does not take."""
    params = ctx.command.get_params(ctx)
    takes_none = any(isinstance(one, click.Option) and one.is_flag and option in one.opts for one in params)
    return BadInput("cli-option-bare" if takes_none else "cli-option-value", option=option)


def print_errors(errors: Iterable[VeilleeError], say: Translator) -> int:
    """One line for each error, whatever strange characters it quotes; returns the exit code."""
    for error in errors:
        line = "".join(" " if unicodedata.category(sign) == "Cc" else sign for sign in say.error(error))
        print(f"veillee: {line}", file=sys.stderr)
    return BAD_INPUT


def close_output() -> None:
    """Nobody can read it: Python would complain once more when it writes out what is left."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
