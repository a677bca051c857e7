"""The dice of the runtime: the mixer falls evenly and is pinned, real dice are read once, sums are weighed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise, product
from math import prod
from typing import Any

import pytest

from rulec.runtime import DiceFault, Enumerate, NoAnswer, Seeded, Tape, TooManyOutcomes, distribution, go_on_with
from rulec.runtime.dice import Recorded, lot, mix, sums
from rulec.runtime.odds import weighed

# The chi-squared bound that one sequence of fair throws in ten thousand exceeds, by the degrees of freedom.
BOUND = {1: 15.14, 5: 25.75, 9: 33.72, 35: 75.9}


def chi_squared(counts: list[int]) -> float:
    """How far counts are from being alike."""
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


@pytest.mark.parametrize("sides", [2, 6, 10])
@pytest.mark.parametrize("across", ["counter", "address", "subject", "turn", "seed"])
def test_each_face_falls_alike_whatever_is_varied(across: str, sides: int) -> None:
    one = Seeded(2024)
    thrown = {
        "counter": lambda n: one.throw("hunt.a", sides),
        "address": lambda n: Seeded(7).throw(f"roll_{n}.a", sides),
        "subject": lambda n: one.at(n).throw("hunt.a", sides),
        "turn": lambda n: Seeded(7, turn=n).throw("hunt.a", sides),
        "seed": lambda n: Seeded(n).throw("hunt.a", sides),
    }[across]
    counts = Counter(thrown(n) for n in range(12_000))
    assert sorted(counts) == list(range(1, sides + 1))
    assert chi_squared([counts[face] for face in range(1, sides + 1)]) < BOUND[sides - 1]


@pytest.mark.parametrize("across", ["counter", "address", "subject"])
def test_neighbours_know_nothing_of_each_other(across: str) -> None:
    one = Seeded("pairs")
    thrown = {
        "counter": lambda n: one.throw("a.1", 6),
        "address": lambda n: one.throw(f"a.{n}", 6),
        "subject": lambda n: one.at(n).throw("a.1", 6),
    }[across]
    row = [thrown(n) for n in range(36_001)]
    counts = Counter(pairwise(row))
    assert chi_squared([counts[pair] for pair in product(range(1, 7), repeat=2)]) < BOUND[35]


def test_no_face_of_a_large_die_is_favoured() -> None:
    """A quarter of all draws lies beyond the last full round of a die of 3 * 2**62 faces; kept, they would show half of
    the time what has to fall a third of the time."""
    dice = Seeded(5)
    low = sum(dice.throw("lot", 3 << 62) <= 1 << 62 for _ in range(3000))
    assert abs(low - 1000) < 100


@pytest.mark.parametrize("sides", [1 << 30, 1 << 32, 1 << 33, 1 << 63])
def test_no_draw_in_a_full_round_is_drawn_again(sides: int) -> None:
    """The sides of these dice divide 2**64, so that the last round is as full as all others."""
    whole, dice = Seeded(5), Seeded(5)
    for _ in range(40):
        assert dice.throw("lot", sides) == (whole.throw("lot", 1 << 64) - 1) % sides + 1


def test_the_mixer_is_pinned() -> None:
    assert [mix(n) for n in (0, 1, 2**64 - 1)] == [0x0, 0x5692161D100B05E5, 0xB4D055FCF2CBBD7B]
    dice = Seeded(42, turn=3)
    assert [dice.throw("hunt.a", 6) for _ in range(8)] == PINNED_SIX
    assert [dice.at("Robin").throw("hunt.a", 20) for _ in range(4)] == PINNED_TWENTY
    assert dice.throw("nerve.1", (2, 3, 3, 4, 4, 5), 3) == PINNED_SUM


PINNED_SIX = [2, 2, 3, 4, 4, 3, 4, 4]
PINNED_TWENTY = [4, 3, 4, 16]
PINNED_SUM = 13


def test_a_throw_elsewhere_shifts_no_other() -> None:
    alone, among = Seeded(5), Seeded(5)
    for n in range(20):
        among.throw("new.1", 6)
        among.at(f"somebody {n}").throw("hunt.a", 6)
        assert alone.throw("hunt.a", 6) == among.throw("hunt.a", 6)


def test_the_dice_of_a_subject_go_on_where_they_were() -> None:
    dice = Seeded(5)
    once = [dice.at("Robin").throw("hunt.a", 1000) for _ in range(5)]
    assert len(set(once)) > 1
    assert Seeded(5).at("Robin").throw("hunt.a", 1000) == once[0]


def test_the_dice_below_a_subject_are_its_own() -> None:
    def shown(*subjects: int | str) -> list[int]:
        dice = Seeded(5)
        for subject in subjects:
            dice = dice.at(subject)
        return [dice.throw("hunt.a", 1000) for _ in range(5)]

    ways = [shown("Robin"), shown("Marian", "Robin"), shown("Robin", "Marian"), shown("Robin", 1), shown("Robin", 1, 2)]
    assert len({tuple(way) for way in ways}) == len(ways)
    assert shown("Robin", 1) == shown("Robin", 1)


def test_parts_of_an_address_do_not_run_together() -> None:
    assert Seeded(1, turn=23).throw("a", 1000) != Seeded(12, turn=3).throw("a", 1000)
    assert Seeded(1, subject=2).throw("a", 1000) != Seeded(1, subject="2").throw("a", 1000)


def test_real_dice_are_read_in_their_order() -> None:
    tape = Tape([5, 2, 6])
    assert tape.throw("hunt.a", 6) == 5
    assert tape.throw("hunt.b", 6, 2) == 8
    assert tape.left == 0
    with pytest.raises(DiceFault, match=r"`hunt\.c`.*no more dice"):
        tape.throw("hunt.c", 6)


def test_real_dice_are_read_by_name() -> None:
    tape = Tape({"a": 1, "flight.a": [3, 4]})
    assert tape.at("Robin").throw("flight.a", 6, 2) == 7
    assert tape.throw("hunt.a", 6) == 1
    with pytest.raises(DiceFault, match=r"`hunt\.a`"):
        tape.throw("hunt.a", 6)


def test_a_face_that_a_die_does_not_have_is_refused_by_name() -> None:
    with pytest.raises(DiceFault, match=r"`hunt\.a` cannot show 7, but 1 to 6"):
        Tape([7]).throw("hunt.a", 6)
    with pytest.raises(DiceFault, match=r"`hunt\.b` cannot show 6, but 2, 3, 4, 5"):
        Tape([6]).throw("hunt.b", (2, 3, 3, 4, 4, 5))


@pytest.mark.parametrize(("faces", "count"), [(6, 2), (10, 3), ((2, 3, 3, 4, 4, 5), 3), ((0, 1), 5)])
def test_a_sum_of_equal_dice_is_one_weighted_draw(faces: int | tuple[int, ...], count: int) -> None:
    single = range(1, faces + 1) if isinstance(faces, int) else faces
    brute = Counter(sum(drawn) for drawn in product(single, repeat=count))
    assert sums(faces, count) == tuple(sorted(brute.items()))
    odds = distribution(lambda dice: dice.throw("a", faces, count))
    assert odds == {total: Fraction(ways, len(single) ** count) for total, ways in brute.items()}


def test_throws_that_hang_on_throws_are_all_gone_through() -> None:
    def chain(most: int, dice: Enumerate) -> int:
        """Throws again while a six falls, up to a number of times."""
        total = 0
        for _ in range(most):
            face = dice.throw("chain.1", 6)
            total += face
            if face < 6:
                break
        return total

    odds = distribution(chain, 3)
    assert sum(odds.values()) == 1
    assert odds[18] == Fraction(1, 216)
    assert odds[13] == Fraction(1, 216)
    assert odds[1] == Fraction(1, 6)


def test_too_many_outcomes_are_refused_by_name() -> None:
    def storm(dice: Enumerate) -> tuple[int, ...]:
        return tuple([dice.throw("storm.1", 10) for _ in range(6)])

    with pytest.raises(TooManyOutcomes, match=r"`storm` may fall in more than 1,000 ways"):
        distribution(storm, limit=1000)


def test_a_sum_of_many_dice_is_no_more_than_its_totals() -> None:
    def storm(dice: Enumerate) -> int:
        return sum(dice.throw("storm.1", 10) for _ in range(30))

    odds = distribution(storm, limit=1000)
    assert odds == {total: Fraction(ways, 10**30) for total, ways in sums(10, 30)}


class Wheels:
    """Dice of which each run turns the last that has more to show."""

    def __init__(self) -> None:
        self.wheels: list[tuple[int, ...]] = []  # what each throw of the run may show, from what it shows now
        self.of: list[int] = []
        self.next = 0

    def throw(self, address: str, faces: Any, count: int = 1) -> int:
        if self.next == len(self.wheels):
            single = range(1, faces + 1) if isinstance(faces, int) else faces
            self.wheels.append(tuple(map(sum, product(single, repeat=count))))
            self.of.append(len(self.wheels[-1]))
        self.next += 1
        return self.wheels[self.next - 1][0]

    def at(self, subject: int | str) -> Wheels:
        return self


def walked(function: Callable[..., Any]) -> dict[Any, Fraction]:
    """The odds of a function, all outcomes gone through one by one."""
    dice, odds = Wheels(), Counter[Any]()
    while True:
        dice.next = 0
        odds[function(dice)] += Fraction(1, prod(dice.of))
        while dice.wheels and len(dice.wheels[-1]) == 1:
            dice.wheels.pop()
            dice.of.pop()
        if not dice.wheels:
            return dict(odds)
        dice.wheels[-1] = dice.wheels[-1][1:]


def enumerated(function: Callable[..., Any]) -> dict[Any, Fraction]:
    """The same by dice that show figures."""
    return weighed(Enumerate().walk("walked", function, ()))


def chances(at: int) -> Callable[[Any], Any]:
    """A function made at random that throws, reckons, asks, looks up, and throws as often as it was shown."""
    lots = random.Random(at)
    steps = [(lots.randrange(11), lots.randrange(4), lots.randrange(4), lots.randint(-3, 12)) for _ in range(7)]
    rows = [lots.randint(0, 9) for _ in range(64)]

    def function(dice: Any) -> Any:
        held = [dice.throw("a", 4), dice.throw("b", (2, 3, 3, 4, 4, 5)), 3, dice.throw("c", 3, 2)]
        for sort, one, other, number in steps:
            match sort:
                case 0:
                    held[one] = held[one] + held[other]
                case 1:
                    held[one] = number - held[other]
                case 2:
                    held[one] = held[one] * held[other] // 3
                case 3:
                    held[one] = max(held[one], number) if held[other] > number else min(held[other], number)
                case 4:
                    held[one] = rows[held[other] % 64]
                case 5 if held[one] == held[other]:
                    held[other] = dice.throw("d", 3)
                case 6:
                    held[one] = abs(-held[other])
                case 7 if held[one]:
                    held[one] = held[one] % 5
                case 8:
                    held[one] = dice.throw("e", max(held[other] % 6, 1))
                case 9 if number <= held[one] != held[other]:
                    return held[other]
                case 10:
                    held[one] = {held[other]: 1}.get(number, 0) if at % 7 == 0 else held[one] - number
        return held[0] if at % 3 else tuple(held)

    return function


@pytest.mark.parametrize("at", range(150))
def test_hidden_numbers_give_the_odds_of_all_outcomes(at: int) -> None:
    function = chances(at)
    found, wanted = distribution(function), walked(function)
    assert found == wanted == enumerated(function)
    assert all(
        isinstance(each, int) for answer in found for each in (answer if isinstance(answer, tuple) else [answer])
    )


def test_what_fails_fails_as_where_all_is_gone_through() -> None:
    def wrong(dice: Any) -> int:
        return 6 // (dice.throw("a", 6) - 4)

    def gap(dice: Any) -> int:
        if dice.throw("a", 6) > 4:
            raise NoAnswer("gap")
        return 1

    with pytest.raises(ZeroDivisionError):
        distribution(wrong)
    with pytest.raises(NoAnswer, match="gap"):
        distribution(gap)


def test_nobody_keeps_a_hidden_number() -> None:
    kept: dict[Any, int] = {}

    def keeps(dice: Any) -> int:
        return kept.setdefault(dice.throw("a", 6), 1)

    assert distribution(keeps) == {1: Fraction(1)}
    assert set(kept) == {1, 2, 3, 4, 5, 6}
    assert all(isinstance(each, int) for each in kept)


@pytest.mark.parametrize("at", range(12))
def test_a_repetition_has_the_odds_of_all_its_ways(at: int) -> None:
    lots = random.Random(at)
    sides, edge, most = lots.randint(2, 5), lots.randint(1, 4), lots.randint(2, 3)

    def fight(luck: Any, dice: Any) -> tuple[int, int, bool]:
        ours, theirs = lots_of
        for turn in range(1, most + 1):
            ours, theirs = go_on_with(dice, "fight", turn, ours, theirs)
            if ours <= 0 or theirs <= 0:
                break
            blow = dice.throw("fight.blow", sides)
            if blow > edge - luck:  # of this too another die decides
                theirs -= 1
            elif blow == 1:
                ours -= dice.throw("fight.wound", 3)
        return ours, theirs, luck > 1

    def twice(dice: Any) -> tuple[Any, ...]:
        luck = dice.throw("luck", 3)
        first = fight(luck, dice)
        return (*first, *fight(luck, dice)) if at % 2 else (*first, luck == 3)

    lots_of = lots.randint(1, 3), lots.randint(1, 3)
    expected = walked(twice)
    assert sum(expected.values()) == 1
    assert distribution(twice) == expected
    assert enumerated(twice) == expected


def test_a_lot_shows_what_the_die_would_show_that_is_thrown_there() -> None:
    for seed in range(200):
        subjects = (seed % 7, "standing", seed % 3)
        dice = Seeded(seed, turn=3).at("order 12")
        below = dice.at(subjects[0]).at(subjects[1]).at(subjects[2])
        log: list[tuple[str, int]] = []
        shown = lot(Recorded(Seeded(seed, turn=3).at("order 12"), log), subjects, "turn.queue", 1 << 30)
        assert shown == dice.lot(subjects, "turn.queue", 1 << 30) == below.throw("turn.queue", 1 << 30)
        assert log == [(f"{subjects[0]}/standing/{subjects[2]}/turn.queue", shown)]
