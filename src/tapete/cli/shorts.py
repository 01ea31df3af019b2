"""Short commands that games have for their workshops: `tapete band` is `tapete make punk bands`.

A game of ours lists them in its folder, in `commands.toml`; an installed package lists its own
under the entry points `tapete.commands`, as `squad = "GAME:WORKSHOP"`. No game is imported to find
them. Entry points take long to look through, so that is only done for a command nobody knows.
"""

from __future__ import annotations

import tomllib
from importlib.util import find_spec
from pathlib import Path

GROUP = "tapete.commands"
FILE = "commands.toml"

Owners = tuple[tuple[str, str], ...]
"""The games that have a short command, each with its workshop."""


def own_shorts() -> dict[str, Owners]:
    """Those of the games in our own folder."""
    found: dict[str, Owners] = {}
    spec = find_spec("tapete.games")
    folders = spec.submodule_search_locations if spec else None
    files = sorted(file for folder in folders or () for file in Path(folder).glob(f"*/{FILE}"))
    for file in files:
        for name, shop in tomllib.loads(file.read_text("utf-8")).items():
            found[name] = (*found.get(name, ()), (file.parent.name, shop))
    return found


def installed_shorts(name: str) -> Owners:
    """The games of installed packages that have a short command."""
    from importlib.metadata import entry_points

    entries = entry_points(group=GROUP, name=name)
    return tuple((game, shop) for game, _, shop in (one.value.partition(":") for one in entries))
