"""The keys that words files hold, and those that code uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import tapete

SOURCES = Path(tapete.__file__).parent
TESTS = Path(__file__).parents[1]
CLIENT = SOURCES.parents[1] / "web" / "src"
KEY = re.compile(r"[a-z]\w*(\.\w+)+")
BEGINNING = re.compile(r"[a-z]\w*\.(\w+\.)+")
_QUOTED = re.compile(r"""(["'`])([a-z]\w*(?:\.\w+)+)\1""")
_TEMPLATE = re.compile(r"`([a-z]\w*\.[\w.]*)\$\{")


class Used(msgspec.Struct):
    """Whole keys, and the beginnings of those that are put together when they are needed."""

    keys: set[str]
    families: set[str]

    def allows(self, key: str) -> bool:
        return key in self.keys or any(key.startswith(family) for family in self.families)

    def and_in(self, other: Used) -> Used:
        return Used(self.keys | other.keys, self.families | other.families)

    def of(self, family: str) -> set[str]:
        return {key for key in self.keys if key.startswith(f"{family}.")}


@cache
def used_in(folder: Path) -> Used:
    """By the code of a folder: strings with dots, and f-strings that begin with one.

    A string with dots that ends in `_` or with a dot is the beginning of keys, too.
    """
    used = Used(set(), set())
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                used.families.update(_beginning(node))
            elif isinstance(node, ast.Constant) and BEGINNING.fullmatch(str(node.value)):
                used.families.add(str(node.value))
            elif isinstance(node, ast.Constant) and KEY.fullmatch(str(node.value)):
                kept = used.families if str(node.value).endswith("_") else used.keys
                kept.add(str(node.value))
    return used


@cache
def used_in_client(folder: Path) -> Used:
    """By the browser's code: strings with dots, and templates that begin with one."""
    files = [file for kind in ("*.ts", "*.svelte") for file in sorted(folder.rglob(kind))]
    texts = [file.read_text("utf-8") for file in files if not file.name.endswith(".test.ts")]
    used = Used(set(), set())
    for text in texts:
        used.keys.update(found[2] for found in _QUOTED.finditer(text))
        used.families.update(found[1] for found in _TEMPLATE.finditer(text))
    return used


def _beginning(node: ast.JoinedStr) -> Iterator[str]:
    first = node.values[0] if node.values else None
    if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z]\w*\.([\w.]+\.)?", str(first.value)):
        yield str(first.value)


@cache
def messages_in(file: Path) -> dict[str, ftl.Message]:
    """The messages of a words file by their keys; a line that is not Fluent is an error."""
    entries = FluentParser().parse(file.read_text("utf-8")).body
    junk = [entry for entry in entries if isinstance(entry, ftl.Junk)]
    assert not junk, f"{file}: {junk[0].content}"
    messages = [entry for entry in entries if isinstance(entry, ftl.Message)]
    keys = [message.id.name.replace("-", ".") for message in messages]
    assert len(set(keys)) == len(keys), f"{file}: a key is there twice"
    return dict(zip(keys, messages, strict=True))


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {str(getattr(v.key, "name", getattr(v.key, "value", ""))) for v in node.variants}
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def variables_of(message: ftl.Message) -> set[str]:
    seen = _Variables()
    seen.visit(message)
    return seen.names


def endings_of(message: ftl.Message) -> Iterator[str]:
    """The last words of a message, in all its variants; what others say last is not looked at."""
    if message.value is not None:
        yield from _endings(message.value)


def _endings(pattern: ftl.Pattern) -> Iterator[str]:
    last = pattern.elements[-1]
    if isinstance(last, ftl.TextElement):
        yield last.value
    elif isinstance(last.expression, ftl.SelectExpression):
        for variant in last.expression.variants:
            yield from _endings(variant.value)


def plausible(message: ftl.Message) -> Iterator[dict[str, str | int]]:
    """Arguments a message may be given: every variant of every choice comes up."""
    seen = _Variables()
    seen.visit(message)
    plain: dict[str, str | int] = dict.fromkeys(seen.names, 1)
    yield plain
    yield dict.fromkeys(seen.names, 7)
    for name, variants in seen.variants.items():
        for variant in sorted(variants):
            yield {**plain, name: int(variant) if variant.isdecimal() else variant}
