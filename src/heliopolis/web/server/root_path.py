"""A server below a path of another site: the pages know nothing of it, and their addresses are mended at the border."""

from __future__ import annotations

import re
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heliopolis.kernel.errors import BadOption

_GOOD: Final = re.compile(r"(?:/[A-Za-z0-9._~-]+)+")
_ADDRESS: Final = re.compile(r'( (?:href|src|action|formaction|data-[a-z-]+)=")/(?!/)')
"""An address of ours in a page. Whatever people write has its quotes escaped, so it is never taken for one."""
_PATH: Final = re.compile(rb"(; path=)/(?=;|$)", re.IGNORECASE)


def root_path(told: str) -> str:
    """A path such as ``/games`` as an option tells it, without a slash at its end; empty for the whole site."""
    root = told.rstrip("/")
    if root and not _GOOD.fullmatch(root):
        raise BadOption("root-path", "root-path", value=told)
    return root


def below(root: str, app: ASGIApp) -> ASGIApp:
    """The application at the paths below the root, whether a proxy has taken that off already or not."""
    return _Below(root, app) if root else app


class _Below:
    def __init__(self, root: str, app: ASGIApp) -> None:
        self._root: Final = root
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        path = scope["path"]
        if path == self._root or path.startswith(f"{self._root}/"):
            scope["path"] = path.removeprefix(self._root) or "/"
        # Links to pass on begin with it.
        scope["app_root_path"] = self._root
        held: list[Message] = []

        async def send_mended(message: Message) -> None:
            kind = message["type"]
            if kind == "http.response.start":
                message["headers"] = [self._header(name, value) for name, value in message["headers"]]
                if not _is_page(message):
                    await send(message)
                    return
                held.append(message)  # its length is known when its page is mended
            elif kind == "http.response.body" and held:
                start = held.pop()
                body = self._mended(message["body"].decode()).encode()
                length = (b"content-length", str(len(body)).encode())
                start["headers"] = [length if name == length[0] else (name, value) for name, value in start["headers"]]
                await send(start)
                await send({**message, "body": body})
            elif kind == "websocket.send" and message.get("text"):
                await send({**message, "text": self._mended(message["text"])})
            else:
                await send(message)

        await self._app(scope, receive, send_mended)

    def _mended(self, page: str) -> str:
        return _ADDRESS.sub(rf"\1{self._root}/", page)

    def _header(self, name: bytes, value: bytes) -> tuple[bytes, bytes]:
        root = self._root.encode()
        if name == b"location" and value.startswith(b"/") and not value.startswith(b"//"):
            return name, root + value
        return (name, _PATH.sub(rb"\1" + root + b"/", value)) if name == b"set-cookie" else (name, value)


def _is_page(start: Message) -> bool:
    """Whether an answer is a page of ours; those come whole, in one piece."""
    return any(name == b"content-type" and value.startswith(b"text/html") for name, value in start["headers"])
