"""The texts that people read, in their language, from Fluent files."""

from tapete.words.words import LANGUAGES, Words, language_of

__all__ = ["LANGUAGES", "Words", "language_of"]
