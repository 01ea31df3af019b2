"""Who throws a miniature's dice."""

from __future__ import annotations

import pytest

from tapete.games.euphoria.rules.dice.rolls import roll
from tapete.kernel.chance.readings import AtLeast
from tests.games.euphoria.shows import shown, who


@pytest.mark.rule("euphoria.material.d10")
@pytest.mark.parametrize(("letter", "seat"), [("a", 0), ("B", 1), ("N", None)])
def test_a_miniatures_die_is_thrown_by_its_player(letter: str, seat: int | None) -> None:
    show = shown(a=who((4, 5)), B=who((9, 5)), N=who((12, 12)), dice=[4])
    assert not roll(show.show, show[letter], AtLeast(5), "euphoria.material.d10")
    assert [(one.by, one.dice) for one in show.rolls()] == [(seat, (10,))]
