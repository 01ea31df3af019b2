"""The options of a show: its mission, its teams, its board and its house rules."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.kernel.shaping import shaped

NAME = "euphoria"
VERSION = "1"
LIMITS = (300, 500, 800)
"""The usual sizes of a show, in audience points: euphoria.missing.points_limit"""
Limit: TypeAlias = Annotated[int, Meta(ge=0, le=3000)]


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rulings that could go either way; each applies as ruled unless a match changes it."""

    charge_step: bool = False
    """True if all charges of both sides are made before any other move of the phase."""
    charge_surplus_refunded: bool = False
    stand_bonuses: bool = True
    stand_is_moving: bool = True
    evade_after: bool = False
    """True if evasion is declared once the attack dice are seen."""
    grave_at_once: bool = False
    free_rewards: bool = False
    """True if opening a trapdoor costs no AP."""
    free_grenades: bool = False
    """True if throwing a grenade costs no AP."""
    strange_by_letter: bool = False
    legend_pets: bool = False
    estars_soldiers_keep: bool = False
    rounding_by_kind: bool = False
    ties_alternate: bool = False
    experiment_pickups: bool = True
    measuring: bool = False
    """True if everybody may measure at any time: the book lets nobody do so."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a show.

    `teams` names one for each seat: a team that is ready to play, or one of `own`. `own` holds
    teams that people wrote, as TOML, by the names they chose.
    """

    mission: str = "massacre"
    teams: tuple[str, str] = ("soldiers_300", "hunters_300")
    own: dict[str, str] = {}
    limit: Limit = 0
    """The audience points a team may cost; 0 for no more than the dearer of the two ready teams."""
    board: str = ""
    """The scenery, by name; empty for that of the mission."""
    draft: str = ""
    """A board that people wrote, as TOML, to play on instead."""
    attacker: Literal[-1, 0, 1] = -1
    """The seat that attacks where a mission has an attacker; -1 to let the dice choose."""
    rules: dict[str, bool] = {}
    """House rules switched by hand, by name."""

    def __post_init__(self) -> None:
        """Refuses an unknown house rule."""
        self.house_rules()

    def house_rules(self) -> Rules:
        return shaped(self.rules, Rules)
