"""Before the first Turn: bands, tables, scenarios, sides and places."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.content import BadContent
from tapete.games.punk.content.band.roster import Member, Roster, examples
from tapete.games.punk.content.drafts import check_draft, keep_draft
from tapete.games.punk.content.field import field_of
from tapete.games.punk.content.library import library
from tapete.games.punk.content.scenario import scenarios
from tapete.games.punk.content.table_layout import laid
from tapete.games.punk.content.tables import grounds, source_of
from tapete.games.punk.events.turns import Deployed, Mustered, SideChosen
from tapete.games.punk.game import GAME
from tapete.games.punk.meta import Options
from tapete.games.punk.rules.story.deployment import deploy, posts
from tapete.games.punk.rules.story.goals_met import is_within
from tapete.games.punk.rules.story.recruiting import mini_of, recruited
from tapete.games.punk.rules.story.setup import IllegalBand, nearest_room, set_up
from tapete.games.punk.state import OFF_TABLE, Letter, State
from tapete.games.punk.steps import step
from tapete.games.punk.world import Skirmish
from tapete.kernel import Match
from tapete.kernel.chance.seed import from_number
from tapete.kernel.errors import BadOptions
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.surfaces import Levels, Place
from tapete.spaces.plane.point import CM, Point
from tests.games.punk.rounds import Idle, until
from tests.games.punk.scenes import block

SALTS = [5] * 40
PAIR = ("pandilleros_200", "mutardos_200")


def mustered(dice: list[int], *answers: Any, **options: Any) -> tuple[State, Idle]:
    """Up to the roll for sides."""
    table = Idle(SALTS + dice, answers)
    state = set_up(Options(**{"bands": PAIR, **options}))
    until(state, table, "sides")
    return state, table


@pytest.mark.rule("punk.core.mutations", "punk.attribute.dash")
@pytest.mark.parametrize(
    ("profile", "mutation", "letter", "value"),
    [
        ("mutante", "brawny", "F", 2),
        ("mutante", "keen_senses", "AG", 2),
        ("pocho", "brawny", "P", None),
    ],
)
def test_mutations_add_to_what_one_is_born_with(
    profile: str, mutation: str, letter: Letter, value: int | None
) -> None:
    plain, grown = [
        mini_of(Member(profile=profile, mutations=given), 0).attributes[letter]
        for given in ((), (mutation,))
    ]
    assert grown == (None if plain is None else plain + (value or 0))
    assert (grown is None) is (value is None)


@pytest.mark.rule("punk.core.group")
def test_each_group_of_a_band_has_its_own_number() -> None:
    pochos, single = Member(profile="pocho", count=2), Member(profile="pocho")
    roster = Roster(name="x", faction="mutardos", members=(pochos, single, pochos))
    groups = [mini.group for mini in recruited(roster, 1)]
    assert groups == ["b-1", "b-1", "", "b-2", "b-2"]


@pytest.mark.rule("punk.setup.materials")
@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ((45, 45), (45, 45)),
        ((20, 21.5), (20, 23)),
        ((20, 22.9), (20, 23.4)),
        ((30.5, 15), (31.5, 15)),
    ],
)
def test_what_lies_on_the_table_lies_where_it_is_wanted_or_as_near_as_there_is_room(
    wanted: tuple[float, float], found: tuple[float, float]
) -> None:
    """In steps of 5 mm, and 1.25 cm from a house that ends 22 cm from the edge."""
    board = Board.checked(9000, 9000, (block("3P", 10, 10, 20, 12 - 0.25, 8),))
    place = nearest_room(Levels.of(board), Point(*[round(n * CM) for n in wanted]), 125)
    assert place == Place(Point(*[round(n * CM) for n in found]))


# --- who plays, and on what


@pytest.mark.rule("punk.setup.players")
def test_two_players_no_more_and_no_fewer() -> None:
    assert GAME.seats(Options()) == 2
    for bands in (("pandilleros_200",), ("pandilleros_200",) * 3):
        with pytest.raises(BadOptions):
            Match(GAME, {"bands": bands}, from_number(1))
    assert Match(GAME, {"bands": PAIR}, from_number(1)).question is not None


@pytest.mark.rule("punk.setup.table")
@pytest.mark.parametrize("size", [60, 80, 89, 121, 180])
def test_no_table_is_shorter_than_90_cm_or_longer_than_120(size: int) -> None:
    for sides in (size, [size, 90], [100, size], [100, size, 100], [size]):
        with pytest.raises(BadOptions):
            Match(GAME, {"size": sides}, from_number(1))


@pytest.mark.rule("punk.setup.table")
@pytest.mark.parametrize(
    ("size", "board"),
    [
        (0, (90, 90)), (90, (90, 90)), (97, (97, 97)), (120, (120, 120)),
        ((120, 90), (120, 90)), ((90, 120), (90, 120)), ((0, 113), (90, 113)),
        ((101, 119), (101, 119)),
    ],
)  # fmt: skip
def test_tables_of_any_size_from_90_to_120_cm(size: Any, board: Any) -> None:
    state = set_up(Options(size=size))
    field = Skirmish(state, ScriptedTable()).field
    assert (field.board.width / CM, field.board.height / CM) == board
    for zone in field.zones:
        assert max(point.x for point in zone) <= board[0] * CM
        assert max(point.y for point in zone) <= board[1] * CM


@pytest.mark.rule("punk.ruling.table_size")
@pytest.mark.parametrize("size", [60, 180, [60, 180], [180, 60], [61, 113], 120])
def test_by_a_house_rule_tables_measure_60_to_180_cm(size: Any) -> None:
    match = Match(GAME, {"size": size, "rules": {"any_table": True}}, from_number(1))
    board = Skirmish(match.state, ScriptedTable()).field.board
    width, depth = (size, size) if isinstance(size, int) else size
    assert (board.width / CM, board.height / CM) == (width, depth)


@pytest.mark.rule("punk.ruling.table_size")
@pytest.mark.parametrize("size", [59, 181, [60, 181], [59, 100]])
def test_no_table_is_shorter_than_60_cm_or_longer_than_180(size: Any) -> None:
    with pytest.raises(BadOptions):
        Match(GAME, {"size": size, "rules": {"any_table": True}}, from_number(1))


@pytest.mark.rule("punk.ruling.table_size")
@pytest.mark.parametrize("name", grounds())
def test_a_small_table_leaves_out_what_has_no_room(name: str) -> None:
    """Nearly all of it stays, and what stands on something that is left out goes with it."""
    board = laid(source_of(name), 60, 60)
    levels = Levels.of(board.board)
    assert len(set(board.elements)) >= len(grounds()[name].elements) - 4
    for piece in board.board.pieces:
        assert isinstance(piece, Scenery)
        assert not piece.foot or all(
            levels.support(p, piece.foot) is not None for p in piece.points
        )


SIZES = [(90, 90), (97, 97), (120, 120), (120, 90), (90, 120), (104, 117)]
WIDER = [(60, 60), (180, 60), (60, 180), (180, 180), (61, 75)]


@pytest.mark.rule("punk.setup.materials")
def test_a_game_has_band_sheets_a_table_with_scenery_and_dice() -> None:
    state, _ = mustered([])
    assert all(state.names)
    assert {mini.seat for mini in state.minis} == {0, 1}
    assert field_of(state.scenario, state.ground, state.size).board.pieces
    assert all(state.sworn)


@pytest.mark.parametrize("name", examples())
def test_every_ready_band_can_be_fielded(name: str) -> None:
    state = set_up(Options(bands=(name, name)))
    assert len({mini.id for mini in state.minis}) == len(state.minis)
    assert len({mini.name for mini in state.minis}) == len(state.minis)


@pytest.mark.rule("punk.special.scarce")
@pytest.mark.rule("punk.special.two_handed")
@pytest.mark.rule("punk.special.huge.only_weapon")
@pytest.mark.rule("punk.special.bomb.purchase")
def test_an_illegal_band_is_refused_with_all_its_faults() -> None:
    text = """
