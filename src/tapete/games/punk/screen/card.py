"""The card of a mini, with everything there is to know about it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tapete.games.punk.content.abilities import Ability
from tapete.games.punk.content.entries import LETTERS, Armour, Equipment, Gear, Told
from tapete.games.punk.content.library import library
from tapete.games.punk.content.names import figure_name, name_of, special_name, text_of
from tapete.games.punk.content.played import known
from tapete.games.punk.figures import abilities, entry_of, number, profile_of, value, weapon_of
from tapete.games.punk.labels.conditions import marks
from tapete.games.punk.labels.weapon_lines import NONE, weapon_line
from tapete.games.punk.state import Item, Letter, Mini, State
from tapete.kernel import Message
from tapete.scene.card import Card, Line
from tapete.scene.token import lines_of
from tapete.spaces.plane.point import CM

USES = "punk.attribute.uses"
ARMOUR = "punk.armour.value"
SECRET = "punk.bullets.secret"
RULES = {
    "automatic": "punk.special.automatic.declare",
    "berserker": "punk.special.berserker.stays",
    "bomb": "punk.special.bomb.purchase",
    "catapum": "punk.special.catapum.break",
    "fuel": "punk.special.fuel.charges",
    "electric": "punk.special.electric.test",
    "incendiary": "punk.special.incendiary.hit",
    "infiltration": "punk.special.infiltration.reserve",
    "slow": "punk.special.slow.reload",
    "huge": "punk.special.huge.only_weapon",
    "mounted": "punk.special.mounted.limits",
    "template": "punk.special.template.auto_hit",
    "buckshot": "punk.special.buckshot.bonus",
    "delay": "punk.special.delay.declare",
    "leap": "punk.special.leap.three_d",
    "bloodthirst": "punk.special.bloodthirst.advance",
    "parabolic": "punk.special.parabolic.target",
    "poison": "punk.special.poison.trigger",
    "two_handed": "punk.special.two_handed",
    "firearm": "punk.special.firearm",
    "cumbersome": "punk.special.cumbersome",
    "beast": "punk.special.beast",
    "camouflage": "punk.special.camouflage",
    "hard_to_use": "punk.special.hard_to_use",
    "scarce": "punk.special.scarce",
    "slippery": "punk.special.slippery",
    "fireproof": "punk.special.fireproof",
    "impetus": "punk.special.impetus",
    "dimwit": "punk.special.dimwit",
    "swift": "punk.special.swift",
    "all_terrain": "punk.special.all_terrain",
    "climber": "punk.special.climber",
    "single_use": "punk.special.single_use",
}
"""The rule to read first about each special rule in the book; the others are not in the book."""


def card(view: State, identity: str) -> Card | None:
    mini = next((one for one in view.minis if one.id == identity), None)
    if mini is None:
        return None
    return Card.headed(
        "punk.card.",
        figure_name(mini.name),
        _kind(mini),
        now=_now(view, mini),
        attributes=_attributes(mini),
        weapons=_weapons(mini),
        gear=_gear(mini),
        bullets=_bullets(mini),
        special=_special(mini),
        powers=_powers(mini),
    )


def _kind(mini: Mini) -> Message:
    """Returns the mini's profile, faction and base."""
    found, profile = known(), profile_of(mini)
    faction = found.factions.get(found.members.get(mini.profile, ""))
    name = text_of(profile.name)
    return Message.of(
        "punk.card.kind",
        profile=name,
        faction=text_of(faction.name) if faction else name,
        base=2 * mini.radius // 10,
    )


# --- how it is


def _now(view: State, mini: Mini) -> Iterator[Line]:
    """Yields what has happened to it, and what it has left."""
    if mini.out:
        yield Message.of("punk.scene.out", out=mini.out), "punk.downed.out"
    if view.active is not None and view.active.mini == mini.id:
        yield Message.of("punk.card.actions", left=view.active.left), "punk.action.count"
    if mini.at.height > 0:
        text = Message.of("punk.card.height", height=mini.at.height / CM, held=mini.at.held)
        yield text, "punk.measure.contact_vertical"
    most = number(mini, "hard_to_kill")
    if most:
        text = Message.of("punk.picture.wounds", wounds=mini.wounds, most=most)
        yield text, "punk.core.hard_to_kill"
    yield from lines_of(marks(view, mini))
    if mini.emptied:
        yield Message("punk.card.emptied"), "punk.special.incendiary.gear_lost"


