"""The ways to break a module: other numbers, other switches, other comparisons."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

OPPOSITES: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}


class Mutant(msgspec.Struct, frozen=True):
    """One break: the piece of a module it is in, and the text that replaces another."""

    file: Path
    piece: str
    line: int
    start: int
    end: int
    was: str
    becomes: str
    called: bool
    """True if it is in the body of a function: nothing of it runs before that is called."""

    def mended(self) -> Mutant:
        """The same place with nothing broken."""
        return msgspec.structs.replace(self, becomes=self.was)

    def text(self) -> bytes:
        """The whole module, broken."""
        whole = self.file.read_bytes()
        return whole[: self.start] + self.becomes.encode() + whole[self.end :]


def mutants(file: Path) -> list[Mutant]:
    """All the breaks of a module, in the order of its lines."""
    source = file.read_bytes()
    lines = _lines(source)
    found = []
    for piece, node in _pieces(ast.parse(source)):
        for start, end, becomes in _breaks(source, lines, node):
            line = source.count(b"\n", 0, start) + 1
            was = source[start:end].decode()
            called = isinstance(node, ast.FunctionDef) and start >= _begin(lines, node.body[0])
            found.append(Mutant(file, piece, line, start, end, was, becomes, called))
    return sorted(found, key=lambda one: one.start)


def _pieces(module: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    """The functions, methods and constants of a module, by the names the catalogue has for them."""
    for statement in module.body:
        match statement:
            case ast.FunctionDef(name=name):
                yield name, statement
            case ast.ClassDef(name=name, body=body):
                for part in body:
                    inner = f"{name}.{part.name}" if isinstance(part, ast.FunctionDef) else name
                    yield inner, part
            case (
                ast.Assign(targets=[ast.Name(id=name), *_])
                | ast.AnnAssign(target=ast.Name(id=name))
            ):
                yield name, statement
            case ast.Assign(targets=[ast.Tuple(elts=[ast.Name(id=name), *_])]):
                yield name, statement


def _lines(source: bytes) -> list[int]:
    """Where each line begins."""
    return [0, *[at.end() for at in re.finditer(rb"\n", source)]]


def _breaks(source: bytes, lines: list[int], within: ast.AST) -> Iterator[tuple[int, int, str]]:
    """The places to break in a piece of code, each with what to put there."""
    pending: list[ast.AST] = [within]
    while pending:
        node = pending.pop()
        if _is_shape(node):
            continue
        match node:
            case ast.Constant(value=bool(said)):
                yield (*_span(lines, node), str(not said))
            case ast.Constant(value=int(said)):
                yield (*_span(lines, node), str(said + 1))
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                sign, other = OPPOSITES[type(op)]
                start, end = _span(lines, left)[1], _span(lines, right)[0]
                at = source[start:end].decode().index(sign)
                yield start + at, start + at + len(sign), other
        pending.extend(_inside(node))


def _is_shape(node: ast.AST) -> bool:
    """True for annotations, docstrings, asserts and `strict=`, which no game depends on."""
    match node:
        case ast.arg() | ast.Assert() | ast.keyword(arg="strict"):
            return True
        case ast.Expr(value=ast.Constant()):
            return True
    return False


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    """What a node consists of, but for annotations, decorators and places in a sequence."""
    for name, value in ast.iter_fields(node):
        skipped = name in ("annotation", "returns", "decorator_list") or (
            isinstance(node, ast.Subscript) and name == "slice"
        )
        if skipped:
            continue
        parts = value if isinstance(value, list) else [value]
        yield from (part for part in parts if isinstance(part, ast.AST))


def _span(lines: list[int], node: ast.expr) -> tuple[int, int]:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return _begin(lines, node), lines[node.end_lineno - 1] + node.end_col_offset


def _begin(lines: list[int], node: ast.expr | ast.stmt) -> int:
    return lines[node.lineno - 1] + node.col_offset
