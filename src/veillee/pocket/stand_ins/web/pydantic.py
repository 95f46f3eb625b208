"""The little of pydantic that bodies of requests are described with; msgspec checks them."""

import functools
import operator
import types
import typing

import msgspec

NOTHING = object()


class Info:
    """A default and bounds."""

    def __init__(self, default=NOTHING, default_factory=None, **bounds):
        self.default, self.factory, self.bounds = default, default_factory, bounds


Field, ConfigDict = Info, dict


class BaseModel:
    """A body; what it does not know is refused."""


@functools.cache
def struct_of(model):
    """The struct that msgspec reads for a model."""
    fields = []
    for name, hint in typing.get_type_hints(model, include_extras=True).items():
        default = getattr(model, name, NOTHING)
        if isinstance(default, Info):
            hint = typing.Annotated[hint, default]
            default = msgspec.field(default_factory=default.factory) if default.factory else default.default
        fields.append((name, _checked(hint), *(() if default is NOTHING else (default,))))
    return msgspec.defstruct(model.__name__, fields, kw_only=True, forbid_unknown_fields=True)


def _checked(hint):
    """A hint as msgspec reads it: models as structs, bounds as its own."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        bounds = [msgspec.Meta(**one.bounds) for one in args[1:] if isinstance(one, Info) and one.bounds]
        return functools.reduce(_bounded, bounds, _checked(args[0]))
    if origin in (typing.Union, types.UnionType):
        return functools.reduce(operator.or_, map(_checked, args))
    if origin is list:
        return list[_checked(args[0])]
    return struct_of(hint) if isinstance(hint, type) and issubclass(hint, BaseModel) else hint


def _bounded(hint, meta):
    """A hint with bounds; where nothing may be given too, they are those of what is given."""
    parts = typing.get_args(hint) if typing.get_origin(hint) in (typing.Union, types.UnionType) else (hint,)
    bounded = (part if part is type(None) else typing.Annotated[part, meta] for part in parts)
    return functools.reduce(operator.or_, bounded)
