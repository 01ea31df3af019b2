"""Reads a profile from a text, and tells what became of everything the text says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tapete.games.savage.content.library import Kept, Profile
from tapete.games.savage.labels.sheet import LABELS
from tapete.games.savage.workshop.statblock.abilities.banes import materials
from tapete.games.savage.workshop.statblock.abilities.kinds import trappings
from tapete.games.savage.workshop.statblock.abilities.special import Specials, specials
from tapete.games.savage.workshop.statblock.bad import BadStatBlock
from tapete.games.savage.workshop.statblock.findings import Finding, Findings, told
from tapete.games.savage.workshop.statblock.gear import gear
from tapete.games.savage.workshop.statblock.names import apart
from tapete.games.savage.workshop.statblock.naming import naming
from tapete.games.savage.workshop.statblock.picks import picks, powers
from tapete.games.savage.workshop.statblock.settling import Given, settled
from tapete.games.savage.workshop.statblock.text.cutting import LONGEST, fields_of
from tapete.games.savage.workshop.statblock.text.fields import Fields
from tapete.games.savage.workshop.statblock.text.headings import labels
from tapete.games.savage.workshop.statblock.text.parting import parted
from tapete.games.savage.workshop.statblock.text.passage import Passage, Written, trimmed
from tapete.games.savage.workshop.statblock.traits import attributes, skills
from tapete.games.savage.workshop.statblock.values import given, number, running_die
from tapete.games.savage.workshop.statblock.words import ARCANE, key, lexicon
from tapete.kernel import Message
from tapete.kernel.shaping import shaped


class Reading(msgspec.Struct, frozen=True):
    """What a text says, line by line, with warnings about values that the rules do not give."""

    profile: Profile
    findings: tuple[Finding, ...] = ()
    warnings: tuple[Message, ...] = ()

    @property
    def notes(self) -> tuple[Message, ...]:
        """What a player must know: whatever did not become a rule as it stands."""
        odd = tuple(finding for finding in self.findings if finding.sort != "rules")
        return (*told(odd), *self.warnings)

    @property
    def report(self) -> tuple[Message, ...]:
        """Everything that was found, and the warnings."""
        return (*told(self.findings), *self.warnings)


def read(text: str) -> Reading:
    """Reads a stat block; raises `BadStatBlock` if something that is needed is missing.

    If a text has several, it reads the first, and tells of the next.
    """
    first, *others = _parts(text)
    found = Findings()
    for other in others[:1]:
        found.unknown(other.line, other.text.strip().partition("\n")[0], "another")
    return _read(first, found)


def read_all(text: str) -> tuple[Reading | BadStatBlock, ...]:
    """Reads all stat blocks of a text, each by itself. For one that cannot be played, says why.

    Raises `BadStatBlock` if none of them can.
    """
    found = tuple([_tried(part) for part in _parts(text)])
    bad = [one for one in found if isinstance(one, BadStatBlock)]
    if len(bad) == len(found):
        raise BadStatBlock(tuple(fault for one in bad for fault in one.faults))
    return found


def _parts(text: str) -> list[Written]:
    if len(text) > LONGEST:
        found = Findings()
        found.missing(1, "too_long", str(len(text)), most=LONGEST)
        raise BadStatBlock(found.of("missing"))
    return parted(text)


def _tried(part: Written) -> Reading | BadStatBlock:
    try:
        return _read(part, Findings())
    except BadStatBlock as bad:
        return bad


def _read(part: Written, found: Findings) -> Reading:
    """Reads one stat block. Its lines are counted from where it stands in the text."""
    picked, values = _picked(fields_of("\n" * (part.line - 1) + part.text), found)
    if found.of("missing"):
        raise BadStatBlock(found.of("missing", "unknown"))
    profile, warnings = settled(shaped(picked, Profile), values)
    return Reading(profile, tuple(found.all), warnings)


def _picked(fields: Fields, found: Findings) -> tuple[dict[str, Any], Given]:
    """Returns the fields of a profile, and the values that the block states."""
    named = naming(fields, found)
    dice, known = attributes(fields, found), skills(fields, found)
    values, size = given(fields, found), number(fields, "size", found)
    edges = picks("edge", fields.items("edges"), found)
    hindrances = picks("hindrance", fields.items("hindrances"), found)
    carried = gear(fields, found)
    work = _powers(fields, known.dice, found)
    special = specials(fields.abilities, found)
    token = _token(fields, special, found)
    _texts(fields, named.description, found)
    picked = {
        "name": {"es": named.name, "en": named.name},
        "wild": named.wild,
        "attributes": dice.dice,
        "skills": known.dice,
        "bonuses": {**dice.bonuses, **known.bonuses},
        "edges": [*edges, *(edge for edge in special.edges if edge not in edges)],
        "hindrances": [*hindrances, *(h for h in special.hindrances if h not in hindrances)],
        "gear": [*carried, *(weapon for weapon in special.weapons if weapon not in carried)],
        **special.abilities(),
        "materials": materials(found.kept, carried),
        "trappings": trappings(found.kept, work["powers"]),
        "token": token,
        **work,
        **_values(fields, special, size),
    }
    kept = msgspec.to_builtins(in_order(found.kept, picked))
    return {**picked, "kept": kept}, values


def in_order(kept: Iterable[Kept], picked: dict[str, Any]) -> list[Kept]:
    """Returns the texts by field, in each those about its picks first, in the order of these."""
    texts = list(kept)
    fields = list(dict.fromkeys([*LABELS, *(one.field for one in texts)]))

    def place(one: Kept) -> tuple[int, bool, int]:
        ids = list(picked.get(one.field, ())) if one.of else []
        return fields.index(one.field), not one.of, ids.index(one.of) if one.of in ids else 0

    return sorted(texts, key=place)


def _values(fields: Fields, special: Specials, size: int | None) -> dict[str, int | bool]:
    """Returns the values of special abilities. Size may be a field of its own."""
    values = dict(special.values)
    if size is not None:
        values["size"] = size
    run = running_die(fields)
    if run is not None:
        values.setdefault("run", run)
    if fields.one("toughness") is None and special.toughness:
        values.setdefault("toughness", special.toughness)
    return values


def _powers(fields: Fields, skills: dict[str, int], found: Findings) -> dict[str, Any]:
    """Returns the powers, their points and the skill they are used with.

    Without such a skill nobody can use them, so they are text.
    """
    items, beside = powers(fields, found)
    points = number(fields, "points", found)
    arcane = _arcane(fields, skills, bool(items), found)
    if items and not arcane:
        found.unknown(items[0].line, ", ".join(item.text for item in items), "no_arcane")
        for item in items:
            found.keep("powers", item.text)
    ids = picks("power", items, found) if arcane else []
    return {"powers": ids, "points": points or beside or 0, "arcane": arcane}


def _arcane(fields: Fields, skills: dict[str, int], works: bool, found: Findings) -> str:
    """Returns the arcane skill that is stated, or else the best of the arcane skills."""
    written = fields.one("arcane")
    said = lexicon("skill").id(apart(trimmed(written.text))[0]) if written else ""
    if written and not said:
        near = lexicon("skill").near(written.text)
        found.unknown(written.line, written.text, "unknown", near, kind="skill")
    elif written:
        found.rules(written.line, written.text)
    able = [name for name in ARCANE if name in skills]
    best = max(able, key=skills.__getitem__) if able and works else ""
    return said or best


def _token(fields: Fields, special: Specials, found: Findings) -> str:
    written = fields.one("token")
    if written is None:
        animal = any(kept.field == "attributes" and key(kept.text) == "a" for kept in found.kept)
        return special.token or ("beast" if animal else "person")
    token = lexicon("token").id(trimmed(written.text))
    if token:
        found.rules(written.line, f"{fields.labels['token']}: {written.text}")
    else:
        near = lexicon("token").near(written.text)
        found.unknown(written.line, written.text, "unknown", near, kind="token")
    return token or "person"


def _texts(fields: Fields, head: tuple[Written, ...], found: Findings) -> None:
    """Keeps the description, and what has a label but no rule."""
    for note in filter(lambda passage: passage.text, fields.notes):
        _note(Written(note.lines[0], trimmed(note.text)), found)
    if "super" in fields.fields:
        found.text(fields.place("super"), "super", trimmed(fields.fields["super"].text))
    story = Passage()
    for line in head:
        story.add(line.line, line.text)
    for piece in _lines(fields.description):
        story.add(piece.line, piece.text)
    for piece in _lines(story):
        found.all.append(Finding("text", piece.line, piece.text))
    found.keep("description", story.text)
    for label, value in fields.again:
        if value.text and value.text != getattr(
            fields.one(labels().get(key(label), "")), "text", ""
        ):
            found.unknown(value.line, f"{label}: {value.text}", "twice")


def _note(note: Written, found: Findings) -> None:
    label = note.text.partition(":")[0]
    if key(apart(label)[0]) in labels():
        found.text(note.line, "note", note.text)
    else:
        near = lexicon("label").near(label)
        found.unknown(note.line, note.text, "label", near)
        found.keep("note", note.text)


def _lines(passage: Passage) -> list[Written]:
    """Returns the pieces of a passage by their lines."""
    ends = [*passage.starts[1:], len(passage.text)]
    parts = zip(passage.lines, passage.starts, ends, strict=False)
    return [Written(line, passage.text[start:end].strip()) for line, start, end in parts]
