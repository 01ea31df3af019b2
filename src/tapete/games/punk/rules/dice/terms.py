"""The terms of a roll, by the names players use."""

from __future__ import annotations

from tapete.games.punk.figures import value
from tapete.games.punk.state import Letter, Mini
from tapete.kernel import Message, Modifier

USES = "punk.attribute.uses"


def own(mini: Mini, letter: Letter, rule: str = USES) -> Modifier:
    """A mini's own Attribute, added."""
    return Modifier(rule, value(mini, letter), _attribute(mini, letter))


def against(mini: Mini, letter: Letter, rule: str = USES) -> Modifier:
    """A rival's Attribute, taken off."""
    return Modifier(rule, -value(mini, letter), _attribute(mini, letter))


def _attribute(mini: Mini, letter: Letter) -> Message:
    return Message.of("punk.term.attribute", attribute=letter.lower(), figure=mini.id)


def armed(mini: Mini, weapon: str, amount: int, rule: str) -> Modifier:
    """What somebody's weapon adds."""
    return Modifier(rule, amount, Message.of("punk.term.weapon", weapon=weapon, figure=mini.id))


def struck(strength: int, rule: str) -> Modifier:
    """The Strength of a hit."""
    return Modifier(rule, strength, Message.of("punk.term.strength"))


def turned(term: Modifier) -> Modifier:
    """What a rival adds, taken off."""
    return Modifier(term.rule, -term.amount, term.name)
