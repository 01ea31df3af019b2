"""Opens a file, plain or packed in a zip."""

from __future__ import annotations

import io
import zipfile
import zlib
from pathlib import Path
from typing import NoReturn

from tapete.battlescribe.errors import BadFile
from tapete.battlescribe.markup import Element, parse
from tapete.battlescribe.model import Data, Roster
from tapete.battlescribe.reading import read_data, read_roster
from tapete.kernel.message import Arg, Message

MOST_BYTES = 16 * 1024 * 1024
"""The size limit of an unpacked file; the largest catalogues have a quarter of it."""
SPACE = "http://www.battlescribe.net/schema/{}Schema"
ROOTS = {".gst": "gameSystem", ".cat": "catalogue", ".ros": "roster"}
"""The root element by file suffix; a packed file's suffix also ends in z."""
VERSIONS = ("2.00", "2.01", "2.02", "2.03")
ZIPPED = b"PK\x03\x04"
PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""The ways of packing that are unpacked in bounded memory; the others may ask for gigabytes."""


def open_file(file: Path) -> Data | Roster:
    """Reads a file completely; raises `BadFile` if any of it is wrong."""
    return open_named(str(file), _content(file))


def open_named(file: str, data: bytes) -> Data | Roster:
    """Reads the bytes of a file of that name."""
    wanted = ROOTS.get(Path(file).suffix.lower().removesuffix("z"))
    if wanted is None:
        _refuse(file, "suffix", expected=", ".join((*ROOTS, *(f"{end}z" for end in ROOTS))))
    root = parse(_unpacked(data, file) if data.startswith(ZIPPED) else data, file)
    _check(root, file, str(wanted))
    if root.tag == "roster":
        return read_roster(root, file)
    return read_data(root, file)


def _check(root: Element, file: str, wanted: str) -> None:
    if root.tag != wanted or root.space != SPACE.format(wanted):
        problem = Message.of("battlescribe.problem.root", expected=wanted)
        raise BadFile(file, root.line, root.tag, problem)
    version = root.attributes.get("battleScribeVersion", "-")
    if version not in VERSIONS:
        given = {"found": version, "expected": VERSIONS[-1]}
        problem = Message.of("battlescribe.problem.version", **given)
        raise BadFile(file, root.line, root.tag, problem)


def _content(file: Path) -> bytes:
    try:
        with file.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except OSError as wrong:
        _refuse(str(file), "unreadable", said=str(wrong.strerror))
    if len(data) > MOST_BYTES:
        _refuse(str(file), "too_big")
    return data


def _unpacked(data: bytes, file: str) -> bytes:
    """The content of the only file in a zip."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            names = [one for one in packed.infolist() if not one.is_dir()]
            if len(names) != 1:
                _refuse(file, "several", count=len(names))
            if names[0].compress_type not in PACKINGS:
                _refuse(file, "packing")
            with packed.open(names[0]) as stream:
                content = stream.read(MOST_BYTES + 1)
    except (zipfile.BadZipFile, zlib.error, RuntimeError, NotImplementedError, EOFError) as wrong:
        _refuse(file, "zip", said=str(wrong))
    if len(content) > MOST_BYTES:
        _refuse(file, "too_big")
    return content


def _refuse(file: str, why: str, **args: Arg) -> NoReturn:
    raise BadFile(file, 0, "", Message.of(f"battlescribe.problem.{why}", **args))
