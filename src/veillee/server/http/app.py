"""The app: routes, guards and the house behind them, from settings."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi_swagger import patch_fastapi
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

import veillee
from veillee.core.errors import VeilleeError
from veillee.server.errors import Refused
from veillee.server.house import House
from veillee.server.http import fields, pages
from veillee.server.http.guard import Guard
from veillee.server.http.headers import SecurityHeaders
from veillee.server.http.responses import PACKING, error_response
from veillee.server.http.routes import (
    card_files,
    circles,
    coach,
    commitments,
    forgetting,
    invites,
    log,
    memory,
    moving,
    reminders,
    replays,
    seats,
    solo,
    tables,
    why,
)
from veillee.server.http.routes import house as house_routes
from veillee.server.process.lan import Lan
from veillee.server.settings import Settings
from veillee.server.socket import conversation
from veillee.server.sources import Sources

logger = structlog.get_logger()


def make_app(
    settings: Settings, sources: Sources | None = None, lan: Lan | None = None, page: Path | None = None
) -> FastAPI:
    """An app that opens its house when it is started, unless it has one by then."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if app.state.house is None:
            app.state.house = await House.build(settings, sources or Sources())
        logger.info("the house is open", database=app.state.house.engine.dialect.name)
        yield
        await app.state.house.close()
        logger.info("the house is closed")

    app = FastAPI(
        title="Veillée",
        version=veillee.__version__,
        description="Tables for card games. Messages and principles: docs/guide/protocol.md.",
        docs_url=None,
        swagger_ui_oauth2_redirect_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.state.house, app.state.lan, app.state.page = None, lan or Lan(), page or pages.BUILT
    app.add_middleware(Guard)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=PACKING)
    describe_itself(app)
    app.router.routes.append(conversation.route)
    for routes in (
        house_routes,
        card_files,
        tables,
        seats,
        invites,
        log,
        replays,
        coach,
        why,
        commitments,
        solo,
        memory,
        forgetting,
        moving,
        circles,
        reminders,
        pages,
    ):
        app.include_router(routes.router)
    app.add_exception_handler(VeilleeError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    return app


def describe_itself(app: FastAPI) -> None:
    """The page of the API, with everything that it shows from this very server."""
    patch_fastapi(
        app,
        docs_url="/api/docs",
        redirect_from_root_to_docs=False,
        swagger_js_url="/api/docs/swagger-ui-bundle.js",
        swagger_css_url="/api/docs/swagger-ui.css",
        swagger_favicon_url="/api/docs/favicon-32x32.png",
    )


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, VeilleeError)
    request.app.state.house.metrics.refused(error)
    return error_response(error)


async def _invalid(request: Request, error: Exception) -> Response:
    """A body or a parameter that is not as described: say which field, and what is wrong with it."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return error_response(fields.refusal(first), 400 if first["type"] == "json_invalid" else 422)


async def _http(request: Request, error: Exception) -> Response:
    """An address or a method that we do not have, or a body that is no text."""
    assert isinstance(error, HTTPException)
    if error.status_code == 400:
        return error_response(fields.bad_field("body", "json"), 400)
    if error.status_code == 405:
        return error_response(Refused("not-found", "house-no-method", method=request.method), 405)
    return error_response(Refused("not-found", "house-not-found"), error.status_code)
