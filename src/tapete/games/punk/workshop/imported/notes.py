"""What could not be understood, noted as it is met."""

from __future__ import annotations

from typing import Protocol

from tapete.battlescribe import Left
from tapete.kernel.message import Arg, Message


class Placed(Protocol):
    """Anything that has an id, a name and a line."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def line(self) -> int: ...


class Notes:
    """Each is noted once, however often it is met."""

    def __init__(self) -> None:
        self._left: dict[Left, None] = {}

    def add(self, file: str, element: str, at: Placed, why: str, **args: Arg) -> None:
        reason = Message.of(f"punk.band.reason.{why}", **args)
        self._left[Left(file, at.line, element, at.id, at.name or "-", reason)] = None

    def all(self) -> tuple[Left, ...]:
        return tuple(self._left)
