"""Changes of rounds and turns, and of what counts down with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tapete.deeds import Alone, Details, Do, ToEach
from tapete.games.darkness.actions.changes.change import ROUNDS, Change, amount_of
from tapete.games.darkness.master import Foe, Master
from tapete.games.darkness.rules.master import figures, rounds, words
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night, story_of
from tapete.kernel.plain import Plain

LONGEST = 2
"""How many times as long as the story says a session can be made."""
AMOUNTS = (1, 2, 3, 4)


def _rounds(night: Night, master: Master) -> dict[str, Sequence[Plain]]:
    """Every other round until the last."""
    return {"amount": _others(range(1, night.limit + 1), night.state.round)}


def _limits(night: Night, master: Master) -> dict[str, Sequence[Plain]]:
    most = LONGEST * story_of(night.state).limit
    return {"amount": _others(range(night.state.round, most + 1), night.limit)}


def _others(every: Iterable[int], now: int) -> list[Plain]:
    return [one for one in every if one != now]


def _to(act: Callable[[Night, int], None]) -> Callable[[Night, Master, Do, Details], None]:
    """A change to an amount."""
    return lambda night, master, do, details: act(night, amount_of(details))


def _on(act: Callable[[Night, Survivor], None]) -> Callable[[Night, Master, Do, Details], None]:
    """A change of the survivor that it names."""
    return lambda night, master, do, details: act(night, night.survivor(do.to))


# --- the order of turns


def _ordered(night: Night, master: Master) -> list[Survivor | Foe]:
    """Those who are not alone in their part of the round."""
    people, foes = rounds.playing(night), figures.shown(night)
    return [one for those in (people, foes) if len(those) > 1 for one in those]


def _places(night: Night, master: Master, figure: Survivor | Foe) -> dict[str, Sequence[Plain]]:
    """The places of the others."""
    foe = isinstance(figure, Foe)
    those: Sequence[Survivor | Foe] = figures.shown(night) if foe else rounds.playing(night)
    now = [one.id for one in those].index(figure.id) + 1
    return {"place": _others(range(1, len(those) + 1), now)}


def _order(night: Night, master: Master, do: Do, details: Details) -> None:
    figure = night.find(do.to)
    assert figure is not None
    rounds.place(night, figure, int(str(details["place"])))


def _waiting(night: Night, master: Master) -> list[Survivor]:
    """Those who can have the next turn."""
    turn, due = night.state.turn, master.due[:1]
    if turn is None:
        return []
    return [one for one in night.living() if one.id != turn.who and one.id not in due]


def _acting(night: Night, master: Master) -> list[Survivor]:
    return [] if night.state.turn is None else [night.actor]


# --- what counts down


def _busy(night: Night, master: Master) -> list[Survivor]:
    """Those who are at something that takes several turns."""
    return [one for one in night.living() if words.under_way(night, one) is not None]


def _turns(night: Night, master: Master, survivor: Survivor) -> dict[str, Sequence[Plain]]:
    undertaking = words.under_way(night, survivor)
    assert undertaking is not None
    return {"amount": _others(AMOUNTS, undertaking.left)}


def _hasten(night: Night, master: Master, do: Do, details: Details) -> None:
    undertaking = words.under_way(night, night.survivor(do.to))
    assert undertaking is not None
    rounds.hasten(night, undertaking, amount_of(details))


def _resting(night: Night, master: Master) -> list[Survivor]:
    """Those who rest, and whose stand-in is there to make room."""
    those = [(one, night.survivor(other)) for one, other in master.resting.items()]
    return [night.survivor(one) for one, other in those if other.at is not None]


KINDS = (
    Change(rounds.ROUND, ROUNDS, _to(rounds.set_round), Alone(_rounds)),
    Change(rounds.LIMIT, ROUNDS, _to(rounds.set_limit), Alone(_limits)),
    Change(rounds.ORDER, ROUNDS, _order, ToEach(_ordered, details=_places)),
    Change(rounds.NEXT, ROUNDS, _on(rounds.next_is), ToEach(_waiting)),
    Change(rounds.CUT, ROUNDS, _on(rounds.cut_short), ToEach(_acting)),
    Change(rounds.HASTEN, ROUNDS, _hasten, ToEach(_busy, details=_turns)),
    Change(rounds.RESTORE, ROUNDS, _on(rounds.restore), ToEach(lambda n, m: rounds.robbed(n))),
    Change(rounds.ABSOLVE, ROUNDS, _on(rounds.absolve),
           ToEach(lambda n, m: rounds.bound_by_word(n))),
    Change(rounds.RECALL, ROUNDS, _on(rounds.recall), ToEach(_resting)),
)  # fmt: skip
