"""Matches as the database has them: rows and bytes."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from time import time
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from tapete.kernel.matches.journal import Header
from tapete.kernel.matches.records import AnyRecord, Practised
from tapete.kernel.shaping import json_decoder
from tapete.server.faults import Unreadable
from tapete.server.store.rows import ChairRow, Entry, Kept, MatchRow, Writing
from tapete.server.store.tables import CHAIRS, MATCHES
from tapete.server.wire.room import End

LOG = logging.getLogger("tapete.server")

encode = msgspec.json.Encoder().encode
_header = json_decoder(Header).decode
_end = json_decoder(End).decode
_branched = json_decoder(tuple[str, int]).decode
_entry = json_decoder(tuple[AnyRecord, ...]).decode

PLAIN = [column for column in MATCHES.columns if column.name != "checkpoint"]
"""The columns of a match, except where its running step began."""


def columns(row: MatchRow) -> dict[str, Any]:
    columns = {name: getattr(row, name) for name in row.__struct_fields__}
    for name in ("header", "result", "branched"):
        if columns[name] is not None:
            columns[name] = encode(columns[name])
    return columns


def chair_row(match: str, chair: ChairRow) -> dict[str, Any]:
    return {"match": match, **msgspec.structs.asdict(chair)}


def line(match: str, place: int, records: bytes, told: bytes | None = None) -> dict[str, Any]:
    """An entry as it is written at its place."""
    return {"match": match, "place": place, "at": time(), "records": records, "told": told}


def chairs_of(connection: Connection, names: Sequence[str]) -> dict[str, list[ChairRow]]:
    query = select(CHAIRS).where(CHAIRS.c.match.in_(names)).order_by(CHAIRS.c.seat)
    chairs: dict[str, list[ChairRow]] = {name: [] for name in names}
    for match, *rest in connection.execute(query).all():
        chairs[match].append(ChairRow(*rest))
    return chairs


def turned(writing: Writing) -> dict[str, Any]:
    """What an entry seldom changes about a match: it begins, ends, or becomes practice."""
    changed: dict[str, Any] = {} if writing.stage is None else {"stage": writing.stage}
    if writing.end is not None:
        changed["result"] = encode(writing.end)
    if any(isinstance(record, Practised) for record in writing.entry):
        changed["practice"] = True
    return changed


def sound(row: Any, chairs: Sequence[ChairRow]) -> Kept | None:
    """A match for a list, which leaves out what cannot be read."""
    try:
        return whole(row, chairs)
    except Unreadable as wrong:
        LOG.warning("match %s is left out: %s", row.id, wrong)
        return None


def whole(row: Any, chairs: Sequence[ChairRow]) -> Kept:
    try:
        return Kept(_row(row), tuple(chairs))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Unreadable(problem=str(wrong)) from None


def read_entry(records: bytes, place: int) -> Entry:
    try:
        return _entry(records)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Unreadable(problem=f"{place}: {wrong}") from None


def _row(row: Any) -> MatchRow:
    return MatchRow(
        id=row.id,
        header=_header(row.header),
        created=row.created,
        setting=row.setting,
        listed=row.listed,
        stage=row.stage,
        answers=row.answers,
        result=_end(row.result) if row.result is not None else None,
        rematch=row.rematch,
        branched=_branched(row.branched) if row.branched is not None else None,
        practice=row.practice,
    )
