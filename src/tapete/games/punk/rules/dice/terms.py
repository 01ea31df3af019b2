"""What a roll adds and takes off, by the names players use."""

from __future__ import annotations

from tapete.games.punk.figures import value
from tapete.games.punk.state import Letter, Mini
from tapete.kernel import Message, Modifier

USES = "punk.attribute.uses"


def own(mini: Mini, letter: Letter, rule: str = USES) -> Modifier:
    """An Attribute of its own."""
    return Modifier(rule, value(mini, letter), _attribute(mini, letter))


def against(mini: Mini, letter: Letter, rule: str = USES) -> Modifier:
    """An Attribute of its rival."""
    return Modifier(rule, -value(mini, letter), _attribute(mini, letter))


def _attribute(mini: Mini, letter: Letter) -> Message:
    return Message.of("punk.term.attribute", attribute=letter.lower(), figure=mini.id)


def armed(mini: Mini, weapon: str, amount: int, rule: str) -> Modifier:
    """What somebody's weapon adds."""
    return Modifier(rule, amount, Message.of("punk.term.weapon", weapon=weapon, figure=mini.id))


def struck(strength: int, rule: str) -> Modifier:
    """How hard it is hit."""
    return Modifier(rule, strength, Message.of("punk.term.strength"))


def turned(term: Modifier) -> Modifier:
    """What a rival adds, taken off."""
    return Modifier(term.rule, -term.amount, term.name)
