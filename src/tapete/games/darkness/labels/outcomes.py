"""The outcome of an answer in few words, and whether it is what was hoped for."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.conditions.outcomes import Outcomes, paired
from tapete.deeds.do import do_of
from tapete.games.darkness.actions import entering, exploring, goods, mastered
from tapete.games.darkness.actions.kind import Kind
from tapete.games.darkness.labels.conditions import CONDITIONS
from tapete.games.darkness.labels.names import city
from tapete.games.darkness.rules.fights.outcome import beaten, got_away
from tapete.games.darkness.state import State, Survivor
from tapete.kernel import Gist, Message, Seat

OUTCOMES: Outcomes[State] = Outcomes("darkness")
FEW = 2
"""How many things a short outcome tells."""
ENTERS, BEATS, GETS, HEALS, POINTS, AWAY = (
    f"darkness.gist.{name}" for name in ("enters", "beats", "gets", "heals", "points", "away")
)
_hopes: dict[Kind, tuple[str, ...]] = {
    **dict.fromkeys((entering.PICK, entering.FORCE, entering.CLIMB), (ENTERS,)),
    **dict.fromkeys((exploring.REST, exploring.TREAT), (HEALS,)),
    **dict.fromkeys((goods.STEAL, goods.LURE, mastered.SEARCH, mastered.SEARCH_FOR), (GETS,)),
    **dict.fromkeys((exploring.FIGHT, mastered.ATTACK), (BEATS,)),
    exploring.RETREAT: (AWAY,),
    exploring.SPECIAL: (POINTS, GETS, "darkness.gist.progress"),
}
HOPES = {kind.name: hope for kind, hope in _hopes.items()}
"""What each deed is done for; nothing can be said of a deed that is missing here."""


def gist(before: State, after: State) -> Gist:
    """What survivors win and suffer, and how far the story has come."""
    pairs = paired(before.survivors, after.survivors)
    told = [line for was, now in pairs for line in _change(was, before, now, after)]
    more = [Message("darkness.gist.progress")] if after.progress != before.progress else []
    return (*told, *[Message.of(BEATS, foe=one) for one in beaten(before, after)], *more)


def _change(was: Survivor, before: State, now: Survivor, after: State) -> Iterator[Message]:
    if now.dead and not was.dead:
        yield Message.of(OUTCOMES.out, figure=now.id)
        return
    gained = CONDITIONS.gained(was, before, now, after)
    yield from OUTCOMES.worse(now.id, [*_hurt(was, now), *gained])
    better = {
        HEALS: now.health > was.health,
        ENTERS: _inside(now, after) and not _inside(was, before),
        GETS: _held(now) > _held(was),
        AWAY: got_away(before, after, now),
    }
    yield from (Message.of(key, figure=now.id) for key, so in better.items() if so)
    if now.points != was.points:
        yield Message.of(POINTS, figure=now.id, sign="more" if now.points > was.points else "less")


def _hurt(was: Survivor, now: Survivor) -> Iterator[Message]:
    lost = was.health - now.health
    if lost > 0:
        yield Message.of("darkness.gist.hurt", count=lost)


def _held(one: Survivor) -> int:
    return len(one.things) + len(one.allies) + len(one.trophies)


def _inside(one: Survivor, view: State) -> bool:
    return one.at is not None and city(view).floor(one.at)


def hoped(value: object, gist: Gist, view: State, seat: Seat) -> bool | None:
    """True if what the deed is done for has come about."""
    do = do_of(value)
    wanted = HOPES.get("" if do is None else do.what)
    return None if wanted is None else any(one.key in wanted for one in gist)


def aim(value: object, view: State) -> Message:
    """What an answer is to do, by its deed."""
    do = do_of(value)
    return Message.of("darkness.aim", deed="none" if do is None else do.what)


def coarse(gist: Gist, view: State, seat: Seat) -> Gist:
    """What matters most in an outcome: points only if there is nothing else."""
    telling = [one for one in gist if one.key != POINTS] or list(gist)
    return tuple(telling[:FEW])
