"""How many dice somebody throws for a check: the attribute, one skill and objects."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tapete.games.darkness.content.entries import Arms, ObjectDisc, Use
from tapete.games.darkness.content.library import library
from tapete.games.darkness.rules.points.score import cost_of
from tapete.games.darkness.state import Attribute, Survivor, Thing
from tapete.games.darkness.world import Night
from tapete.kernel import Message, Modifier

STRONG = 4
"""A skill of this cost or more adds two dice: darkness.check.skill_bonus"""
POOL, SKILL, OBJECT = (
    "darkness.check.pool",
    "darkness.check.skill_bonus",
    "darkness.disc.object.bonus",
)


class Pool(msgspec.Struct, frozen=True):
    """The dice of a check, and what they come from besides the attribute."""

    dice: int
    terms: tuple[Modifier, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys([POOL, *[term.rule for term in self.terms]]))


def pool(
    night: Night,
    who: Survivor,
    attribute: Attribute,
    uses: tuple[Use, ...],
    *,
    skill: str = "",
    more: tuple[Modifier, ...] = (),
    base: int | None = None,
    fired: tuple[str, ...] = (),
) -> Pool:
    """The attribute's dice, the best one skill and all objects: darkness.check.pool

    In a master's game the tables of equipment say what objects do, and they come as `more`.

    `skill` is one that a master names, `base` stands in for the attribute, and `fired` are the
    things with shots that are used.
    """
    own = value(who, attribute) if base is None else base
    found = [*_skill(who, attribute, uses, skill), *more]
    if who.things and not night.mastered:
        found += objects(night, who, attribute, uses, fired)
    if not found:
        return Pool(max(0, own))
    terms = tuple([term for term in found if term.amount])
    return Pool(max(0, own + sum([term.amount for term in terms])), terms)


def value(who: Survivor, attribute: Attribute) -> int:
    """The dice of an attribute; of Defence, those that damage has left.

    darkness.combat.damage.reduces_defence
    """
    return who.health if attribute == "defence" else who.sheet.value(attribute)


# --- skills


def _skill(
    who: Survivor, attribute: Attribute, uses: tuple[Use, ...], named: str
) -> tuple[Modifier, ...]:
    """The best skill that fits, as a term; only one counts: darkness.check.one_skill"""
    helping = (named,) if named else _helping(attribute, uses)
    held = [(cost_of(who, one), one) for one in helping if one in who.sheet.skills]
    if who.learned:
        held += [(cost_of(who, one), one) for one in helping if one in who.learned]
    if not held:
        return ()
    cost, best = max(held, key=lambda one: bonus(one[0]))
    return (_skill_term(best, bonus(cost)),)


@lru_cache(maxsize=256)
def _helping(attribute: Attribute, uses: tuple[Use, ...]) -> tuple[str, ...]:
    """The skills that help with a check of an attribute for some purpose."""
    return tuple(
        [
            name
            for name, one in library().skills.items()
            if one.attribute == attribute and any(use in one.uses for use in uses)
        ]
    )


def bonus(cost: int) -> int:
    """One die for a skill of cost 1 to 3, two for one of 4 to 6: darkness.check.skill_bonus"""
    return 0 if not cost else 2 if cost >= STRONG else 1


@lru_cache(maxsize=256)
def _skill_term(skill: str, dice: int) -> Modifier:
    return Modifier(SKILL, dice, library().skills[skill].name.message)


# --- objects


def objects(
    night: Night,
    who: Survivor,
    attribute: Attribute,
    uses: tuple[Use, ...],
    fired: tuple[str, ...] = (),
) -> list[Modifier]:
    """All held objects add their dice, with or without a skill: darkness.ruling.object_stacking"""
    fits = [one for one in who.things if _fits(one, attribute, uses, fired)]
    if night.rules.one_weapon_per_attack and attribute == "attack":
        fits = _one_weapon(fits)
    return [_object_term(disc_of(one)) for one in fits]


def _fits(
    thing: Thing, attribute: Attribute, uses: tuple[Use, ...], fired: tuple[str, ...]
) -> bool:
    disc = library().objects.get(thing.kind)
    if disc is None or disc.attribute != attribute:
        return False
    if disc.shots and thing.id not in fired:
        return False
    return not disc.uses or any(use in disc.uses for use in uses)


def _one_weapon(things: list[Thing]) -> list[Thing]:
    """The best weapon, and everything that is not a weapon."""
    armed = [one for one in things if arms_of(one)]
    best = max(armed, key=lambda one: disc_of(one).dice, default=None)
    return [one for one in things if one is best or not arms_of(one)]


def _object_term(disc: ObjectDisc) -> Modifier:
    return Modifier(OBJECT, disc.dice, library().items[disc.item].name.message)


def disc_of(thing: Thing) -> ObjectDisc:
    return library().objects[thing.kind]


def arms_of(thing: Thing) -> Arms | str:
    """How an object is fought with; empty if it is no weapon."""
    disc = library().objects.get(thing.kind)
    return "" if disc is None else library().items[disc.item].arms


def shots_of(thing: Thing) -> int:
    """How often it can still be fired; 0 for what has no shots."""
    disc = library().objects.get(thing.kind)
    return thing.uses if disc is not None and disc.shots else 0


# --- words


def parts(pool: Pool) -> tuple[Message, ...]:
    return tuple(
        [
            Message.of("darkness.dice_from", what=term.name or Message(term.rule), dice=term.amount)
            for term in pool.terms
        ]
    )
