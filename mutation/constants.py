"""Breaks constants of modules that are imported already, wherever they were imported to."""

from __future__ import annotations

import ast
import dis
import sys
from collections import defaultdict
from collections.abc import Iterable
from types import CodeType
from typing import TypeAlias

from mutation.mutants import Mutant

Place: TypeAlias = tuple[str, str]
"""A file, and a name in it."""


class Constants:
    """The constants that were imported, but for those that something read meanwhile.

    What was made of those may be kept anywhere, so it is too late to break them.
    """

    def __init__(self, ran: Iterable[CodeType]) -> None:
        modules = [*sys.modules.items()]
        self._modules = {getattr(module, "__file__", None): module for _, module in modules}
        self._files = {name: getattr(module, "__file__", None) or "" for name, module in modules}
        self._read: set[Place] = set()
        self._attributes: set[str] = set()
        self._copies: dict[Place, set[Place]] = defaultdict(set)
        for code in ran:
            if code.co_filename in self._modules:
                self._note(code)

    def can(self, mutant: Mutant) -> bool:
        """True if all of a break comes into play when something reads the constant."""
        unread = mutant.piece not in self._attributes and not self._places(mutant) & self._read
        return unread and _value(mutant) is not None and _path(mutant) in self._modules

    def swap(self, mutant: Mutant) -> None:
        """From now on the constant is another, for whoever imported it."""
        value = _value(mutant)
        assert value is not None
        code = compile(ast.Expression(value), _path(mutant), "eval")
        broken = eval(code, vars(self._modules[_path(mutant)]))
        for file, name in self._places(mutant):
            setattr(self._modules[file], name, broken)

    def _places(self, mutant: Mutant) -> set[Place]:
        """Where a constant is, and where it was imported to, under whatever name."""
        found, pending = set[Place](), {(_path(mutant), mutant.piece)}
        while pending:
            found |= pending
            pending = {copy for place in pending for copy in self._copies[place]} - found
        return found

    def _note(self, code: CodeType) -> None:
        """Notes what a piece of code reads and what it imports."""
        here, home, name = code.co_filename, "", ""
        for step in dis.get_instructions(code):
            match step.opname:
                case "LOAD_NAME" | "LOAD_GLOBAL":
                    self._read.add((here, step.argval))
                case "LOAD_ATTR" | "LOAD_METHOD":
                    self._attributes.add(step.argval)
                case "IMPORT_NAME":
                    home = self._files.get(step.argval, "")
                case "IMPORT_FROM":
                    name = step.argval
                case "STORE_NAME" if name:
                    self._copies[home, name].add((here, step.argval))
                    name = ""


def _path(mutant: Mutant) -> str:
    return str(mutant.file.resolve())


def _value(mutant: Mutant) -> ast.expr | None:
    """What the broken constant is; None if the break is in anything else."""
    for statement in ast.parse(mutant.text()).body:
        match statement:
            case (
                ast.Assign(targets=[ast.Name(id=mutant.piece)], value=value)
                | ast.AnnAssign(target=ast.Name(id=mutant.piece), value=value)
            ):
                return value
    return None
