"""The tables of fate, row by row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.goods import Cleared
from tapete.games.darkness.events.story import (
    FateCancelled,
    FateFell,
    FateSpared,
    NextDoor,
    TurnLost,
)
from tapete.games.darkness.rules.discs import lots
from tapete.games.darkness.rules.doors.entering import is_locked
from tapete.games.darkness.rules.goods import handing
from tapete.games.darkness.rules.goods.load import thing_of
from tapete.games.darkness.rules.harm import failures, wounds
from tapete.games.darkness.rules.points import score
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Draw, OneOf, Roll, YesNo
from tapete.kernel.chance.readings import Total
from tapete.spaces.tiles.ways import spread

Factor: TypeAlias = Literal["same", "half", "double"]
"""What fate makes of this turn's movement."""
SAME: Factor = "same"
CHANGES: dict[Factor, tuple[str, ...]] = {
    "same": (), "half": ("darkness.fate.bad.8",), "double": ("darkness.fate.good.8",),
}  # fmt: skip
"""The rules that change the movement."""
FAR = 1_000
"""More squares than any city is wide."""


def changed(points: int, factor: Factor) -> int:
    """Half of an odd number is rounded down: darkness.fate.bad.8

    darkness.ruling.fate_half_rounding
    """
    return {"same": points, "half": points // 2, "double": points * 2}[factor]


def bad(night: Night, survivor: Survivor) -> Factor:
    """Two dice on the Oh Crap table, unless 3 points cancel the roll before it is made.

    darkness.fate.one, darkness.vp.spend.cancel_fate
    """
    price, rule = library().figures.prices.cancel_fate, "darkness.vp.spend.cancel_fate"
    if score.affords(survivor, price) and night.ask(survivor, "cancel_fate", YesNo(), rule):
        score.pay(night, survivor, price, rule, "fate")
        night.table.tell(FateCancelled, figure=survivor.id, rule=rule)
        return SAME
    return _falls(night, survivor, "bad", BAD)


def good(night: Night, survivor: Survivor) -> Factor:
    """Two dice on the Woohoo table: darkness.fate.six"""
    return _falls(night, survivor, "good", GOOD)


def _falls(
    night: Night, survivor: Survivor, table: str, rows: dict[int, Callable[..., object]]
) -> Factor:
    """A row takes effect before the movement: darkness.fate.timing"""
    rule = "darkness.fate.one" if table == "bad" else "darkness.fate.six"
    roll = Roll((6, 6), Total(), rule, by=survivor.seat, figure=survivor.id)
    row = night.table.roll(roll)
    night.table.tell(
        FateFell, figure=survivor.id, table=table, row=row, rule=f"darkness.fate.{table}.{row}",
        also=("darkness.fate.timing",),
    )  # fmt: skip
    came = rows[row](night, survivor)
    return came if came in ("half", "double") else SAME


def _spared(night: Night, survivor: Survivor, rule: str) -> None:
    """Fate finds nothing to act on: darkness.ruling.fate_give_none"""
    night.table.tell(FateSpared, figure=survivor.id, rule=rule)


# --- Oh Crap


def harder(night: Night, survivor: Survivor) -> None:
    """All difficulties are a step higher during the next turn: darkness.fate.bad.2"""
    survivor.harder = 2


def give_object(night: Night, survivor: Survivor) -> None:
    """An object of one's choice goes to another of one's choice: darkness.fate.bad.3"""
    rule = "darkness.fate.bad.3"
    pairs = [
        (one.id, other.id) for one in survivor.things for other in night.others(survivor)
        if not handing.barred_from(night, other, one.id)
    ]  # fmt: skip
    if not pairs:
        _spared(night, survivor, rule)
        return
    thing, to = _one(night, survivor, "fate_give", pairs, rule)
    handing.give(night, survivor, thing_of(survivor, thing), night.survivor(to), rule)


def give_ally(night: Night, survivor: Survivor) -> None:
    """An ally goes to another of one's choice: darkness.fate.bad.4"""
    rule = "darkness.fate.bad.4"
    pairs = [
        (ally, other.id) for ally in dict.fromkeys(survivor.allies)
        for other in night.others(survivor) if not handing.barred_from(night, other, ally)
    ]  # fmt: skip
    if not pairs:
        _spared(night, survivor, rule)
        return
    ally, to = _one(night, survivor, "fate_give", pairs, rule)
    handing.give_ally(night, survivor, ally, night.survivor(to), rule)


def _one(
    night: Night, survivor: Survivor, key: str, pairs: Sequence[tuple[str, str]], rule: str
) -> tuple[str, str]:
    """What a survivor chooses; nobody is asked if there is only one way."""
    if len(pairs) == 1:
        return pairs[0]
    return night.ask(survivor, key, OneOf(tuple(pairs)), rule)


def _other(
    night: Night, survivor: Survivor, key: str, others: Sequence[Survivor], rule: str
) -> Survivor:
    if len(others) == 1:
        return others[0]
    ids = tuple([one.id for one in others])
    return night.survivor(night.ask(survivor, key, OneOf(ids), rule))


def jam(night: Night, survivor: Survivor) -> None:
    """The next door stays locked whatever is rolled: darkness.fate.bad.5"""
    survivor.jammed = True


def pay_two(night: Night, survivor: Survivor) -> None:
    """2 victory points go to another of one's choice: darkness.fate.bad.6"""
    rule, others = "darkness.fate.bad.6", night.others(survivor)
    if not others:
        _spared(night, survivor, rule)
        return
    other = _other(night, survivor, "fate_points", others, rule)
    score.lose(night, survivor, 2, rule)
    score.gain(night, other, 2, rule)


def bind(night: Night, survivor: Survivor) -> None:
    """The tile cannot be left until the next turn: darkness.fate.bad.7"""
    survivor.bound = True


def halve(night: Night, survivor: Survivor) -> Factor:
    """Movement is halved this turn: darkness.fate.bad.8"""
    return "half"


def lose_turn(night: Night, survivor: Survivor) -> None:
    """The rest of the turn is lost: darkness.fate.bad.9"""
    night.active.over = True
    night.table.tell(TurnLost, figure=survivor.id, rule="darkness.fate.bad.9")


def fail(night: Night, survivor: Survivor) -> None:
    """A failure disc: darkness.fate.bad.10"""
    failures.fail(night, survivor, "darkness.fate.bad.10")


def bleed(night: Night, survivor: Survivor) -> None:
    """Damage at every move until another heals it: darkness.fate.bad.11"""
    survivor.bleeding = True


def doom(night: Night, survivor: Survivor) -> None:
    """The next check fails: darkness.fate.bad.12"""
    survivor.fails = True


# --- Woohoo


def ease(night: Night, survivor: Survivor) -> None:
    """All difficulties are a step lower until the next turn: darkness.fate.good.2"""
    survivor.easier = True


def rob(night: Night, survivor: Survivor) -> None:
    """A random object of another is taken without a roll: darkness.fate.good.3"""
    rule = "darkness.fate.good.3"
    others = [one for one in night.others(survivor) if _open_things(night, survivor, one)]
    if not others:
        _spared(night, survivor, rule)
        return
    victim = _other(night, survivor, "fate_rob", others, rule)
    ids = _open_things(night, survivor, victim)
    drawn = night.table.roll(Draw(ids, rule, survivor.seat))
    handing.rob(night, survivor, thing_of(victim, drawn), victim, rule)


def _open_things(night: Night, survivor: Survivor, victim: Survivor) -> tuple[str, ...]:
    ids = [one.id for one in victim.things]
    return tuple([one for one in ids if not handing.barred_from(night, survivor, one)])


def rob_ally(night: Night, survivor: Survivor) -> None:
    """A random ally of another is taken without a roll: darkness.fate.good.4"""
    rule = "darkness.fate.good.4"
    others = [one for one in night.others(survivor) if _open_allies(night, survivor, one)]
    if not others:
        _spared(night, survivor, rule)
        return
    victim = _other(night, survivor, "fate_rob", others, rule)
    allies = _open_allies(night, survivor, victim)
    ally = night.table.roll(Draw(allies, rule, survivor.seat))
    handing.rob_ally(night, survivor, ally, victim, rule)


def _open_allies(night: Night, survivor: Survivor, victim: Survivor) -> tuple[str, ...]:
    return tuple([one for one in victim.allies if not handing.barred_from(night, survivor, one)])


def open_door(night: Night, survivor: Survivor) -> None:
    """The nearest locked door is open this turn: darkness.fate.good.5"""
    rule, here = "darkness.fate.good.5", survivor.at
    assert here is not None
    far = spread(night.city, here, FAR, night.state.no_doors, diagonal=False)
    locked = [door for door in night.city.doors if is_locked(night, door)]
    reached = {door.number: far[door.outside] for door in locked if door.outside in far}
    if not reached:
        _spared(night, survivor, rule)
        return
    least = min(reached.values())
    nearest = tuple([number for number, steps in reached.items() if steps == least])
    door = nearest[0]
    if len(nearest) > 1:
        ways = tuple([night.city.doors[number] for number in nearest])
        door = night.ask(survivor, "fate_door", OneOf(ways), rule).number
    night.active.door = door
    night.table.tell(NextDoor, figure=survivor.id, door=door, rule=rule)


def rob_points(night: Night, survivor: Survivor) -> None:
    """1 victory point from every other player: darkness.fate.good.6"""
    rule, others = "darkness.fate.good.6", night.others(survivor)
    for one in others:
        score.lose(night, one, 1, rule)
    score.gain(night, survivor, len(others), rule)


def peek(night: Night, survivor: Survivor) -> None:
    """All face-down discs of one tile in play are looked at: darkness.fate.good.7"""
    rule = "darkness.fate.good.7"
    tiles = tuple(sorted({lot.tile for lot in night.state.lots if lot.spots}))
    if not tiles:
        _spared(night, survivor, rule)
        return
    tile = tiles[0]
    if len(tiles) > 1:
        laid = night.state.laid
        tile = laid.index(
            night.ask(survivor, "fate_tile", OneOf(tuple([laid[one] for one in tiles])), rule)
        )
    spots = [(lot, spot) for lot in night.state.lots if lot.tile == tile for spot in lot.spots]
    lots.look(night, survivor, spots, rule)


def double(night: Night, survivor: Survivor) -> Factor:
    """Movement is doubled this turn: darkness.fate.good.8"""
    return "double"


def extra_turn(night: Night, survivor: Survivor) -> None:
    """Another full turn follows this one: darkness.fate.good.9"""
    survivor.extra += 1


def clear(night: Night, survivor: Survivor) -> None:
    """One failure disc less: darkness.fate.good.10"""
    rule = "darkness.fate.good.10"
    if not survivor.failures:
        _spared(night, survivor, rule)
        return
    survivor.failures -= 1
    night.table.tell(Cleared, figure=survivor.id, count=survivor.failures, rule=rule)


def mend(night: Night, survivor: Survivor) -> None:
    """One damage disc less: darkness.fate.good.11"""
    rule = "darkness.fate.good.11"
    if not wounds.is_hurt(survivor):
        _spared(night, survivor, rule)
        return
    wounds.heal(night, survivor, 1, rule)


def luck(night: Night, survivor: Survivor) -> None:
    """The next check succeeds: darkness.fate.good.12"""
    survivor.succeeds = True


BAD: dict[int, Callable[..., object]] = {
    2: harder, 3: give_object, 4: give_ally, 5: jam, 6: pay_two, 7: bind, 8: halve, 9: lose_turn,
    10: fail, 11: bleed, 12: doom,
}  # fmt: skip
GOOD: dict[int, Callable[..., object]] = {
    2: ease, 3: rob, 4: rob_ally, 5: open_door, 6: rob_points, 7: peek, 8: double, 9: extra_turn,
    10: clear, 11: mend, 12: luck,
}  # fmt: skip
