"""What a master may change by hand: openly, or behind the screen.

A master is offered these while somebody else decides what to do, and once in each round.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from tapete.deeds import Details, Do, Kind, Listed, Menu, ToEach, Way, Why, simply
from tapete.deeds.ways import plain
from tapete.games.darkness.content.library import library
from tapete.games.darkness.master import CODES, Foe, Master, Role, Stance
from tapete.games.darkness.meta import NAME
from tapete.games.darkness.rules.harm import wounds
from tapete.games.darkness.rules.master import (
    authority,
    buildings,
    changes,
    figures,
    laying,
    scenes,
)
from tapete.games.darkness.rules.story import laying as tiles
from tapete.games.darkness.rules.turns import fate
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Choice, Domain, Either, Filled, Form, OneOf, Text
from tapete.kernel.message import Arg
from tapete.kernel.plain import Plain
from tapete.spaces.tiles.place import CityPlace

A = TypeVar("A")
WATCH, DO = "watch", "do"
MOST = 12
"""Changes in a turn; after these the players are left to play."""
WORDS = 400
AUTHORITY = "darkness.gm.authority"
STANCES: tuple[Stance, ...] = ("hunt", "guard", "flee", "stay", "follow", "wander")
ROLES: tuple[Role, ...] = ("adversary", "villain", "npc", "security")
BADLY = 1
"""The health at which somebody is badly hurt: darkness.gm.death.substitute"""

PEOPLE, FIGURES, CITY, STORY = (
    "darkness.group.survivors", "darkness.group.figures", "darkness.group.city",
    "darkness.group.story",
)  # fmt: skip


class Change(Kind[Night, Master], frozen=True):
    """One kind of change. All are on the same terms."""

    def terms(self) -> Hashable:
        return ""


# --- the question


def domain(night: Night) -> Either:
    """What a master may do while somebody else decides; to let them play is the usual."""
    return Either({
        WATCH: OneOf((WATCH,)),
        DO: form(night),
    })  # fmt: skip


def form(night: Night) -> Form:
    """All that a master may change; any of it may be picked."""
    return Form(
        lambda: MASTERY.choices(night, night.master),
        lambda: list(MASTERY.whats_barred(night, night.master)),
        Do,
    )


def is_open(night: Night) -> bool:
    """True while the master has not let them play, in this turn."""
    return night.master.watching and night.master.changes < MOST


def change(night: Night, answer: tuple[str, Any]) -> None:
    """What the master does is recorded like any answer: darkness.gm.authority"""
    way, chosen = answer
    if way == WATCH:
        night.master.watching = False
        return
    night.master.changes += 1
    MASTERY.perform(night, night.master, chosen)


# --- survivors


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


def _amount(details: Details) -> int:
    return int(str(details["amount"]))


def _unhurt(night: Night, master: Master, survivor: Survivor) -> Why | None:
    return None if wounds.is_hurt(survivor) else (AUTHORITY, "unhurt")


def _unfailed(night: Night, master: Master, survivor: Survivor) -> Why | None:
    """There is no count below none."""
    return None if survivor.failures else (AUTHORITY, "no_failures")


def _empty_handed(night: Night, master: Master, survivor: Survivor) -> Why | None:
    return None if survivor.things else (AUTHORITY, "nothing_held")


def _give(night: Night, survivor: Survivor, details: Details) -> None:
    items = OneOf(tuple(sorted(library().items)))
    item = authority.ask(night, "master_item", items, AUTHORITY, figure=survivor.id)
    changes.give(night, survivor, item)


def _take(night: Night, survivor: Survivor, details: Details) -> None:
    ids = OneOf(tuple([one.id for one in survivor.things]))
    chosen = authority.ask(night, "master_take", ids, AUTHORITY, figure=survivor.id)
    changes.take(night, survivor, next(one for one in survivor.things if one.id == chosen))


def _put(night: Night, master: Master, do: Do, details: Details) -> None:
    """A pawn in a wall, or off the city, is refused."""
    figure = night.find(do.to)
    assert figure is not None
    changes.put(night, figure, _square(night, do.to))


def _square(night: Night, figure: str, *, secret: bool = False) -> tuple[int, int]:
    near = [one.at for one in night.living() if one.at is not None]
    place = CityPlace(night.city, tuple(dict.fromkeys(near)), AUTHORITY)
    if secret:
        return _in_secret(night, "master_square", place, figure="")
    return authority.ask(night, "master_square", place, AUTHORITY, figure=figure)


def _fate(night: Night, survivor: Survivor, details: Details) -> None:
    """The master may call for a roll on a table of fate: darkness.ruling.gm_fate_die"""
    changes.record(night, "fate", survivor.id, thing=str(details["table"]))
    TABLES[str(details["table"])](night, survivor)


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


# --- figures


def _figures(night: Night, master: Master) -> list[Foe]:
    return figures.shown(night)


def _figure(night: Night, do: Do) -> Foe:
    found = night.find(do.to)
    assert isinstance(found, Foe)
    return found


def _place(night: Night, master: Master, do: Do, details: Details) -> None:
    """darkness.gm.controls, darkness.gm.npc"""
    role: Role = do.to  # type: ignore[assignment]
    kinds = OneOf(tuple(figures.kinds(night, role)))
    kind = authority.ask(night, "master_figure", kinds, AUTHORITY)
    changes.place(night, role, kind, _square(night, kind))


def _roles(night: Night, master: Master) -> Iterable[Way]:
    return [(Do("place", role), None, plain) for role in ROLES if figures.kinds(night, role)]


def _remove(night: Night, master: Master, do: Do, details: Details) -> None:
    figures.leave(night, _figure(night, do), AUTHORITY)


def _health(night: Night, master: Master, do: Do, details: Details) -> None:
    changes.set_health(night, _figure(night, do), _amount(details))


def _stance(night: Night, master: Master, do: Do, details: Details) -> None:
    stance: Stance = str(details["stance"])  # type: ignore[assignment]
    changes.set_stance(night, _figure(night, do), stance)


def _codes(night: Night, master: Master, do: Do, details: Details) -> None:
    found = tuple([details[name] for name in ("initiative", "attack", "defence")])
    changes.toughen(night, _figure(night, do), found)  # type: ignore[arg-type]


def _movable(night: Night, master: Master) -> list[Survivor | Foe]:
    return [*night.living(), *figures.shown(night)]


# --- the city


def _lights(night: Night, master: Master) -> Iterable[Way]:
    return [(Do("light", one), None, plain) for one in ("day", "night") if one != master.light]


def _weathers(night: Night, master: Master) -> Iterable[Way]:
    every = ("clear", "light_rain", "storm")
    return [(Do("weather", one), None, plain) for one in every if one != master.weather]


def _buildings(night: Night) -> list[str]:
    found = [library().tiles[one.tile].building for one in night.state.laid]
    return list(dict.fromkeys(found))


def _each(name: str, wanted: Callable[[Night, str], bool]) -> Listed[Night, Master]:
    """One way for each building of the city for which something is true."""

    def ways(night: Night, master: Master) -> Iterable[Way]:
        return [(Do(name, one), None, plain) for one in _buildings(night) if wanted(night, one)]

    return Listed(ways)


def _light(night: Night, master: Master, do: Do, details: Details) -> None:
    scenes.light(night, do.to, AUTHORITY)  # type: ignore[arg-type]


def _weather(night: Night, master: Master, do: Do, details: Details) -> None:
    scenes.weather(night, do.to, AUTHORITY)  # type: ignore[arg-type]


def _switch(night: Night, master: Master, do: Do, details: Details) -> None:
    scenes.darken(night, do.to, AUTHORITY, dark=do.to not in master.dark)


def _gas(night: Night, master: Master, do: Do, details: Details) -> None:
    scenes.gas(night, do.to, AUTHORITY, there=do.to not in master.gas)


def _environment(night: Night, master: Master) -> None:
    changes.environment(night, on=not master.environment)


def _security(night: Night, master: Master, do: Do, details: Details) -> None:
    """Security answers when the master decides: darkness.gm.building.security"""
    changes.record(night, "security", "", thing=do.to)
    master.guarded = [*master.guarded, do.to]
    buildings.challenge(night, night.inside(do.to)[0], do.to)


def _can_answer(night: Night, building: str) -> bool:
    return bool(buildings.guard_of(building) and night.inside(building))


def _stack(night: Night, master: Master) -> Iterable[Way]:
    return [(Do("lay", one), None, plain) for one in night.state.stack]


def _lay(night: Night, master: Master, do: Do, details: Details) -> None:
    """A tile is laid next to the others, where it fits: darkness.gm.map"""
    able = {
        f"{column}:{row}": pieces
        for column, row in laying.slots(night.city)
        if (pieces := laying.by_hand(night, do.to, (column, row))) is not None
    }
    ways = OneOf(tuple(able))
    where = authority.ask(night, "master_slot", ways, "darkness.gm.map", tile=do.to)
    tiles.lay(night, able[where], "darkness.gm.map", None)


def _items(night: Night, master: Master) -> Iterable[Way]:
    """What somebody holds, and what gives dice."""
    held = {thing.kind for one in night.living() for thing in one.things}
    dice: dict[str, Sequence[Plain]] = {"dice": [0, 1, 2, 3, 4]}
    return [
        (Do("dice", kind), None, lambda: dice)
        for kind in sorted(held)
        if kind in library().items and library().items[kind].bonuses
    ]


def _dice(night: Night, master: Master, do: Do, details: Details) -> None:
    changes.set_dice(night, do.to, int(str(details["dice"])))


# --- the story


def _scenes(night: Night, master: Master) -> Iterable[Way]:
    names = [name for name in night.session.scenes if name not in master.played]
    return [(Do("scene", name), None, plain) for name in names]


def _scene(night: Night, master: Master, do: Do, details: Details) -> None:
    master.played = {**master.played, do.to: night.state.round}
    scenes.play(night, night.session.scenes[do.to], [])


def _finish(night: Night, master: Master, do: Do, details: Details) -> None:
    """darkness.gm.authority"""
    changes.record(night, "finish", "", thing=do.to)
    master.ended = "won" if do.to == "won" else "lost"


def _ends(night: Night, master: Master) -> Iterable[Way]:
    return [(Do("finish", one), None, plain) for one in ("won", "lost")]


def _tell(night: Night, master: Master) -> None:
    """In the master's own words, to everybody."""
    changes.tell(night, authority.ask(night, "tell", Text(WORDS), AUTHORITY))


