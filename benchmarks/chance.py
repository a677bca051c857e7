"""The exact odds of the largest roll of the dice tests, by running the compiled function over all that its dice may
show, against a convolution written by hand for this one rule."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from benchmarks.rounds import Row, Wanted, against

AVERAGE = (2, 3, 3, 4, 4, 5)
HIGH = 2
TIMES = 20


def convolved(one: dict[int, int], faces: range | tuple[int, ...]) -> dict[int, int]:
    """The totals of some dice and one more, with the number of ways."""
    found: dict[int, int] = {}
    for total, ways in one.items():
        for face in faces:
            found[total + face] = found.get(total + face, 0) + ways
    return found


def by_hand(rank: int) -> dict[bool, Fraction]:
    """Whether it storms: two average dice and one of ten against what one of six shows."""
    winds = {0: 1}
    for faces in (AVERAGE, AVERAGE, range(1, 11)):
        winds = convolved(winds, faces)
    yes = 0
    for wind, ways in winds.items():
        for cloud in range(1, 7):
            if (wind > 12 and cloud >= 3) or (rank == HIGH and wind == 12):
                yes += ways
    of = 6 * 6 * 10 * 6
    return {True: Fraction(yes, of), False: Fraction(of - yes, of)}


NAMES = ("odds_storm",)


def rows(wanted: Wanted) -> Iterator[Row]:
    """`odds_storm`: nanoseconds for one table of odds."""
    from rulec.runtime import distribution
    from tests.chance.packs import emitted

    with emitted() as package:
        storm = package.package.storm
        assert distribution(storm, HIGH) == by_hand(HIGH)

        def compiled() -> None:
            for _ in range(TIMES):
                distribution(storm, HIGH)

        def hand() -> None:
            for _ in range(TIMES):
                by_hand(HIGH)

        yield against("odds_storm", compiled, "by hand", hand, TIMES)
