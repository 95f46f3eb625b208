"""Tables online: HTTP, WebSocket and the event log. A command calls `from_environment`, then `serve`."""

from veillee.server.settings import Settings

__all__ = ["Settings", "from_environment", "read_table", "revoke_guest", "rotate_keys", "serve"]


def from_environment(**chosen: object) -> Settings:
    """Settings from VEILLEE_* variables; what is `chosen` on the command line (not None) comes first."""
    from veillee.server import environment

    return environment.from_environment(**chosen)


def serve(settings: Settings, *, exactly: bool = False, browser: bool = False) -> int:
    """Open a house and stay until it is closed; `exactly`: on this port or not at all."""
    from veillee.server.process import serve as run

    return run.serve(settings, exactly=exactly, browser=browser)


def read_table(settings: Settings, code: str) -> list[tuple[int, str]]:
    """The entries of a table with their numbers, as they lie in the database."""
    from veillee.server.process import maintenance

    return maintenance.read_table(settings, code)


def rotate_keys(settings: Settings, *, alone: bool) -> int:
    """Make a new key in the data folder, before the others or in their place; returns how many are believed."""
    from veillee.server.process import maintenance

    return maintenance.rotate_keys(settings, alone=alone)


def revoke_guest(settings: Settings, guest: str) -> None:
    """Sign a guest out on all devices."""
    from veillee.server.process import maintenance

    maintenance.revoke_guest(settings, guest)
