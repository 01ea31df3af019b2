"""The script of a session: when its scenes begin, and what happens in them."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.stories import Arrival, Effect, Scene, Trigger
from tapete.games.darkness.events.master import (
    GasSpread,
    LightChanged,
    NotedScene,
    ReadAloud,
    WeatherChanged,
)
from tapete.games.darkness.master import Foe, Light, Weather
from tapete.games.darkness.rules.master import authority, buildings, figures
from tapete.games.darkness.rules.story import tasks
from tapete.games.darkness.state import Square, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import OneOf

RULE = "darkness.gm.authority"
PLAY, SKIP = "play", "skip"


# --- when


def play_due(night: Night) -> None:
    """Every scene whose moment has come; the master may leave it out: darkness.gm.authority"""
    for name, scene in night.session.scenes.items():
        if name in night.master.played or night.master.ended:
            continue
        if scene.needs and scene.needs not in night.master.played:
            continue
        found = begun_by(night, scene.when)
        if found is not None:
            text, ways = scene.text.message, OneOf((PLAY, SKIP))
            chosen = authority.ask(night, "scene", ways, RULE, scene=name, text=text)
            night.master.played = {**night.master.played, name: night.state.round}
            if chosen == PLAY:
                play(night, scene, found)


def begun_by(night: Night, when: Trigger) -> list[Survivor] | None:
    """Those who set a scene off, nobody for one that comes by itself; None if it is not due."""
    if when.kind in CAUSED:
        found = [one for one in night.living() if CAUSED[when.kind](night, one, when)]
        return found[:1] or None
    return [] if HAPPENED[when.kind](night, when) else None


def _on_tile(night: Night, survivor: Survivor, when: Trigger) -> bool:
    assert survivor.at is not None
    return night.city.tile_at(survivor.at).tile == when.of


def _inside(night: Night, survivor: Survivor, when: Trigger) -> bool:
    return night.building(survivor) == when.of


def _holds(night: Night, survivor: Survivor, when: Trigger) -> bool:
    return any(thing.kind == when.of for thing in survivor.things)


def _slain(night: Night, when: Trigger) -> bool:
    fallen = night.master.fallen
    return (fallen.count(when.of) if when.of else len(fallen)) >= when.count


def _counted(night: Night, when: Trigger) -> bool:
    return night.state.progress.get(when.of, 0) >= when.count


def _after(night: Night, when: Trigger) -> bool:
    played = night.master.played.get(when.of)
    return played is not None and night.state.round >= played + when.count


CAUSED = {"tile": _on_tile, "building": _inside, "found": _holds}
HAPPENED = {
    "start": lambda night, when: True,
    "round": lambda night, when: night.state.round >= when.count,
    "slain": _slain, "counted": _counted, "after": _after,
}  # fmt: skip


# --- what


def play(night: Night, scene: Scene, causes: list[Survivor]) -> None:
    """A scene's text is read aloud, and all it says happens: darkness.gm.authority"""
    night.tell(ReadAloud, RULE, es=scene.text.es, en=scene.text.en)
    _words(night, scene, causes)
    _surroundings(night, scene)
    for arrival in scene.arrivals:
        arrive(night, arrival)
    for tile, items in scene.finds.items():
        for item, code in items.items():
            buildings.change(night, building_of(tile), item, code)
    for tile, gone in scene.gone.items():
        for item in gone:
            buildings.change(night, building_of(tile), item, None)
    for one in causes or night.living():
        for effect in scene.effects:
            befall(night, one, effect)
    for tile in scene.security:
        _answer(night, building_of(tile))
    if scene.ends:
        night.master.ended = scene.ends


def _words(night: Night, scene: Scene, causes: list[Survivor]) -> None:
    """What only the master reads, and what only one survivor is told."""
    if scene.notes is not None:
        night.tell(NotedScene, RULE, to=(night.master.seat,), es=scene.notes.es, en=scene.notes.en)
    if scene.whisper is not None:
        to = (*[one.seat for one in causes], night.master.seat)
        night.tell(ReadAloud, RULE, to=to, es=scene.whisper.es, en=scene.whisper.en)


