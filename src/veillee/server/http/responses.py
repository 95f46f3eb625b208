"""HTTP answers: anything of ours as JSON, and errors as one object."""

import msgspec
from starlette.responses import Response

from veillee.core.errors import VeilleeError
from veillee.server.errors import STATUS, code_of, failure

_encoder = msgspec.json.Encoder()


def answer(body: object, status: int = 200) -> Response:
    """Something as JSON."""
    return Response(_encoder.encode(body), status, media_type="application/json")


def error_response(error: VeilleeError, status: int | None = None) -> Response:
    """An error as JSON, with its status and how long to wait."""
    sent = failure(error)
    response = answer({"error": sent}, status or STATUS.get(code_of(error), 422))
    if sent["wait"] is not None:
        response.headers["Retry-After"] = str(max(1, round(sent["wait"])))
    return response