name = "Los tramposos"
faction = "pandilleros"
members = [
    { profile = "jefe", gear = ["heavy_mace", "crossbow"] },
    { profile = "piltrafa", gear = ["molotov", "molotov", "molotov", "molotov"] },
]
"""
    with pytest.raises(IllegalBand) as refused:
        set_up(Options(bands=("mine", "mutardos_200"), own={"mine": text}))
    args = dict(refused.value.message.args)
    faults: Any = args["faults"]
    keys = {fault.key for fault in faults}
    assert args["band"] == "mine"
    assert {"punk.band.fault.two_handed", "punk.band.fault.bombs"} <= keys


def test_what_does_not_exist_is_refused_with_what_does() -> None:
    for wrong in (
        {"scenario": "picnic"},
        {"ground": "beach"},
        {"weather": "drizzle"},
        {"bands": ("nobody", "mutardos_200")},
    ):
        with pytest.raises(BadOptions):
            set_up(Options(**wrong))


def test_what_is_carried_is_not_counted_twice() -> None:
    """Attributes are those of birth: what a mini carries comes on top, and may be lost."""
    for name in examples():
        for mini in set_up(Options(bands=(name, name))).minis:
            profile = library().profiles[mini.profile]
            born = profile.attributes.by_letter()["AG"]
            assert mini.attributes["AG"] is not None
            if not profile.mutations:
                assert mini.attributes["AG"] == born


# --- scenery


@pytest.mark.parametrize("name", grounds())
@pytest.mark.parametrize(("size", "depth"), SIZES + WIDER)
def test_every_table_fits_every_size(name: str, size: int, depth: int) -> None:
    found = laid(source_of(name), size, depth)
    assert 12 <= len(grounds()[name].elements) <= 22
    assert len(found.kinds) == len(found.elements) == len(found.board.pieces)
    for piece in found.board.pieces:
        assert isinstance(piece, Scenery)
        assert all(0 <= p.x <= size * CM and 0 <= p.y <= depth * CM for p in piece.points)


def test_tables_have_roofs_ladders_swamps_pits_and_poison() -> None:
    pieces = [
        piece
        for name in grounds()
        for piece in laid(source_of(name)).board.pieces
        if isinstance(piece, Scenery)
    ]
    assert any(piece.ladders and piece.standable for piece in pieces)
    assert {"rough", "very_rough", "impassable", "contaminated"} <= {p.ground for p in pieces}
    assert any(piece.foot for piece in pieces)


def test_what_stands_on_a_roof_stays_on_it_on_larger_tables() -> None:
    for size, depth in SIZES:
        board = laid(source_of("gas_station"), size, depth).board
        levels = Levels.of(board)
        (bags,) = [p for p in board.pieces if isinstance(p, Scenery) and p.foot]
        assert all(levels.support(point, bags.foot) is not None for point in bags.points)


@pytest.mark.rule("punk.setup.scenery_agreed")
def test_an_element_without_cover_that_is_no_decoration_is_refused() -> None:
    head = 'name = { es = "M", en = "M" }\nes = "M"\nen = "M"\n'
    bare = '[[elements]]\nkind = "statue"\nat = [45, 45]\nsize = [5, 5]\n'
    with pytest.raises(BadContent) as wrong:
        check_draft(head + bare)
    assert (wrong.value.line, wrong.value.field) == (4, "elements[0]")
    assert wrong.value.problem.key == "punk.table.agreed"
    for agreed in ('cover = "2M"\n', "decoration = true\n"):
        check_draft(head + bare + agreed)


@pytest.mark.rule("punk.setup.shorthand")
def test_cover_is_agreed_in_short() -> None:
    text = """
