"""Whom enemies attack, and how hunters defend themselves."""

from __future__ import annotations

import pytest

from tapete.games.arena.content.effects import Gain
from tapete.games.arena.content.entries import Special
from tapete.games.arena.events.attacks import Attacked, Defended, Wounded
from tapete.games.arena.figures import fresh
from tapete.games.arena.rules.enemies import attacking, targeting
from tapete.games.arena.state import Boost, Token
from tests.games.arena.answers import guarding, wound
from tests.games.arena.enemies.cards import TEXT, TURN, Author, add, asked, cited, enemy_turn, tire
from tests.games.arena.scene import Scene, arena

SPENT = guarding("green", spent=True)


def redden(scene: Scene, letter: str, count: int) -> None:
    for token in scene.hunter(letter).tokens[:count]:
        token.colour = "red"


def struck(scene: Scene) -> list[str]:
    """Who is attacked, in order."""
    return [one.target for one in scene.heard(Attacked)]


@pytest.fixture
def gallery(author: Author) -> Scene:
    """A shooter of range 3, Salvador two zones away and Mordecai one."""
    author.foe("shooter", range=3)
    return tire(arena("S . p M", p="shooter"))


@pytest.mark.rule("arena.enemy.target.spotlight")
def test_the_one_in_the_spotlight_is_the_target(author: Author, gallery: Scene) -> None:
    redden(gallery, "M", 2)
    author.says(gallery, "attack")
    enemy_turn(gallery, [8], [SPENT])
    assert struck(gallery) == ["salvador"]
    assert "arena.enemy.target.spotlight" in cited(gallery, Attacked)


@pytest.mark.rule("arena.enemy.target.most_red")
def test_else_the_one_with_most_red_tokens(author: Author) -> None:
    author.foe("shooter", range=3)
    scene = tire(arena("S . . . . A . . p M", p="shooter"))
    redden(scene, "A", 2)
    redden(scene, "M", 1)
    author.says(scene, "attack")
    enemy_turn(scene, [8], [guarding("yellow", spent=True)])
    assert struck(scene) == ["amara"]
    assert "arena.enemy.target.most_red" in cited(scene, Attacked)


@pytest.mark.rule("arena.enemy.target.nearest")
def test_else_the_nearest(author: Author) -> None:
    author.foe("shooter", range=3)
    scene = tire(arena("S . . . . A . p M", p="shooter"))
    redden(scene, "A", 1)
    redden(scene, "M", 1)
    author.says(scene, "attack")
    enemy_turn(scene, [7], [guarding("yellow", spent=True)])
    assert struck(scene) == ["mordecai"]
    assert "arena.enemy.target.nearest" in cited(scene, Attacked)


@pytest.mark.rule("arena.enemy.target.players_choose")
def test_else_the_players_choose(author: Author) -> None:
    author.foe("shooter", range=3)
    scene = tire(arena("S . . . . A . p . M", p="shooter"))
    redden(scene, "A", 1)
    redden(scene, "M", 1)
    author.says(scene, "attack")
    enemy_turn(scene, [7], ["amara", guarding("yellow", spent=True)])
    assert asked(scene)[0] == "target"
    assert struck(scene) == ["amara"]


@pytest.mark.rule("arena.ruling.red_count")
def test_red_tokens_count_whether_they_are_spent_or_not(author: Author) -> None:
    author.foe("shooter", range=3)
    scene = tire(arena("S . . . . A . p . M", p="shooter"), "S", "A")
    redden(scene, "A", 1)
    redden(scene, "M", 1)
    scene.hunter("M").equipped[0].shields = [Token("red", "red", spent=True)]
    author.says(scene, "attack")
    enemy_turn(scene, [7], ["amara", guarding("yellow", spent=True)])
    assert asked(scene)[0] == "target"


# --- Defence


