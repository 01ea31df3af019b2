"""A fight against an adversary or a building's security, round by round."""

from __future__ import annotations

import msgspec

from tapete.games.darkness.content.entries import AdversaryDisc, SecurityDisc
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.checks import Defeated, Fled, Fought, HeldFast, Round
from tapete.games.darkness.rules.dice.ladder import level_of
from tapete.games.darkness.rules.discs.lots import take_back
from tapete.games.darkness.rules.fights.blows import attack, defend, initiative, suffer
from tapete.games.darkness.rules.fights.joining import approach, called, present
from tapete.games.darkness.rules.points.score import gain
from tapete.games.darkness.rules.turns.pace import roll_movement
from tapete.games.darkness.state import Foe, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import YesNo

ROUNDS, ONE = 3, 1
"""Rounds a turn against an adversary, and against security.

darkness.combat.rounds, darkness.security.one_round
"""
RETREAT = "retreat"
CONTENT = "darkness.combat.round_content"


class Opponent(msgspec.Struct, frozen=True):
    """The adversary that a survivor fights: its disc, and the levels of its figures."""

    kind: str
    initiative: int
    attack: int
    defence: int


def opponent(kind: str) -> Opponent:
    disc = library().disc(kind)
    assert isinstance(disc, AdversaryDisc | SecurityDisc)
    codes = (disc.initiative, disc.attack, disc.defence)
    return Opponent(kind, *[level_of(code) for code in codes if code is not None])


# --- adversaries


def fight(night: Night, who: Survivor, foe: Foe, against: Opponent | None = None) -> None:
    """Initiative, then retreat or up to three rounds; its figures are those of its disc.

    darkness.combat.initiative, darkness.combat.won_options, darkness.combat.unresolved
    """
    square = who.at
    assert square is not None
    against = opponent(foe.kind) if against is None else against
    night.tell(Fought, "darkness.adversary.reveal", figure=who.id, foe=foe.kind)
    coming = called(night, who, ROUNDS)
    first = initiative(night, who, foe.kind, against.initiative, present(night, who, coming))
    if first and _withdraws(night, who, foe) and (retreat(night, who, foe) or night.active.over):
        return
    if rounds(night, who, against, coming, first=first, most=ROUNDS):
        defeat(night, who, foe, against)
    elif who.at is not None:
        night.active.held = True
        night.tell(HeldFast, "darkness.combat.unresolved", figure=who.id, foe=foe.kind)
    elif not night.at(square):
        take_back(night, who, foe, "darkness.ruling.adversary_left_alone")


def _withdraws(night: Night, who: Survivor, foe: Foe) -> bool:
    """With initiative it may retreat instead of attacking, once a turn.

    darkness.combat.retreat.when, darkness.ruling.retreat_failed_order
    """
    if night.active.fled:
        return False
    rule = "darkness.combat.retreat.when"
    speed = speed_of(foe)
    return night.ask(who, RETREAT, YesNo(), rule, foe=foe.kind, speed=speed, health=who.health)


def rounds(
    night: Night, who: Survivor, against: Opponent, coming: list[str], *, first: bool, most: int
) -> bool:
    """True if the opponent is beaten within `most` rounds: darkness.combat.rounds

    A round is one attack and one defence; without initiative the defence comes first.
    """
    square = who.at
    assert square is not None
    for number in range(1, most + 1):
        night.tell(Round, "darkness.combat.rounds", number=number, also=(CONTENT,))
        helpers = present(night, who, coming)
        if first and _strikes(night, who, against, helpers):
            return True
        _is_struck(night, who, against, helpers)
        if who.at is None:
            return False
        if not first and _strikes(night, who, against, present(night, who, helpers)):
            return True
        approach(night, square, coming)
    return False


def _strikes(night: Night, who: Survivor, against: Opponent, helpers: list[str]) -> bool:
    return attack(night, who, against.kind, against.defence, helpers).passed


def _is_struck(night: Night, who: Survivor, against: Opponent, helpers: list[str]) -> None:
    if not defend(night, who, against.kind, against.attack, helpers):
        suffer(night, who, helpers)


def defeat(night: Night, who: Survivor, foe: Foe, against: Opponent) -> None:
    """The survivor in turn gets the disc, and points for its Defence and its Attack.

    darkness.combat.victory.disc, darkness.combat.victory.points
    """
    night.state.foes.remove(foe)
    who.trophies.append(foe.kind)
    night.tell(Defeated, "darkness.combat.victory.disc", figure=who.id, foe=foe.kind)
    gain(night, who, against.attack + against.defence, "darkness.combat.victory.points")


# --- retreat


def retreat(night: Night, who: Survivor, foe: Foe) -> bool:
    """A movement roll that exceeds the adversary's Speed; then its disc is shuffled back.

    Where others stand on the disc too, it simply leaves: darkness.combat.last_to_flee
    """
    night.active.fled = True
    total = roll_movement(night, who, "darkness.combat.retreat.roll")
    if night.active.over or who.at is None:
        return False
    alone, speed = len(night.at(who.at)) == 1, speed_of(foe)
    away = not alone or total > speed
    rule = "darkness.combat.retreat.success" if away else "darkness.combat.retreat.fail"
    also = ("darkness.combat.last_to_flee",) if not alone else ()
    night.tell(
        Fled, rule, figure=who.id, foe=foe.kind, total=total, speed=speed, away=away, also=also
    )
    if away and alone:
        take_back(night, who, foe, rule)
    return away


def speed_of(foe: Foe) -> int:
    """Squares that a retreat must exceed: darkness.ruling.retreat_speed_unit"""
    disc = library().adversaries.get(foe.kind)
    return foe.speed if disc is None else disc.speed


# --- security


def fight_security(night: Night, who: Survivor, kind: str) -> bool:
    """One round, helped only from the same square; true if it is beaten.

    darkness.security.one_round, darkness.ruling.security_combat_rolls
    """
    return security(night, who, opponent(kind), ONE)


def security(night: Night, who: Survivor, against: Opponent, most: int) -> bool:
    """Initiative and at most this many rounds, without retreat; true if the opponent is beaten."""
    rule = "darkness.security.one_round"
    night.tell(Fought, rule, figure=who.id, foe=against.kind)
    coming = called(night, who, most)
    helpers = present(night, who, coming)
    first = initiative(night, who, against.kind, against.initiative, helpers)
    beaten = rounds(night, who, against, coming, first=first, most=most)
    if beaten:
        night.tell(Defeated, rule, figure=who.id, foe=against.kind)
    return beaten
