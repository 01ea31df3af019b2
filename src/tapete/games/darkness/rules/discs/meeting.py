"""An encounter disc is turned over, and what it is decides what happens."""

from __future__ import annotations

from tapete.games.darkness.content.entries import AllyDisc, ObjectDisc, SecurityDisc, Use
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.goods import Befriended, Eluded, Found, Passed, TurnedOver
from tapete.games.darkness.rules.checks.check import check
from tapete.games.darkness.rules.dice.ladder import level_of
from tapete.games.darkness.rules.discs import lots
from tapete.games.darkness.rules.doors import outside
from tapete.games.darkness.rules.fights.fight import fight, fight_security
from tapete.games.darkness.rules.goods import load
from tapete.games.darkness.rules.harm import failures
from tapete.games.darkness.rules.points import score
from tapete.games.darkness.state import Foe, Lot, Spot, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import OneOf

TALK, FIGHT = "talk", "fight"
RULES = {
    "alarm": "darkness.security.alarm", "guard": "darkness.security.guard",
    "owner": "darkness.security.owner", "dog": "darkness.security.dog",
}  # fmt: skip


def flip(night: Night, survivor: Survivor, lot: Lot, spot: Spot) -> None:
    """The disc under a survivor is turned over and met.

    darkness.flip.stop, darkness.disc.kinds
    """
    survivor.brought = False
    disc = lots.turn_over(night, survivor, lot, spot)
    night.table.tell(
        TurnedOver, figure=survivor.id, disc=disc, rule="darkness.flip.stop",
        also=("darkness.disc.kinds",),
    )  # fmt: skip
    meet(night, survivor, lot, disc)


def meet(night: Night, survivor: Survivor, lot: Lot, disc: str) -> None:
    """What happens depends on the kind of disc: darkness.disc.kinds"""
    entry = library().disc(disc)
    if isinstance(entry, ObjectDisc):
        search(night, survivor, lot, disc, entry)
    elif isinstance(entry, AllyDisc):
        persuade(night, survivor, lot, disc, entry)
    elif isinstance(entry, SecurityDisc):
        challenge(night, survivor, lot, disc, entry)
    else:
        face(night, survivor, lot, disc)


def search(night: Night, survivor: Survivor, lot: Lot, disc: str, entry: ObjectDisc) -> None:
    """An Int (Search) check: the object and as many points as levels, or it is shuffled back.

    darkness.object.search, darkness.object.success, darkness.object.fail
    """
    outcome = check(
        night, survivor, "intelligence", "search", rule="darkness.object.search",
        need=level_of(entry.code), points=True,
    )  # fmt: skip
    if outcome.passed:
        thing = night.new_thing(disc, entry.shots or -1)
        night.table.tell(
            Found, figure=survivor.id, item=disc, rule="darkness.object.success",
            also=("darkness.disc.object.bonus",),
        )  # fmt: skip
        load.get(night, survivor, thing, outcome.level, "darkness.object.success")
    else:
        _elude(night, survivor, lot, disc, "darkness.object.fail")


def persuade(night: Night, survivor: Survivor, lot: Lot, disc: str, entry: AllyDisc) -> None:
    """A Pers check: the ally and as many points as levels, or a failure disc.

    darkness.ally.persuade, darkness.ally.success, darkness.ally.fail, darkness.ally.no_limit
    """
    outcome = check(
        night, survivor, "persuasion", "persuade", rule="darkness.ally.persuade",
        need=level_of(entry.code), points=True,
    )  # fmt: skip
    if outcome.passed:
        survivor.allies.append(disc)
        night.table.tell(
            Befriended, figure=survivor.id, ally=disc, rule="darkness.ally.success",
            also=("darkness.ally.no_limit", "darkness.disc.ally.bonus"),
        )  # fmt: skip
        rule = "darkness.ally.success"
        score.gain(night, survivor, outcome.level, rule, ("darkness.vp.sources",))
    else:
        failures.fail(night, survivor, "darkness.ally.fail")
        _elude(night, survivor, lot, disc, "darkness.ally.fail")


