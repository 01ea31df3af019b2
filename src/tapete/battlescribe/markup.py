"""XML as plain elements that know their line. Document types and entities are refused."""

from __future__ import annotations

from typing import NoReturn
from xml.parsers import expat

import msgspec

from tapete.battlescribe.errors import BadFile
from tapete.kernel.message import Message

DEEPEST = 64
MOST_ELEMENTS = 400_000


class Element(msgspec.Struct):
    """An XML element; its name is kept apart from its namespace."""

    tag: str
    space: str
    attributes: dict[str, str]
    line: int
    children: list[Element] = []
    text: str = ""


def parse(data: bytes, file: str) -> Element:
    """Parses a document and returns its root; raises `BadFile`, also for unknown encodings."""
    try:
        return _Builder(file).built(data)
    except expat.ExpatError as wrong:
        said, line = expat.errors.messages[wrong.code], wrong.lineno
    except (ValueError, LookupError) as wrong:
        said, line = str(wrong), 1
    raise BadFile(file, line, "", Message.of("battlescribe.problem.broken", said=said))


class _Builder:
    def __init__(self, file: str) -> None:
        self.file = file
        self.open: list[Element] = []
        self.count = 0
        self.root: Element | None = None
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._begin
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._refuse

    def built(self, data: bytes) -> Element:
        self.parser.Parse(data, True)
        assert self.root is not None
        return self.root

    def _begin(self, name: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if len(self.open) >= DEEPEST or self.count > MOST_ELEMENTS:
            self._raise("battlescribe.problem.too_big", name)
        space, _, tag = name.rpartition(" ")
        element = Element(tag, space, attributes, self.parser.CurrentLineNumber, [])
        if self.open:
            self.open[-1].children.append(element)
        else:
            self.root = element
        self.open.append(element)

    def _end(self, name: str) -> None:
        element = self.open.pop()
        element.text = element.text.strip()

    def _text(self, text: str) -> None:
        self.open[-1].text += text

    def _refuse(self, name: str, *_: object) -> NoReturn:
        self._raise("battlescribe.problem.doctype", name)

    def _raise(self, key: str, element: str) -> NoReturn:
        raise BadFile(self.file, self.parser.CurrentLineNumber, element, Message(key))
