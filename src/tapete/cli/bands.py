"""Bands, made, checked, shown and converted."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from tapete.battlescribe import Left, open_file
from tapete.battlescribe import Roster as Foreign
from tapete.cli.names import Unreadable
from tapete.content import BadContent, parse_content, read_content, written
from tapete.games.punk.content.band.costs import bill_of, cost_of
from tapete.games.punk.content.band.limits import faults_of
from tapete.games.punk.content.band.roster import (
    MOST_POINTS,
    Member,
    Roster,
    examples,
    parse_band,
    size_limit,
    write_band,
)
from tapete.games.punk.content.library import Library, library
from tapete.games.punk.content.names import mutation_name, name_of
from tapete.games.punk.workshop.sheet import sheet_of
from tapete.games.punk.workshop.text_list import names_in, read_list, write_list
from tapete.games.punk.workshop.text_sheet import as_markdown, as_text
from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Arg, Message
from tapete.kernel.shaping import json_decoder
from tapete.words import Words
from tapete.words.folding import folded

FAULTY = 1
"""The exit code of a check that found faults."""
BATTLESCRIBE = (".gst", ".cat", ".ros", ".gstz", ".catz", ".rosz")
ROSTERS = (".ros", ".rosz")


class UnknownBand(TapeteError):
    """Neither one of our bands nor a file."""

    key = "band.error.unknown"


class UnknownFaction(TapeteError):
    """There is no faction of that name."""

    key = "band.error.no_faction"


class BadJson(TapeteError):
    """A file that begins like JSON and is no band."""

    key = "band.error.bad_json"


class BadPoints(TapeteError):
    """So many points no band has."""

    key = "band.error.points"


class Unwritable(TapeteError):
    """A file could not be written."""

    key = "band.error.unwritable"


class NotBattleScribe(TapeteError):
    """Several files are only read together if they are BattleScribe's."""

    key = "band.error.mixed"


# --- making


def new_band(words: Words, faction: str, points: int, name: str, out: Path | None) -> None:
    """A band with its leader, and in comments whom else it can have."""
    found = library()
    known = dict(names_in(found.factions))
    if folded(faction) not in known:
        raise UnknownFaction(given=faction, known=", ".join(found.factions))
    if not 1 <= points <= MOST_POINTS:
        raise BadPoints(given=points, most=MOST_POINTS)
    identity = known[folded(faction)]
    title = name or found.factions[identity].name[_language(words)]
    leader = Member(profile=found.leader_of(identity))
    roster = Roster(name=title[:60], faction=identity, points=points, members=(leader,))
    text = write_band(roster) + "\n" + "".join(f"# {line}\n" for line in _choice(words, identity))
    _put(words, text, out)


def _choice(words: Words, faction: str) -> Iterator[str]:
    yield words.say("band.new.help")
    for identity, profile in library().profiles_of(faction).items():
        name = profile.name[_language(words)]
        yield words.say("band.new.profile", cost=profile.cost, name=name, id=identity)


def _put(words: Words, text: str, out: Path | None) -> None:
    if out is None:
        print(text, end="")
        return
    _write(out, text.encode())
    print(words.say("band.written", file=str(out)))


def _write(out: Path, data: bytes) -> None:
    try:
        out.write_bytes(data)
    except OSError as wrong:
        raise Unwritable(file=str(out), problem=str(wrong.strerror)) from None


# --- reading


def check_band(words: Words, given: str, content: Path | None) -> int:
    """Says what is wrong; the exit code says whether anything is."""
    found = content_in(content)
    roster = band_named(words, given, found)
    faults = faults_of(roster, found)
    verdict = "band.check.bad" if faults else "band.check.good"
    name = roster.name or words.say("band.sheet.nameless")
    print(words.say(verdict, name=name, faults=len(faults)))
    for fault in faults:
        print(words.say("band.check.fault", fault=fault.message, rule=fault.rule))
    cost, most = cost_of(roster, found), size_limit(roster.points)
    minis = len(roster.members)
    print(words.say("band.check.cost", cost=cost, points=roster.points, minis=minis, most=most))
    return FAULTY if faults else 0


def show_band(words: Words, given: str, content: Path | None) -> None:
    found = content_in(content)
    print(as_text(sheet_of(band_named(words, given, found), found), words.say), end="")


def show_points(words: Words, given: str, content: Path | None) -> None:
    """What each member costs, and each thing of it."""
    found = content_in(content)
    roster = band_named(words, given, found)
    for member in roster.members:
        bill = bill_of(member, found)
        title = name_of(found, member.profile)
        print(words.say("band.points.member", cost=bill.total, title=title, count=bill.count))
        for item in bill.items:
            named = mutation_name if item in bill.mutations else name_of
            args = {"cost": item.cost, "count": item.count}
            print("    " + words.say("band.points.item", name=named(found, item.id), **args))
    cost = cost_of(roster, found)
    left = roster.points - cost
    print(words.say("band.points.total", cost=cost, points=roster.points, left=left))


