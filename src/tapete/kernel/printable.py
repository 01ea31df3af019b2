"""Text from outside, made fit to be shown."""

from __future__ import annotations

from tapete.kernel.message import Arg, Message

LONGEST = 300
"""The most letters of a text that an error repeats."""


def printable(text: str) -> str:
    """The text with a blank for each control character but the ends of lines."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign == "\n" else " " for sign in text)


def cut(text: str, most: int = LONGEST) -> str:
    """The beginning of a text that is too long to be repeated whole."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def quoted(arg: Arg) -> Arg:
    """An argument of an error, which may repeat what somebody sent: short and printable."""
    if isinstance(arg, str):
        return cut(printable(arg))
    if isinstance(arg, Message):
        return Message(arg.key, tuple([(name, quoted(part)) for name, part in arg.args]))
    return arg