# --- behind the screen


def _secretly(night: Night, master: Master) -> None:
    """What nobody else may know is chosen in secret: darkness.gm.authority"""
    changes.record(night, "secretly", "")
    chosen = _in_secret(night, "behind_screen", behind(night))
    SECRETS[chosen.option.what](night, chosen)


def _in_secret(night: Night, key: str, domain: Domain[A], **args: Arg) -> A:
    """What the master says, without anybody else learning it."""
    seat, key = night.master.seat, f"darkness.ask.{key}"
    return night.table.ask(seat, key, domain, AUTHORITY, secret=True, **args)


def behind(night: Night) -> Form:
    """Notes, whispers, what is found where, and figures that nobody sees."""
    return Form(lambda: list(_secrets(night)), kind=Do)


def _secrets(night: Night) -> Iterator[Choice]:
    yield Choice(Do("nothing"))
    yield Choice(Do("note"))
    yield from [Choice(Do("whisper", one.id)) for one in night.living()]
    yield from [Choice(Do("shift", one.id)) for one in night.state.foes if one.hidden]
    lists: dict[str, Sequence[Plain]] = {"item": sorted(library().items), "code": ["", *CODES]}
    yield from [Choice(Do("finds", building), lists) for building in _buildings(night)]
    for role in ROLES:
        for kind in figures.kinds(night, role):
            yield Choice(Do("lurk", kind), {"role": [role]})


