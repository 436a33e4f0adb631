"""What the people at the keyboard see: boards, news, the question, the choices, answers to commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from heliopolis.cli.formatting import SEAT_COLOURS, score_sheet
from heliopolis.cli.terminal.answers import Offer
from heliopolis.cli.terminal.boards import print_boards, print_live
from heliopolis.cli.terminal.local_game import Undone
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State
from heliopolis.narration import Teller
from heliopolis.render.scenes import scenes_of
from heliopolis.texts import LANGUAGES

FEW: Final = 6
"""Up to this many choices are listed one below the other."""


class Screen:
    """The terminal, in the words of one game and language."""

    def __init__(self, console: Console, voice: Teller) -> None:
        self.console: Final = console
        self.voice: Final = voice
        self.names = voice.language == LANGUAGES[0]
        """Whether choices are shown with their names, which are English words."""

    def called(self, choice: Choice, state: State) -> str:
        """A choice as it is named in a sentence."""
        text = self.voice.choice(choice, state)
        return f"{text} ({choice.name})" if self.names else text

    def say(self, key: str, style: str = "", /, **args: str | int) -> None:
        """Print a text of the catalogue."""
        # Left to the terminal to wrap: a path copied from it stays in one piece.
        self.console.print(Text(self.voice.say(key, **args), style), soft_wrap="file" in args)

    def complain(self, text: str) -> None:
        """Print what went wrong."""
        self.console.print(Text(text, "red"), soft_wrap=True)

    def welcome(self, players: Sequence[str]) -> None:
        """Say who plays what, and how to get help."""
        self.console.print(Rule(Text(self.voice.name("game"), "bold")))
        self.say("cli-welcome", players=self.voice.all_of(players))

    def news(self, events: Sequence[Event], players: Sequence[str]) -> None:
        """Tell what happened."""
        told = self.voice.story(events, players)
        if told:
            self.console.print()
        for sentence in told:
            self.console.print(Padding(Text(sentence), (0, 0, 0, 2), expand=False))

    def boards(self, state: State, viewer: int, players: Sequence[str]) -> None:
        """Draw all boards."""
        print_boards(self.console, state, viewer, self.voice.language, players)

    def live(self, state: State, viewer: int) -> None:
        """Draw what the open question points at."""
        print_live(self.console, state, viewer, self.voice.language)

    def question(self, state: State, players: Sequence[str], offers: Sequence[Offer]) -> None:
        """Show who is asked what, what comes next, and the numbered choices."""
        seat = state.seat()
        title = Text(players[seat], f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}")
        title.append(f" · {self.when(state)}", "dim")
        if state.turn_seat not in (seat, -1):
            title.append(f" · {self.voice.say('cli-turn-of', player=players[state.turn_seat])}", "dim")
        self.console.print(Rule(title, align="left", style="dim"))
        self.console.print(Text(self.voice.prompt(state), "bold"))
        _, *later = self.voice.agenda(state)
        if later:
            self.say("cli-agenda", "dim", list=" · ".join(later))
        decision = state.decision()
        default = decision.default if decision else None
        items = [self._item(number, offer, default) for number, offer in enumerate(offers, 1)]
        if len(items) <= FEW:
            for item in items:
                self.console.print(item)
        else:
            self.console.print(Columns(items, padding=(0, 3), column_first=True, equal=True))

    def when(self, state: State) -> str:
        """How far the game has gone, and the target score where there is one."""
        return scenes_of(state, self.voice.language).when

    def _item(self, number: int, offer: Offer, default: Choice | None) -> Text:
        choice, label = offer
        item = Text.assemble((f"{number:3} ", "bold green"), label)
        if self.names:
            item.append(f"  {choice.name}", "dim")
        if choice is default:
            item.append(f"  ({self.voice.say('cli-enter')})", "green")
        return item

    def over(self, state: State, players: list[str]) -> None:
        """Show how the game ended."""
        result = state.result()
        assert result is not None
        self.console.print(Rule(Text(self.voice.say("game-over"), "bold")))
        self.console.print(score_sheet(state, players, self.voice))
        self.console.print(Text(self.voice.result(result, players), "bold"))
        self.say("cli-over", "dim")

    def scores(self, state: State, players: list[str]) -> None:
        """Show the score of every player as if the game ended now."""
        self.say("cli-score-now" if state.todo else "cli-score-final", "bold")
        self.console.print(score_sheet(state, players, self.voice))

    def undone(self, undone: Undone, state: State) -> None:
        """Say what was taken back, and where the game stands now."""
        self.say("cli-undone", "yellow", people=undone.people, bots=undone.bots, chance=undone.chance)
        self.say("cli-back-at", "yellow", prompt=self.voice.prompt(state))

    def refusal(self, choice: Choice, state: State, rule: str) -> None:
        """Say which rule bars a choice, or that it does not answer the open question."""
        self.say("cli-barred" if rule else "cli-not-asked", "", choice=self.called(choice, state))
        if not rule:
            return
        self.console.print(Padding(Text.assemble((rule, "cyan"), " ", self.voice.refusal(state, choice)), (0, 0, 0, 2)))

    def barred(self, rules: dict[str, list[str]]) -> None:
        """List what the open question leaves out, by the rule that bars it."""
        for rule, labels in rules.items():
            self.console.print(Text.assemble((rule, "cyan"), " ", self.voice.rule(rule)))
            self.console.print(Padding(Text(" · ".join(labels), "dim"), (0, 0, 0, 2)))

    def help(self, commands: Sequence[str]) -> None:
        """List what can be typed."""
        self.say("cli-help-choices")
        table = Table.grid(padding=(0, 2))
        for command in commands:
            word = self.voice.say(f"cli-command-{command}")
            argument = self.voice.say(f"cli-argument-{command}") if command in _ARGUMENTS else ""
            table.add_row(Text.assemble("  ", (word, "bold"), f" {argument}"), self.voice.say(f"cli-help-{command}"))
        self.console.print(table)


_ARGUMENTS: Final = ("why", "rules", "log", "save", "load")
