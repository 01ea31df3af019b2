"""Whatever is hidden from somebody makes no difference to anything the server sends them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from tapete.games.punk.content.additions import part_of
from tapete.games.punk.content.band.roster import parse_band, write_band
from tapete.games.punk.content.library import library
from tapete.games.punk.content.played import origin
from tapete.games.punk.events.shooting import Shot
from tapete.games.punk.events.turns import Announced
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tapete.kernel.seat import Seat
from tapete.server.rooms import creating
from tests.server.serving import Server
from tests.server.twins import Twins

LAST_TURN = 3
"""In the fourth, whoever has been held back must come."""
OPEN = """
name = "Plomo y Mugre"
faction = "pandilleros"
[[members]]
profile = "jefe"
gear = ["rifle"]
ammunition = { bullet = 2 }
[[members]]
profile = "machaca"
gear = ["bow"]
"""
FEW = """
name = "Chispas"
faction = "chatarreros"
points = 300
[[members]]
profile = "sonda"
gear = ["light_blade"]
[[members]]
profile = "ciguenal"
gear = ["pistol"]
ammunition = { makeshift_bullet = 1 }
[[members]]
profile = "engranaje"
gear = ["rifle"]
ammunition = { makeshift_bullet = 2 }
"""
MANY = """
name = "Chispas"
faction = "chatarreros"
points = 290
[[members]]
profile = "ciguenal"
gear = ["pistol"]
ammunition = { makeshift_bullet = 4 }
[[members]]
profile = "sonda"
gear = ["throwing_knives"]
[[members]]
profile = "engranaje"
gear = ["rifle"]
ammunition = { makeshift_bullet = 3, bullet = 1 }
[[members]]
profile = "sonda"
gear = ["light_blade"]
"""
COMING = "light_blade"
"""Whoever carries it is the infiltrator that comes; nobody else does."""
FIRED = "makeshift_bullet"
"""What is fired, so that a shot looks the same; with one kind only, there is no choice."""


def punk(secret: str, seat: Seat) -> dict[str, Any]:
    """A match in which everybody may know that seat's band, and only the rival the other."""
    bands = ("open", "secret") if seat == 0 else ("secret", "open")
    return {"bands": bands, "own": {"open": OPEN, "secret": secret}}


def secretly(match: Match[Any], seat: Seat) -> Any:
    """All infiltrators are held back, one comes, and shots are alike; nothing else is seen."""
    question = match.question
    assert question is not None
    domain = question.domains[seat]
    options: Any = domain.describe().get("options", [])
    if question.key == "punk.ask.hold_back":
        return options
    if question.key == "punk.ask.infiltrate":
        armed = {one.id for one in match.state.minis if origin(one.gear[0].kind) == COMING}
        return [one for one in options if one in armed]
    alike = [one for one in options if origin(str(one)) == FIRED]
    return alike[0] if alike else domain.write(list(domain.candidates())[-1])


def as_it_is(band: str) -> str:
    return band


def bringing(band: str) -> str:
    """The same band with content of its own, in which all weapons and people are dearer by one."""
    roster = parse_band(band, "x")
    added = part_of(library(), roster.faction)
    tables = ("melee", "ranged", "profiles", "ammunition")
    dearer = {table: _dearer(getattr(added, table)) for table in tables}
    content = msgspec.structs.replace(added, **dearer)
    return write_band(msgspec.structs.replace(roster, content=content))


def _dearer(table: dict[str, Any]) -> dict[str, Any]:
    return {
        one: msgspec.structs.replace(entry, cost=entry.cost + 1) for one, entry in table.items()
    }


@pytest.mark.parametrize(("seed", "written"), [(6, as_it_is), (11, bringing)])
def test_hidden_bullets_and_infiltrators_change_nothing_that_is_sent(
    patient: Server, monkeypatch: pytest.MonkeyPatch, seed: int, written: Callable[[str], str]
) -> None:
    monkeypatch.setattr(creating, "fresh", lambda: from_number(seed))
    seat, keen = seed % 2, ("shoot", "ready", "loot")
    pair = (punk(written(FEW), seat), punk(written(MANY), seat))
    twins = Twins(patient, "punk", pair, seat, Random(seed), keen)
    figures = [f"{side}{number}" for side in "ab" for number in range(1, 7)]
    answers = 0
    while twins.sides[0].match.state.turn <= LAST_TURN and twins.play(secretly):
        answers += 1
        if answers % 10 == 1:
            twins.look_around()
        twins.read_cards(twins.rng.sample(figures, 2))
        twins.point()
        if twins.rng.random() < 0.4:
            twins.undo(twins.rng.choice((seat, 1 - seat)))
    told = {type(one.event) for one in twins.sides[1].match.told}
    assert answers > 20
    assert {Shot, Announced} <= told


def test_a_written_band_is_read_only_by_who_plays_it_until_the_match_is_over(
    server: Server,
) -> None:
    wanted = {"game": "punk", "chairs": [{"kind": "person"}] * 2, "options": punk(MANY, 0)}
    told = server.post("/api/matches", wanted).json()
    match, tokens = told["room"]["id"], [one["token"] for one in told["seats"]]
    rooms = [server.sit(match, *held).listen()["room"] for held in ([], tokens[:1], tokens[1:])]
    assert [sorted(room["options"]["own"]) for room in rooms] == [[], ["open"], ["secret"]]
    assert told["room"]["options"]["own"] == {"open": OPEN, "secret": MANY}
    loser = server.sit(match, tokens[0])
    loser.ask("resign", seat=0)
    assert loser.room(lambda room: room["stage"] == "over")["options"]["own"]["secret"] == MANY
    assert server.get(f"/api/matches/{match}").json()["options"]["own"]["secret"] == MANY
