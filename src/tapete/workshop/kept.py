"""Workshops of what players keep from match to match, one for each seat: survivors, hunters."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from tapete.kernel.seat import Seat
from tapete.kernel.shaping import json_decoder, shaped
from tapete.workshop.refusals import BadDraft, CannotDo
from tapete.workshop.verdict import Imported, ReadDraft, with_others
from tapete.workshop.work import Work
from tapete.workshop.workshop import ShelvedWorkshop, only_one

D = TypeVar("D", bound=msgspec.Struct)
K = TypeVar("K", bound=msgspec.Struct)


class KeptWorkshop(ShelvedWorkshop[D], Generic[D, K]):
    """A workshop whose drafts grow in matches: those of a finished match can be read again.

    The options of a match list in `option` who plays in each seat, in order: one that is ready by
    its short name, and any other as a `sheet`.
    """

    option: str
    """The option that lists them."""
    sheet: type[K]
    """What a match holds of a draft, and changes."""
    suffix: str
    """The suffix of the files in which they are kept."""

    @abstractmethod
    def sheet_of(self, draft: D) -> K:
        """Returns the sheet with which a draft comes into a match."""

    @abstractmethod
    def draft_of(self, sheet: K) -> D:
        """Returns the draft of a sheet, to go on with it."""

    def read(self, text: str, language: str) -> ReadDraft:
        """Reads a draft, or the drafts that a match, or its options, hold."""
        return ReadDraft.several(self.held(text))

    def opened(self, file: Path) -> Work:
        return self._written(self.read(self.text_in(file), "en"))

    def held(self, text: str) -> Sequence[D]:
        """Returns the drafts in a text: one, or all those that a match, or its options, hold."""
        try:
            return [json_decoder(self.draft).decode(text)]
        except msgspec.DecodeError as wrong:
            found = list(self._listed(text))
            if not found:
                raise BadDraft(problem=str(wrong)) from None
            return [self.draft_of(one) for one in found]

    def _listed(self, text: str) -> Iterator[K]:
        """The sheets that a match lists; none, if it is no match, or lists something else."""
        try:
            match = json_decoder(dict[str, Any]).decode(text)
            for options in (match.get("options"), match):
                every = options.get(self.option, ()) if isinstance(options, dict) else ()
                yield from [shaped(one, self.sheet) for one in every if not isinstance(one, str)]
        except msgspec.DecodeError:
            return

    def imported(self, files: Sequence[Path], like: str = "") -> Imported:
        """Imports them with what they have learned, from the options of their next match."""
        if like:
            raise CannotDo("not_like")
        found = self.held(self.text_in(only_one(files)))
        return with_others([Imported(self.made(one).kept(), suffix=self.suffix) for one in found])

    def options(self, drafts: Sequence[D]) -> Mapping[str, Any]:
        """Returns the options of a match with these, in their order."""
        return {self.option: [self._plain(one) for one in drafts], "players": len(drafts)}

    def _plain(self, draft: D) -> Any:
        return msgspec.to_builtins(self.sheet_of(draft))

    def seated(
        self, options: Mapping[str, Any], seat: Seat, works: Sequence[Work]
    ) -> Mapping[str, Any]:
        """Returns a match's options with this one in a seat; without one, a ready one again."""
        if len(works) > 1:
            raise CannotDo("one_file")
        before = list(options.get(self.option, ()))
        free = [one for one in self.names() if one not in before]
        while len(before) <= seat:
            before.append(free.pop(0))
        chosen = self._plain(works[0].draft) if works else free.pop(0)
        return {**options, self.option: [*before[:seat], chosen, *before[seat + 1 :]]}
