"""Small arenas drawn as text, for tests that read like the book's examples.

    scene = arena("S . p", p="psycho")
    scene.play(dice=[6], answers=[scene.attack("p", "yellow")])
    assert scene.gone("p")

Letters stand for hunters (`S` Salvador, `M` Mordecai, `A` Amara, `Z` Moze, `X` Axton, `Y` Maya) and
for enemies, which a test names by their kinds. `h` is the Helper of the first hunter drawn that has
one. `t` is a tyre, `T` three of them, `b` a barrel; other terrain is named by the test too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tapete.games.arena.actions.menu import react, ways
from tapete.games.arena.content.entries import MapPage
from tapete.games.arena.content.ground import Ground, laid
from tapete.games.arena.content.library import library
from tapete.games.arena.figures import fresh
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.harm import wounds
from tapete.games.arena.rules.reactions import window
from tapete.games.arena.rules.story.setup import set_up
from tapete.games.arena.state import Activation, Enemy, Figure, Helper, Hunter, State, Thing
from tapete.games.arena.steps import step
from tapete.games.arena.world import Arena, card_of
from tapete.kernel import Either
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.spaces.hexes.hexes import Hex

HUNTERS = {
    "S": "salvador", "M": "mordecai", "A": "amara", "Z": "moze", "X": "axton", "Y": "maya",
}  # fmt: skip
HELPER = "h"
FIXED = {"t": ("tyre",), "T": ("tyre", "tyre", "tyre"), "N": ("station",), "n": ("respawn",)}


class Scene:
    """A state on a board of its own, and the table it is played at."""

    def __init__(self, state: State, ground: Ground, letters: dict[str, str]) -> None:
        self.state, self.ground, self.letters = state, ground, letters
        self.table = ScriptedTable()

    # --- who and where

    def arena(self, dice: Iterable[Any] = (), answers: Iterable[Any] = ()) -> Arena:
        """The world, with a script of dice and answers."""
        self.table = ScriptedTable(dice, answers)
        found = Arena(self.state, self.table, react)
        found.ground = self.ground
        return found

    def id(self, letter: str) -> str:
        return self.letters.get(letter, HUNTERS.get(letter, letter))

    def hunter(self, letter: str) -> Hunter:
        return next(one for one in self.state.hunters if one.id == self.id(letter))

    def enemy(self, letter: str) -> Enemy:
        return next(one for one in self.state.enemies if one.id == self.id(letter))

    @property
    def helper(self) -> Helper:
        return self.state.helpers[0]

    def gone(self, letter: str) -> bool:
        """True if an enemy or a hunter is no longer in the arena."""
        figures: list[Figure] = [*self.state.hunters, *self.state.enemies]
        found = next((one for one in figures if one.id == self.id(letter)), None)
        return found is None or found.at is None

    def tokens(self, letter: str) -> list[str]:
        """The colours of a hunter's tokens; those that are Spent in brackets."""
        return [
            f"({one.colour})" if one.spent else one.colour for one in self.hunter(letter).tokens
        ]

    def at(self, row: int, column: int) -> Hex:
        """A zone by its row and its place in it, from 0."""
        rows = sorted({cell[1] for cell in self.ground.hexes.cells})
        return [cell for cell in self.ground.hexes.cells if cell[1] == rows[row]][column]

    # --- playing

    def activate(self, letter: str) -> Scene:
        """Lets a hunter be the active one."""
        self.state.phase, self.state.active = "hunters", Activation(self.id(letter))
        return self

    def play(self, dice: Iterable[Any] = (), answers: Iterable[Any] = (), steps: int = 0) -> Scene:
        """Plays steps until the answers are used up, or so many; all of the script must be used."""
        world = self.arena(dice, answers)
        done = 0
        while self.table.answers if not steps else done < steps:
            step(world)
            done += 1
        self.table.done()
        return self

    def offered(self, letter: str) -> list[Any]:
        """What a hunter could do now, as plain answers."""
        found = Either(ways(self.arena(), self.hunter(letter)))
        return [found.write(one) for one in found.candidates()]

    def deeds(self, letter: str) -> set[tuple[str, str]]:
        """The deeds a hunter could do now, each with its target."""
        do = [one[1]["option"] for one in self.offered(letter) if one[0] == "do"]
        return {(one["what"], one["to"]) for one in do}

    def do(self, what: str, to: str = "", item: int = -1, **details: Any) -> list[Any]:
        """The answer that does something."""
        option = {"what": what, "to": self.id(to) if to else "", "item": item}
        return ["do", {"option": option, "details": details}]

    def attack(self, to: str, token: str = "green", item: int = 0) -> list[Any]:
        """The answer that attacks with the first weapon."""
        return self.do("attack", to, item, token=token)

    def melee(self, to: str, token: str = "green") -> list[Any]:
        return self.do("melee", to, token=token)

    def move(self, token: str, *zones: Hex, way: str = "move") -> list[Any]:
        centres = [self.ground.hexes.centre(zone) for zone in zones]
        return [f"{way}:{token}", [[one.x, one.y] for one in centres]]

    @property
    def end(self) -> list[Any]:
        return self.do("end")

    def heard(self, kind: type[Any]) -> list[Any]:
        return self.table.heard(kind)


