"""What keeps a house from opening, in one sentence: its address, its folder, its database."""

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from veillee.core.errors import BadInput, VeilleeError, system_reason


def no_address(host: str, port: int, error: OSError) -> BadInput:
    """Nobody can listen there."""
    unknown = isinstance(error, socket.gaierror)
    reason = VeilleeError("reason-no-address") if unknown else system_reason(error)
    return BadInput("open-address", address=f"{host}:{port}", reason=reason)


@contextlib.contextmanager
def usable(data: Path, database: str) -> Iterator[None]:
    """Whatever goes wrong with folder and database while a house is built becomes one sentence."""
    try:
        yield
    except OSError as error:
        raise BadInput("open-folder", folder=str(data), reason=system_reason(error)) from None
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ImportError):
        raise BadInput("open-database-url") from None
    except sa.exc.DBAPIError as error:
        shown = sa.make_url(database).render_as_string(hide_password=True)
        problem = str(error.orig).strip().splitlines() or ["?"]
        raise BadInput("open-database", database=shown, problem=problem[0]) from None
