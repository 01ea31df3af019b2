"""The sheet of a hero, to be played with at a real table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from tapete.games.savage.content.library import ATTRIBUTES, Power, Profile, Trait, Weapon, library
from tapete.games.savage.content.names import damage_name
from tapete.games.savage.labels.conditions import CONDITIONS
from tapete.games.savage.labels.sheet import Language, die
from tapete.games.savage.workshop.statblock.derived import derived
from tapete.games.savage.workshop.statblock.words import name_of
from tapete.kernel import Message
from tapete.workshop import Grid, Part, Sheet, Track, blank

Say: TypeAlias = Callable[[Message], str]
STATES = ("shaken", "stunned", "prone", "distracted", "vulnerable", "entangled", "bound", "aim")
"""The states that are ticked on paper."""
WOUNDS, FATIGUE = ("-1", "-2", "-3"), ("-1", "-2")
OUT = "Inc"
BENNIES = 8
"""How many bennies there is room for: three at the start, and those that are won."""
SPARE = 20
"""How many shots there is room for besides those in a weapon."""
COLUMNS = ("weapon", "damage", "ap", "range", "rof", "shots", "notes")
WIDTHS = (46, 28, 12, 24, 12, 16, 48)


def paper_of(profile: Profile, language: Language, say: Say) -> Sheet:
    """Returns a hero's sheet: its dice, its boxes, its weapons, and what each edge does."""
    return Sheet(
        title=profile.name.get(language) or next(iter(profile.name.values())),
        summary=_summary(profile, language),
        parts=(
            _traits(profile, language, say),
            Part(_said(say, "state"), (), (), tracks=tuple(_boxes(profile, say))),
            *_armoury(profile, language, say),
        ),
        rules=_said(say, "abilities"),
        explained=(*explained_in(profile, language), *_special(profile)),
        legend=CONDITIONS.legend(STATES, say),
        legend_title=_said(say, "legend"),
        reference_title=_said(say, "reference"),
    )


def _said(say: Say, what: str) -> str:
    return say(Message(f"savage.hero.paper.{what}"))


def _summary(profile: Profile, language: Language) -> str:
    values = derived(profile)
    worn = f" ({values.armour})" if values.armour else ""
    shown = {
        "pace": f"{values.pace} + {die(profile.run)}",
        "parry": str(values.parry),
        "toughness": f"{values.toughness + values.armour}{worn}",
    }
    wild = (name_of("label", "wild", language),) if profile.wild else ()
    told = (f"{name_of('label', name, language)} {value}" for name, value in shown.items())
    return " · ".join((*wild, *told))


def _traits(profile: Profile, language: Language, say: Say) -> Part:
    """Its attributes as a table, and its skills in a line."""
    names = tuple(name_of("attribute", one, language) for one in ATTRIBUTES)
    dice = {str(name): value for name, value in profile.attributes.items()}
    shown = tuple(die(dice[one], profile.bonuses.get(one, 0)) for one in ATTRIBUTES)
    brief = ", ".join(f"{name} {value}" for name, value in zip(names, shown, strict=True))
    skills = tuple(_skills(profile, language))
    label = name_of("label", "skills", language)
    lines = (f"{label}: {', '.join(skills)}",) if skills else ()
    return Part(_said(say, "traits"), (brief,), (Grid(names, (shown,)),), lines)


def _skills(profile: Profile, language: Language) -> Iterator[str]:
    for name, value in profile.skills.items():
        yield f"{name_of('skill', name, language)} {die(value, profile.bonuses.get(name, 0))}"


def _boxes(profile: Profile, say: Say) -> Iterator[Track]:
    """Yields what is ticked in a fight: wounds, fatigue, bennies, power points and states."""
    wounds = WOUNDS if profile.wild else ()
    yield Track(_said(say, "wounds"), (*wounds, *("+",) * profile.resilience, OUT))
    yield Track(_said(say, "fatigue"), (*FATIGUE, OUT))
    if profile.wild:
        yield blank(_said(say, "bennies"), BENNIES)
    if profile.points:
        yield blank(_said(say, "points"), profile.points)
    yield Track(_said(say, "states"), CONDITIONS.titles(STATES, say), beside=True)


def _armoury(profile: Profile, language: Language, say: Say) -> Iterator[Part]:
    """Yields its weapons, with a box for each shot, and the rest of its gear."""
    found = library()
    gear = list(dict.fromkeys(profile.gear))
    weapons = [found.weapons[one] for one in gear if one in found.weapons]
    others = [name_of("gear", one, language) for one in gear if one not in found.weapons]
    kept = [kept.text for kept in profile.kept if kept.field == "gear" and not kept.of]
    if not (weapons or others or kept):
        return
    rows = tuple(_cells(one, language, say) for one in weapons)
    heads = tuple(_said(say, f"column.{name}") for name in COLUMNS)
    grids = (Grid(heads, rows, WIDTHS),) if rows else ()
    brief = tuple(", ".join(filter(None, row)) for row in rows)
    lines = (", ".join([*others, *kept]),) if others or kept else ()
    title = name_of("label", "gear", language)
    yield Part(title, brief, grids, lines, tracks=tuple(_shots(weapons, language)))


def _cells(weapon: Weapon, language: Language, say: Say) -> tuple[str, ...]:
    bands = "/".join(map(str, weapon.range)) if weapon.range else "-"
    shots = str(weapon.shots) if weapon.shots else "-"
    figures = (
        say(damage_name(weapon.damage)),
        str(weapon.ap or "-"),
        bands,
        str(weapon.rof),
        shots,
    )
    return (weapon.name[language], *figures, ", ".join(_notes(weapon, say)))


def _notes(weapon: Weapon, say: Say) -> Iterator[str]:
    told = {"parry": weapon.parry, "reach": weapon.reach, "min_strength": weapon.min_strength}
    usual = {"min_strength": 4}
    for name, value in told.items():
        if value != usual.get(name, 0):
            shown = die(value) if name == "min_strength" else f"{value:+}"
            yield say(Message.of(f"savage.hero.paper.{name}", value=shown))
    if weapon.hands > 1:
        yield _said(say, "two_hands")


def _shots(weapons: Iterable[Weapon], language: Language) -> Iterator[Track]:
    """Yields the boxes of the weapons that are loaded: what they hold, and some to spare."""
    for weapon in weapons:
        if weapon.shots:
            yield blank(weapon.name[language], max(weapon.shots, SPARE))


def explained_in(profile: Profile, language: Language) -> Iterator[tuple[str, str]]:
    """Yields what each edge, hindrance and power does, in a line."""
    found = library()
    tables: dict[str, Mapping[str, Trait | Power]] = {
        "edges": found.edges,
        "hindrances": found.hindrances,
        "powers": found.powers,
    }
    for field, table in tables.items():
        for identity in getattr(profile, field):
            entry = table[identity]
            yield entry.name[language], entry.es if language == "es" else entry.en


def _special(profile: Profile) -> Iterator[tuple[str, str]]:
    """Yields the special abilities that its player wrote as a name and a text."""
    for kept in profile.kept:
        name, colon, text = kept.text.partition(":")
        if kept.field == "special" and colon:
            yield name.strip(), text.strip()
