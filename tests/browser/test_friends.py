"""A whole game of friends, two pages side by side: the invitation, names, play to the end, and a rematch."""

from __future__ import annotations

import random
from contextlib import ExitStack, closing

from playwright.sync_api import Page, expect
from web.serving import Server
from web.test_served import Client

from browser.conftest import Doors, Visit
from browser.playing import MINE, OVER, Clicker, come, ready, sit_down, version

CLICKED = 16
"""Choices and ends of turns on the two pages; whole games are clicked elsewhere."""


def acting(players: tuple[Clicker, Clicker]) -> Clicker | None:
    """Return whose turn it is when both pages show the same, or None when the game is over on both."""
    for _ in range(2400):
        pages = [player.page for player in players]
        if len({version(page) for page in pages}) == 1:
            if all(page.locator(OVER).count() for page in pages):
                return None
            asked = [player for player in players if player.page.locator(MINE).count()]
            if len(asked) == 1:
                return asked[0]
        pages[0].wait_for_timeout(25)
    raise AssertionError("the pages do not agree on who acts")


def open_talk(page: Page) -> None:
    """Show the talk in the place of the log, wherever that is."""
    ready(page)
    if not page.locator("[data-talk]").is_visible():
        page.locator(".open-log").click()
    # Who opens the log for what is new sees it right away.
    if not page.locator("#talk").is_visible():
        page.locator("[data-talk]").click()
    expect(page.locator("#talk")).to_be_visible()


def talk_together(first: Page, second: Page) -> None:
    """Let both chat beside the log: new lines are counted, and each may hide what another says."""
    open_talk(second)
    second.locator("#talk-text").fill("Bonjour Ann, https://a.example/b.")
    second.locator("#talk-text").press("Enter")
    expect(second.locator("#talk-text")).to_have_value("")
    expect(first.locator("[data-talk] b")).to_have_text("1")
    open_talk(first)
    said = first.locator("#talk .said li")
    expect(said).to_contain_text("Bonjour Ann")
    expect(said.locator("a")).to_have_attribute("href", "https://a.example/b")
    expect(said.locator("time")).not_to_contain_text("UTC")
    expect(first.locator("[data-talk] b")).to_be_hidden()
    said.locator("[data-mute]").click()
    expect(said).to_be_hidden()
    first.locator("[data-unmute]").click()
    expect(said).to_be_visible()
    for page in (first, second):
        page.locator("[data-talk]").click()
        expect(page.locator("#talk")).to_be_hidden()
        # What lay over the boards for it goes.
        page.reload()
        ready(page)


def finish(server: Server, visits: tuple[Visit, Visit], table: str) -> None:
    """Play a game of two to its end without pages that stay open."""
    path, dice = table.removeprefix(server.address), random.Random(1)
    with ExitStack() as closing_later:
        clients = [closing_later.enter_context(closing(Client(server))) for _ in visits]
        for client, visit in zip(clients, visits, strict=True):
            for cookie in visit.context.cookies():
                client.http.cookies.set(cookie["name"], cookie["value"])
        for _ in range(900):
            if f'href="{path}/end"' in clients[0].page(path):
                return
            for client in clients:
                if found := client.answer(path, dice):
                    assert client.post(*found).status_code == 204
    raise AssertionError("the game does not end")


def test_a_game_of_friends_from_the_invitation_to_the_rematch(doors: Doors, server: Server) -> None:
    ann, bob = doors.visit(), doors.visit(language="fr")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    first = sit_down(ann, "origins", ["you", "friend"], {"round_limit": "4"})

    # The invitation, before any board.
    expect(first.locator("#invitation h1")).to_contain_text("Invite your friends")
    assert first.locator(".part").count() == 0
    expect(first.locator("#place-2")).to_contain_text("not taken yet")
    expect(first.locator(".alone-note")).to_contain_text("make play FRIENDS=1")
    first.locator("#invitation .link-field .copy").click()
    expect(first.locator("#invitation .link-field .copy")).to_contain_text("Copied")
    link = first.evaluate("navigator.clipboard.readText()")
    assert link == first.locator("#invite-link").input_value()

    # The host's name; then the friend comes by the link, and both pages continue to the table.
    first.locator("#name-1").fill("Ann")
    first.locator("#rename-1 button").click()
    expect(first.locator("#place-1 b")).to_have_text("Ann")
    second = come(bob, first, "Bob")
    for page in (first, second):
        page.locator("#prompt").wait_for(state="attached")
        expect(page.locator(".scores")).to_contain_text("Ann")
        expect(page.locator(".scores")).to_contain_text("Bob")
        page.locator("#table[data-here='1 2']").wait_for(state="attached")
    table = first.url

    talk_together(first, second)

    # By clicking what is offered; then to the end as browsers without scripts do.
    players = (Clicker(first, 1), Clicker(second, 2))
    for _ in range(CLICKED):
        player = acting(players)
        assert player is not None
        player.act()
    for page in (first, second):
        page.goto("about:blank")
    finish(server, (ann, bob), table)

    # One asks on the page of the end, the other one at the table; both are led to the new one.
    first.goto(f"{table}/end")
    second.goto(table)
    ready(second)
    first.locator("#rematch button").click()
    expect(first.locator("#rematch .answer.agreed")).to_contain_text("Ann")
    expect(second.locator(".notice")).to_contain_text("Ann propose une revanche")
    second.locator(".controls .rematch-form button").click()
    for page in (first, second):
        page.locator("#prompt").wait_for(state="attached")
        expect(page.locator(OVER)).to_have_count(0)
        ready(page)
        assert page.url not in {table, f"{table}/end"}
    assert first.url == second.url
    player = acting((Clicker(first, 3), Clicker(second, 4)))
    assert player is not None
    player.act()
