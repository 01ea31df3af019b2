"""What can harm a creature, or cannot: kinds of harm, materials, magic, and exceptions to them."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from tapete.games.savage.content.library import Kept, Weakness, library
from tapete.games.savage.labels.sheet import Names, both
from tapete.games.savage.state import Bane, HarmKind, Material
from tapete.games.savage.workshop.statblock.abilities.kinds import KINDS, listed
from tapete.words.folding import folded

MATERIALS: dict[Material, Names] = {
    "silver": both("plata|plateado|plateada|plateados|plateadas", "silver|silvered"),
    "iron": both("hierro|hierro frío", "iron|cold iron"),
    "wood": both("madera", "wood|wooden"),
}
_MORE: dict[Bane, Names] = {
    "magic": both(
        "magia|mágico|mágica|mágicos|mágicas|poderes|armas mágicas|ataques mágicos|encantado|"
        "encantada|encantados|encantadas",
        "magic|magical|powers|spells|magic weapons|magical weapons|magical attacks|enchanted",
    ),
    "head": both("cabeza", "head"),
}
BANES: dict[Bane, Names] = dict([*KINDS.items(), *MATERIALS.items(), *_MORE.items()])
_WORDS: dict[str, Bane] = {
    folded(word): bane for bane, names in BANES.items() for n in names.values() for word in n
}
_WORD = re.compile(rf"\b(?:{'|'.join(sorted(_WORDS, key=len, reverse=True))})\b")
_OTHER = re.compile(r"\bholy water\b|\bagua bendita\b|\bluz (?:del sol|solar|del dia)\b")
"""What has a bane in its name and is something else."""
_EXCEPT = re.compile(
    r"\b(?:except|unless|other than|but(?! (?:not|never|no)\b)|save|salvo|excepto|menos|a no ser)\b"
    r"(?: (?:for|by|que))?"
)
_ONLY = re.compile(rf"\b(?:only|solo|solamente|unicamente)\b|{_EXCEPT.pattern}")
_HALF = re.compile(r"\b(?:half|only|mitad|solo)\b")
_FILLING = re.compile(
    r"an?|al|and|are|attacks?|armas?|ataques?|be|by|can|come|con|damage|danos?|del?|el|en|for|from|"
    r"hacen?|harm(?:ed|s)?|hech[oa]s?|hieren?|hurt|if|is|it|las?|los?|made|of?|only|or|por|puede|"
    r"que|se|sean|solo|son|such|that|the|them|to|u|unas?|which|weapons?|with|wound(?:ed|s)?|y|e"
)
"""Words that say no more than what stands beside them."""
_PLUS = re.compile(r"\+ ?([0-9]{1,2})(?![0-9]|d[0-9])")
_DOUBLE = re.compile(r"\b(?:doubled?|twice|dobles?|el doble|se dobla)\b")
_BARE = re.compile(
    r"ignor\w* (?:\w+ ){0,3}(?:armou?r|armadura)|"
    r"(?:armou?r|armadura) (?:\w+ )?(?:does not|doesn't|offers no|no|never|nunca)"
)
USUAL_PLUS = 4
"""What a weakness adds to damage that does not say what it does."""
MOST_PLUS = 20


class Immune(msgspec.Struct, frozen=True):
    """What a list of immunities names, what it excepts, and if it says nothing else."""

    kinds: list[HarmKind] = []
    exceptions: list[Bane] = []
    whole: bool = False


def immunities(text: str) -> Immune:
    """Reads a list of immunities. One with an exception that nothing can be made of names none."""
    said = folded(text)
    divide = _EXCEPT.search(said)
    before, after = (said[: divide.start()], said[divide.end() :]) if divide else (said, "")
    found, rest = banes_in(after)
    if _HALF.search(before) or (divide and not found):
        return Immune()
    kinds, whole = listed(before)
    return Immune(kinds, found, whole and not rest)


def wounding(text: str) -> tuple[list[Bane], bool]:
    """Returns what alone can wound somebody, and if the text says nothing else about it."""
    found: list[Bane] = []
    whole = True
    for sentence in re.split(r"[.;:] ", folded(text)):
        divide = _ONLY.search(sentence)
        if divide is None:
            continue
        banes, rest = banes_in(sentence[divide.end() :])
        found += [bane for bane in banes if bane not in found]
        whole = whole and not (banes and rest)
    return [bane for bane in found if bane != "weapons"], whole


def banes_in(text: str) -> tuple[list[Bane], str]:
    """Returns what a text names that can harm, in order, and the words that say something else."""
    text = _OTHER.sub(lambda other: other[0].replace(" ", ""), text)
    found = list(dict.fromkeys(_WORDS[word] for word in _WORD.findall(text)))
    words = re.findall(r"[^\W_]+", _WORD.sub(" ", text))
    return found, " ".join(word for word in words if not _FILLING.fullmatch(word))


def weakness_in(text: str) -> Weakness | None:
    """Returns what a text says a weakness does; None if there is no rule for that."""
    said = folded(text)
    plus = next((int(one) for one in _PLUS.findall(said) if int(one) <= MOST_PLUS), 0)
    found = Weakness(plus, bool(_DOUBLE.search(said)), bool(_BARE.search(said)))
    return found if found != Weakness() else None


def materials(kept: Iterable[Kept], gear: Iterable[str]) -> dict[str, Material]:
    """Returns what weapons are made of, as far as what is said of them names it."""
    said = {one.of: _material(one.text) for one in kept if one.field == "gear" and one.of}
    weapons = [one for one in gear if one in library().weapons]
    return {weapon: made for weapon in weapons if (made := said.get(weapon))}


def _material(text: str) -> Material | None:
    banes = banes_in(folded(text))[0]
    return next((made for made in MATERIALS if made in banes), None)
