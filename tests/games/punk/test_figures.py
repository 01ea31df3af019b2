"""What is asked many thousand times a second agrees with the plain way to it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tapete.games.punk.content.library import library
from tapete.games.punk.figures import abilities, equipment, has, is_clumsy, is_wreck, value
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import disc
from tapete.spaces.climbs.surfaces import contact
from tests.games.punk.fielded import fielded, who

KINDS = sorted([*library().equipment, *library().melee, *library().ranged, *library().armour])
GEAR = st.lists(st.builds(Item, kind=st.sampled_from(KINDS), broken=st.booleans()), max_size=6)
RULES = sorted(library().special)


def plainly(mini: Mini, ability: str) -> bool:
    return ability in mini.special or any(
        ability in abilities(item.kind) for item in equipment(mini)
    )


@given(GEAR, st.sampled_from(RULES), st.sets(st.sampled_from(RULES), max_size=3))
def test_what_somebody_has_is_its_own_or_of_its_equipment(
    gear: list[Item], ability: str, special: set[str]
) -> None:
    mini = fielded(a=who(at=(40, 40), gear=gear, special=sorted(special)))["a"]
    assert has(mini, ability) == plainly(mini, ability)


@given(GEAR)
def test_what_is_cumbersome_takes_a_point_of_agility(gear: list[Item]) -> None:
    mini = fielded(a=who(at=(40, 40), gear=gear))["a"]
    left = [item.kind for item in gear if not is_wreck(item)]
    bulky = any("cumbersome" in abilities(kind) for kind in left)
    assert is_clumsy(mini) == bulky
    assert value(mini, "AG") == 4 - bulky


@given(
    st.tuples(st.integers(-3, 3), st.integers(-3, 3)),
    st.sampled_from([0, 1, 5, 6, 249, 250, 251]),
    st.sampled_from([25, 40, 55]),
)
def test_contact_is_what_the_geometry_calls_contact(
    off: tuple[int, int], height: int, base: int
) -> None:
    away = (25 + base) / 20
    table = fielded(
        a=who(at=(40, 40)),
        B=who(at=(40 + away + off[0] / 100, 40 + off[1] / 100), height=height / 100, base=base),
    )
    one, other = table["a"], table["B"]
    plain = contact(disc(one), one.at.height, disc(other), other.at.height)
    assert table.skirmish.in_contact(one, other) == plain
    assert table.skirmish.locked(one) == plain
