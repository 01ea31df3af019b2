"""Playing a journal again: by the rules as they now are, and with the dice as they fell."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from tapete.kernel import Match, OneOf, Table
from tapete.kernel.chance.seed import from_number
from tapete.kernel.errors import BadOptions, BadSeed
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.records import Answered, TakenBack, Thrown
from tapete.kernel.matches.replays import (
    Diverged,
    ForgedDice,
    OtherContent,
    replay,
    replay_steps,
    verify,
)
from tapete.kernel.message import Message
from tapete.words import LANGUAGES, Words
from tests.kernel.matches import image, played
from tests.salteadores import GAME
from tests.salteadores.game import Salteadores
from tests.salteadores.state import State

MATCH = played(12, goal=100)
JOURNAL = MATCH.journal()


class WithRope(Salteadores):
    """A later edition: there is a third kind of job."""

    def step(self, state: State, table: Table) -> None:
        table.ask(state.active, "salteadores.ask.rope", OneOf(("take", "leave")))
        super().step(state, table)


class Weighted(Salteadores):
    """A later edition: the deck has one card less."""

    def setup(self, options: object) -> State:
        state = super().setup(options)  # type: ignore[arg-type]
        state.deck.middle.pop()
        return state


class Recut(Salteadores):
    def fingerprints(self, options: object) -> Mapping[str, str]:
        return {"cards.toml": "0123"}


def test_a_replay_shows_the_match_after_each_answer() -> None:
    answers = [len(match.line) for match in replay_steps(JOURNAL, GAME)]
    assert answers == list(range(13))


def test_rules_that_ask_something_else_diverge_at_the_first_entry_that_differs() -> None:
    with pytest.raises(Diverged) as diverged:
        replay(JOURNAL, WithRope())
    assert diverged.value.entry == 1
    assert diverged.value.then == Message("kernel.entry.roll")
    assert diverged.value.now.key == "kernel.entry.asked"
    assert ("question", "salteadores.ask.rope") in diverged.value.now.args


def test_rules_that_roll_otherwise_diverge_and_say_what_fell_then_and_now() -> None:
    with pytest.raises(Diverged) as diverged:
        replay(JOURNAL, Weighted())
    then, now = (dict(message.args) for message in (diverged.value.then, diverged.value.now))
    assert (then["dice"], now["dice"]) == ("d20", "d19")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("es", "El apunte 1 era: una tirada. Ahora sería: la pregunta salteadores.ask.rope ["),
        ("en", "Entry 1 was: a roll. Now it would be: the question salteadores.ask.rope ["),
    ],
)
def test_a_divergence_is_said_in_the_language_of_whoever_reads_it(language: str, said: str) -> None:
    with pytest.raises(Diverged) as diverged:
        replay(JOURNAL, WithRope())
    assert said in Words(language).say(diverged.value.message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_so_is_one_of_an_answer_or_an_undo_that_is_refused_now(language: str) -> None:
    words = Words(language)
    words.learn("salteadores", "tests.salteadores")
    at = next(n for n, record in enumerate(JOURNAL.records) if isinstance(record, Answered))
    bribed = msgspec.structs.replace(JOURNAL.records[at], answer="bribe")
    answered = (*JOURNAL.records[:at], bribed, *JOURNAL.records[at + 1 :])
    for records in (answered, (*JOURNAL.records, TakenBack(0, 999))):
        with pytest.raises(Diverged) as diverged:
            replay(Journal(JOURNAL.header, records), GAME)
        said = words.say(diverged.value.message)
        assert "⟦" not in said
        assert "kernel." not in said


def test_an_answer_that_would_now_be_refused_diverges() -> None:
    records = list(JOURNAL.records)
    at = next(n for n, record in enumerate(records) if isinstance(record, Answered))
    records[at] = msgspec.structs.replace(records[at], answer="bribe")
    with pytest.raises(Diverged) as diverged:
        replay(Journal(JOURNAL.header, tuple(records)), GAME)
    assert diverged.value.entry == at + 1


def test_an_undo_that_cannot_be_diverges() -> None:
    records = (*JOURNAL.records, TakenBack(0, 999))
    with pytest.raises(Diverged, match="nothing_to_undo"):
        replay(Journal(JOURNAL.header, records), GAME)


def test_records_after_the_last_answer_that_nothing_led_to_diverge() -> None:
    records = (*JOURNAL.records, Thrown(99, (6,), (3,)))
    with pytest.raises(Diverged):
        replay(Journal(JOURNAL.header, records), GAME)


def test_a_journal_of_other_content_is_refused() -> None:
    with pytest.raises(OtherContent, match=r"cards\.toml"):
        replay(JOURNAL, Recut())


def test_a_journal_without_its_seed_is_replayed_from_its_faces() -> None:
    journal = MATCH.journal(with_seed=False)
    assert journal.header.seed is None
    again = replay(journal, GAME)
    assert again.state == MATCH.state
    assert again.records == MATCH.records


def test_options_and_seeds_that_cannot_be_are_named() -> None:
    header = msgspec.structs.replace(JOURNAL.header, options={"goal": "x"})
    with pytest.raises(BadOptions):
        replay(Journal(header, JOURNAL.records), GAME)
    header = msgspec.structs.replace(JOURNAL.header, seed="blake2b-words:zz")
    with pytest.raises(BadSeed):
        replay(Journal(header, JOURNAL.records), GAME)


def test_every_face_is_verified_against_the_seed() -> None:
    thrown = [record for record in JOURNAL.records if isinstance(record, Thrown)]
    assert verify(JOURNAL) == sum(len(record.faces) for record in thrown)


def forged(problem: str, journal: Journal) -> None:
    with pytest.raises(ForgedDice, match=problem):
        verify(journal)


def test_a_face_that_was_touched_is_found() -> None:
    records = list(JOURNAL.records)
    first = records[0]
    assert isinstance(first, Thrown)
    records[0] = msgspec.structs.replace(first, faces=(first.faces[0] % 20 + 1,))
    forged("face", Journal(JOURNAL.header, tuple(records)))


def test_faces_that_were_skipped_are_found() -> None:
    records = [r for n, r in enumerate(JOURNAL.records) if n != 1]
    forged("place", Journal(JOURNAL.header, tuple(records)))


def test_another_seed_than_the_one_promised_is_found() -> None:
    header = msgspec.structs.replace(JOURNAL.header, seed=from_number(99))
    forged("commitment", Journal(header, JOURNAL.records))


def test_dice_cannot_be_verified_before_the_seed_is_published() -> None:
    forged("no_seed", MATCH.journal(with_seed=False))


def test_acing_dice_are_verified_face_by_face() -> None:
    from tests.kernel.rolling import ROLLING

    match = Match(ROLLING, {}, from_number(4))
    while match.question is not None:
        match.answer(0, True)
    thrown = [record for record in match.records if isinstance(record, Thrown)]
    assert any(len(record.faces) > len(record.dice) for record in thrown)
    assert verify(match.journal()) == sum(len(record.faces) for record in thrown)
    assert image(replay(match.journal(), ROLLING)) == image(match)
