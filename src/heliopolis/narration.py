"""Narration: what the rules ask, offer and tell, in the words of a language.

A text is found by what it is about: ``prompt-TakeTile``, ``choice-build``, ``event-laid``. Its arguments are named
by the roles that the game's definition gives to details, fields and numbers, so no game is known here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, cached_property, lru_cache
from typing import Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import HeliopolisError, IllegalChoice
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game, Line, Result, State
from heliopolis.kernel.journals.notation import Ply
from heliopolis.kernel.journals.replay import RecordedGame
from heliopolis.kernel.step import NOBODY, S, Step, fields, step_name
from heliopolis.messages import say
from heliopolis.sentences import NO_SUBJECT, SUBJECT, Sentence, joined
from heliopolis.texts import LANGUAGES, PREDICATE, YOU, Texts, texts

Argument = str | int

LONGEST_CHAIN: Final = 3
"""How many events in a row may share one sentence."""
PLAYERS: Final = tuple(chr(0xE000 + seat) for seat in range(9))
"""Stand for the players, by seat, until their names are put in: a tale is the same whoever plays."""
_PLAYER: Final = re.compile(f"[{PLAYERS[0]}-{PLAYERS[-1]}{YOU}]")
NO_READER: Final = -9
"""No seat is addressed: the tale is for everybody."""
PROMPT: Final = "prompt-"
AWAIT: Final = "await-"
NOTE: Final = "note-"
PAGES: Final = re.compile(r"p\d+(?:-\d+)?(?:, p\d+(?:-\d+)?)*")
"""Notes that are pages of the rulebook and nothing else."""
REMEMBERED: Final = 5_000
"""How many tales are kept in words."""


def bot_called(name: str, words: Texts) -> str:
    """What a bot is called in a language: the name of its kind, then its strength."""
    kind, _, rest = name.partition(":")
    key = f"bot-{kind}"
    return f"{words.message(key)} {rest}".rstrip() if words.says(key) else name


@cache
def teller(game: Game, language: str) -> Teller:
    """The teller of a game in a language; made once, as reading the texts takes a while."""
    return Teller(game, language)


def told(error: HeliopolisError, language: str, games: Iterable[Game]) -> str:
    """An error in a language, told by the game whose rule it names; without a rule, any game will do."""
    voices = [teller(game, language) for game in games]
    rule = error.rule if isinstance(error, IllegalChoice) else ""
    return next((voice for voice in voices if voice.texts.has(rule)), voices[0]).error(error)


class Teller:
    """Puts one game into the words of one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game: Final = game
        self.language: Final = language
        self.texts: Final[Texts] = texts(game.folder, language)
        self._told: Final = lru_cache(REMEMBERED)(self._tell)
        self._choices: Final[dict[tuple[str, tuple[int, ...]], str]] = {}

    def say(self, key: str, /, **args: Argument) -> str:
        """The text of that key."""
        return self.texts.message(key, **args)

    # Questions and answers -------------------------------------------------------------------------

    def prompt(self, state: State) -> str:
        """The open question, or that the game is over."""
        return self._question(state.todo[-1]) if state.todo else self.say("game-over")

    def agenda(self, state: State) -> list[str]:
        """What is still to come in this turn, the open question first."""
        return [self._question(step) for step in self._asking(state)]

    def awaited(self, state: State) -> list[str]:
        """The same for those who wait: what the player is doing, without their name."""
        return [self._question(step, AWAIT if step.seat() >= 0 else PROMPT) for step in self._asking(state)]

    @staticmethod
    def _asking(state: State) -> list[Step[State]]:
        asking = [step for step in state.todo[::-1] if step.seat() != NOBODY]
        return asking[: len(state.agenda())]

    def choice(self, choice: Choice, state: State | None = None) -> str:
        """The label of a choice; given the position that asks, it names what lies at the choice's place."""
        here = () if state is None else self.game.occupant(state, choice)
        told = self._choices.get((choice.name, here))
        if told is None:
            text = self._choice(choice.kind, choice.name.partition(":")[2], here)
            told = self._choices[choice.name, here] = text[:1].upper() + text[1:]
        return told

    def _question(self, step: Step[S], asked: str = PROMPT) -> str:
        key = asked + step_name(type(step))
        wanted = self.texts.arguments(key)
        return self.say(
            key, **{name: self._field(name, value) for name, value in fields(step).items() if name in wanted}
        )

    def _field(self, name: str, value: object) -> Argument:
        role = self.game.role(name)
        if isinstance(value, int):
            return self.named(role, value)
        assert isinstance(value, tuple)
        if not value:
            return "none"
        return self.all_of([self.any_of(self._members(role, mask)) for mask in value])

    def _members(self, role: str, mask: int) -> list[str]:
        return [str(self.named(role, place)) for place in range(mask.bit_length()) if mask >> place & 1]

    def _choice(self, kind: str, detail: str, here: tuple[int, ...]) -> str:
        if not here and self.texts.says(f"choice-{kind}-{detail}"):
            return self.say(f"choice-{kind}-{detail}")
        roles = self.game.details().get(kind, ())
        given = detail.split("/") if roles and detail else []
        # A detail that is left out is a number that is 0.
        given += ["0"] * (len(roles) - len(given))
        args = {role: self._detail(role, each) for role, each in zip(roles, given, strict=True)}
        if not here:
            return self.say(f"choice-{kind}", **args)
        args |= {
            role: self.named(role, each) for role, each in zip(self.game.wording.occupants[kind], here, strict=True)
        }
        return self.say(f"here-{kind}", **args)

    def _detail(self, role: str, detail: str) -> Argument:
        names = self.game.names(role)
        if not names:
            # A place of an unbounded board is in no table: it is called by its coordinates.
            return detail if "," in detail else int(detail)
        return self._word(role, next(name for name in names if detail == self._bare(name)))

    # What happened ---------------------------------------------------------------------------------

    def event(self, event: Event, players: Sequence[str]) -> str:
        """One event as a sentence."""
        return self.story([event], players)[0]

    def story(self, events: Sequence[Event], players: Sequence[str], reader: int = NO_READER) -> list[str]:
        """Events as sentences in full."""
        return [str(sentence) for sentence in self.sentences(events, players, reader)]

    def tale(self, events: Sequence[Event], players: Sequence[str]) -> str:
        """Events as running text: sentences in a row about one player are joined and name them once."""
        return " ".join(self.joined(self.sentences(events, players)))

    def joined(self, sentences: Sequence[Sentence]) -> list[str]:
        """Sentences as text; those in a row about one player become one."""
        return joined(sentences, self.texts.between("list-loose"))

    def sentences(self, events: Sequence[Event], players: Sequence[str], reader: int = NO_READER) -> list[Sentence]:
        """Events as sentences; those that belong together share one. ``reader`` is the seat addressed as “you”.

        ``event-laid-grown`` is the sentence of two events in a row; ``events-paid`` that of several of one kind,
        whose ``$list`` is made of ``each-paid``.
        """
        names = dict(zip(PLAYERS, players, strict=False))
        names[YOU] = self.say("you")

        def called(text: str) -> str:
            # In one pass: a player may be called by anything.
            return _PLAYER.sub(lambda mark: names.get(mark[0], mark[0]), text)

        return [
            sentence._replace(subject=called(sentence.subject), words=called(sentence.words))
            for sentence in self._told(tuple(events), reader)
        ]

    def _tell(self, events: Sequence[Event], reader: int) -> list[Sentence]:
        told: list[Sentence] = []
        at = 0
        while at < len(events):
            length, sentence = self._chain(events, at, reader) or self._run(events, at, reader)
            told.append(sentence)
            at += length
        return told

    def _chain(self, events: Sequence[Event], at: int, reader: int) -> tuple[int, Sentence] | None:
        for length in range(LONGEST_CHAIN, 1, -1):
            chain = events[at : at + length]
            key = "event-" + "-".join(str(event[0]) for event in chain)
            if len(chain) == length and self.texts.says(key) and all(event[1] == chain[0][1] for event in chain):
                args = self._shared([self._arguments(event, reader) for event in chain])
                if args is not None:
                    return length, self._sentence(key, chain[0], args)
        return None

    def _run(self, events: Sequence[Event], at: int, reader: int) -> tuple[int, Sentence]:
        kind = events[at][0]
        if self.texts.says(f"events-{kind}"):
            common = self.texts.arguments(f"events-{kind}") - {"list"}
            first = self._arguments(events[at], reader)
            items: list[str] = []
            for event in events[at:]:
                args = self._arguments(event, reader)
                if event[:2] != events[at][:2] or any(args[name] != first[name] for name in common):
                    break
                items.append(self.say(f"each-{kind}", **args))
            if len(items) > 1:
                args = {name: first[name] for name in common}
                return len(items), self._sentence(f"events-{kind}", events[at], {**args, "list": self.all_of(items)})
        return 1, self._sentence(f"event-{kind}", events[at], self._arguments(events[at], reader))

    def _sentence(self, key: str, event: Event, args: dict[str, Argument]) -> Sentence:
        form = self.texts.form(key)
        if form is None or int(event[1]) < 0:
            return Sentence(key, NO_SUBJECT, "", self.say(key, **args), goes_on=False)
        return Sentence(key, int(event[1]), str(args[SUBJECT]), self.say(PREDICATE + key, **args), form.goes_on)

    def _arguments(self, event: Event, reader: int) -> dict[str, Argument]:
        kind, seat, *numbers = event
        args: dict[str, Argument] = {SUBJECT: YOU if seat == reader else self.player(int(seat), PLAYERS)}
        for role, number in zip(self.game.events()[str(kind)], numbers, strict=True):
            args[role] = self.named(role, int(number))
        return args

    @staticmethod
    def _shared(several: Iterable[dict[str, Argument]]) -> dict[str, Argument] | None:
        """All arguments together, or None if two of them disagree."""
        together: dict[str, Argument] = {}
        for args in several:
            if any(together.get(name, value) != value for name, value in args.items()):
                return None
            together.update(args)
        return together

    # Journals of older rules -----------------------------------------------------------------------

    def past(self, record: RecordedGame) -> str:
        """Which rules a journal was played by, and how far the current ones can follow it."""
        key = "record-departs" if record.fault else "record-older"
        plies = {"ply": len(record.journal.plies), "plies": len(record.plies)}
        return self.say(key, rules=record.rules, current=self.game.version, **plies)

    def written(self, ply: Ply) -> list[str]:
        """What was chosen at a ply and what that forced, where the position is not known."""
        return [self.choice(choice) for name in (ply.choice, *ply.forced) if (choice := self.game.find_choice(name))]

    def written_end(self, record: RecordedGame, players: Sequence[str]) -> str:
        """The final scores of a journal, as written."""
        scores = [
            self.say("record-score", player=name, points=total)
            for name, total in zip(players, record.totals, strict=True)
        ]
        return self.say("record-end", scores=self.all_of(scores))

    # Names -----------------------------------------------------------------------------------------

    def player(self, seat: int, players: Sequence[str]) -> str:
        """The name of whoever sits there; chance is the table."""
        return self.say("table") if seat == CHANCE else players[seat]

    def named(self, role: str, number: int) -> Argument:
        """What a number of that role is called within a sentence, or the number itself."""
        names = self.game.names(role)
        return self._word(role, names[number]) if names else number

    def _word(self, role: str, name: str) -> str:
        """The wording of a name within a sentence where it has one of its own, with article and gender."""
        word = f"word-{role}-{self._bare(name)}"
        if self.texts.says(word):
            return self.say(word)
        return self.say(name) if self.texts.says(name) else name

    def _bare(self, name: str) -> str:
        """What notation calls a name: the end of a text key, or the name itself where it has no text."""
        return name.rpartition("-")[2] if self.texts.says(name) else name

    def name(self, thing: str) -> str:
        """The name of a component such as ``building-palace``."""
        return self.say(f"name-{thing}")

    def component_key(self, component: str) -> str:
        """The text key of the name of a component such as ``trials.a01``, or nothing where it has none.

        It ends like the component and is of its kind.
        """
        kind, _, last = component.partition(".")
        last = last.rpartition(".")[2]
        keys = [key for key in sorted(self.texts.said()) if key.startswith("name-") and key.endswith(f"-{last}")]
        return next((key for key in keys if kind.startswith(key.split("-")[1][:4])), "")

    def about(self, thing: str) -> str:
        """What a component does."""
        return self.say(f"about-{thing}")

    def note(self, note: str) -> str:
        """A note on where a value comes from: ours are English in the data and have texts, others stay as they are."""
        if PAGES.fullmatch(note):
            return self.say("rules-page-page", page=note.replace("p", ""))
        key = self._notes.get(note)
        return note if key is None else self.say(key)

    @cached_property
    def _notes(self) -> dict[str, str]:
        english = texts(self.game.folder, LANGUAGES[0])
        return {english.message(key): key for key in sorted(english.keys()) if key.startswith(NOTE)}

    def reason(self, name: str) -> str:
        """Why points are given."""
        return self.say(f"reason-{name}")

    def rule(self, rule: str) -> str:
        """The text of a rule."""
        return self.say(rule)

    def refusal(self, state: State, choice: Choice) -> str:
        """Why a choice is barred now: the rule, and what is missing; empty where no rule bars it."""
        rule = state.why_not(choice)
        return " ".join([self.rule(rule), *self.story(state.missing(choice), PLAYERS)]) if rule else ""

    def option(self, name: str) -> str:
        """What an option decides."""
        return self.say(f"option-{name}")

    def option_value(self, name: str, value: Value) -> str:
        """What a value of an option means."""
        return self.say(f"option-{name}-{str(value).lower()}")

    # Standing --------------------------------------------------------------------------------------

    def score_line(self, line: Line) -> str:
        """One line of a score sheet."""
        return self.say("score-line", reason=self.reason(line.reason), points=line.points)

    def result(self, result: Result, players: Sequence[str]) -> str:
        """Who has won."""
        winners = [players[seat] for seat in result.winners]
        if not winners:
            return self.say("result-missed", player=players[0], points=max(result.totals))
        return self.say("result", players=self.all_of(winners), count=len(winners), points=max(result.totals))

    # What went wrong -------------------------------------------------------------------------------

    def error(self, error: HeliopolisError) -> str:
        """An error in this language, with the rule, option, line or field at fault."""
        if isinstance(error, IllegalChoice) and self.texts.says(error.rule):
            found = self.game.find_choice(error.choice)
            choice = error.choice if found is None else self.choice(found)
            barred = self.say("refused", choice=choice, rule=self.cited(error.rule))
            return " ".join([barred, *self.story(error.missing, PLAYERS)])
        return say(error.message, self.language, self.texts)

    def cited(self, rule: str) -> str:
        """The text of a rule with its id."""
        return self.say("rule-cited", rule=rule, text=self.rule(rule))

    # Lists -----------------------------------------------------------------------------------------

    def all_of(self, items: Sequence[str]) -> str:
        """Items as a list that ends in “and”."""
        return self._list("list-and", items)

    def any_of(self, items: Sequence[str]) -> str:
        """Items as a list that ends in “or”."""
        return self._list("list-or", items)

    def _list(self, key: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(key, items=self.texts.between("list-comma").join(items[:-1]), last=items[-1])