name = { es = "M", en = "M" }
es = "M"
en = "M"
elements = [{ kind = "statue", at = [45, 45], size = [5, 5], cover = "1P" }]
"""
    (piece,) = laid(check_draft(text)).board.pieces
    assert isinstance(piece, Scenery)
    assert (piece.size, piece.grade, piece.height) == (1, "heavy", 250)


@pytest.mark.parametrize(
    ("element", "problem"),
    [
        ('kind = "car", at = [2, 45], size = [9, 4]', "leaves_board"),
        (
            'kind = "car", at = [45, 45], corners = [[0, 0], [9, 9], [9, 0], [0, 9]]',
            "crossed_outline",
        ),
        ('kind = "car", at = [45, 45], corners = [[0, 0], [5, 5], [9, 9]]', "degenerate"),
        ('kind = "car", at = [45, 45]', "shapeless"),
        ('kind = "car", at = [45, 45], size = [9, 4], height = 7', "height"),
        ('kind = "car", at = [45, 45], size = [9, 4], cover = "9Z"', "cover"),
        ('kind = "bus", at = [45, 45], size = [20, 6], ladders = [[0, 0]]', "ladder"),
        ('kind = "car", at = [71, 71], size = [9, 4]', "overlap"),
    ],
)
def test_wrong_scenery_is_refused_with_its_file_element_and_place(
    element: str, problem: str
) -> None:
    text = f"""
