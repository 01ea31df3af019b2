"""Characters, checked, shown and converted."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from tapete.cli.names import Unreadable
from tapete.content import Page
from tapete.games.savage.content.library import Power, Profile, Trait, known, library
from tapete.games.savage.figures import DIE_STEPS
from tapete.games.savage.labels.sheet import Language
from tapete.games.savage.workshop import budget
from tapete.games.savage.workshop.builder import Built, check
from tapete.games.savage.workshop.statblock import Reading, read, write
from tapete.games.savage.workshop.statblock.words import TOKENS
from tapete.games.savage.workshop.statblock.writing import one_line
from tapete.kernel.errors import TapeteError
from tapete.kernel.shaping import json_decoder
from tapete.words import Words

LONGEST_NAME = 80
FAULTY = 1
"""The exit code of a check that found faults."""


class UnknownHero(TapeteError):
    """Neither a character of the library nor a file."""

    key = "hero.error.unknown"


class BadJson(TapeteError):
    """A file that begins like JSON and is no character."""

    key = "hero.error.bad_json"


def check_hero(words: Words, given: str) -> int:
    """Says what is wrong; the exit code says whether anything is."""
    reading = hero_named(given)
    _warn(words, reading)
    built = check(reading.profile)
    name = reading.profile.name[_language(words)][:LONGEST_NAME]
    verdict = "hero.check.bad" if built.faults else "hero.check.good"
    print(words.say(verdict, name=name, faults=len(built.faults)))
    for fault in built.faults:
        print(words.say("hero.check.fault", fault=fault.message, rule=fault.rule))
    _print_values(words, built)
    return FAULTY if built.faults else 0


def _print_values(words: Words, built: Built) -> None:
    bill, values = built.spent, built.derived
    spent = {
        "steps": bill.attributes,
        "most_steps": budget.ATTRIBUTE_STEPS,
        "points": bill.skills,
        "most_points": budget.SKILL_POINTS,
        "edges": bill.edges,
        "most_edges": budget.FREE_EDGES,
    }
    print(words.say("hero.check.spent", **spent, needed=bill.needed, earned=bill.earned))
    total = {**msgspec.structs.asdict(values), "toughness": values.toughness + values.armour}
    print(words.say("hero.check.derived", **total))


def show_hero(words: Words, given: str) -> None:
    """The stat block, and what is behind its names."""
    reading = hero_named(given)
    _warn(words, reading)
    print(write(reading.profile, _language(words)))
    for line in _explained(reading.profile, _language(words)):
        print(line)


def _explained(profile: Profile, language: Language) -> Iterator[str]:
    found = library()
    tables: dict[str, Mapping[str, Trait | Power]] = {
        "edges": found.edges,
        "hindrances": found.hindrances,
        "powers": found.powers,
    }
    for field, table in tables.items():
        for identity in getattr(profile, field):
            entry = table[identity]
            yield f"{entry.name[language]}: {entry.es if language == 'es' else entry.en}"


def export_hero(words: Words, given: str) -> None:
    reading = hero_named(given)
    _warn(words, reading)
    print(write(reading.profile, _language(words)), end="")


def import_hero(words: Words, file: Path) -> None:
    reading = _in_file(file)
    _warn(words, reading)
    print(msgspec.json.encode(reading.profile).decode())


def hero_named(given: str) -> Reading:
    """Of the library, or in a file: a stat block, or JSON."""
    try:
        return Reading(library().profile(given))
    except KeyError:
        return _in_file(Path(given))


def _in_file(file: Path) -> Reading:
    text = _text(file)
    return Reading(_from_json(text, file)) if text.lstrip().startswith("{") else read(text)


def _from_json(text: str, file: Path) -> Profile:
    try:
        profile = json_decoder(Profile).decode(text)
    except msgspec.DecodeError as wrong:
        raise BadJson(file=str(file), problem=str(wrong)) from None
    Page(str(file), text, profile).check(known())
    _check_json(profile, file)
    return profile


def _check_json(profile: Profile, file: Path) -> None:
    """What neither the type of a profile nor the library's own check sees."""
    sound = {
        "name": set(profile.name) == {"es", "en"} and all(map(one_line, profile.name.values())),
        "token": profile.token in TOKENS,
        "run": profile.run in DIE_STEPS,
    }
    for field, holds in sound.items():
        if not holds:
            raise BadJson(file=str(file), problem=f"{field}: {getattr(profile, field)}")


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8-sig")
    except FileNotFoundError:
        raise UnknownHero(given=str(file), known=", ".join(library().heroes)) from None
    except OSError as wrong:
        raise Unreadable(file=str(file), problem=str(wrong.strerror)) from None
    except UnicodeDecodeError:
        raise Unreadable(file=str(file), problem="UTF-8") from None


def _warn(words: Words, reading: Reading) -> None:
    for warning in reading.warnings:
        print(words.say(warning), file=sys.stderr)


def _language(words: Words) -> Language:
    return "es" if words.language == "es" else "en"
