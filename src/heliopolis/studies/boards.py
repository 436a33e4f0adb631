"""The positions of a study: played by the present rules, as a table in memory where the author sits at all seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import BadData, HeliopolisError
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.reading import NotJson, Reader, parse_json
from heliopolis.studies.tree import MOST_PLIES, Study, StudyNode, read_study
from heliopolis.table.clicks import Click
from heliopolis.table.errors import NotNow
from heliopolis.table.factory import table_from_journal
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping.pending import MemoryStore
from heliopolis.table.keeping.resuming import migrate
from heliopolis.table.question import Question
from heliopolis.table.seats import Seat
from heliopolis.table.table import Table


class StudyBoards:
    """The positions of a study, by the present rules."""

    def __init__(self, study: Study, catalogue: Catalogue) -> None:
        self.study: Final = study
        self.game: Final[Game] = catalogue.game(Reader(study.start, "study.start")["game"].string())
        digest = Reader(study.start, "study.start")["components"].string()
        self.components: Final[Components] = catalogue.components(self.game, digest)
        self.start: Final[State] = migrate(self.game, self.components, study.start)
        if len(study.players) != self.start.seats:
            raise BadData("study.players", "players", named=len(study.players), seats=self.start.seats)

    def table(self, name: str, node: int) -> Table:
        """Return a table in memory at a node, where people sit at all seats; ``name`` is that of the study."""
        start = self.start.to_dict()["options"]
        assert isinstance(start, dict)
        seats = [Seat(player, confirm=False) for player in self.study.players]
        options = self.game.check_options(start)
        journal = Journal(self.game, list(self.study.players), self.components, **options)
        journal.begin_at(self.start)
        for each in self.study.path(node):
            for ply in each.plies:
                self._play(journal, ply)
        return table_from_journal(MemoryStore(), journal, seats, table_id=f"{name}-{node}")

    def _play(self, journal: Journal, ply: str) -> None:
        try:
            journal.play(journal.state.choice(ply))
        except HeliopolisError:
            raise NotNow("study-rules") from None

    def befores(self) -> Iterator[tuple[StudyNode, State | None]]:
        """Yield each node with the position before its plies, None where the rules no longer lead there."""
        after: dict[int, State | None] = {}
        for node in self.study.nodes.values():
            before = after.get(node.parent, self.start)
            yield node, before
            after[node.id] = None if before is None else played(before, node.plies)

    def at(self, node: int) -> State:
        """Return the position of a node."""
        state: State | None = self.start
        for each in self.study.path(node):
            state = state and played(state, each.plies)
        if state is None:
            raise NotNow("study-rules")
        return state


def played(before: State, plies: Sequence[str]) -> State | None:
    """Return the position after these plies, or None if they cannot be played."""
    state = before.copy()
    try:
        for ply in plies:
            state.play(state.choice(ply))
    except HeliopolisError:
        return None
    return state


def answers(question: Question, told: str) -> list[str]:
    """Return the plies that a click on a question comes to; where chance is asked, a draw by name."""
    if question.state.seat() == CHANCE:
        choice = question.state.choice(told)
        question.state.copy().play(choice)  # refuses what cannot be drawn
        return [choice.name]
    return [move.choice.name for move in question.play(Click.read(told)).moves]


def drawn(state: State, seed: int) -> list[str]:
    """Return all draws up to the next question to a player, by that seed."""
    here, dice, plies = state.copy(), Dice(seed), list[str]()
    while here.todo and here.seat() == CHANCE and len(plies) < MOST_PLIES:
        choice = here.choices()[dice.weighted(here.weights())]
        plies.append(choice.name)
        here.play(choice)
    return plies


def prove(text: str) -> None:
    """Read the file of a study and play all of it by the rules of its game; called in a worker."""
    read_file(text, Catalogue())


def read_file(text: str, catalogue: Catalogue) -> Study:
    """Return the study of a file that was exported; refuse one that the rules do not lead through."""
    try:
        study = read_study(parse_json(text))
    except NotJson as mistake:
        raise BadData("study", "not-json", problem=mistake.reason) from None
    boards = StudyBoards(study, catalogue)
    if boards.start.to_dict()["components"] != study.start["components"]:
        raise BadData("study.start.components", "foreign-components")
    for place, (node, before) in enumerate(boards.befores()):
        if before is None or played(before, node.plies) is None or (node.plies and node.seat != before.seat()):
            raise BadData(f"study.nodes[{place}].plies", "study-plies")
    return study
