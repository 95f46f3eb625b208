"""A command whose help and usage errors are in the person's language; `cli-about-play` is what `play` does."""

from functools import partial
from typing import Any

import click

from veillee.cli.parameters import HelpOption, Option, raise_usage_error, translator_of
from veillee.core.errors import BadInput

NO_BREAK = "\N{NO-BREAK SPACE}"


class Command(click.Command):
    """One command of `veillee`; its function is handed the translator first."""

    allow_extra_args = True  # so that the sentence about them is ours

    def __init__(self, name: str | None, **attrs: Any) -> None:
        super().__init__(name, **{**attrs, "add_help_option": False, "options_metavar": None})
        self.params += [Option(["--lang"], expose_value=False), HelpOption()]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments; whatever is wrong with them is one sentence."""
        try:
            extra = super().parse_args(ctx, args.copy())
        except click.UsageError as error:
            raise_usage_error(error, ctx, args)
        if extra:
            raise BadInput("cli-too-much", arg=extra[0], command=ctx.command_path)
        return extra

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How it is called; an option and its value stay on one line."""
        pieces = [piece.replace(" ", NO_BREAK) for piece in self.collect_usage_pieces(ctx)]
        usage = ctx.make_formatter()
        usage.write_usage(ctx.command_path, " ".join(pieces), prefix=translator_of(ctx)("cli-usage", usage=""))
        formatter.write(usage.getvalue().replace(NO_BREAK, " "))

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How it is called, what it does, its options."""
        say = translator_of(ctx)
        self.format_usage(ctx, formatter)
        formatter.write_paragraph()
        formatter.write_text(say(f"cli-about-{self.name}"))
        formatter.write_paragraph()
        formatter.write_text(say("cli-options"))
        with formatter.indentation():
            options = [param for param in self.get_params(ctx) if isinstance(param, Option)]
            formatter.write_dl([one.get_help_record(ctx) for one in options])


command = partial(click.command, cls=Command)
