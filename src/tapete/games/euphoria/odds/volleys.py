"""Plays through a volley that is described in words."""

from __future__ import annotations

from tapete.games.euphoria.events.shooting import Hit, ShieldHit
from tapete.games.euphoria.odds.outcomes import fate, harm
from tapete.games.euphoria.odds.said import VolleySaid
from tapete.games.euphoria.odds.scene import LEFT, RADIUS, apart, begin, covered, somebody
from tapete.games.euphoria.rules.shooting.shooting import fire_part
from tapete.games.euphoria.rules.shooting.terms import Part
from tapete.games.euphoria.state import Deeds, State, Weapon
from tapete.games.euphoria.world import Show
from tapete.kernel import Gist, Message, Table
from tapete.odds.ear import Ear
from tapete.spaces.plane.point import Point

FAR = 24
"""The range of the weapon, long enough for every shot to reach."""


def volley_begins(said: VolleySaid) -> State:
    """The shooter, its target, and perhaps somebody in front of the target."""
    special = ["explosive"] if said.explosive else []
    gun = Weapon("weapon", said.shots, FAR, said.damage, special)
    deeds = Deeds(moving=int(said.moved), threw=said.two_weapons, fired=[0])
    shooter = somebody("a", 0, LEFT, aim=said.aim, ap=said.shots, weapons=[gun], deeds=deeds)
    traits = {"reflexes": said.reflexes, "drone": said.drone}
    place = apart(said.distance)
    target = somebody(
        "b", 1, place, ap=said.target_ap, life=said.target_life, armour=said.target_armour,
        classes=[one for one, has in traits.items() if has],
        deeds=Deeds(moving=int(said.target_moved)),
    )  # fmt: skip
    before = Point(place.x - 2 * RADIUS, place.y)
    others = [somebody("c", 1, before)] if said.shield else []
    return begin([shooter, target, *others], "shooting", covered(place, said.cover))


def volley_said(said: VolleySaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the shots through. Says how many hit, and what became of the target."""
    ear = Ear(table, Hit, ShieldHit)
    show = Show(state, ear)
    shooter, target = state.minis[:2]
    part = Part(0, target.id, said.shots)
    plan = [part, Part(0, "another", 0)] if said.several_targets else [part]
    fire_part(show, shooter, part, plan)
    saved = target.ap * said.ap_worth
    lost = harm(target)
    return told(ear, state), (lost, saved - lost)


def told(ear: Ear, state: State) -> Gist:
    hits = sum(int(str(one["wounds"])) for one in ear.all(Hit))
    shielded = sum(int(str(one["wounds"])) for one in ear.all(ShieldHit))
    found = [Message.of("euphoria.odds.hits", hits=hits)]
    if shielded:
        found.append(Message.of("euphoria.odds.shield", hits=shielded))
    return (*found, *fate(state.minis[1], "target"))
