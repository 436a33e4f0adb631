"""A game in the terminal: what people type, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console

from heliopolis.cli.commands.reference import no_rule, print_chapters, print_rules, search
from heliopolis.cli.errors import BadFile, spoken
from heliopolis.cli.files import load_journal, save_journal
from heliopolis.cli.formatting import called_players
from heliopolis.cli.terminal.answers import Offer, Order, Unclear, fold, understand
from heliopolis.cli.terminal.keyboard import read_line
from heliopolis.cli.terminal.local_game import LocalGame, Undone, seats_of_people
from heliopolis.cli.terminal.notes import NotePrinter
from heliopolis.cli.terminal.screen import TerminalScreen
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import BadData, HeliopolisError, UnknownName
from heliopolis.kernel.position import OVER
from heliopolis.words.voice import voice_of

COMMANDS: Final = (
    "undo", "restart", "pay", "why", "rules", "score", "log", "board", "names", "save", "load", "help", "quit",
)  # fmt: skip
QUIT: Final = Order("quit", "")
LOG: Final = 5
"""How many turns the log shows unless another number is asked for."""


class TerminalGame:
    """Shows the game to one person at a time and asks them, until it is over or someone leaves."""

    def __init__(self, console: Console, local: LocalGame, language: str, kept: Path | None) -> None:
        self.local = local
        self.language: Final = language
        self.kept: Final = kept
        """The file that the game is saved to after every choice; None for one that is not kept."""
        self.game: Final = local.table.game
        self.voice: Final = voice_of(self.game, language)
        self.screen: Final = TerminalScreen(console, self.voice)
        self.notes: Final = NotePrinter(console, self.voice)
        self._saved = False
        self._drawn = -1
        """The turn in which the boards were last drawn."""
        self._files: Final[set[Path]] = set()
        """Files that were saved or loaded here and may be overwritten."""
        self._orders: Final[dict[str, Callable[[str], None]]] = {
            "undo": self._undo, "restart": self._restart, "pay": self._pay, "why": self._why, "rules": self._rules,
            "score": self._score, "log": self._log, "board": self._board, "names": self._names,
            "save": self._save, "load": self._load, "help": self._help,
        }  # fmt: skip
        self._words: Final = {name: name for name in COMMANDS} | {
            fold(self.voice.say(f"cli-command-{name}")): name for name in COMMANDS
        }

    def run(self) -> None:
        """Play until the game is over or someone leaves."""
        self.screen.welcome(self._players())
        try:
            while not self._taught() and self._wait_for_others() and not self._taught() and self._person():
                pass
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()
        self._leave()

    # A question and its answer ---------------------------------------------------------------------

    def _wait_for_others(self) -> bool:
        """Let bots and chance play until a person is asked; with no people, report every turn as it ends."""
        local = self.local
        while local.waiting() == CHANCE:
            turn = local.table.state.turn
            bot = local.asked_bot()
            if bot is None:
                local.proceed()
            else:
                with self.screen.console.status(self.voice.say("cli-thinking", player=self._players()[bot])):
                    local.proceed()
            if not local.people and local.table.state.turn != turn:
                self.screen.news(local.news(0), self._players())
        return True

    def _taught(self) -> bool:
        """Return whether the guide has nothing more to teach: then it shows the result and leaves the table."""
        seat = next(iter(self.local.people), 0)
        if not self.local.table.header.guide or not self.notes.outcome(self.local.table, seat):
            return False
        self.screen.news(self.local.news(seat), self._players())
        self.notes.tell(self.local.table, seat)
        return True

    def _person(self) -> bool:
        """Show the game to the person who is asked and do what they want; False if they leave."""
        self._show()
        while True:
            answer = self._answer()
            if isinstance(answer, Choice):
                self.local.play(answer)
                self._keep()
                return True
            if isinstance(answer, Unclear):
                self._puzzled(answer)
            elif answer.command == QUIT.command:
                return False
            elif self._obey(answer):
                return True

    def _show(self) -> None:
        state, players = self.local.table.state, self._players()
        seat = max(self.local.waiting(), 0)
        news = self.local.news(seat)
        if state.turn != self._drawn:
            self._board("")
        else:
            self.screen.live(state, seat)
        self.screen.news(news, players)
        if self.local.waiting() == OVER:
            self.screen.over(state, players)
            self.notes.tell(self.local.table, seat)
        else:
            self.notes.tell(self.local.table, seat)
            self.screen.question(state, players, self.local.table.question.rows)

    def _answer(self) -> Choice | Order | Unclear:
        offers = self._offers()
        typed = read_line([*(choice.name for choice, _ in offers), *(label for _, label in offers), *self._words])
        if typed:
            return understand(typed, offers, self._words)
        decision = self.local.table.state.decision()
        if decision is None:
            return QUIT
        return decision.default or Unclear("", [])

    def _players(self) -> list[str]:
        return called_players(self.local.table.names, self.voice)

    def _offers(self) -> list[Offer]:
        state = self.local.table.state
        return [(choice, self.screen.label(choice, state)) for choice in state.choices()]

    def _puzzled(self, answer: Unclear) -> None:
        known = self.game.find_choice(answer.typed)
        if answer.matches:
            several = [self.screen.called(choice, self.local.table.state) for choice in answer.matches]
            self.screen.say("cli-several", "yellow", typed=answer.typed, list=self.voice.any_of(several))
        elif known is not None:
            self._explain(known)
        elif answer.typed.isdecimal() and self.local.waiting() != OVER:
            self.screen.say("cli-no-number", "yellow", last=len(self._offers()))
        elif answer.typed:
            self.screen.say("cli-unknown", "yellow", typed=answer.typed)
        else:
            self.screen.say("cli-no-default", "yellow")

    def _obey(self, order: Order) -> bool:
        """Carry out a command; True if the position has changed."""
        table, version = self.local.table, self.local.table.version
        try:
            self._orders[order.command](order.rest)
        except (HeliopolisError, OSError) as error:
            self.screen.complain(spoken(error, self.language))
        return (self.local.table, self.local.table.version) != (table, version)

    def _keep(self) -> None:
        if self.kept is None:
            return
        try:
            self.kept.parent.mkdir(parents=True, exist_ok=True)
            save_journal(self.kept, self.local.journal)
            self._saved = True
        except OSError as error:
            self.screen.complain(spoken(error, self.language))

    def _leave(self) -> None:
        if self._saved and self.kept is not None:
            over = self.local.waiting() == OVER
            self.screen.say("cli-kept-over" if over else "cli-kept", "", file=str(self.kept), game=self.game.name)
        else:
            self.screen.say("cli-goodbye")

    # Commands --------------------------------------------------------------------------------------

    def _undo(self, _: str) -> None:
        self._back(self.local.undo(), "cli-undo-nothing")

    def _restart(self, _: str) -> None:
        self._back(self.local.restart(), "cli-restart-nothing")

    def _pay(self, _: str) -> None:
        self._back(self.local.repay(), "cli-pay-nothing")

    def _back(self, undone: Undone | None, nothing: str) -> None:
        if undone is None:
            self.screen.say(nothing, "yellow")
            return
        self._drawn = -1
        self._keep()
        self.screen.undone(undone, self.local.table.state)

    def _why(self, sought: str) -> None:
        state = self.local.table.state
        if not sought:
            rules: dict[str, list[str]] = {}
            for choice in state.candidates():
                rule = state.barring_rule(choice)
                if rule:
                    rules.setdefault(rule, []).append(self.screen.called(choice, state))
            self.screen.barred(rules)
            if not rules:
                self.screen.say("cli-nothing-barred")
            return
        offers = (
            self._offers()
            if sought.isdecimal()
            else [(each, self.screen.label(each, state)) for each in state.candidates()]
        )
        found = self.game.find_choice(sought) or understand(sought, offers, {})
        if isinstance(found, Choice):
            self._explain(found)
        else:
            assert isinstance(found, Unclear)
            self._puzzled(found)

    def _explain(self, choice: Choice) -> None:
        state = self.local.table.state
        if state.offers(choice):
            self.screen.say("cli-allowed", "", choice=self.screen.called(choice, state))
        else:
            self.screen.refusal(choice, state, state.barring_rule(choice))

    def _rules(self, sought: str) -> None:
        if not sought:
            print_chapters(self.screen.console, self.game, self.language)
            return
        found = search(self.game, sought, self.language)
        if not found:
            raise no_rule(sought)
        print_rules(self.screen.console, self.game, found, self.language)

    def _score(self, _: str) -> None:
        self.screen.scores(self.local.table.state, self._players())

    def _log(self, count: str) -> None:
        for events in self.local.turns(int(count) if count.isdecimal() else LOG):
            self.screen.news(events, self._players())

    def _board(self, _: str) -> None:
        state = self.local.table.state
        self._drawn = state.turn
        self.screen.boards(state, max(self.local.waiting(), 0), self._players())

    def _names(self, _: str) -> None:
        self.screen.names = not self.screen.names
        if self.local.waiting() != OVER:
            self.screen.question(self.local.table.state, self._players(), self.local.table.question.rows)

    def _save(self, name: str) -> None:
        path = self._path(name)
        if path.exists() and path not in self._files:
            raise FileExistsError(None, "exists", str(path))
        save_journal(path, self.local.journal)
        self._files.add(path)
        self.screen.say("cli-saved", "green", file=str(path))

    def _load(self, name: str) -> None:
        path = self._path(name)
        journal = load_journal(path)
        if journal.game is not self.game:
            raise BadFile(path, BadData("game", "other-game", game=self.game.name))
        self.local = LocalGame(journal, seats_of_people(journal.players) or [0], self.local.seed)
        self._files.add(path)
        self._drawn = -1
        self._keep()
        self.screen.say("cli-loaded", "green", file=str(path), plies=len(journal.plies))

    def _path(self, name: str) -> Path:
        if not name:
            raise UnknownName("no-file-named")
        return Path(name).expanduser().absolute()

    def _help(self, _: str) -> None:
        self.screen.help(COMMANDS)
