"""What is kept of a game: a row for each decision, and where that is asked for one for each end of a turn."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from heliopolis.arena.contests import Contest, Luck, draws, player
from heliopolis.arena.schedule import Fixture
from heliopolis.arena.together import Asking, ask_together
from heliopolis.bots import Bot, BotLike, checked, measure
from heliopolis.bots.objects import BotObject, bots_of, introduce
from heliopolis.bots.search import SearchBot
from heliopolis.bots.tree import most_visited
from heliopolis.data.ends import END_COLUMNS, ENDS, EndNotes
from heliopolis.data.files import Kind, usual_kind
from heliopolis.data.making import SHARD, DataRecipe, GameRecord
from heliopolis.data.tables import ColumnKind, Table, TableRows
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.results import Result
from heliopolis.simulation import line_up
from heliopolis.version import PROGRAM

DECISIONS: Final = "decisions"
COLUMNS: Final[dict[str, ColumnKind]] = {
    "game": ColumnKind("int64"),
    "ply": ColumnKind("int32"),
    "turn": ColumnKind("int32"),
    "seat": ColumnKind("int8"),
    "choice": ColumnKind("int32"),
    "legal": ColumnKind("int32", listed=True),
    "visits": ColumnKind("int32", listed=True),
    "chances": ColumnKind("float32", listed=True),
    "feature_places": ColumnKind("int32", listed=True),
    "feature_values": ColumnKind("float32", listed=True),
    "ranks": ColumnKind("int8", listed=True),
    "scores": ColumnKind("int32", listed=True),
}
"""Of a decision; docs/research/data-format.md says what each holds."""


def recipe(
    game: str | Game,
    bots: BotLike | Sequence[BotLike],
    games: int,
    seed: int = 1,
    components: Path | str | None = None,
    *,
    ends: bool = False,
    shard: int = SHARD,
    kind: Kind | None = None,
    here: Mapping[str, BotObject] | None = None,
    **options: Value,
) -> DataRecipe[Fixture]:
    """Return the data set of that many games, which are those that ``simulate`` plays with the same bots and seed.

    A bot is a name, or an object or a function of this process; a single bot plays every seat. ``here`` gives objects
    names of their own. A bot that learns plays as it does now, so no command can make the games of objects again.
    With ``ends`` there is a second table, of the ends of turns, which bots learn from. A file has the games of a
    ``shard``, and is of the best kind that can be written here where none is named.

    Examples:
        >>> from heliopolis.data import recipe
        >>> len(recipe("helios", "random", 20, seed=7).fixtures)
        20
    """
    if games < 1:
        raise BadOption("games", "least", least=1, value=games)
    game = find_game(game) if isinstance(game, str) else game
    entries = bots_of(bots, 1)
    chosen = game.check_options(options)
    names, objects = introduce(line_up(entries, game.new(components, **options).seats), here)
    for name in names:
        if name not in objects:
            checked(name)
    if ends and not game.numbers.input_names:
        raise BadOption(ENDS, "no-inputs", game=game.name)
    contest = Contest(
        game.name,
        str(components or ""),
        tuple(chosen.items()),
        tuple(names),
        seed,
        luck=Luck.OWN,
        here=objects,
    )
    columns = {DECISIONS: COLUMNS, **({ENDS: END_COLUMNS} if ends else {})}
    files = kind or usual_kind()
    more = ["--ends"] if ends else []
    more += ["--components", "DIR"] if components else []
    line = [*command(contest, names[: len(entries)], games), *more, "--shard", str(shard), "--files", files]
    about = {
        **({} if contest.here else {"command": shlex.join(line)}),
        **contest.to_dict(),
        "features": len(game.feature_spec()),
        "actions": len(game.vocabulary()),
    }
    fixtures = list(contest.fixtures(games))
    playing = partial(play, contest, tuple(columns))
    return DataRecipe(about, columns, fixtures, playing, files, shard, together=contest.at_once())


def command(contest: Contest, bots: Sequence[str], games: int) -> list[str]:
    """Return the command that makes these games, wherever they are put, word by word."""
    words = ["heliopolis", "dataset", contest.game, "--bots", ",".join(bots), "--games", str(games)]
    words += ["--seed", str(contest.seed)]
    for name, value in contest.options:
        words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    return words


class DecisionNotes:
    """What is noted of the decisions of one game while it is played."""

    def __init__(self, game: int) -> None:
        self._game: Final = game
        self._rows: Final = TableRows(COLUMNS)

    def note(self, state: State, ply: int, choice: Choice, bot: Bot) -> None:
        """Keep a decision as it is made."""
        seat = state.seat()
        # What lies outside the vocabulary is no action, and has no number.
        legal = [each for each in state.choices() if each.index >= 0]
        visits, chances = searched(bot, legal)
        places, values = state.game.sparse_features(state, seat)
        order = sorted(range(len(places)), key=places.__getitem__)
        self._rows.add(
            {
                "game": self._game,
                "ply": ply,
                "turn": state.turn,
                "seat": seat,
                "choice": choice.index,
                "legal": [each.index for each in legal],
                "visits": visits,
                "chances": chances,
                "feature_places": [places[place] for place in order],
                "feature_values": [values[place] for place in order],
            }
        )

    def end(self, result: Result) -> Table:
        """Return all of it, now that the end is known."""
        for _ in range(len(self._rows)):
            self._rows.add({"ranks": result.ranks, "scores": result.totals})
        return self._rows.table()


def searched(bot: Bot, legal: Sequence[Choice]) -> tuple[list[int], list[float]]:
    """Return how often a search followed each choice, and the chance of winning it saw there; nothing of other bots."""
    if not isinstance(bot, SearchBot):
        return [], []
    visits, chances = dict.fromkeys(legal, 0), dict.fromkeys(legal, 0.0)
    for plan in bot.weighed:
        choice = plan.choices[bot.step]
        if choice in visits:
            visits[choice] += plan.visits
            chances[choice] += plan.chance
    return list(visits.values()), [
        chance / number if number else 0.0 for chance, number in zip(chances.values(), visits.values(), strict=True)
    ]


def play(contest: Contest, tables: Sequence[str], fixtures: Sequence[Fixture]) -> list[GameRecord]:
    """Play some games and keep what the tables ask for."""
    made = dict(ask_together((recorded(contest, tables, fixture) for fixture in fixtures), contest.at_once()))
    return [made[fixture.number] for fixture in fixtures]


def recorded(contest: Contest, tables: Sequence[str], fixture: Fixture) -> Asking[tuple[int, GameRecord]]:
    """Play one game and keep it: ask a bot wherever there is a choice, and return the game with its number."""
    game = contest.definition
    journal = Journal(game, list(fixture.seats), contest.components or None, **dict(contest.options))
    journal.note(*PROGRAM)
    journal.note("seed", str(fixture.seed))
    players = [player(contest, fixture, seat) for seat in range(journal.state.seats)]
    chance = draws(contest, fixture)
    decisions = DecisionNotes(fixture.number)
    ends = EndNotes(fixture.number) if ENDS in tables else None
    while journal.state.todo:
        state = journal.state
        seat, choices, turn = state.seat(), state.choices(), state.turn
        if seat == CHANCE:
            choice = chance.draw(state)
        elif len(choices) == 1:
            choice = choices[0]
        else:
            bot = players[seat]
            choice, _ = yield bot, state
            decisions.note(state, len(journal.plies), choice, bot)
            if ends and isinstance(bot, SearchBot) and bot.step == 0:
                ends.note_others(state, bot.weighed, most_visited(bot.weighed), bot.simulations)
        journal.play(choice)
        if ends and seat != CHANCE and journal.state.todo and journal.state.turn != turn:
            name = fixture.seats[seat]
            ends.note(journal.state, seat, 1 if name in contest.here else max(1, measure(name, game)))
    result = journal.state.result()
    assert result is not None
    made = {DECISIONS: decisions.end(result)}
    if ends:
        made[ENDS] = ends.end(result, journal.state.turn)
    return fixture.number, GameRecord(made, journal.text())
