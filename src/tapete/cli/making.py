"""Begins, checks, shows, counts and converts what players make, in any workshop."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from tapete.catalogue import load_if_any
from tapete.catalogue.printed import rules_for_sheets
from tapete.cli.names import game_named
from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Message
from tapete.words import Words
from tapete.workshop import CannotDo, Checked, Imported, Item, Purse, Value, Wish, Work, Workshop
from tapete.workshop.sheets import Paper

PAPERS: dict[str, Paper] = {"a4": "a4", "letter": "letter"}
FAULTY = 1
"""The exit code of a check that found faults."""


class Unwritable(TapeteError):
    """A file could not be written."""

    key = "cli.error.unwritable"


class AlreadyThere(TapeteError):
    """The file exists, and is only overwritten if that is asked for."""

    key = "cli.error.already_there"


class UnknownPaper(TapeteError):
    """There is no paper of that name."""

    key = "cli.error.unknown_paper"


class Target(msgspec.Struct, frozen=True):
    """Where something is written: to a file, or to the screen."""

    file: Path | None = None
    force: bool = False
    """True if an existing file may be overwritten."""

    def check(self) -> None:
        """Raises `AlreadyThere` if it would overwrite a file that it must not."""
        if self.file is not None and not self.force and self.file.exists():
            raise AlreadyThere(file=str(self.file))


class Bench(msgspec.Struct, frozen=True):
    """Where a command works: the workshop, and the words for what it prints."""

    words: Words
    game: str
    shop: Workshop

    def work(self, given: str, content: Path | None) -> Work:
        """Returns the work with that short name or in that file, and prints the notes on it."""
        work = self.shop_with(content).found(given)
        self.note(work.notes)
        return work

    def shop_with(self, content: Path | None) -> Workshop:
        """Returns the workshop with a player's own content, if any was named."""
        return self.shop if content is None else self.shop.with_content(content)

    def note(self, notes: Iterable[Message]) -> None:
        for note in notes:
            print(self.words.say(note), file=sys.stderr)

    def put(self, text: str, target: Target) -> None:
        whole = text if text.endswith("\n") else f"{text}\n"
        if target.file is None:
            print(whole, end="")
        else:
            self.write(whole.encode(), target.file, target.force)

    def write(self, data: bytes, file: Path, force: bool) -> None:
        try:
            with file.open("wb" if force else "xb") as stream:
                stream.write(data)
        except FileExistsError:
            raise AlreadyThere(file=str(file)) from None
        except OSError as wrong:
            raise Unwritable(file=str(file), problem=str(wrong.strerror)) from None
        print(self.words.say("cli.make.written", file=str(file)))


def begin(bench: Bench, wish: Wish, content: Path | None, target: Target) -> None:
    bench.put(bench.shop_with(content).begun(wish, bench.words.language), target)


def check(bench: Bench, given: str, content: Path | None) -> int:
    """Prints what is wrong. The exit code says whether anything is."""
    work = bench.work(given, content)
    checked = work.check()
    for line in _verdict(bench.words, work, checked):
        print(line)
    return 0 if checked.sound else FAULTY


def _verdict(words: Words, work: Work, checked: Checked) -> Iterable[str]:
    key = "cli.make.good" if checked.sound else "cli.make.bad"
    yield words.say(key, name=work.title, faults=len(checked.faults))
    for fault in checked.faults:
        yield words.say("cli.make.fault", fault=fault.message, rule=fault.rule or "none")
    if checked.purses:
        yield " ".join(_purse(words, purse) for purse in checked.purses)
    if checked.values:
        yield " ".join(_value(words, value) for value in checked.values)


def _value(words: Words, value: Value) -> str:
    return words.say("cli.make.value", name=value.name, value=value.value)


def _purse(words: Words, purse: Purse) -> str:
    left = max(0, purse.most - purse.spent)
    return words.say(
        "cli.make.purse", name=purse.name, spent=purse.spent, most=purse.most, left=left
    )


def show(bench: Bench, given: str, content: Path | None) -> None:
    bench.put(bench.work(given, content).sheet(bench.words.language), Target())


def count(bench: Bench, given: str, content: Path | None) -> None:
    """Prints what each part costs, and what is left to spend."""
    work = bench.work(given, content)
    purses = work.check().purses
    if not purses:
        raise CannotDo("no_points")
    for item in work.bill():
        _print_item(bench.words, item)
    for purse in purses:
        print(_purse(bench.words, purse))


def _print_item(words: Words, item: Item, indent: str = "") -> None:
    said = words.say("cli.make.item", cost=item.cost, name=item.name, count=item.count)
    print(f"{indent}{said}")
    for part in item.parts:
        _print_item(words, part, f"{indent}    ")


def export(
    bench: Bench, given: str, content: Path | None, target: Target, *, markdown: bool
) -> None:
    """Writes it as text that can be read back, or as a sheet in Markdown."""
    work = bench.work(given, content)
    text = work.markdown if markdown else work.text
    bench.put(text(bench.words.language), target)


def print_sheet(
    bench: Bench, given: str, content: Path | None, target: Target, paper: str = "a4"
) -> None:
    """Writes the sheet to be printed, with the rules that it refers to."""
    from tapete.workshop.printing import printed

    if paper not in PAPERS:
        raise UnknownPaper(given=paper, known=", ".join(PAPERS))
    assert target.file is not None
    language = bench.words.language
    catalogue = load_if_any(game_named(bench.game, bench.words).package)
    rules = rules_for_sheets(catalogue, language)
    sheet = printed(bench.work(given, content), language, PAPERS[paper], rules)
    bench.write(sheet, target.file, target.force)


def import_files(
    bench: Bench, files: Sequence[Path], like: str, content: Path | None, target: Target
) -> int:
    """Converts the files into the form that is kept, and says what was not understood.

    The exit code says whether something in them could not be imported.
    """
    found = bench.shop_with(content).imported(files, like)
    file = target.file or (files[0].with_suffix(found.suffix) if found.suffix else None)
    every = (found, *found.others)
    targets = [Target(_numbered(file, n), target.force) for n in range(1, len(every) + 1)]
    for place in targets:
        place.check()
    for one, place in zip(every, targets, strict=True):
        _keep(bench, one, place)
    return 0 if all(one.text for one in every) else FAULTY


def _numbered(file: Path | None, number: int) -> Path | None:
    """Returns the file for the first of several things, or one beside it for another."""
    if file is None or number == 1:
        return file
    return file.with_stem(f"{file.stem}-{number}")


def _keep(bench: Bench, found: Imported, target: Target) -> None:
    file = target.file
    if found.text:
        bench.put(found.text, target)
    if found.picture:
        print(found.picture)
    bench.note(found.notes)
    if found.option and file is not None:
        option = {"option": found.option, "file": str(file)}
        print(bench.words.say("cli.make.play", game=bench.game, **option))
