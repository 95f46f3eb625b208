"""A wire between a house and its database that can be cut, held up and made deaf, on loopback."""

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator

PIECE = 65536
LATE = 0.7
"""Seconds that a COMMIT is late."""


class Line:
    """One connection through the wire."""

    def __init__(self, wire: "Wire", client: socket.socket, server: socket.socket) -> None:
        self._wire, self.client, self.server = wire, client, server
        self.said = b""
        """The beginning of everything that the client has said."""
        self.deaf = False
        for work in (self._from_client, self._from_server):
            threading.Thread(target=work, daemon=True).start()

    def close(self) -> None:
        for end in (self.client, self.server):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _from_client(self) -> None:
        with contextlib.suppress(OSError):
            while data := self.client.recv(PIECE):
                time.sleep(self._wire.delay)
                self.said = (self.said + data)[:PIECE]
                self._wire.on_said(self, data)
        self.close()

    def _from_server(self) -> None:
        with contextlib.suppress(OSError):
            while data := self.server.recv(PIECE):
                time.sleep(self._wire.delay)
                if not self.deaf:
                    self.client.sendall(data)
        self.close()


class Wire:
    """Passes everything on to a port of this machine, until somebody says otherwise."""

    def __init__(self, port: int) -> None:
        self._to, self.lines = port, list[Line]()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self._commit: Callable[[Line, bytes], None] | None = None
        self.down, self.delay = False, 0.0
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listening.close()
        self.cut()

    def cut(self) -> None:
        """Every connection is lost."""
        for line in self.lines:
            line.close()

    def deafen(self, said: bytes) -> int:
        """Connections on which something was said get no answers any more; returns how many there are."""
        chosen = [line for line in self.lines if said in line.said and line.client.fileno() >= 0]
        for line in chosen:
            line.deaf = True
        return len(chosen)

    def at_next_commit(self, do: Callable[[Line, bytes], None]) -> None:
        """What happens to the next COMMIT of entries, instead of passing on."""
        self._commit = do

    def on_said(self, line: Line, data: bytes) -> None:
        """Pass on what a client says."""
        if self._commit is not None and b"COMMIT" in data and b"INSERT INTO entries" in line.said:
            do, self._commit = self._commit, None
            do(line, data)
        else:
            line.server.sendall(data)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                try:
                    server = socket.create_connection(("127.0.0.1", self._to if not self.down else 0))
                except OSError:  # there is nobody
                    client.close()
                else:
                    self.lines = [line for line in self.lines if line.client.fileno() >= 0]
                    self.lines.append(Line(self, client, server))


def lost(line: Line, data: bytes) -> None:
    """The COMMIT does not arrive."""
    line.close()


def unanswered(line: Line, data: bytes) -> None:
    """The COMMIT arrives, and its answer does not."""
    line.deaf = True
    line.server.sendall(data)
    time.sleep(0.2)
    line.close()


def late(line: Line, data: bytes) -> None:
    """The client is cut off, and the COMMIT arrives when it has begun to ask what became of it."""
    line.deaf = True
    with contextlib.suppress(OSError):
        line.client.shutdown(socket.SHUT_RDWR)
    time.sleep(LATE)
    line.server.sendall(data)
    time.sleep(0.2)
    line.close()


@contextlib.contextmanager
def wire_to(url: str) -> Iterator[tuple[Wire, str]]:
    """A wire to the server of a URL, and the URL through it."""
    head, _, tail = url.rpartition("@")
    address, _, name = tail.partition("/")
    wire = Wire(int(address.rpartition(":")[2]))
    try:
        yield wire, f"{head}@127.0.0.1:{wire.port}/{name}"
    finally:
        wire.close()
