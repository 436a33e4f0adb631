"""The desk: finds out for whom games wait, decides when to notify them, and has the notifications sent.

It works from the store, in small steps that may be repeated: a restart loses nothing, and of several servers only one
notifies.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.table.faults import Faults
from heliopolis.table.history import TableHistory
from heliopolis.table.host import Host
from heliopolis.table.keeping.notices import (
    FAILED,
    ON,
    TURNS,
    WAITING,
    Attention,
    Delivery,
    NoticeWay,
    WaitingTurn,
)
from heliopolis.table.keeping.players import Player
from heliopolis.teaching.guides import is_exercise
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
        self._in_thread: Final = host.in_thread
        self._signer: Final = CookieSigner(signing_key(host.store, data))
        self._sending: Final[set[asyncio.Task[None]]] = set()
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
        for table_id in await self._in_thread(lambda: self._store.notices.moved_on(MOST_TABLES)):
            await self._look_at(table_id)
        await self._see()
        now = int(self.now())
        for player, since in await self._in_thread(self._store.notices.to_tell):
            with self.faults.apart(f"player {player.player_id}"):
                if should_notify(player, since, now):
                    await self._in_thread(partial(self._store.notices.tell, player, now))
        room = MOST_SENDING - len(self._sending)
        for delivery in await self._in_thread(lambda: self._store.notices.claim(now, now + CLAIM_SECONDS, room)):
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
            kept = await self._in_thread(lambda: self._store.versions([table_id]))
            await self._in_thread(lambda: self._store.notices.note(table_id, kept.get(table_id, 0), 0, 0, []))
            return
        need, mark = table.needs(), table.version
        players: list[str] = []
        version = begun(table.history, need.seat)
        if need.kind in {"human", "held"} and not is_exercise(table.header):
            link = table.seats[need.seat].link
            players = await self._in_thread(lambda: self._store.notices.holders(table_id, need.seat, link))
        made = await self._in_thread(lambda: self._store.made({table_id: version})) if players else {}
        since = made.get(table_id, int(self.now()))
        await self._in_thread(lambda: self._store.notices.note(table_id, mark, version, since, players))

    async def _see(self) -> None:
        """Keep who has looked at what: all servers go by it."""
        glances = self.looking.take()
        for player in await self._in_thread(lambda: self._store.ways.attending(glances)) if glances else ():
            when, tables, lists = glances[player]
            await self._in_thread(partial(self._store.notices.looked, player, when, tables, lists))

    # Sending ---------------------------------------------------------------------------------------

    async def _deliver(self, delivery: Delivery) -> None:
        try:
            way = await self._in_thread(lambda: self._store.ways.find(delivery.way_id))
            try:
                sent = way is not None and await self._send(delivery, way)
            except NotSent as error:
                assert way is not None
                await self._in_thread(partial(self._failed, delivery, way, error))
                return
            await self._in_thread(lambda: self._store.notices.done(delivery))
            if sent and way is not None and way.failing is not None:
                await self._in_thread(partial(self._store.ways.change, way.id, state=way.state))
        except Exception:  # noqa: BLE001 - the store may be away; it is sent again when the claim is over
            _log.exception("a notice was not sent")

    async def _send(self, delivery: Delivery, way: NoticeWay) -> bool:
        """Send what is to be sent; False if nothing is any more, such as when the player came back meanwhile."""
        player = await self._in_thread(lambda: self._store.players.find(way.player_id))
        attention = await self._in_thread(lambda: self._store.ways.attention(way.player_id))
        if player is None:
            return False
        say = _voice(player, attention)
        if delivery.kind != TURNS:
            return await self._send_link(delivery, way, player.name or say("you-unnamed"), say)
        if attention is None or attention.looked > delivery.made or way.state != ON or way.kind not in self.senders:
            return False
        to = self._addressee(player, attention, way)
        lines = await self._lines(player, to)
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
        secret = await self._in_thread(lambda: self._store.ways.make_link(way.id, delivery.kind, now, until))
        text = say(f"mail-{delivery.kind}", player=name, link=way.base + path_of("mail-link", secret=secret))
        subject = say(f"mail-{delivery.kind}-subject")
        await self.mail.post(way.address, subject, f"{text}\n", f"{delivery.id}-{delivery.tries}", say.language, {})
        return True

    async def _lines(self, player: Player, to: Addressee) -> list[TurnLine]:
        turns: list[WaitingTurn] = await self._in_thread(lambda: self._store.notices.turns(player.id))
        lines: list[TurnLine] = []
        for turn in turns:
            with suppress(HeliopolisError):
                table = await self._host.table(turn.game_id)
                seat, due = table.needs().seat, self._host.time.due(table.history)
                if seat in held_seats(player, table):
                    until = None if due is None else round(due)
                    lines.append(to.line(table, turn, seat, until))
        return lines

    async def trial(self, player: Player, way: NoticeWay) -> None:
        """Send something now, to see whether it arrives; ``NotSent`` if it does not."""
        attention = await self._in_thread(lambda: self._store.ways.attention(player.id))
        waiting = await self._in_thread(lambda: self._store.notices.turns(player.id))
        notice = trial_notice(f"trial-{way.id}", self._addressee(player, attention, way), len(waiting))
        await self.senders[way.kind].send(way, notice)
        if way.state == FAILED or way.failing is not None:
            await self._in_thread(lambda: self._store.ways.change(way.id, state=ON))

    def _failed(self, delivery: Delivery, way: NoticeWay, error: NotSent) -> None:
        _log.warning("a notice by %s was not taken: %s", way.kind, error)
        now = int(self.now())
        failing = now if way.failing is None else way.failing
        if error.gone:
            self._store.ways.remove(way.id)
        elif now - failing >= FAILING_SECONDS:
            # An address that no one has confirmed is none that was confirmed and fails.
            self._store.ways.change(way.id, state=WAITING if way.state == WAITING else FAILED, failing=failing)
            self._store.notices.done(delivery)
        else:
            self._store.ways.change(way.id, state=way.state, failing=failing)
            if delivery.tries < len(WAITS):
                self._store.notices.later(delivery, now + max(WAITS[delivery.tries], error.wait))
            else:
                self._store.notices.done(delivery)

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


def should_notify(player: Attention, since: int, now: int) -> bool:
    """Return whether to notify a player now of what has waited since then."""
    if now < max(since, player.looked) + GATHER_SECONDS or now < player.told + GAP_SECONDS:
        return False
    if player.looked <= player.told and now < player.told + AGAIN_SECONDS:
        return False
    return not kept_quiet(player.quiet).holds(now)


def begun(history: TableHistory, seat: int) -> int:
    """Return at which version the turn of a seat began: after the last answer of neither its person nor chance."""
    for ply in reversed(history.plies):
        if ply.seat != CHANCE and (ply.seat != seat or ply.bot):
            return ply.version
    return history.plies[1].version if history.ply_count else history.moved
