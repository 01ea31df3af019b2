"""What is worth weighing in an activation: a few attacks and other Actions, and the best places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

import msgspec

from tapete.deeds.planning import best, ending, grouped, ranked, varied
from tapete.deeds.sense import Plan
from tapete.games.punk.actions import assaulting, moving
from tapete.games.punk.actions.menu import MENU
from tapete.games.punk.bots.threats import Fighter, Outlook
from tapete.games.punk.state import Activation, Mini, State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Choice, Domain, Either, Filled, Form, Seat
from tapete.kernel.plain import Plain
from tapete.spaces.treks.trek import Trek

Points = Callable[[Skirmish, Seat], float]

TARGETS, PLACES, ASSAULTS, SPOTS = 3, 5, 6, 8


def plans(domain: Either, skirmish: Skirmish, seat: Seat, points: Points) -> Iterator[Plan]:
    """Yields the end of the activation, then deeds, then moves; of equals, the first is taken."""
    active = skirmish.active
    mini = skirmish.mini(active.mini)
    form = domain.ways.get("do")
    choices = list(form.choices()) if isinstance(form, Form) else []
    if choices:
        yield "do", ending(choices)
    outlook = Outlook(skirmish, mini.seat)
    for filled in _deeds(outlook, mini, choices):
        yield "do", filled
    for way, places in domain.ways.items():
        if way in moving.WAYS:
            yield from ((way, trek) for trek in best_places(places, skirmish, mini, points))
        elif way == assaulting.WAY:
            yield from ((way, one) for one in islice(places.candidates(), ASSAULTS))
        elif way != "do":
            yield from ((way, spot) for spot in islice(_few(places), SPOTS))


def _few(domain: Domain[Any]) -> Iterable[Any]:
    few = getattr(domain, "few", None)
    return domain.candidates() if few is None else few()


# --- deeds


def _deeds(outlook: Outlook, mini: Mini, choices: list[Choice]) -> Iterator[Filled]:
    """Yields deeds of each kind on the most promising targets, with usual and other details."""
    ranks = _ranks(outlook, mini)
    for (what, _), found in grouped(choices, lambda do: (do.what, do.item)).items():
        tried = MENU.kind(what).tried
        if tried != "never":
            promising = ranked(found, lambda to: ranks.get(to, 0.0))[:TARGETS]
            yield from varied(promising, _otherwise, TARGETS if tried == "attack" else 1)


def _ranks(outlook: Outlook, mini: Mini) -> dict[str, float]:
    """Returns how promising an attack on each enemy is, and how valuable each friend."""
    own: Fighter = outlook.fighter(mini, [foe.mini for foe in outlook.foes])
    foes = {foe.mini.id: outlook.threat(own, foe) + 0.01 * foe.worth for foe in outlook.foes}
    return foes | {friend.mini.id: friend.worth for friend in outlook.own}


def _otherwise(choice: Choice) -> Iterator[dict[str, Plain]]:
    """Yields each change of a single detail from its usual value."""
    for name, values in choice.details.items():
        yield from ({name: value} for value in values[1 : TARGETS + 1])


# --- places


def best_places(domain: Domain[Trek], skirmish: Skirmish, mini: Mini, points: Points) -> list[Trek]:
    """Returns the few moves that leave the mini in the best places."""

    def worth(trek: Trek) -> float:
        there = _there(skirmish.state, mini, trek)
        return points(Skirmish(there, skirmish.table), mini.seat)

    return best(domain.candidates(), worth, PLACES)


def _there(state: State, mini: Mini, trek: Trek) -> State:
    """Returns the table as it would be after a move that nothing interrupts."""
    assert state.active is not None
    end, facing = trek.journey.end if trek.steps else mini.at, trek.faces(mini.facing)
    gone = msgspec.structs.replace(mini, at=end, facing=facing)
    minis = [gone if one is mini else one for one in state.minis]
    active: Activation = msgspec.structs.replace(state.active, left=state.active.left - 1)
    return msgspec.structs.replace(state, minis=minis, active=active)
