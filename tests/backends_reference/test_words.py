"""Small English and the printing of amounts."""

from fractions import Fraction

import pytest

from rulec.backends.reference.language import values, words
from rulec.backends.reference.views.rolls import ordinal
from rulec.base.text import article
from rulec.base.types import PERCENT, PLAIN, POINTS, NumberType
from tests.backends_reference.grove_pack import grove

MODEL = grove()


@pytest.mark.parametrize(
    ("number", "shown"),
    [
        (1, "first"), (6, "sixth"), (7, "7th"), (11, "11th"), (12, "12th"), (13, "13th"),
        (21, "21st"), (22, "22nd"), (23, "23rd"), (24, "24th"), (101, "101st"), (111, "111th"),
    ],
)  # fmt: skip
def test_places_in_a_row(number: int, shown: str) -> None:
    assert ordinal(number) == shown


@pytest.mark.parametrize(
    "value, of, shown",
    [
        (Fraction(25), PERCENT, "25%"),
        (Fraction(-20), PERCENT, "−20%"),
        (Fraction(25, 2), PERCENT, "12.5%"),
        (Fraction(100, 3), PERCENT, "33 1/3%"),
        (Fraction(1), POINTS, "1 point"),
        (Fraction(5), POINTS, "5 points"),
        (Fraction(1200), NumberType((("gold", 1),)), "1,200 gold"),
        (Fraction(1), NumberType((("apple", 1),)), "1 apple"),
        (Fraction(5), NumberType((("level", -1),), "points"), "5 points per level"),
        (Fraction(3, 2), PLAIN, "1 1/2"),
        (Fraction(3, 10), PLAIN, "0.3"),
        (Fraction(1, 4), PLAIN, "1/4"),
    ],
)
def test_amounts(value: Fraction, of: NumberType, shown: str) -> None:
    assert values.amount(value, of, MODEL) == shown


def test_english() -> None:
    assert [article(w) for w in ("apple", "unit", "hour", "house")] == [
        "an apple",
        "a unit",
        "an hour",
        "a house",
    ]
    assert words.joined(["a", "b", "c"], "or") == "a, b or c"
    assert words.number_word(47) == "forty-seven"
    assert words.possessive("the towers") == "the towers'"
    assert words.sentence("*that* is so") == "*That* is so."


@pytest.mark.parametrize(
    "noun, several",
    [
        ("towers", True), ("the moves of rest", True), ("steps left", True), ("census that remains", False),
        ("player who decides for the towers", False), ("status", False), ("moves", True),
    ],
)  # fmt: skip
def test_what_goes_by_a_plural(noun: str, several: bool) -> None:
    assert words.are_several(noun) == several


@pytest.mark.parametrize(
    "name, several",
    [("levels whispered", True), ("kinds in", True), ("peers of", True), ("walls built along", False),
     ("steps when the tower", False), ("what stays", False), ("how many towers", False)],
)  # fmt: skip
def test_which_names_are_plurals(name: str, several: bool) -> None:
    assert words.several_at_the_end(name) == several


@pytest.mark.parametrize(
    "said, told",
    [
        ("the group has marched this turn", "the group has not marched this turn"),
        ("[the marches](a/is.md) of this move are over", "[the marches](a/is.md) of this move are not over"),
        ("the fleet can sail", "the fleet cannot sail"),
        ("the host has stood on the wall", "the host has not stood on the wall"),
        ("the band has a guide", "it is not so that the band has a guide"),
        ("any master has broken the magic", "it is not so that any master has broken the magic"),
        ("the host that is near has marched", "it is not so that the host that is near has marched"),
        ("the host has marched and fought", "it is not so that the host has marched and fought"),
        ("the host is not paid this turn", "the host is paid this turn"),
        ("the host that waits is not paid", "it is not so that the host that waits is not paid"),
        ("the host has to forage", "the host does not have to forage"),
        ("the hosts have to forage", "the hosts do not have to forage"),
        ("the hunters and that host's bows have fought", "the hunters and that host's bows have not fought"),
        ("the host and the bows are paid and fed", "it is not so that the host and the bows are paid and fed"),
        ("the host has passed a patrol of that hunter", "the host has not passed a patrol of that hunter"),
        ("somebody has come", "it is not so that somebody has come"),
    ],
)
def test_what_is_denied_is_denied_by_its_verb(said: str, told: str) -> None:
    assert words.denied(said) == told
