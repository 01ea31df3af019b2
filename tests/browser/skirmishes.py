"""Matches of Punkapocalyptic played on to where something is worth looking at.

    played(until=acts("a1"), deploy={"a1": (45, 72)}, walk={"b1": (45, 60)})

Lengths are in cm; the first seat, whose minis are a1 and a2, is in the south.
Everybody else does as little as they can.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from tapete import games
from tapete.kernel.chance.seed import from_number
from tapete.kernel.domains import Domain, Either
from tapete.kernel.matches.match import Match
from tapete.kernel.plain import Plain
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.spaces.plane.point import CM, Point
from tapete.spaces.questions.deployment import Posts

Spot: TypeAlias = tuple[float, float]
Until: TypeAlias = Callable[[Match[Any]], bool]
MOST = 400
"""Answers after which it should have come to that."""
FIRST_SEAT = {"punk.ask.zone": ("zone_1", "zone_0"), "punk.ask.first": ("mine", "theirs")}
"""What either seat says to it, so that the first is in the south and acts first."""
NEAR = {"a1": (40, 73), "a2": (46, 73), "b1": (45, 18), "b2": (56, 18)}
"""As near to each other as both may be put."""
SHOOTERS = """
name = "Los de la pólvora"
faction = "pandilleros"
points = 150

[[members]]
profile = "jefe"
name = "Vera"
gear = ["mace"]

[[members]]
profile = "machaca"
name = "Roque"
gear = ["crossbow"]
"""
BRUISERS = """
name = "Los del charco"
faction = "mutardos"
points = 150

[[members]]
profile = "alfa"
name = "Morro"
mutations = ["hide_3"]

[[members]]
profile = "perromorfo"
"""


def small(**more: Any) -> dict[str, Any]:
    """Options of a match of two against two."""
    return {"own": {"one": SHOOTERS, "other": BRUISERS}, "bands": ["one", "other"], **more}


def acts(who: str) -> Until:
    """It is asked what that mini does."""
    return lambda match: _asks(match, "punk.ask.act") and match.state.active.mini == who


def asks(key: str, seat: Seat = 0) -> Until:
    return lambda match: _asks(match, key) and seat in _open(match).domains


def _open(match: Match[Any]) -> Question:
    assert match.question is not None, "it is over"
    return match.question


def _asks(match: Match[Any], key: str) -> bool:
    return match.question is not None and match.question.key == key


def played(
    until: Until,
    deploy: Mapping[str, Spot],
    walk: Mapping[str, Spot] | None = None,
    ready: tuple[str, ...] = (),
    **options: Any,
) -> Match[Any]:
    """A match in which minis walk where they are told to, and nobody wants a fight."""
    match = Match(games.find("punk"), small(**options), from_number(1))
    for _ in range(MOST):
        question = _open(match)
        if until(match):
            return match
        seat, domain = next(iter(question.domains.items()))
        match.answer(seat, _answer(match, question.key, domain, deploy, walk or {}, ready))
    raise AssertionError("it never came to that")


def _answer(
    match: Match[Any],
    key: str,
    domain: Domain[Any],
    deploy: Mapping[str, Spot],
    walk: Mapping[str, Spot],
    ready: tuple[str, ...],
) -> Plain:
    if isinstance(domain, Posts):
        return domain.head([_point(deploy[_placed(match)])])
    if key == "punk.ask.act":
        assert isinstance(domain, Either)
        return _act(match.state.active.mini, domain, walk, ready)
    if key in FIRST_SEAT:
        return FIRST_SEAT[key][min(_open(match).domains)]
    if key == "punk.ask.react":
        return domain.write(list(domain.candidates())[-1])
    return domain.write(next(iter(domain.candidates())))


def _placed(match: Match[Any]) -> str:
    """Whose place is asked for."""
    return str(dict(_open(match).message.args)["figure"])


def _act(who: str, domain: Either, walk: Mapping[str, Spot], ready: tuple[str, ...]) -> Plain:
    if who in ready:
        return ["do", {"option": {"what": "ready", "to": "", "item": -1}}]
    if who in walk and "move" in domain.ways:
        way: Any = domain.ways["move"]
        plain: Plain = way.head([_point(walk[who])])
        if plain["way"]:  # type: ignore[call-overload,index]
            return ["move", plain]
    return ["do", {"option": {"what": "end", "to": "", "item": -1}}]


def _point(spot: Spot) -> Point:
    return Point(round(spot[0] * CM), round(spot[1] * CM))
