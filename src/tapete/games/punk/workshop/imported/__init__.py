"""Content and bands from BattleScribe files. What was not understood is listed."""

from tapete.games.punk.workshop.imported.content import Content, content_of
from tapete.games.punk.workshop.imported.files import (
    CONTENT,
    OURS,
    SUFFIXES,
    Found,
    content_at,
    content_in,
    import_files,
    told_left,
)
from tapete.games.punk.workshop.imported.rosters import band_of

__all__ = [
    "CONTENT",
    "OURS",
    "SUFFIXES",
    "Content",
    "Found",
    "band_of",
    "content_at",
    "content_in",
    "content_of",
    "import_files",
    "told_left",
]
