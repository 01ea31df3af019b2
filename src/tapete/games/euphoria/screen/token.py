"""Miniatures as they stand on the table."""

from __future__ import annotations

from tapete.games.euphoria.labels.conditions import gauges, marks
from tapete.games.euphoria.labels.names import figure_name
from tapete.games.euphoria.state import OFF_TABLE, Mini, State
from tapete.kernel import Message
from tapete.scene import Token
from tapete.scene.signs import letters

BIG = 200
"""The radius of a 40 mm base."""
DRAWN = {
    "drone": "drone", "animal": "beast", "mechanical": "robot", "bad_born": "mutant",
    "ghost": "hooded", "gravekeeper": "undead", "clone": "masked",
}  # fmt: skip
"""The silhouettes of some classes, the first that fits."""
FACTIONS = {
    "soldiers": "gunner", "clones": "masked", "hunters": "archer", "ghost": "hooded",
    "cyborg": "robot", "legends": "swordsman", "estars": "person", "mercenary": "punk",
}  # fmt: skip


def tokens(view: State) -> tuple[Token, ...]:
    """A token for every miniature; those not on the table are placed off it."""
    sign = letters(view.minis)
    return tuple([_token(view, mini, sign[mini.id]) for mini in view.minis])


def _token(view: State, mini: Mini, sign: str) -> Token:
    place = OFF_TABLE if mini.out in ("waiting", "absent") else mini.at
    gone = mini.out in ("absent", "dead")
    return Token(
        id=mini.id,
        at=place.pair,
        radius=mini.radius,
        name=figure_name(mini.name),
        sign=sign,
        side=mini.seat,
        silhouette=silhouette(mini),
        height=place.height,
        acting=mini.id == view.active and not mini.out,
        out=Message.of("euphoria.scene.out", out=mini.out) if gone else None,
        marks=tuple(marks(view, mini)),
        gauges=() if mini.out else tuple(gauges(mini)),
    )


def silhouette(mini: Mini) -> str:
    """The drawing of a miniature, by its classes, its size and its faction."""
    by_class = [DRAWN[one] for one in DRAWN if one in mini.classes]
    if by_class:
        return by_class[0]
    if mini.radius >= BIG:
        return "brute"
    return FACTIONS.get(mini.faction, "person")
