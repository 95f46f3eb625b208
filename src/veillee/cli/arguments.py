"""What each command takes, read with argparse but worded by us, in the language of the house."""

import argparse
from dataclasses import dataclass, field
from typing import Any, NoReturn

from veillee.core.errors import BadInput
from veillee.terminal.translator import Translator


@dataclass(frozen=True)
class Spec:
    """The arguments of a command: places with their defaults (None: it must be given), options, switches."""

    places: dict[str, str | None] = field(default_factory=dict)
    options: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()


SPECS = {
    "home": Spec({}, ("port",), ("lan", "no-browser")),
    "serve": Spec({}, ("host", "port", "database")),
    "play": Spec({"game": "fairy-lights"}, ("seats", "edition", "options", "seed", "save")),
    "replay": Spec({"file": None}, ("edition",)),
    "position": Spec({"file": None}, ("edition",)),
    "rules": Spec({"game": "fairy-lights"}),
    "games": Spec(),
    "edition": Spec({"what": None, "edition": ""}),
    "solve": Spec({"file": None}, ("edition", "nodes")),
    "certify": Spec({"proof": None, "deal": None}, ("edition",)),
    "lab": Spec({"game": None}, ("deals", "games", "processes", "csv", "plot")),
    "warmup": Spec(),
}


class Joined(argparse.Action):
    """An option that may be given several times: `--options a=1 --options b=2` is `--options a=1,b=2`."""

    def __call__(self, parser: Any, found: argparse.Namespace, value: Any, option: str | None = None) -> None:
        """Add one more."""
        before = getattr(found, self.dest)
        setattr(found, self.dest, value if before is None else f"{before},{value}")


class Parser(argparse.ArgumentParser):
    """An argparse parser that raises our errors, one sentence each."""

    def error(self, message: str) -> NoReturn:
        """Whatever argparse finds that we did not foresee."""
        raise BadInput("cli-arguments", command=self.prog)


def options_parser(command: str, say: Translator) -> Parser:
    """The options of a command, with help in the chosen language."""
    parser = Parser(
        prog=f"veillee {command}",
        add_help=False,
        allow_abbrev=False,
        exit_on_error=False,
        usage=usage(command, say),
    )
    group = parser.add_argument_group("-")
    for option in (*SPECS[command].options, "lang"):
        metavar, text = say(f"cli-metavar-{option}"), say(f"cli-option-{option}")
        how = Joined if option == "options" else "store"
        group.add_argument(f"--{option}", action=how, metavar=metavar, help=text.replace("%", "%%"))
    for switch in SPECS[command].switches:
        group.add_argument(f"--{switch}", action="store_const", const=switch, help=say(f"cli-option-{switch}"))
    group.add_argument("-h", "--help", action="store_true", help=say("cli-option-help"))
    return parser


def usage(command: str, say: Translator) -> str:
    """The line that shows a command's arguments."""
    spec = SPECS[command]
    places = [
        say(f"cli-metavar-{place}") if default is None else f"[{say(f'cli-metavar-{place}')}]"
        for place, default in spec.places.items()
    ]
    options = [f"[--{option} {say(f'cli-metavar-{option}')}]" for option in (*spec.options, "lang")]
    switches = [f"[--{switch}]" for switch in spec.switches]
    return " ".join(["veillee", command, *places, *options, *switches])


def command_help(command: str, say: Translator) -> str:
    """The help of one command."""
    head = say("cli-usage", usage=usage(command, say))
    options = options_parser(command, say).format_help().split("\n\n", 1)[1].split("\n", 1)[1]
    return f"{head}\n\n{say(f'cli-about-{command}')}\n\n{say('cli-options')}\n{options}".rstrip()


def read_arguments(command: str, args: list[str], say: Translator) -> dict[str, str | None]:
    """The values of a command's places and options; `help` is set if it was asked for."""
    parser = options_parser(command, say)
    try:
        found, extras = parser.parse_known_args(args)
    except argparse.ArgumentError as error:
        option = (error.argument_name or "").split("/")[-1]
        bare = option.removeprefix("--") in ("help", *SPECS[command].switches)
        raise BadInput("cli-option-bare" if bare else "cli-option-value", option=option) from None
    values: dict[str, str | None] = vars(found)
    for option in SPECS[command].options:
        if values[option] == "":
            raise BadInput("cli-option-value", option=f"--{option}")
    return values if values["help"] else values | read_places(command, extras, say)


def read_places(command: str, extras: list[str], say: Translator) -> dict[str, str | None]:
    """The arguments without a dash."""
    given = []
    for i, arg in enumerate(extras):
        if arg == "--":
            given += extras[i + 1 :]
            break
        if arg.startswith("-") and arg != "-":
            raise BadInput("cli-option-unknown", option=arg, command=f"veillee {command}")
        given.append(arg)
    places = SPECS[command].places
    if len(given) > len(places):
        raise BadInput("cli-too-much", arg=given[len(places)], command=f"veillee {command}")
    values = {**places, **dict(zip(places, given, strict=False))}
    for place, value in values.items():
        if value is None or (value == "" and places[place] is None):
            raise BadInput("cli-missing", what=say(f"cli-metavar-{place}"), usage=usage(command, say))
    return values
