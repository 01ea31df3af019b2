"""The content files a show depends on."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.euphoria.content.boards import grounds
from tapete.games.euphoria.content.library import CONTENT, PROFILES, TABLES
from tapete.games.euphoria.content.missions import missions
from tapete.games.euphoria.content.team.roster import examples
from tapete.games.euphoria.meta import Options


def fingerprints(options: Options) -> dict[str, str]:
    """The fingerprints of the library and of the mission, the board and the teams chosen."""
    profiles = [f"{PROFILES}/{name}" for name in CONTENT.names(PROFILES)]
    return CONTENT.fingerprints([*TABLES, *profiles, *_chosen(options)])


def _chosen(options: Options) -> Iterator[str]:
    """The files of what was chosen; what people wrote is in the options already."""
    mission = missions().get(options.mission)
    if mission is None:
        return
    yield f"missions/{options.mission}"
    board = options.board or mission.board
    if not options.draft and board in grounds():
        yield f"boards/{board}"
    for team in sorted({*options.teams} - {*options.own}):
        if team in examples():
            yield f"teams/{team}"
