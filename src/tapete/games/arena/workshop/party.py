"""A party as people write it: a name, and a line for each hunter."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.games.arena.content.entries import Entry
from tapete.games.arena.content.library import library
from tapete.games.arena.content.party import Party, tree_of
from tapete.kernel import Message, Say
from tapete.words.folding import folded, ids_by_name
from tapete.workshop import BadDraft


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
    return ids_by_name((one, (entry.name.es, entry.name.en)) for one, entry in table.items())


def _found(names: dict[str, str], given: str, line: str) -> str:
    if folded(given.strip()) not in names:
        raise BadDraft(problem=Message.of("arena.party.unread", line=line))
    return names[folded(given.strip())]
