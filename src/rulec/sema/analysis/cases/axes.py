"""Axes: the points that conditions and keys can tell apart, and their spelling in the language.

The axis of a number has a point for each value in a comparison, and one for each stretch between two of them. With a
grain, stretches that contain no multiple of the grain are left out.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import ceil, floor

from rulec.base.records import dataclass, field
from rulec.base.types import EnumType, KindType, TruthType, Type
from rulec.sema.model import Measure, Model
from rulec.sema.typing.source_text import show_number

OTHER = "anything else"


@dataclass(frozen=True, slots=True)
class Point:
    """A name, or the numbers from `low` to `high`, including both ends if `closed`."""

    name: str = ""
    low: Fraction | None = None
    high: Fraction | None = None
    closed: bool = True

    @property
    def is_name(self) -> bool:
        """True for a name, False for numbers."""
        return bool(self.name)


@dataclass(frozen=True, slots=True)
class Axis:
    """The possible values of a term. `type` determines their spelling; with `grain` None, they may be fractions."""

    points: tuple[Point, ...]
    type: Type
    grain: Fraction | None = None
    _samples: tuple[Fraction, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        numbers = tuple(_sample(point) for point in self.points if not point.is_name)
        object.__setattr__(self, "_samples", numbers)

    @property
    def full(self) -> int:
        """The set of all points."""
        return (1 << len(self.points)) - 1

    def where(self, op: str, value: Fraction) -> int:
        """Return the set of points that satisfy a comparison (`<`, `<=`, `=`, `>=`, `>`) with a cut of the axis.

        Numbers are sorted and follow names, so a binary search finds them: large tables call this for every row.
        """
        first, behind = self.stretch(op, value)
        return (1 << max(0, behind - first)) - 1 << first

    def stretch(self, op: str, value: Fraction) -> tuple[int, int]:
        """Return the same points as a half-open range of indexes."""
        numbers = self._samples
        names = len(self.points) - len(numbers)
        first = 0 if op in ("<", "<=") else (bisect_right if op == ">" else bisect_left)(numbers, value)
        behind = len(numbers) if op in (">", ">=") else (bisect_left if op == "<" else bisect_right)(numbers, value)
        return first + names, behind + names

    def named(self, names: Iterable[str]) -> int:
        """Return the set of points with these names."""
        wanted = set(names)
        return sum(1 << at for at, point in enumerate(self.points) if point.name in wanted)


def _sample(point: Point) -> Fraction:
    """Return a number inside the stretch; comparisons with the cuts give the same result for all of its numbers."""
    if point.low is not None and point.high is not None:
        return (point.low + point.high) / 2
    if point.low is not None:
        return point.low + 1
    if point.high is not None:
        return point.high - 1
    return Fraction(0)


def names_axis(names: Iterable[str], kind: Type, optional: bool) -> Axis:
    """Return the axis of an enumeration, of entries, or of yes and no. An optional axis begins with `none`."""
    points = [Point("none")] if optional else []
    points += [Point(name) for name in names]
    return Axis(tuple(points), kind)


def numbers_axis(
    cuts: Iterable[Fraction],
    kind: Type,
    grain: Fraction | None,
    low: Fraction | None = None,
    high: Fraction | None = None,
    optional: bool = False,
) -> Axis:
    """Return the axis of a number from `low` to `high` (inclusive; None: unbounded) with the given cuts."""
    inside = {c for c in cuts if (low is None or c >= low) and (high is None or c <= high)}
    ends = sorted(inside | {end for end in (low, high) if end is not None})
    points = [Point("none")] if optional else []
    before = None
    if not ends:
        return Axis((*points, Point(low=low, high=high, closed=False)), kind, grain)
    for cut in ends:
        if before is not None or low is None:
            points.append(Point(low=before, high=cut, closed=False))
        points.append(Point(low=cut, high=cut))
        before = cut
    if high is None:
        points.append(Point(low=before, high=None, closed=False))
    kept = tuple(p for p in points if p.is_name or grain is None or _holds_a_grain(p, grain))
    return Axis(kept, kind, grain)


def _holds_a_grain(point: Point, grain: Fraction) -> bool:
    if point.closed:
        return point.low is not None and (point.low / grain).denominator == 1
    if point.low is None or point.high is None:
        return True
    return floor(point.low / grain) + 1 < ceil(point.high / grain)


def members(model: Model, kind: Type) -> tuple[str, ...] | None:
    """Return the names of all values of a type; None if the type is no closed list."""
    # else: no closed list
    match kind:
        case EnumType(name=name) if name in model.enums:
            return tuple(member.name for member in model.enums[name].members)
        case KindType(name=name, listed=True):
            return tuple(record.name for record in model.records.get(name, ()))
        case TruthType():
            return ("no", "yes")
        case _:
            return None


def show_points(axis: Axis, points: int, subject: str, measures: Mapping[str, Measure] | None = None) -> str:
    """Return a set of points as a condition on a subject, in the language's spelling: `size = 3`, `size > 9`."""
    chosen = [point for at, point in enumerate(axis.points) if points >> at & 1]
    names = [point.name for point in chosen if point.is_name]
    pieces: list[str] = []
    if isinstance(axis.type, TruthType) and len(names) == 1:
        return subject if names[0] == "yes" else f"not {subject}"
    if names == [OTHER]:
        return f"{subject} is {OTHER}"
    if len(names) == 1:
        pieces.append(f"{subject} = {names[0]}")
    elif names:
        pieces.append(f"{subject} in {{{', '.join(names)}}}")
    numbers = [point for point in chosen if not point.is_name]
    if numbers:
        pieces.append(_show_stretch(axis, numbers[0], numbers[-1], subject, measures))
    return " or ".join(pieces)


def _show_stretch(axis: Axis, first: Point, last: Point, subject: str, measures: Mapping[str, Measure] | None) -> str:
    low, high = first.low, last.high
    low_in, high_in = first.closed, last.closed
    if axis.grain is not None:
        # on the grain, show the outermost values themselves
        if low is not None and not low_in:
            low, low_in = (floor(low / axis.grain) + 1) * axis.grain, True
        if high is not None and not high_in:
            high, high_in = (ceil(high / axis.grain) - 1) * axis.grain, True

    def amount(value: Fraction) -> str:
        return show_number(value, axis.type, measures)

    if low is not None and low == high:
        return f"{subject} = {amount(low)}"
    if low is None and high is None:
        return f"{subject} is any number"
    if low is None and high is not None:
        return f"{subject} {'<=' if high_in else '<'} {amount(high)}"
    if high is None and low is not None:
        return f"{subject} {'>=' if low_in else '>'} {amount(low)}"
    assert low is not None
    assert high is not None
    if low_in and high_in:
        return f"{subject} in {amount(low)} .. {amount(high)}"
    return f"{subject} {'>=' if low_in else '>'} {amount(low)} and {subject} {'<=' if high_in else '<'} {amount(high)}"
