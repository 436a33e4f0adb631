"""The examples for owners: every command in them is one that the program knows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer
from typer.main import get_command

from heliopolis.cli import app

ROOT = Path(__file__).parents[2]
COMMANDS = re.compile(r"heliopolis[\s\"',]+(serve|backup|restore|admin)\b(.*)")
FILES = [*(ROOT / "deploy").iterdir(), *sorted((ROOT / "docs" / "hosts").glob("*.md"))]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_options_in_examples_exist(file: Path) -> None:
    group = get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    text = (
        file.read_text(encoding="utf-8")
        .replace('command: ["serve"', 'heliopolis "serve"')
        .replace("CMD [", "heliopolis ")
    )
    for name, rest in COMMANDS.findall(text):
        command = group.commands[name]
        known = {"--help", *(option for each in command.params for option in (*each.opts, *each.secondary_opts))}
        if isinstance(command, typer.core.TyperGroup):
            found = re.match(r" ([a-z]+)", rest)
            known |= {option for each in (command.commands[found[1]].params if found else []) for option in each.opts}
        assert set(re.findall(r"(--[a-z][a-z-]+)", rest.partition("`")[0])) <= known, (file.name, name, rest)


def test_the_examples_have_commands() -> None:
    told = "".join(file.read_text(encoding="utf-8") for file in FILES)
    assert {name for name, _ in COMMANDS.findall(told)} >= {"serve", "backup", "restore", "admin"}


def sample(name: str) -> str:
    return (ROOT / "deploy" / name).read_text(encoding="utf-8")


def test_a_server_that_is_stopped_is_left_out_by_the_proxies() -> None:
    assert all(word in sample("Caddyfile") for word in ("lb_try_duration", "fail_duration", "health_uri /healthz"))
    assert "hash $table consistent;" in sample("nginx.conf")  # which tries the next one by itself


def test_the_proxy_passes_the_port_of_the_site_on() -> None:
    assert re.findall(r"proxy_set_header Host (.*);", sample("nginx.conf")) == ["$http_host"]


def test_caddy_repeats_no_address_in_its_errors() -> None:
    left_out = re.findall(r"request>(\w+) delete", sample("Caddyfile"))
    assert left_out == ["uri", "headers"]


def test_services_come_back_by_themselves_and_in_order() -> None:
    told = sample("compose.yaml").partition("services:\n")[2].partition("\nnetworks:")[0]
    services = re.findall(r"(?m)^  \w+:\n(?:    .*\n|\n)+", f"{told}\n")
    assert len(services) == 3
    assert [each for each in services if "restart: unless-stopped" not in each] == []
    assert all(name in told for name in ("HELIOPOLIS_MAIL", "HELIOPOLIS_MAIL_FROM"))
    unit = sample("heliopolis.service")
    assert re.search(r"^After=.*\bpostgresql\.service", unit, re.MULTILINE)
    assert "Restart=on-failure\nRestartSec=" in unit
    assert "-mtime +30 -delete" in sample("heliopolis-backup.service")


def test_figures_are_at_no_port_of_another_program() -> None:
    ports = {port for file in FILES for port in re.findall(r"--metrics (\d+)", file.read_text(encoding="utf-8"))}
    assert ports == {"9105"}  # 9100 is that of node_exporter


def test_the_image_installs_by_hash_and_gets_no_files_of_its_makers() -> None:
    installs = re.findall(r"pip install .*", sample("Dockerfile"))
    assert [each for each in installs if "--require-hashes" not in each and "/wheels/" not in each] == []
    extras = re.findall(r"\^\((.*)\)==", sample("Dockerfile"))[0].split("|")
    locked = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    assert [name for name in extras if not re.search(rf"(?m)^{name}==.*\\\n +--hash=", locked)] == []
    left = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", "build"} <= set(left)


def test_how_to_upgrade_is_told() -> None:
    told = (ROOT / "docs" / "hosts" / "backups.md").read_text(encoding="utf-8").partition("\n## Upgrading\n")[2]
    assert all(word in told for word in ("heliopolis backup", "systemctl restart", "go back"))
