"""The content files a match depends on."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources

from tapete.content import fingerprint
from tapete.games.punk.content import library
from tapete.games.punk.content.band.roster import examples
from tapete.games.punk.content.scenario import scenario_fingerprint, scenario_named, scenarios
from tapete.games.punk.content.tables import ground_fingerprint, grounds
from tapete.games.punk.meta import Options


def fingerprints(options: Options) -> dict[str, str]:
    """Of the library, and of the scenario, the table and the ready bands that were chosen."""
    return {**library.fingerprints(), **dict(_chosen(options))}


def _chosen(options: Options) -> Iterator[tuple[str, str]]:
    """What people wrote themselves is in the options already."""
    if options.scenario not in scenarios():
        return
    yield f"scenarios/{options.scenario}.toml", scenario_fingerprint(options.scenario)
    ground = options.ground or scenario_named(options.scenario).ground
    if not options.draft and ground in grounds():
        yield f"tables/{ground}.toml", ground_fingerprint(ground)
    folder = resources.files(library.PACKAGE) / "bands"
    for band in sorted({*options.bands} - {*options.own}):
        if band in examples():
            yield f"bands/{band}.toml", fingerprint(folder / f"{band}.toml")
