"""What is told: ids and numbers; names are put in their place by whoever shows it."""

from tapete.kernel import Event


class RoundBegan(Event, frozen=True, kw_only=True, tag="rebatina.event.round_began"):
    round: int


class ActorEvent(Event, frozen=True, kw_only=True):
    figure: str


class Walked(ActorEvent, frozen=True, kw_only=True, tag="rebatina.event.walked"):
    path: tuple[tuple[int, int], ...]


class Struck(ActorEvent, frozen=True, kw_only=True, tag="rebatina.event.struck"):
    target: str


class Missed(Struck, frozen=True, kw_only=True, tag="rebatina.event.missed"): ...


class Stunned(ActorEvent, frozen=True, kw_only=True, tag="rebatina.event.stunned"): ...


class Felled(ActorEvent, frozen=True, kw_only=True, tag="rebatina.event.felled"): ...


class Recovered(ActorEvent, frozen=True, kw_only=True, tag="rebatina.event.recovered"): ...


class Defended(ActorEvent, frozen=True, kw_only=True, tag="rebatina.event.defended"): ...


class Grabbed(ActorEvent, frozen=True, kw_only=True, tag="rebatina.event.grabbed"): ...


class Dropped(ActorEvent, frozen=True, kw_only=True, tag="rebatina.event.dropped"):
    sacks: int
