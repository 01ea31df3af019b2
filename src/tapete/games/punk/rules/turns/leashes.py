"""Minis that may not stray: tamed ones from their tamers, those of a group from each other."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.games.punk.figures import number, profile_of
from tapete.games.punk.rules.turns.groups import RULE, TOGETHER, companions
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish, disc
from tapete.spaces.climbs.surfaces import Standing
from tapete.spaces.plane.point import CM
from tapete.spaces.treks.leash import Leash

TAMED = "punk.core.tamed"


def leashes(skirmish: Skirmish, mini: Mini, reach: int) -> tuple[Leash, ...]:
    """The minis that a way must not lead too far from; `reach` is how far an Action goes."""
    return (*_tame(skirmish, mini), *_together(skirmish, mini, reach))


def _tame(skirmish: Skirmish, mini: Mini) -> Iterable[Leash]:
    """A tamed mini stays near its nearest tamer; with none left, it goes as it likes."""
    far, company = number(mini, "tamed"), profile_of(mini).company
    if not far or company is None:
        return []
    tamers = [one for one in skirmish.friends(mini) if one.profile == company.of]
    return [Leash(_standing(tamers), far * CM, TAMED)] if tamers else []


def _together(skirmish: Skirmish, mini: Mini, reach: int) -> Iterable[Leash]:
    """The first to move stays within the others' reach; those that follow end within 5 cm."""
    others = companions(skirmish, mini)
    if not others:
        return []
    if followed(skirmish, mini) is None:
        free = [one for one in others if can_follow(skirmish, one)]
        return [Leash(_standing([one]), TOGETHER + reach, RULE) for one in free]
    gone = [one for one in others if skirmish.gap(one, _head(skirmish)) <= TOGETHER]
    return [Leash(_standing([_head(skirmish), *gone]), TOGETHER, RULE, strict=True)]


def _standing(minis: list[Mini]) -> tuple[Standing, ...]:
    return tuple([Standing(disc(one), one.at.height, one.id) for one in minis])


def followed(skirmish: Skirmish, mini: Mini) -> Mini | None:
    """The mini of its group that it follows now, if any."""
    if not mini.group or not skirmish.state.paused:
        return None
    head = _head(skirmish)
    return head if head.group == mini.group and head is not mini else None


def _head(skirmish: Skirmish) -> Mini:
    return skirmish.mini(skirmish.state.paused[-1].mini)


def can_follow(skirmish: Skirmish, mini: Mini) -> bool:
    """True if it is on its feet and not locked in combat."""
    return not mini.prone and not skirmish.locked(mini)
