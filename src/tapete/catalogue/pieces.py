"""Splits a module into its pieces: functions, classes, methods and constants."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef
Assignment = ast.Assign | ast.AnnAssign | ast.AugAssign
QUIET = {"cache", "contextmanager", "lru_cache", "once", "property", "staticmethod"}
QUIET |= {"classmethod", "override", "overload", "dataclass", "total_ordering", "abstractmethod"}
"""Decorators that only wrap a function or a class; any other may register it to be called."""


@dataclass
class Piece:
    """A piece of a module, and the names and strings in it."""

    constant: bool = False
    names: set[str] = field(default_factory=set)
    """The names it reads, whether its own or the module's."""
    attributes: set[str] = field(default_factory=set)
    dotted: set[tuple[str, str]] = field(default_factory=set)
    """Attributes of names, such as `budget.check`."""
    strings: set[str] = field(default_factory=set)
    docstrings: set[str] = field(default_factory=set)
    methods: set[str] = field(default_factory=set)


@dataclass
class Source:
    """A module: what its names refer to, and its pieces. A method is named `Class.method`."""

    home: str
    """The package that its relative imports start from."""
    imports: dict[str, tuple[str, str]] = field(default_factory=dict)
    """The module and the name in it; the name is empty if a whole module is imported."""
    pieces: dict[str, Piece] = field(default_factory=dict)
    on_import: Piece = field(default_factory=Piece)
    """The code that runs when the module is imported."""


@cache
def read_package(folder: Path, package: str) -> dict[str, Source]:
    """Returns the modules of a package by name."""
    found = {}
    for file in sorted(folder.rglob("*.py")):
        parts = [package, *file.relative_to(folder).with_suffix("").parts]
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        source = found[name] = Source(home=".".join(parts[:-1]))
        _take(source, ast.parse(file.read_text("utf-8")).body)
    return found


def _take(source: Source, body: list[ast.stmt]) -> None:
    """Collects the statements at the top level of a module, including those under an `if`."""
    for before, statement in zip([None, *body], body, strict=False):
        match statement:
            case ast.Import() | ast.ImportFrom():
                source.imports.update(_imported(statement, source.home))
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                _take_function(source, statement, statement.name)
                _keep_registered(source, statement)
            case ast.ClassDef():
                _take_class(source, statement)
                _keep_registered(source, statement)
            case ast.Assign() | ast.AnnAssign() | ast.AugAssign():
                _take_constants(source, statement, statement)
            case ast.Expr(value=ast.Constant(value=str())) if isinstance(before, Assignment):
                _take_constants(source, before, statement)
            case ast.If() | ast.Try() | ast.With():
                _take(source, _inside(statement))
            case _:
                _gather(statement, source.on_import)


def _imported(
    statement: ast.Import | ast.ImportFrom, home: str
) -> Iterator[tuple[str, tuple[str, str]]]:
    if isinstance(statement, ast.Import):
        for alias in statement.names:
            yield alias.asname or alias.name, (alias.name, "")
        return
    module = statement.module or ""
    if statement.level:
        above = home.rsplit(".", statement.level - 1)[0]
        module = f"{above}.{module}".strip(".")
    for alias in statement.names:
        yield alias.asname or alias.name, (module, alias.name)


def _take_constants(source: Source, given: ast.stmt, said: ast.stmt) -> None:
    """Collects what a statement, or the string below it, says about the constants it sets."""
    for name in _bound(given):
        _gather(said, source.pieces.setdefault(name, Piece(constant=True)))


def _take_function(source: Source, function: Function, name: str) -> None:
    piece = source.pieces.setdefault(name, Piece())
    _gather(function, piece)
    for node in ast.walk(function):
        if isinstance(node, ast.Import | ast.ImportFrom):
            source.imports.update(_imported(node, source.home))


def _take_class(source: Source, given: ast.ClassDef) -> None:
    piece = source.pieces.setdefault(given.name, Piece())
    for statement in given.body:
        if isinstance(statement, Function):
            piece.methods.add(statement.name)
            _take_function(source, statement, f"{given.name}.{statement.name}")
        else:
            _gather(statement, piece)
    for part in (*given.bases, *given.keywords, *given.decorator_list):
        _gather(part, piece)


def _keep_registered(source: Source, given: Function | ast.ClassDef) -> None:
    """Treats anything under an unknown decorator as code that runs when the module is imported."""
    if any(_called(decorator) not in QUIET for decorator in given.decorator_list):
        source.on_import.names.add(given.name)


def _called(decorator: ast.expr) -> str:
    target = decorator.func if isinstance(decorator, ast.Call) else decorator
    return target.attr if isinstance(target, ast.Attribute) else getattr(target, "id", "")


def _bound(statement: ast.stmt) -> list[str]:
    stored = (node for node in ast.walk(statement) if isinstance(node, ast.Name))
    return [node.id for node in stored if isinstance(node.ctx, ast.Store)]


def _inside(statement: ast.stmt) -> list[ast.stmt]:
    parts = (part for _, part in ast.iter_fields(statement) if isinstance(part, list))
    inner = [node for part in parts for node in part]
    handlers = [node for handler in getattr(statement, "handlers", []) for node in handler.body]
    return [node for node in (*inner, *handlers) if isinstance(node, ast.stmt)]


def _gather(within: ast.AST, piece: Piece) -> None:
    """Collects what a piece of code reads. A string that is a statement is a docstring."""
    pending = [within]
    while pending:
        node = pending.pop()
        match node:
            case ast.Expr(value=ast.Constant(value=str(said))):
                piece.docstrings.add(said.strip())
                continue
            case ast.Constant(value=str(said)):
                piece.strings.add(said)
            case ast.Name(id=name, ctx=ast.Load()):
                piece.names.add(name)
            case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                piece.dotted.add((name, attribute))
                piece.attributes.add(attribute)
            case ast.Attribute(attr=attribute):
                piece.attributes.add(attribute)
            case ast.Call(ast.Name("getattr"), [_, ast.Constant(value=str(said)), *_]):
                piece.attributes.add(said)
        pending.extend(ast.iter_child_nodes(node))
