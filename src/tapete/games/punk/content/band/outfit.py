"""The Attributes and the gear of a band's members when the game begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from tapete.games.punk.content.abilities import Ability, abilities_of, has
from tapete.games.punk.content.band.roster import Member
from tapete.games.punk.content.entries import Attribute
from tapete.games.punk.content.library import Library
from tapete.games.punk.state import Letter
from tapete.kernel.kept import once

MOST_ACTIONS = 3
CLUMSY = 1
"""The Agility lost by a mini that carries a cumbersome object."""


class Outfit:
    """A member's Attributes, with all permanent changes, and everything it carries, by id.

    Its profile must exist. Gear that does not exist is left out.
    """

    def __init__(self, member: Member, found: Library) -> None:
        self.member, self.found = member, found
        self.profile = found.profiles[member.profile]
        self.mutations = tuple(one for one in member.mutations if one in found.mutations)
        bullets = member.ammunition.items()
        self.ammunition = {one: count for one, count in bullets if one in found.ammunition}

    @once
    def carried(self) -> tuple[str, ...]:
        """Its free gear, what was bought, and what that brings.

        Armour that was bought replaces the free one.
        """
        pieces = [(one, self.found.gear(one)) for one in self.member.gear]
        bought = [one for one, gear in pieces if gear is not None]
        brought = [extra for _, gear in pieces if gear is not None for extra in gear.brings]
        armoured = any(one in self.found.armour for one in (*bought, *brought))
        given = [one for one in self.profile.given if not (armoured and one in self.found.armour)]
        return (*given, *bought, *brought)

    def having(self, rule: str) -> list[str]:
        """Returns the things it carries that have a special rule."""
        entries = ((one, self.found.gear(one)) for one in self.carried)
        return [one for one, entry in entries if entry is not None and has(entry.special, rule)]

    @property
    def worn(self) -> str:
        """The armour it wears; empty if none."""
        return next((one for one in self.carried if one in self.found.armour), "")

    @property
    def inborn(self) -> tuple[str, ...]:
        """The special rules of its profile, of its mutations and of the armour it wears."""
        mutations = [self.found.mutations[one].special for one in self.mutations]
        worn = self.found.armour[self.worn].special if self.worn else ()
        return (*self.profile.special, *(text for one in mutations for text in one), *worn)

    @property
    def shield(self) -> str:
        return next((one for one in self.carried if one in self.found.shields), "")

    @property
    def equipment(self) -> tuple[str, ...]:
        return tuple(one for one in self.carried if one in self.found.equipment)

    @property
    def bombs(self) -> dict[str, int]:
        return dict(Counter(one for one in self.carried if one in self.found.bombs))

    @property
    def melee(self) -> tuple[str, ...]:
        return tuple(one for one in self._weapons if one in self.found.melee)

    @property
    def ranged(self) -> tuple[str, ...]:
        return tuple(one for one in self._weapons if one in self.found.ranged)

    @property
    def _weapons(self) -> dict[str, None]:
        """What it carries, and the natural weapons of its mutations, each once."""
        natural = [self.found.mutations[one].weapon for one in self.mutations]
        return dict.fromkeys([*self.carried, *filter(None, natural)])

    @property
    def armour(self) -> int:
        hides = [self.found.mutations[one].armour for one in self.mutations]
        worn = self.found.armour[self.worn].armour if self.worn else 0
        return max(self.profile.armour, worn, *hides)

    @property
    def attributes(self) -> dict[Letter, Attribute]:
        """Its Attributes with the effects of mutations, equipment and cumbersome gear.

        It never has more than 3 Actions.
        """
        values = self.profile.attributes.by_letter()
        for added in self._additions():
            for letter, amount in added.items():
                values[letter] = _changed(values[letter], amount)
        if self.having("cumbersome") and not has(self.profile.special, "strongman"):
            values["AG"] = _changed(values["AG"], -CLUMSY)
        values["A"] = at_most(values["A"])
        return values

    def _additions(self) -> Iterator[Mapping[Letter, int]]:
        yield from (self.found.mutations[one].adds for one in self.mutations)
        yield from (self.found.equipment[one].adds for one in dict.fromkeys(self.equipment))

    @property
    def special(self) -> tuple[Ability, ...]:
        """The special rules of the mini, its mutations, its armour and its equipment.

        Equipment that is mounted on a weapon gives its rules to the weapon instead.
        """
        pieces = [self.found.equipment[one] for one in self.equipment]
        texts = [
            *self.inborn,
            *(text for piece in pieces if not piece.fits for text in piece.special),
        ]
        return abilities_of(texts)


def at_most(actions: Attribute) -> Attribute:
    """Returns the Actions of a mini, which are never more than 3."""
    return actions if actions == "-" else min(MOST_ACTIONS, actions)


def _changed(value: Attribute, amount: int) -> Attribute:
    """Changes an Attribute, unless the mini does not have it."""
    return value if value == "-" else value + amount
