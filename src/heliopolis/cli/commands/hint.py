"""The command that advises in a position of a recorded game."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from heliopolis.analysis.hints import MOST, Hint, hint
from heliopolis.analysis.words import chances, on, percent, source
from heliopolis.cli.arguments import At, Bot, ComponentsFolder, JournalFile, Json, Lang, Seed, Simulations
from heliopolis.cli.errors import BadFile, polite
from heliopolis.cli.files import load_journal
from heliopolis.cli.formatting import called_players, figures, plain_console
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.game import State
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import Voice, bot_called, voice_of


@polite
def run(
    file: JournalFile,
    at: At = None,
    bot: Bot = "expert",
    simulations: Simulations = 0,
    seed: Seed = 1,
    most: Annotated[int, typer.Option("--most", metavar="N", help="Number of choices to show.", min=1)] = MOST,
    components: ComponentsFolder = None,
    lang: Lang = LANGUAGES[0],
    as_json: Json = False,
) -> None:
    """List a position's best choices with win chances, expected scores and continuations."""
    journal = load_journal(file, components)
    try:
        state = journal.at(len(journal.plies) if at is None else at)
    except HeliopolisError as error:
        raise BadFile(file, error) from None
    found = hint(state, bot, simulations, seed, most)
    if as_json:
        typer.echo(json.dumps(found.to_dict(), indent=1))
        return
    voice = voice_of(journal.game, lang)
    players = called_players(journal.players, voice)
    console = plain_console()
    console.print(Text(voice.texts.titled(players[found.seat], voice.prompt(state)), "bold"))
    _print(console, found, state, voice, players)
    told = voice.say("cli-hint-about", simulations=found.simulations, bot=bot_called(bot, voice.texts), seed=seed)
    console.print(Text(f"{told} {source(players, voice, learned=found.learned)}", "dim"))


def _print(console: Console, found: Hint, state: State, voice: Voice, players: list[str]) -> None:
    say = voice.say
    table = figures(say("cli-hint-choice"), say("cli-hint-chance"), say("cli-hint-visits"), *players)
    for place, advice in enumerate(found.advice, 1):
        choice = Text(f"{place}  {voice.choice(state.choice(advice.choice), state)}", "bold" if place == 1 else "")
        scores = [f"{score:.0f}" for score in advice.scores]
        table.add_row(choice, percent(advice.chance, voice), str(advice.visits), *scores)
    table.add_section()
    whole = found.outlook
    table.add_row(Text(say("analysis-scores"), "dim"), "", "", *(f"{score:.0f}" for score in whole.scores))
    table.add_row(Text(chances(players, voice), "dim"), "", "", *(percent(chance, voice) for chance in whole.chances))
    console.print(table)
    for place, advice in enumerate(found.advice, 1):
        told = on(advice, found.seat, state, voice, players)
        if told:
            console.print(Padding(Text(f"{place}  {told}"), (0, 0, 0, 0), expand=False))
