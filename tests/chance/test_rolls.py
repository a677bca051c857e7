"""Rolls and thrown quantities: the odds are those of brute force, of sampling, and of the emitted code; breakdowns of
what is thrown add up; the emitted code, its twin and the interpreter read the same dice alike."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

import pytest

from rulec.driver.worked_examples.package_loader import Emitted
from rulec.ir.interp.api import Situation, distribution
from rulec.runtime import Seeded, Tape, explain
from rulec.runtime import distribution as distribution_of
from tests.chance.packs import compiled, emitted, guard, interpreter

AVERAGE = (2, 3, 3, 4, 4, 5)
D6 = range(1, 7)
PLAIN, KEEN, OLD = range(3)
LOW, MIDDLE, HIGH = range(3)

Odds = dict[object, Fraction]


def counted(answers: Iterator[object]) -> Odds:
    """How often each answer stands among equally likely ones."""
    found: dict[object, int] = {}
    total = 0
    for answer in answers:
        found[answer] = found.get(answer, 0) + 1
        total += 1
    return {answer: Fraction(times, total) for answer, times in found.items()}


# Brute force, written out by hand from the words of the rules.
def nerve(sort: int) -> Odds:
    return counted(a if sort == PLAIN else -(-a // 2) if sort == KEEN else a - b for a, b in product(D6, D6))


def mood() -> Odds:
    return counted(2 if a + b <= 5 else 1 if a + b <= 9 else 0 for a, b in product(D6, D6))


def hunt() -> Odds:
    """The second die is thrown again while it shows what the first shows: a weight for each first face."""
    found: Odds = {}
    for a in AVERAGE:
        others = [b for b in D6 if b != a]
        for b in others:
            far = a + b if a < b else a - b
            found[far] = found.get(far, Fraction(0)) + Fraction(1, 6 * len(others))
    return found


def storm(rank: int) -> Odds:
    throws = product(AVERAGE, AVERAGE, range(1, 11), D6)
    return counted((a + b + c > 12 and cloud >= 3) or (rank == HIGH and a + b + c == 12) for a, b, c, cloud in throws)


def courage(sort: int, rank: int, level: int) -> Odds:
    found: Odds = {}
    for pips, odds in nerve(sort).items():
        value = Fraction(pips) + (2 if rank == HIGH else 0)
        value *= Fraction(3, 2) if level > 5 else 1
        whole = max(-(-value // 1), 0)
        found[whole] = found.get(whole, Fraction(0)) + odds
    return found


def coins(sort: int, rank: int) -> Odds:
    takes = 1 if sort == OLD else 0
    if rank != LOW:
        return {10 - takes: Fraction(1)}
    return counted(min(a + b + c - takes, 14) for a, b, c in product(D6, D6, AVERAGE))


CASES: list[tuple[str, tuple[object, ...], Odds]] = [
    *(("nerve", (sort,), nerve(sort)) for sort in range(3)),
    ("mood", (), mood()),
    ("hunt", (), hunt()),
    *(("storm", (rank,), storm(rank)) for rank in range(3)),
    ("share", (0,), counted(50 if face == 50 else min(100, face + 3) for face in range(1, 101))),
    *(
        ("courage", (guard(sort, rank, level),), courage(sort, rank, level))
        for sort, rank, level in product(range(3), (LOW, HIGH), (1, 9))
    ),
    *(("coins", (guard(sort, rank),), coins(sort, rank)) for sort, rank in product((PLAIN, OLD), (LOW, HIGH))),
]
IDS = [f"{name}-{at}" for at, (name, _, _) in enumerate(CASES)]


def function_of(package: Emitted, name: str, arguments: tuple[object, ...]) -> Callable[..., object]:
    """An emitted function with everything given but its dice."""
    return lambda dice: package.call(name, arguments, dice=dice)


@pytest.mark.parametrize(("name", "arguments", "brute"), CASES, ids=IDS)
def test_odds_are_those_of_brute_force(name: str, arguments: tuple[object, ...], brute: Odds) -> None:
    with emitted() as package:
        found = distribution_of(function_of(package, name, arguments))
    assert found == brute
    assert sum(found.values()) == 1


@pytest.mark.parametrize(("name", "arguments", "brute"), CASES, ids=IDS)
def test_odds_agree_with_sampling(name: str, arguments: tuple[object, ...], brute: Odds) -> None:
    times = 4_000
    dice = Seeded("sampling", subject=name)
    with emitted() as package:
        sample = counted(package.call(name, arguments, dice=dice) for _ in range(times))
    assert set(sample) <= set(brute)
    for answer, odds in brute.items():
        sigma = float(odds * (1 - odds) / times) ** 0.5
        assert abs(float(sample.get(answer, Fraction(0)) - odds)) <= 5 * sigma


@pytest.mark.parametrize(("name", "arguments", "brute"), CASES, ids=IDS)
def test_code_twin_and_interpreter_read_the_same_dice_alike(
    name: str, arguments: tuple[object, ...], brute: Odds
) -> None:
    walker = interpreter(trace=True)
    with emitted() as package:
        for seed in range(60):
            plain = package.call(name, arguments, dice=Seeded(seed))
            value, notes = package.call(name, arguments, twin=True, dice=Seeded(seed))
            walker.dice = Seeded(seed)
            assert plain == value == walker.call(name, list(arguments))
            breakdown = walker.breakdowns[-1]
            assert [line.entry.index for line in breakdown.lines if line.state == "applied"] == [
                index for index, _ in notes if index >= 0
            ]


@pytest.mark.parametrize("at", range(80))
def test_real_dice_give_what_they_show(at: int) -> None:
    chance = random.Random(at)
    first, second = chance.choice(AVERAGE), chance.randint(1, 6)
    with emitted() as package:
        if first != second:
            far = first + second if first < second else first - second
            assert package.call("hunt", (), dice=Tape([first, second])) == far
            assert package.call("hunt", (), dice=Tape({"b": second, "a": first})) == far
        dice = [chance.randint(1, 6) for _ in range(2)]
        assert package.call("nerve", (OLD,), dice=Tape(dice)) == dice[0] - dice[1]
        walker = interpreter()
        walker.dice = Tape([*dice, first])
        assert walker.call("coins", [guard(PLAIN, LOW)]) == min(sum(dice) + first, 14)


@pytest.mark.parametrize("sort", range(3))
@pytest.mark.parametrize("level", [1, 9])
def test_the_breakdown_of_what_is_thrown_adds_up(sort: int, level: int) -> None:
    walker = interpreter(trace=True)
    for seed in range(30):
        walker.dice = Seeded(seed)
        value = walker.call("courage", [guard(sort, HIGH, level)])
        breakdown = walker.breakdowns[-1]
        assert sum(line.delta for line in breakdown.lines) == breakdown.amount == value
        first = breakdown.lines[0]
        assert first.entry.verb == "throw"
        assert first.delta == first.nested[0].value


def test_a_die_that_is_thrown_again_ends() -> None:
    dice = Seeded("again")
    with emitted() as package:
        for _ in range(2_000):
            package.call("hunt", (), dice=dice)


def test_the_interpreter_gives_the_same_odds_and_orders_them() -> None:
    made = compiled()
    found = distribution(Situation(made.program, made.model), "mood")
    assert list(found.items()) == [(0, Fraction(1, 6)), (1, Fraction(5, 9)), (2, Fraction(5, 18))]


def test_the_lines_of_a_twin_show_the_throw() -> None:
    with emitted() as package:
        why = package.call("courage", (guard(PLAIN, HIGH),), twin=True, dice=Tape([3]))
        module = __import__("sys").modules[f"{package.package.__name__}.case_why"]
    assert [line.split() for line in explain(why, module.LABELS["courage"])][:2] == [
        ["throw", "+3", "3"],
        ["high", "rank", "+2", "5"],
    ]
