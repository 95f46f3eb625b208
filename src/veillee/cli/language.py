"""Which language to speak: `--lang` anywhere on the line, else what the system says, else English."""

from collections.abc import Mapping, Sequence

from veillee.core.errors import BadInput
from veillee.locales import LANGUAGES

VARIABLES = ("VEILLEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
DEFAULT = "en"


def language_of_system(env: Mapping[str, str]) -> str:
    """The first variable that is set decides; a language that we do not speak gives English."""
    for variable in VARIABLES:
        if env.get(variable):
            lang = env[variable].lower().replace("-", "_").split("_")[0].split(".")[0]
            return lang if lang in LANGUAGES else DEFAULT
    return DEFAULT


def split_language(args: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, and the line without it."""
    lang: str | None = None
    rest: list[str] = []
    left = list(args)
    while left:
        arg = left.pop(0)
        if arg == "--":
            return lang, [*rest, arg, *left]
        if arg == "--lang":
            if not left:
                raise BadInput("cli-option-value", option=arg)
            lang = left.pop(0)
        elif arg.startswith("--lang="):
            lang = arg.removeprefix("--lang=")
        else:
            rest.append(arg)
    return lang, rest


def check_language(lang: str) -> str:
    """Refuse a language that we do not speak."""
    if lang not in LANGUAGES:
        raise BadInput("cli-language", language=lang, known=", ".join(LANGUAGES))
    return lang
