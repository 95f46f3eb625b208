"""Opening the house: bind a port, say where it is, open the browser, and close in good order."""

import argparse
import asyncio
import contextlib
import functools
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence

import structlog
import uvicorn
from fastapi import FastAPI

from veillee.core.errors import VeilleeError
from veillee.server.chance import Chance
from veillee.server.house import House
from veillee.server.http.app import make_app
from veillee.server.process import logs
from veillee.server.process.lan import Lan, listen
from veillee.server.process.startup_errors import no_address
from veillee.server.settings import DEFAULT_PORT, Settings, from_environment
from veillee.server.socket.transport import Line

logger = structlog.get_logger()


class Server(uvicorn.Server):
    """Uvicorn, which tells our sockets why they are closed."""

    def __init__(self, settings: Settings, lan: Lan) -> None:
        app = make_app(settings, lan=lan)
        self.state = app.state
        super().__init__(configured(app, settings))

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal to stop is obeyed, not raised again: a house that closed in good order exits with 0."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody at the tables go first."""
        if self.state.house is not None:
            self.state.house.close_sockets()
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def configured(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Uvicorn's settings as we need them."""
    return uvicorn.Config(
        app,
        ws=Line,
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def bind(host: str, port: int, *, exactly: bool) -> socket.socket:
    """A listening socket; if the port is taken and need not be this one, any other."""
    try:
        return listen(host, port)
    except OSError:
        if exactly:
            raise
        return listen(host, 0)


def make_server(settings: Settings, port: int) -> Server:
    """A server for the house that can also open a door to the home network."""

    async def open_door(door: socket.socket) -> asyncio.Server:
        speaks: Callable[..., asyncio.Protocol] = server.config.http_protocol_class
        protocol = functools.partial(
            speaks, config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )
        opened = await asyncio.get_running_loop().create_server(protocol, sock=door)
        server.servers.append(opened)
        return opened

    server = Server(settings, Lan(open_door if settings.home else None, port))
    return server


def serve(settings: Settings, *, exactly: bool = False, browser: bool = False) -> int:
    """Open the house and stay until it is closed; returns an exit code, or raises what keeps it from opening."""
    try:
        door = bind(settings.host, settings.port, exactly=exactly)
    except OSError as error:
        raise no_address(settings.host, settings.port, error) from None
    logs.set_up(os.environ.get("VEILLEE_LOG") or "info")
    port = int(door.getsockname()[1])
    server = make_server(settings, port)
    try:
        url = f"http://{_shown(settings.host)}:{port}/"
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(_serve(server, door, settings, url, browser=browser))
    except KeyboardInterrupt:
        return 0
    return 0 if server.started else 1


async def _serve(server: Server, door: socket.socket, settings: Settings, url: str, *, browser: bool) -> None:
    server.state.house = await House.build(settings, Chance())  # uvicorn would tell what goes wrong as a traceback
    greeting = asyncio.create_task(_greet(server, settings, url, browser=browser))
    try:
        await server.serve(sockets=[door])
    finally:
        greeting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await greeting


async def _greet(server: Server, settings: Settings, url: str, *, browser: bool) -> None:
    """Once it is open, say where."""
    while not server.started:
        await asyncio.sleep(0.02)
    sys.stdout.write(f"Veillée: {url}\n")
    if settings.lan:
        lan: Lan = server.state.lan
        await lan.open()
        sys.stdout.write(f"Veillée, home network: {lan.info()['address']}\n")
    sys.stdout.flush()
    if browser and _has_display():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):  # noqa: S104 - shown as what one types, not bound
        return "localhost"
    return f"[{host}]" if ":" in host else host


def main(argv: Sequence[str] | None = None) -> int:
    """`veillee [--lan]` at home, `veillee serve [--host --port --database]` for whoever hosts."""
    parser = argparse.ArgumentParser(prog="veillee serve", description=main.__doc__)
    parser.add_argument("--home", action="store_true", help="one household: any free port, browser, LAN switch")
    parser.add_argument("--lan", action="store_true", help="open to the home network at once (with --home)")
    parser.add_argument("--host", default=None)
    parser.add_argument("--port", type=int, default=None, help=f"default {DEFAULT_PORT}")
    parser.add_argument("--database", default=None, help="a PostgreSQL URL; default: an SQLite file")
    parser.add_argument("--no-browser", action="store_true")
    asked = parser.parse_args(argv)
    exactly = not asked.home or asked.port is not None
    chosen = {"host": asked.host, "port": asked.port, "database": asked.database}
    try:
        settings = from_environment(**chosen, home=asked.home, lan=asked.lan or None)
        return serve(settings, exactly=exactly, browser=asked.home and not asked.no_browser)
    except VeilleeError as error:
        sys.stderr.write(f"veillee: {error}\n")
        return 2
