"""Finds the line of a TOML file on which a value stands."""

from __future__ import annotations

import re

from tapete.kernel.paths import Path

_SPACE = re.compile(r"(?:\s|#[^\n]*)*")
_KEY = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|[\w-]+')
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\]|\\.)*"|\'[^\']*\'', re.DOTALL
)
_BARE = re.compile(r"[^,\]}\n#]*")


def line_of(text: str, path: Path) -> int:
    """The line, from 1, of a value in valid TOML or JSON; if it is missing, of what encloses it.

    >>> line_of('[bow]\\nrange = 12\\n', ('bow', 'range'))
    2
    """
    places = _Places(text).lines
    for length in range(len(path), 0, -1):
        if path[:length] in places:
            return places[path[:length]]
    return 1


class _Places:
    """Walks through a file once and notes where each key and each array item begins."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.lengths: dict[Path, int] = {}
        """The index of the last table so far in each array of tables."""
        self._document()

    def _document(self) -> None:
        """Reads a document; JSON is read like an inline table of TOML, colons as equals signs."""
        table: Path = ()
        self._skip()
        if self.text.startswith("{", self.at):
            self._value(table)
            return
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table)
            self._skip()

    def _header(self) -> Path:
        array = self.text.startswith("[[", self.at)
        start = self.at
        self.at += 2 if array else 1
        path = self._in_arrays(self._key())
        self.at += 2 if array else 1
        if array:
            self.lengths[path] = self.lengths.get(path, -1) + 1
            self._note(path, start)
            path = (*path, self.lengths[path])
        self._note(path, start)
        return path

    def _in_arrays(self, key: Path) -> Path:
        """The path of a header, which means the last table so far of each array on its way."""
        path: Path = ()
        for part in key[:-1]:
            path = (*path, part)
            if path in self.lengths:
                path = (*path, self.lengths[path])
        return (*path, key[-1])

    def _pair(self, table: Path) -> None:
        start = self.at
        key = self._key()
        for length in range(1, len(key) + 1):
            self._note((*table, *key[:length]), start)
        self.at += 1
        self._value((*table, *key))

    def _key(self) -> Path:
        """Reads a key up to the equals sign or bracket after it."""
        parts: list[str] = []
        while True:
            self._skip()
            found = _KEY.match(self.text, self.at)
            if found is None:
                return tuple(parts)
            parts.append(found[0].strip("\"'"))
            self.at = found.end()
            self._skip()
            if self.text[self.at] != ".":
                return tuple(parts)
            self.at += 1

    def _value(self, path: Path) -> None:
        self._skip()
        sign = self.text[self.at]
        if sign == "[":
            self._items(path, "]")
        elif sign == "{":
            self._items(path, "}")
        else:
            pattern = _STRING if sign in "\"'" else _BARE
            found = pattern.match(self.text, self.at)
            self.at = found.end() if found else self.at + 1

    def _items(self, path: Path, end: str) -> None:
        """Reads the items of an array or an inline table."""
        self.at += 1
        count = 0
        self._skip()
        while self.text[self.at] != end:
            if end == "}":
                self._pair(path)
            else:
                self._note((*path, count), self.at)
                self._value((*path, count))
            count += 1
            self._skip()
            self.at += self.text[self.at] == ","
            self._skip()
        self.at += 1

    def _skip(self) -> None:
        found = _SPACE.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def _note(self, path: Path, place: int) -> None:
        self.lines.setdefault(path, self.text.count("\n", 0, place) + 1)
