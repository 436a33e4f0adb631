"""A file that was posted: the first part of the form that has something in it, for no more work than it is worth.

Our forms have one part. A form that nests parts, has many of them or headers without end is refused where that shows,
and what comes after it is not looked at.
"""

from __future__ import annotations

from typing import Final

from python_multipart.exceptions import FormParserError
from python_multipart.multipart import MultipartParser, parse_options_header

MOST_PARTS: Final = 8
MOST_HEADERS: Final = 8
"""Of a part."""
LONGEST_HEADER: Final = 1024


class BadUpload(Exception):
    """What was posted is no form with a file."""


class Upload:
    """The parts of a form, read one after the other."""

    def __init__(self, boundary: bytes, most: int) -> None:
        self.parts = 0
        """Parts that have begun."""
        self.content = b""
        """That of the first part that has any."""
        self._part: bytearray = bytearray()
        self._ended = False
        self._parser: Final = MultipartParser(
            boundary,
            {
                "on_part_begin": self._begin,
                "on_part_data": lambda data, start, end: self._part.extend(data[start:end]),
                "on_part_end": self._end,
                "on_end": self._finish,
            },
            most,
            max_header_count=MOST_HEADERS,
            max_header_size=LONGEST_HEADER,
        )

    def read(self, body: bytes) -> bytes:
        """Return the content of the form."""
        try:
            self._parser.write(body)
            self._parser.finalize()
        except FormParserError as error:
            raise BadUpload(str(error)) from None
        if not self._ended:
            raise BadUpload("the form has no end")
        return self.content

    def _begin(self) -> None:
        self.parts += 1
        if self.parts > MOST_PARTS:
            raise BadUpload(f"a form has at most {MOST_PARTS} parts")
        self._part = bytearray()

    def _end(self) -> None:
        if not self.content and self._part.strip():
            self.content = bytes(self._part)

    def _finish(self) -> None:
        self._ended = True


def posted_file(kind: str, body: bytes, most: int) -> bytes:
    """Return the content of the file in a form of that content type; nothing if none was chosen."""
    found, options = parse_options_header(kind)
    if found != b"multipart/form-data" or not options.get(b"boundary"):
        raise BadUpload("the form is not one with a file")
    try:
        upload = Upload(options[b"boundary"], most)
    except FormParserError as error:
        raise BadUpload(str(error)) from None
    return upload.read(body)
