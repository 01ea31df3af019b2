"""Special actions, events and counters of a scenario."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.games.darkness.content.stories import Effect, Goal, Special
from tapete.games.darkness.events.story import Happened, Progressed, Tried
from tapete.games.darkness.rules.checks.check import Outcome, check
from tapete.games.darkness.rules.dice.ladder import level_of
from tapete.games.darkness.rules.discs import lots
from tapete.games.darkness.rules.doors import outside
from tapete.games.darkness.rules.goods import load
from tapete.games.darkness.rules.harm import failures, wounds
from tapete.games.darkness.rules.points import score
from tapete.games.darkness.state import Square, Survivor
from tapete.games.darkness.world import Night
from tapete.spaces.tiles.tile import MARK, STREET_MARK

MARKS = (MARK, STREET_MARK)
RULE, POINTS = "darkness.turn.scenario_actions", "darkness.vp.sources"


def offered(night: Night, survivor: Survivor) -> Iterator[tuple[str, Special]]:
    """The special actions that can be done where a survivor stands.

    darkness.turn.scenario_actions, darkness.map.scenario_squares
    """
    assert survivor.at is not None
    for name, special in left_at(night, survivor.at):
        if _is_ready(night, survivor, special):
            yield name, special


def left_at(night: Night, square: Square) -> Iterator[tuple[str, Special]]:
    """The special actions of a square that are not used up, whatever they need."""
    if night.city.sign(square) not in MARKS:
        return
    tile = night.city.tile_at(square).tile
    for name, special in night.specials.items():
        here = not special.disc or night.state.numbered.get(str(special.disc)) == square
        if here and tile in special.tiles and night.state.used.count(name) < special.most:
            yield name, special


def _is_ready(night: Night, survivor: Survivor, special: Special) -> bool:
    """True if what a special action needs is there."""
    if special.after and not has_come(night, special.after):
        return False
    held = [thing.kind for thing in survivor.things]
    return all(relic in held for relic in special.needs)


def has_come(night: Night, counter: str) -> bool:
    """True if a counter has come as far as the scenario's goal for it."""
    goal = night.counters[counter].target(len(night.state.survivors))
    return night.state.progress.get(counter, 0) >= goal


def target(night: Night, goal: Goal) -> int:
    return goal.count + goal.each * len(night.state.survivors)


def perform(night: Night, survivor: Survivor, name: str) -> None:
    """A special action, with its check if it needs one: darkness.turn.scenario_actions"""
    special = night.specials[name]
    night.table.tell(Tried, figure=survivor.id, special=name, rule=RULE)
    outcome = _tried(night, survivor, special)
    if not outcome.passed:
        follow(night, survivor, special.failure, outcome.level)
        return
    night.state.used.append(name)
    for relic in special.needs:
        thing = next(one for one in survivor.things if one.kind == relic)
        survivor.things.remove(thing)
    follow(night, survivor, special.success, outcome.level)


def _tried(night: Night, survivor: Survivor, special: Special) -> Outcome:
    if not special.attribute:
        return Outcome(0, passed=True)
    points = any(effect.do == "level" for effect in special.success)
    return check(
        night, survivor, special.attribute, special.use or None, rule=RULE,
        need=level_of(special.code), points=points,
    )  # fmt: skip


def follow(night: Night, survivor: Survivor, effects: Sequence[Effect], level: int = 0) -> None:
    """What comes of a special action or an event, one effect after the other."""
    for effect in effects:
        if survivor.at is not None:
            EFFECTS[effect.do](night, survivor, effect, level)


def _points(night: Night, survivor: Survivor, effect: Effect, level: int) -> None:
    """darkness.vp.sources"""
    score.gain(night, survivor, effect.count, RULE, (POINTS,))


def _level(night: Night, survivor: Survivor, effect: Effect, level: int) -> None:
    """darkness.vp.sources"""
    score.gain(night, survivor, level * effect.count, RULE, (POINTS,))


def _count(night: Night, survivor: Survivor, effect: Effect, level: int) -> None:
    progress = night.state.progress
    progress[effect.of] = progress.get(effect.of, 0) + effect.count
    night.table.tell(Progressed, counter=effect.of, count=progress[effect.of], rule=RULE)
    for number, event in enumerate(night.events):
        if event.counter == effect.of and event.count == progress[effect.of]:
            happen(night, number)


def _damage(night: Night, survivor: Survivor, effect: Effect, level: int) -> None:
    for _ in range(effect.count):
        wounds.hurt(night, survivor, RULE, combat=False)


def _heal(night: Night, survivor: Survivor, effect: Effect, level: int) -> None:
    wounds.heal(night, survivor, effect.count, RULE)


def _failure(night: Night, survivor: Survivor, effect: Effect, level: int) -> None:
    for _ in range(effect.count):
        failures.fail(night, survivor, RULE)


def _take(night: Night, survivor: Survivor, effect: Effect, level: int) -> None:
    """A relic: darkness.load.weights"""
    thing = night.new_thing(effect.of)
    load.get(night, survivor, thing, load.worth(thing), RULE)


def _discs(night: Night, survivor: Survivor, effect: Effect, level: int) -> None:
    """New discs are laid face down in the building."""
    assert survivor.at is not None
    lots.add(night, survivor, survivor.at, effect.count, RULE)


def _eject(night: Night, survivor: Survivor, effect: Effect, level: int) -> None:
    if night.building(survivor):
        outside.eject(night, survivor, survivor, RULE)


EFFECTS = {
    "points": _points, "level": _level, "count": _count, "damage": _damage, "heal": _heal,
    "failure": _failure, "take": _take, "give": _take, "discs": _discs, "eject": _eject,
}  # fmt: skip


def round_events(night: Night) -> None:
    """What the scenario says for the round that begins."""
    for number, event in enumerate(night.events):
        if event.round == night.state.round:
            happen(night, number)


def happen(night: Night, number: int) -> None:
    """An event concerns everybody, or only those in the street."""
    event = night.events[number]
    night.table.tell(Happened, number=number, rule="darkness.setup.scenario")
    for one in night.living():
        if one.at is not None and not (event.street and night.building(one)):
            follow(night, one, event.effects)
