"""Cards that tests make up, and whole enemy turns."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from tapete.content import Text
from tapete.games.arena.content.effects import Advance, Strike
from tapete.games.arena.content.entries import (
    Action,
    Announcement,
    EnemyCard,
    EventCard,
    GearCard,
    Special,
)  # fmt: skip
from tapete.games.arena.content.library import library
from tapete.games.arena.figures import fresh
from tapete.games.arena.state import Enemy, Phase
from tapete.games.arena.steps import step
from tests.games.arena.scene import Scene

TEXT = Text(es="Prueba", en="Test")
TURN = "as_they_come"
SMALL, LARGE = "psycho", "goliath"
"""A miniature with a small base, and one with a large base."""
CHASE = Special(
    name=TEXT, text=TEXT, effects=(Advance(whom="cause"), Strike(whom="cause"))
)  # fmt: skip
"""The Attack Fumble that the book gives to Psychos."""


class Author:
    """Writes cards; they are known until the test ends."""

    def __init__(self, put: Callable[[str], Callable[[str, Any], None]]) -> None:
        self._put = put

    def foe(self, name: str = "foe", /, **values: Any) -> str:
        """An enemy: Movement 2, range 1, Strength 5 against Melee, Defence 5, one Hit Point."""
        plain: dict[str, Any] = {
            "mini": SMALL, "movement": 2, "range": 1, "resist": "melee", "strength": 5,
            "defence": 5, "hit_points": 1,
        }  # fmt: skip
        self._put("enemies")(name, EnemyCard(name=TEXT, **{**plain, **values}))
        return name

    def says(self, scene: Scene, *orders: Any, card: str = "test_card", rank: int = 1) -> str:
        """An Announcement with these orders, first in the Queue."""
        self._put("announcements")(card, Announcement(name=TEXT, rank=rank, orders=orders))
        scene.state.queue = [card, "despedidos"]
        scene.state.turned = 0
        return card

    def event(self, scene: Scene, *effects: Any, card: str = "test_event") -> str:
        """An Event with these effects, alone in the deck."""
        self._put("events")(card, EventCard(name=TEXT, text=TEXT, effects=effects))
        scene.state.events = type(scene.state.events).of([card])
        scene.state.happened = []
        return card

    def weapon(self, scene: Scene, letter: str, *properties: str, **values: Any) -> str:
        """A firearm of any distance with these properties, as the hunter's only gear."""
        kind = "test_" + "_".join(one.translate({40: None, 41: None}) for one in properties)
        action = Action(
            attribute="ranged", range=("red", "yellow", "green", "long"), properties=properties
        )
        card = GearCard(name=TEXT, slot="weapon", firearm=True, actions=(action,), **values)
        self._put("starting")(kind, card)
        scene.hunter(letter).equipped = [fresh(kind)]
        return kind

    def scenario(self, scene: Scene, **values: Any) -> None:
        """The scenario of the scene, with some of its parts replaced."""
        name = scene.state.scenario
        self._put("scenarios")(name, msgspec.structs.replace(library().scenarios[name], **values))


def enemy_turn(
    scene: Scene, dice: Iterable[Any] = (), answers: Iterable[Any] = (), until: Phase = "cleanup"
) -> Scene:
    """Plays on from the end of the hunters' turn; all of the script must be used."""
    for hunter in scene.state.hunters:
        hunter.activated = True
    scene.state.phase, scene.state.active = "hunters", None
    world = scene.arena(dice, answers)
    step(world)
    while scene.state.phase != until and scene.state.won is None:
        step(world)
    scene.table.done()
    return scene


def tire(scene: Scene, *letters: str) -> Scene:
    """Spends all tokens of these hunters, or of all: none of them can [RE]act."""
    for hunter in scene.state.hunters:
        if not letters or hunter.id in [scene.id(one) for one in letters]:
            for token in hunter.tokens:
                token.spent = True
    return scene


def add(scene: Scene, kind: str, zone: Any, letter: str = "") -> Enemy:
    """One more enemy in a zone."""
    enemy = Enemy(f"e{len(scene.state.enemies) + 1}", zone, kind=kind)
    enemy.shielded = library().enemies[kind].shield is not None
    scene.state.enemies.append(enemy)
    if letter:
        scene.letters[letter] = enemy.id
    return enemy


def cited(scene: Scene, kind: type[Any] | None = None) -> set[str]:
    """The rules that what was told goes back to."""
    told = scene.table.told if kind is None else scene.heard(kind)
    return {rule for one in told for rule in (one.rule, *one.also)}


def asked(scene: Scene) -> list[str]:
    """What was asked, by its key."""
    return [key.removeprefix("arena.ask.") for _, key, _ in scene.table.asked]