name = {{ es = "M", en = "M" }}
es = "M"
en = "M"
elements = [
    {{ kind = "bus", at = [70, 70], size = [20, 6] }},
    {{ {element} }},
]
"""
    with pytest.raises(BadContent) as wrong:
        check_draft(text, "mine.toml")
    found = wrong.value
    assert (found.file, found.line, found.field) == ("mine.toml", 7, "elements[1]")
    assert found.problem.key == f"punk.table.{problem}"


def test_a_table_people_wrote_is_played_on() -> None:
    text = """
name = { es = "Solar", en = "Lot" }
es = "Un solar."
en = "A lot."
elements = [{ kind = "car", at = [45, 45], size = [9, 4] }]
"""
    state = set_up(Options(draft=text, size=100))
    board = field_of(state.scenario, state.ground, state.size).board
    assert (len(board.pieces), board.width) == (1, 100 * CM)
    assert keep_draft(text) == state.ground


# --- sides and places


@pytest.mark.rule("punk.core.sides")
def test_the_higher_die_takes_a_side_and_the_other_deploys_first() -> None:
    state, table = mustered([4, 4, 3, 8])
    table.answers = [("punk.ask.zone", "zone_0")]
    until(state, table, "deploy")
    assert state.zones == [1, 0]
    assert state.next == 0
    assert [told.side for told in table.heard(SideChosen)] == [1]


@pytest.mark.rule("punk.setup.faithful_models", "punk.setup.players")
def test_both_bands_are_introduced_by_how_many_are_in_sight() -> None:
    state, table = mustered([])
    told = [(one.side, one.count) for one in table.heard(Mustered)]
    assert told == [(seat, sum(mini.seat == seat for mini in state.minis)) for seat in (0, 1)]
    assert state.next == 0


@pytest.mark.rule("punk.core.deployment")
def test_minis_are_placed_in_turns_each_in_its_own_zone() -> None:
    state, table = mustered([9, 1])
    table.answers = [("punk.ask.zone", "zone_0")]
    until(state, table, "turn")
    assert not any(mini.at == OFF_TABLE for mini in state.minis)
    skirmish = Skirmish(state, table)
    assert all(is_within(skirmish, mini, mini.seat) for mini in state.minis)
    sides = {mini.id: mini.seat for mini in state.minis}
    order = [sides[told.figure] for told in table.heard(Deployed)]
    assert order == [1, 0] * 4 + [1] * 2


@pytest.mark.rule("punk.core.deployment")
def test_nobody_is_placed_outside_on_somebody_or_within_something() -> None:
    state, table = mustered([9, 1])
    table.answers = [("punk.ask.zone", "zone_0")]
    until(state, table, "deploy")
    skirmish = Skirmish(state, table)
    mini, placed = state.minis[:2]
    placed.at = Place(Point(12 * CM, 10 * CM))
    spots = posts(skirmish, mini)

    def why(x: float, y: float) -> str:
        refused = spots.refuse({"at": [round(x * CM), round(y * CM)], "facing": None})
        return "" if refused is None else refused.reason.key.rpartition(".")[2]

    assert why(12 - (mini.radius + placed.radius) / CM, 10) == ""
    assert why(11, 10) == "ends_on"
    assert why(10, 30) == "zone"
    assert why(10, 19) == "zone"
    assert why(78, 16) in ("through", "cannot_stand")


@pytest.mark.rule("punk.core.deployment")
def test_which_is_placed_is_asked_as_long_as_there_is_a_choice() -> None:
    state, table = mustered([9, 1])
    table.answers = [("punk.ask.zone", "zone_0")]
    until(state, table, "deploy")
    for mini in state.minis[2:]:
        mini.out = "removed"
    table.asked.clear()
    deploy(Skirmish(state, table))
    deploy(Skirmish(state, table))
    assert [key for _, key, _ in table.asked] == [
        "punk.ask.deploy",
        "punk.ask.post",
        "punk.ask.post",
    ]


@pytest.mark.rule("punk.core.deployment")
def test_one_faces_the_middle_unless_told_otherwise() -> None:
    state, table = mustered([9, 1])
    table.answers = [("punk.ask.zone", "zone_0")]
    until(state, table, "deploy")
    spots = posts(Skirmish(state, table), state.minis[0])
    assert spots.read({"at": [4500, 500]}).facing == 180
    assert spots.look == Point(4500, 4500)
    assert spots.read({"at": [4500, 500], "facing": 90}).facing == 90


@pytest.mark.rule("punk.core.group")
def test_a_group_is_placed_together() -> None:
    text = """
