"""The samples for proxies, tried with the proxies themselves where they are installed: what visitors meet, and logs."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect
from websockets.typing import Origin

from web.serving import PATIENCE, Server

DEPLOY = Path(__file__).parents[2] / "deploy"
SITE = "club.example"
SECRET = "Sesame"
PLACES = [f"{each}/{SECRET}" for each in ("/i/abc", "/join/abc", "/p/abc", "/m", "/stop")]
_LIVE = re.compile(r'data-live="([^"]+)"')


def nginx(port: int, server: int, folder: Path) -> list[str]:
    """Run the sample without its certificate, with ports and folders of the test; return the command."""
    told = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").replace("/var/log/nginx/", f"{folder}/")
    told = re.sub(r"(?m)^ *ssl_.*\n", "", told).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    told = told.replace("listen 80", "listen 127.0.0.1:0").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    told = re.sub(r"(?ms)^server \{\n    listen 127\.0\.0\.1:0;.*?^\}\n", "", told)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;\n" if os.geteuid() == 0 else ""  # who alone may enter folders of tests
    main = f"daemon off; pid {folder}/pid; {user}events {{}}\n"
    file = folder / "nginx.conf"
    file.write_text(f"{main}http {{\naccess_log {folder}/other.log;\n{paths}{told}\n}}\n", encoding="utf-8")
    return ["nginx", "-c", str(file), "-e", f"{folder}/other-error.log"]


def caddy(port: int, server: int, folder: Path) -> list[str]:
    """Return the same with the other sample."""
    told = (DEPLOY / "Caddyfile").read_text(encoding="utf-8").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    told = told.replace("{\n", "{\n\tadmin off\n", 1).replace(f"\n{SITE} {{", f"\nhttp://{SITE}:{port} {{", 1)
    file = folder / "Caddyfile"
    file.write_text(told, encoding="utf-8")
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


@contextmanager
def behind(sample: Callable[[int, int, Path], list[str]], server: Server, folder: Path) -> Iterator[int]:
    """Provide a proxy before the server, by its port."""
    if shutil.which(sample.__name__) is None:
        pytest.skip(f"{sample.__name__} is not installed")
    folder.mkdir()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    own = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen(sample(port, server.port, folder), stdout=said, stderr=said, env=own)
        try:
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                with closing(socket.socket()) as line:
                    if line.connect_ex(("127.0.0.1", port)) == 0:
                        break
                assert process.poll() is None, (folder / "said").read_text()
                time.sleep(0.05)
            yield port
        finally:
            process.terminate()
            process.wait(PATIENCE)


@pytest.mark.slow
@pytest.mark.parametrize("sample", [nginx, caddy])
def test_a_sample_passes_everything_on_and_its_logs_keep_no_secret(
    tmp_path: Path, sample: Callable[[int, int, Path], list[str]]
) -> None:
    options = "--public", SITE, "--proxy", "127.0.0.1"
    with Server(tmp_path / "data", *options) as server, behind(sample, server, tmp_path / "proxy") as port:
        host, base = f"{SITE}:{port}", f"http://127.0.0.1:{port}"
        own = {"host": host, "origin": f"http://{host}", "referer": f"http://{host}{PLACES[0]}"}
        with httpx.Client(base_url=base, headers=own, trust_env=False, timeout=PATIENCE) as visitor:
            assert [visitor.get(place).status_code for place in PLACES] == [404] * len(PLACES)
            assert visitor.get(f"/rules/helios?sought={SECRET}").status_code == 200
            table = visitor.post("/tables", data={"game": "helios"}).headers["location"]
            live = _LIVE.search(visitor.get(table).text)
            assert live is not None
            cookies = {"cookie": "; ".join(f"{each.name}={each.value}" for each in visitor.cookies.jar)}
            line = socket.create_connection(("127.0.0.1", port))
            address, origin = f"ws://{host}{live[1]}?mark=", Origin(own["origin"])
            with connect(address, sock=line, origin=origin, additional_headers=cookies) as pushed:
                assert table in pushed.recv(PATIENCE)
                server.stop()
                with pytest.raises(ConnectionClosedError):
                    list(pushed)  # what was sent before it stopped comes first
            for place in [*PLACES, f"/rules/helios?sought={SECRET}"]:
                reply = visitor.get(place)
                assert (reply.status_code, reply.headers["retry-after"]) == (503, "2")
                assert reply.text.startswith("Heliopolis is starting. / Heliopolis démarre.")
            server.start()
            assert visitor.get(table).status_code == 200
    logs = [each for each in (tmp_path / "proxy").rglob("*") if each.is_file()]
    assert logs
    for each in logs:
        assert SECRET not in each.read_text(encoding="utf-8", errors="replace"), each
