"""The terminal game, played by a script: what is typed, what is shown, what is kept."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, StringLiteral, TextElement

import heliopolis
from cli.conftest import Command
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import read_journal
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def kept(home: Path) -> Journal:
    (path,) = home.glob("*.txt")
    return read_journal(path.read_text(encoding="utf-8"), heliopolis.game)


def test_a_game_starts_at_once(command: Command, game: str) -> None:
    result = command("play", game, "--seed", 1)
    assert result.exit_code == 0
    assert "Player 1" in result.output
    assert "Steady" in result.output
    assert "\n  1 " in result.output
    assert "Bye!" in result.output


def test_numbers_play_and_the_game_is_kept(command: Command, game: str, home: Path) -> None:
    result = command("play", game, "--seed", 1, typed=("1", "1", "1"))
    journal = kept(home)
    assert [ply.seat for ply in journal.plies].count(0) == 3
    assert journal.players == ["Player 1", "medium"]
    assert f"heliopolis play {game} --load {next(home.glob('*.txt'))}" in result.output


def test_names_play_as_numbers_do(command: Command, game: str, tmp_path: Path) -> None:
    command("play", game, "--seed", 1, typed=("1", "1", f"save {tmp_path}/a.txt"))
    journal = read_journal((tmp_path / "a.txt").read_text(encoding="utf-8"), heliopolis.game)
    names = tuple(ply.choice for ply in journal.plies if ply.seat == 0)
    command("play", game, "--seed", 1, typed=(*names, f"save {tmp_path}/b.txt"))
    assert (tmp_path / "b.txt").read_text(encoding="utf-8") == journal.text()
    assert journal.notes["program"] == f"heliopolis {heliopolis.__version__}"


def test_same_seed_same_game_another_seed_another(command: Command, game: str) -> None:
    first, again, other = (command("play", game, "--seed", seed, typed=("1",)).output for seed in (1, 1, 2))
    strip = [text.partition("--load")[0] for text in (first, again, other)]
    assert strip[0] == strip[1]
    assert strip[0] != strip[2]


def test_undo_takes_back_and_says_what(command: Command, game: str) -> None:
    result = command("play", game, "--seed", 1, typed=("undo", "1", "undo", "undo"))
    assert "this is your first choice" in result.output
    assert "Undone: one of your choices" in result.output
    assert "Back to: " in result.output
    assert result.output.count("this is your first choice") == 2


def test_restart_tells_when_nothing_was_chosen(command: Command, game: str) -> None:
    result = command("play", game, "--seed", 1, typed=("restart",))
    assert "You haven’t chosen anything this turn" in result.output


def test_why_names_the_rule_and_its_text(command: Command, game: str) -> None:
    played = heliopolis.game(game)
    journal = Journal(played, ["Player 1", "Player 2"])
    for _ in range(60):
        state = journal.state
        barred = [choice for choice in state.candidates() if state.barring_rule(choice)]
        if state.seat() >= 0 and barred:
            break
        journal.play(state.choices()[0])
    else:
        pytest.fail("nothing was ever barred")
    path = Path("barred.txt").absolute()
    rule = state.barring_rule(barred[0])
    assert rule
    path.write_text(journal.text(), encoding="utf-8")
    result = command("play", game, "--load", path, typed=(f"why {barred[0].name}", "why", barred[0].name))
    assert result.exit_code == 0
    assert result.output.count(rule) >= 3
    assert voice_of(played, "en").rule(rule).split()[0] in result.output
    assert "not allowed right now" in " ".join(result.output.split())


def test_commands_answer(command: Command, game: str) -> None:
    rule = heliopolis.game(game).reasons[0].rule
    result = command(
        "play", game, "--seed", 1, typed=("help", "score", "log 2", "board", "rules", f"rules {rule}", "names", "why 1")
    )
    assert result.exit_code == 0
    assert "undo your last choice" in result.output
    assert "If the game ended now:" in result.output
    assert rule in result.output
    assert "allowed now" in result.output


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("nonsense", "“nonsense” isn’t a choice or a command"),
        ("999", "Choose a number from 1 to "),
        ("", "Type a number from the list"),
        ("rules zyx", "no rule matches “zyx”"),
        ("load nothing.txt", "nothing.txt: file not found"),
        ("save", "add a file name"),
        ("save /", "this file already exists"),
    ],
)
def test_mistakes_are_answered_and_change_nothing(command: Command, game: str, typed: str, answer: str) -> None:
    result = command("play", game, "--seed", 1, typed=(typed,))
    assert result.exit_code == 0
    assert answer in result.output
    assert "Bye!" in result.output


def test_beginning_of_several_choices_lists_them(command: Command, game: str) -> None:
    played = heliopolis.game(game)
    state = played.new()
    heliopolis.Dice(5).settle(state)
    kinds = {choice.kind for choice in state.choices()}
    assert len(kinds) == 1
    result = command("play", game, "--hotseat", "--seed", 5, typed=(next(iter(kinds)),))
    assert "matches" in result.output


def test_save_load_and_no_file_is_overwritten(command: Command, game: str, tmp_path: Path) -> None:
    foreign = tmp_path / "mine.txt"
    foreign.write_text("a poem", encoding="utf-8")
    typed = ("1", "save a.txt", "1", "save a.json", "load a.txt", "save a.txt", "save mine.txt")
    result = command("play", game, "--seed", 1, typed=typed)
    assert result.output.count("Saved to") == 3
    assert "mine.txt: this file already exists" in result.output
    assert foreign.read_text(encoding="utf-8") == "a poem"
    one, two = (read_journal((tmp_path / name).read_text("utf-8"), heliopolis.game) for name in ("a.txt", "a.json"))
    assert [ply.seat for ply in one.plies].count(0) == 1
    assert [ply.seat for ply in two.plies].count(0) == 2


def test_resume_goes_on_with_the_game_left_last(command: Command, game: str, home: Path) -> None:
    command("play", game, "--seed", 1, typed=("1", "1"))
    before = len(kept(home).plies)
    command("play", game, "--resume", typed=("1",))
    assert len(kept(home).plies) > before
    assert kept(home).players == ["Player 1", "medium"]


def test_old_kept_games_make_room(command: Command, game: str, home: Path) -> None:
    home.mkdir(parents=True)
    for number in range(30):
        (home / f"{game}-{number:02}.txt").write_text("old", encoding="utf-8")
    command("play", game, "--seed", 1, typed=("1",))
    assert len(list(home.glob("*.txt"))) == 20


def test_people_at_every_seat_by_their_names(command: Command, game: str, home: Path) -> None:
    arguments = ("--hotseat", "--name", "Ann", "--name", "Bea", "--seed", 1)
    result = command("play", game, *arguments, typed=("1", "1", "1"))
    assert kept(home).players == ["Ann", "Bea"]
    assert {ply.seat for ply in kept(home).plies} >= {0, 1}
    assert "Ann" in result.output


def test_bots_alone_are_watched_to_the_end(command: Command, game: str) -> None:
    result = command("play", game, "--people", 0, "--bots", "random", "--seed", 1)
    assert result.exit_code == 0
    assert voice_of(heliopolis.game(game), "en").say("game-over") in result.output


@pytest.mark.sample
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(command: Command, game: str, language: str, home: Path) -> None:
    typed = tuple(("1", "2", "pass", "1", "3", "1", "4")[number % 7] for number in range(3000))
    options = {option.name: option for option in heliopolis.game(game).options}
    short = ["--option", f"round_limit={min(options['round_limit'].values)}"] if "round_limit" in options else []
    result = command("play", game, "--bots", "random", "--seed", 4, "--lang", language, *short, typed=typed)
    assert result.exit_code == 0
    voice = voice_of(heliopolis.game(game), language)
    assert voice.say("game-over") in result.output
    assert voice.say("cli-over").split(";")[0] in result.output
    journal = kept(home)
    end = journal.state.result()
    assert end is not None
    assert max(len(line) for line in result.output.splitlines() if "/" not in line) <= 80
    assert str(max(end.totals)) in result.output


@pytest.mark.sample
def test_french_game_speaks_no_english(command: Command, game: str) -> None:
    typed = ("aide", "1", "score", "2", "pourquoi", "historique 2", "plateau", "annuler", "1", "règles", "1", "2", "1")
    output = command("play", game, "--seed", 3, "--lang", "fr", typed=typed).output
    english, french = (_words(game, language) for language in ("en", "fr"))
    shown = {word for word in _split(output.partition("--load")[0]) if word.isascii()}
    ids = {part.lower() for word in output.split() if word.isupper() for part in word.split("-")}
    assert shown & french
    assert sorted((shown & english) - french - ids - {"heliopolis", "play", game}) == []


def _words(game: str, language: str) -> set[str]:
    folders = [files("heliopolis") / "text" / language, heliopolis.game(game).folder / "text" / language]
    sources = [file.read_text(encoding="utf-8") for folder in folders for file in folder.iterdir()]
    return {word for source in sources for text in _literal(FluentParser().parse(source).body) for word in _split(text)}


def _literal(node: object) -> list[str]:
    if isinstance(node, (TextElement, StringLiteral)):
        return [node.value]
    children = node if isinstance(node, list) else vars(node).values() if isinstance(node, BaseNode) else ()
    return [text for child in children for text in _literal(child)]


def _split(text: str) -> set[str]:
    letters = "".join(each if each.isalpha() else " " for each in text.lower())
    return {word for word in letters.split() if len(word) > 2}


def test_the_terminal_tells_round_and_target_of_a_lone_player(command: Command) -> None:
    output = command("play", "origins", "--seed", 1, "--players", 1, typed=("1", "1")).output
    assert re.search(r"Player 1 · Round 1 of 5 · Target (180|200|220|240|260) VP ", output)
    assert re.search(r"^\s*Target \d+ VP", output, re.MULTILINE)
    assert "VP now" in output


def test_the_terminal_tells_when_it_is(command: Command, game: str) -> None:
    assert re.search(r"Player 1 · \S.* ─", command("play", game, "--seed", 1, typed=("1",)).output)


def test_choices_are_rows_with_their_points_and_what_is_refused_comes_last(command: Command) -> None:
    output = command("play", "origins", "--seed", 2, typed=("1",) * 4).output
    shown = output[output.rindex("Choose your action") :]
    lines = shown.splitlines()
    assert any(re.match(r"  1 Visit a site +action:visit +then: choose who goes$", line.rstrip()) for line in lines)
    assert any(re.match(r"  – Close a District +\d tiles missing \(ORI-DIST-01\)", line) for line in lines)
