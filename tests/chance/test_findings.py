"""What is told of dice in the wrong place, of outcomes without an answer, and of throws that never end."""

from __future__ import annotations

import pytest

from tests.catalogue.manor import compile_with

BOOK = '    cites book "Gate" 30\n'


def found(text: str) -> list[tuple[str, str]]:
    """Code and label of all that is told of a file."""
    _, report = compile_with({"case.rules": text})
    return [(d.code.number, d.primary.label) for d in report.sorted()]


def roll(*lines: str, result: str = "Rank", params: str = "") -> str:
    """A roll with these lines."""
    return f'roll test({params}) -> {result} "A test"\n' + "".join(f"    {line}\n" for line in lines) + BOOK


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("on d6", "1 .. 2: low", "4 .. 6: high"), ("R0620", "no line answers when `the throw = 3`")),
        (("on 2d6", "3 .. 7: low", "8 or more: high"), ("R0620", "no line answers when `the throw = 2`")),
        (("on d6 - d6", "0 or more: low"), ("R0620", "no line answers when `the throw = -5`")),
        (("on d6 / 2", "1 .. 2: low", "3: high"), ("R0620", "no line answers when `the throw = 1/2`")),
        (
            ("throw a be d6", "throw b be d6", "low when a < b", "high when a > b"),
            ("R0620", "no line answers when `a = 1 and b = 1`"),
        ),
        (("on d6", "1 .. 4: low", "4 .. 6: high"), ("R0623", "both answer when `the throw = 4`")),
        (("on 2d6", "1: low", "2 or more: high"), ("R0621", "the dice never show this")),
        (("on d6", "1 or more: low", "otherwise high"), ("R0624", "the lines before it answer in every case")),
        (("throw a be d6", "low when a > 0", "high when a = 6", "otherwise middle"),
         ("R0622", "what it is for is answered before")),
        (("throw a be d6", "throw b be d6", "low when a > 3", "otherwise high"), ("R0642", "thrown for nothing")),
        (("throw a be d6", "again a until a > 6", "low when a > 3", "otherwise high"), ("R0643", "no face stops it")),
        (
            ("throw a be d6", "throw b be d6", "again b until b > a", "low when b > 3", "otherwise high"),
            ("R0643", "no face stops it when `a = 6`"),
        ),
        (("throw a be d6", "throw a be d6", "low when a > 3", "otherwise high"), ("R0211", "again")),
        (("throw a be d6", "low when d6 > a", "otherwise high"), ("R0343", "dice have no place here")),
        (("throw a be d2000", "low when a > 3", "otherwise high"), ("R0345", "no such number of sides")),
        (("throw a be 0d6", "low when a > 3", "otherwise high"), ("R0345", "no such number of dice")),
    ],
)  # fmt: skip
def test_rolls(lines: tuple[str, ...], told: tuple[str, str]) -> None:
    assert told in found(roll(*lines))


@pytest.mark.parametrize(
    "lines",
    [
        ("on 2 average", "4 .. 5: low", "6 .. 10: high"),
        ("throw a be d6", "throw b be d6", "again b until b != a", "low when a < b", "high when a > b"),
        ("on sides()", "1 .. 3: low", "4 .. 6: high"),
        ("throw a be d6 - d6", "throw b be a + 6", "low when b < 6", "otherwise high"),
        ("throw a be d6", "low when a < 3", "middle when a = 3", "high when a > 3"),
    ],
)
def test_no_false_alarm(lines: tuple[str, ...]) -> None:
    extra = 'die average: 2, 3, 3, 4, 4, 5 "an average die"\nroll sides() -> number "Sides"\n    d6\n' + BOOK
    assert found(extra + roll(*lines)) == []


def test_a_roll_answers_by_the_first_line_that_counts() -> None:
    """`taller` shows 1 to 3 or 5 to 7: what its last line would make of 4 to 6 is no answer of it."""
    taller = f'roll taller() -> number "Taller"\n    throw a be d6\n    a + 1 when a > 3\n    otherwise a\n{BOOK}'
    assert found(taller + roll("on taller()", "1 .. 3: low", "5 .. 7: high")) == []
    assert ("R0620", "no line answers when `the throw = 5`") in found(
        taller + roll("on taller()", "1 .. 3: low", "6 .. 7: high")
    )


def test_bands_of_a_parameter_are_those_of_a_value() -> None:
    lines = ("on sort", "plain: d6", "keen: 2d6")
    assert ("R0620", "no line answers when `sort = old`") in found(roll(*lines, result="number", params="sort: Sort"))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('value v(guard: Guard) -> number "V"\n    sides()\n', "R0344"),
        ('fact f(guard: Guard) "F", not "not F"\n    yes when sides() = 3\n    otherwise no\n', "R0344"),
        ('quantity q(guard: Guard) -> gold "Q"\n    base 1 gold * sides()\n', "R0344"),
        ('quantity q(guard: Guard) -> gold "Q"\n    throw sides() when sides() = 2\n', "R0344"),
        ('quantity q(guard: Guard) -> gold "Q"\n    base 1 gold * d6\n', "R0343"),
        ('constant c = d6 "C"\n', "R0343"),
        ('quantity q(guard: Guard) -> gold "Q"\n    throw sides() for each g in guard.friends\n', "R0516"),
    ],
)
def test_what_throws_is_not_asked_by_what_does_not(text: str, code: str) -> None:
    extra = 'roll sides() -> number "Sides"\n    d6\n' + BOOK
    assert code in [number for number, _ in found(extra + text + BOOK)]


def test_a_thrown_quantity_may_be_thrown_and_not_read() -> None:
    thrown = 'quantity luck(guard: Guard) -> gold "Luck"\n    throw d6\n    add 1 gold\n' + BOOK
    asked = 'roll test(guard: Guard) -> gold "A test"\n    throw a be luck(guard)\n    a + 1 gold\n' + BOOK
    assert found(thrown + asked) == []
    read = 'quantity more(guard: Guard) -> gold "More"\n    base luck(guard)\n' + BOOK
    assert [code for code, _ in found(thrown + read)] == ["R0344"]


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (("expect sides() = 5",), "R0810"),
        (("thrown 5", "expect odds(sides() = 5) = 1/6"), "R0811"),
        (("thrown a: 5, 3", "expect sides() = 5"), "R0812"),
    ],
)
def test_examples_say_what_the_dice_show(lines: tuple[str, ...], code: str) -> None:
    text = 'roll sides() -> number "Sides"\n    d6\n' + BOOK + '    example "One"\n'
    text += "".join(f"        {line}\n" for line in lines)
    assert code in [number for number, _ in found(text)]


@pytest.mark.parametrize("faces", ["2, 3, 3, 4, 4, 6", "2, 3, 3, 4, 4, 4"], ids=["no answer", "never shown"])
def test_a_face_that_fits_no_line_is_pointed_at(faces: str) -> None:
    """Whoever changes a die is shown the die, beside the roll that it breaks."""
    die = f'die even: {faces} "an even die"\n'
    lines = ("on even", "5: high", "2 .. 4: low")
    _, report = compile_with({"case.rules": die + roll(*lines)})
    places = [(place.span.text, place.label) for told in report.found for place in told.related]
    assert ("even", "the faces of this die") in places
