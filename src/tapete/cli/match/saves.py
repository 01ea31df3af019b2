"""Where a match is saved, and how to go on with it."""

from __future__ import annotations

import shlex
from itertools import count
from pathlib import Path
from typing import Any

from tapete.kernel.errors import TapeteError, Unreadable
from tapete.kernel.matches.match import Match


class Taken(TapeteError):
    """There is already a file of that name, and it does not hold this match."""

    key = "cli.error.taken"


class Saves:
    """Saves a match to a file, but never overwrites a file that holds anything else."""

    def __init__(
        self, match: Match[Any], again: tuple[list[str], list[str]], file: Path | None = None
    ) -> None:
        """`again` holds the command that goes on with the match and the one that replays it."""
        self._match = match
        self._again = again
        self._file = file
        self._own = {file.resolve()} if file else set()
        self._saved = len(match.records) if file else 0

    @property
    def pending(self) -> bool:
        """True if there are answers that have not been saved."""
        return bool(self._match.line) and len(self._match.records) != self._saved

    def save(self, name: str) -> Path:
        """Saves the match under a name; without one, under the last name used or a free one."""
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
        """Returns what to type to go on with the match, or to see it again once it is over."""
        go_on, look_back = self._again
        return shlex.join([*(look_back if self._match.result else go_on), str(file)])

    def onward(self) -> str:
        """Returns what to type to play the match that goes on from this one; empty if none does.

        It needs the file of this one, so it is empty too if the match was never saved.
        """
        go_on, _ = self._again
        if self._file is None or self._match.sequel is None:
            return ""
        return shlex.join([*go_on[:-1], "--after", str(self._file)])

    def _free(self) -> Path:
        name = self._match.game.name
        names = (
            f"{name}-{number}.tapete" if number > 1 else f"{name}.tapete" for number in count(1)
        )
        return next(path for path in map(Path, names) if not path.exists())
