"""The voice of a game in one language: what its things are called, and what the rules ask, offer and report.

A text is found by its subject: ``prompt-TakeTile``, ``choice-build``, ``event-laid``. Its arguments are named by the
roles that the game's definition gives to details, fields and numbers, so no game is known here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.chip import CHANGE, COST, POINTS, Chip
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import HeliopolisError, IllegalChoice, Message
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game, State, made_games
from heliopolis.kernel.journals.notation import Ply
from heliopolis.kernel.journals.replay import RecordedGame
from heliopolis.kernel.results import Result
from heliopolis.kernel.step import NOBODY, Step, fields, step_name
from heliopolis.words.messages import say
from heliopolis.words.sentences import NO_SUBJECT, SUBJECT, Sentence, joined
from heliopolis.words.texts import ID, LANGUAGES, PREDICATE, YOU, Texts, texts

Argument = str | int

NOTE: Final = "note-"
PAGES: Final = re.compile(r"p\d+(?:-\d+)?(?:, p\d+(?:-\d+)?)*")
"""Notes that are pages of the rulebook and nothing else."""
LONGEST_CHAIN: Final = 3
"""How many events in a row may share one sentence."""
PLAYERS: Final = tuple(chr(0xE000 + seat) for seat in range(9))
"""Stand for the players, by seat, until their names are put in: a tale is the same anyone who plays."""
_PLAYER: Final = re.compile(f"[{PLAYERS[0]}-{PLAYERS[-1]}{YOU}]")
NO_READER: Final = -9
"""No seat is addressed: the tale is for everyone."""
PROMPT: Final = "prompt-"
AWAIT: Final = "await-"
NOTHING_MORE: Final[Mapping[str, int]] = {}


def capital(text: str) -> str:
    """Return the text as it begins a line."""
    return text[:1].upper() + text[1:]


def bot_called(name: str, words: Texts) -> str:
    """Return what a bot is called in a language: the name of its kind, then its strength."""
    kind, _, rest = name.partition(":")
    key = f"bot-{kind}"
    return f"{words(key)} {rest}".rstrip() if words.says(key) else name


def at_coordinates(choice: Choice) -> bool:
    """Return whether a choice is named by coordinates, which no board on a page shows."""
    name = choice.name
    return "," in name and any(detail.count(",") == 1 for detail in name.partition(":")[2].split("/"))


@cache
def voice_of(game: Game, language: str) -> Voice:
    """Return the voice of a game in a language; made once, as reading the texts takes a while."""
    return Voice(game, language)


def say_error(error: HeliopolisError, language: str) -> str:
    """Return an error in a language, by the game whose rule it names."""
    if isinstance(error, IllegalChoice):
        for game in made_games():
            voice = voice_of(game, language)
            if voice.texts.says(error.rule):
                return voice.error(error)
    return say(error.message, language)


class Voice:
    """Speaks of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game: Final = game
        self.language: Final = language
        self.texts: Final[Texts] = texts(game.folder, language)
        self._notes: dict[str, str] | None = None
        """The keys of notes, by their English text."""
        self._choices: Final[dict[tuple[str, tuple[int, ...]], str]] = {}
        chains = [key.split("-") for key in self.texts.said() if key.startswith("event-")]
        self._chained: Final = frozenset([parts[1] for parts in chains if len(parts) > 2])
        """The kinds of events that share a sentence with those that follow."""

    def say(self, text_key: str, /, **args: Argument) -> str:
        """Return the text of that key."""
        return self.texts(text_key, **args)

    def message(self, said: Message) -> str:
        """Return a message, with those that it is filled in with."""
        return self.texts.message(said)

    # Names -----------------------------------------------------------------------------------------

    def named(self, role: str, number: int) -> Argument:
        """Return what a number of that role is called within a sentence, or the number itself."""
        names = self.game.wording.names_of(role)
        return self._word(role, names[number]) if names else number

    def _word(self, role: str, name: str) -> str:
        """Return the wording of a name within a sentence where it has one of its own, with article and gender."""
        return self._word_of(role, name, self._bare(name))

    def _word_of(self, role: str, name: str, bare: str) -> str:
        word = f"word-{role}-{bare}"
        return self.say(word) if self.texts.says(word) else self.plain(name)

    def _called(self, argument: str, role: str, number: int) -> dict[str, Argument]:
        """Return the word for a number of that role, and beside it the id that texts select on."""
        names = self.game.wording.names_of(role)
        if not names:
            return {argument: number}
        name = names[number]
        bare = self._bare(name)
        return {argument: self._word_of(role, name, bare), argument + ID: bare}

    def _bare(self, name: str) -> str:
        """Return what notation calls a name: the end of a text key, or the name itself where it has no text."""
        return name.rpartition("-")[2] if self.texts.says(name) else name

    def detail_plainly(self, role: str, detail: str) -> Argument:
        """Return what a detail of a choice is called alone."""
        return self.plain(
            next((name for name in self.game.wording.names_of(role) if detail == self._bare(name)), detail)
        )

    def named_plainly(self, role: str, number: int) -> Argument:
        """Return what a number of that role is called alone, or the number itself."""
        names = self.game.wording.names_of(role)
        return self.plain(names[number]) if names else number

    def plain(self, name: str) -> str:
        """Return what one of a role's names is called alone: by its text, or as it stands where it has none."""
        return self.say(name) if self.texts.says(name) else name

    def name(self, thing: str) -> str:
        """Return the name of a component such as ``building-palace``."""
        return self.say(f"name-{thing}")

    def component_key(self, component: str) -> str:
        """Return the text key of the name of a component such as ``trials.a01``, or nothing where it has none.

        It ends like the component and is of its kind.
        """
        kind, _, last = component.partition(".")
        last = last.rpartition(".")[2]
        keys = [key for key in sorted(self.texts.said()) if key.startswith("name-") and key.endswith(f"-{last}")]
        return next((key for key in keys if kind.startswith(key.split("-")[1][:4])), "")

    def about(self, thing: str) -> str:
        """Return what a component does."""
        return self.say(f"about-{thing}")

    def note(self, note: str) -> str:
        """Return a note on where a value comes from.

        Notes of this package are English in the data and have texts, others stay as they are.
        """
        if PAGES.fullmatch(note):
            return self.say("rules-page-page", page=note.replace("p", ""))
        if self._notes is None:
            english = texts(self.game.folder, LANGUAGES[0])
            self._notes = {english(key): key for key in sorted(english.keys()) if key.startswith(NOTE)}
        key = self._notes.get(note)
        return note if key is None else self.say(key)

    def reason(self, name: str) -> str:
        """Return why points are given."""
        return self.say(f"reason-{name}")

    def rule(self, rule: str) -> str:
        """Return the text of a rule."""
        return self.say(rule)

    def option(self, name: str) -> str:
        """Return what an option decides."""
        return self.say(f"option-{name}")

    def option_value(self, name: str, value: Value) -> str:
        """Return what a value of an option means."""
        return self.say(f"option-{name}-{str(value).lower()}")

    def player(self, seat: int, players: Sequence[str]) -> str:
        """Return the name of the player who sits there; chance is the table."""
        return self.say("table") if seat == CHANCE else players[seat]

    # Lists -----------------------------------------------------------------------------------------

    def all_of(self, items: Sequence[str]) -> str:
        """Return items as a list that ends in “and”."""
        return self._list("list-and", items)

    def any_of(self, items: Sequence[str]) -> str:
        """Return items as a list that ends in “or”."""
        return self._list("list-or", items)

    def _list(self, key: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(key, items=self.texts.between("list-comma").join(items[:-1]), last=items[-1])

    # Questions and answers -------------------------------------------------------------------------

    def prompt(self, state: State) -> str:
        """Return the open question, or that the game is over."""
        return self._question(state, state.todo[-1]) if state.todo else self.say("game-over")

    def agenda(self, state: State) -> list[str]:
        """Return what is still to come in this turn, the open question first."""
        return [self._question(state, step) for step in self._asking(state)]

    def awaited(self, state: State) -> list[str]:
        """Return the same for those who wait: what the player is doing, without their name."""
        return [self._question(state, step, AWAIT if step.seat() >= 0 else PROMPT) for step in self._asking(state)]

    @staticmethod
    def _asking(state: State) -> list[Step[State]]:
        asking = [step for step in state.todo[::-1] if step.seat() != NOBODY]
        return asking[: len(state.agenda())]

    def choice(self, choice: Choice, state: State | None = None) -> str:
        """Return the label of a choice; given the position that asks, it names what lies at the choice's place."""
        here = () if state is None else self.game.wording.occupant(state, choice)
        told = self._choices.get((choice.name, here))
        if told is None:
            text = self._choice(choice.kind, choice.name.partition(":")[2], here)
            told = self._choices[choice.name, here] = capital(text)
        return told

    def title(self, choice: Choice, state: State, number: int = 0, told: Mapping[str, int] = NOTHING_MORE) -> str:
        """Return the shortest name of a choice, for lists; ``told`` is what its face says besides.

        The number on a place without a name distinguishes it.
        """
        kind, detail = choice.kind, choice.name.partition(":")[2]
        occupied = self.texts.says(f"title-here-{kind}")
        here = self.game.wording.occupant(state, choice) if occupied else ()
        return capital(self._title(choice, kind, detail, here, {"number": number, **told}))

    def on_board(self, choice: Choice, state: State) -> str:
        """Return the label of a choice for those who see the boards: a place goes by its title."""
        if not at_coordinates(choice):
            return self.choice(choice, state)
        return self.title(choice, state, 0, state.game.looks().face(state, choice).told)

    def brief(self, choice: Choice, state: State) -> str:
        """Say in a few words what a choice is good for, where its name does not."""
        return self._of_choice("brief", choice, state)

    def means(self, choice: Choice, state: State) -> str:
        """Say in full what a choice is good for, where its name and what it gives do not."""
        return self._of_choice("means", choice, state)

    def _of_choice(self, sort: str, choice: Choice, state: State) -> str:
        kind, detail = choice.kind, choice.name.partition(":")[2]
        key = next((key for key in (f"{sort}-{kind}-{detail}", f"{sort}-{kind}") if self.texts.says(key)), "")
        if not key:
            return ""
        occupied = f"{sort}-here-{kind}"
        placed = self.texts.says(occupied)
        here = self.game.wording.occupant(state, choice) if placed or self.texts.arguments(key) else ()
        key = occupied if placed and here else key
        return self.say(key, **self._plainly(key, kind, detail, here))

    def follows(self, asked: str, vain: str, *, nothing: bool) -> str:
        """Say in a few words which step asks next or has nothing to offer, or that nothing comes of it."""
        if vain and self.texts.says(f"vain-{vain}"):
            return self.say(f"vain-{vain}")
        if nothing or vain:
            return self.say("row-nothing")
        return self.say("row-then", what=self.say(f"next-{asked}")) if self.texts.says(f"next-{asked}") else ""

    def action_label(self, state: State, title: str) -> str:
        """Return what choosing a thing of the open question does: its verb, if any, and the title of the thing."""
        key = f"do-{step_name(type(state.todo[-1]))}"
        return self.say("row-do", verb=self.say(key), what=title) if self.texts.says(key) else title

    def offered(self, state: State | None, number: int) -> str:
        """Return how many things the open question offers, as the head of their list; without it, how many choices."""
        key = f"offer-{step_name(type(state.todo[-1]))}" if state is not None else "offer"
        told = self.say("number-word", number=number)
        return capital(self.say(key if self.texts.says(key) else "offer", count=number, number=told))

    def _title(self, choice: Choice, kind: str, detail: str, here: tuple[int, ...], told: Mapping[str, int]) -> str:
        if not here and self.texts.says(f"title-{kind}-{detail}"):
            return self.say(f"title-{kind}-{detail}")
        key = f"title-here-{kind}" if here else f"title-{kind}"
        if not self.texts.says(key):
            return self.choice(choice)
        return self.say(key, **self._plainly(key, kind, detail, here, told))

    def _plainly(
        self, key: str, kind: str, detail: str, here: tuple[int, ...], told: Mapping[str, int] = NOTHING_MORE
    ) -> dict[str, Argument]:
        """Return the details of a choice and what lies at its place, each by its name alone."""
        wanted = self.texts.arguments(key)
        roles = self.game.wording.details.get(kind, ())
        given = list(zip(roles, detail.split("/"), strict=False))
        args: dict[str, Argument] = dict(told)
        args |= {role: self.detail_plainly(role, each) for role, each in given}
        args |= {role + ID: each for role, each in given}
        places = self.game.wording.occupants.get(kind, ())
        args |= {role: self.named_plainly(role, each) for role, each in zip(places, here, strict=False)}
        return {name: value for name, value in args.items() if name in wanted}

    def _question(self, state: State, step: Step[State], asked: str = PROMPT) -> str:
        key = asked + step_name(type(step))
        wanted = self.texts.arguments(key)
        told = {**fields(step), **(self.game.wording.asked_of(state, step) if wanted else {})}
        args: dict[str, Argument] = {}
        for name, value in told.items():
            if name in wanted or name + ID in wanted:
                args |= self._field(name, value)
        return self.say(key, **args)

    def _field(self, name: str, value: object) -> dict[str, Argument]:
        role = self.game.wording.role_of(name)
        if isinstance(value, int):
            return self._called(name, role, value)
        assert isinstance(value, tuple)
        words = self.all_of([self.any_of(self._members(role, mask)) for mask in value])
        return {name: words, name + ID: "some" if value else "none"}

    def _members(self, role: str, mask: int) -> list[str]:
        return [str(self.named(role, place)) for place in range(mask.bit_length()) if mask >> place & 1]

    def _choice(self, kind: str, detail: str, here: tuple[int, ...]) -> str:
        if not here and self.texts.says(f"choice-{kind}-{detail}"):
            return self.say(f"choice-{kind}-{detail}")
        roles = self.game.wording.details.get(kind, ())
        given = detail.split("/") if roles and detail else []
        # A detail that is left out is a number that is 0.
        given += ["0"] * (len(roles) - len(given))
        args = {role: self._detail(role, each) for role, each in zip(roles, given, strict=True)}
        args |= {role + ID: each for role, each in zip(roles, given, strict=True)}
        if not here:
            return self.say(f"choice-{kind}", **args)
        for role, each in zip(self.game.wording.occupants[kind], here, strict=True):
            args |= self._called(role, role, each)
        return self.say(f"here-{kind}", **args)

    def _detail(self, role: str, detail: str) -> Argument:
        names = self.game.wording.names_of(role)
        if not names:
            # A place of an unbounded board is in no table: it is called by its coordinates.
            return detail if "," in detail else int(detail)
        return self._word(role, next(name for name in names if detail == self._bare(name)))

    # What happened ---------------------------------------------------------------------------------

    def story(self, events: Sequence[Event], players: Sequence[str], reader: int = NO_READER) -> list[str]:
        """Return events as sentences in full."""
        return [str(sentence) for sentence in self.sentences(events, players, reader)]

    def tale(self, events: Sequence[Event], players: Sequence[str]) -> str:
        """Return events as running text: sentences in a row about one player are joined and name them once."""
        return " ".join(self.joined(self.sentences(events, players)))

    def joined(self, sentences: Sequence[Sentence]) -> list[str]:
        """Return sentences as text; those in a row about one player become one."""
        return joined(sentences, self.texts.between("list-loose"))

    def sentences(self, events: Sequence[Event], players: Sequence[str], reader: int = NO_READER) -> list[Sentence]:
        """Return events as sentences; those that belong together share one. ``reader`` is the seat addressed as “you”.

        ``event-laid-grown`` is the sentence of two events in a row; ``events-paid`` that of several of one kind,
        whose ``$list`` is made of ``each-paid``; ``events-paid-built`` that of one or several and what follows them.
        """
        names = dict(zip(PLAYERS, players, strict=False))
        names[YOU] = self.say("you")
        if all(event[1] != reader for event in events):
            # What does not concern the reader is said to everyone alike, and only once.
            reader = NO_READER

        def called(text: str) -> str:
            # In one pass: a player may be called by anything.
            return _PLAYER.sub(lambda mark: names.get(mark[0], mark[0]), text)

        return [
            Sentence(key, seat, called(subject), called(words), goes_on)
            for key, seat, subject, words, goes_on in self._tell(events, reader)
        ]

    def _tell(self, events: Sequence[Event], reader: int) -> list[Sentence]:
        told: list[Sentence] = []
        at = 0
        while at < len(events):
            found = self._chain(events, at, reader) or self._bought(events, at, reader)
            length, sentence = found or self._run(events, at, reader)
            told.append(sentence)
            at += length
        return told

    def _chain(self, events: Sequence[Event], at: int, reader: int) -> tuple[int, Sentence] | None:
        if events[at][0] not in self._chained:
            return None
        for length in range(min(LONGEST_CHAIN, len(events) - at), 1, -1):
            chain = events[at : at + length]
            key = "event-" + "-".join([str(event[0]) for event in chain])
            if self.texts.says(key) and all(event[1] == chain[0][1] for event in chain):
                args = self._shared([self._arguments(event, reader) for event in chain])
                if args is not None:
                    return length, self._sentence(key, chain[0], args)
        return None

    def _bought(self, events: Sequence[Event], at: int, reader: int) -> tuple[int, Sentence] | None:
        each = f"each-{events[at][0]}"
        if not self.texts.says(each):
            return None
        after = at + 1
        while after < len(events) and events[after][:2] == events[at][:2]:
            after += 1
        for length in range(min(LONGEST_CHAIN, len(events) - after), 0, -1):
            chain = events[after : after + length]
            key = "-".join([f"events-{events[at][0]}", *[str(event[0]) for event in chain]])
            if self.texts.says(key) and all(event[1] == events[at][1] for event in chain):
                args = self._shared([self._arguments(event, reader) for event in chain])
                if args is not None:
                    items = [self.say(each, **self._arguments(event, reader)) for event in events[at:after]]
                    return after + length - at, self._sentence(key, chain[0], {**args, "list": self.all_of(items)})
        return None

    def _run(self, events: Sequence[Event], at: int, reader: int) -> tuple[int, Sentence]:
        kind, first = events[at][0], self._arguments(events[at], reader)
        alike = at + 1 < len(events) and events[at + 1][:2] == events[at][:2]
        if alike and self.texts.says(f"events-{kind}"):
            common = self.texts.arguments(f"events-{kind}") - {"list"}
            items: list[str] = []
            for event in events[at:]:
                args = self._arguments(event, reader)
                if event[:2] != events[at][:2] or any(args[name] != first[name] for name in common):
                    break
                items.append(self.say(f"each-{kind}", **args))
            if len(items) > 1:
                args = {name: first[name] for name in common}
                return len(items), self._sentence(f"events-{kind}", events[at], {**args, "list": self.all_of(items)})
        return 1, self._sentence(f"event-{kind}", events[at], first)

    def _sentence(self, key: str, event: Event, args: dict[str, Argument]) -> Sentence:
        form = self.texts.form(key)
        if form is None or int(event[1]) < 0:
            return Sentence(key, NO_SUBJECT, "", self.say(key, **args), goes_on=False)
        return Sentence(key, int(event[1]), str(args[SUBJECT]), self.say(PREDICATE + key, **args), form.goes_on)

    def _arguments(self, event: Event, reader: int) -> dict[str, Argument]:
        kind, seat, *numbers = event
        args: dict[str, Argument] = {SUBJECT: YOU if seat == reader else self.player(int(seat), PLAYERS)}
        for role, number in zip(self.game.wording.events[str(kind)], numbers, strict=True):
            args |= self._called(role, role, int(number))
        return args

    @staticmethod
    def _shared(several: Iterable[dict[str, Argument]]) -> dict[str, Argument] | None:
        """Return all arguments together, or None if two of them disagree."""
        together: dict[str, Argument] = {}
        for args in several:
            if any(together.get(name, value) != value for name, value in args.items()):
                return None
            together.update(args)
        return together

    # Journals of older rules -----------------------------------------------------------------------

    def past(self, record: RecordedGame) -> str:
        """Return which rules a journal was played by, and how far the current ones can follow it."""
        key = "record-departs" if record.fault else "record-older"
        plies = {"ply": len(record.journal.plies), "plies": len(record.plies)}
        return self.say(key, rules=record.rules, current=self.game.version, **plies)

    def written(self, ply: Ply) -> list[str]:
        """Return what was chosen at a ply and what that forced, where the position is not known."""
        return [self.choice(choice) for name in (ply.choice, *ply.forced) if (choice := self.game.find_choice(name))]

    def written_end(self, record: RecordedGame, players: Sequence[str]) -> str:
        """Return the final scores of a journal, as written."""
        scores = [
            self.say("record-score", player=name, points=total)
            for name, total in zip(players, record.totals, strict=True)
        ]
        return self.say("record-end", scores=self.all_of(scores))

    # Refusals --------------------------------------------------------------------------------------

    def refusal(self, state: State, choice: Choice) -> str:
        """Return why a choice is barred now: the rule, and what is missing; empty where no rule bars it."""
        rule = state.barring_rule(choice)
        return " ".join([self.rule(rule), *self.story(state.missing(choice), PLAYERS)]) if rule else ""

    def lack(self, state: State, choice: Choice, rule: str | None = None, *, brief: bool = False) -> str:
        """Return why a choice is barred now, in a few words: what is missing if that is known, or else its rule.

        If it is to be ``brief``, the first thing that is missing is enough.
        """
        parts = self.lacks(state, choice, rule)
        return self.texts.between("list-comma").join(parts[:1] if brief else parts)

    def lacks(self, state: State, choice: Choice, rule: str | None = None) -> list[str]:
        """Return what is missing for a choice, thing by thing, or else the rule that bars it."""
        rule, parts = rule or state.barring_rule(choice), list[str]()
        things: list[list[str]] = []
        events = state.missing(choice) if rule else []
        for kind in dict.fromkeys([str(event[0]) for event in events]):
            key = f"lack-{kind}"
            if not self.texts.says(key):
                continue
            # What there is none of goes without saying beside other things.
            of_kind = [event for event in events if event[0] == kind]
            several = [self._arguments(event, NO_READER) for event in of_kind if event[-1]] or [
                self._arguments(of_kind[0], NO_READER)
            ]
            things.append([str(args[role]) for args in several for role in self.game.wording.events[kind][:1]])
            # The same thing is named once.
            if len(things) > 1 and things[-1] == things[-2] and self.texts.says(f"lack-bare-{kind}"):
                key = f"lack-bare-{kind}"
            listed = self.texts.says(f"each-{kind}")
            items = self.all_of([self.say(f"each-{kind}", **args) for args in several]) if listed else ""
            wanted = self.texts.arguments(key)
            args = {name: value for name, value in {**several[0], "list": items}.items() if name in wanted}
            parts.append(self.say(key, **args))
        if not parts and rule:
            parts = [self.say(f"lack-{rule}") if self.texts.says(f"lack-{rule}") else self.rule(rule)]
        return parts

    # Chips -----------------------------------------------------------------------------------------

    def chip(self, chip: Chip) -> str:
        """Return one chip: “3 Stone”, “−1 Wisdom”, “+5 (Full orbits)”, “Sea Temple 5 → 10”."""
        name = self.say(chip.name)
        if chip.kind == CHANGE:
            return self.say("chip-change", name=name, before=chip.before or 0, number=chip.number)
        if chip.kind == POINTS:
            return self.say("chip-points", name=name, number=chip.number)
        if chip.kind == COST and not chip.number:
            return self.say("chip-loss", name=name)
        if chip.kind == COST:
            return self.say("chip-cost", name=name, number=chip.number)
        return self.say("chip-gain", name=name, number=chip.number) if chip.number > 1 else name

    def chips(self, chips: Iterable[Chip]) -> str:
        """Return several chips, one after the other."""
        return ", ".join([self.chip(chip) for chip in chips])

    def amount(self, chip: Chip) -> str:
        """Return what a price takes, without a sign: “1 Wisdom”."""
        name = self.say(chip.name)
        return self.say("chip-gain", name=name, number=chip.number) if chip.number else name

    # Standing --------------------------------------------------------------------------------------

    def result(self, result: Result, players: Sequence[str]) -> str:
        """Return who has won."""
        winners = [players[seat] for seat in result.winners]
        if not winners:
            return self.say("result-missed", player=players[0], points=max(result.totals))
        return self.say(
            "result", players=self.all_of(winners), count=len(winners), points=result.totals[result.winners[0]]
        )

    # What went wrong -------------------------------------------------------------------------------

    def error(self, error: HeliopolisError) -> str:
        """Return an error in this language, with the rule, option, line or field at fault."""
        if isinstance(error, IllegalChoice) and self.texts.says(error.rule):
            found = self.game.find_choice(error.choice)
            choice = error.choice if found is None else self.label(found)
            barred = self.say("refused", choice=choice, rule=self.cited(error.rule))
            return " ".join([barred, *self.story(error.missing, PLAYERS)])
        return say(error.message, self.language, self.texts)

    def label(self, choice: Choice) -> str:
        """Return the label of a choice without its position: a place goes by its sort."""
        sort = f"thing-{choice.kind}"
        return self.say(sort) if at_coordinates(choice) and self.texts.says(sort) else self.choice(choice)

    def cited(self, rule: str) -> str:
        """Return the text of a rule with its id."""
        return self.say("rule-cited", rule=rule, text=self.rule(rule))
