"""The log of a server: one line for each visit and each fault, for people or for programs, without secrets."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Final

from heliopolis.kernel.errors import BadOption
from heliopolis.web.server.observing import SiteVisit

FORMS: Final = ("text", "json")

_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")

_visits: Final = logging.getLogger("heliopolis.visits")


class JsonLines(logging.Formatter):
    """Every record as an object on a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as JSON."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "log": record.name,
            "message": record.getMessage(),
            **getattr(record, "visit", {}),
        }
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class TextLines(logging.Formatter):
    """Every record on a line; what strangers send begins no other line and steers no terminal."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - as logging calls it
        """Return the record without control characters; a fault follows on lines of its own."""
        return _CONTROL.sub(lambda found: found[0].encode("unicode_escape").decode(), super().formatMessage(record))


def open_log(form: str) -> None:
    """Write the log to the error stream in that form."""
    if form not in FORMS:
        raise BadOption("log", "one-of", known=", ".join(FORMS), value=form)
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _visits.setLevel(logging.INFO)


def log_visit(visit: SiteVisit) -> None:
    """Log a visit in one line."""
    told = {**visit._asdict(), "seconds": round(visit.seconds, 4)}
    message = "%s %s %s %d %.0f ms"
    values = (visit.client, visit.method, visit.address, visit.status, visit.seconds * 1000)
    _visits.info(message, *values, extra={"visit": told})
