"""Content that people wrote to try it out, which is in no file."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


class Drafts(dict[str, T]):
    """Drafts by the names they are played by, the least recently used first.

    Users may try as many as they like, so old ones are forgotten. A match carries its own draft,
    which is kept again when the match is loaded.
    """

    def __init__(self, most: int = 200) -> None:
        super().__init__()
        self.most = most

    def keep(self, text: str, read: Callable[[str], T]) -> str:
        """Keeps a draft and returns its name. The same text has the same name.

        The function must raise an error if the draft is not sound.
        """
        name = f"draft-{blake2b(text.encode(), digest_size=12).hexdigest()}"
        if name not in self:
            found = read(text)
            while len(self) >= self.most:
                del self[next(iter(self))]
            self[name] = found
        return name

    def used(self, name: str) -> T | None:
        """Returns a draft that is played; None if there is none of that name."""
        if name not in self:
            return None
        self[name] = found = self.pop(name)
        return found
