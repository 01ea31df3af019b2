"""Breaks functions of modules that are imported already, by giving them other code."""

from __future__ import annotations

import gc
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import TypeAlias

from mutation.mutants import Mutant

Key: TypeAlias = tuple[str, str, int]
"""The file, the full name and the first line of a function."""


class Calls:
    """Notes the code that runs, from its beginning to its end."""

    def __init__(self) -> None:
        self.ran: set[CodeType] = set()

    def begin(self) -> None:
        sys.settrace(self._note)

    def end(self) -> None:
        sys.settrace(None)

    def _note(self, frame: FrameType, event: str, given: object) -> None:
        """Is told of each call, and by returning nothing of no more than that."""
        self.ran.add(frame.f_code)


class Functions:
    """The functions that were imported, but for those that ran meanwhile.

    What those returned may be kept anywhere, so it is too late to break them.
    """

    def __init__(self, ran: set[CodeType]) -> None:
        early = {key_of(code) for code in ran}
        self._found: dict[Key, list[FunctionType]] = defaultdict(list)
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and key_of(thing.__code__) not in early:
                self._found[key_of(thing.__code__)].append(thing)

    def can(self, mutant: Mutant) -> bool:
        """True if all of a break comes into play when its function is called."""
        return mutant.called and any(key_of(code) in self._found for code in codes(mutant))

    def swap(self, mutant: Mutant) -> None:
        """From now on the function is broken, for whoever holds it."""
        for code in codes(mutant):
            for function in self._found[key_of(code)]:
                function.__code__ = code


def codes(mutant: Mutant) -> Iterator[CodeType]:
    """The code of the piece that is broken; of all that have its name, like a property's two."""
    path = str(mutant.file.resolve())
    pending = [compile(mutant.text(), path, "exec", dont_inherit=True)]
    while pending:
        code = pending.pop()
        if code.co_qualname == mutant.piece:
            yield code
        pending.extend(inner for inner in code.co_consts if isinstance(inner, CodeType))


def key_of(code: CodeType) -> Key:
    return str(Path(code.co_filename)), code.co_qualname, code.co_firstlineno
