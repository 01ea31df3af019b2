"""What a master does behind the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tapete.deeds import Do, simply
from tapete.games.darkness.actions.changes.change import (
    AUTHORITY,
    STORY,
    WORDS,
    Change,
    buildings_of,
    figure_of,
    in_secret,
    secret_square,
)
from tapete.games.darkness.actions.changes.figures import ROLES, VALUES
from tapete.games.darkness.content.library import library
from tapete.games.darkness.master import CODES, Master, Role
from tapete.games.darkness.rules.master import changes, figures
from tapete.games.darkness.world import Night
from tapete.kernel import Choice, Filled, Form, Text
from tapete.kernel.plain import Plain

ERASE = "erase"


def secretly(night: Night, master: Master) -> None:
    """What nobody else may know is chosen in secret: darkness.gm.authority"""
    changes.record(night, "secretly", "")
    chosen = in_secret(night, "behind_screen", behind(night))
    SECRETS[chosen.option.what](night, chosen)


def behind(night: Night) -> Form:
    """Notes, whispers, scenes, what is found where, and figures that nobody sees."""
    return Form(lambda: list(_secrets(night)), kind=Do)


def _secrets(night: Night) -> Iterator[Choice]:
    yield Choice(Do("nothing"))
    yield Choice(Do("note"))
    yield from [Choice(Do(ERASE, item=place)) for place in range(len(night.master.notes))]
    yield from [Choice(Do("whisper", one.id)) for one in night.living()]
    hidden = [one for one in night.state.foes if one.hidden]
    for what in ("shift", "reveal", "dismiss"):
        yield from [Choice(Do(what, one.id)) for one in hidden]
    for name, (_, details) in VALUES.items():
        yield from [Choice(Do(name, one.id), details(night, night.master, one)) for one in hidden]
    played = night.master.played
    yield from [Choice(Do("rewind", one)) for one in played]
    yield from [Choice(Do("omit", one)) for one in night.session.scenes if one not in played]
    lists: dict[str, Sequence[Plain]] = {"item": sorted(library().items), "code": ["", *CODES]}
    yield from [Choice(Do(changes.FINDS, building), lists) for building in buildings_of(night)]
    for role in ROLES:
        for kind in figures.kinds(night, role):
            yield Choice(Do("lurk", kind), {"role": [role]})


def _note(night: Night, chosen: Filled) -> None:
    changes.note(night, in_secret(night, "note", Text(WORDS)))


def _whisper(night: Night, chosen: Filled) -> None:
    survivor = night.survivor(chosen.option.to)
    changes.whisper(night, survivor, in_secret(night, "whisper", Text(WORDS), target=survivor.id))


def _erase(night: Night, chosen: Filled) -> None:
    changes.erase(night, chosen.option.item)


def _shift(night: Night, chosen: Filled) -> None:
    figure_of(night, chosen.option).at = secret_square(night)


def _reveal(night: Night, chosen: Filled) -> None:
    """Puts a hidden figure on the board, for all to see: darkness.gm.controls"""
    figures.appear(night, figure_of(night, chosen.option), AUTHORITY)


def _dismiss(night: Night, chosen: Filled) -> None:
    figures.leave(night, figure_of(night, chosen.option), AUTHORITY)


def _finds(night: Night, chosen: Filled) -> None:
    """Changes what can be found in a building: darkness.gm.building.edit"""
    code: Any = chosen.details["code"]
    changes.finds(night, chosen.option.to, str(chosen.details["item"]), code)


def _lurk(night: Night, chosen: Filled) -> None:
    role: Role = str(chosen.details["role"])  # type: ignore[assignment]
    square = secret_square(night)
    changes.place(night, role, chosen.option.to, square, hidden=True)


def _value(night: Night, chosen: Filled) -> None:
    """Changes what somebody is like whom nobody sees."""
    perform, _ = VALUES[chosen.option.what]
    perform(night, night.master, chosen.option, chosen.details)


def _rewind(night: Night, chosen: Filled) -> None:
    changes.rewind(night, chosen.option.to)


def _omit(night: Night, chosen: Filled) -> None:
    changes.omit(night, chosen.option.to)


SECRETS: dict[str, Callable[[Night, Filled], object]] = {
    "nothing": lambda night, chosen: None, "note": _note, ERASE: _erase, "whisper": _whisper,
    "shift": _shift, "reveal": _reveal, "dismiss": _dismiss, changes.FINDS: _finds, "lurk": _lurk,
    "rewind": _rewind, "omit": _omit, **dict.fromkeys(VALUES, _value),
}  # fmt: skip


KINDS = (
    Change("secretly", STORY, simply(secretly), lead=20),
)  # fmt: skip
