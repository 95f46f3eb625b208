"""Values that are more than a word: ports, seeds and counts, each with its own sentence when it is none."""

import click

from veillee.core.errors import BadInput

MOST_PORTS = 65535
MOST_COUNTED = 10**9


class Port(click.ParamType[int, str]):
    """A port as a number; 0 is any free one."""

    name = "port"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number."""
        if not value.isdecimal() or int(value[:12]) > MOST_PORTS:
            raise BadInput("cli-port", port=value)
        return int(value)


class Seed(click.ParamType[int, str]):
    """A whole number of any size that Python reads."""

    name = "seed"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number."""
        try:
            return int(value)
        except ValueError:
            raise BadInput("cli-seed", seed=value) from None


class Count(click.ParamType[int, str | int]):
    """A number from 1 on."""

    name = "count"

    def convert(self, value: str | int, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; a default is one already."""
        if isinstance(value, int):
            return value
        if not value.isascii() or not value.isdigit() or not 0 < int(value[:12]) <= MOST_COUNTED:
            raise BadInput("cli-count", option=param.opts[0] if param else "", value=value)
        return int(value)
