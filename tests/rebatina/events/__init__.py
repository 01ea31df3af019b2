"""What is told, by ids and numbers; sacks that fall count below zero."""

from tapete.kernel import Event


class RoundBegan(Event, frozen=True, kw_only=True, tag="rebatina.event.round_began"):
    round: int


class Walked(Event, frozen=True, kw_only=True, tag="rebatina.event.walked"):
    figure: str
    path: tuple[tuple[int, int], ...]


class Struck(Event, frozen=True, kw_only=True, tag="rebatina.event.struck"):
    figure: str
    target: str
    hit: bool


class Became(Event, frozen=True, kw_only=True, tag="rebatina.event.became"):
    figure: str
    state: str


class Loaded(Event, frozen=True, kw_only=True, tag="rebatina.event.loaded"):
    figure: str
    sacks: int
