"""The page from which a game is shared: its link, and the game or a turn of it as a picture that moves."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.table.stills import GameStory
from heliopolis.table.thinking import SavedPosition
from heliopolis.web.common.link_preview import can_draw
from heliopolis.web.common.page import MEETING_FILES, Page
from heliopolis.web.replay.films import FilmFrame, Films, FilmStatus
from heliopolis.web.replay.timeline import Timeline
from heliopolis.web.server.preferences import Preferences
from heliopolis.words.voice import voice_of

GAME: Final = "game"


class SharedFilm(NamedTuple):
    """A film that can be made: the game, or a turn by the ply before it; what it shows, and where it stands."""

    what: str
    title: str
    stills: int
    address: str
    key: Hashable
    status: FilmStatus

    def frames(self, timeline: Timeline, played: GameStory, language: str, folder: str) -> list[FilmFrame]:
        """Return what its frames are drawn from; ``folder`` is that of the component values, or nothing."""
        voice, name, names = voice_of(timeline.game, language), timeline.game.name, timeline.names
        turn = None if self.what == GAME else played.turn_at(int(self.what), timeline.game)
        stills = played.stills(voice) if turn is None else played.stills_of_turn(turn, voice)
        return [
            FilmFrame(SavedPosition(name, played.at(each.ply).to_dict(), folder), each, names, language)
            for each in stills
        ]


def film_key(timeline: Timeline, played: GameStory, what: str, language: str) -> Hashable:
    """Return what a film is known by: choices that were taken back and made again make another one."""
    choices = hash(tuple([ply.choice for ply in played.plies]))
    return timeline.kind, timeline.name, choices, timeline.names, what, language


def shared_films(timeline: Timeline, played: GameStory, ply: int, language: str, films: Films) -> list[SharedFilm]:
    """Return the films of the turn at a ply and of the game; none where no pictures can be made."""
    if not can_draw():
        return []
    voice, turn = voice_of(timeline.game, language), played.turn_at(ply, timeline.game)
    offered = [(GAME, voice.say("web-film-game"), len(played.turns(timeline.game)))]
    if turn is not None:
        title = voice.say("cli-turn", turn=turn.first.turn, player=timeline.names[turn.seat])
        offered.insert(0, (str(turn.first.number), title, turn.last.number - turn.first.number + 2))
    found = list[SharedFilm]()
    for what, title, stills in offered:
        key = film_key(timeline, played, what, language)
        address = timeline.address("film", what=what, language=language)
        found.append(SharedFilm(what, title, stills, address, key, films.status(key)))
    return found


def share_page(
    timeline: Timeline, preferences: Preferences, films: Sequence[SharedFilm], here: str, base: str
) -> Markup:
    """Return the page; ``here`` is what its link leads to, ``base`` our own address."""
    title = voice_of(timeline.game, preferences.language).name("game")
    page = Page(preferences, title, here=timeline.address("share"), kind="end-page", files=MEETING_FILES)
    ply = here.partition("ply=")[2] or str(timeline.last)
    return page.show("replay/share.html", timeline=timeline, films=films, link_to=base + here, ply=ply)
