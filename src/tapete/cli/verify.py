"""`tapete verify`: were the dice touched, and do the rules still say the same?"""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from tapete.cli.names import game_of, journal_in
from tapete.kernel.replays import replay, verify
from tapete.words import Words


def verify_journal(words: Words, file: Path, named: str) -> None:
    """Recomputes every face from the seed, then plays the journal again by the rules."""
    console = Console(highlight=False)
    journal = journal_in(file)
    faces = verify(journal)
    console.print(words.say("cli.verify.promise", commitment=str(journal.header.commitment)))
    console.print(words.say("cli.verify.faces", faces=faces))
    replay(journal, game_of(journal, named, words))
    console.print(words.say("cli.verify.rules", records=len(journal.records)))
