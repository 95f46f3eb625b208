"""Every sentence that people read: Fluent files, one per room or game, the same ids in each language."""

from functools import cache
from pathlib import Path

LANGUAGES = ("en", "fr")
FOLDER = Path(__file__).parent
LONGEST = 900
"""Fluent refuses to place anything longer than a thousand characters; nobody would want to read it either."""


@cache
def _bundle(lang: str) -> "object":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def text(lang: str, message: str, **args: str | int | float) -> str:
    """A message in a language. An unknown id or a missing argument is a mistake of ours and raises."""
    bundle = _bundle(lang)
    found = bundle.get_message(message)  # type: ignore[attr-defined]
    clipped = {name: _clipped(value) for name, value in args.items()}
    value, errors = bundle.format_pattern(found.value, clipped)  # type: ignore[attr-defined]
    if errors:
        raise ValueError(f"{lang}/{message}: {errors}")
    return str(value)


def _clipped(value: str | int | float) -> str | int | float:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def has(lang: str, message: str) -> bool:
    """Whether a message exists."""
    return bool(_bundle(lang).has_message(message))  # type: ignore[attr-defined]
