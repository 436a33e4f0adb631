"""Commands that look things up: which games there are, their rules, their component values."""

from __future__ import annotations

import json
from itertools import groupby
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from heliopolis.cli.arguments import ComponentsFolder, GameName, Json, Lang, complete_game, spell
from heliopolis.cli.errors import polite, warn_of_unusable_games
from heliopolis.cli.formatting import plain_console
from heliopolis.cli.terminal.answers import fold
from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.definition import Option
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game
from heliopolis.words.rulebook import Chapter, Rule, chapters, provenance
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of


@polite
def list_games(lang: Lang = LANGUAGES[0], as_json: Json = False) -> None:
    """List available games and their options, including plug-in games and any load errors."""
    warn_of_unusable_games(lang)
    if as_json:
        typer.echo(json.dumps([_described(game) for game in all_games().values()], indent=1))
        return
    console = plain_console()
    for game in all_games().values():
        voice = voice_of(game, lang)
        console.print(Text.assemble((game.name, "bold"), "  ", voice.name("game")))
        table = Table.grid(padding=(0, 2))
        for option in game.options:
            values = " | ".join([spell(option, option.usual), *others_than_usual(option)])
            table.add_row(f"  {values}", Text(voice.option(option.name), "dim"))
        console.print(table)


def _described(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "rules": game.version,
        "components": game.components().digest,
        "options": [
            {"name": option.name, "values": list(option.values), "usual": option.usual} for option in game.options
        ],
    }


@polite
def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[GAME] [ID|WORD...]",
            help="Rule id, start of an id, or words to search for (default: list all).",
            autocompletion=complete_game,
        ),
    ] = None,
    lang: Lang = LANGUAGES[0],
    as_json: Json = False,
) -> None:
    """Show rules by id or by words."""
    sought = list(words or [])
    shown = [find_game(sought.pop(0))] if sought and sought[0] in all_games() else list(all_games().values())
    found = [(game, search(game, " ".join(sought), lang)) for game in shown]
    if not any(book for _, book in found):
        raise no_rule(" ".join(sought))
    if as_json:
        typer.echo(
            json.dumps([_plain(game, rule, lang) for game, book in found for c in book for rule in c.rules], indent=1)
        )
        return
    console = plain_console()
    for game, book in found:
        print_rules(console, game, book, lang)


def no_rule(sought: str) -> UnknownName:
    """Return the error that nothing was found."""
    return UnknownName("no-rule", sought=sought)


def search(game: Game, sought: str, language: str) -> list[Chapter]:
    """Return the rules whose id begins with what is sought, or else those whose text or chapter has all its words."""
    say = voice_of(game, language).say
    book = chapters(game.folder)
    begun = sought.strip().upper()

    def among(wanted: set[str]) -> list[Chapter]:
        kept = [Chapter(each.key, tuple(rule for rule in each.rules if rule.id in wanted)) for each in book]
        return [chapter for chapter in kept if chapter.rules]

    by_id = {rule.id for chapter in book for rule in chapter.rules if rule.id.startswith(begun)}
    if by_id:
        return among(by_id)
    words = fold(sought).split()
    texts = {rule.id: fold(f"{say(f'chapter-{c.key}')} {say(rule.id)}") for c in book for rule in c.rules}
    return among({rule for rule, text in texts.items() if all(word in text for word in words)})


def print_rules(console: Console, game: Game, book: list[Chapter], language: str) -> None:
    """Print rules by chapter, each with where it comes from."""
    voice = voice_of(game, language)
    say = voice.say
    for chapter in book:
        console.print(Text(f"\n{say(f'chapter-{chapter.key}')}", "bold"))
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        for rule in chapter.rules:
            source = " · ".join(provenance(rule, voice.texts))
            table.add_row(Text(rule.id, "cyan"), Text.assemble(say(rule.id), (f"  {source}", "dim")))
        console.print(table)


def print_chapters(console: Console, game: Game, language: str) -> None:
    """Print what the rules are about, each chapter with the beginning of its ids."""
    say = voice_of(game, language).say
    table = Table.grid(padding=(0, 2))
    for chapter in chapters(game.folder):
        table.add_row(Text(chapter.rules[0].id.rpartition("-")[0], "cyan"), say(f"chapter-{chapter.key}"))
    console.print(table)


def _plain(game: Game, rule: Rule, language: str) -> dict[str, object]:
    return {
        "game": game.name,
        "id": rule.id,
        "text": voice_of(game, language).rule(rule.id),
        "page": rule.page,
        "basis": rule.basis,
        "rulings": list(rule.rulings),
    }


@polite
def components(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[WORD...]", help="Words in a component's name (default: list all)."),
    ] = None,
    components: ComponentsFolder = None,
    lang: Lang = LANGUAGES[0],
    as_json: Json = False,
) -> None:
    """Show a game's component values and their sources."""
    played = find_game(game)
    loaded = played.components(components)
    called = {entry.component: component_name(played, entry.component, lang) for entry in loaded.entries}
    sought = fold(" ".join(words or [])).split()
    shown = [
        entry
        for entry in loaded.entries
        if all(word in fold(f"{entry.component} {called[entry.component]}") for word in sought)
    ]
    if not shown:
        raise UnknownName("no-component", sought=" ".join(words or []))
    if as_json:
        entries = [entry._asdict() for entry in shown]
        typer.echo(json.dumps({"game": played.name, "digest": loaded.digest, "entries": entries}, indent=1))
        return
    voice = voice_of(played, lang)
    say = voice.say
    console = plain_console()
    for component, rows in groupby(shown, key=lambda entry: entry.component):
        members = list(rows)
        name = f"  {called[component]}" if called[component] else ""
        console.print(Text.assemble((component, "bold"), name, (f"  {voice.note(members[0].note)}", "dim")))
        table = Table.grid(padding=(0, 2))
        table.add_column(width=max(len(say(f"cli-provenance-{each}")) for each in _PROVENANCE) + 2)
        for entry in members:
            provenance = Text(f"  {say(f'cli-provenance-{entry.provenance}')}", _PROVENANCE[entry.provenance])
            table.add_row(provenance, f"{entry.field} = {entry.value}")
        console.print(table)
    console.print(Text(say("cli-components-digest", digest=loaded.digest), "dim"))


def component_name(game: Game, component: str, language: str) -> str:
    """Return what a component is called, or nothing where it has no name."""
    voice = voice_of(game, language)
    key = voice.component_key(component)
    return voice.say(key) if key else ""


_PROVENANCE = {"stated": "green", "implied": "yellow", "reconstructed": "red"}


LONG: Final = 8
"""More values than that are shown as a range."""


def others_than_usual(option: Option) -> list[str]:
    """Return the values an option takes besides the usual one."""
    if len(option.values) > LONG:
        return [f"{option.values[0]} … {option.values[-1]}"]
    return [str(value).lower() for value in option.values if value != option.usual]