def arena(drawing: str, *, spotlight: str = "", rules: Any = None, **kinds: str) -> Scene:
    """An arena drawn as text; letters that are no hunters stand for the kinds that are named."""
    signs = {*FIXED, *HUNTERS, HELPER, *kinds, "b"}
    terrain = library().caches
    page = MapPage(
        name=library().hunters["salvador"].name, text=library().hunters["salvador"].name,
        map=drawing, legend={**dict.fromkeys(signs, ()), **FIXED},
    )  # fmt: skip
    ground, drawn = laid(page)
    present = [HUNTERS[sign] for sign in drawn.signs.values() if sign in HUNTERS]
    state = set_up(Options(hunters=_four(present), rules=rules or {}))
    state.phase, state.round, state.queue = "hunters", 1, ["despedidos"]
    state.hunters = [one for one in state.hunters if _letter(one) in drawn.signs.values()]
    helped = present if HELPER in drawn.signs.values() else []
    state.helpers = [one for one in state.helpers if one.owner in helped]
    letters: dict[str, str] = {HELPER: state.helpers[0].id} if state.helpers else {}
    for zone, sign in drawn.signs.items():
        _put(state, letters, zone, sign, "barrel" if sign == "b" else kinds.get(sign, ""), terrain)
    first = state.hunters[0].id if state.hunters else ""
    state.spotlight = HUNTERS.get(spotlight, spotlight) or first
    return Scene(state, ground, letters)


def _four(present: list[str]) -> Any:
    """Those who are drawn, and as many others as it takes."""
    return (*present, *[one for one in HUNTERS.values() if one not in present])[:4]


def _letter(hunter: Hunter) -> str:
    return next(letter for letter, name in HUNTERS.items() if name == hunter.id)


def _put(
    state: State, letters: dict[str, str], zone: Hex, sign: str, kind: str, terrain: Any
) -> None:
    if sign in HUNTERS:
        next(one for one in state.hunters if one.id == HUNTERS[sign]).at = zone
    elif sign == HELPER:
        state.helpers[0].at = zone
    elif kind in library().enemies:
        enemy = Enemy(f"e{len(state.enemies) + 1}", zone, kind=kind)
        enemy.shielded = card_of(enemy).shield is not None
        state.enemies.append(enemy)
        letters[sign] = enemy.id
    elif kind in terrain:
        state.things.append(Thing(f"t{len(state.things) + 1}", kind, zone))
        state.laid[state.things[-1].id] = kind
        letters[sign] = state.things[-1].id


def together(scene: Scene, *letters: str) -> Scene:
    """Puts figures into the zone of the first."""
    figures: list[Figure] = [*scene.state.hunters, *scene.state.enemies, *scene.state.helpers]
    by_id = {one.id: one for one in figures}
    for letter in letters[1:]:
        by_id[scene.id(letter)].at = by_id[scene.id(letters[0])].at
    return scene


def learn(scene: Scene, letter: str, tree: str, *slots: int) -> Hunter:
    """A hunter with these slots of a Skill Tree filled."""
    hunter = scene.hunter(letter)
    hunter.tree, hunter.filled = tree, list(slots)
    return hunter


def wear(scene: Scene, letter: str, *kinds: str) -> Hunter:
    """A hunter with these cards equipped, after those it has."""
    hunter = scene.hunter(letter)
    hunter.equipped = [*hunter.equipped, *[fresh(kind) for kind in kinds]]
    return hunter


def falls(scene: Scene, answers: list[Any], dice: list[Any]) -> None:
    """Salvador, all red, suffers a wound by an attack and [RE]acts."""
    for token in scene.hunter("S").tokens:
        token.colour = "red"
    world = scene.arena(dice, answers)
    with window.opened(world) as hurt:
        salvador = scene.hunter("S")
        hurt.note(salvador, lambda: wounds.suffer_one(world, salvador, attack=True))
    scene.table.done()
