"""A shot as it is described, played through."""

from __future__ import annotations

from tapete.games.punk.events.harm import Hit
from tapete.games.punk.events.shooting import Broke, Strayed
from tapete.games.punk.figures import abilities
from tapete.games.punk.odds.field import MIDDLE, RADIUS, begin, carried, ground_with, somebody
from tapete.games.punk.odds.outcomes import harm, state_told
from tapete.games.punk.odds.said import ShotSaid, rules_of, to_shoot, to_wear
from tapete.games.punk.rules.shooting.shooting import Shot, shoot
from tapete.games.punk.state import Mini, State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Gist, Message, Table
from tapete.odds.ear import Ear
from tapete.spaces.plane.point import CM, Point

UP, DOWN_THE_TABLE = 0, 180


def shot_begins(said: ShotSaid) -> State:
    """The shooter and its target, at whom it may have aimed."""
    minis = people(said)
    state = begin(minis, ground_with(said.cover, said.total))
    assert state.active is not None
    if said.aim:
        state.active.aim = minis[1].id
    return state


def shoot_said(said: ShotSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """What became of the shot, of the weapon, and of the target and its rival."""
    ear = Ear(table, Hit, Strayed, Broke)
    skirmish, minis = Skirmish(state, ear), state.minis
    shooter, target = minis[:2]
    bullet = said.bullet if "firearm" in abilities(said.weapon) else ""
    shoot(skirmish, Shot(shooter, target, shooter.gear[0], bullet, said.avoid, said.defensive))
    return told(ear, minis), worth(minis)


def people(said: ShotSaid) -> list[Mini]:
    """The target in the middle, and the shooter up the table at the given distance."""
    away = Point(MIDDLE, MIDDLE - 2 * RADIUS - said.distance * CM)
    kind = to_shoot(said.weapon)
    shooter = somebody(
        "a", 0, away, DOWN_THE_TABLE, rules_of(said.special),
        P=said.precision, F=said.strength, gear=[carried(kind)],
        bullets={said.bullet: 9} if "firearm" in abilities(kind) else {},
    )  # fmt: skip
    target = somebody(
        "b", 1, Point(MIDDLE, MIDDLE), DOWN_THE_TABLE if said.behind else UP,
        rules_of(said.target_special), D=said.toughness, armour=said.armour,
        worn=to_wear(said.worn), shield="shield" if said.shield else "",
    )  # fmt: skip
    rival = somebody("c", 0, Point(MIDDLE, MIDDLE + 2 * RADIUS), UP, {}, D=said.toughness)
    return [shooter, target, rival] if said.in_combat else [shooter, target]


def told(ear: Ear, minis: list[Mini]) -> Gist:
    how = "stray" if ear.all(Strayed) else "hit" if ear.all(Hit) else "miss"
    broke = (Message("punk.odds.broke"),) if ear.all(Broke) else ()
    friends = [part for one in minis[2:] for part in state_told(one, "friend")]
    target = state_told(minis[1], "target")
    if how == "hit" and not target:
        target = (Message.of("punk.odds.state", whose="target", state="unharmed"),)
    return Message(f"punk.odds.{how}"), *broke, *target, *friends


def worth(minis: list[Mini]) -> tuple[float, float]:
    """The worth of the outcome to the shooter's side, and to the other."""
    total = harm(minis[1]) - sum(harm(one) for one in minis[2:])
    return total, -total
