"""A program that plays by the protocol until it misbehaves, in the way that its argument names."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

SAYS = {
    "garbage": "I choose the second one",
    "list": "[1]",
    "deep": "[" * 100_000,
    "illegal": '{"choice": "trade"}',
    "unknown": '{"choice": "castle"}',
    "nothing": "{}",
    "number": '{"choice": 1}',
    "nested": '{"choice": ' + "[" * 900 + "]" * 900 + "}",
    "surrogate": '{"error": "\\ud800"}',
    "sorry": '{"error": "no idea"}',
}
"""Ways that consist in saying the wrong thing."""


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def misbehave(way: str, first: str) -> None:
    """Misbehave in the other ways; ``first`` is an answer that is right."""
    if way == "crash":
        sys.stderr.write("a word before\n")
        raise ValueError("out of ideas")
    if way == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    if way == "silent":
        time.sleep(60)
    while way == "spin":
        pass
    while way == "long":
        os.write(1, b"x" * 65536)
    while way == "noisy":
        os.write(2, b"x" * 65536)
    while way == "drip":
        os.write(1, b"x")
        time.sleep(0.001)
    if way == "bytes":
        os.write(1, b"\xff\xfe\n")
    if way == "twice":
        os.write(1, f"{first}\n{first}\n".encode())
    if way == "loud":
        os.write(2, b"x" * 5_000_000)
    say(first)


way, note = sys.argv[1], Path(sys.argv[2])
if way == "mute":
    time.sleep(60)
if way == "deaf":
    os.close(0)
    time.sleep(60)
child = f"{subprocess.Popen(['sleep', '60']).pid} " if way == "parent" else ""
with note.open("a", encoding="utf-8") as started:
    started.write(f"{os.getpid()} {child}")
for line in sys.stdin:
    heard = json.loads(line)
    if "heliopolis" in heard:
        say(json.dumps({"heliopolis": 2 if way == "newer" else 1}))
    elif way in SAYS:
        say(SAYS[way])
    else:
        misbehave(way, json.dumps({"choice": heard["choices"][0]}))