@pytest.mark.rule("arena.defence.who_rolls", "arena.defence.min", "arena.defence.success")
@pytest.mark.parametrize(("face", "whole"), [(4, True), (3, False)])
def test_strength_5_takes_a_total_of_5(author: Author, face: int, whole: bool) -> None:
    """The hunter's die alone decides: 4 and Melee 1 are 5.

    arena.example.strength_5
    """
    author.foe()
    scene = tire(arena("S p", p="foe"))
    author.says(scene, "attack")
    enemy_turn(scene, [face], [SPENT])
    assert (scene.tokens("S")[0] == "(green)") == whole
    assert len(scene.table.rolled) == 1
    assert bool(scene.heard(Defended)) == whole


@pytest.mark.rule("arena.defence.min")
@pytest.mark.parametrize(("face", "whole"), [(5, True), (4, False)])
def test_what_raises_strength_raises_the_number(author: Author, face: int, whole: bool) -> None:
    author.foe()
    scene = tire(arena("S p", p="foe"))
    author.event(scene, Gain(strength=1, all=True))
    author.says(scene, "event", "attack")
    enemy_turn(scene, ["test_event", face], [SPENT])
    assert (scene.tokens("S")[0] == "(green)") == whole


@pytest.mark.rule("arena.defence.pick_token")
@pytest.mark.parametrize("picked", [guarding("green", spent=True), guarding("yellow")])
def test_any_token_defends_spent_or_not(author: Author, picked: str) -> None:
    author.foe()
    scene = arena("S p", p="foe")
    scene.hunter("S").tokens[0].spent = True
    author.says(scene, "attack")
    enemy_turn(scene, [6], [picked])
    assert scene.heard(Defended)


@pytest.mark.rule("arena.defence.pick_token")
def test_a_shield_token_goes_first(author: Author) -> None:
    author.foe()
    scene = arena("S p", p="foe")
    scene.hunter("S").equipped[0].shields = [Token("yellow", "yellow")]
    author.says(scene, "attack")
    enemy_turn(scene, [3], [guarding("yellow")])
    assert scene.tokens("S") == ["green", "yellow", "yellow"]
    assert scene.hunter("S").equipped[0].shields[0].spent


@pytest.mark.rule("arena.defence.roll")
@pytest.mark.parametrize(("resist", "total"), [("reflexes", 5), ("melee", 4)])
def test_the_attribute_on_the_card_is_added(author: Author, resist: str, total: int) -> None:
    """Mordecai has Reflexes 1 and no Melee: a 4 is 5, or 4."""
    author.foe(resist=resist)
    scene = tire(arena("M p", p="foe"))
    scene.hunter("M").equipped = []
    author.says(scene, "attack")
    enemy_turn(scene, [4], [guarding("yellow", spent=True)])
    assert bool(scene.heard(Defended)) == (total >= 5)


@pytest.mark.rule("arena.defence.not_spent")
def test_a_token_that_defended_stays_available(author: Author) -> None:
    author.foe()
    scene = arena("S p", p="foe")
    author.says(scene, "attack")
    enemy_turn(scene, [8], [guarding("green")])
    assert scene.tokens("S") == ["green", "yellow", "yellow"]
    assert "arena.defence.not_spent" in cited(scene, Defended)


@pytest.mark.rule("arena.ruling.crit_on_defence")
@pytest.mark.parametrize(
    ("strength", "face", "natural", "whole"),
    [(20, 12, True, True), (20, 12, False, False), (2, 1, True, False), (2, 1, False, True)],
)
def test_natural_faces_of_a_defence_are_a_house_rule(
    author: Author, strength: int, face: int, natural: bool, whole: bool
) -> None:
    author.foe(strength=strength)
    scene = tire(arena("S p", p="foe", rules={"defence_crit_fumble": natural}))
    author.says(scene, "attack")
    enemy_turn(scene, [face], [SPENT])
    assert (scene.tokens("S")[0] == "(green)") == whole


# --- properties of enemies' attacks


@pytest.mark.rule("arena.ruling.rapid_enemy", "arena.prop.rapid.repeat")
def test_a_rapid_enemy_attacks_again_near_its_target(author: Author) -> None:
    """Each repetition chooses anew; who is far from the last target is out of reach."""
    author.foe("quick", range=3, properties=("rapid(2)",))
    scene = tire(arena("S . . p", p="quick"))
    author.says(scene, "attack")
    enemy_turn(scene, [8, 8, 8], [SPENT] * 3)
    assert struck(scene) == ["salvador"] * 3


