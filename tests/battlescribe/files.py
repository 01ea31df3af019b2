"""Small files with the structure of BattleScribe's, of a game of ours."""

from __future__ import annotations

import zipfile
from pathlib import Path

_DATA = Path(__file__).parent / "data"
SYSTEM = (_DATA / "paramo.gst").read_text("utf-8")
CATALOGUE = (_DATA / "mutardos.cat").read_text("utf-8")
ROSTER = (_DATA / "pozo.ros").read_text("utf-8")


def put(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.write_text(text, "utf-8")
    return file


def packed(folder: Path, name: str, *inside: tuple[str, str]) -> Path:
    file = folder / name
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for inner, text in inside:
            archive.writestr(inner, text)
    return file