name = "Los pochos"
faction = "mutardos"
points = 300
members = [
    { profile = "alfa", mutations = ["brawny"] },
    { profile = "cabezon" },
    { profile = "pocho", count = 4 },
]
"""
    state, table = mustered([1, 9], bands=("mine", "pandilleros_200"), own={"mine": text})
    table.answers = [("punk.ask.zone", "zone_0"), ("punk.ask.deploy", "a3")]
    until(state, table, "deploy")
    for _ in range(4):
        step(Skirmish(state, table))
    group = [mini for mini in state.minis if mini.group]
    assert len(group) == 4
    assert not any(mini.at == OFF_TABLE for mini in group)
    skirmish = Skirmish(state, table)
    for mini in group:
        assert min(skirmish.gap(mini, one) for one in group if one is not mini) <= 5 * CM


@pytest.mark.parametrize("name", scenarios())
def test_there_is_room_for_both_bands_on_every_table(name: str) -> None:
    for ground in grounds():
        state = set_up(Options(scenario=name, ground=ground, bands=("mutardos_300", "troupe_300")))
        rng = Random(7)
        table = Idle([*SALTS, 9, 1], [("punk.ask.zone", "zone_0")])
        until(state, table, "deploy")
        while state.phase == "deploy":
            skirmish = Skirmish(state, table)
            waiting = [mini for mini in state.minis if mini.at == OFF_TABLE]
            if not waiting:
                break
            post = posts(skirmish, waiting[0]).sample(rng)
            waiting[0].at, waiting[0].facing = post.at, post.facing


def test_scenarios_are_varied_and_their_objectives_have_room() -> None:
    assert len(scenarios()) == 8
    assert len({goal.kind for one in scenarios().values() for goal in one.goals}) >= 8
    for name in scenarios():
        for ground in grounds():
            for size, depth in SIZES + WIDER:
                options: Any = {"scenario": name, "ground": ground, "size": (size, depth)}
                state = set_up(Options(**options, rules={"any_table": True}))
                levels = Levels.of(field_of(name, ground, size, depth).board)
                for objective in state.objectives:
                    assert levels.barred_at(objective.at, objective.radius) is None
