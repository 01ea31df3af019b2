"""Makes plain what programs put into a text: odd spaces, dashes, ligatures, marks of Markdown."""

from __future__ import annotations

import re
import unicodedata

BULLET = "•"
_MINUS = re.compile(r"[−–‒‐‑](?=[0-9])")
"""A dash of any kind before a number, which is a minus sign."""
_HYPHEN = re.compile(r"[‐‑\u00ad](?=\S)")
_EMPHASIS = re.compile(r"\*\*+|__+")
_HEADING = re.compile(r"^\s*(?:#+|>+)\s+")
_INSIDE = re.compile(r"\s[•●▪◦‣■□◆◇►▶➤✦](?=\s)")
"""A bullet in the middle of a line."""
_LIGATURES = {"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl"}
_PRIVATE = "Co"
"""The category of signs that only a font knows, as PDF readers give for bullets."""


def lines_of(text: str) -> list[str]:
    """Returns the lines of a text, made plain. Their number is that of the text's own lines."""
    return [plain(line) for line in raw_lines(text)]


def raw_lines(text: str) -> list[str]:
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def plain(line: str) -> str:
    line = "".join(_LIGATURES.get(sign, sign) for sign in line)
    line = _HEADING.sub("", _EMPHASIS.sub("", line))
    line = with_minus(line.removesuffix("\u00ad") + "-" * line.endswith("\u00ad"))
    line = _HYPHEN.sub(lambda found: "" if found[0] == "\u00ad" else "-", line)
    return " ".join("".join(map(_plain_sign, line)).split())


def with_minus(text: str) -> str:
    """Returns a text with a plain minus sign before its numbers."""
    return _MINUS.sub("-", text)


def _plain_sign(sign: str) -> str:
    if sign.isspace():
        return " "
    if sign.isprintable():
        return sign
    return BULLET if unicodedata.category(sign) == _PRIVATE else ""


def bulleted(line: str) -> list[str]:
    """Returns the parts of a line that has bullets within, each with its bullet."""
    parts = _INSIDE.split(line)
    return [parts[0], *(f"{BULLET}{part}" for part in parts[1:])]
