"""Where a match is kept, and how to go on with it."""

from __future__ import annotations

import shlex
from itertools import count
from pathlib import Path
from typing import Any

from tapete.kernel.errors import TapeteError, Unreadable
from tapete.kernel.matches.match import Match


class Taken(TapeteError):
    """There is a file of that name, and it is not of this match."""

    key = "cli.error.taken"


class Saves:
    """Writes a match down; a file of something else is never written over."""

    def __init__(
        self, match: Match[Any], again: tuple[list[str], list[str]], file: Path | None = None
    ) -> None:
        """`again` are the commands that go on with the match and that show it once it is over."""
        self._match = match
        self._again = again
        self._file = file
        self._own = {file.resolve()} if file else set()
        self._saved = len(match.records) if file else 0

    @property
    def pending(self) -> bool:
        """Whether anything has been answered that is not on file."""
        return bool(self._match.line) and len(self._match.records) != self._saved

    def save(self, name: str) -> Path:
        """Under a name, or under that of the last time, or a free one."""
        file = Path(name) if name else self._file or self._free()
        if file.exists() and file.resolve() not in self._own:
            raise Taken(file=str(file))
        try:
            file.write_bytes(self._match.journal().dump())
        except OSError as wrong:
            raise Unreadable(file=str(file), problem=str(wrong.strerror)) from None
        self._file = file
        self._own.add(file.resolve())
        self._saved = len(self._match.records)
        return file

    def command(self, file: Path) -> str:
        """What to type to go on with it, or to see it again."""
        go_on, look_back = self._again
        return shlex.join([*(look_back if self._match.result else go_on), str(file)])

    def _free(self) -> Path:
        name = self._match.game.name
        names = (
            f"{name}-{number}.tapete" if number > 1 else f"{name}.tapete" for number in count(1)
        )
        return next(path for path in map(Path, names) if not path.exists())
