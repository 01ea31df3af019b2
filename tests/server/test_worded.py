"""Lines that are kept in words say what they would say if they were put into words anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tapete import games
from tapete.bots import RandomBot
from tapete.games.savage.state import OFF
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tapete.offers.presenting import presented
from tapete.scene.screen import screen_of
from tapete.server.rooms.client import Client, encode
from tapete.server.showing.asking import asked, unfolded
from tapete.server.showing.updates import Updates
from tapete.server.showing.worded import KEPT, Worded, sent
from tapete.server.wire.asked import Asked
from tests.server.matches import savage, to_a_turn

MATCHES = (
    ("savage", {"scenario": "mill"}, 1),
    ("savage", {"scenario": "mill", "board": "squares"}, 2),
    ("savage", {"scenario": "bridge"}, 3),
    ("savage", {"scenario": "saloon"}, 4),
)
ANSWERS = 120


def told(match: Match[Any]) -> list[Any]:
    """All that is asked now, and the lines of each way that is folded."""
    question = match.question
    assert question is not None
    seat = question.seats[0]
    shown, put = asked(match, seat), presented(match, seat)
    return [shown, *[unfolded(put, seat, way.name) for way in shown.ways if way.folded]]


@pytest.mark.parametrize(("game", "options", "seed"), MATCHES)
def test_what_is_kept_is_what_would_be_said_now(
    game: str, options: dict[str, Any], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is forgotten between these matches."""
    match: Match[Any] = Match(games.find(game), options, from_number(seed))
    bot, known = RandomBot(seed), len(KEPT)
    while (question := match.question) is not None and len(match.line) < ANSWERS:
        shown = told(match)
        with monkeypatch.context() as plain:
            plain.setattr(Worded, "item", lambda self, line, said: said(line))
            assert shown == told(match)
        assert all(encode(one) == encode(replace(one, items=sent(one.items))) for one in shown)
        seat = question.seats[0]
        match.answer(seat, question.domains[seat].write(bot.choose(match.position(seat))))
    assert len(KEPT) != known


def menu(match: Match[Any]) -> Asked:
    assert match.question is not None
    return asked(match, match.question.seats[0])


def test_a_menu_that_was_shown_is_not_put_into_words_again() -> None:
    match = to_a_turn(savage())
    first, again = menu(match), menu(match)
    deeds = [(one, other) for one, other in zip(first.items, again.items, strict=True) if one.deed]
    assert len(deeds) > 10
    assert all(one is other for one, other in deeds)


def texts(match: Match[Any]) -> list[bytes]:
    """What a client at each seat and a spectator are sent."""
    updates, found = Updates(match, screen_of(match.game), over=False), []
    for seats in ((0,), (1,), ()):
        client = Client(1)
        client.seats = seats
        found.append(updates.prepare(client))
    return found


def test_what_was_encoded_before_is_sent_as_it_would_be_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = to_a_turn(savage())
    before = texts(match)
    monkeypatch.setattr(Updates, "_sent", lambda self, update: update)
    assert texts(match) == before


def changed(view: Any, **fields: Any) -> Any:
    """A view in which every figure differs in these fields."""
    figures = [replace(one, **fields) for one in view.figures]
    return replace(view, figures=figures)


def another_name(view: Any) -> Any:
    return changed(view, name=replace(view.figures[0].name, en="Another"))


def other_hand(view: Any) -> Any:
    items = [[replace(item, hand=OFF) for item in one.items] for one in view.figures]
    figures = [replace(one, items=has) for one, has in zip(view.figures, items, strict=True)]
    return replace(view, figures=figures)


def other_gear(view: Any) -> Any:
    most = max((one.items for one in view.figures), key=len)
    return changed(view, items=[replace(item, kind="spear") for item in most])


@pytest.mark.parametrize("change", [another_name, other_hand, other_gear])
def test_where_something_else_is_seen_it_is_said_as_it_is(
    change: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = to_a_turn(savage())
    menu(match)
    view = change(match.view(match.choosing[0]))
    monkeypatch.setattr(match, "view", lambda seat: view)
    shown = menu(match)
    monkeypatch.setattr(Worded, "item", lambda self, line, said: said(line))
    assert shown == menu(match)
