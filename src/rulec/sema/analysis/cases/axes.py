"""Axes of values: the points that conditions and keys can tell apart, and how an editor writes them.

A number's axis has a point for each value that something compares with and one for each stretch between two
of them; whole grains leave out the stretches in which no value lies.
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
    """A name, or the numbers from `low` to `high`, whose ends belong to it when `closed`."""

    name: str = ""
    low: Fraction | None = None
    high: Fraction | None = None
    closed: bool = True

    @property
    def is_name(self) -> bool:
        """Whether this is no number."""
        return bool(self.name)


@dataclass(frozen=True, slots=True)
class Axis:
    """What a term may be. `type` says how numbers are shown; `grain` None: numbers may be fractions."""

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
        """The set of points for which a comparison (`<`, `<=`, `=`, `>=`, `>`) with one of the axis's own cuts holds.

        Numbers stand in order, behind names: a table of thousands of rows asks this for every row.
        """
        first, behind = self.stretch(op, value)
        return (1 << max(0, behind - first)) - 1 << first

    def stretch(self, op: str, value: Fraction) -> tuple[int, int]:
        """The same points as a stretch: the first of them, and the one behind the last."""
        numbers = self._samples
        names = len(self.points) - len(numbers)
        first = 0 if op in ("<", "<=") else (bisect_right if op == ">" else bisect_left)(numbers, value)
        behind = len(numbers) if op in (">", ">=") else (bisect_left if op == "<" else bisect_right)(numbers, value)
        return first + names, behind + names

    def named(self, names: Iterable[str]) -> int:
        """The set of the points of those names."""
        wanted = set(names)
        return sum(1 << at for at, point in enumerate(self.points) if point.name in wanted)


def _sample(point: Point) -> Fraction:
    """A number that stands for the whole stretch: comparisons with the cuts cannot tell it from the others."""
    if point.low is not None and point.high is not None:
        return (point.low + point.high) / 2
    if point.low is not None:
        return point.low + 1
    if point.high is not None:
        return point.high - 1
    return Fraction(0)


def names_axis(names: Iterable[str], kind: Type, optional: bool) -> Axis:
    """The axis of an enumeration, of entries, or of yes and no; `none` first when it may be."""
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
    """The axis of a number from `low` to `high` (ends included, None: open) that is compared with `cuts`."""
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
    """The names that a value of the type may have, or None when they are no closed list."""
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
    """What a set of points says of a subject, in the language's spelling: `size = 3`, `size > 9`."""
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
        # whole grains: name the outermost values themselves
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
