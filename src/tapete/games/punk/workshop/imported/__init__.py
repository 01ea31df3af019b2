"""Content and bands from files of BattleScribe. What was not understood is listed."""

from tapete.games.punk.workshop.imported.content import Content, content_of
from tapete.games.punk.workshop.imported.files import Imported, import_files
from tapete.games.punk.workshop.imported.rosters import band_of

__all__ = ["Content", "Imported", "band_of", "content_of", "import_files"]
