"""The journal: a match as lines of text, from which it can be played again in full."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from tapete.kernel.chance.seed import Earlier, commitment
from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Game
from tapete.kernel.matches.records import Answered, AnyRecord, Obeyed, Private
from tapete.kernel.shaping import json_decoder

FORMAT = 1
LONGEST = 64 * 1024 * 1024
"""In bytes; a longer journal is not read."""


class BadJournal(TapeteError):
    """The journal is truncated, altered or not one of ours; `line`, from 1, says where."""

    key = "kernel.error.bad_journal"

    def __init__(self, line: int, problem: str, **args: str | int) -> None:
        super().__init__(line=line, problem=problem, **args)
        self.line = line
        self.problem = problem


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed before the first answer."""

    tapete: int
    game: str
    rules: str
    options: dict[str, Any]
    content: dict[str, str]
    seed: str | None = None
    commitment: str | None = None
    typed: bool = False
    earlier: tuple[Earlier, ...] | msgspec.UnsetType = msgspec.UNSET
    """Where the dice came from before the branch, if the match was branched from another."""
    lesson: str | msgspec.UnsetType = msgspec.UNSET
    """The mark of the lesson, if the match is one: its dice and its rivals are arranged."""

    @property
    def branches(self) -> tuple[Earlier, ...]:
        return self.earlier or ()


class Journal(msgspec.Struct, frozen=True):
    """A stored match: its header, then its answers, rolls and undos in order."""

    header: Header
    records: tuple[AnyRecord, ...] = ()

    def dump(self) -> bytes:
        """Writes one line of JSON for each record, ending in a checksum of all lines so far."""
        lines = [_encode(self.header), *map(_encode, self.records)]
        summed = (line[:-1] + _tail(total) for line, total in zip(lines, _sums(lines), strict=True))
        return b"\n".join(summed) + b"\n"

    def without_orders(self) -> Journal:
        """Returns the same match without standing orders: what they answered, somebody answered."""
        shown = [record for record in self.records if not isinstance(record, Private)]
        return Journal(self.header, tuple([_as_asked(record) for record in shown]))

    @classmethod
    def parse(cls, text: bytes) -> Journal:
        """Reads a complete journal; raises `BadJournal` with the line that is wrong."""
        lines = _checked_lines(text)
        header = _decode(lines[0], _HEADER, 1)
        if header.tapete != FORMAT:
            raise BadJournal(1, "format", given=header.tapete, expected=FORMAT)
        rest = enumerate(lines[1:], start=2)
        return cls(header, tuple([_decode(line, _RECORD, number) for number, line in rest]))


_encode = msgspec.json.Encoder(order="deterministic").encode
_HEADER = json_decoder(Header)
_RECORD = json_decoder(AnyRecord)
_SUM_MARK = b',"sum":"'
_SUM_LENGTH = 8


def _as_asked(record: AnyRecord) -> AnyRecord:
    if not isinstance(record, Obeyed):
        return record
    return Answered(**msgspec.structs.asdict(record))


def header_of(
    game: Game[Any],
    options: Any,
    seed: str | None,
    *,
    typed: bool,
    earlier: tuple[Earlier, ...] = (),
    lesson: str = "",
) -> Header:
    return Header(
        tapete=FORMAT,
        game=game.name,
        rules=game.version,
        options=msgspec.to_builtins(options),
        content=dict(game.fingerprints(options)),
        seed=seed,
        commitment=None if seed is None else commitment(seed),
        typed=typed,
        earlier=earlier or msgspec.UNSET,
        lesson=lesson or msgspec.UNSET,
    )


def _sums(lines: list[bytes]) -> Iterator[bytes]:
    running = blake2b(digest_size=_SUM_LENGTH // 2)
    for line in lines:
        running.update(line)
        yield running.hexdigest().encode()


def _tail(total: bytes) -> bytes:
    return _SUM_MARK + total + b'"}'


def _checked_lines(text: bytes) -> list[bytes]:
    """Checks the checksum of every line, and returns the lines without them."""
    if len(text) > LONGEST:
        raise BadJournal(1, "too_long", most=LONGEST)
    if not text:
        raise BadJournal(1, "empty")
    lines = text.split(b"\n")
    if lines.pop() != b"":
        raise BadJournal(len(lines) + 1, "truncated")
    bare = [_without_sum(line, number) for number, line in enumerate(lines, start=1)]
    for number, (line, total) in enumerate(zip(lines, _sums(bare), strict=True), start=1):
        if not line.endswith(_tail(total)):
            raise BadJournal(number, "altered")
    return bare


def _without_sum(line: bytes, number: int) -> bytes:
    length = len(_SUM_MARK) + _SUM_LENGTH + 2
    if not line.startswith(b"{") or line[-length:][: len(_SUM_MARK)] != _SUM_MARK:
        raise BadJournal(number, "foreign")
    return line[:-length] + b"}"


def _decode(line: bytes, decoder: Any, number: int) -> Any:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, ValueError, RecursionError) as wrong:
        raise BadJournal(number, "content", detail=str(wrong)) from None
