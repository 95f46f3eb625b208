"""HTTP answers: anything of ours as JSON, and errors as one object."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from veillee.core.errors import VeilleeError
from veillee.server.errors import STATUS, code_of, failure

_encoder = msgspec.json.Encoder()
PACKING = 4
"""How hard answers are packed: higher levels take several times as long for a few percent."""


def answer(body: object, status: int = 200) -> Response:
    """Something as JSON."""
    return Response(_encoder.encode(body), status, media_type="application/json")


def accepts_gzip(request: Request) -> bool:
    """Whether an answer may be packed."""
    return "gzip" in request.headers.get("accept-encoding", "")


def packed(response: Response) -> Response:
    """The same answer as it travels; for large ones, beside the loop."""
    import gzip  # the pocket has nothing to pack

    response.body = gzip.compress(bytes(response.body), PACKING, mtime=0)
    response.headers["Content-Encoding"] = "gzip"
    response.headers["Content-Length"] = str(len(response.body))
    response.headers.add_vary_header("Accept-Encoding")
    return response


def error_response(error: VeilleeError, status: int | None = None) -> Response:
    """An error as JSON, with its status and how long to wait."""
    sent = failure(error)
    response = answer({"error": sent}, status or STATUS.get(code_of(error), 422))
    if sent["wait"] is not None:
        response.headers["Retry-After"] = str(max(1, round(sent["wait"])))
    return response
