"""Changes of survivors."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tapete.deeds import Details, Do, ToEach, Why
from tapete.games.darkness.actions.changes.change import (
    AUTHORITY,
    PEOPLE,
    Change,
    amount_of,
    square_for,
)
from tapete.games.darkness.content.library import library
from tapete.games.darkness.master import Master
from tapete.games.darkness.rules.goods import load
from tapete.games.darkness.rules.harm import wounds
from tapete.games.darkness.rules.master import authority, changes
from tapete.games.darkness.rules.story import ending
from tapete.games.darkness.rules.turns import fate
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import OneOf
from tapete.kernel.plain import Plain

BADLY = 1
"""The health at which somebody is badly hurt: darkness.gm.death.substitute"""


def _survivors(night: Night, master: Master) -> list[Survivor]:
    return night.living()


def _in_turn(night: Night, master: Master) -> list[Survivor]:
    """The survivor whose turn it is."""
    turn = night.state.turn
    return [one for one in night.living() if turn is not None and one.id == turn.who]


def _on(
    act: Callable[[Night, Survivor, Details], object],
) -> Callable[[Night, Master, Do, Details], None]:
    """A change of the survivor that it names."""

    def perform(night: Night, master: Master, do: Do, details: Details) -> None:
        act(night, night.survivor(do.to), details)

    return perform


def _amounts(night: Night, master: Master, survivor: Survivor) -> dict[str, Sequence[Plain]]:
    return {"amount": [1, 2, 3, 4, 5, -1, -2, -3, -4, -5]}


def _healing(night: Night, master: Master, survivor: Survivor) -> dict[str, Sequence[Plain]]:
    return {"amount": list(range(1, wounds.damage_of(survivor) + 1))}


def _unhurt(night: Night, master: Master, survivor: Survivor) -> Why | None:
    return None if wounds.is_hurt(survivor) else (AUTHORITY, "unhurt")


def _unfailed(night: Night, master: Master, survivor: Survivor) -> Why | None:
    """A survivor without failure discs has none to lose."""
    return None if survivor.failures else (AUTHORITY, "no_failures")


def _empty_handed(night: Night, master: Master, survivor: Survivor) -> Why | None:
    return None if survivor.things else (AUTHORITY, "nothing_held")


def _give(night: Night, survivor: Survivor, details: Details) -> None:
    items = OneOf((*night.session.relics, *sorted(library().items)))
    item = authority.ask(night, "master_item", items, AUTHORITY, figure=survivor.id)
    changes.give(night, survivor, item)


def _take(night: Night, survivor: Survivor, details: Details) -> None:
    ids = OneOf(tuple([one.id for one in survivor.things]))
    chosen = authority.ask(night, "master_take", ids, AUTHORITY, figure=survivor.id)
    changes.take(night, survivor, next(one for one in survivor.things if one.id == chosen))


def _nothing_counted(night: Night, master: Master, survivor: Survivor) -> Why | None:
    return None if changes.countable(survivor) else (AUTHORITY, "nothing_counted")


def _refill(night: Night, survivor: Survivor, details: Details) -> None:
    """Refills what the survivor has; if that is several things, the master says which."""
    things = {one.id: one for one in changes.countable(survivor)}
    ways = OneOf(tuple(things))
    chosen = authority.ask(night, "master_refill", ways, AUTHORITY, figure=survivor.id)
    changes.refill(night, survivor, things[chosen], amount_of(details))


def _grown(night: Night, master: Master, survivor: Survivor) -> Why | None:
    return None if ending.raisable(survivor.sheet) else (AUTHORITY, "grown")


def _attributes(night: Night, master: Master, survivor: Survivor) -> dict[str, Sequence[Plain]]:
    return {"attribute": list(ending.raisable(survivor.sheet))}


def _improve(night: Night, survivor: Survivor, details: Details) -> None:
    changes.improve(night, survivor, str(details["attribute"]))


def _not_looked(night: Night, master: Master, survivor: Survivor) -> Why | None:
    return None if survivor.perceived else (AUTHORITY, "not_looked")


def _limits(night: Night, master: Master, survivor: Survivor) -> dict[str, Sequence[Plain]]:
    every = range(load.BASE, load.MOST + 1)
    return {"amount": [one for one in every if one != survivor.limit]}


def _revive(night: Night, survivor: Survivor, details: Details) -> None:
    changes.revive(night, survivor, square_for(night, survivor.id))


def _fate(night: Night, survivor: Survivor, details: Details) -> None:
    """The master may call for a roll on a table of fate: darkness.ruling.gm_fate_die"""
    changes.record(night, "fate", survivor.id, thing=str(details["table"]))
    factor = TABLES[str(details["table"])](night, survivor)
    if factor != fate.SAME:
        night.active.pace = factor


TABLES = {"bad": fate.bad, "good": fate.good}


def _dead(night: Night, master: Master) -> list[Survivor]:
    """The dead whose players have nobody else."""
    playing = {one.seat for one in night.state.survivors if not one.dead}
    last = {one.seat: one for one in night.state.survivors if one.dead}
    return [one for seat, one in sorted(last.items()) if seat not in playing]


def _badly_hurt(night: Night, master: Master) -> list[Survivor]:
    return [one for one in night.living() if one.health <= BADLY]


def _nobody_left(night: Night, master: Master, survivor: Survivor) -> Why | None:
    return None if changes.spare(night) else (AUTHORITY, "nobody_left")


def _character(night: Night, survivor: Survivor) -> str:
    """The player chooses among the ready survivors that are free."""
    free = OneOf(tuple(changes.spare(night)))
    rule = "darkness.gm.death.new_character"
    return night.ask(survivor, "character", free, rule)


def _new_character(night: Night, survivor: Survivor, details: Details) -> None:
    changes.new_character(night, survivor, _character(night, survivor))


def _substitute(night: Night, survivor: Survivor, details: Details) -> None:
    if night.state.turn is not None and night.active.who == survivor.id:
        night.active.over = True
    changes.substitute(night, survivor, _character(night, survivor))


KINDS = (
    Change(changes.POINTS, PEOPLE, _on(lambda n, s, d: changes.points(n, s, amount_of(d))),
           ToEach(_survivors, details=_amounts)),
    Change(changes.HURT, PEOPLE, _on(lambda n, s, d: changes.hurt(n, s)), ToEach(_survivors)),
    Change(changes.HEAL, PEOPLE, _on(lambda n, s, d: changes.heal(n, s, amount_of(d))),
           ToEach(_survivors, _unhurt, _healing)),
    Change(changes.FAIL, PEOPLE, _on(lambda n, s, d: changes.fail(n, s)), ToEach(_survivors)),
    Change(changes.PARDON, PEOPLE, _on(lambda n, s, d: changes.pardon(n, s)),
           ToEach(_survivors, _unfailed)),
    Change("hand", PEOPLE, _on(_give), ToEach(_survivors)),
    Change("confiscate", PEOPLE, _on(_take), ToEach(_survivors, _empty_handed)),
    Change(changes.REFILL, PEOPLE, _on(_refill),
           ToEach(_survivors, _nothing_counted, lambda *_: {"amount": [*range(13)]})),
    Change(changes.CARRY, PEOPLE,
           _on(lambda n, s, d: changes.set_limit(n, s, amount_of(d))),
           ToEach(_survivors, details=_limits)),
    Change(changes.TEACH, PEOPLE, _on(lambda n, s, d: changes.teach(n, s, amount_of(d))),
           ToEach(_survivors, details=lambda *_: {"amount": [1, 2, 3, 4, 5]})),
    Change(changes.IMPROVE, PEOPLE, _on(_improve), ToEach(_survivors, _grown, _attributes)),
    Change(changes.LOOK_AGAIN, PEOPLE, _on(lambda n, s, d: changes.look_again(n, s)),
           ToEach(_survivors, _not_looked)),
    Change(changes.REVIVE, PEOPLE, _on(_revive), ToEach(_dead)),
    Change("fate", PEOPLE, _on(_fate),
           ToEach(_in_turn, details=lambda *_: {"table": ["bad", "good"]})),
    Change("new_character", PEOPLE, _on(_new_character), ToEach(_dead, _nobody_left)),
    Change("substitute", PEOPLE, _on(_substitute), ToEach(_badly_hurt, _nobody_left)),
)  # fmt: skip
