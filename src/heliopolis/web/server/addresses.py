"""Addresses: the path of every page, picture and socket by its name, and the path of a site below which they lie."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import quote

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from heliopolis.kernel.errors import BadOption

PATHS: Final = {
    # The lobby, and games that begin there.
    "lobby": "/",
    "lobby-live": "/lobby/{language}",
    "new-table": "/tables",
    "new-game": "/new/{game}",
    "games": "/games",
    "games-live": "/games/live/{language}",
    "games-away": "/games/away",
    # A table: what can be done there,
    "table": "/t/{table}",
    "choose": "/t/{table}/choose",
    "end-turn": "/t/{table}/end-turn",
    "undo": "/t/{table}/undo",
    "redo": "/t/{table}/redo",
    "repay": "/t/{table}/repay",
    "restart": "/t/{table}/restart",
    "ask-undo": "/t/{table}/ask-undo",
    "consent": "/t/{table}/consent",
    "refuse": "/t/{table}/refuse",
    "hint": "/t/{table}/hint",
    "pace": "/t/{table}/pace",
    "skip": "/t/{table}/skip",
    "nonce": "/t/{table}/nonce",
    "give": "/t/{table}/give",
    "fill": "/t/{table}/fill",
    "begin": "/t/{table}/begin",
    "open": "/t/{table}/open",
    "close": "/t/{table}/close",
    "take": "/t/{table}/take",
    "rename": "/t/{table}/rename",
    "settings": "/t/{table}/settings",
    "away": "/t/{table}/away",
    "talk": "/t/{table}/talk",
    "notes": "/t/{table}/notes",
    # who comes, goes and plays again,
    "sit": "/t/{table}/sit",
    "leave": "/t/{table}/leave",
    "renew": "/t/{table}/renew",
    "invite-anew": "/t/{table}/invite-anew",
    "invitation": "/i/{table}/{link}",
    "invitation-code": "/i/{table}/{link}/code.svg",
    "seat": "/join/{table}/{link}",
    "seat-code": "/join/{table}/{link}/code.svg",
    "table-code": "/t/{table}/code.svg",
    "rematch": "/t/{table}/rematch",
    "next": "/t/{table}/next",
    # and what is looked at there.
    "live": "/t/{table}/live/{language}",
    "rematch-live": "/t/{table}/rematch/{language}",
    "preview": "/t/{table}/preview",
    "why": "/t/{table}/why",
    "board": "/t/{table}/board/{name}",
    "table-picture": "/t/{table}/picture-{language}.png",
    # Looking back: at tables (t) and at journals that were opened (j).
    "open-journal": "/open",
    "replay": "/{kind}/{name}/replay",
    "replay-picture": "/{kind}/{name}/replay/picture-{ply}-{language}.png",
    "play-on": "/{kind}/{name}/replay/play-on",
    "end": "/{kind}/{name}/end",
    "analysis": "/{kind}/{name}/analysis",
    "journal": "/{kind}/{name}/journal.{form}",
    "verify": "/{kind}/{name}/verify",
    # Learning, and looking up.
    "learn": "/learn",
    "lesson": "/learn/{game}/{lesson}",
    "lesson-picture": "/picture/lesson/{game}/{lesson}/{language}-{theme}.svg",
    "puzzles": "/puzzles",
    "puzzles-of-game": "/puzzles/{game}",
    "puzzle": "/puzzles/{game}/{puzzle}",
    "puzzle-picture": "/picture/puzzle/{game}/{puzzle}/{language}-{theme}.svg",
    "puzzle-link-picture": "/picture/puzzle/{game}/{puzzle}/{language}.png",
    "overview": "/overview/{game}",
    "overview-part": "/overview/{game}/part",
    "overview-picture": "/picture/overview/{game}/{picture}/{language}-{theme}.svg",
    "rules": "/rules/{game}",
    "components": "/components/{game}",
    # Players, and how they are told of their turn.
    "you": "/you",
    "your-name": "/you/name",
    "new-key": "/you/renew",
    "forget": "/you/forget",
    "delete": "/you/delete",
    "export": "/you/export.json",
    "progress": "/you/progress",
    "player": "/p/{player}/{secret}",
    "mail-link": "/m/{secret}",
    "sign-in": "/sign-in",
    "preferences": "/ways",
    "add-webhook": "/you/notices/webhook",
    "add-push": "/you/notices/push",
    "add-mail": "/you/notices/mail",
    "quiet": "/you/notices/quiet",
    "change-way": "/you/notices/{way}/{deed}",
    "stop": "/stop/{way}",
    # What browsers and watchers fetch.
    "static": "/static/{file}",
    "look": "/look/{name}.css",
    "layout": "/layout/{told}.css",
    "picture": "/picture/{game}-{language}-{theme}.svg",
    "worker": "/sw.js",
    "offline": "/offline",
    "manifest": "/manifest.webmanifest",
    "health": "/healthz",
}
"""The path of each address, as routes know it."""
_GOOD: Final = re.compile(r"(?:/[A-Za-z0-9._~-]+)+")
_PLAIN: Final = re.compile(r"[A-Za-z0-9._~,-]*")
"""Characters that an address keeps as they are."""
_below: list[str] = [""]
"""The path of the site below which this process serves; one for all pages, as many of them are kept."""


def path_of(name: str, /, **values: str) -> str:
    """Return the path of an address on this site; links that begin with our own address continue with it."""
    return PATHS[name].format(**{key: _quoted(value) for key, value in values.items()})


def _quoted(value: str) -> str:
    return value if _PLAIN.fullmatch(value) else quote(value, safe="")


def url_for(name: str, /, **values: str) -> str:
    """Return the address of a page, for pages and redirections."""
    return _below[0] + path_of(name, **values)


def url_of(connection: HTTPConnection) -> str:
    """Return the address of the requested page, for use in pages."""
    return _below[0] + connection.url.path


def root_path(told: str) -> str:
    """Return a path such as ``/games`` as an option gives it, without a slash at its end; empty for the whole site."""
    root = told.rstrip("/")
    if root and not _GOOD.fullmatch(root):
        raise BadOption("root-path", "root-path", value=told)
    return root


def lie_below(root: str) -> None:
    """Let all addresses begin with that path from now on."""
    _below[0] = root


class BelowRoot:
    """The application at the paths below a root, whether a proxy has taken that off already or not."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app: Final = app
        self._root: Final = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if self._root and (path == self._root or path.startswith(f"{self._root}/")):
            scope["path"] = path.removeprefix(self._root) or "/"
        # Links to pass on begin with it.
        scope["app_root_path"] = self._root
        await self._app(scope, receive, send)
