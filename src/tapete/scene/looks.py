"""The pictures a screen has of scenery and ground: content names them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

import msgspec

Drawing: TypeAlias = Literal[
    "acid", "altar", "bales", "bare", "barrels", "bench", "billboard", "bones", "brambles",
    "bricks", "bridge", "bull", "bus", "bushes", "car", "caravan", "cart", "chasm", "concrete",
    "container", "counter", "cracks", "crates", "dead_tree", "deep_water", "door", "fence", "ledge",
    "lock", "locks", "locks3", "log", "lorry", "low_wall", "milestone", "millstone", "mud", "piano",
    "pillar", "pine", "pipes", "pit", "planks", "plate", "pool", "poplar", "pumps", "railing",
    "river", "rock", "roof", "rubble", "ruin", "sacks", "sandbags", "scrap", "scree", "shack",
    "sheet", "stairs", "stones", "swamp", "table", "tank", "tent", "thicket", "tomb", "tower",
    "toxic", "trapdoor", "tree", "trough", "trunk", "tyres", "wall", "wheel", "window", "wire",
    "wreck",
]  # fmt: skip
"""The pictures of things that stand on a table or are a part of its ground."""
Soil: TypeAlias = Literal[
    "asphalt", "boards", "carpet", "concrete", "dirt", "felt", "flagstones", "marsh", "meadow",
    "moss", "oil", "path", "pavement", "road", "rocky", "sand", "straw", "tiling",
]  # fmt: skip
"""The pictures of ground, of a whole table or a part of it."""
DRAWINGS: tuple[str, ...] = get_args(Drawing)
SOILS: tuple[str, ...] = get_args(Soil)
_DRAWINGS: Mapping[str, Drawing] = {one: one for one in get_args(Drawing)}
_SOILS: Mapping[str, Soil] = {one: one for one in get_args(Soil)}


def drawing(name: str) -> Drawing | Literal[""]:
    """The picture of a thing that content names; empty if it names none."""
    return _DRAWINGS[name] if name else ""


def soil(name: str) -> Soil:
    """The picture of ground that content names."""
    return _SOILS[name]


class Floor(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the ground that looks different from the rest, and is the same by the rules."""

    look: Soil
    points: tuple[tuple[int, int], ...]
