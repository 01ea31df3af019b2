"""Short commands that games have for their workshops: `tapete band` is `tapete make punk bands`.

A game of this package lists them in `commands.toml` in its folder. An installed package lists its
own under the entry points `tapete.commands`, as `squad = "GAME:WORKSHOP"`. No game is imported to
find them. Looking through entry points takes long, so it is only done for an unknown command.
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
    """Returns the short commands of the games in this package."""
    found: dict[str, Owners] = {}
    spec = find_spec("tapete.games")
    folders = spec.submodule_search_locations if spec else None
    files = sorted(file for folder in folders or () for file in Path(folder).glob(f"*/{FILE}"))
    for file in files:
        for name, shop in tomllib.loads(file.read_text("utf-8")).items():
            found[name] = (*found.get(name, ()), (file.parent.name, shop))
    return found


def installed_shorts(name: str) -> Owners:
    """Returns the games of installed packages that have the short command with that name."""
    from importlib.metadata import entry_points

    entries = entry_points(group=GROUP, name=name)
    return tuple((game, shop) for game, _, shop in (one.value.partition(":") for one in entries))
