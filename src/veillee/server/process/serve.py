"""Opening the house: bind a port, say where it is, open the browser, and close in good order."""

import asyncio
import contextlib
import functools
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator

import structlog
import uvicorn
from fastapi import FastAPI

from veillee.server.house import House
from veillee.server.http.app import make_app
from veillee.server.process import logs
from veillee.server.process.connections import Connections, backlog_of
from veillee.server.process.http_transport import HttpTransport
from veillee.server.process.lan import Lan, listen
from veillee.server.process.startup_errors import no_address
from veillee.server.settings import Settings
from veillee.server.socket.transport import SocketTransport
from veillee.server.sources import Sources

logger = structlog.get_logger()


class Server(uvicorn.Server):
    """Uvicorn, which closes our sockets with a reason."""

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
        """Close the sockets of all tables first."""
        if self.state.house is not None:
            self.state.house.pools.cut_short()
            self.state.house.close_sockets()
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def configured(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Uvicorn's settings as we need them."""
    limits, handles = settings.limits, file_handles()
    connections = Connections(settings, handles)
    http = type("HouseHttp", (HttpTransport,), {"open_connections": connections, "limits": limits})
    return uvicorn.Config(
        app,
        http=http,
        ws=SocketTransport,  # made by our protocol of HTTP, in its own way
        backlog=backlog_of(handles),
        timeout_keep_alive=limits.idle_seconds,
        ws_max_size=settings.limits.frame_bytes,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def file_handles() -> int:
    """How many files this process may have open: as many as the system lets it."""
    if sys.platform == "win32":
        return 1 << 16
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        return hard if hard != resource.RLIM_INFINITY else soft
    return soft


def bind(host: str, port: int, *, exactly: bool) -> socket.socket:
    """A listening socket; if the port is taken and need not be this one, any other."""
    try:
        return listen(host, port)
    except OSError:
        if exactly:
            raise
        return listen(host, 0)


def make_server(settings: Settings, port: int) -> Server:
    """A server for the house that can also listen in the home network."""

    async def listen_too(listening: socket.socket) -> asyncio.Server:
        http_protocol: Callable[..., asyncio.Protocol] = server.config.http_protocol_class
        protocol = functools.partial(
            http_protocol, config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )
        opened = await asyncio.get_running_loop().create_server(protocol, sock=listening)
        server.servers.append(opened)
        return opened

    server = Server(settings, Lan(listen_too if settings.home else None, port))
    return server


def serve(settings: Settings, *, exactly: bool = False, browser: bool = False) -> int:
    """Open the house and stay until it is closed; returns an exit code, or raises what keeps it from opening."""
    try:
        listening = bind(settings.host, settings.port, exactly=exactly)
    except OSError as error:
        raise no_address(settings.host, settings.port, error) from None
    logs.set_up(settings.log_level)
    port = int(listening.getsockname()[1])
    server = make_server(settings, port)
    try:
        url = f"http://{_shown(settings.host)}:{port}/"
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(_serve(server, listening, settings, url, browser=browser))
    except KeyboardInterrupt:
        return 0
    return 0 if server.started else 1


async def _serve(server: Server, listening: socket.socket, settings: Settings, url: str, *, browser: bool) -> None:
    # Before uvicorn starts, which would show an error of the house as a traceback.
    server.state.house = await House.build(settings, Sources())
    printing = asyncio.create_task(_print_address(server, settings, url, browser=browser))
    try:
        await server.serve(sockets=[listening])
    finally:
        printing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await printing


async def _print_address(server: Server, settings: Settings, url: str, *, browser: bool) -> None:
    """Once it is open, print where, and open the browser."""
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
