"""Addresses: the path of every page, the path of a site below which they lie, and the address for friends."""

from __future__ import annotations

import re
import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import quote

from starlette.requests import HTTPConnection

from heliopolis.kernel.errors import BadOption

AT_TABLE: Final = (
    "choose", "end-turn", "undo", "redo", "repay", "restart", "ask-undo", "consent", "refuse", "hint", "pace",
    "skip", "nonce", "give", "fill", "begin", "open", "close", "take", "rename", "settings", "away", "talk",
    "silence", "give-link", "notes", "sit", "leave", "renew", "invite-anew", "rematch", "next", "preview", "why",
)  # fmt: skip
"""What has its address below that of its table, under the same name."""
PATHS: Final = {
    # The lobby, and games that begin there.
    "lobby": "/",
    "lobby-live": "/lobby/{language}",
    "new-table": "/tables",
    "new-game": "/new/{game}",
    "games": "/games",
    "games-live": "/games/live/{language}",
    "games-away": "/games/away",
    # A table: what can be done and looked at there,
    "table": "/t/{table}",
    **{name: f"/t/{{table}}/{name}" for name in AT_TABLE},
    "unsay": "/t/{table}/talk/remove",
    # links that lead there,
    "invitation": "/i/{table}/{link}",
    "invitation-code": "/i/{table}/{link}/code.svg",
    "seat": "/join/{table}/{link}",
    "seat-code": "/join/{table}/{link}/code.svg",
    "table-code": "/t/{table}/code.svg",
    # and sockets and pictures.
    "live": "/t/{table}/live/{language}",
    "rematch-live": "/t/{table}/rematch/{language}",
    "board": "/t/{table}/board/{name}",
    "table-picture": "/t/{table}/picture-{language}.png",
    # Looking back: at tables (t) and at journals that were opened (j).
    "open-journal": "/open",
    "replay": "/{kind}/{name}/replay",
    "replay-picture": "/{kind}/{name}/replay/picture-{ply}-{language}.png",
    "play-on": "/{kind}/{name}/replay/play-on",
    "share": "/{kind}/{name}/share",
    "film": "/{kind}/{name}/{what}-{language}.gif",
    "end": "/{kind}/{name}/end",
    "analysis": "/{kind}/{name}/analysis",
    "journal": "/{kind}/{name}/journal.{form}",
    "verify": "/{kind}/{name}/verify",
    # Studies.
    "studies": "/studies",
    "open-study": "/studies/open",
    "study-link": "/studies/write/{link}",
    "new-study": "/{kind}/{name}/replay/study",
    "study": "/study/{study}/{node}",
    "study-deed": "/study/{study}/{node}/{deed}",
    # Learning, and looking up.
    "learn": "/learn",
    "lesson": "/learn/{game}/{lesson}",
    "lesson-picture": "/picture/lesson/{game}/{lesson}/{language}-{theme}.svg",
    "puzzles": "/puzzles",
    "puzzles-of-game": "/puzzles/{game}",
    "puzzle": "/puzzles/{game}/{puzzle}",
    "puzzle-picture": "/picture/puzzle/{game}/{puzzle}/{language}-{theme}.svg",
    "puzzle-link-picture": "/picture/puzzle/{game}/{puzzle}/{language}.png",
    "mistakes": "/mistakes",
    "again": "/again/{mistake}",
    "rush": "/rush/{game}",
    "rush-next": "/t/{table}/rush",
    "rush-result": "/t/{table}/rush/result",
    "daily": "/daily/{game}/{day}",
    "overview": "/overview/{game}",
    "overview-part": "/overview/{game}/part",
    "overview-picture": "/picture/overview/{game}/{picture}/{language}-{theme}.svg",
    "rules": "/rules/{game}",
    "components": "/components/{game}",
    # Players, and how they are notified of their turn.
    "you": "/you",
    "insights": "/you/games",
    "your-name": "/you/name",
    "new-key": "/you/renew",
    "forget": "/you/forget",
    "delete": "/you/delete",
    "export": "/you/export.json",
    "device": "/you/device",
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


EVERYWHERE: Final = frozenset({"", "0.0.0.0", "::"})
"""Who listens there listens at all addresses of the machine."""


class Reach(NamedTuple):
    """Who can come: everyone who knows the name of the server, unless it listens on this machine only."""

    alone: bool = False
    """Whether it listens on this machine only."""
    elsewhere: str = ""
    """The address for others where visitors of this machine call it by a name that only means itself."""

    def base(self, connection: HTTPConnection) -> str:
        """Return our address for links to pass on; a socket names another scheme."""
        base = str(connection.base_url).rstrip("/")
        base = f"http{base[2:]}" if base.startswith("ws") else base
        return self.elsewhere if self.elsewhere and is_this_machine(connection.base_url.hostname or "") else base

    def hidden(self, base: str) -> bool:
        """Return whether links that begin so lead no one else here."""
        host = base.partition("://")[2].rpartition(":")[0] or base.partition("://")[2]
        return self.alone and is_this_machine(host.strip("[]"))


def is_this_machine(host: str) -> bool:
    """Return whether a name means, to every machine, itself."""
    if host == "localhost":
        return True
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return False


def reach_of(host: str, port: int, *, public: bool) -> Reach:
    """Return who reaches a server that listens at that address; ``public``: it was given a name of its own."""
    if public:
        return Reach()
    if host in EVERYWHERE:
        found = own_address()
        return Reach(elsewhere=f"http://{found}:{port}" if found else "")
    return Reach(alone=is_this_machine(host))


def own_address() -> str:
    """Return the address of this machine in its network, or nothing if it has none. Nothing is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(("192.0.2.1", 9))  # no one's address: only the way to it is looked up
        return str(asking.getsockname()[0])
    return ""
