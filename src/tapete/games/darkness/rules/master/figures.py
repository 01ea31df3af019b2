"""The figures that a master plays: how they come, are seen, and leave."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.stories import Campaign
from tapete.games.darkness.events.master import Appeared, Beaten, Left, Lurks
from tapete.games.darkness.master import Code, Role
from tapete.games.darkness.meta import Sheet
from tapete.games.darkness.rules.master import environment
from tapete.games.darkness.state import Foe, Square, Survivor
from tapete.games.darkness.world import Night

HEALTH = 2
"""darkness.gm.adversary.health"""
SPEED = 3
"""darkness.ruling.gm_adversary_speed"""
ONE_HIT = 1
"""Guards, owners and dogs fall to one hit: darkness.ruling.gm_combat_rounds"""


# --- who they are


def adversary(night: Night, kind: str, at: Square | None) -> Foe:
    """An ordinary adversary: its disc's values do not count.

    darkness.gm.adversary.health, darkness.gm.adversary.ignore_disc
    """
    return Foe(_next(night), kind, at, health=HEALTH, speed=SPEED)


def villain(night: Night, kind: str, at: Square | None) -> Foe:
    """A main adversary, with the values of the adventure: darkness.gm.adversary.main"""
    page = _story(night).villains[kind]
    codes: tuple[Code, Code, Code] = (page.initiative, page.attack, page.defence)
    return Foe(
        _next(night), kind, at, health=page.health, role="villain", speed=page.speed,
        reach=page.reach, stance=page.stance, codes=codes,
    )  # fmt: skip


def person(night: Night, kind: str, at: Square | None) -> Foe:
    """Somebody of the story, with a sheet like a player's: darkness.gm.npc"""
    page = _story(night).npcs[kind]
    skills = {skill: library().skills[skill].cost for skill in page.skills}
    made = Sheet(page.name.en, page.profession, skills=skills)
    sheet = replace(made, **page.attributes)
    return Foe(
        _next(night), kind, at, health=sheet.defence, role="npc", speed=sheet.speed,
        stance=page.stance, sheet=sheet,
    )  # fmt: skip


def security(night: Night, kind: str, at: Square | None) -> Foe:
    """Somebody who guards a building; an alarm has no square."""
    return Foe(_next(night), kind, at, health=ONE_HIT, role="security", speed=SPEED, stance="guard")


MAKERS = {"adversary": adversary, "villain": villain, "npc": person, "security": security}


def kinds(night: Night, role: Role) -> list[str]:
    """The kinds of figures of a role that can be placed."""
    known = library()
    tables: dict[Role, Mapping[str, object]] = {
        "adversary": known.adversaries, "villain": _story(night).villains,
        "npc": _story(night).npcs, "security": known.security,
    }  # fmt: skip
    return sorted(tables[role])


def _story(night: Night) -> Campaign:
    return library().campaigns[night.state.scenario]


def _next(night: Night) -> str:
    """An id: figures are numbered as they are seen, so that no gap tells of one that is not."""
    return f"f{night.master.came + 1}"


# --- coming and going


def place(night: Night, foe: Foe, rule: str, *, hidden: bool = False) -> Foe:
    """A figure comes, seen by all or by the master alone: darkness.gm.controls"""
    assert foe.at is not None
    foe.hidden = hidden
    if hidden:
        night.master.lurking += 1
        foe.id = f"h{night.master.lurking}"
        night.state.foes.append(foe)
        night.tell(Lurks, rule, to=(night.master.seat,), figure=foe.id, at=foe.at)
    else:
        night.state.foes.append(foe)
        appear(night, foe, rule)
    return foe


def appear(night: Night, foe: Foe, rule: str, *also: str) -> None:
    """Everybody sees a figure from now on."""
    assert foe.at is not None
    foe.hidden = False
    night.master.came += 1
    foe.id = f"f{night.master.came}"
    night.tell(Appeared, rule, figure=foe.id, at=foe.at, also=(*also, "darkness.gm.controls"))


def reveal(night: Night) -> None:
    """Whoever comes into sight of a survivor is put on the board; an alarm is not.

    darkness.gm.los.reveal
    """
    for foe in night.state.foes:
        if foe.hidden and _seen(night, foe):
            appear(night, foe, "darkness.gm.los.reveal", "darkness.gm.los.range")


def _seen(night: Night, foe: Foe) -> bool:
    if foe.at is None or is_alarm(foe):
        return False
    return any(environment.sees(night, one, foe.at) for one in night.living())


def is_alarm(foe: Foe) -> bool:
    return foe.role == "security" and library().security[foe.kind].guard == "alarm"


def leave(night: Night, foe: Foe, rule: str) -> None:
    """A figure is taken off the board."""
    remove(night, foe)
    to = (night.master.seat,) if foe.hidden else None
    night.tell(Left, rule, to=to, figure=foe.id)


def beaten(night: Night, foe: Foe, by: str, rule: str) -> None:
    """A figure is out of the game: darkness.gm.adversary.health"""
    remove(night, foe)
    night.master.fallen = [*night.master.fallen, foe.kind]
    night.tell(Beaten, rule, figure=by, target=foe.id)


def remove(night: Night, foe: Foe) -> None:
    """Off the board; one that was seen is still known by its name."""
    foe.at = None
    if foe.hidden:
        night.state.foes = [one for one in night.state.foes if one is not foe]
    night.master.waiting = [one for one in night.master.waiting if one != foe.id]


# --- who is near


def shown(night: Night) -> list[Foe]:
    """The figures that everybody sees."""
    return [one for one in night.state.foes if one.at is not None and not one.hidden]


def distance(one: Square, other: Square) -> int:
    """Squares between two, diagonals counted as one: darkness.gm.los.range"""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def nearest(night: Night, foe: Foe) -> Survivor | None:
    """The survivor a figure goes for: the nearest, and of those the weakest."""
    assert foe.at is not None
    here = foe.at
    return min(
        [one for one in night.living() if one.at is not None],
        key=lambda one: (distance(here, one.at or here), one.health, one.id),
        default=None,
    )
