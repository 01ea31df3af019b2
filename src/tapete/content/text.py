"""Names and other words of the content, in both languages."""

from __future__ import annotations

import msgspec

from tapete.kernel.message import Message


def within(text: str) -> str:
    """A name as it is written within a sentence: small, unless it is an abbreviation.

    >>> within("Crossbow"), within("EMP grenade")
    ('crossbow', 'EMP grenade')
    """
    return text[:1].lower() + text[1:] if text[1:2].islower() else text


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`{ es = "El patio", en = "The Courtyard" }`."""

    es: str
    en: str

    @property
    def message(self) -> Message:
        """The words in the reader's language."""
        return Message.of("content.text", es=self.es, en=self.en)
