"""What an answer leads to is shown as soon as it is kept."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.visitor import holding
from tests.server.serving import Server


def at_errands(welcome: Welcome, village: Server, withheld: str) -> Player:
    """Asked twice; what the server says of that kind does not arrive."""
    seats = village.create("person", game="recados", kinds=["one_of", "yes_no"])
    kept = holding(seats.match, seats.tokens, "recados")
    player = Player(welcome(address=f"http://{village.address}", kept=kept))
    player.words.learn("recados", "tests.browser.recados")
    player.page.route_web_socket("**/socket", lambda route: deaf_to(withheld, route))
    player.visitor.go(f"/m/{seats.match}")
    player.waits()
    return player


def deaf_to(kind: str, route: WebSocketRoute) -> None:
    server, heard = route.connect_to_server(), 0

    def pass_on(text: str | bytes) -> None:
        nonlocal heard
        heard += json.loads(text)["is"] == kind
        if json.loads(text)["is"] != kind or (kind == "update" and heard == 1):
            route.send(text)

    server.on_message(pass_on)


def test_the_next_question_comes_with_the_update_and_waits_for_nothing_else(
    welcome: Welcome, village: Server
) -> None:
    player = at_errands(welcome, village, "accepted")
    player.press("1")
    asked = player.question.get_by_role("heading", name=player.say("recados.ask.yes_no"))
    expect(asked).to_be_visible()
    player.press("1")
    player.sees_the_end()


def test_until_then_a_question_that_was_answered_is_not_asked_again(
    welcome: Welcome, village: Server
) -> None:
    """It was accepted, and what it led to is still to come."""
    player = at_errands(welcome, village, "update")
    player.press("1")
    expect(player.question).to_be_hidden()
    player.page.wait_for_timeout(300)
    expect(player.question).to_be_hidden()
