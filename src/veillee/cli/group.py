"""From the line that was typed to the command that does it."""

import os
import sys
from importlib import import_module
from typing import cast

import click

from veillee import __version__
from veillee.cli.errors import close_output, print_errors
from veillee.cli.language import check_language, language_of_system, split_language
from veillee.cli.parameters import HelpOption, raise_usage_error, translator_of
from veillee.core.errors import BadInput, VeilleeError, system_reason
from veillee.terminal.translator import Translator

COMMANDS = (
    "home",
    "serve",
    "play",
    "replay",
    "analyse",
    "verify",
    "position",
    "rules",
    "games",
    "edition",
    "solve",
    "certify",
    "lab",
    "warmup",
    "backup",
    "restore",
    "forget",
    "export",
    "keys",
    "revoke",
    "erase",
)
"""Every command; its module in `veillee.cli.commands` has its name, and is loaded when it is asked for."""
WITHIN = {("lab", "ladder"): "ladder", ("lab", "even"): "even"}
"""Commands of two words, and their modules."""
HOME = "home"
"""The command of a line that names none."""


class LazyGroup(click.Group):
    """The commands of `veillee`, each loaded when it is needed; the list of them needs none."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Every command, in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command by its name."""
        return self.load(cmd_name) if cmd_name in COMMANDS else None

    def load(self, module: str) -> click.Command:
        """The command of a module."""
        return cast(click.Command, getattr(import_module(f"veillee.cli.commands.{module}"), module))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what stands before the command; a line that begins with an option of `home` is for `home`."""
        if not args or args[0].partition("=")[0] in self.home_options(ctx):
            args = [HOME, *args]
        try:
            return super().parse_args(ctx, args.copy())
        except click.UsageError as error:
            raise_usage_error(error, ctx, args)

    def home_options(self, ctx: click.Context) -> set[str]:
        """The options that may stand without a command."""
        home = self.get_command(ctx, HOME)
        own = {name for param in self.params for name in param.opts}
        return {name for param in (home.params if home else []) for name in param.opts} - own

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that a line names, and its arguments."""
        if args[0] not in COMMANDS:
            raise BadInput("cli-command-unknown", command=args[0], known=", ".join(COMMANDS))
        if module := WITHIN.get((args[0], args[1] if len(args) > 1 else "")):
            return " ".join(args[:2]), self.load(module), args[2:]
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command can do, a line each."""
        say = translator_of(ctx)
        for line in say("cli-house").splitlines():
            formatter.write_text(line)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_dl([(name, say(f"cli-about-{name}")) for name in COMMANDS])
        formatter.write_paragraph()
        for line in say("cli-house-more").splitlines():
            formatter.write_text(line)


def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    """Print the version and end, if that was asked for."""
    if wanted:
        click.echo(f"veillee {__version__}")
        ctx.exit()


VERSION = click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show_version)
GROUP = LazyGroup("veillee", params=[VERSION, HelpOption()], add_help_option=False)


def run(args: list[str]) -> int:
    """Do what a line asks; bad input is one line on stderr and exit code 2."""
    say = Translator(language_of_system(os.environ))
    try:
        lang, rest = split_language(args)
        if lang is not None:
            say = Translator(check_language(lang))
        status = invoke(rest, say)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except VeilleeError as error:
        return print_errors([error], say)
    except BrokenPipeError:
        close_output()
        return 0
    except OSError as error:
        close_output()
        return print_errors([BadInput("cli-system", reason=system_reason(error))], say)


def invoke(args: list[str], say: Translator) -> int:
    """Run a command; returns its exit code. Click's own `main` would word errors and interrupts itself."""
    try:
        with GROUP.make_context("veillee", args, obj=say) as ctx:
            return int(GROUP.invoke(ctx))
    except click.exceptions.Exit as done:
        return done.exit_code