def _elude(night: Night, survivor: Survivor, lot: Lot, disc: str, rule: str) -> None:
    night.table.tell(Eluded, figure=survivor.id, disc=disc, rule=rule)
    lots.reshuffle(night, survivor, lot, disc, rule)


def challenge(night: Night, survivor: Survivor, lot: Lot, disc: str, entry: SecurityDisc) -> None:
    """The check that the disc asks for, or a fight, as the player likes; an alarm cannot be fought.

    darkness.security.check, darkness.disc.security.kinds, darkness.ruling.security_combat_rolls
    """
    rule, way = RULES[entry.guard], TALK
    if entry.defence is not None:
        way = night.ask(survivor, "security", OneOf((TALK, FIGHT)), rule, disc=disc)
    if way == FIGHT:
        _fight(night, survivor, lot, disc)
    elif _talks_past(night, survivor, entry):
        pass_by(night, survivor, disc, level_of(entry.code))
    else:
        be_caught(night, survivor, lot, disc)


def _talks_past(night: Night, survivor: Survivor, entry: SecurityDisc) -> bool:
    """Int (disarm) for an alarm, Pers (animal handling) for a dog, Pers for people.

    darkness.security.alarm, darkness.security.guard, darkness.security.owner, darkness.security.dog
    """
    rule, need = RULES[entry.guard], level_of(entry.code)
    also = ("darkness.security.check", "darkness.disc.security.kinds")
    if entry.guard == "alarm":
        return check(
            night, survivor, "intelligence", "disarm", rule=rule, need=need, also=also
        ).passed
    use: Use = "calm" if entry.guard == "dog" else "persuade"
    return check(night, survivor, "persuasion", use, rule=rule, need=need, also=also).passed


def pass_by(night: Night, survivor: Survivor, disc: str, level: int) -> None:
    """The disc is a trophy, and worth its level: darkness.security.success"""
    survivor.trophies.append(disc)
    rule = "darkness.security.success"
    night.table.tell(Passed, figure=survivor.id, disc=disc, rule=rule)
    score.gain(night, survivor, level, rule, ("darkness.vp.sources",))


def be_caught(night: Night, survivor: Survivor, lot: Lot, disc: str) -> None:
    """Everybody in the building is thrown out; the survivor in turn gets a failure disc.

    darkness.security.fail.eject, darkness.security.fail.failure_disc,
    darkness.security.fail.reshuffle
    """
    for one in night.inside(lot.building):
        outside.eject(night, survivor, one, "darkness.security.fail.eject")
    failures.fail(night, survivor, "darkness.security.fail.failure_disc")
    lots.reshuffle(night, survivor, lot, disc, "darkness.security.fail.reshuffle")


def _fight(night: Night, survivor: Survivor, lot: Lot, disc: str) -> None:
    """One round: a guard that is beaten is out of the game; otherwise the fighter is thrown out.

    darkness.security.kill, darkness.security.combat_loss, darkness.ruling.security_lose
    """
    if fight_security(night, survivor, disc):
        night.state.removed.append(disc)
        failures.fail(night, survivor, "darkness.security.kill")
        return
    if survivor.at is not None:
        failures.fail(night, survivor, "darkness.security.combat_loss")
        outside.eject(night, survivor, survivor, "darkness.security.combat_loss")
    lots.reshuffle(night, survivor, lot, disc, "darkness.security.fail.reshuffle")


def face(night: Night, survivor: Survivor, lot: Lot, disc: str) -> None:
    """An adversary is fought at once: darkness.adversary.reveal

    darkness.disc.adversary.attributes
    """
    foe = Foe(disc, disc, survivor.at, lot.tile)
    night.state.foes.append(foe)
    fight(night, survivor, foe)
