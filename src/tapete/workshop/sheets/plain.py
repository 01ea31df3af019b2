"""A sheet as plain text or as Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.workshop.sheets.sheet import BOX, Grid, Part, Sheet


def as_text(sheet: Sheet) -> str:
    """Returns the sheet as plain text, for a terminal."""
    return "\n".join(_text_lines(sheet)) + "\n"


def as_markdown(sheet: Sheet) -> str:
    return "\n".join(_markdown_lines(sheet)) + "\n"


def _text_lines(sheet: Sheet) -> Iterator[str]:
    yield from (sheet.title, sheet.summary)
    yield from (track.line for track in sheet.tracks)
    for part in sheet.parts:
        yield from ("", _headed(part))
        yield from (f"  {line}" for line in (*part.brief, *part.lines))
        yield from (f"  {BOX} {text}" for text in part.ticked)
        yield from (f"  {track.line}" for track in part.tracks)
    if sheet.explained:
        yield ""
    yield from (f"{name}: {text}" for name, text in sheet.explained)
    for card in sheet.cards:
        yield from ("", card.title, *(f"  {line}" for line in card.lines))


def _markdown_lines(sheet: Sheet) -> Iterator[str]:
    yield from (f"# {_plain(sheet.title)}", "", sheet.summary)
    if sheet.tracks:
        yield from ("", *(f"- {track.line}" for track in sheet.tracks))
    for part in sheet.parts:
        yield from ("", f"## {_plain(_headed(part))}")
        for grid in part.grids:
            yield from ("", *_table(grid))
        if part.lines or part.ticked or part.tracks:
            yield ""
        yield from (f"- {line}" for line in part.lines)
        yield from (f"- {BOX} {text}" for text in part.ticked)
        yield from (f"- {track.line}" for track in part.tracks)
    if sheet.explained:
        yield from ("", f"## {sheet.rules}", "")
    yield from (f"- **{name}**: {text}" for name, text in sheet.explained)
    for card in sheet.cards:
        yield from ("", f"## {_plain(card.title)}", "", *(f"- {line}" for line in card.lines))


def _headed(part: Part) -> str:
    return f"{part.number}. {part.title}" if part.number else part.title


def _plain(text: str) -> str:
    """Escapes a name, so that a player's own name is never taken as markup."""
    return "".join(f"\\{sign}" if sign in "\\`*_[]<>#|" else sign for sign in text)


def _table(grid: Grid) -> Iterator[str]:
    yield f"| {' | '.join(grid.head)} |"
    yield f"|{'---|' * len(grid.head)}"
    for row in grid.rows:
        yield f"| {' | '.join(row)} |"