def _note(night: Night, chosen: Filled) -> None:
    changes.note(night, _in_secret(night, "note", Text(WORDS)))


def _whisper(night: Night, chosen: Filled) -> None:
    survivor = night.survivor(chosen.option.to)
    changes.whisper(night, survivor, _in_secret(night, "whisper", Text(WORDS), target=survivor.id))


def _shift(night: Night, chosen: Filled) -> None:
    _figure(night, chosen.option).at = _square(night, "", secret=True)


def _finds(night: Night, chosen: Filled) -> None:
    """darkness.gm.building.edit"""
    code: Any = chosen.details["code"]
    changes.finds(night, chosen.option.to, str(chosen.details["item"]), code)


def _lurk(night: Night, chosen: Filled) -> None:
    role: Role = str(chosen.details["role"])  # type: ignore[assignment]
    square = _square(night, "", secret=True)
    changes.place(night, role, chosen.option.to, square, hidden=True)


SECRETS: dict[str, Callable[[Night, Filled], None]] = {
    "nothing": lambda night, chosen: None, "note": _note, "whisper": _whisper, "shift": _shift,
    "finds": _finds, "lurk": _lurk,
}  # fmt: skip


# --- the menu


def _free(night: Night, master: Master) -> Callable[[Change], Why | None]:
    return lambda kind: None


