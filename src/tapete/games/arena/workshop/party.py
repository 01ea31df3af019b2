"""A party as people write it: a name, and a line for each hunter."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.games.arena.content.entries import Entry
from tapete.games.arena.content.library import library
from tapete.games.arena.content.party import Party, tree_of
from tapete.kernel import Message, Say
from tapete.words.folding import folded, ids_by_name
from tapete.workshop import BadDraft
from tapete.workshop.lines import Line, read_lines, write_lines


def written(party: Party, say: Say) -> str:
    """The party as people write it: its name, and a line `Hunter: Tree` for each hunter."""
    known = library()
    hunters = {name: known.hunters[name] for name in party.hunters if name in known.hunters}
    trees = [known.trees[tree_of(party, name)] for name in hunters]
    both = zip(hunters.values(), trees, strict=True)
    return write_lines(
        party.name, [(say(one.name.message), say(tree.name.message)) for one, tree in both]
    )


def read(text: str) -> Party:
    """Reads that text; a hunter without a tree takes its first."""
    hunters, trees = _called(library().hunters), _called(library().trees)
    name, lines = read_lines(text)
    rows = [
        (_found(hunters, one.name, one), _found(trees, one.choice, one) if one.choice else "")
        for one in lines
    ]
    people, chosen = [hunter for hunter, _ in rows], filter(None, [tree for _, tree in rows])
    return Party(name, tuple(people), tuple(chosen))


def _called(table: Mapping[str, Entry]) -> dict[str, str]:
    return ids_by_name((one, (entry.name.es, entry.name.en)) for one, entry in table.items())


def _found(names: dict[str, str], given: str, line: Line) -> str:
    if folded(given) not in names:
        raise BadDraft(problem=Message.of("arena.party.unread", line=line.text))
    return names[folded(given)]
