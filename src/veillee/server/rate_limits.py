"""Rate limits: so many at once, then so many a second, for a socket, an address or a guest."""

import time
from collections import OrderedDict
from dataclasses import dataclass, field

from veillee.server.errors import Refused

MOST_BUCKETS = 10_000


@dataclass
class TokenBucket:
    """So many at once, then so many a second."""

    rate: float
    burst: int
    level: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.level, self.at = float(self.burst), time.monotonic()

    def is_empty(self) -> bool:
        """Whether there is none to take."""
        return self.level + (time.monotonic() - self.at) * self.rate < 1

    def wait(self, now: float | None = None) -> float:
        """Take one: 0, or the seconds to wait if there is none. `now`: if the clock was read already."""
        at = time.monotonic() if now is None else now
        level = self.level + (at - self.at) * self.rate
        self.at = at
        if level >= 1:
            self.level = (level if level < self.burst else self.burst) - 1
            return 0.0
        self.level = level
        return round((1 - level) / self.rate + 0.001, 3)


class RateLimiter:
    """A bucket for each address or guest; those that asked longest ago are forgotten first."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def wait(self, whose: str) -> float:
        """Take one from somebody's bucket: 0, or the seconds to wait."""
        return self.bucket(whose).wait()

    def bucket(self, whose: str) -> TokenBucket:
        """Somebody's bucket."""
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = TokenBucket(self._rate, self._burst)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(whose)
        return bucket

    def is_empty(self, whose: str) -> bool:
        """Whether somebody would have to wait; takes nothing."""
        bucket = self._buckets.get(whose)
        return bucket is not None and bucket.is_empty()

    def check(self, whose: str) -> None:
        """Take one from somebody's bucket; refuse if there is none."""
        if wait := self.wait(whose):
            raise too_fast(wait)


def too_fast(wait: float) -> Refused:
    """The refusal of whoever is over a limit."""
    return Refused("too-fast", "house-too-fast", wait=wait)
