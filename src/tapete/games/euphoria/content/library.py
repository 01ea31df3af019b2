"""All the content of the game, read once and checked."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from tapete import content
from tapete.content import Folder, Page, Ref, joined
from tapete.games.euphoria.content import entries as of
from tapete.games.euphoria.content.abilities import Ability, Attack
from tapete.kernel.message import Message

CONTENT = Folder.of(__package__)
PROFILES = "profiles"
NOT_ALIVE = "euphoria.class.bad_born.not_alive"


class Library(content.Library, frozen=True, kw_only=True):
    """The tables by name, each with its entries by id."""

    factions: dict[str, of.Faction]
    weapons: dict[str, of.Weapon]
    items: dict[str, of.Item]
    genes: dict[str, of.Gene]
    modifications: dict[str, of.Modification]
    abilities: dict[str, Ability]
    attacks: dict[str, Attack]
    scenery: dict[str, of.Scenery]
    devices: dict[str, of.Device]
    profiles: dict[Annotated[str, Ref("profiles")], of.Profile]

    def characters_of(self, faction: str) -> dict[str, of.Profile]:
        """The characters of a faction that can be picked for a team."""
        return {
            name: one
            for name, one in self.profiles.items()
            if one.faction == faction and one.character
        }


TABLES = tuple(name for name in Library.__struct_fields__ if name != PROFILES)


@cache
def library() -> Library:
    """Returns all the content, which is read only once."""
    return read_library(CONTENT)


def read_library(folder: Folder) -> Library:
    """Reads the content and checks its references. Each faction has a file of profiles."""
    tables = folder.tables(Library, TABLES)
    profiles = folder.pages(PROFILES, dict[str, of.Profile])
    found = Library(
        **{name: page.value for name, page in tables.items()},
        profiles=joined(profiles.values()),
    )
    for page in (*tables.values(), *profiles.values()):
        page.check(found.known)
    for page in profiles.values():
        _check_living(page)
    return found


def _check_living(page: Page[dict[str, of.Profile]]) -> None:
    """Checks that no Bad Born is alive."""
    for identity, profile in page.value.items():
        if {"alive", "bad_born"} <= {*profile.classes}:
            problem = Message.of("euphoria.content.not_alive", rule=NOT_ALIVE)
            raise page.bad((identity, "classes"), problem)
