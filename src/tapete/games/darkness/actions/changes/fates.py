"""Changes of what fate has done to survivors."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tapete.deeds import Details, Do, ToEach, Why
from tapete.games.darkness.actions.changes.change import AUTHORITY, PEOPLE, Change
from tapete.games.darkness.master import Master
from tapete.games.darkness.rules.master import conditions
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night
from tapete.kernel.plain import Plain


def _survivors(night: Night, master: Master) -> list[Survivor]:
    return night.living()


def _spared(night: Night, master: Master, survivor: Survivor) -> Why | None:
    return None if conditions.held(night, survivor) else (AUTHORITY, "no_condition")


def _among(
    conditions_of: Callable[[Night, Survivor], list[str]],
) -> Callable[[Night, Master, Survivor], dict[str, Sequence[Plain]]]:
    """One of those conditions of a survivor."""
    return lambda night, master, survivor: {"condition": [*conditions_of(night, survivor)]}


def _with(
    act: Callable[[Night, Survivor, str], None],
) -> Callable[[Night, Master, Do, Details], None]:
    """A change of one condition of the survivor that it names."""
    return lambda night, master, do, details: act(
        night, night.survivor(do.to), str(details["condition"])
    )


KINDS = (
    Change("afflict", PEOPLE, _with(conditions.afflict),
           ToEach(_survivors, details=_among(conditions.open_to))),
    Change("relieve", PEOPLE, _with(conditions.relieve),
           ToEach(_survivors, _spared, _among(conditions.held))),
)  # fmt: skip