def _surroundings(night: Night, scene: Scene) -> None:
    if scene.light:
        light(night, scene.light, RULE)
    if scene.weather:
        weather(night, scene.weather, RULE)
    for tile in scene.dark:
        darken(night, building_of(tile), RULE, dark=True)
    for tile in scene.lit:
        darken(night, building_of(tile), RULE, dark=False)
    for tile in scene.gas:
        gas(night, building_of(tile), RULE, there=True)
    for tile in scene.clears:
        gas(night, building_of(tile), RULE, there=False)


def building_of(tile: str) -> str:
    return library().tiles[tile].building


def _answer(night: Night, building: str) -> None:
    inside = night.inside(building)
    night.master.guarded = [*night.master.guarded, building]
    if inside and buildings.guard_of(building):
        buildings.challenge(night, inside[0], building)


def befall(night: Night, survivor: Survivor, effect: Effect) -> None:
    """An effect of the story on a survivor; what is given is an item of the tables."""
    if survivor.at is None:
        return
    if effect.do == "give":
        worth = library().worth(effect.of)
        for _ in range(effect.count):
            buildings.obtain(night, survivor, effect.of, worth, RULE)
    else:
        tasks.follow(night, survivor, (effect,))


# --- light and weather


def light(night: Night, now: Light, rule: str) -> None:
    """Day or night begins: darkness.gm.env.optional"""
    night.master.light = now
    night.tell(LightChanged, rule, light=now, also=("darkness.gm.env.optional",))


def weather(night: Night, now: Weather, rule: str) -> None:
    night.master.weather = now
    night.tell(WeatherChanged, rule, weather=now, also=("darkness.gm.env.optional",))


def darken(night: Night, building: str, rule: str, *, dark: bool) -> None:
    """The lights of a building go out, or on again."""
    left = [one for one in night.master.dark if one != building]
    night.master.dark = [*left, building] if dark else left
    now = "night" if dark else "day"
    night.tell(LightChanged, rule, light=now, building=building)


def gas(night: Night, building: str, rule: str, *, there: bool) -> None:
    """A building fills with gas, or is free of it again: darkness.gm.item.gas_mask"""
    left = [one for one in night.master.gas if one != building]
    night.master.gas = [*left, building] if there else left
    also = ("darkness.gm.item.gas_mask",)
    night.tell(GasSpread, rule, building=building, there=there, also=also)


# --- who comes


def arrive(night: Night, arrival: Arrival) -> None:
    """Figures of the story come: darkness.gm.adversary.main, darkness.gm.npc"""
    for number in range(arrival.count):
        square = _square(night, arrival, number)
        if square is not None:
            foe = _made(night, arrival, square)
            figures.place(night, foe, "darkness.gm.controls", hidden=arrival.hidden)


def _made(night: Night, arrival: Arrival, square: Square) -> Foe:
    if arrival.villain:
        return figures.villain(night, arrival.villain, square)
    if arrival.npc:
        return figures.person(night, arrival.npc, square)
    return figures.adversary(night, arrival.adversary, square)


def _square(night: Night, arrival: Arrival, number: int) -> Square | None:
    """Where somebody comes: on the tile, if it lies there; otherwise in the street near by."""
    places = [place for place, one in enumerate(night.city.laid) if one.tile == arrival.tile]
    found = _squares(night, places[0] if places else 0, arrival.at)
    return found[number % len(found)] if found else None


def _squares(night: Night, place: int, at: str) -> Sequence[Square]:
    """The squares of a kind on a tile; where there are none, those outside its doors."""
    city = night.city
    wanted = {"mark": city.marks(place), "encounter": city.encounters(place)}
    streets = [square for square in city.on(place) if not city.floor(square)]
    doors = [door.outside for door in city.doors if door.outside in streets]
    return wanted.get(at) or doors or streets
