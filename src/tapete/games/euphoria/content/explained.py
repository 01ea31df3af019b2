"""Which rule explains an object or a genetic upgrade."""

from __future__ import annotations

ITEMS = {
    "adrenaline": "euphoria.item.adrenaline", "medkit": "euphoria.item.medkit",
    "grenade": "euphoria.item.grenade", "blinding_grenade": "euphoria.item.blinding_grenade",
    "rope": "euphoria.item.rope", "stabilizers": "euphoria.item.stabilizers",
    "benkei": "euphoria.item.benkei", "bto": "euphoria.item.bto",
    "eye_drone": "euphoria.core.drone_control", "toolbox": "euphoria.core.repair",
    "trophy_blade": "euphoria.melee.weapons", "founders_mask": "euphoria.class.strange",
    "sword": "euphoria.reward.sword", "reward_rifle": "euphoria.reward.rifle",
    "magazine": "euphoria.reward.magazine", "vest": "euphoria.reward.vest",
}  # fmt: skip
GENES = {
    "aggression": "euphoria.gene.aggression", "benkei_bb": "euphoria.gene.benkei_bb",
    "roar": "euphoria.gene.roar", "perfect_defence": "euphoria.gene.perfect_defence",
    "unbalanced": "euphoria.gene.unbalanced", "expert": "euphoria.gene.expert",
    "gastric": "euphoria.gene.gastric", "blood": "euphoria.gene.blood",
    "somersault": "euphoria.gene.somersault", "cannibal": "euphoria.gene.cannibal",
    "shield": "euphoria.gene.shield", "expendable": "euphoria.gene.expendable",
    "flammable": "euphoria.gene.flammable",
}  # fmt: skip