# --- converting


def export_band(
    words: Words, given: str, *, pdf: Path | None, markdown: bool, content: Path | None
) -> None:
    """As a list that can be read again; or its sheet, as Markdown or to be printed."""
    found = content_in(content)
    roster = band_named(words, given, found)
    if pdf is not None:
        from tapete.games.punk.workshop.pdf import as_pdf

        _write(pdf, as_pdf(sheet_of(roster, found), words.say))
        print(words.say("band.written", file=str(pdf)))
    elif markdown:
        print(as_markdown(sheet_of(roster, found), words.say), end="")
    else:
        print(write_list(roster, found, _language(words)), end="")


def import_band(words: Words, files: Sequence[Path], out: Path | None) -> None:
    """A list of ours, or files of BattleScribe: bands and content as TOML, and what was left."""
    if len(files) == 1 and files[0].suffix.lower() not in BATTLESCRIBE:
        _put(words, write_band(_in_file(files[0], library())), out)
        return
    from tapete.games.punk.workshop.imported import import_files

    for file in files:
        if file.suffix.lower() not in BATTLESCRIBE:
            raise NotBattleScribe(file=str(file))
    found = import_files(files)
    texts = [write_band(band) for band in found.bands]
    if found.content and not texts:
        texts = [_content_text(found.content.library)]
    if found.content:
        from tapete.games.punk.workshop.imported.content import counted

        names = [one.name["es"] for one in found.content.library.factions.values()]
        counts = counted(found.content)
        _tell(words.say("band.import.content", name=", ".join(names) or "-", **counts))
    _put(words, "\n".join(texts), out)
    _tell_left(words, found.left)


def _tell_left(words: Words, left: Sequence[Left]) -> None:
    _tell(words.say("band.import.left", count=len(left)))
    for one in left:
        place = {"file": Path(one.file).name, "line": str(one.line), "element": one.element}
        named: dict[str, Arg] = {"id": one.id, "name": one.name, "reason": one.reason}
        _tell(words.say("band.import.left_one", **place, **named))


def _tell(line: str) -> None:
    print(line, file=sys.stderr)


def _content_text(found: Library) -> str:
    tables = msgspec.to_builtins(found)
    kept = {
        table: {one: _without_usual(entry) for one, entry in entries.items()}
        if table != "members"
        else entries
        for table, entries in tables.items()
        if entries
    }
    return written(kept, depth=2)


def _without_usual(entry: dict[str, object]) -> dict[str, object]:
    """What is empty, zero or no is what it is anyway; figures of weapons are said."""
    said = ("cost", "combat", "penetration", "strength", "reach", "armour", "cover", "weapons")
    return {key: value for key, value in entry.items() if value or key in said}


def content_in(file: Path | None) -> Library:
    """That of a file beside which a band is read, or our own."""
    if file is None:
        return library()
    empty: dict[str, object] = {name: {} for name in Library.__struct_fields__}
    read = read_content(file, dict[str, dict[str, object]])
    strange = set(read) - set(empty)
    if strange:
        problem = Message("content.problem.unknown")
        raise BadContent(str(file), 1, min(strange), problem)
    missing = "".join(f"[{name}]\n" for name in empty if name not in read)
    return parse_content(file.read_text("utf-8") + "\n" + missing, str(file), Library)


def band_named(words: Words, given: str, found: Library) -> Roster:
    """One of ours, or in a file: TOML, JSON, a list, or a roster of BattleScribe."""
    ready = examples()
    return ready[given] if given in ready else _in_file(Path(given), found, words)


def _in_file(file: Path, found: Library, words: Words | None = None) -> Roster:
    if file.suffix.lower() in ROSTERS:
        return _roster(file, found, words)
    text = _text(file)
    if file.suffix.lower() == ".toml":
        return parse_band(text, str(file), found)
    return _json(text, file) if text.lstrip().startswith("{") else read_list(text, found)


def _roster(file: Path, found: Library, words: Words | None) -> Roster:
    from tapete.games.punk.workshop.imported import band_of

    opened = open_file(file)
    assert isinstance(opened, Foreign)
    band, left = band_of(opened, found)
    if words is not None and left:
        _tell_left(words, left)
    return band


def _json(text: str, file: Path) -> Roster:
    try:
        return json_decoder(Roster).decode(text)
    except msgspec.DecodeError as wrong:
        raise BadJson(file=str(file), problem=str(wrong)) from None


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8-sig")
    except FileNotFoundError:
        raise UnknownBand(given=str(file), known=", ".join(examples())) from None
    except OSError as wrong:
        raise Unreadable(file=str(file), problem=str(wrong.strerror)) from None
    except UnicodeDecodeError:
        raise Unreadable(file=str(file), problem="UTF-8") from None


def _language(words: Words) -> Literal["es", "en"]:
    return "es" if words.language == "es" else "en"
