"""The content files a match depends on."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.content import library
from tapete.games.punk.content.band.roster import examples
from tapete.games.punk.content.scenario import scenario_named, scenarios
from tapete.games.punk.content.tables import grounds
from tapete.games.punk.meta import Options


def fingerprints(options: Options) -> dict[str, str]:
    """Returns the fingerprints of the library and of the scenario, table and bands chosen."""
    return {**library.fingerprints(), **library.CONTENT.fingerprints(_chosen(options))}


def _chosen(options: Options) -> Iterator[str]:
    """Yields the files of what was chosen; what people wrote is in the options already."""
    if options.scenario not in scenarios():
        return
    yield f"scenarios/{options.scenario}"
    ground = options.ground or scenario_named(options.scenario).ground
    if not options.draft and ground in grounds():
        yield f"tables/{ground}"
    for band in sorted({*options.bands} - {*options.own}):
        if band in examples():
            yield f"bands/{band}"
