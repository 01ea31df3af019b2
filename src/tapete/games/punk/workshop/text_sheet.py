"""A band's sheet as text: plain, or Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from tapete.games.punk.content.entries import LETTERS
from tapete.games.punk.labels.weapon_lines import Weapon
from tapete.games.punk.workshop.sheet import Row, Sheet
from tapete.kernel.message import Message

Say = Callable[[Message], str]
COLUMNS = ("weapon", "range", "combat", "strength", "penetration", "special")
BOX = "□"


def as_text(sheet: Sheet, say: Say) -> str:
    """For a terminal."""
    return "\n".join(_text_lines(sheet, say)) + "\n"


def as_markdown(sheet: Sheet, say: Say) -> str:
    return "\n".join(_markdown_lines(sheet, say)) + "\n"


def _text_lines(sheet: Sheet, say: Say) -> Iterator[str]:
    yield sheet.name or say(Message("punk.band.sheet.nameless"))
    yield say(summary(sheet))
    for row in sheet.rows:
        yield ""
        yield say(heading(row))
        yield "  " + say(base_line(row))
        letters = "  ".join(f"{letter} {row.attributes[letter]}" for letter in LETTERS)
        yield f"  {letters}  {say(Message.of('punk.band.sheet.armour', armour=row.armour))}"
        for weapon in row.weapons:
            yield "  " + weapon_line(weapon, say)
        for line in told_lines(row, say):
            yield "  " + line
    if sheet.explained:
        yield ""
    for name, text in sheet.explained:
        yield f"{say(name)}: {say(text)}"


def _markdown_lines(sheet: Sheet, say: Say) -> Iterator[str]:
    yield f"# {_plain(sheet.name or say(Message('punk.band.sheet.nameless')))}"
    yield ""
    yield say(summary(sheet))
    for row in sheet.rows:
        yield from ("", f"## {_plain(say(heading(row)))}", "")
        yield from _markdown_table(attribute_names(say), [attribute_cells(row)])
        if row.weapons:
            yield ""
            yield from _markdown_table(columns(say), [cells(one, say) for one in row.weapons])
        lines = list(told_lines(row, say))
        if lines:
            yield ""
        for line in lines:
            yield f"- {line}"
    if sheet.explained:
        yield from ("", f"## {say(Message('punk.band.sheet.rules'))}", "")
    for name, text in sheet.explained:
        yield f"- **{say(name)}**: {say(text)}"


def _plain(text: str) -> str:
    """A name of the player's own is no markup."""
    return "".join(f"\\{sign}" if sign in "\\`*_[]<>#|" else sign for sign in text)


def _markdown_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def summary(sheet: Sheet) -> Message:
    return Message.of(
        "punk.band.sheet.summary", faction=sheet.faction, cost=sheet.cost, points=sheet.points,
        minis=sheet.minis, most=sheet.most_minis,
    )  # fmt: skip


def heading(row: Row) -> Message:
    return Message.of("punk.band.sheet.member", title=row.title, count=row.count, cost=row.cost)


def base_line(row: Row) -> Message:
    return Message.of("punk.band.sheet.base", base=row.base)


def attribute_names(say: Say) -> list[str]:
    more = ("armour", "base")
    return [*LETTERS, *(say(Message.of(f"punk.band.sheet.column.{name}")) for name in more)]


def attribute_cells(row: Row) -> list[str]:
    return [*(str(row.attributes[one]) for one in LETTERS), row.armour, f"{row.base} mm"]


def columns(say: Say) -> list[str]:
    return [say(Message(f"punk.band.sheet.column.{name}")) for name in COLUMNS]


def cells(weapon: Weapon, say: Say) -> list[str]:
    figures = [weapon.range, weapon.combat, weapon.strength, weapon.penetration]
    return [say(weapon.name), *figures, ", ".join(map(say, weapon.special))]


def weapon_line(weapon: Weapon, say: Say) -> str:
    figures = {
        "punk.band.sheet.range": weapon.range,
        "punk.band.sheet.combat": weapon.combat,
        "punk.band.sheet.strength": weapon.strength,
        "punk.band.sheet.penetration": weapon.penetration,
    }
    told = [say(Message.of(key, value=value)) for key, value in figures.items() if value != "-"]
    rules = [say(one) for one in weapon.special]
    return f"{say(weapon.name)}: {', '.join([*told, *rules])}"


def told_lines(row: Row, say: Say) -> Iterator[str]:
    """Gear, special rules, and a box to tick for each bullet."""
    if row.gear:
        yield say(Message.of("punk.band.sheet.gear", gear=row.gear))
    if row.special:
        yield say(Message.of("punk.band.sheet.special", special=row.special))
    for name, count in row.bullets:
        yield f"{say(name)}: {BOX * count}"
