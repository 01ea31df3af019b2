"""A rule that names another leads to it."""

from __future__ import annotations

import pytest

from tapete.catalogue import Catalogue, Rule, Text, load
from tapete.catalogue.links import linked, named_in
from tapete.catalogue.tokens import Piece


def rule(identity: str, es: str, en: str, text_es: str, text_en: str) -> Rule:
    return Rule(id=identity, title=Text(es, en), es=text_es, en=text_en, book="1")


COVER = rule("duel.cover", "Cobertura", "Cover", "Resta.", "Cover takes off.")
FIRE = rule("duel.fire", "Fuego defensivo", "Defensive Fire", "Sin espera.", "Do not hold it.")
HOLD = rule("duel.hold", "En espera", "Hold", "Guarda.", "It keeps.")
AIM = rule(
    "duel.aim",
    "Apuntar",
    "Aim",
    "Ignora coberturas, y más coberturas, en FUEGO Defensivo.",
    "It ignores cover in Defensive Fire, and holds. In Hold, no.",
)
CATALOGUE = Catalogue((COVER, FIRE, HOLD, AIM))


def links(entry: Rule, language: str) -> list[tuple[str, str]]:
    return [(one.text, one.rule) for one in linked(CATALOGUE, entry, language) if one.rule]


def test_the_first_mention_of_a_rule_is_a_link_in_each_language() -> None:
    assert links(AIM, "es") == [("coberturas", "duel.cover"), ("FUEGO Defensivo", "duel.fire")]
    assert links(AIM, "en") == [
        ("cover", "duel.cover"),
        ("Defensive Fire", "duel.fire"),
        ("Hold", "duel.hold"),
    ]


def test_a_short_everyday_word_is_no_link() -> None:
    assert links(FIRE, "en") == []


def test_a_rule_does_not_lead_to_itself() -> None:
    assert linked(CATALOGUE, COVER, "en") == (Piece("Cover takes off."),)


def test_a_rule_knows_where_it_is_named() -> None:
    assert named_in(CATALOGUE, "duel.cover") == ("duel.aim",)
    assert named_in(CATALOGUE, "duel.aim") == ()


@pytest.mark.parametrize("game", ["punk", "savage"])
@pytest.mark.parametrize("language", ["es", "en"])
def test_linking_changes_no_word_and_leads_to_rules_that_are_there(
    game: str, language: str
) -> None:
    catalogue = load(f"tapete.games.{game}")
    for entry in catalogue:
        pieces = linked(catalogue, entry, language)
        assert "".join(piece.text for piece in pieces) == entry.body(language)
        assert all(piece.rule in catalogue for piece in pieces if piece.rule)


def test_in_savage_worlds_aiming_leads_to_range_and_cover() -> None:
    catalogue = load("tapete.games.savage")
    aim = catalogue.get("savage.combat.aim")
    assert aim is not None
    for language in ("es", "en"):
        rules = {piece.rule for piece in linked(catalogue, aim, language)}
        assert {"savage.range.penalty", "savage.cover.penalty"} <= rules
