"""The options of a match: its scenario, its survivors, its campaign and its house rules."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from tapete.kernel.errors import BadOptions
from tapete.kernel.message import Message
from tapete.kernel.shaping import shaped

NAME = "darkness"
VERSION = "1"
MOST = 6
"""The most survivors in a match: darkness.ruling.seat_order"""
Attribute: TypeAlias = Literal[
    "speed", "attack", "dexterity", "intelligence", "persuasion", "medicine", "defence"
]
ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)
"""The seven attributes, in the order of the sheet: darkness.char.attributes"""


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rulings that could go either way; each applies as ruled unless a match changes it."""

    profession_free_skill: bool = True
    window_must_exceed: bool = True
    one_weapon_per_attack: bool = False
    """In a master's game it always applies."""
    death_penalty_can_kill: bool = True
    woohoo_2_for_all: bool = False
    oh_crap_12_hits_movement: bool = True
    roleplay_awards: bool = True
    gm_search_exact: bool = False


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A survivor as it is kept from match to match: darkness.char.create.sheet"""

    name: str
    profession: str = ""
    story: str = ""
    speed: int = 2
    attack: int = 2
    dexterity: int = 2
    intelligence: int = 2
    persuasion: int = 2
    medicine: int = 2
    defence: int = 2
    skills: dict[str, int] = {}
    """The cost of each of its skills, from 1 to 6."""
    ready: bool = False
    """True for one of the six that come with the game, who learn nothing."""
    advances: int = 0
    """Dice that experience has added to its attributes."""
    lost: int = 0
    """Points of Defence that the deaths of others have cost it."""
    saved: int = 0
    """Skill points that are not spent yet."""
    bought: int = 0
    """Skill points that victory points have bought, spent or not."""
    trade: tuple[str, ...] = ()
    """The attribute and the skill of a profession that its player has invented."""
    fund: int = 0
    """Victory points put aside for skill points: darkness.ruling.gm_vp_carry"""
    objects: tuple[str, ...] = ()
    """What it brings from the last session: darkness.gm.development.objects"""

    def value(self, attribute: str) -> int:
        return int(getattr(self, attribute))


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a match."""

    scenario: str = "last_bus"
    players: Annotated[int, Meta(ge=1, le=MOST)] = 2
    survivors: tuple[str | Sheet, ...] = ()
    """By seat, as ids or sheets; the seats that are left over get the first ready ones left."""
    master: bool = False
    """True if a master tells the story, from a seat of their own after those of the survivors."""
    session: str = ""
    """The session of a campaign that is played; empty for its first."""
    known_city: bool = False
    """True if a master lays out the whole city at the start: darkness.gm.map"""
    experienced: bool = True
    """False if a master wants survivors without experience: darkness.gm.experienced_characters"""
    rules: dict[str, bool] = {}
    """House rules switched by hand, by name."""

    def __post_init__(self) -> None:
        """Refuses an unknown house rule, too many survivors, and the same one twice."""
        self.house_rules()
        named = [one if isinstance(one, str) else one.name for one in self.survivors]
        if len(named) > self.players:
            raise BadOptions(Message("darkness.unfit.many"), "darkness.setup.characters")
        if len(set(named)) != len(named):
            raise BadOptions(Message("darkness.unfit.twice"), "darkness.setup.characters")

    def house_rules(self) -> Rules:
        return shaped(self.rules, Rules)