def _code_details(*_: object) -> dict[str, Sequence[Plain]]:
    codes: list[Plain] = [*CODES]
    return {"initiative": codes, "attack": codes, "defence": codes}


KINDS = (
    Change("scene", STORY, _scene, Listed(_scenes)),
    Change("tell", STORY, simply(_tell)),
    Change("secretly", STORY, simply(_secretly)),
    Change("points", PEOPLE, _on(lambda n, s, d: changes.points(n, s, _amount(d))),
           ToEach(_survivors, details=_amounts)),
    Change("hurt", PEOPLE, _on(lambda n, s, d: changes.hurt(n, s)), ToEach(_survivors)),
    Change("heal", PEOPLE, _on(lambda n, s, d: changes.heal(n, s, _amount(d))),
           ToEach(_survivors, _unhurt, _healing)),
    Change("fail", PEOPLE, _on(lambda n, s, d: changes.fail(n, s)), ToEach(_survivors)),
    Change("pardon", PEOPLE, _on(lambda n, s, d: changes.pardon(n, s)),
           ToEach(_survivors, _unfailed)),
    Change("hand", PEOPLE, _on(_give), ToEach(_survivors)),
    Change("confiscate", PEOPLE, _on(_take), ToEach(_survivors, _empty_handed)),
    Change("fate", PEOPLE, _on(_fate),
           ToEach(_in_turn, details=lambda *_: {"table": ["bad", "good"]})),
    Change("new_character", PEOPLE, _on(_new_character), ToEach(_dead, _nobody_left)),
    Change("substitute", PEOPLE, _on(_substitute), ToEach(_badly_hurt, _nobody_left)),
    Change("put", FIGURES, _put, ToEach(_movable)),
    Change("place", FIGURES, _place, Listed(_roles)),
    Change("remove", FIGURES, _remove, ToEach(_figures)),
    Change("health", FIGURES, _health,
           ToEach(_figures, details=lambda *_: {"amount": [1, 2, 3, 4, 5]})),
    Change("stance", FIGURES, _stance,
           ToEach(_figures, details=lambda *_: {"stance": [*STANCES]})),
    Change("codes", FIGURES, _codes, ToEach(_figures, details=_code_details)),
    Change("light", CITY, _light, Listed(_lights)),
    Change("weather", CITY, _weather, Listed(_weathers)),
    Change("switch", CITY, _switch, _each("switch", lambda night, one: True)),
    Change("gas", CITY, _gas, _each("gas", lambda night, one: True)),
    Change("security", CITY, _security, _each("security", _can_answer)),
    Change("environment", CITY, simply(_environment)),
    Change("lay", CITY, _lay, Listed(_stack)),
    Change("dice", CITY, _dice, Listed(_items)),
)  # fmt: skip
FINISH = Change("finish", STORY, _finish, Listed(_ends))
MASTERY: Menu[Night, Master, Change] = Menu(KINDS, FINISH, NAME, _free)
