"""A finished match, to be watched and looked into."""

from __future__ import annotations

from typing import Literal

import msgspec

from tapete.kernel.chance.seed import Earlier
from tapete.kernel.matches.records import Thrown
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.scene.board import Board
from tapete.scene.scene import Scene
from tapete.server.wire.news import News


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after so many answers and undos; frame 0 is its start.

    `news` is what was told since the frame before. The board is there when it is another than in
    the frame before, and in the first frame of a reply.
    """

    index: int
    scene: Scene
    news: tuple[News, ...] = ()
    seat: Seat | None = None
    """Who answered, or took back."""
    answered: Message | None = None
    undone: bool = False
    board: Board | None = None


class Frames(msgspec.Struct, frozen=True):
    """Some frames of all there are."""

    match: str
    total: int
    since: int
    frames: tuple[Frame, ...]


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to jump to: a turn, somebody harmed or out, dice that fell very high or low."""

    index: int
    kind: Literal["turn", "harm", "down", "roll", "undo", "end"]
    message: Message
    turn: int = 0
    figure: str = ""
    percentile: float | None = None


class Timeline(msgspec.Struct, frozen=True):
    match: str
    total: int
    marks: tuple[Moment, ...]


class Standing(msgspec.Struct, frozen=True):
    """How well a seat stood at each frame that counts, as bots judge it: 1 is won, -1 is lost."""

    seat: Seat
    scores: tuple[float, ...]


class Turning(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment that changed much: to whose good, by how much, and what was told of it."""

    index: int
    seat: Seat
    change: float
    message: Message
    by: Seat | None = None
    """Whose answer the message is, where nothing says it better."""
    turn: int = 0


class Course(msgspec.Struct, frozen=True):
    """How a match went. `frames` are those that were not taken back; `turnings` are in order."""

    match: str
    frames: tuple[int, ...]
    sides: tuple[Standing, ...]
    turnings: tuple[Turning, ...]


class RollLuck(msgspec.Struct, frozen=True, omit_defaults=True):
    """A roll, against all the ways its dice can fall. `drift` is the sum so far of what the side's
    rolls came to above or below what was expected of them."""

    at: int
    """Its place among all things told."""
    index: int
    """Of its frame."""
    dice: tuple[int, ...]
    faces: tuple[int, ...]
    total: int
    expected: float
    percentile: float
    drift: float
    aces: bool = False
    rule: str = ""
    low: bool = False
    """The lower it is, the better: `drift` and `percentile` count it from the other end."""


class FaceCount(msgspec.Struct, frozen=True):
    """How often dice of one kind showed each face from 1 on; `expected` is the same for each."""

    sides: int
    counts: tuple[int, ...]
    expected: float


class SideLuck(msgspec.Struct, frozen=True):
    """All that one seat rolled; no seat: dice that nobody in particular threw."""

    seat: Seat | None
    total: int
    expected: float
    percentile: float
    rolls: tuple[RollLuck, ...]
    faces: tuple[FaceCount, ...]


class Luck(msgspec.Struct, frozen=True):
    match: str
    sides: tuple[SideLuck, ...]


class Throw(msgspec.Struct, frozen=True):
    """Faces, and the line of the journal that holds them."""

    line: int
    thrown: Thrown


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is needed to recompute every face. While the match is played, only the promise."""

    match: str
    algorithm: str
    commitment: str
    seed: str | None = None
    earlier: tuple[Earlier, ...] = ()
    """Of a branched match: the seeds before its own, each up to so many words."""
    throws: tuple[Throw, ...] = ()
