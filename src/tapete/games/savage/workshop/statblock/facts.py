"""What a text says about a weapon, armour or a shield, compared with the rules' own."""

from __future__ import annotations

import re

from tapete.games.savage.content.library import (
    Armour,
    Natural,
    Shield,
    Weapon,
    damage_of,
    library,
)

_STRENGTH = r"(?:str(?:ength)?|fue(?:rza)?)\b\.?"
_DAMAGE = re.compile(
    rf"(?:(?:damage|da[ñn]o|dmg):? ?)?({_STRENGTH}(?: ?\+ ?1?d[0-9]+)*|[0-9]?d[0-9]+)"
    r"((?: ?\+ ?[0-9]+)?)",
    re.IGNORECASE,
)
_BONUS = re.compile(r"\+ ?([0-9]{1,2})(?: (?:armou?r|armadura))?", re.IGNORECASE)
_PARRY = re.compile(
    r"(?:parry|parada):? ?([+-][0-9])|([+-][0-9]) (?:to )?(?:parry|(?:a la )?parada)", re.IGNORECASE
)
_AP = re.compile(r"(?:ap|pa):? ?([0-9]{1,2})", re.IGNORECASE)
_RANGE = re.compile(r"(?:(?:range|alcance|distancia):? ?)?([0-9]+)/([0-9]+)/([0-9]+)", re.I)
_REACH = re.compile(r"(?:reach|alcance):? ?([0-9])[\"”″]?", re.IGNORECASE)
_WORN = re.compile(
    r"armou?r|mail|plate|vest|coat|jacket|hide|leather|robes|suit|hauberk|corselet|gambeson|furs|"
    r"kevlar|helm|coraza|peto|armadura|cota|malla|chaleco|abrigo|ropa|traje|pieles|cuero|yelmo|casco",
    re.IGNORECASE,
)
_HELMET = re.compile(r"helm|yelmo|casco", re.IGNORECASE)
_LONGEST = 200


def damage_in(text: str) -> str:
    """Returns the damage that a text begins with, as content has it: `Str+d6`; or ""."""
    form = _DAMAGE.match(text.strip()[:_LONGEST])
    if form is None:
        return ""
    dice = re.sub(_STRENGTH, "Str", form[1].replace(" ", ""), flags=re.IGNORECASE).lower()
    return (dice.replace("str", "Str") + form[2].replace(" ", "")).replace("+1d", "+d")


def differing(identity: str, said: str) -> tuple[str, bool]:
    """Returns where a remark differs from the rules, and whether it says more than they do."""
    found = library()
    tables = (found.weapons, found.armour, found.shields)
    entry = next(table[identity] for table in tables if identity in table)
    other, more = [], False
    for part in filter(None, (part.strip() for part in re.split(r"[,;]", said[:_LONGEST]))):
        same = _same(entry, part)
        more = more or same is None
        other += [part] if same is False else []
    return ", ".join(other), more


def _same(entry: object, part: str) -> bool | None:
    """Returns if a part of a remark agrees with the rules; None if it is about something else."""
    if isinstance(entry, Armour):
        form = _BONUS.fullmatch(part)
        return None if form is None else int(form[1]) == max(entry.torso, entry.head)
    if form := _PARRY.fullmatch(part):
        return isinstance(entry, Weapon | Shield) and int(form[1] or form[2]) == entry.parry
    if isinstance(entry, Shield) and (form := _BONUS.fullmatch(part)):
        return int(form[1]) == entry.parry
    return _same_weapon(entry, part) if isinstance(entry, Weapon) else None


def _same_weapon(weapon: Weapon, part: str) -> bool | None:
    if form := _RANGE.fullmatch(part):
        return tuple(map(int, form.groups())) == weapon.range
    if form := _AP.fullmatch(part):
        return int(form[1]) == weapon.ap
    if form := _REACH.fullmatch(part):
        return int(form[1]) == weapon.reach
    if _DAMAGE.fullmatch(part) is None:
        return None
    return _same_damage(damage_in(part), weapon.damage)


def _same_damage(one: str, other: str) -> bool:
    try:
        return damage_of(one) == damage_of(other)
    except ValueError:
        return False


def keenness(said: str) -> tuple[Natural, str]:
    """Returns the AP and the Reach that a remark states, and what else it says."""
    values: dict[str, int] = {}
    rest = []
    for part in filter(None, (part.strip() for part in re.split(r"[,;.]", said[:_LONGEST]))):
        piercing, reaching = _AP.fullmatch(part), _REACH.fullmatch(part)
        if piercing:
            values.setdefault("ap", int(piercing[1]))
        elif reaching:
            values.setdefault("reach", int(reaching[1]))
        else:
            rest.append(part)
    return Natural(**values), ", ".join(rest)


def armour_like(name: str, said: str) -> str:
    """Returns the lightest armour that gives as much as a remark says; or ""."""
    parts = [
        form
        for part in re.split(r"[,;]", said[:_LONGEST])
        if (form := _BONUS.fullmatch(part.strip()))
    ]
    if not parts or not _WORN.search(f"{name} {parts[0][0]}"):
        return ""
    place = "head" if _HELMET.search(name) else "torso"
    able = [
        (i, one) for i, one in library().armour.items() if getattr(one, place) == int(parts[0][1])
    ]
    return min(able, key=lambda pair: pair[1].min_strength)[0] if able else ""


def stand_in(said: str) -> str:
    """Returns a weapon that does the damage a remark gives, at the range it gives; or ""."""
    parts = [part.strip() for part in re.split(r"[,;]", said[:_LONGEST])]
    damage = next((damage_in(part) for part in parts if _DAMAGE.fullmatch(part)), "")
    bands = next((form for part in parts if (form := _RANGE.fullmatch(part))), None)
    if not damage:
        return ""
    wanted = tuple(map(int, bands.groups())) if bands else None
    return next((name for name, one in _carried() if _is_like(one, damage, wanted)), "")


def _carried() -> list[tuple[str, Weapon]]:
    """The weapons that can be carried, plain ones first."""
    able = [
        (i, one) for i, one in library().weapons.items() if one.kind != "natural" and i != "unarmed"
    ]
    return sorted(able, key=lambda pair: (pair[1].hands, bool(pair[1].template), pair[1].ap))


def _is_like(weapon: Weapon, damage: str, wanted: tuple[int, ...] | None) -> bool:
    improvised = weapon.kind == "melee" and weapon.ranged and not weapon.cutting
    return (
        not improvised
        and _same_damage(damage, weapon.damage)
        and (weapon.range == wanted if wanted else not weapon.ranged)
    )
