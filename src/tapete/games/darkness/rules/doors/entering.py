"""Doors and windows: picked, forced, climbed through, opened for others."""

from __future__ import annotations

from tapete.games.darkness.content.entries import Use
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.goods import DoorHeld, DoorOpened, Invited
from tapete.games.darkness.rules.checks.check import Outcome, check
from tapete.games.darkness.rules.dice.ladder import level_of
from tapete.games.darkness.rules.doors import outside
from tapete.games.darkness.rules.harm import failures
from tapete.games.darkness.state import Attribute, Survivor
from tapete.games.darkness.world import NEAR, Night
from tapete.kernel import Some, YesNo
from tapete.spaces.tiles.city import Entrance


def difficulty(entrance: Entrance) -> int:
    """1 lock is 6H, 2 are 1P, 3 are 3S: darkness.door.difficulty, darkness.map.lock_marks"""
    return level_of(library().figures.locks[entrance.locks - 1])


def is_locked(night: Night, door: Entrance) -> bool:
    """True from outside, unless it was knocked down or fate has opened it: darkness.disc.no_door"""
    turn = night.state.turn
    return door.number not in night.state.no_doors and (turn is None or turn.door != door.number)


def pick(night: Night, survivor: Survivor, door: Entrance) -> bool:
    """A Dex (lockpicking) check of the door's level lets the picker in: darkness.door.lockpick"""
    outcome = _tried(night, survivor, door, "dexterity", "pick", "darkness.door.lockpick")
    if outcome.passed:
        come_in(night, survivor, door, "pick", "darkness.door.lockpick")
    return outcome.passed


def force(night: Night, survivor: Survivor, door: Entrance) -> bool:
    """An Attack (Strength) check knocks a door down, for good and with a failure disc.

    darkness.door.force, darkness.door.force_consequence, darkness.disc.no_door
    """
    outcome = _tried(night, survivor, door, "attack", "force", "darkness.door.force")
    if outcome.passed:
        night.state.no_doors.append(door.number)
        failures.fail(night, survivor, "darkness.door.force_consequence")
        come_in(night, survivor, door, "force", "darkness.door.force_consequence")
    return outcome.passed


def _tried(
    night: Night, survivor: Survivor, door: Entrance, attribute: Attribute, use: Use, rule: str
) -> Outcome:
    """A check against a door; fate may keep it locked: darkness.fate.bad.5"""
    also = ("darkness.door.difficulty", "darkness.door.ways_in", "darkness.map.lock_marks")
    outcome = check(night, survivor, attribute, use, rule=rule, need=difficulty(door), also=also)
    if survivor.jammed:
        survivor.jammed = False
        rule, outcome = "darkness.fate.bad.5", Outcome(0)
    if not outcome.passed:
        night.table.tell(DoorHeld, figure=survivor.id, door=door.number, how=use, rule=rule)
    return outcome


def climb(night: Night, survivor: Survivor, window: Entrance) -> bool:
    """A Dex (Climb) check that exceeds the level of the nearest door; nobody is asked in.

    darkness.door.window, darkness.ruling.window_strict, darkness.ruling.window_details
    """
    rule, need = "darkness.door.window", difficulty(window)
    outcome = check(
        night, survivor, "dexterity", "climb", rule=rule, need=need,
        beat=night.rules.window_must_exceed, also=("darkness.door.ways_in",),
    )  # fmt: skip
    event = DoorOpened if outcome.passed else DoorHeld
    night.table.tell(event, figure=survivor.id, door=window.number, how="climb", rule=rule)
    if outcome.passed:
        outside.put(night, survivor, window.inside, "entered", "darkness.move.entry_not_movement")
    return outcome.passed


def come_in(night: Night, survivor: Survivor, door: Entrance, how: str, rule: str) -> None:
    """A survivor that opens a door stands inside at no cost, and may ask others in.

    darkness.move.entry_not_movement, darkness.door.invite
    """
    night.table.tell(DoorOpened, figure=survivor.id, door=door.number, how=how, rule=rule)
    outside.put(night, survivor, door.inside, "entered", "darkness.move.entry_not_movement")
    invite(night, survivor, door, "darkness.door.invite")


def guests(night: Night, survivor: Survivor, door: Entrance) -> list[Survivor]:
    """Those who may be asked in: within 3 squares of the square in front of the door.

    darkness.door.invite, darkness.ruling.distance_measure, darkness.ruling.fate_bad_7_detail
    """
    return [
        one for one in night.others(survivor)
        if night.building(one) != door.building and night.near(one, door.outside, NEAR)
        and may_go(night, one, door)
    ]  # fmt: skip


def may_go(night: Night, survivor: Survivor, door: Entrance) -> bool:
    """True unless fate keeps somebody on another tile: darkness.fate.bad.7"""
    assert survivor.at is not None
    city = night.city
    return not survivor.bound or city.place_at(survivor.at) == city.place_at(door.inside)


def invite(night: Night, survivor: Survivor, door: Entrance, rule: str) -> None:
    """Those asked who accept are put on the square just inside; the others stay outside.

    darkness.door.invite, darkness.door.invite_placement
    """
    near = [one.id for one in guests(night, survivor, door)]
    if not near:
        return
    asked = night.ask(survivor, "invite", Some(tuple(near)), rule, door=door.number)
    for identity in asked:
        guest = night.survivor(identity)
        comes = night.ask(guest, "come_in", YesNo(), rule, by=survivor.id)
        night.table.tell(Invited, figure=survivor.id, target=identity, comes=comes, rule=rule)
        if comes:
            outside.put(night, guest, door.inside, "invited", "darkness.door.invite_placement")


def open_for(night: Night, survivor: Survivor, door: Entrance) -> None:
    """From just inside, somebody opens a door for others; no roll is made.

    darkness.door.open_for_others, darkness.ruling.door_open_who
    """
    rule = "darkness.door.open_for_others"
    night.table.tell(DoorOpened, figure=survivor.id, door=door.number, how="open", rule=rule)
    invite(night, survivor, door, rule)
