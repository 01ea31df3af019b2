"""A party: which four hunters enter the arena, and with which of their Skill Trees."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tapete.games.arena.content.library import library
from tapete.games.arena.meta import HUNTERS, Options
from tapete.kernel import Message
from tapete.workshop import Fault


class Party(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hunters by their names, and trees for those who do not take their first."""

    name: str = ""
    hunters: tuple[str, ...] = ()
    trees: tuple[str, ...] = ()


def usual() -> Party:
    """The usual hunters, each with its first tree."""
    party = Party(hunters=Options().hunters)
    trees = tuple([tree_of(party, hunter) for hunter in party.hunters])
    return msgspec.structs.replace(party, trees=trees)


def tree_of(party: Party, hunter: str) -> str:
    """The tree that a hunter of the party has: its chosen one, or its first."""
    known = library()
    chosen = [
        one for one in party.trees if one in known.trees and known.trees[one].hunter == hunter
    ]
    return chosen[0] if chosen else known.hunters[hunter].trees[0]


def faults_of(party: Party) -> Iterator[Fault]:
    """What is wrong with a party: arena.setup.four_heroes, arena.setup.skill_tree"""
    known = library()
    chosen = [one for one in party.hunters if one in known.hunters]
    if len(chosen) != len(party.hunters) or len(set(chosen)) != HUNTERS:
        count = Message.of("arena.party.four", count=len(set(chosen)))
        yield Fault("arena.setup.four_heroes", count, "hunters")
    owners = [known.trees[one].hunter if one in known.trees else "" for one in party.trees]
    strange = [tree for tree, owner in zip(party.trees, owners, strict=True) if owner not in chosen]
    if strange or len(set(owners)) != len(owners):
        yield Fault("arena.setup.skill_tree", Message("arena.party.tree"), "trees")
