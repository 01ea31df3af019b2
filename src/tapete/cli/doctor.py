"""`tapete doctor`: looks through the matches that are kept, and saves what it can of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from tapete import games
from tapete.cli.making import Unwritable
from tapete.server.config import from_environment
from tapete.server.store.examining import Finding, examine
from tapete.server.store.store import Store
from tapete.words import Words


class Told(msgspec.Struct):
    """How many matches were looked at, and how many of them are broken."""

    all: int = 0
    broken: int = 0


def see_doctor(words: Words, folder: Path | None) -> bool:
    """Says what is wrong with which match; True if nothing is. Broken ones go to the folder."""
    told = asyncio.run(_looked_through(words, folder))
    print(words.say("cli.doctor.all", count=told.all, broken=told.broken))
    return told.broken == 0


async def _looked_through(words: Words, folder: Path | None) -> Told:
    store, told = Store(from_environment().database), Told()
    try:
        async for finding in examine(store, games.find):
            told.all += 1
            if finding.problem is not None:
                told.broken += 1
                _tell(words, finding, folder)
    finally:
        store.close()
    return told


def _tell(words: Words, finding: Finding, folder: Path | None) -> None:
    assert finding.problem is not None
    print(words.say("cli.doctor.broken", match=finding.match, problem=finding.problem))
    if finding.journal is None:
        print(words.say("cli.doctor.lost"))
        return
    count = len(finding.journal.records)
    if folder is None:
        print(words.say("cli.doctor.readable", records=count))
        return
    file = folder / f"{finding.journal.header.game}-{finding.match}.tapete"
    _save(file, finding.journal.dump())
    print(words.say("cli.doctor.saved", records=count, file=str(file)))


def _save(file: Path, content: bytes) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    except OSError as wrong:
        raise Unwritable(file=str(file), problem=wrong.strerror or str(wrong)) from None
