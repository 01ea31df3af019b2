"""Before the first turn: markers and deployment."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.euphoria.content.field import TRAPDOOR
from tapete.games.euphoria.content.team.roster import examples, write_team
from tapete.games.euphoria.events.story import Mustered
from tapete.games.euphoria.game import GAME
from tapete.games.euphoria.meta import Options
from tapete.games.euphoria.rules.story.deployment import marks, posts
from tapete.games.euphoria.rules.story.roles import first_to_mark, take_roles
from tapete.games.euphoria.rules.story.setup import IllegalTeam
from tapete.games.euphoria.state import Marker
from tapete.kernel.errors import BadOptions, Refused
from tapete.spaces.climbs.surfaces import Place, Standing
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH
from tests.games.euphoria.shows import Shown, inches, piece, shown, spot, who

WIDE = 30 / 25.4


def post(x: float, y: float) -> dict[str, Any]:
    return {"at": [inches(x), inches(y)]}


def waiting(*letters: str, **given: Any) -> Shown:
    """A show before deployment; everybody named is still to be placed."""
    minis: dict[str, Any] = {one: who(out="waiting", **given) for one in letters}
    return shown(phase="markers", **minis)


# --- set-up


@pytest.mark.rule("euphoria.def.show")
def test_a_show_has_two_teams_with_everything_unused() -> None:
    state = GAME.setup(Options())
    assert GAME.seats(Options()) == 2
    assert {mini.seat for mini in state.minis} == {0, 1}
    assert not any(mini.used for mini in state.minis)


@pytest.mark.rule("euphoria.material.table")
def test_the_table_is_two_feet_square() -> None:
    show = shown(a=who((4, 4)))
    state = GAME.setup(Options())
    show.state.board = state.board
    board = show.show.board
    assert (board.width, board.height) == (24 * INCH, 24 * INCH)


@pytest.mark.rule("euphoria.material.open_cards")
def test_everybody_sees_all_cards() -> None:
    state = GAME.setup(Options())
    assert [GAME.view(state, seat) for seat in (0, 1, None)] == [state] * 3


@pytest.mark.rule("euphoria.setup.rewards.place")
def test_four_trapdoors_lie_on_the_table() -> None:
    state = GAME.setup(Options())
    assert len(state.trapdoors) == 4
    assert (TRAPDOOR, {door.face for door in state.trapdoors}) == (INCH // 2, {0})


@pytest.mark.rule("euphoria.setup.build")
@pytest.mark.parametrize(("limit", "legal"), [(300, True), (200, False)])
def test_a_team_costs_no_more_than_was_agreed(limit: int, legal: bool) -> None:
    if legal:
        assert GAME.setup(Options(limit=limit)).minis
    else:
        with pytest.raises(IllegalTeam):
            GAME.setup(Options(limit=limit))


@pytest.mark.rule("euphoria.setup.scenery")
@pytest.mark.parametrize(("board", "plays"), [("", "studio"), ("pits", "pits")])
def test_a_show_is_played_on_the_board_that_is_chosen_or_on_its_missions(
    board: str, plays: str
) -> None:
    assert GAME.setup(Options(board=board)).board == plays
    with pytest.raises(BadOptions):
        GAME.setup(Options(board="nowhere"))


# --- markers


@pytest.mark.rule("euphoria.deploy.markers.first")
@pytest.mark.parametrize(
    ("mine", "theirs", "dice", "first"), [(21, 18, [], 0), (18, 21, [], 1), (20, 20, [3, 8], 1)]
)
def test_the_more_excited_team_places_the_first_marker(
    mine: int, theirs: int, dice: list[int], first: int
) -> None:
    show = shown(
        a=who(euphoria=mine), B=who(euphoria=theirs), C=who(euphoria=9, character=False), dice=dice
    )
    assert first_to_mark(show.show) == first


@pytest.mark.rule("euphoria.deploy.markers.alternate")
def test_markers_are_placed_by_turns_three_each() -> None:
    show = waiting("a", "B")
    show.table.answers = [
        post(x, y) for x, y in [(4, 22), (4, 2), (8, 22), (8, 2), (12, 22), (12, 2)]
    ]
    for _ in range(6):
        show.step()
    assert [one.seat for one in show.state.markers] == [0, 1, 0, 1, 0, 1]
    assert show.state.phase == "deploy"


@pytest.mark.rule("euphoria.deploy.markers.where")
@pytest.mark.parametrize("place", [(10, 12), (6, 22), (10, 20.5)])
def test_a_marker_lies_in_its_zone_and_not_on_scenery(place: tuple[float, float]) -> None:
    crate = piece("crates", 5, 21, 2, 2, height=1.5)
    show = shown(pieces=[crate], a=who(out="waiting"), phase="markers")
    with pytest.raises(Refused) as found:
        marks(show.show, 0).read(post(*place))
    assert found.value.rule == "euphoria.deploy.markers.where"


# --- characters


def marked(show: Shown) -> Shown:
    """Both have placed three markers, seat 1 the last one."""
    for x in (4, 10, 16):
        show.state.markers += [Marker(0, Place(spot(x, 22))), Marker(1, Place(spot(x, 2)))]
    show.state.phase, show.state.next = "deploy", 1
    return show


@pytest.mark.rule("euphoria.deploy.mini.first")
def test_the_last_marker_deploys_first_and_the_rest_follows() -> None:
    show = marked(waiting("a", "b", "c", "d", "A", "B"))
    places = {"A": (4, 2), "a": (4, 22), "B": (10, 2), "b": (10, 22), "c": (16, 22), "d": (5.2, 22)}
    order = []
    while show.state.phase == "deploy":
        before = {mini.id for mini in show.state.minis if mini.out == "waiting"}
        picks = [one for one in "AaBbcd" if one in before]
        own = [one for one in picks if show[one].seat == show.state.next] or picks
        show.table.answers = (
            [*([own[0]] if len(own) > 1 else []), post(*places[own[0]])] if own else []
        )
        show.step()
        order += sorted(before - {mini.id for mini in show.state.minis if mini.out == "waiting"})
    assert [show[one].seat for one in order] == [1, 0, 1, 0, 0, 0]


@pytest.mark.rule("euphoria.deploy.mini.where")
@pytest.mark.parametrize("place", [(7, 22), (4, 20.55)])
def test_a_base_touches_a_marker_wholly_inside_its_zone(place: tuple[float, float]) -> None:
    show = marked(waiting("a", "B"))
    near = [Standing(Disc(spot(4, 22), 150))]
    with pytest.raises(Refused) as found:
        posts(show.show, show["a"], near).read(post(*place))
    assert found.value.rule == "euphoria.deploy.mini.where"
    assert posts(show.show, show["a"], near).read(post(4, 21)).at.point == spot(4, 21)


@pytest.mark.rule("euphoria.deploy.mini.no_room")
def test_one_without_room_is_left_out() -> None:
    show = marked(waiting("a", "B", base=30))
    show["B"].radius = 2000
    show.step()
    assert show["B"].out == "absent"


@pytest.mark.rule("euphoria.deploy.mini.companion")
def test_a_pet_touches_its_owner_and_the_same_marker() -> None:
    show = marked(waiting("A", "a"))
    show.state.minis.append(waiting("B")["B"])
    pet = show["B"]
    pet.owner, pet.character = "A", False
    apart, together = post(4, 2 + 2 * WIDE), post(4 + WIDE, 2)
    show.table.answers = [post(4, 2), apart]
    with pytest.raises(Refused) as found:
        show.step()
    assert found.value.rule == "euphoria.deploy.mini.companion"
    show["A"].out = "waiting"
    show.table.answers = [post(4, 2), together]
    show.step()
    assert (show["A"].out, show["B"].out) == ("", "")


@pytest.mark.rule("euphoria.deploy.mini.companion")
@pytest.mark.rule("euphoria.ruling.companion_no_room")
def test_a_pet_without_room_stays_out_and_its_owner_plays() -> None:
    show = marked(waiting("A", "a"))
    show.state.minis.append(waiting("B")["B"])
    show["B"].owner, show["B"].radius = "A", 2000
    show.table.answers = [post(4, 2)]
    show.step()
    assert (show["A"].out, show["B"].out) == ("", "absent")


@pytest.mark.rule("euphoria.deploy.markers.remove")
def test_markers_are_removed_when_all_are_deployed() -> None:
    show = marked(shown(a=who((4, 22)), B=who((4, 2))))
    show.step()
    assert (show.state.markers, show.state.phase) == ([], "start")


@pytest.mark.rule("euphoria.deploy.mini.where")
def test_nobody_is_asked_which_way_a_miniature_faces() -> None:
    show = marked(waiting("a", "B"))
    assert "facing" not in posts(show.show, show["a"], []).describe()


@pytest.mark.rule("euphoria.deploy.markers.where")
def test_a_marker_faces_nowhere() -> None:
    show = waiting("a", "B")
    assert "facing" not in marks(show.show, 0).describe()


@pytest.mark.rule("euphoria.def.show")
def test_both_teams_are_presented_with_what_they_cost() -> None:
    show = shown(a=who(cost=100), b=who(cost=50), B=who(cost=120), n=who(cost=70))
    take_roles(show.show)
    found = [(one.team, one.count, one.cost) for one in show.told(Mustered)]
    assert found == [(0, 2, 150), (1, 1, 120)]


@pytest.mark.rule("euphoria.core.missions")
@pytest.mark.parametrize(
    ("agreed", "dice", "attacker"), [(1, (), 1), (0, (), 0), (-1, (3, 8), 1), (-1, (8, 3), 0)]
)
def test_the_attacker_is_as_agreed_or_as_the_dice_say(
    agreed: int, dice: tuple[int, ...], attacker: int
) -> None:
    show = shown(a=who(euphoria=6), B=who(), mission="the_tape", dice=dice)
    show.state.attacker = agreed
    take_roles(show.show)
    assert (show.state.attacker, show.table.dice) == (attacker, [])


@pytest.mark.rule("euphoria.faction.bad_born.attacker")
def test_of_two_bad_born_teams_the_dice_choose() -> None:
    bad = ("bad_born", "bad_born")
    show = shown(a=who(euphoria=6), B=who(), mission="the_tape", dice=[2, 9], factions=bad)
    take_roles(show.show)
    assert show.state.attacker == 1


@pytest.mark.rule("euphoria.ruling.undeployed")
def test_with_one_that_is_left_out_its_own_pets_stay_out_too() -> None:
    show = marked(waiting("a", "A", "B", "C"))
    for pet, owner in (("B", "A"), ("C", "a")):
        show[pet].owner, show[pet].character = owner, False
    show["A"].radius = 2000
    show.step()
    assert [show[one].out for one in "ABCa"] == ["absent", "absent", "waiting", "waiting"]


@pytest.mark.rule("euphoria.setup.build")
def test_a_team_is_one_that_is_ready_or_one_that_somebody_wrote() -> None:
    text = write_team(examples()["ghost_300"])
    own = Options(teams=("mine", "hunters_300"), own={"mine": text})
    assert (GAME.setup(own).factions, GAME.setup(own).ready) == (
        ["ghost", "hunters"],
        ["", "hunters_300"],
    )
    with pytest.raises(BadOptions):
        GAME.setup(Options(teams=("nobody", "hunters_300")))
