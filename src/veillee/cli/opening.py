"""`veillee` alone and `veillee serve`: opening the house, for one household or for whoever hosts."""

from veillee.core.errors import BadInput
from veillee.server import from_environment
from veillee.server import serve as open_house
from veillee.terminal.translator import Translator

MOST_PORTS = 65535


def home(values: dict[str, str | None], say: Translator) -> int:
    """One household: the usual port or another, the browser, a door to the home network if wished."""
    port = read_port(values["port"])
    settings = from_environment(home=True, lan=True if values["lan"] else None, port=port)
    return open_house(settings, exactly=port is not None, browser=not values["no_browser"])


def serve(values: dict[str, str | None], say: Translator) -> int:
    """A house for others, on just the address that was asked for."""
    port = read_port(values["port"])
    settings = from_environment(home=False, host=values["host"], port=port, database=values["database"])
    return open_house(settings, exactly=True)


def read_port(text: str | None) -> int | None:
    """A port as a number; 0 is any free one."""
    if text is None:
        return None
    if not text.isdecimal() or int(text) > MOST_PORTS:
        raise BadInput("cli-port", port=text)
    return int(text)