@pytest.mark.rule("arena.prop.rapid_no_sum")
def test_the_highest_rapid_counts(author: Author) -> None:
    """Rapid (2) and Rapid (3) are Rapid (3): four attacks.

    arena.example.rapid_highest
    """
    author.foe("quick", properties=("rapid(2)",))
    scene = tire(arena("S p", p="quick"))
    scene.enemy("p").boosts = [Boost(["rapid(3)"], until="always")]
    author.says(scene, "attack")
    enemy_turn(scene, [8] * 4, [SPENT] * 4)
    assert len(struck(scene)) == 4
    assert "arena.prop.rapid_no_sum" in cited(scene, Attacked)


@pytest.mark.rule("arena.ruling.crowd_control_enemy")
def test_crowd_control_of_an_enemy_meets_some_of_the_zone(author: Author) -> None:
    author.foe("wide", properties=("crowd_control",))
    scene = tire(arena("S p M A", p="wide"))
    scene.hunter("M").at = scene.hunter("A").at = scene.hunter("S").at
    author.says(scene, "attack")
    enemy_turn(scene, [2, 8, 8], ["amara", SPENT, SPENT])
    assert [one.figure for one in scene.heard(Defended)] == ["salvador", "amara"]
    assert scene.table.throws[0].dice == (4,)
    assert len(struck(scene)) == 1


@pytest.mark.rule("arena.ruling.crowd_control_enemy")
def test_nobody_is_asked_whom_crowd_control_of_an_enemy_meets_if_all_are_met(
    author: Author,
) -> None:
    """Three hunters in the zone and a 3 on the d4."""
    author.foe("wide", properties=("crowd_control",))
    scene = tire(arena("S p M A", p="wide"))
    scene.hunter("M").at = scene.hunter("A").at = scene.hunter("S").at
    author.says(scene, "attack")
    enemy_turn(scene, [3, 8, 8, 8], [SPENT, SPENT, SPENT])
    assert len(scene.heard(Defended)) == 3


@pytest.mark.rule("arena.prop.explosive", "arena.ruling.enemy_explosive")
def test_an_explosive_attack_of_an_enemy_meets_everybody(author: Author) -> None:
    """Strength 5 reaches Defence 5, not 6; nobody has the loot of who falls."""
    author.foe("bomber", range=3, properties=("explosive",))
    author.foe("weak", defence=5, movement=0)
    author.foe("hard", defence=6, movement=0)
    scene = tire(arena("S . p M", p="bomber"))
    scene.hunter("M").at = scene.hunter("S").at
    add(scene, "weak", scene.hunter("S").at, "w")
    add(scene, "hard", scene.hunter("S").at, "h")
    world = scene.arena([8, 8, "ammo"], [SPENT, SPENT])
    aim = targeting.Aim(scene.hunter("S"), "arena.enemy.target.spotlight")
    attacking.attack(world, scene.enemy("p"), aim, attacking.onslaught(world, scene.enemy("p")))
    assert len(scene.heard(Defended)) == 2
    assert scene.gone("w")
    assert not scene.gone("h")
    assert [one.kind for one in scene.state.lying] == ["ammo"]


@pytest.mark.rule("arena.prop.stun")
@pytest.mark.parametrize(("face", "stunned"), [(8, 0), (2, 1)])
def test_stun_of_a_successful_attack(author: Author, face: int, stunned: int) -> None:
    author.foe("buzz", properties=("stun",))
    scene = tire(arena("S p", p="buzz"))
    author.says(scene, "attack")
    enemy_turn(scene, [face], [SPENT])
    assert scene.hunter("S").stun == stunned


@pytest.mark.rule("arena.ruling.stun_shielded")
def test_stun_goes_through_a_shield(author: Author) -> None:
    author.foe("buzz", properties=("stun",))
    scene = tire(arena("S p", p="buzz"))
    scene.hunter("S").equipped[0].shields = [Token("yellow", "yellow")]
    author.says(scene, "attack")
    enemy_turn(scene, [2], [guarding("yellow")])
    assert scene.hunter("S").stun == 1
    assert not scene.heard(Wounded)


