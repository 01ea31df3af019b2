"""What is told, by ids and numbers; sacks that fall count below zero."""

from tapete.kernel import Event
from tapete.scene.event import OfFigure, OfTwo


class RoundBegan(Event, frozen=True, kw_only=True, tag="rebatina.event.round_began"):
    round: int


class Walked(OfFigure, frozen=True, kw_only=True, tag="rebatina.event.walked"):
    path: tuple[tuple[int, int], ...]


class Struck(OfTwo, frozen=True, kw_only=True, tag="rebatina.event.struck"):
    hit: bool


class Became(OfFigure, frozen=True, kw_only=True, tag="rebatina.event.became"):
    state: str


class Loaded(OfFigure, frozen=True, kw_only=True, tag="rebatina.event.loaded"):
    sacks: int