def _attributes(mini: Mini) -> Iterator[Line]:
    """Yields the Attributes as they are now, and as they were if they have changed."""
    for letter in LETTERS:
        yield _attribute(mini, letter), USES
    armour = Message.of("punk.card.armour", armour=mini.armour, worn=mini.worn or "none")
    yield armour, ARMOUR


def _attribute(mini: Mini, letter: Letter) -> Message:
    born = mini.attributes[letter]
    now = value(mini, letter)
    return Message.of(
        "punk.card.attribute",
        letter=letter,
        now=NONE if born is None else str(now),
        changed=born is not None and born != now,
        born=NONE if born is None else str(born),
    )


# --- what it has


def _weapons(mini: Mini) -> Iterator[Line]:
    for item in mini.gear:
        entry = weapon_of(item)
        if entry is not None:
            yield _weapon(item, _figures(item.kind)), ""


@lru_cache(maxsize=256)
def _figures(kind: str) -> Message:
    """Returns a weapon's figures, as a sheet writes them, and its special rules."""
    line = weapon_line(entry_of(kind), known())
    return Message.of("punk.card.facts", name=line.name, facts=line.facts)


def _weapon(item: Item, figures: Message) -> Message:
    if not (item.reload or item.charges or item.broken or any(item.pumped)):
        return figures
    return Message.of(
        "punk.card.weapon",
        figures=figures,
        reload=item.reload,
        charges=item.charges,
        broken=item.broken,
        pumped=sum(item.pumped),
    )


def _gear(mini: Mini) -> Iterator[Line]:
    for kind in filter(None, (mini.worn, mini.shield)):
        yield _explained(kind), ARMOUR
    for item in mini.gear:
        if isinstance(entry_of(item.kind), Equipment):
            yield _weapon(item, _explained(item.kind)), ""


@lru_cache(maxsize=256)
def _explained(kind: str) -> Message:
    """Returns the name of a piece of gear, and what it does."""
    found, entry = known(), entry_of(kind)
    name = text_of(entry.name)
    if entry.es:
        return _about(name, entry)
    facts = [special_name(found, one) for one in entry.special]
    if isinstance(entry, Armour):
        facts.insert(0, Message.of("punk.band.sheet.armour", armour=str(entry.armour)))
    return Message.of("punk.card.facts", name=name, facts=tuple(facts)) if facts else name


def _bullets(mini: Mini) -> Iterator[Line]:
    """Yields its bullets. A view that may not show them does not contain them."""
    for kind, count in mini.bullets.items():
        if count:
            name = name_of(known(), kind)
            yield Message.of("punk.band.times", name=name, count=count), SECRET


# --- what it can do


def _special(mini: Mini) -> Iterator[Line]:
    """Yields its own special rules and those of its gear, each once, with what they do."""
    own = [Ability(identity, count) for identity, count in mini.special.items()]
    carried = [
        Ability(identity, count)
        for item in mini.gear
        for identity, count in abilities(item.kind).items()
    ]
    for ability in {one.id: one for one in (*carried, *own)}.values():
        yield _told(ability), rule_of(ability.id)


@lru_cache(maxsize=256)
def _told(ability: Ability) -> Message:
    found = known()
    rule = found.special.get(ability.id)
    name = special_name(found, ability)
    if rule is None:
        return name
    return _about(name, rule)


def _powers(mini: Mini) -> Iterator[Line]:
    for identity in profile_of(mini).powers:
        power = known().powers[identity]
        yield _about(text_of(power.name), power), rule_of(identity)


def _about(name: Message, entry: Told | Gear) -> Message:
    about = text_of({"es": entry.es, "en": entry.en})
    return Message.of("punk.card.about", name=name, about=about)


def rule_of(ability: str) -> str:
    """The rule to read first about a special rule or a power; none for what is only described."""
    ours = ability in library().special or ability in library().powers
    return RULES.get(ability) or (f"punk.core.{ability}" if ours else "")
