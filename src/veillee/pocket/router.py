"""Requests of the page, answered by the server's own routes: who asks, what for, and with which body."""

import inspect
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from fastapi import APIRouter, Depends, Query
from pydantic import BaseModel, struct_of
from starlette.requests import HTTPConnection
from starlette.responses import Response

from veillee.core.errors import VeilleeError
from veillee.server.errors import Refused
from veillee.server.http.fields import bad_field
from veillee.server.http.responses import error_response

Function = Callable[..., Any]
PART = re.compile(r"\{(\w+)\}")


class Route(NamedTuple):
    """An address with its method, and who answers it."""

    method: str
    address: re.Pattern[str]
    function: Function


def routes_of(routers: list[APIRouter]) -> list[Route]:
    """The routes of some routers, in their order."""
    declared = (route for router in routers for route in router.routes)
    return [Route(method, re.compile(PART.sub(r"(?P<\1>[^/]+)", path)), found) for method, path, found in declared]


async def answered(routes: list[Route], request: HTTPConnection) -> Response:
    """The answer to a request; whatever is wrong with it is one clear sentence."""
    try:
        for route in routes:
            if route.method == request.method and (found := route.address.fullmatch(request.path)):
                request.path_params = found.groupdict()
                return await _called(route.function, request)
        raise Refused("not-found", "house-not-found")
    except VeilleeError as error:
        return error_response(error)


async def _called(function: Function, request: HTTPConnection) -> Any:
    """Call a function with what it asks of a request."""
    given = {name: await _argument(name, *asked, request) for name, asked in _asked(function).items()}
    found = function(**given)
    return await found if inspect.isawaitable(found) else found


@cache
def _asked(function: Function) -> Mapping[str, tuple[Any, Any]]:
    """The arguments of a function: the hint and the default of each."""
    hints = get_type_hints(function, include_extras=True)
    parameters = inspect.signature(function).parameters
    return {name: (hints[name], parameter.default) for name, parameter in parameters.items()}


async def _argument(name: str, hint: Any, default: object, request: HTTPConnection) -> object:
    """One argument: found out by another function, the request itself, its body, or a part of its address."""
    notes = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    for note in notes:
        if isinstance(note, Depends):
            return await _called(note.function, request)
    if hint is HTTPConnection:
        return request
    if isinstance(hint, type) and issubclass(hint, BaseModel):
        return _body(hint, await request.body())
    asked = next((note.alias for note in notes if isinstance(note, Query) and note.alias), name)
    given = request.path_params.get(asked, request.query_params.get(asked))
    if given is None:
        if default is inspect.Parameter.empty:
            raise bad_field(name, "missing")
        return default
    return _checked(name, hint, given)


def _checked(name: str, hint: Any, given: str) -> object:
    """A part of an address as its hint has it."""
    kind, *notes = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    for note in notes:
        if isinstance(note, Query) and note.bounds:
            kind = Annotated[kind, msgspec.Meta(**note.bounds)]
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError:
        raise bad_field(name, "type") from None


def _body(model: type[BaseModel], data: bytes) -> object:
    """A body as its model has it."""
    try:
        return msgspec.json.decode(data, type=struct_of(model))
    except msgspec.ValidationError as error:
        where = str(error).rpartition("`$.")[2].rstrip("`") if "`$." in str(error) else "body"
        raise bad_field(where, "type") from None
    except msgspec.DecodeError:
        raise bad_field("body", "json") from None
