"""What a page costs on the wire: a whole game is sent compressed."""

from __future__ import annotations

import base64
import os
import random
import re
import socket
import threading
from contextlib import closing
from pathlib import Path

import pytest

from web.serving import UNLIMITED, Server
from web.test_memory import play_through, told
from web.test_served import Client

_LIVE = re.compile(r'data-live="([^"]+)"')
COMPRESSED = "sec-websocket-extensions: permessage-deflate\r\n"


class Ear:
    """A page that hears of a table, and counts the bytes that it is sent."""

    def __init__(self, server: Server, path: str, offered: str) -> None:
        self.bytes = 0
        self._line = socket.create_connection(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\norigin: {server.address}\r\n{offered}"
        head += (
            f"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n"
        )
        self._line.sendall(f"{head}\r\n".encode())
        self._thread = threading.Thread(target=self._hear)
        self._thread.start()

    def _hear(self) -> None:
        while heard := self._line.recv(1 << 20):
            self.bytes += len(heard)

    def close(self) -> None:
        self._line.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        self._line.close()


@pytest.mark.soak
@pytest.mark.parametrize("game", ["helios", "origins"])
def test_a_whole_game_is_sent_in_a_third_of_its_bytes(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(tmp_path, *UNLIMITED) as server, closing(Client(server)) as client:
        heard: list[Ear] = []

        def listen(table: str) -> None:
            live = _LIVE.search(client.page(table))
            assert live is not None
            heard.extend(Ear(server, live[1], offered) for offered in ("", COMPRESSED))

        play_through(client, game, random.Random(5), listen)
        for ear in heard:
            ear.close()
        plain, packed = (ear.bytes for ear in heard)
        told(capsys, f"{game}: {packed / 1e6:.2f} MB, without compression {plain / 1e6:.2f} MB")
        assert packed < plain / 3
