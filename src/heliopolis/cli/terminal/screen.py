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
from heliopolis.cli.terminal.boards import print_boards, print_live
from heliopolis.cli.terminal.local_game import Undone
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State
from heliopolis.render.scenes import scenes_of
from heliopolis.table.rows import Row
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import Voice

FEW: Final = 6
"""Up to this many choices are listed one below the other."""


class TerminalScreen:
    """The terminal, in the words of one game and language."""

    def __init__(self, console: Console, voice: Voice) -> None:
        self.console: Final = console
        self.voice: Final = voice
        self.names = voice.language == LANGUAGES[0]
        """Whether choices are shown with their names, which are English words."""

    def called(self, choice: Choice, state: State) -> str:
        """Return a choice as it is named in a sentence."""
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
        """Print what happened."""
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

    def question(self, state: State, players: Sequence[str], rows: Sequence[Row]) -> None:
        """Show who is asked what, what comes next, and the choices as rows."""
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
        if len(rows) > FEW and not any(row.costs or row.gains or row.points or row.rule for row in rows):
            items = [self._head(row, state, default) for row in rows]
            self.console.print(Columns(items, padding=(0, 3), column_first=True, equal=True))
            return
        grid = Table.grid(padding=(0, 2))
        for row in rows:
            if row.rule:
                lack = Text(f"{self.voice.lack(state, row.choice)} ({row.rule})", "dim")
                grid.add_row(Text.assemble(("  – ", "dim"), (self.label(row.choice, state), "dim")), lack, "")
            else:
                points = f"+{row.points}" if row.points > 0 else str(row.points or "").replace("-", "−")
                head = self._head(row, state, default)
                grid.add_row(head, self._trade(row), Text(points, "bold yellow" if row.points > 0 else "dim"))
        self.console.print(grid)

    def when(self, state: State) -> str:
        """Return how far the game has gone, and the target score where there is one."""
        return scenes_of(state, self.voice.language).when

    def label(self, choice: Choice, state: State) -> str:
        """Return the name of a choice in the list: its title, but for places, which the boards name by coordinates."""
        key = f"title-{choice.kind}"
        numbered = self.voice.texts.says(key) and "number" in self.voice.texts.arguments(key)
        return self.voice.choice(choice, state) if numbered else self.voice.title(choice, state)

    def _head(self, row: Row, state: State, default: Choice | None) -> Text:
        number = state.choices().index(row.choice) + 1
        head = Text.assemble((f"{number:3} ", "bold green"), self.label(row.choice, state))
        if self.names:
            head.append(f"  {row.choice.name}", "dim")
        if row.choice is default:
            head.append(f"  ({self.voice.say('cli-enter')})", "green")
        return head

    def _trade(self, row: Row) -> Text:
        """Return what it costs, an arrow, and what it gives."""
        say = self.voice.say
        price = self.voice.chips(row.costs) or (say("chip-free") if row.free else "")
        gains = f" {say('chip-or')} ".join([self.voice.chips(group) for group in row.gains])
        if row.extra:
            gains = f"{gains} + {self.voice.chips(row.extra)}"
        if row.face.scores:
            gains = f"{gains} {say(row.face.scores[0], points=row.face.scores[1])}".strip()
        told = Text.assemble((price, "red" if row.costs else "green"), " → " if price and gains else "", gains)
        after = self.voice.follows(row.asks, row.vain, nothing=row.nothing)
        return told.append(f"  {after}" if told and after else after, "dim")

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
