"""Changes of the story: scenes, words for everybody, and the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from tapete.deeds import Details, Do, Listed, Way, simply
from tapete.deeds.ways import plain
from tapete.games.darkness.actions.changes.change import AUTHORITY, STORY, WORDS, Change, amount_of
from tapete.games.darkness.master import Master
from tapete.games.darkness.rules.master import authority, changes, scenes
from tapete.games.darkness.world import Night
from tapete.kernel import Text
from tapete.kernel.plain import Plain


def _scenes(night: Night, master: Master) -> Iterable[Way]:
    names = [name for name in night.session.scenes if name not in master.played]
    return [(Do("scene", name), None, plain) for name in names]


def _scene(night: Night, master: Master, do: Do, details: Details) -> None:
    master.played = {**master.played, do.to: night.state.round}
    scenes.play(night, night.session.scenes[do.to], [])


def _finish(night: Night, master: Master, do: Do, details: Details) -> None:
    """The master ends the session, won or lost: darkness.gm.authority"""
    changes.record(night, "finish", "", thing=do.to)
    master.ended = "won" if do.to == "won" else "lost"


def _ends(night: Night, master: Master) -> Iterable[Way]:
    return [(Do("finish", one), None, plain) for one in ("won", "lost")]


def _tell(night: Night, master: Master) -> None:
    """In the master's own words, to everybody."""
    changes.tell(night, authority.ask(night, "tell", Text(WORDS), AUTHORITY))


def _counters(night: Night, master: Master) -> Iterable[Way]:
    """How far each counter of the story may be set, from nothing to its goal."""
    for name, counter in night.counters.items():
        goal = counter.target(len(night.state.survivors))
        yield Do(changes.COUNT, name), None, partial(_down_from, goal)


def _down_from(goal: int) -> dict[str, Sequence[Plain]]:
    return {"amount": [*range(goal, -1, -1)]}


def _count(night: Night, master: Master, do: Do, details: Details) -> None:
    changes.set_counter(night, do.to, amount_of(details))


def _done(night: Night, master: Master) -> Iterable[Way]:
    """What was done in the story and cannot be done again, each once."""
    return [(Do(changes.AGAIN, one), None, plain) for one in dict.fromkeys(night.state.used)]


def _again(night: Night, master: Master, do: Do, details: Details) -> None:
    changes.again(night, do.to)


KINDS = (
    Change("scene", STORY, _scene, Listed(_scenes)),
    Change("tell", STORY, simply(_tell), lead=18),
    Change(changes.COUNT, STORY, _count, Listed(_counters)),
    Change(changes.AGAIN, STORY, _again, Listed(_done)),
)  # fmt: skip
FINISH = Change("finish", STORY, _finish, Listed(_ends))
