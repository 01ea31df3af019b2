"""What is told: ids and numbers; names are put in their place when it is shown."""

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
    """A figure is in a new state: `stunned`, `out`, or `fit` again."""

    figure: str
    state: str


class Loaded(Event, frozen=True, kw_only=True, tag="rebatina.event.loaded"):
    """A figure picked up sacks, or dropped them if `sacks` is negative."""

    figure: str
    sacks: int
