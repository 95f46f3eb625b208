"""The little of FastAPI that our routes are written with: `pocket/router.py` answers by them."""

from starlette.requests import Request
from starlette.responses import Response

__all__ = ["APIRouter", "Depends", "Path", "Query", "Request", "Response"]


class Depends:
    """An argument that a function finds out."""

    def __init__(self, function):
        self.function = function


class Query:
    """An argument from behind the question mark, and its bounds."""

    def __init__(self, alias=None, **bounds):
        self.alias, self.bounds = alias, bounds


class Path(Query):
    """An argument that is a part of the address."""


class APIRouter:
    """Routes, in the order in which they were declared."""

    def __init__(self, prefix="", **_):
        self.prefix, self.routes = prefix, []

    def get(self, path, status_code=200, **_):
        """Declare a route that reads."""
        return self._declared("GET", path)

    def post(self, path, status_code=200, **_):
        """Declare a route that does something."""
        return self._declared("POST", path)

    def _declared(self, method, path):
        def declare(function):
            self.routes.append((method, self.prefix + path, function))
            return function

        return declare
