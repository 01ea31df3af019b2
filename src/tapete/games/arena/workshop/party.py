"""A party: which four hunters enter the arena, and with which of their Skill Trees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from tapete.games.arena.content.entries import Entry
from tapete.games.arena.content.library import library
from tapete.games.arena.meta import HUNTERS, Options
from tapete.kernel import Message, Say
from tapete.words.folding import folded
from tapete.workshop import BadDraft, Fault


class Party(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hunters by their names, and trees for those who do not take their first."""

    name: str = ""
    hunters: tuple[str, ...] = ()
    trees: tuple[str, ...] = ()


USUAL = Party(hunters=Options().hunters)


def tree_of(party: Party, hunter: str) -> str:
    """The tree that a hunter of the party has: its chosen one, or its first."""
    known = library()
    chosen = [
        one for one in party.trees if one in known.trees and known.trees[one].hunter == hunter
    ]
    return chosen[0] if chosen else known.hunters[hunter].trees[0]


def faults_of(party: Party) -> Iterator[Fault]:
    """arena.setup.four_heroes, arena.setup.skill_tree"""
    known = library()
    chosen = [one for one in party.hunters if one in known.hunters]
    if len(chosen) != len(party.hunters) or len(set(chosen)) != HUNTERS:
        count = Message.of("arena.party.four", count=len(set(chosen)))
        yield Fault("arena.setup.four_heroes", count, "hunters")
    owners = [known.trees[one].hunter if one in known.trees else "" for one in party.trees]
    strange = [tree for tree, owner in zip(party.trees, owners, strict=True) if owner not in chosen]
    if strange or len(set(owners)) != len(owners):
        yield Fault("arena.setup.skill_tree", Message("arena.party.tree"), "trees")


# --- as text


def written(party: Party, say: Say) -> str:
    """The party as people write it: its name, and a line `Hunter: Tree` for each hunter."""
    known = library()
    lines = [f"# {party.name}"] if party.name else []
    for name in party.hunters:
        if name in known.hunters:
            tree = known.trees[tree_of(party, name)].name.message
            lines.append(f"{say(known.hunters[name].name.message)}: {say(tree)}")
    return "".join(f"{line}\n" for line in lines)


def read(text: str) -> Party:
    """Reads that text; a hunter without a tree takes its first."""
    known = library()
    hunters, trees = _called(known.hunters), _called(known.trees)
    name, people, chosen = "", list[str](), list[str]()
    for line in filter(None, map(str.strip, text.splitlines())):
        if line.startswith("#"):
            name = name or line.strip("# ")
            continue
        hunter, _, tree = line.partition(":")
        people.append(_found(hunters, hunter, line))
        if tree.strip():
            chosen.append(_found(trees, tree, line))
    return Party(name, tuple(people), tuple(chosen))


def _called(table: Mapping[str, Entry]) -> dict[str, str]:
    """The ids of entries, by their ids and by their names in both languages."""
    return {
        folded(said): identity
        for identity, entry in table.items()
        for said in (identity, entry.name.es, entry.name.en)
    }


def _found(names: dict[str, str], given: str, line: str) -> str:
    if folded(given.strip()) not in names:
        raise BadDraft(problem=Message.of("arena.party.unread", line=line))
    return names[folded(given.strip())]
