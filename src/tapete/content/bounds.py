"""How large a content file may be, and how deep its names, found out before it is read.

Each part of a dotted name costs the reader of TOML as much as all parts before it, so a short
text can ask for gigabytes.
"""

from __future__ import annotations

import re

from tapete.kernel.message import Message

MOST_LETTERS = 1024 * 1024
DEEPEST = 16
"""The most parts of a dotted name."""
_PART = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
_DEEP = re.compile(rf"{_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{DEEPEST},}}")


def excess(text: str) -> tuple[int, Message] | None:
    """The line where a text goes beyond the bounds and which one; None where it keeps to them."""
    if len(text) > MOST_LETTERS:
        return 0, Message.of("content.problem.too_long", most=MOST_LETTERS, found=len(text))
    deep = _DEEP.search(text)
    if deep is None:
        return None
    return text.count("\n", 0, deep.start()) + 1, Message.of("content.problem.deep", most=DEEPEST)
