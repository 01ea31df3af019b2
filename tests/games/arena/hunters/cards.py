"""Cards for tests: plain weapons, a Shield, enemies with round figures."""

from __future__ import annotations

from typing import Any

import msgspec

from tapete.games.arena.actions.menu import MENU
from tapete.games.arena.content import entries as of
from tapete.games.arena.figures import fresh
from tapete.games.arena.rules.enemies import attacking, targeting
from tapete.games.arena.state import Colour, Token
from tapete.games.arena.world import Arena
from tapete.kernel import Bag
from tests.games.arena.scene import Scene

TOKENS: tuple[Colour, ...] = ("green", "yellow", "yellow")
ATTRIBUTES: dict[str, Any] = {
    "salvador": {"ranged": 2, "medicine": 2, "melee": 1},
    "mordecai": {"ranged": 3, "reflexes": 1, "tech": 1},
    "amara": {"melee": 2, "will": 2, "reflexes": 1},
    "moze": {"ranged": 2, "tech": 2, "reflexes": 2},
}


def entry(schema: type[Any], /, **fields: Any) -> Any:
    """An entry of the library, as if it were read from a file."""
    return msgspec.convert({"name": {"es": "prueba", "en": "test"}, **fields}, schema)


def gear(slot: str, **fields: Any) -> of.GearCard:
    card: of.GearCard = entry(of.GearCard, slot=slot, shop="arms", **fields)
    return card


def gun(*bands: str, properties: tuple[str, ...] = (), **fields: Any) -> of.GearCard:
    action = {"attribute": "ranged", "range": bands, "properties": properties}
    return gear("weapon", firearm=True, actions=[action], **fields)


def enemy(**fields: Any) -> of.EnemyCard:
    """An enemy that stands still: a test says what matters of it."""
    plain = {
        "mini": "psycho", "movement": 0, "range": 1, "resist": "melee", "strength": 5,
        "defence": 6, "hit_points": 1,
    }  # fmt: skip
    card: of.EnemyCard = entry(of.EnemyCard, **(plain | fields))
    return card


BLADE = {"attribute": "melee", "range": ["red"]}
BOMB = {"attribute": "reflexes", "range": ["red", "yellow", "green"]}
TABLES: dict[str, dict[str, Any]] = {
    "arms": {
        "gun": gun("red", "yellow", "green"),
        "gun2": gun("red", "yellow", "green"),
        "middle": gun("yellow", "green"),
        "sniper": gun("long"),
        "lethal_gun": gun("red", "yellow", "green", properties=("lethal",)),
        "blaster": gun("red", "yellow", "green", properties=("explosive",)),
        "spray": gun("red", "yellow", "green", properties=("crowd_control",)),
        "careful": gun("red", "yellow", "green", properties=("complex",)),
        "acid": gun("red", "yellow", "green", properties=("corrosion(2)",)),
        "lucky": gun(
            "red", "yellow", "green", grants=[{"attribute": "melee", "plus": 2}],
        ),
        "blade": gear("weapon", actions=[BLADE]),
        "ram": gear("weapon", actions=[{**BLADE, "properties": ["charge"]}]),
        "runner": gun("red", "yellow", "green", properties=("run_and_gun",)),
        "bomb": gear("grenade", die="yellow", actions=[BOMB]),
        "careful_bomb": gear(
            "grenade", die="yellow", actions=[{**BOMB, "properties": ["complex"]}]
        ),
        "bomb2": gear("grenade", die="red", actions=[BOMB]),
        "ward": gear("shield", tokens=["green", "yellow"]),
        "lucky_ward": gear(
            "shield", tokens=["green"], grants=[{"attribute": "melee", "plus": 1}]
        ),
        "ward2": gear("shield", tokens=["red"]),
        "fists": gear("modifier", grants=[{"attribute": "melee", "plus": 1}]),
        "aim": gear("modifier", grants=[{"attribute": "ranged", "plus": 1}]),
        "luck": gear("modifier", grants=[{"stat": "attack", "plus": 1}]),
    },
    "enemies": {
        "soft": enemy(defence=5),
        "middling": enemy(defence=6),
        "hard": enemy(defence=7),
        "wall": enemy(defence=15, hit_points=3),
        "tough": enemy(defence=3, hit_points=3),
        "ogre": enemy(mini="giant", defence=5, hit_points=3),
        "shooter": enemy(range=3, resist="reflexes", strength=5),
        "warded": enemy(shield="yellow", hit_points=2),
        "killer": enemy(properties=["lethal"]),
        "reaper": enemy(properties=["wounds(1d4)"]),
        "star": enemy(kind="unique"),
        "star_pinata": enemy(kind="unique", properties=["pinata(1)"]),
        "angry": enemy(
            movement=2,
            fumble={
                "name": {"es": "a", "en": "a"}, "text": {"es": "a", "en": "a"},
                "effects": [{"do": "move", "whom": "cause"}, {"do": "attack", "whom": "cause"}],
            },
        ),
    },
    "minis": {"giant": entry(of.Mini, count=2, large=True)},
    "loot": {
        "plain_health": entry(of.LootToken, type="health", count=1),
        "drawn_health": entry(of.LootToken, type="health", count=1, card=True),
        "plain_ammo": entry(of.LootToken, type="ammo", count=1, resale=100),
        "drawn_ammo": entry(of.LootToken, type="ammo", count=1, card=True),
        "plain_weapon": entry(of.LootToken, type="weapon", count=1),
        "drawn_weapon": entry(of.LootToken, type="weapon", count=1, card=True),
        "cash": entry(of.LootToken, type="money", count=6),
        "lesson": entry(of.LootToken, type="level_up", count=1),
        "poster": entry(of.LootToken, type="wanted", count=1),
    },
    "stars": {
        "two_shots": entry(
            of.StarMove, text={"es": "a", "en": "a"}, deed="kill_ranged", count=2
        ),
        "one_bite": entry(of.StarMove, text={"es": "a", "en": "a"}, deed="kill"),
    },
}  # fmt: skip


