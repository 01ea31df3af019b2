"""Changes of the figures that a master plays, and of where anybody stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from tapete.deeds import Details, Do, Listed, Options, Perform, ToEach, Way
from tapete.games.darkness.actions.changes.change import (
    AUTHORITY,
    FIGURES,
    Change,
    amount_of,
    figure_of,
    square_for,
)
from tapete.games.darkness.master import CODES, Foe, Master, Role, Stance
from tapete.games.darkness.rules.master import authority, changes, figures
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import OneOf, Text
from tapete.kernel.plain import Plain

STANCES: tuple[Stance, ...] = ("hunt", "guard", "flee", "stay", "follow", "wander")
FASTEST, FARTHEST, NAME = 8, 6, 40
"""The most that a figure's Speed and reach are set to, and the characters of its name."""
ROLES: tuple[Role, ...] = ("adversary", "villain", "npc", "security")


def _put(night: Night, master: Master, do: Do, details: Details) -> None:
    """Moves a pawn to a square that the master names; one in a wall or off the city is refused."""
    figure = night.find(do.to)
    assert figure is not None
    changes.put(night, figure, square_for(night, do.to))


def _figures(night: Night, master: Master) -> list[Foe]:
    return figures.shown(night)


def _place(night: Night, master: Master, do: Do, details: Details) -> None:
    """The master puts a figure of their own on the board: darkness.gm.controls, darkness.gm.npc"""
    role: Role = str(details["role"])  # type: ignore[assignment]
    kinds = OneOf(tuple(figures.kinds(night, role)))
    kind = authority.ask(night, "master_figure", kinds, AUTHORITY)
    changes.place(night, role, kind, square_for(night, kind))


def _roles(night: Night, master: Master) -> Iterable[Way]:
    roles: dict[str, Sequence[Plain]] = {
        "role": [role for role in ROLES if figures.kinds(night, role)]
    }
    return [(Do("place"), None, lambda: roles)]


def _remove(night: Night, master: Master, do: Do, details: Details) -> None:
    figures.leave(night, figure_of(night, do), AUTHORITY)


def _health(night: Night, master: Master, do: Do, details: Details) -> None:
    changes.set_health(night, figure_of(night, do), amount_of(details))


def _stance(night: Night, master: Master, do: Do, details: Details) -> None:
    stance: Stance = str(details["stance"])  # type: ignore[assignment]
    changes.set_stance(night, figure_of(night, do), stance)


def _codes(night: Night, master: Master, do: Do, details: Details) -> None:
    found = tuple([details[name] for name in ("initiative", "attack", "defence")])
    changes.toughen(night, figure_of(night, do), found)  # type: ignore[arg-type]


def _quicken(night: Night, master: Master, do: Do, details: Details) -> None:
    speed, reach = int(str(details["speed"])), int(str(details["reach"]))
    changes.quicken(night, figure_of(night, do), speed, reach)


def _paces(night: Night, master: Master, foe: Foe) -> dict[str, Sequence[Plain]]:
    """How far it goes and strikes, as it is now first."""
    return {"speed": _first(foe.speed, FASTEST), "reach": _first(foe.reach, FARTHEST)}


def _first(now: int, most: int) -> list[Plain]:
    return [now, *[one for one in range(most + 1) if one != now]]


def _rename(night: Night, master: Master, do: Do, details: Details) -> None:
    name = authority.ask(night, changes.RENAME, Text(NAME), AUTHORITY, figure=do.to)
    changes.rename(night, figure_of(night, do), name)


def _fell(night: Night, master: Master, do: Do, details: Details) -> None:
    changes.fell(night, figure_of(night, do))


def _movable(night: Night, master: Master) -> list[Survivor | Foe]:
    return [*night.living(), *figures.shown(night)]


def _code_details(*_: object) -> dict[str, Sequence[Plain]]:
    codes: list[Plain] = [*CODES]
    return {"initiative": codes, "attack": codes, "defence": codes}


def _healths(*_: object) -> dict[str, Sequence[Plain]]:
    return {"amount": [1, 2, 3, 4, 5]}


def _stances(*_: object) -> dict[str, Sequence[Plain]]:
    return {"stance": [*STANCES]}


VALUES: Mapping[str, tuple[Perform[Night, Master], Callable[..., Options]]] = {
    changes.HEALTH: (_health, _healths),
    changes.STANCE: (_stance, _stances),
    changes.CODES: (_codes, _code_details),
    changes.PACE: (_quicken, _paces),
}
"""What a figure is like, be it seen or not: what changes it, and to what."""
KINDS = (
    Change("put", FIGURES, _put, ToEach(_movable)),
    Change("place", FIGURES, _place, Listed(_roles), lead=19),
    Change("remove", FIGURES, _remove, ToEach(_figures)),
    Change(changes.FELL, FIGURES, _fell, ToEach(_figures)),
    Change(changes.RENAME, FIGURES, _rename, ToEach(_figures)),
    *[Change(name, FIGURES, perform, ToEach(_figures, details=details))
      for name, (perform, details) in VALUES.items()],
)  # fmt: skip
