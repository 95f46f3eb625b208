"""The log of the pocket: lines on the console of the browser."""

import sys
import traceback


class Logger:
    """What happens, in words."""

    def _say(self, event, exc_info=None, **facts):
        sys.stderr.write(" ".join([event, *(f"{name}={value}" for name, value in facts.items())]) + "\n")
        if exc_info is not None:
            traceback.print_exception(exc_info)

    warning = error = _say

    def debug(self, event, **facts):
        """Nobody reads it here."""

    info = debug

    def exception(self, event, **facts):
        """Say it, and what was raised."""
        self._say(event, sys.exception(), **facts)


def get_logger():
    """The one that there is."""
    return Logger()