@pytest.mark.rule("arena.prop.stacking", "arena.ruling.acquired_duration")
def test_what_tinks_gain_adds_up_until_the_next_enemy_turn(author: Author) -> None:
    """Crowd Control of the card, +2 Strength and Lethal of the special.

    arena.example.tink_stacking
    """
    calibre = Special(name=TEXT, text=TEXT, effects=(Gain(("lethal",), 2),))
    author.foe("tink", properties=("crowd_control",), specials=(calibre,))
    scene = tire(arena("S p", p="tink"))
    author.says(scene, "special", "attack")
    enemy_turn(scene, [4, 5], [SPENT, wound("yellow", spent=True)])
    assert scene.tokens("S") == ["(red)", "(red)", "(yellow)"]
    author.says(scene, "attack")
    enemy_turn(scene, [4, 4], [guarding("yellow", spent=True)])
    assert scene.tokens("S")[2] == "(yellow)"


@pytest.mark.rule("arena.prop.stacking", "arena.ruling.extra_wounds_sum")
def test_what_two_enemies_and_an_event_give_adds_up(author: Author) -> None:
    """Each of two whips and a bad mood is +1, though they say the same."""
    whip = Special(name=TEXT, text=TEXT, effects=(Gain(strength=1, all=True),))
    author.foe(specials=(whip,))
    scene = tire(arena("S . . . p q", p="foe", q="foe"))
    author.event(scene, Gain(strength=1, all=True))
    author.says(scene, "special", "event")
    enemy_turn(scene, ["test_event"], [TURN])
    assert [sum(one.strength for one in foe.boosts) for foe in scene.state.enemies] == [3, 3]


@pytest.mark.rule("arena.ruling.extra_wounds_sum")
def test_a_special_used_again_only_lasts_longer(author: Author) -> None:
    calibre = Special(name=TEXT, text=TEXT, effects=(Gain(("lethal",), 2),))
    author.foe("tink", specials=(calibre,))
    scene = arena("S . . . p", p="tink")
    author.says(scene, "special", "special")
    enemy_turn(scene)
    assert len(scene.enemy("p").boosts) == 1


@pytest.mark.rule("arena.ruling.extra_wounds_sum")
@pytest.mark.parametrize(("stacks", "reds"), [(False, 2), (True, 3)])
def test_lethal_twice_is_a_house_rule(author: Author, stacks: bool, reds: int) -> None:
    author.foe("sharp", properties=("lethal",))
    scene = tire(arena("S p", p="sharp", rules={"lethal_stacks": stacks}))
    scene.enemy("p").boosts = [Boost(["lethal"], until="always")]
    author.says(scene, "attack")
    more = [wound("yellow", spent=True)] * (reds - 1)
    enemy_turn(scene, [2], [SPENT, *more])
    assert scene.tokens("S").count("(red)") == reds


@pytest.mark.rule("arena.prop.pistol", "arena.ruling.pistol_melee_attack")
@pytest.mark.parametrize(
    ("resist", "loaded", "whole"),
    [("melee", True, True), ("melee", False, False), ("will", True, False)],
)
def test_a_loaded_pistol_defends_against_melee(
    author: Author, resist: str, loaded: bool, whole: bool
) -> None:
    """Mordecai has Ranged 3 and no Melee: a 2 is 5 with the pistol."""
    author.foe(resist=resist)
    scene = tire(arena("M p", p="foe"))
    pistol = fresh("rusty_revolver")
    pistol.spent = not loaded
    scene.hunter("M").equipped = [pistol]
    author.says(scene, "attack")
    enemy_turn(scene, [2], [guarding("yellow", spent=True)])
    assert bool(scene.heard(Defended)) == whole


def test_a_die_of_wounds_is_thrown_only_if_the_attack_succeeds(author: Author) -> None:
    author.foe("reaper", properties=("wounds(1d4)",))
    scene = tire(arena("S p", p="reaper"))
    author.says(scene, "attack")
    enemy_turn(scene, [8], [SPENT])
    author.says(scene, "attack")
    enemy_turn(scene, [2, 1], [SPENT, wound("yellow", spent=True)])
    assert scene.tokens("S").count("(red)") == 2
