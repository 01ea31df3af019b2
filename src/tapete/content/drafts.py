"""Content that people wrote to try it out, which is in no file."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from threading import RLock
from typing import TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class Hold:
    """While somebody keeps it, the draft it was given for is not forgotten."""


class Drafts(dict[str, T]):
    """Drafts by the names they are played by, the oldest first.

    Users may try as many as they like, so old ones are forgotten, except those that somebody holds.
    A match carries its own draft, and holds it.
    """

    def __init__(self, most: int = 200) -> None:
        super().__init__()
        self.most = most
        self.lock = RLock()
        self._holds: WeakValueDictionary[str, Hold] = WeakValueDictionary()

    def keep(self, text: str, read: Callable[[str], T]) -> str:
        """Keeps a draft and returns its name. The same text has the same name.

        The function must raise an error if the draft is not sound. Nobody waits while it reads.
        """
        name = draft_name(text)
        if name not in self:
            found = read(text)
            with self.lock:
                self._forget()
                self[name] = found
        return name

    def lasting(self, text: str, read: Callable[[str], T]) -> Hold:
        """Keeps a draft, and returns a hold on it."""
        held = self.hold(draft_name(text))
        self.keep(text, read)
        return held

    def hold(self, name: str) -> Hold:
        """Returns a hold on what has that name."""
        with self.lock:
            return self._holds.setdefault(name, Hold())

    def _forget(self) -> None:
        """Makes room for one more."""
        spare = [name for name in self if name not in self._holds]
        for name in spare[: max(0, len(self) + 1 - self.most)]:
            del self[name]


def draft_name(text: str) -> str:
    return f"draft-{blake2b(text.encode(), digest_size=12).hexdigest()}"
