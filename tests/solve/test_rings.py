"""The runtime on its own: sweeps, the ring that is broken first, circles, and what they overrule."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product

import pytest

from rulec.runtime.faults import NotWeighed, Undecided
from rulec.runtime.solving import NO, OPEN, YES, Answers, Circle, Part, weigh

Rule = Callable[[dict[int, bool]], bool]
ALL_NO = Circle("", (), "", False)


def network(rules: dict[int, tuple[tuple[int, ...], Rule]]) -> tuple[Answers[int], Part]:
    """Decisions that each read some others: what is sure is so for every outcome of those that are open."""
    answers: Answers[int] = Answers("on", list(rules))

    def outcomes(number: int) -> list[bool]:
        reads, rule = rules[number]
        known = [(answers[r],) if answers[r] != OPEN else (YES, NO) for r in reads]
        return [rule(dict(zip(reads, (v == YES for v in values), strict=True))) for values in product(*known)]

    part = Part(answers, lambda _, n: all(outcomes(n)), lambda _, n: any(outcomes(n)))
    return answers, part


def test_what_is_certain_closes_without_a_circle() -> None:
    answers, part = network(
        {0: ((), lambda v: True), 1: ((0,), lambda v: not v[0]), 2: ((1, 0), lambda v: v[1] or v[0])}
    )
    weigh(None, [part])
    assert dict(answers) == {0: YES, 1: NO, 2: YES}
    assert answers.circles == {}


def test_a_ring_needs_a_circle() -> None:
    _, part = network({0: ((1,), lambda v: v[1]), 1: ((0,), lambda v: v[0])})
    with pytest.raises(Undecided, match="on"):
        weigh(None, [part], [Circle("only", ("off",), "off", True)])


def test_the_first_circle_that_fits_answers_and_is_remembered() -> None:
    answers, part = network({0: ((1,), lambda v: v[1]), 1: ((0,), lambda v: v[0])})
    weigh(None, [part], [Circle("some", ("off",), "off", True), Circle("only", ("on",), "on", True), ALL_NO])
    assert dict(answers) == {0: YES, 1: YES}
    assert answers.circles == {0: 1, 1: 1}
    assert answers.overruled == []


def test_what_a_circle_overruled_is_marked() -> None:
    answers, part = network({0: ((0,), lambda v: not v[0])})
    weigh(None, [part], [ALL_NO])
    assert dict(answers) == {0: NO}
    assert answers.overruled == [0]


def test_who_hangs_on_a_ring_is_no_part_of_it() -> None:
    """2 reads the ring, the ring does not read 2; and 3 is read by the ring but changes nothing there."""
    answers, part = network(
        {
            2: ((0,), lambda v: not v[0]),
            0: ((1, 3), lambda v: v[1] or (v[3] and not v[3])),
            1: ((0,), lambda v: v[0]),
            3: ((2,), lambda v: v[2]),
        }
    )
    weigh(None, [part], [Circle("only", ("on",), "on", True)])
    assert dict(answers) == {0: YES, 1: YES, 2: NO, 3: NO}
    assert sorted(answers.circles) == [0, 1]


def test_what_reads_itself_for_nothing_is_no_ring() -> None:
    """Neither side is sure to the bounds, but every outcome says the same."""
    answers: Answers[int] = Answers("on", [0])
    weigh(None, [Part(answers, lambda _, n: False, lambda _, n: answers[n] == OPEN)])
    assert dict(answers) == {0: NO}
    assert answers.circles == {}


def test_who_was_not_given_is_not_weighed() -> None:
    answers: Answers[int] = Answers("on", [1])
    with pytest.raises(NotWeighed):
        answers[2]
    with pytest.raises(NotWeighed):
        answers.by_circle(2)


@pytest.mark.parametrize("seed", range(60))
def test_random_networks_give_a_consistent_outcome_where_no_circle_overrules(seed: int) -> None:
    """And the only consistent outcome where nothing went in a circle."""
    rng = random.Random(seed)
    size = rng.randint(2, 6)
    rules: dict[int, tuple[tuple[int, ...], Rule]] = {}
    for number in range(size):
        reads = tuple(rng.sample(range(size), rng.randint(0, min(3, size))))
        truths = {key: rng.random() < 0.5 for key in product((False, True), repeat=len(reads))}
        rules[number] = reads, lambda v, reads=reads, truths=truths: truths[tuple(v[r] for r in reads)]
    answers, part = network(rules)
    weigh(None, [part], [ALL_NO])
    outcome = {n: answers[n] == YES for n in rules}
    consistent = _consistent(rules)
    if not answers.circles:
        assert consistent == [outcome]
    elif not answers.overruled:
        assert outcome in consistent


def _consistent(rules: dict[int, tuple[tuple[int, ...], Rule]]) -> list[dict[int, bool]]:
    found = []
    for values in product((False, True), repeat=len(rules)):
        one = dict(zip(sorted(rules), values, strict=True))
        if all(rule({r: one[r] for r in reads}) == one[n] for n, (reads, rule) in rules.items()):
            found.append(one)
    return found
