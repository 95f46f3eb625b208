"""A field of a request that is not as described, as a refusal in every language."""

import re
from collections.abc import Mapping

from veillee.server.errors import Refused

KINDS = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_too_long": "long",
    "too_long": "many",
    "string_too_short": "short",
    "too_short": "few",
    "greater_than_equal": "least",
    "less_than_equal": "most",
    "literal_error": "choice",
    "string_pattern_mismatch": "form",
    "json_invalid": "json",
}
"""What may be wrong with a field, by what the validation calls it; anything else is a value of another kind."""
LIMITS = ("max_length", "min_length", "ge", "le", "expected")
QUOTED = re.compile("'([^']*)'")


def refusal(error: Mapping[str, object]) -> Refused:
    """The refusal of a request for the first thing that is wrong with it, as the validation found it."""
    where, found = error.get("loc", ()), error.get("ctx", {})
    parts = [str(part) for part in where] if isinstance(where, tuple) else []
    limits = [found[name] for name in LIMITS if name in found] if isinstance(found, dict) else []
    limit = str(limits[0]) if limits else ""
    choices = ", ".join(QUOTED.findall(limit))
    return bad_field(".".join(parts), KINDS.get(str(error.get("type")), "type"), choices or limit)


def bad_field(where: str, kind: str, limit: str = "") -> Refused:
    """The refusal of a field: where it is, what is wrong with it, and how far it might have gone."""
    return Refused("bad-request", "house-bad-field", where=where[:100], kind=kind, limit=limit[:200])
