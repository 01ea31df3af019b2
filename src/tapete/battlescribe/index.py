"""A game system and its catalogues as one, with their links resolved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from tapete.battlescribe.errors import BadFile
from tapete.battlescribe.model import Data, Entry, InfoLink, Left, Profile, Rule
from tapete.battlescribe.unfolding import check_unfolding
from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Message


class Unrelated(TapeteError):
    """The files have no game system, or several."""

    key = "battlescribe.error.unrelated"


class Index:
    """Everything by its id. `left` are the links to nothing."""

    def __init__(self, files: Iterable[Data]) -> None:
        self.files = tuple(files)
        self.system = self._system()
        self.entries: dict[str, Entry] = {}
        self.profiles: dict[str, Profile] = {}
        self.rules: dict[str, Rule] = {}
        for data in self.files:
            self._learn(data)
        roots = (entry for data in self.files for entry in (*data.entries, *data.shared))
        check_unfolding(roots, self.entries)
        self.left = tuple(self._dangling())

    @property
    def catalogues(self) -> tuple[Data, ...]:
        return tuple(data for data in self.files if data.kind == "catalogue")

    def _system(self) -> Data:
        system = _only_system(self.files)
        _, strange = related(self.files)
        if strange:
            raise strange[0]
        return system

    def _learn(self, data: Data) -> None:
        self.rules |= {rule.id: rule for rule in data.rules}
        self.profiles |= {profile.id: profile for profile in data.profiles}
        for entry in everything((*data.entries, *data.shared)):
            first = self.entries.setdefault(entry.id, entry)
            if first is not entry and not (entry.target and first.target):
                raise _double(entry, first)
            self.rules |= {rule.id: rule for rule in entry.rules}
            self.profiles |= {profile.id: profile for profile in entry.profiles}

    def _dangling(self) -> Iterator[Left]:
        told = self.rules.keys() | self.profiles.keys()
        for entry in self.entries.values():
            if entry.target and entry.target not in self.entries:
                yield _lost(entry.file, entry.element, entry)
            for link in entry.info_links:
                if link.target not in told:
                    yield _lost(entry.file, "infoLink", link)

    def whole(self, entry: Entry) -> Entry:
        """A link merged with its target; what the link itself says comes first."""
        if not entry.target or entry.target not in self.entries:
            return entry
        to = self.entries[entry.target]
        joined = {
            field: (*getattr(entry, field), *getattr(to, field))
            for field in ("constraints", "profiles", "rules", "info_links", "categories", "entries")
        }
        changed = {"name": to.name, "kind": to.kind, "costs": entry.costs or to.costs, **joined}
        return msgspec.structs.replace(to, **changed, id=entry.id, element=entry.element)

    def profiles_of(self, entry: Entry) -> tuple[Profile, ...]:
        """The entry's own profiles and those it links to."""
        linked = (self.profiles.get(link.target) for link in entry.info_links)
        found = (*entry.profiles, *(one for one in linked if one is not None))
        return tuple({one.id: one for one in found}.values())

    def rules_of(self, entry: Entry) -> tuple[Rule, ...]:
        linked = (self.rules.get(link.target) for link in entry.info_links)
        found = (*entry.rules, *(one for one in linked if one is not None))
        return tuple({one.id: one for one in found}.values())


def related(files: Sequence[Data]) -> tuple[list[Data], list[BadFile]]:
    """Returns the files of the only game system among them, and what is wrong with the others."""
    if not files:
        return [], []
    system = _only_system(files)
    strange = [data for data in files if data.system != system.id]
    return [data for data in files if data not in strange], [
        _foreign(one, system) for one in strange
    ]


def _only_system(files: Sequence[Data]) -> Data:
    systems = [data for data in files if data.kind == "gameSystem"]
    if len(systems) != 1:
        raise Unrelated(count=len(systems))
    return systems[0]


def _foreign(data: Data, system: Data) -> BadFile:
    given = {"expected": f"{system.name} ({system.id})", "found": data.system}
    problem = Message.of("battlescribe.problem.foreign", **given)
    return BadFile(data.file, 1, data.kind, problem)


def _double(entry: Entry, first: Entry) -> BadFile:
    problem = Message.of("battlescribe.problem.double", id=entry.id, line=first.line)
    return BadFile(entry.file, entry.line, entry.element, problem)


def _lost(file: str, element: str, link: Entry | InfoLink) -> Left:
    reason = Message.of("battlescribe.left.dangling", target=link.target)
    return Left(file, link.line, element, link.id, link.name, reason)


def everything(entries: Iterable[Entry]) -> Iterator[Entry]:
    """Each entry and everything inside it."""
    for entry in entries:
        yield entry
        yield from everything(entry.entries)
