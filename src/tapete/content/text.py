"""Names and other words of the content, in both languages."""

from __future__ import annotations

import msgspec

from tapete.kernel.message import Message


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`{ es = "El patio", en = "The Courtyard" }`."""

    es: str
    en: str

    @property
    def message(self) -> Message:
        """The words in the reader's language."""
        return Message.of("content.text", es=self.es, en=self.en)
