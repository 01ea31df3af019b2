"""The pictures a screen has of scenery and ground: content names them."""

from __future__ import annotations

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


class Floor(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the ground that looks different from the rest, and is the same by the rules."""

    look: Soil
    points: tuple[tuple[int, int], ...]
