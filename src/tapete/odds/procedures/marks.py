"""Marks of outcomes: what is true of a gist by the keys and numbers of its messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from tapete.kernel import Gist, Message

Mark: TypeAlias = Callable[[Gist], bool]


def any_of(*keys: str) -> Mark:
    """True of outcomes with a message of one of these keys."""
    return lambda gist: any(message.key in keys for message in gist)


def told_of(words: str, **marks: Sequence[str]) -> dict[str, Mark]:
    """Marks by their names, each true of outcomes with one of these messages.

    `words` is what their keys begin with. With none named, the message is called like the mark.
    """
    return {
        mark: any_of(*[f"{words}{one}" for one in names or (mark,)])
        for mark, names in marks.items()
    }


def none_of(*keys: str) -> Mark:
    """True of outcomes without a message of these keys."""
    return lambda gist: not any(message.key in keys for message in gist)


def telling(*messages: Message) -> Mark:
    """True of outcomes with one of these very messages."""
    return lambda gist: any(message in messages for message in gist)


def with_arg(name: str, value: str) -> Mark:
    """True of outcomes with a message that has this argument."""
    return lambda gist: any((name, value) in message.args for message in gist)


def counted(key: str, name: str, least: int = 1) -> Mark:
    """True of outcomes in which a message's number is at least so much."""

    def enough(gist: Gist) -> bool:
        numbers = (dict(one.args).get(name) for one in gist if one.key == key)
        return any(isinstance(number, int) and number >= least for number in numbers)

    return enough
