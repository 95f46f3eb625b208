"""Asking the database for a request: beside the loop, in a pool; refused where it does not answer."""

from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa
from typing_extensions import TypeVarTuple

from veillee.server.errors import Refused
from veillee.server.house import House
from veillee.server.pools import Pool

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


async def asked(pool: Pool, work: Callable[[*Ts], T], *given: *Ts) -> T:
    """What some work finds, done in a pool."""
    try:
        return await pool.run(work, *given)
    except sa.exc.SQLAlchemyError:
        raise Refused("storage", "house-storage", wait=1) from None


async def from_memory(house: House, work: Callable[[sa.Engine, *Ts], T], *given: *Ts) -> T:
    """What the database knows of people: past games, circles, reminders."""
    return await asked(house.pools.memory, work, house.engine, *given)
