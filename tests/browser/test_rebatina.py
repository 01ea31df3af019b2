"""The small board game in the browser: a turn by touching the board and by keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardOnScreen
from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.visitor import PHONE, WIDE, holding
from tests.server.serving import Server, config_in, serving

SIZES = {"wide": WIDE, "phone": PHONE}


@pytest.fixture(scope="module")
def yard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    games = ("tests.rebatina.game:GAME",)
    with serving(config_in(tmp_path_factory.mktemp("yard"), games=games)) as server:
        yield server


def sits(welcome: Welcome, yard: Server, size: tuple[int, int]) -> Player:
    seats = yard.create("person", "random", game="rebatina")
    kept = holding(seats.match, seats.tokens, "rebatina")
    player = Player(welcome(address=f"http://{yard.address}", kept=kept, size=size))
    player.words.learn("rebatina", "tests.rebatina")
    player.visitor.go(f"/m/{seats.match}")
    return player


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_turn_on_the_board(welcome: Welcome, yard: Server, size: tuple[int, int]) -> None:
    player = sits(welcome, yard, size)
    expect(player.question.get_by_role("heading", name="What does Rufus do?")).to_be_visible()
    BoardOnScreen(player.page).click(2.5, 1.5)
    player.button("table.draft.confirm", kind="squares").click()
    expect(player.question.get_by_text("1 squares")).to_be_visible()
    player.pass_on()
    expect(player.question.get_by_role("heading", name="What does Lefty do?")).to_be_visible()
