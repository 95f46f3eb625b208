"""Logs: one record for each thing worth knowing, for people at a terminal and as JSON elsewhere."""

import contextlib
import logging
import sys
from typing import TextIO, cast

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import Processor

from veillee.core.errors import BadInput


def console() -> structlog.dev.ConsoleRenderer:
    """Records for people. Tracebacks without the values of variables: keys of games may be among them."""
    return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)


def records() -> logging.Formatter:
    """What libraries say, as records like our own: one in each row, whatever it holds."""
    told: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    last: list[Processor] = [ProcessorFormatter.remove_processors_meta, structlog.processors.JSONRenderer()]
    return ProcessorFormatter(foreign_pre_chain=told, processors=last)


class LossyStream:
    """A stream that loses what cannot be written: a full disk is no reason to stop playing."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write, if it can be."""
        with contextlib.suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush, if it can be."""
        with contextlib.suppress(OSError):
            self._stream.flush()


def set_up(level: str = "info") -> None:
    """Send structured logs, and those of the libraries, to standard error."""
    levels = logging.getLevelNamesMapping()
    if level.upper() not in levels:
        raise BadInput("open-log", level=level, known="debug, info, warning, error")
    human = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=not human),
            *([] if human else [structlog.processors.format_exc_info]),
            console() if human else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(levels[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, LossyStream(sys.stderr))),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(cast(TextIO, LossyStream(sys.stderr)))
    handler.setFormatter(logging.Formatter("%(levelname)s %(name)s %(message)s") if human else records())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
