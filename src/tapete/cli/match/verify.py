"""`tapete verify`: were the dice touched, and do the rules still say the same?"""

from __future__ import annotations

from pathlib import Path

from tapete.cli.names import game_of, journal_in
from tapete.kernel.matches.replays import replay, verify
from tapete.words import Words


def verify_journal(words: Words, file: Path, named: str) -> None:
    """Recomputes every face from the seed, then plays the journal again by the rules."""
    journal = journal_in(file)
    faces = verify(journal)
    print(words.say("cli.verify.promise", commitment=str(journal.header.commitment)))
    print(words.say("cli.verify.faces", faces=faces))
    replay(journal, game_of(journal, named, words))
    print(words.say("cli.verify.rules", records=len(journal.records)))
