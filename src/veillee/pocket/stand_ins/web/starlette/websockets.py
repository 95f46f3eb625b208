"""For annotations only."""

from starlette.requests import HTTPConnection as WebSocket

__all__ = ["WebSocket"]
