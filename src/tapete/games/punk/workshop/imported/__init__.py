"""Content and bands from files of BattleScribe. What was not understood is listed."""

from tapete.games.punk.workshop.imported.content import Content, content_of
from tapete.games.punk.workshop.imported.files import SUFFIXES, Found, import_files, told_left
from tapete.games.punk.workshop.imported.rosters import band_of

__all__ = ["SUFFIXES", "Content", "Found", "band_of", "content_of", "import_files", "told_left"]
