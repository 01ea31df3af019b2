"""What is worth weighing in an activation: a few attacks, what else may pay, the best places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

import msgspec

from tapete.games.punk.bots.threats import Fighter, Outlook
from tapete.games.punk.state import Activation, Mini, State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Choice, Domain, Either, Filled, Form, Seat
from tapete.kernel.plain import Plain
from tapete.spaces.treks.trek import Trek

Points = Callable[[Skirmish, Seat], float]

ATTACKS = ("fight", "shoot", "whirl", "mind_shock")
SPARED = ("end", "put_down", "exchange")
"""Not worth a thought by themselves."""
TARGETS, PLACES, ASSAULTS, SPOTS = 3, 5, 6, 8
MOVES = ("move", "leap")


def plans(
    domain: Either, skirmish: Skirmish, seat: Seat, points: Points
) -> Iterator[tuple[str, Any]]:
    """Ending the activation first, so that of equals it is taken; then deeds; then moves."""
    active = skirmish.active
    mini = skirmish.mini(active.mini)
    form = domain.ways.get("do")
    choices = list(form.choices()) if isinstance(form, Form) else []
    if choices:
        yield "do", Filled(choices[-1].option)
    outlook = Outlook(skirmish, mini.seat)
    for filled in _deeds(outlook, mini, choices):
        yield "do", filled
    for way, places in domain.ways.items():
        if way in MOVES:
            yield from ((way, trek) for trek in best_places(places, skirmish, mini, points))
        elif way == "assault":
            yield from ((way, one) for one in islice(places.candidates(), ASSAULTS))
        elif way != "do":
            yield from ((way, spot) for spot in islice(_few(places), SPOTS))


def _few(domain: Domain[Any]) -> Iterable[Any]:
    few = getattr(domain, "few", None)
    return domain.candidates() if few is None else few()


# --- deeds


def _deeds(outlook: Outlook, mini: Mini, choices: list[Choice]) -> Iterator[Filled]:
    """Of each kind those on the most promising targets, as usual and otherwise."""
    by_kind: dict[tuple[str, int], list[Choice]] = {}
    for choice in choices:
        if choice.option.what not in SPARED:
            key = choice.option.what, choice.option.item
            by_kind.setdefault(key, []).append(choice)
    ranks = _ranks(outlook, mini)
    for (what, _), found in by_kind.items():
        found.sort(key=lambda choice: -ranks.get(choice.option.to, 0.0))
        for place, choice in enumerate(found[:TARGETS]):
            usual = choice.usual()
            yield Filled(choice.option, usual)
            if place == 0 or what in ATTACKS:
                yield from _otherwise(choice, usual)


def _ranks(outlook: Outlook, mini: Mini) -> dict[str, float]:
    """How promising an attack on each enemy is, and how dear each friend."""
    own: Fighter = outlook.fighter(mini, [foe.mini for foe in outlook.foes])
    foes = {foe.mini.id: outlook.threat(own, foe) + 0.01 * foe.worth for foe in outlook.foes}
    return foes | {friend.mini.id: friend.worth for friend in outlook.own}


def _otherwise(choice: Choice, usual: dict[str, Plain]) -> Iterator[Filled]:
    """With any one of its details otherwise."""
    for name, values in choice.details.items():
        for value in values[1 : TARGETS + 1]:
            yield Filled(choice.option, {**usual, name: value})


# --- places


def best_places(domain: Domain[Trek], skirmish: Skirmish, mini: Mini, points: Points) -> list[Trek]:
    """The few that look best once one is there."""
    found: list[tuple[float, int, Trek]] = []
    for number, trek in enumerate(domain.candidates()):
        there = _there(skirmish.state, mini, trek)
        worth = points(Skirmish(there, skirmish.table), mini.seat)
        found.append((-worth, number, trek))
    return [trek for _, _, trek in sorted(found, key=lambda one: one[:2])[:PLACES]]


def _there(state: State, mini: Mini, trek: Trek) -> State:
    """The table as it would be after a way that nothing hinders."""
    assert state.active is not None
    end, facing = trek.journey.end if trek.steps else mini.at, trek.faces(mini.facing)
    gone = msgspec.structs.replace(mini, at=end, facing=facing)
    minis = [gone if one is mini else one for one in state.minis]
    active: Activation = msgspec.structs.replace(state.active, left=state.active.left - 1)
    return msgspec.structs.replace(state, minis=minis, active=active)
