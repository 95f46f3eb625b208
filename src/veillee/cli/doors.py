"""From the line that was typed to the command that does it."""

import os
import sys
from collections.abc import Callable
from importlib import import_module

from veillee import __version__
from veillee.cli.arguments import SPECS, command_help, read_arguments
from veillee.cli.complaints import close_output, complain
from veillee.cli.language import check_language, language_of_system, split_language
from veillee.core.errors import BadInput, VeilleeError, system_reason
from veillee.terminal.translator import Translator

Values = dict[str, str | None]
Command = Callable[[Values, Translator], int]

ROOMS = {
    "home": "veillee.cli.opening",
    "serve": "veillee.cli.opening",
    "play": "veillee.cli.playing",
    "replay": "veillee.cli.files",
    "position": "veillee.cli.files",
    "edition": "veillee.cli.files",
    "rules": "veillee.cli.house",
    "games": "veillee.cli.house",
    "solve": "veillee.cli.proving",
    "certify": "veillee.cli.proving",
    "lab": "veillee.cli.laboratory",
    "warmup": "veillee.cli.house",
}
"""Where each command lives; its module is loaded when it is asked for."""


def run(args: list[str]) -> int:
    """Do what a line asks; bad input is one line on stderr and exit code 2."""
    say = Translator(language_of_system(os.environ))
    try:
        lang, rest = split_language(args)
        if lang is not None:
            say = Translator(check_language(lang))
        status = open_door(rest, say)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except VeilleeError as error:
        return complain([error], say)
    except BrokenPipeError:
        close_output()
        return 0
    except OSError as error:
        close_output()
        return complain([BadInput("cli-system", reason=system_reason(error))], say)


def open_door(args: list[str], say: Translator) -> int:
    """Help, version, a command, or the house itself; returns the exit code."""
    first = args[0] if args else ""
    if first in SPECS:
        return do(first, read_arguments(first, args[1:], say), say)
    if not args or first in ("--lan", "--port", "--no-browser"):
        return do("home", read_arguments("home", args, say), say)
    if first == "--version":
        print(f"veillee {__version__}")
    elif first in ("-h", "--help"):
        print(house_help(say))
    elif first.startswith("-"):
        raise BadInput("cli-option-unknown", option=first, command="veillee")
    else:
        raise BadInput("cli-command-unknown", command=first, known=", ".join(SPECS))
    return 0


def do(command: str, values: Values, say: Translator) -> int:
    """Run one command."""
    if values["help"]:
        print(command_help(command, say))
        return 0
    door: Command = getattr(import_module(ROOMS[command]), command)
    return door(values, say)


def house_help(say: Translator) -> str:
    """What the command can do, a line each."""
    width = max(map(len, SPECS))
    commands = "\n".join(f"  {name:<{width}}  {say(f'cli-about-{name}')}" for name in SPECS)
    return f"{say('cli-house')}\n\n{commands}\n\n{say('cli-house-more')}"