def arm(scene: Scene, letter: str, *kinds: str) -> None:
    """Equips a hunter with these and nothing else."""
    scene.hunter(letter).equipped = [fresh(kind) for kind in kinds]


def stow(scene: Scene, letter: str, *kinds: str) -> None:
    scene.hunter(letter).inventory = [fresh(kind) for kind in kinds]


def instead(place: int, *, worn: bool) -> dict[str, Any]:
    """The answer that gives up an equipped card, or one in the Inventory, for a new one."""
    return {"worn": worn, "place": place}


def hold(scene: Scene, letter: str, *signs: str) -> None:
    """Gives a hunter Action tokens: `green`, `(green)` if it is Spent, `green>red` if wounded."""
    scene.hunter(letter).tokens = [_token(sign) for sign in signs]


def _token(sign: str) -> Token:
    born, _, now = sign.strip("()").partition(">")
    colours: dict[str, Colour] = {"red": "red", "yellow": "yellow", "green": "green"}
    return Token(colours[now or born], colours[born], sign.startswith("("))


def bag(scene: Scene, *kinds: str) -> None:
    """Fills the bag with these tokens and no others."""
    scene.state.bag = Bag.of(kinds)


def cited(scene: Scene) -> set[str]:
    """The rules that were named at the table."""
    told = [(one.rule, *one.also) for one in scene.table.told]
    rolled = [(one.rule, *getattr(one, "also", ())) for one in scene.table.rolled]
    return {rule for rules in (*told, *rolled) for rule in rules}


def barred(scene: Scene, letter: str, what: str) -> dict[str, str]:
    """Why a hunter cannot do something now: the rule by target, or by item if it has none."""
    found = MENU.whats_barred(scene.arena(), scene.hunter(letter))
    mine: list[Any] = [one for one in found if one.option["what"] == what]
    return {one.option["to"] or str(one.option["item"]): one.rule for one in mine}


def strikes(scene: Scene, foe: str, whom: str, world: Arena) -> None:
    """An enemy attacks a hunter, with all that follows; the whole script must be used."""
    enemy_, aim = scene.enemy(foe), targeting.Aim(scene.hunter(whom), "arena.order.attack")
    attacking.attack(world, enemy_, aim, attacking.onslaught(world, enemy_))
    scene.table.done()
