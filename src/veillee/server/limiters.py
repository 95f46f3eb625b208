"""Every rate that a house holds its guests to, by address or by guest."""

from veillee.server.rate_limits import RateLimiter
from veillee.server.settings import Limits


class Limiters:
    """The rate limiters of one house."""

    def __init__(self, limits: Limits) -> None:
        self.writes = RateLimiter(limits.http_per_second, limits.http_burst)
        """Requests that may change something, by address."""
        self.reads = RateLimiter(limits.reads_per_second, limits.reads_burst)
        """Requests that read, by address."""
        self.files = RateLimiter(limits.files_per_second, limits.files_burst)
        """Files of the page, by address."""
        self.sockets = RateLimiter(limits.sockets_per_second, limits.sockets_burst)
        """Sockets that are opened, by address."""
        self.messages = RateLimiter(limits.messages_per_second_and_address, limits.messages_burst_and_address)
        """Messages of all sockets of an address."""
        self.wrong_codes = RateLimiter(limits.wrong_codes_per_minute / 60, limits.wrong_codes_burst)
        """Codes of tables that do not exist, by address: whoever guesses waits."""
        self.hints = RateLimiter(limits.hints_per_second, limits.hints_burst)
        """Hints, by guest."""
        self.cards = RateLimiter(limits.cards_per_second, limits.cards_burst)
        """Card files, by guest."""
        self.tables = RateLimiter(limits.tables_per_minute / 60, limits.tables_burst)
        """New tables, by guest."""
        self.tables_by_address = RateLimiter(
            limits.tables_per_minute_and_address / 60, limits.tables_burst_and_address
        )
        self.emotes = RateLimiter(limits.emotes_per_minute / 60, limits.emotes_burst)
        """Emotes, by guest."""
        self.imports = RateLimiter(limits.imports_per_minute / 60, limits.imports_burst)
        """Statistics files, by guest."""
        self.reminders = RateLimiter(limits.reminders_per_minute / 60, limits.reminders_burst)
        """Ways to be told of a turn that are set up, by guest."""
        self.calls = RateLimiter(limits.calls_per_minute / 60, limits.calls_burst)
        """Calls that are sent, by guest."""
