"""What cards make happen: special actions, Attack Fumbles, Events, and rules of scenarios.

In a file each effect says what it does with `do`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from tapete.content import Form, Ref
from tapete.games.arena.content.properties import granted, property_of
from tapete.games.arena.state import Attribute, Element

PropertyText: TypeAlias = Annotated[str, Form(property_of, "lethal, rapid(2), vulnerable(cryo)")]
GrantedText: TypeAlias = Annotated[str, Form(granted, "lethal, rapid(1), crits(burn)")]
Whom: TypeAlias = Literal[
    "usual", "spotlight", "others", "nearest_other", "cause", "all", "zone", "most_red",
    "most_loot",
]  # fmt: skip
"""The hunters an effect is about.

`usual` is the target of an attack order; `others` are all but the one in the Spotlight,
`nearest_other` is the nearest of those in reach; `cause` is the hunter that fumbled; `zone` means
all in the zone of the enemy.
"""
Until: TypeAlias = Literal["enemy_turn", "round", "always"]
OrderName: TypeAlias = Literal["rampage", "attack", "event", "move", "no_ammo", "spawn", "special"]
"""An order by name: arena.enemy.orders.seven"""


class _Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class Strike(_Effect, frozen=True, tag="attack"):
    """The enemy attacks; what is left out is as on its card."""

    whom: Whom = "usual"
    range: int | None = None
    resist: Attribute | None = None
    strength: int = 0
    """Added to its Strength."""
    properties: tuple[PropertyText, ...] = ()


class Advance(_Effect, frozen=True, tag="move"):
    """The enemy moves towards somebody, as by a Move order."""

    whom: Whom = "spotlight"
    zones: int | None = None


class Gain(_Effect, frozen=True, tag="gain"):
    """The enemy, or all of them, gain something for a while."""

    properties: tuple[PropertyText, ...] = ()
    strength: int = 0
    until: Until = "enemy_turn"
    all: bool = False


class Recharge(_Effect, frozen=True, tag="recharge"):
    """Shields are recharged: the enemy's own, those of all enemies, or those of everybody."""

    whose: Literal["own", "enemies", "all"] = "own"


class Mend(_Effect, frozen=True, tag="heal"):
    """The enemy loses wound tokens."""

    wounds: int = 1


class Harm(_Effect, frozen=True, tag="wound"):
    """Hunters suffer wounds that are not from an attack."""

    whom: Whom
    wounds: int = 1


class Taint(_Effect, frozen=True, tag="token"):
    """Hunters get Elemental Damage tokens."""

    whom: Whom
    element: Element
    count: int = 1


class Daze(_Effect, frozen=True, tag="stun"):
    """Hunters get Stun tokens."""

    whom: Whom
    count: int = 1


class Blast(_Effect, frozen=True, tag="blast"):
    """The enemy blows itself up if a hunter is in its zone.

    Everybody else in the zone suffers an attack, and the enemy is gone.
    """

    die: int = 10
    resist: Attribute = "reflexes"
    properties: tuple[PropertyText, ...] = ()


class Bring(_Effect, frozen=True, tag="spawn"):
    """Enemies appear, in a numbered Spawn Zone or around the enemy itself (0)."""

    enemy: Annotated[str, Ref("enemies")]
    count: int = 1
    zone: int = 1


class Litter(_Effect, frozen=True, tag="lay"):
    """Terrain is left in the zone of the enemy, or in those of some hunters."""

    what: Annotated[str, Ref("caches")]
    whom: Whom | None = None


class Drag(_Effect, frozen=True, tag="drag"):
    """Hunters are pulled towards the enemy, zone by zone, while there is room."""

    whom: Whom
    zones: int = 1
    range: int | None = None
    """Only hunters this near, and in sight; None for as far as its attacks reach."""


class Count(_Effect, frozen=True, tag="count"):
    """A counter of the scenario goes on."""

    of: str
    by: int = 1


class Obey(_Effect, frozen=True, tag="orders"):
    """Orders are carried out, as if on an Announcement."""

    orders: tuple[OrderName, ...]


class Empty(_Effect, frozen=True, tag="no_ammo"):
    """Hunters go Out of Ammo."""

    whom: Whom


class Limelight(_Effect, frozen=True, tag="spotlight"):
    """The Spotlight goes to somebody else."""

    to: Literal["most_red", "random"]


class Scatter(_Effect, frozen=True, tag="loot"):
    """Loot tokens are drawn and left in the zone of each of those hunters."""

    whom: Whom
    count: int = 1


class Purse(_Effect, frozen=True, tag="money"):
    """Money tokens are added to the common money, or taken from it."""

    tokens: int


class Refill(_Effect, frozen=True, tag="reload"):
    """Hunters reload all that is equipped."""

    whom: Whom


class Cure(_Effect, frozen=True, tag="cure"):
    """Hunters heal wounds."""

    whom: Whom
    wounds: int = 1


class Charge(_Effect, frozen=True, tag="shields"):
    """Hunters recharge their Shields."""

    whom: Whom


class Cleanse(_Effect, frozen=True, tag="cleanse"):
    """Hunters lose all their Elemental Damage tokens."""

    whom: Whom


class Ready(_Effect, frozen=True, tag="ready"):
    """Spent Action tokens of hunters are Available again."""

    whom: Whom
    count: int = 1


class Summon(_Effect, frozen=True, tag="summon"):
    """The Helper of the hunter comes to its zone, or to the nearest with room."""


class Stride(_Effect, frozen=True, tag="stride"):
    """The hunter may move some zones at once."""

    zones: int = 1


Effect: TypeAlias = (
    Strike | Advance | Gain | Recharge | Mend | Harm | Taint | Daze | Blast | Bring | Obey | Empty
    | Litter | Drag | Count | Limelight | Scatter | Purse | Refill | Cure | Charge | Cleanse | Ready
    | Summon | Stride
)  # fmt: skip


OrderText: TypeAlias = OrderName | Effect
"""An order of a card, or words of its own, such as who goes Out of Ammo."""
