"""What a stat block says of somebody without being a rule, to read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapete.games.savage.content.library import Kept
from tapete.games.savage.content.names import text_of, thing_name
from tapete.games.savage.labels.sheet import LABELS
from tapete.kernel import Message


def kept_texts(texts: Iterable[Kept]) -> Iterator[Message]:
    """Yields the texts, each with the field it stands in and the pick that it is about."""
    for kept in texts:
        text = Message.of("savage.word", word=kept.text)
        said = _about(thing_name(kept.of), text) if kept.of else text
        named = kept.field in LABELS and kept.field != "special"
        yield _about(field_name(kept.field), said) if named else said


def field_name(field: str) -> Message:
    """The word that a stat block uses for a field, in both languages."""
    return text_of({language: names[0] for language, names in LABELS[field].items()})


def _about(name: Message, about: Message) -> Message:
    return Message.of("savage.card.about", name=name, about=about)
