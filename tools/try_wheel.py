"""Tries an installed Heliopolis as its users would: the command, the server, the environments, a new game.

``python tools/try_wheel.py``, with the Python it is installed for, in a folder from which no other is imported.
"""

from __future__ import annotations

import os
import re
import subprocess
import sysconfig
import tempfile
import urllib.request
from pathlib import Path
from threading import Timer

PATIENCE = 300
"""Seconds for anything, on a busy machine."""
PURE = os.environ.get("HELIOPOLIS_PURE") == "1"
COMMAND = str(Path(sysconfig.get_path("scripts")) / "heliopolis")


def run(*line: str) -> str:
    """Return what a command says; it must go well."""
    done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=PATIENCE)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(line)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def try_package() -> str:
    """Check that it is the installed one, compiled unless it was not to be, and has its data."""
    import heliopolis
    from heliopolis.kernel import position

    home = Path(heliopolis.__file__)
    assert home.is_relative_to(sysconfig.get_path("platlib")), f"{home} is not the installed package"
    assert PURE or not str(position.__file__).endswith(".py"), "it is not compiled"
    for name in heliopolis.all_games():
        end = heliopolis.playout(heliopolis.game(name).new(players=2), seed=1)
        assert end.result() is not None
    return heliopolis.__version__


def try_command(version: str) -> None:
    """Check that the command shows its version, plays, draws and explains, in both languages."""
    assert run(COMMAND, "--version").split() == ["heliopolis", version]
    assert "Helios" in run(COMMAND, "games", "--lang", "fr")
    assert "games" in run(COMMAND, "simulate", "helios", "--players", "2", "--games", "4", "--bots", "greedy,random")
    assert "HEL-SUN-09" in run(COMMAND, "rules", "HEL-SUN-09")


def try_server(folder: Path) -> None:
    """Check that the server has a lobby with pictures of its games."""
    line = [COMMAND, "serve", "--port", "0", "--data", str(folder / "tables")]
    server = subprocess.Popen(line, stdout=subprocess.PIPE, text=True)
    late = Timer(PATIENCE, server.kill)
    late.start()
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None, "the server did not start"
        pages = {"/": "<h2>Helios</h2>", "/picture/helios-en-light.svg": "<svg", "/new/origins": "<form"}
        for path, word in pages.items():
            with urllib.request.urlopen(found[0] + path, timeout=PATIENCE) as page:
                assert word in page.read().decode(), path
    finally:
        late.cancel()
        server.terminate()
        server.wait(PATIENCE)


def try_environments() -> None:
    """Check that agents play in each of the environments."""
    from heliopolis.envs import aec, seat_env, vector

    turns = aec("helios", players=2)
    turns.reset(seed=1)
    for _ in range(20):
        mask = turns.observe(turns.agent_selection)["action_mask"]
        turns.step(int(mask.argmax()))
    alone = seat_env("origins", opponents=["random"], players=2)
    alone.reset(seed=1)
    many = vector("helios", 4, players=2)
    many.reset(seed=1)
    many.close()


def try_new_game(folder: Path) -> None:
    """Check that the skeleton of a new game is part of what is installed."""
    run(COMMAND, "new-game", "river", "--out", str(folder / "river"))
    assert (folder / "river" / "pyproject.toml").is_file()


def main() -> None:
    """Try everything and say so."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        version = try_package()
        try_command(version)
        try_server(folder)
        try_environments()
        try_new_game(folder)
    kind = "plain Python" if PURE else "compiled"
    print(f"heliopolis {version}, {kind}: command, server, environments and new games work.")


if __name__ == "__main__":
    main()
