"""Tables online: HTTP, WebSocket and the event log. `main` and `serve` are what a command calls."""

from collections.abc import Sequence

from veillee.server.settings import Settings, from_environment

__all__ = ["Settings", "from_environment", "main", "serve"]


def serve(settings: Settings, *, exactly: bool = False, browser: bool = False) -> int:
    """Open a house and stay until it is closed; `exactly`: on this port or not at all."""
    from veillee.server.process import serve as run

    return run.serve(settings, exactly=exactly, browser=browser)


def main(argv: Sequence[str] | None = None) -> int:
    """Open a house as the arguments say."""
    from veillee.server.process import serve as run

    return run.main(argv)
