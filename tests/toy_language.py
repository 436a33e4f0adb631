"""A language made of English by putting every text in brackets, and all pages opened in it.

Run as a program on a copy of the package that has the language, with the games to open: it prints every page as JSON.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Pattern, TextElement

LANGUAGE = "eo"
OPEN, SHUT = "⟦", "⟧"


def write(package: Path, leave_out: set[str]) -> None:
    """Put the language beside English in every folder of texts."""
    for english in sorted(package.rglob("text/en")):
        folder = english.parent / LANGUAGE
        folder.mkdir()
        for file in english.glob("*.ftl"):
            resource = FluentParser().parse(file.read_text(encoding="utf-8"))
            resource.body = [
                entry for entry in resource.body if not (isinstance(entry, Message) and entry.id.name in leave_out)
            ]
            for entry in resource.body:
                if isinstance(entry, Message) and isinstance(entry.value, Pattern):
                    entry.value.elements = [TextElement(OPEN), *entry.value.elements, TextElement(SHUT)]
            (folder / file.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")


def pages(folder: Path, games: Iterable[str]) -> dict[str, tuple[int, str]]:
    """Return every page by its address, as it is answered in that language."""
    from starlette.testclient import TestClient
    from web.conftest import BASE, OWN, Present, Reading

    from heliopolis.table.host import Host
    from heliopolis.table.keeping.store import Store
    from heliopolis.web.app import application
    from heliopolis.web.server.limits import ClientLimits

    store = Store(folder / "tables.sqlite")
    host = Host(store, Present(), pace=0)
    found: dict[str, tuple[int, str]] = {}
    unhurried = ClientLimits(busy_share=1000, alone_share=1000)
    with TestClient(application(host, folder, unhurried, Reading()), base_url=BASE) as client:
        assert client.portal is not None
        client.cookies.set("language", LANGUAGE)
        client.cookies.set("words", "on")

        def get(path: str) -> None:
            reply = client.get(path)
            found[path] = reply.status_code, reply.text

        def post(path: str, **form: str) -> str:
            reply = client.post(path, data=form, headers=OWN)
            found[f"POST {path}"] = reply.status_code, reply.text
            return reply.url.path

        get("/")
        get("/nowhere")
        for game in games:
            for path in ("new", "rules", "components"):
                get(f"/{path}/{game}")
            get(f"/picture/{game}-{LANGUAGE}-light.svg")
            post("/tables", game=game, sits0="nobody")
            table = post("/tables", game=game, sits0="you", name0="Ann", sits1="you", name1="Bob")
            held = client.portal.call(host.table, table.removeprefix("/t/"))
            for step in range(12):
                need = held.needs()
                if need.kind == "human":
                    offered = held.state.choices()
                    choice = offered[step % len(offered)].name
                    post(f"{table}/choose", seat=str(need.seat), version=str(held.version), choice=choice)
                elif need.kind == "held":
                    post(f"{table}/end-turn", seat=str(need.seat), version=str(held.version))
            post(f"{table}/choose", seat="0", version="1", choice="pass")
            for page in ("", "/replay", "/end", "/analysis"):
                get(table + page)
        client.portal.call(host.close)
    store.close()
    return found


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        sys.stdout.write(json.dumps(pages(Path(made), sys.argv[1:])))
