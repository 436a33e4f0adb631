"""The desk: finds out for whom games wait, decides when to notify them, and has the notifications sent.

It works from the store, in small steps that may be repeated: a restart loses nothing, and of several servers only one
notifies.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.table.faults import Faults
from heliopolis.table.history import TableHistory
from heliopolis.table.host import Host
from heliopolis.table.keeping.notices import (
    CHAT,
    FAILED,
    ON,
    OUT,
    OVER,
    REMINDER,
    TURNS,
    WAITING,
    Attention,
    Delivery,
    Event,
    NoticeWay,
    WaitingTurn,
)
from heliopolis.table.keeping.players import Player
from heliopolis.table.session import Session
from heliopolis.table.table import Table
from heliopolis.teaching.guides import is_exercise
from heliopolis.web.common.players import bot_name
from heliopolis.web.notifications.channels import (
    LINK_SECONDS,
    MAIL,
    PUSH,
    WEBHOOK,
    Addressee,
    MailSender,
    MailServer,
    Notice,
    PushSender,
    TurnLine,
    WebhookSender,
    trial_notice,
    turn_notice,
)
from heliopolis.web.notifications.outgoing import Network, NotSent, Outgoing
from heliopolis.web.notifications.timing import Looking, Now, kept_quiet
from heliopolis.web.server.addresses import path_of
from heliopolis.web.server.cookies import CookieSigner, held_seats, signing_key
from heliopolis.web.server.preferences import Translator, translator
from heliopolis.web.table.log import TIMES
from heliopolis.words.texts import LANGUAGES

STEP_SECONDS: Final = 5.0
GATHER_SECONDS: Final = 120
"""How long it waits after a turn has come, and after the player has left, before it notifies: more turns may come."""
GAP_SECONDS: Final = 600
"""The shortest time between two notifications to a player."""
AGAIN_SECONDS: Final = 24 * 3600
"""How long players who were notified and have not come since wait for the next notification."""
CLAIM_SECONDS: Final = 60
"""How long a sending is left to the server that began it."""
WAITS: Final = (60, 300, 1800, 7200, 21600)
"""Seconds before each new try; after the last one it is given up."""
FAILING_SECONDS: Final = 3 * 24 * 3600
"""A way that could not be reached for so long is switched off."""
REMIND_SECONDS: Final = 12 * 3600
"""How long before time runs out a player is reminded,"""
LONG_SECONDS: Final = 18 * 3600
"""unless the turn was shorter than this."""
LATE_SECONDS: Final = 24 * 3600
"""What happened longer ago is no news."""
PRESSING: Final = frozenset({REMINDER, OUT, OVER})
"""Of these a player is notified even where they have not come since the last notification."""
MOST_TABLES: Final = 40
"""How many tables are looked at in one step."""
MOST_SENDING: Final = 32
"""How many are sent at a time."""
LEAVE_SECONDS: Final = 3.0
"""How long it waits, when the server ends, for what is being sent."""
STOP: Final = "stop"
"""For what links are signed that end a way."""

_log: Final = logging.getLogger(__name__)


class NoticeOptions(NamedTuple):
    """What an owner may choose."""

    allowed: tuple[Network, ...] = ()
    """Where notices may be sent besides the public network."""
    mail: MailServer | None = None
    """Through which server mail is sent, if any is."""


class Sender(Protocol):
    """Sends notices by ways of one kind."""

    async def send(self, way: NoticeWay, notice: Notice) -> None:
        """Send a notice, or raise ``NotSent``."""


class NoticeDesk:
    """The notices of one server."""

    def __init__(self, host: Host, data: Path, options: NoticeOptions | None, now: Now = time.time) -> None:
        """Make the desk of a server; without options one that sends nothing, where players can’t be notified."""
        self.now: Final = now
        self.outgoing: Final = Outgoing(options.allowed if options else ())
        self.looking: Final = Looking(now)
        self.faults: Final = Faults(_log, "notices")
        self.mail: Final = MailSender(options.mail) if options and options.mail else None
        """Sends the links by which addresses are confirmed and players come back."""
        self.push_key = ""
        """What browsers need to subscribe."""
        self.senders: Final[dict[str, Sender]] = {MAIL: self.mail} if self.mail else {}
        self._host: Final = host
        self._store: Final = host.store
        self._notices: Final = host.store.notices
        self._ways: Final = host.store.ways
        self._in_thread: Final = host.in_thread
        self._signer: Final = CookieSigner(signing_key(host.store, data))
        self._sending: Final[set[asyncio.Task[None]]] = set()
        self._heard = int(now()) - LATE_SECONDS
        """Until when it has looked at what was said."""
        if options:
            from heliopolis.web.notifications.sealing import PushKey, new_push_key  # cryptography is needed only here

            push = PushSender(self.outgoing, PushKey(host.store.ways.push_key(new_push_key())), now)
            self.push_key = push.public
            self.senders.update({WEBHOOK: WebhookSender(self.outgoing), PUSH: push})

    async def run(self) -> None:
        """Work until the server ends; what is being sent then gets a moment to finish."""
        try:
            while True:
                try:
                    await self.step()
                except Exception:  # noqa: BLE001 - the store may be away for a while
                    _log.exception("notices were not looked after")
                await asyncio.sleep(STEP_SECONDS)
        finally:
            if self._sending:
                await asyncio.wait(self._sending, timeout=LEAVE_SECONDS)

    async def step(self) -> None:
        """Look what has changed, and begin to send what is due."""
        for table_id in await self._in_thread(self._notices.moved_on, MOST_TABLES):
            await self._look_at(table_id)
        now = int(self.now())
        await self._remind(now)
        await self._hear(now)
        await self._see()
        for player, waiting in await self._in_thread(self._notices.to_tell):
            with self.faults.apart(f"player {player.player_id}"):
                if should_notify(player, waiting, now):
                    await self._in_thread(self._notices.tell, player, now)
        room = MOST_SENDING - len(self._sending)
        for delivery in await self._in_thread(self._notices.claim, now, now + CLAIM_SECONDS, room):
            sending = asyncio.create_task(self._deliver(delivery))
            self._sending.add(sending)
            sending.add_done_callback(self._sending.discard)

    async def settled(self) -> None:
        """Wait until nothing is being sent."""
        while self._sending:
            await asyncio.wait(self._sending)

    # For whom a game waits -------------------------------------------------------------------------

    async def _look_at(self, table_id: str) -> None:
        """Note for whom a game waits: for no one if it was deleted, its game is not there any more, or it fails."""
        table = None
        with self.faults.apart(f"table {table_id}"), suppress(HeliopolisError):
            table = (await self._host.session(table_id, latest=True)).table
        if table is None:
            kept = await self._in_thread(self._store.versions, [table_id])
            await self._in_thread(self._notices.note, table_id, kept.get(table_id, 0), 0, 0, [])
            return
        need, mark = table.needs(), table.version
        version = begun(table.history, need.seat)
        waited_for = need.kind in {"human", "held"} and not is_exercise(table.header)
        players = await self._holders(table, need.seat) if waited_for else []
        made = await self._in_thread(self._store.made, {table_id: version}) if players else {}
        since = made.get(table_id, int(self.now()))
        await self._in_thread(self._notices.note, table_id, mark, version, since, players)
        if not is_exercise(table.header):
            await self._look_back(table)

    async def _look_back(self, table: Table) -> None:
        """Note whose time has run out, and that the game is over."""
        history, seats_there = table.history, range(len(table.seats))
        out = {remark.seats[0]: remark.version for remark in history.remarks if remark.kind in TIMES}
        over = dict.fromkeys(seats_there, history.plies[-1].version) if history.over() and history.begun else {}
        for kind, seats in ((OUT, out), (OVER, over)):
            for seat, version in seats.items():
                await self._happens(table, seat, kind, version)

    async def _happens(self, table: Table, seat: int, kind: str, version: int) -> None:
        """Note for the player of a seat what happened with an act."""
        players = await self._holders(table, seat)
        made = await self._in_thread(self._store.made, {table.id: version}) if players else {}
        for player in players if made.get(table.id, 0) > self.now() - LATE_SECONDS else ():
            event = Event(player, table.id, kind, version, made[table.id])
            await self._in_thread(self._notices.happen, event)

    async def _holders(self, table: Table, seat: int) -> list[str]:
        link = table.seats[seat].link
        return await self._in_thread(self._notices.holders, table.id, seat, link) if link else []

    async def _remind(self, now: int) -> None:
        """Note whose time runs out soon."""
        until = now + REMIND_SECONDS
        for turn in await self._in_thread(self._notices.ending, until, LONG_SECONDS):
            with self.faults.apart(f"table {turn.game_id}"), suppress(HeliopolisError):
                due = self._host.time.due((await self._host.table(turn.game_id)).history)
                if due is not None and due <= until:
                    event = Event(turn.player_id, turn.game_id, REMINDER, turn.version, now)
                    await self._in_thread(self._notices.happen, event)

    async def _hear(self, now: int) -> None:
        """Note for the others at a table what someone said."""
        since, self._heard = self._heard, now
        for table_id, number, speaker, said in await self._in_thread(self._notices.spoken, since):
            with self.faults.apart(f"table {table_id}"), suppress(HeliopolisError):
                table = await self._host.table(table_id)
                own = await self._holders(table, speaker)
                for seat in range(len(table.seats)):
                    for player in [each for each in await self._holders(table, seat) if each not in own]:
                        event = Event(player, table_id, CHAT, number, said)
                        await self._in_thread(self._notices.happen, event)

    async def _see(self) -> None:
        """Keep who has looked at what: all servers go by it."""
        glances = self.looking.take()
        for player in await self._in_thread(self._ways.attending, glances) if glances else ():
            when, tables, lists = glances[player]
            await self._in_thread(self._notices.looked, player, when, tables, lists)

    # Sending ---------------------------------------------------------------------------------------

    async def _deliver(self, delivery: Delivery) -> None:
        try:
            way = await self._in_thread(self._ways.find, delivery.way_id)
            try:
                sent = way is not None and await self._send(delivery, way)
            except NotSent as error:
                assert way is not None
                await self._in_thread(self._failed, delivery, way, error)
                return
            await self._in_thread(self._notices.done, delivery)
            if sent and way is not None and way.failing is not None:
                await self._in_thread(self._ways.change, way.id, state=way.state)
        except Exception:  # noqa: BLE001 - the store may be away; it is sent again when the claim is over
            _log.exception("a notice was not sent")

    async def _send(self, delivery: Delivery, way: NoticeWay) -> bool:
        """Send what is to be sent; False if nothing is any more, such as when the player came back meanwhile."""
        player = await self._in_thread(self._store.players.find, way.player_id)
        attention = await self._in_thread(self._ways.attention, way.player_id)
        if player is None:
            return False
        say = _voice(player, attention)
        if delivery.kind != TURNS:
            return await self._send_link(delivery, way, player.name or say("you-unnamed"), say)
        if attention is None or attention.looked > delivery.made or way.state != ON or way.kind not in self.senders:
            return False
        to = self._addressee(player, attention, way)
        lines = await self._lines(player, to, delivery.made)
        if lines:
            await self.senders[way.kind].send(way, turn_notice(delivery.id, to, lines))
        return bool(lines)

    def _addressee(self, player: Player, attention: Attention | None, way: NoticeWay) -> Addressee:
        quiet = kept_quiet(attention.quiet if attention else {})
        return Addressee(player.name, _voice(player, attention), quiet, way.base, self.stop_link(way))

    async def _send_link(self, delivery: Delivery, way: NoticeWay, name: str, say: Translator) -> bool:
        """Send a link: only the reader of that mail has it."""
        if self.mail is None:
            return False
        now = int(self.now())
        until = now + LINK_SECONDS[delivery.kind]
        secret = await self._in_thread(self._ways.make_link, way.id, delivery.kind, now, until)
        text = say(f"mail-{delivery.kind}", player=name, link=way.base + path_of("mail-link", secret=secret))
        subject = say(f"mail-{delivery.kind}-subject")
        await self.mail.post(way.address, subject, f"{text}\n", f"{delivery.id}-{delivery.tries}", say.language, {})
        return True

    async def _lines(self, player: Player, to: Addressee, made: int) -> list[TurnLine]:
        """Return the games that wait, and what else the player is notified of."""
        turns: list[WaitingTurn] = await self._in_thread(self._notices.turns, player.id)
        found = await self._in_thread(self._notices.happened, player.id, made)
        events = [event for event in found if event.kind not in to.quiet.off]
        reminded = {event.game_id for event in events if event.kind == REMINDER}
        lines: list[TurnLine] = []
        for turn in turns if TURNS not in to.quiet.off else [each for each in turns if each.game_id in reminded]:
            with suppress(HeliopolisError):
                table = await self._host.table(turn.game_id)
                seat, due = table.needs().seat, self._host.time.due(table.history)
                if seat in held_seats(player, table):
                    until = None if due is None else round(due)
                    line = to.line(table, turn, seat, until)
                    lines.append(line._replace(kind=REMINDER) if turn.game_id in reminded else line)
        for event in events:
            with suppress(HeliopolisError):
                session = await self._host.session(event.game_id)
                what = told_of_event(event, session, held_seats(player, session.table), to.say)
                lines += [to.event(session.table, event, what)] if what else []
        return lines

    async def trial(self, player: Player, way: NoticeWay) -> None:
        """Send something now, to see whether it arrives; ``NotSent`` if it does not."""
        attention = await self._in_thread(self._ways.attention, player.id)
        waiting = await self._in_thread(self._notices.turns, player.id)
        notice = trial_notice(f"trial-{way.id}", self._addressee(player, attention, way), len(waiting))
        await self.senders[way.kind].send(way, notice)
        if way.state == FAILED or way.failing is not None:
            await self._in_thread(self._ways.change, way.id, state=ON)

    def _failed(self, delivery: Delivery, way: NoticeWay, error: NotSent) -> None:
        _log.warning("a notice by %s was not taken: %s", way.kind, error)
        now = int(self.now())
        failing = now if way.failing is None else way.failing
        if error.gone:
            self._ways.remove(way.id)
            return
        lost = now - failing >= FAILING_SECONDS
        # An address that no one has confirmed is none that was confirmed and fails.
        self._ways.change(way.id, state=FAILED if lost and way.state != WAITING else way.state, failing=failing)
        if lost or delivery.tries >= len(WAITS):
            self._notices.done(delivery)
        else:
            self._notices.later(delivery, now + max(WAITS[delivery.tries], error.wait))

    # One click to stop -----------------------------------------------------------------------------

    def stop_link(self, way: NoticeWay) -> str:
        """Return a link that ends the way, and can do nothing else."""
        return way.base + path_of("stop", way=self._signer.sign(STOP, way.id))

    def to_stop(self, token: str) -> str:
        """Return the way that a link ends; nothing if we made no such link."""
        return self._signer.read(STOP, token) or ""


def _voice(player: Player, attention: Attention | None) -> Translator:
    spoken = player.settings.get("language", attention.language if attention else "")
    return translator(spoken if spoken in LANGUAGES else LANGUAGES[0])


def should_notify(player: Attention, waiting: Mapping[str, int], now: int) -> bool:
    """Return whether to notify a player now of what has waited: of each kind since when."""
    quiet = kept_quiet(player.quiet)
    wanted = {kind: since for kind, since in waiting.items() if kind not in quiet.off}
    if player.looked <= player.told and now < player.told + AGAIN_SECONDS:
        wanted = {kind: since for kind, since in wanted.items() if kind in PRESSING}
    if not wanted or now < max(player.looked, *wanted.values()) + GATHER_SECONDS or now < player.told + GAP_SECONDS:
        return False
    return not quiet.holds(now)


def told_of_event(event: Event, session: Session, mine: frozenset[int], say: Translator) -> str:
    """Return what happened, in a sentence for the player; nothing where it does not matter any more."""
    table = session.table
    if event.kind == OUT:
        found = [each for each in table.history.remarks if each.kind in TIMES and each.seats[0] in mine]
        bot = bot_name(found[-1].bot, say) if found and found[-1].bot else ""
        return say(f"{TIMES[found[-1].kind]}-you", bot=bot) if found else ""
    result = table.result() if event.kind == OVER else None
    if result is not None and mine:
        return say("notice-over", place=say("games-place", rank=min(result.ranks[seat] for seat in mine)))
    said = [line for line in session.talk.heard_by(mine) if line.number == event.mark and line.text]
    if event.kind != CHAT or not mine or not said:
        return ""
    return say("notice-chat", player=table.names[said[-1].seat], text=said[-1].text)


def begun(history: TableHistory, seat: int) -> int:
    """Return at which version the turn of a seat began: after the last answer of neither its person nor chance."""
    for ply in reversed(history.plies):
        if ply.seat != CHANCE and (ply.seat != seat or ply.bot):
            return ply.version
    return history.plies[1].version if history.ply_count else history.moved
