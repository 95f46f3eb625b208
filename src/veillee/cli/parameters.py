"""Options and arguments whose help is a message: `cli-option-seats`, and `cli-metavar-seats` for its value."""

import re
from functools import partial
from typing import NoReturn

import click

from veillee.cli.errors import explain
from veillee.core.errors import BadInput
from veillee.terminal.translator import Translator

LIKE_AN_OPTION = re.compile(r"-\D.*", re.DOTALL)
"""What follows an option and is not its value: `--help`, but neither `-` nor `-5`."""


def translator_of(ctx: click.Context) -> Translator:
    """The translator into the language of the person who typed the command."""
    found = ctx.find_object(Translator)
    assert found is not None, "the context is made with a translator"
    return found


def message_of(param: click.Parameter, kind: str, ctx: click.Context) -> str:
    """The `option` or `metavar` message of a parameter, found by its longest spelling."""
    return translator_of(ctx)(f"cli-{kind}-{max(param.opts, key=len).removeprefix('--')}")


class Option(click.Option):
    """An option; one that takes a value takes no empty one, and not the option after it."""

    def make_metavar(self, ctx: click.Context) -> str:
        """The name of its value."""
        return message_of(self, "metavar", ctx)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """The option as it is typed, and what it is for."""
        record = super().get_help_record(ctx)
        assert record is not None, "no option is hidden"
        return record[0], message_of(self, "option", ctx)

    def get_usage_pieces(self, ctx: click.Context) -> list[str]:
        """The option in a usage line."""
        return [f"[{self.opts[0]}]" if self.is_flag else f"[{self.opts[0]} {self.make_metavar(ctx)}]"]

    def type_cast_value(self, ctx: click.Context, value: object) -> object:
        """The value in its own type."""
        for one in value if isinstance(value, tuple | list) else [value]:
            if isinstance(one, str) and (one == "" or LIKE_AN_OPTION.fullmatch(one)):
                raise BadInput("cli-option-value", option=self.opts[0])
        return super().type_cast_value(ctx, value)


HELP = ("-h", "--help")


class HelpOption(Option):
    """`--help`, which no usage line needs to show."""

    def __init__(self) -> None:
        super().__init__(HELP, is_flag=True, is_eager=True, expose_value=False, callback=show_help)

    def get_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Nothing."""
        return []


class Argument(click.Argument):
    """An argument; an empty one is missing."""

    def make_metavar(self, ctx: click.Context) -> str:
        """The name of its value."""
        return message_of(self, "metavar", ctx)

    def get_usage_pieces(self, ctx: click.Context) -> list[str]:
        """The argument in a usage line."""
        name = self.make_metavar(ctx)
        return [name if self.required else f"[{name}]"]

    def value_is_missing(self, value: object) -> bool:
        """Whether it was left out."""
        return value == "" or super().value_is_missing(value)


def show_help(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    """Print the help of a command and end, if that was asked for."""
    if wanted:
        click.echo(ctx.get_help())
        ctx.exit()


def raise_usage_error(error: click.UsageError, ctx: click.Context, args: list[str]) -> NoReturn:
    """Raise our sentence for what Click found wrong; whoever asks for help on such a line gets it."""
    if not set(HELP).isdisjoint(args):
        click.echo(ctx.get_help())
        ctx.exit()
    raise explain(error, ctx) from None


option = partial(click.option, cls=Option)
argument = partial(click.argument, cls=Argument)
