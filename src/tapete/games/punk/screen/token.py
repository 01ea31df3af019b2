"""Minis as they stand on the table."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.content.entries import Ranged
from tapete.games.punk.content.names import figure_name
from tapete.games.punk.content.played import known, origin
from tapete.games.punk.figures import has, number, profile_of, weapon_of
from tapete.games.punk.labels.conditions import marks
from tapete.games.punk.labels.signs import signs
from tapete.games.punk.state import OFF_TABLE, Mini, State
from tapete.kernel import Message
from tapete.scene import Token

FRONT = 180
"""The arc in which a mini sees, in degrees, which is the half in front of it: punk.los.arc"""
BIG = 200
"""The radius of a 40 mm base."""
DRAWN = {"cabezon": "caster", "bestia_del_pozo": "beast", "punkicornio": "horse"}
"""The profiles that have a silhouette of their own."""
ARCHERY = ("bow", "crossbow", "harpoon_gun", "blowgun", "sling")
FACTIONS = {
    "mutardos": "mutant",
    "chatarreros": "masked",
    "hijos": "hooded",
    "irradiados": "masked",
    "idos": "undead",
    "troupe": "clown",
}


def tokens(view: State) -> tuple[Token, ...]:
    """Returns a token for every mini in the view. Those not on the table are placed off it."""
    sign = signs(view)
    acting = "" if view.active is None else view.active.mini
    return tuple([_token(view, mini, sign[mini.id], mini.id == acting) for mini in view.minis])


def _token(view: State, mini: Mini, sign: str, acting: bool) -> Token:
    place = OFF_TABLE if mini.out in ("removed", "reserve") else mini.at
    return Token(
        id=mini.id,
        at=place.pair,
        radius=mini.radius,
        name=figure_name(mini.name),
        sign=sign,
        side=mini.seat,
        silhouette=silhouette(mini),
        rank="leader" if profile_of(mini).leader else "",
        facing=None if mini.out else mini.facing,
        arc=0 if mini.out else FRONT,
        height=place.height,
        acting=acting and not mini.out,
        out=Message.of("punk.scene.out", out=mini.out) if mini.out else None,
        wounds=mini.wounds,
        most=number(mini, "hard_to_kill"),
        marks=tuple(marks(view, mini)),
    )


def silhouette(mini: Mini) -> str:
    """The drawing of a mini, by what it is, what it rides and what it shoots with."""
    if origin(mini.profile) in DRAWN:
        return DRAWN[origin(mini.profile)]
    if has(mini, "beast"):
        return "beast"
    if has(mini, "mounted"):
        return "biker"
    if mini.radius >= BIG:
        return "brute"
    faction = known().members.get(mini.profile, "")
    return next(_armed(mini), FACTIONS.get(origin(faction), "punk"))


def _armed(mini: Mini) -> Iterator[str]:
    for item in mini.gear:
        weapon = weapon_of(item)
        if isinstance(weapon, Ranged) and not weapon.natural:
            yield "archer" if origin(item.kind) in ARCHERY else "gunner"
