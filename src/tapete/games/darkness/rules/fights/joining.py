"""Those who come to help in a fight: called at its start, nearer in each round."""

from __future__ import annotations

from tapete.games.darkness.events.checks import Approached, Helped, Refused
from tapete.games.darkness.rules.bargains.promises import promised_to, settle
from tapete.games.darkness.state import Square, Survivor
from tapete.games.darkness.world import NEAR, Night
from tapete.kernel import Some, YesNo

ASK, JOIN = "call_help", "join_fight"
CALL = f"darkness.ask.{ASK}"
APPROACH, STAY = "darkness.combat.helpers.approach", "darkness.combat.helpers.stay"


def called(night: Night, who: Survivor, rounds: int) -> list[str]:
    """Those of the same building who are asked, and agree, to help in the fight.

    Nobody is asked who cannot arrive before its last round: darkness.combat.helpers.approach
    """
    if night.table.ignores(CALL):
        return []
    able = [one.id for one in night.others(who) if _can_come(night, one, who, rounds)]
    if not able:
        return []
    first = promised_to(night, who)
    able.sort(key=lambda one: one not in first)
    asked = night.ask(who, ASK, Some(able), APPROACH)
    coming = [one for one in asked if _agrees(night, night.survivor(one), who)]
    settle(night, who, asked, coming)
    return coming


def _can_come(night: Night, other: Survivor, who: Survivor, rounds: int) -> bool:
    """True if somebody in the same building can arrive before the last round.

    darkness.ruling.initiative_helpers, darkness.ruling.fate_bad_7_detail
    """
    assert who.at is not None
    assert other.at is not None
    if other.at == who.at:
        return True
    building = night.building(who)
    if not building or night.building(other) != building:
        return False
    if other.bound and night.city.tile_at(other.at) != night.city.tile_at(who.at):
        return False
    far = night.city.within(who.at).get(other.at)
    return far is not None and far <= NEAR * (rounds - 1)


def _agrees(night: Night, other: Survivor, who: Survivor) -> bool:
    yes = night.ask(other, JOIN, YesNo(), APPROACH, target=who.id)
    told, rule = (Helped, APPROACH) if yes else (Refused, APPROACH)
    night.tell(told, rule, figure=other.id, target=who.id, also=(STAY,))
    return yes


def present(night: Night, who: Survivor, coming: list[str]) -> list[str]:
    """Those of them who are on the square of the fight, and so assist."""
    return [one for one in coming if night.survivor(one).at == who.at]


def approach(night: Night, square: Square, coming: list[str]) -> None:
    """Each of them comes up to three squares nearer: darkness.combat.helpers.approach"""
    for one in coming:
        other = night.survivor(one)
        if other.at is not None and other.at != square:
            path = _way(night, other.at, square)
            other.at = path[-1]
            night.tell(Approached, APPROACH, figure=one, path=path)


def _way(night: Night, start: Square, goal: Square) -> tuple[Square, ...]:
    """The squares of a shortest way, three of them at most."""
    far, path = night.city.within(goal), [start]
    for _ in range(NEAR):
        if path[-1] != goal:
            path.append(min(night.city.beside[path[-1]], key=lambda one: far.get(one, 10_000)))
    return tuple(path)
