"""The outcome of an answer in few words, and whether it is what was hoped for."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds.do import do_of
from tapete.games.darkness.labels.conditions import CONDITIONS
from tapete.games.darkness.labels.names import city
from tapete.games.darkness.state import State, Survivor
from tapete.kernel import Gist, Message, Seat

OUT, WORSE = "darkness.gist.out", "darkness.gist.figure"
FEW = 2
"""How many things a short outcome tells."""
ENTERS, BEATS, GETS, HEALS, POINTS, AWAY = (
    f"darkness.gist.{name}" for name in ("enters", "beats", "gets", "heals", "points", "away")
)
HOPES = {
    "pick": (ENTERS,), "force": (ENTERS,), "climb": (ENTERS,), "fight": (BEATS,),
    "rest": (HEALS,), "treat": (HEALS,), "steal": (GETS,), "lure": (GETS,), "retreat": (AWAY,),
    "special": (POINTS, GETS, "darkness.gist.progress"),
}  # fmt: skip
"""What each deed is done for; nothing can be said of a deed that is missing here."""


def gist(before: State, after: State) -> Gist:
    """What survivors win and suffer, and how far the story has come."""
    was = {one.id: one for one in before.survivors}
    pairs = [(was[now.id], now) for now in after.survivors if now.id in was]
    told = [line for one, now in pairs for line in _change(one, before, now, after)]
    beaten = {one.id: one.kind for one in before.foes}.keys() - {one.id for one in after.foes}
    more = [Message("darkness.gist.progress")] if after.progress != before.progress else []
    return (*told, *[Message.of(BEATS, foe=one) for one in sorted(beaten)], *more)


def _change(was: Survivor, before: State, now: Survivor, after: State) -> Iterator[Message]:
    if now.dead and not was.dead:
        yield Message.of(OUT, figure=now.id)
        return
    parts = (*_hurt(was, now), *CONDITIONS.gained(was, before, now, after))
    if parts:
        yield Message.of(WORSE, figure=now.id, parts=parts)
    if now.health > was.health:
        yield Message.of(HEALS, figure=now.id)
    if _inside(now, after) and not _inside(was, before):
        yield Message.of(ENTERS, figure=now.id)
    held = len(was.things) + len(was.allies) + len(was.trophies)
    if len(now.things) + len(now.allies) + len(now.trophies) > held:
        yield Message.of(GETS, figure=now.id)
    if now.points != was.points:
        yield Message.of(POINTS, figure=now.id, sign="more" if now.points > was.points else "less")


def _hurt(was: Survivor, now: Survivor) -> Iterator[Message]:
    lost = was.health - now.health
    if lost > 0:
        yield Message.of("darkness.gist.hurt", count=lost)


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
    known = do is not None and do.what in HOPES
    return Message.of("darkness.aim", deed=do.what if do is not None and known else "none")


def coarse(gist: Gist, view: State, seat: Seat) -> Gist:
    """What matters most in an outcome: points only if there is nothing else."""
    telling = [one for one in gist if one.key != POINTS] or list(gist)
    return tuple(telling[:FEW])


def gravity(gist: Gist) -> int:
    """A death counts as much as three other things."""
    return max(1, sum([3 if one.key == OUT else 1 for one in gist]))
