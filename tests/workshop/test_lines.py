"""Lists as people write them."""

from __future__ import annotations

from tapete.words.folding import ids_by_name
from tapete.workshop.lines import read_lines, write_lines

WRITTEN = "# The four\nAnna: Fire\nBerta: \n"


def test_a_list_is_read_as_it_was_written() -> None:
    rows = [("Anna", "Fire"), ("Berta", "")]
    assert write_lines("The four", rows) == WRITTEN
    title, lines = read_lines(WRITTEN)
    assert (title, [(one.name, one.choice) for one in lines]) == ("The four", rows)


def test_the_first_title_counts_and_empty_lines_do_not() -> None:
    title, lines = read_lines("\n#\n  # One\n\n Anna \n## Other\n")
    assert title == "One"
    assert [(one.name, one.choice, one.text) for one in lines] == [("Anna", "", "Anna")]


def test_a_thing_is_found_by_its_id_and_by_all_its_names() -> None:
    known = ids_by_name([("axe", ["El hacha", "Axe"]), ("bow", ["AXE"])])
    assert known == {"axe": "bow", "bow": "bow", "el hacha": "axe"}
