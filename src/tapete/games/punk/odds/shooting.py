"""Plays through a shot that is described in words."""

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
    """Returns a state with the shooter and its target, at which it may already have aimed."""
    minis = people(said)
    state = begin(minis, ground_with(said.cover, said.total))
    assert state.active is not None
    if said.aim:
        state.active.aim = minis[1].id
    return state


def shoot_said(said: ShotSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays the shot through. Says what became of it, the weapon, the target and its rival."""
    ear = Ear(table, Hit, Strayed, Broke)
    skirmish, minis = Skirmish(state, ear), state.minis
    shooter, whom = minis[:2]
    item, bullet = shooter.gear[0], bullet_of(said)
    shoot(skirmish, Shot(shooter, whom, item, bullet, said.avoid, said.defensive))
    return told(ear, minis), worth(minis)


def people(said: ShotSaid) -> list[Mini]:
    """Returns the shooter, its target in the middle, and the target's rival if it has one.

    The shooter is up the table at the given distance.
    """
    away = Point(MIDDLE, MIDDLE - 2 * RADIUS - said.distance * CM)
    kind = to_shoot(said.weapon)
    shooter = somebody(
        "a", 0, away, DOWN_THE_TABLE, rules_of(said.special),
        P=said.precision, F=said.strength, gear=[carried(kind)],
        bullets={said.bullet: 9} if "firearm" in abilities(kind) else {},
    )  # fmt: skip
    aimed_at = target(said, "b", Point(MIDDLE, MIDDLE))
    rival = somebody("c", 0, Point(MIDDLE, MIDDLE + 2 * RADIUS), UP, {}, D=said.toughness)
    return [shooter, aimed_at, rival] if said.in_combat else [shooter, aimed_at]


def target(said: ShotSaid, identity: str, at: Point) -> Mini:
    """Returns a mini to be shot at, as it is described."""
    return somebody(
        identity, 1, at, DOWN_THE_TABLE if said.behind else UP,
        rules_of(said.target_special), D=said.toughness, armour=said.armour,
        worn=to_wear(said.worn), shield="shield" if said.shield else "",
    )  # fmt: skip


def bullet_of(said: ShotSaid) -> str:
    """The bullet that is shot; empty if the weapon is no firearm."""
    return said.bullet if "firearm" in abilities(said.weapon) else ""


def told(ear: Ear, minis: list[Mini]) -> Gist:
    how = "stray" if ear.all(Strayed) else "hit" if ear.all(Hit) else "miss"
    broke = (Message("punk.odds.broke"),) if ear.all(Broke) else ()
    friends = [part for one in minis[2:] for part in state_told(one, "friend")]
    fate = state_told(minis[1], "target")
    if how == "hit" and not fate:
        fate = (Message.of("punk.odds.state", whose="target", state="unharmed"),)
    return Message(f"punk.odds.{how}"), *broke, *fate, *friends


def worth(minis: list[Mini]) -> tuple[float, float]:
    """What the outcome is worth to the shooter's side, and to the other side."""
    total = harm(minis[1]) - sum(harm(one) for one in minis[2:])
    return total, -total
