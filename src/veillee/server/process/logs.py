"""Logs: one record for each thing worth knowing, for people at a terminal and as JSON elsewhere."""

import logging
import sys

import structlog

from veillee.core.errors import BadInput


def console() -> structlog.dev.ConsoleRenderer:
    """Records for people. Tracebacks without the values of variables: keys of games may be among them."""
    return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)


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
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
